"""Everyday manners of the commands: they speak the language asked for, suggest, search, begin and list."""

from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import high_ref.command
import lum42_ref as lum
import lum42_ref.command
from high_ref.book import BOOK as HIGH
from lum42_ref import notation
from lum42_ref.engine import ENGINE
from rulespec.cli.main import commands
from rulespec.cli.subject import OwnCommand, Subject
from rulespec.cli.turns import turns
from rulespec.cli.usage import Misuse
from rulespec.language import Language
from tests.support.commands import no_game

CARD = "turn gold; N red-L m:green black.basic@P; E blue-L p:lat"


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """A command as somebody types it: exit code, output, complaints."""

    def typed(*words: str, command: Callable[[], object] = lum42_ref.command.main) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", [command.__module__, *words])
        with pytest.raises(SystemExit) as ended:
            command()
        said = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, said.out, said.err

    return typed


Run = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (
            ["aks"],
            "Error: No such command 'aks'; did you mean 'ask'?",
            "Erreur : Aucune commande « aks » ; vouliez-vous dire « ask » ?",
        ),
        (
            ["règle"],
            "Error: No such command 'règle'; did you mean 'clause'?",
            "Erreur : Aucune commande « règle » ; vouliez-vous dire « clause » ?",
        ),
        (["zzz"], "Error: No such command 'zzz'", "Erreur : Aucune commande « zzz »"),
        (["show"], "Error: Missing argument 'SOURCE'.", "Erreur : Il manque l'argument 'SOURCE'."),
        (
            ["draw", CARD, "--outpt", "x"],
            "Error: No such option '--outpt'. Did you mean '--output'?",
            "Erreur : Aucune option '--outpt'. Vouliez-vous dire '--output' ?",
        ),
        (["show", CARD, "--foo"], "Error: No such option '--foo'.", "Erreur : Aucune option '--foo'."),
        (
            ["convert", CARD, "--to", "xml"],
            (
                "Error: Invalid value for '--to': 'xml' is not one of 'card', 'line', 'json', 'record', "
                "'digest', 'play-digest'."
            ),
            (
                "Erreur : Valeur incorrecte pour '--to' : 'xml' n'est pas l'un de 'card', 'line', 'json', "
                "'record', 'digest', 'play-digest'."
            ),
        ),
        (
            ["show", CARD, "--at", "two"],
            "Error: Invalid value for '--at': 'two' is not a valid integer.",
            "Erreur : Valeur incorrecte pour '--at' : 'two' n'est pas un nombre entier.",
        ),
        (
            ["perft", CARD, "99"],
            "Error: Invalid value for 'DEPTH': 99 is not in the range 1<=x<=12.",
            "Erreur : Valeur incorrecte pour 'DEPTH' : 99 n'est pas dans l'intervalle 1<=x<=12.",
        ),
        (
            ["show", CARD, "more"],
            "Error: Got unexpected extra argument (more)",
            "Erreur : Arguments en trop (more)",
        ),
        (
            ["moves", CARD, "--json=1"],
            "Error: Option '--json' does not take a value.",
            "Erreur : L'option '--json' ne prend pas de valeur.",
        ),
        (
            ["ruling"],
            "Error: give either an id or --search WORDS",
            "Erreur : donnez soit un identifiant, soit --search MOTS",
        ),
        (
            ["new", "--variant", "extnsion"],
            "Error: there is no variant 'extnsion'; there are base, extension; did you mean 'extension'?",
            (
                "Erreur : il n'y a pas de variante « extnsion » ; il y a base, extension ; "
                "vouliez-vous dire « extension » ?"
            ),
        ),
        (
            ["new", "--players", "9"],
            "lum42: players: expected 2 to 4, found 9",
            "lum42: joueurs : attendu : 2 à 4 ; trouvé : 9",
        ),
        (
            ["show", CARD, "--reading", "R-23"],
            "lum42: --reading R-23: expected RULING=READING, such as R-23=ship_plus_piece",
            "lum42: --reading R-23 : attendu : DÉCISION=LECTURE, par exemple R-23=ship_plus_piece",
        ),
        (
            ["show", CARD, "--reading", "R-23=odd"],
            "lum42: R-23 has no reading 'odd'; expected one of one_per_opponent, ship_plus_piece",
            "lum42: R-23 n'a pas de lecture 'odd' ; attendu l'une de one_per_opponent, ship_plus_piece",
        ),
        (
            ["replay", CARD],
            f"lum42: {CARD[:40]}: expected a game record",
            f"lum42: {CARD[:40]} : attendu : le relevé d'une partie",
        ),
        (
            ["ask", CARD, "gold move N"],
            "lum42: line 1, column 1: expected 'gold: …', with a colon, found 'gold'",
            "lum42: ligne 1, colonne 1 : attendu : « gold : … », avec deux-points ; trouvé : « gold »",
        ),
        (
            ["ask", CARD, "gold mvoe N"],
            (
                "lum42: line 1, column 1: expected an action, "
                "or a turn such as '(0,1) > (0,2) deploy basic planet', found 'gold'"
            ),
            (
                "lum42: ligne 1, colonne 1 : attendu : une action, "
                "ou un tour tel que « (0,1) > (0,2) déployer base planète » ; trouvé : « gold »"
            ),
        ),
        (
            ["show", '{"format":"lum42-state","version":3}'],
            "lum42: state.terms: expected this key, found none",
            "lum42: state.terms : clé attendue, mais absente",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language_asked_for(
    run: Run, words: list[str], english: str, french: str
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        code, out, err = run(*words, "--lang", language)
        assert (code, out, err.splitlines()[-1]) == (2, "", expected)


@pytest.mark.parametrize("group", [(), ("vectors",)])
def test_without_a_command_all_are_listed_once(run: Run, group: tuple[str, ...]) -> None:
    code, out, err = run(*group)
    assert (code, out, err.count("Usage: "), "Error" in err) == (2, "", 1, False)
    assert err == run(*group, "--help")[1]


def test_nothing_is_no_file(run: Run) -> None:
    assert run("show", "") == run("show", " ")


def test_a_file_is_named_in_full_and_a_text_by_its_beginning(run: Run, tmp_path: Path) -> None:
    path = tmp_path / ("long" * 20 + ".card")
    path.write_text(CARD, encoding="utf-8")
    for words in (["replay"], ["convert", "--to", "record"]):
        for source, called in ((str(path), str(path)), (CARD, CARD[:40])):
            code, out, err = run(*words, source)
            assert (code, out, err.startswith(f"lum42: {called}: ")) == (2, "", True)


def test_the_size_of_a_picture_is_told_in_either_language(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a,b.svg"

    def told(language: str) -> tuple[str, str]:
        last = run("draw", CARD, "-o", str(path), "--lang", language)[2].splitlines()[-1]
        return last, f"{path.stat().st_size:,}"

    last, size = told("en")
    assert last == f"{path}: {size} bytes"
    last, size = told("fr")
    assert last == f"{path} : {size.replace(',', ' ')} octets"


def test_nobody_is_named_where_nobody_decides(run: Run) -> None:
    code, out, _ = run("ask", "phase over", "gold: move N")
    assert (code, out.splitlines()[0]) == (1, "✗ Gold: move (0,1)  refused")
    code, out, _ = run("ask", "phase over", "move N")
    assert (code, out.splitlines()[0]) == (1, "✗ move (0,1)  refused")


def test_the_environment_says_the_language_of_mistakes_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUM42_LANG", "fr")
    assert run("show")[2] == (
        "Usage : lum42 show [OPTIONS] SOURCE\n"
        "L'aide : lum42 show --help\n\n"
        "Erreur : Il manque l'argument 'SOURCE'.\n"
    )


def test_a_choice_that_is_needed_is_listed_in_french(run: Run) -> None:
    assert run("convert", CARD, "--lang=fr")[2].endswith(
        "Erreur : Il manque l'option '--to'. Au choix :\n"
        "\tcard,\n\tline,\n\tjson,\n\trecord,\n\tdigest,\n\tplay-digest\n"
    )


def test_rulings_are_searched_like_clauses(run: Run) -> None:
    code, out, _ = run("ruling", "--search", "SHIP_PLUS_PIECE opponent")
    assert (code, [line.split("  ")[0] for line in out.splitlines() if line.startswith("R-")]) == (
        0,
        ["R-23"],
    )
    assert out.splitlines()[-1] == "  default: one_per_opponent – one per opponent"
    code, out, _ = run("ruling", "--search", "decision anglaise VAISSEAU", "--lang", "fr")
    assert (code, out) == (1, "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ruling", "spaceship"), "lum42: no ruling contains 'spaceship'; did you mean 'ship'?\n"),
        (("clause", "gentle leader"), "lum42: no clause contains 'gentle leader'; did you mean 'Chief'?\n"),
        (("clause", "zebra"), "lum42: no clause contains 'zebra'\n"),
    ],
)
def test_a_search_without_finds_suggests_the_word_of_the_rulebook(
    run: Run, words: tuple[str, str], said: str
) -> None:
    assert run(words[0], "--search", words[1]) == (1, "", said)


def test_a_new_game_is_a_card_that_says_how_it_came_about(run: Run) -> None:
    code, out, err = run("new", "--players", "3", "--seed", "7")
    assert (code, err, out.splitlines()[0]) == (0, "", "# lum42 new --players 3 --seed 7")
    assert notation.read_card(out) == lum.new_game(players=3, seed=7)
    assert run("new", "--players", "3", "--seed", "7")[1] == out


def test_a_new_game_takes_readings_and_variants(run: Run) -> None:
    state = notation.read_card(run("new", "--seed", "1", "--variant", "extension")[1])
    assert state == lum.new_game(seed=1, extension=True)
    code, out, _ = run("new", "--seed", "1", "--reading", "r-23=ship_plus_piece")
    rulings = lum.Rulings().with_reading("R-23", "ship_plus_piece")
    assert (code, notation.read_card(out)) == (0, lum.new_game(seed=1, rulings=rulings))


def test_without_a_seed_each_game_is_another_and_says_its_seed(run: Run) -> None:
    first, second = run("new")[1], run("new")[1]
    seed = first.splitlines()[0].rpartition(" ")[2]
    assert run("new", "--seed", seed)[1] == first
    assert first != second


def test_a_new_game_can_be_a_record_to_go_on_with(run: Run) -> None:
    record = notation.read_record(run("new", "--players", "2", "--seed", "7", "--to", "record")[1])
    assert [step.state for step in notation.replay(record)] == [lum.new_game(players=2, seed=7)]


def test_a_random_position_lies_deep_in_a_game_and_comes_out_again(run: Run) -> None:
    code, out, err = run("random", "--players", "2", "--seed", "5")
    remark = out.splitlines()[0]
    assert (code, err, remark.rpartition(" ")[0]) == (
        0,
        "",
        "# lum42 random --players 2 --seed 5 --after",
    )
    again = run(*remark.split()[2:])
    assert again == (0, out, "")
    record = notation.read_record(run(*remark.split()[2:], "--to", "record")[1])
    assert list(notation.replay(record))[-1].state == notation.read_card(out)
    assert len(record.actions) == int(remark.split()[-1])


def test_a_random_game_can_be_left_at_once_or_played_to_its_end(run: Run) -> None:
    begun = run("random", "--players", "2", "--seed", "5", "--after", "0")[1]
    assert notation.read_card(begun) == lum.new_game(players=2, seed=5)
    code, _, err = run("random", "--players", "2", "--seed", "5", "--after", "9999")
    last = err.splitlines()[-1].rpartition(" ")[2]
    assert (code, err.splitlines()[-1]) == (
        2,
        f"Error: the game of this seed ends after {last} actions: expected 0 to {last}",
    )
    ended = notation.read_card(run("random", "--players", "2", "--seed", "5", "--after", last)[1])
    assert lum.outcome(ended) is not None


def test_whole_turns_are_listed_each_as_a_line_that_can_be_asked(run: Run) -> None:
    code, out, err = run("moves", CARD, "--turns")
    assert (code, err, out) == (
        0,
        "",
        (
            "Gold navigates from the centre: first step\n\n"
            "  gold: (0,1) deploy basic planet  Black +1\n"
            "  gold: (0,1) deploy basic moon  Black +1\n"
            "  gold: (1,0) deploy basic planet\n"
        ),
    )
    for line in out.splitlines()[2:]:
        assert run("ask", CARD, line.strip().partition("  ")[0])[0] == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_reads_back_as_what_it_was_made_of(run: Run, seed: int) -> None:
    state = notation.read_card(run("random", "--players", "2", "--seed", str(seed))[1])
    listed = list(turns(ENGINE, state))
    assert listed
    for turn in listed:
        line = notation.read_line(notation.NOTATION.write_line(state, turn.actions), state)
        assert (line.seat, line.actions) == (lum.decider(state), turn.actions)


def test_a_turn_ends_where_somebody_else_decides_or_a_turn_begins() -> None:
    state = notation.read_card("turn gold; phase 4; N red-L m:green gold.basic@P; exile three gold.basic")
    lines = [notation.NOTATION.write_line(state, turn.actions) for turn in turns(ENGINE, state)]
    assert "gold: recover (0,1) planet; place_probe (0,1)" in lines
    assert "gold: recover_exile three basic" in lines


def test_more_turns_than_asked_for_are_mentioned(run: Run) -> None:
    code, out, err = run("moves", CARD, "--turns", "--most", "2", "--lang", "fr")
    assert (code, len(out.splitlines()), err) == (
        0,
        4,
        "lum42: il y a plus de 2 tours ; --most en donne davantage\n",
    )


def test_turns_are_json_too(run: Run) -> None:
    first = run("moves", CARD, "--turns", "--json")[1].splitlines()[0]
    assert first == (
        '[{"format":"lum42-action","version":3,"type":"move","cell":[0,1]},'
        '{"format":"lum42-action","version":3,"type":"deploy","unit":"basic","slot":"planet"}]'
    )


@pytest.fixture
def bad_record(tmp_path: Path, run: Run) -> Path:
    path = tmp_path / "bad.record"
    record = run("new", "--players", "2", "--seed", "7", "--to", "record")[1]
    path.write_text(f"\n{record}black: take_planet 1\n# now\nblack: take_planet 9\n", encoding="utf-8")
    return path


def test_replay_names_the_line_of_an_illegal_action_and_why(run: Run, bad_record: Path) -> None:
    number = len(bad_record.read_text(encoding="utf-8").splitlines())
    told = {
        "en": (
            f"lum42: {bad_record}, line {number}, action 2: Black: take_planet 9 is refused\n"
            "  Take the top planet of stack 9\n"
            "  - The action answers another decision than the one that is pending.  [DIS-4]\n"
        ),
        "fr": (
            f"lum42: {bad_record}, ligne {number}, action 2 : Noir : take_planet 9 est refusé\n"
            "  Prendre la planète du sommet de la pile 9\n"
            "  - L'action répond à un autre choix que celui qui est en attente.  [DIS-4]\n"
        ),
    }
    for language in Language:
        code, _, err = run("replay", str(bad_record), "--lang", language.value)
        assert (code, err) == (2, told[language.value])
    assert run("show", str(bad_record))[2] == told["en"].replace(f"{bad_record}, ", "")
    assert run("convert", "--to", "record", str(bad_record))[2] == told["en"]


def test_an_action_that_cannot_be_drawn_is_refused_as_people_say_it(run: Run) -> None:
    assert run("draw", CARD, "--action", "doré : déplacer ouest", "--lang", "fr")[2] == (
        "lum42: move (-1,0) est refusé\n"
        "  Déplacer le vaisseau en (-1,0)\n"
        "  - Aucun système ne se trouve sur cette case.  [CON-5]\n"
    )


def test_a_game_with_chance_begins_and_is_played_by_lot_too(run: Run) -> None:
    high = high_ref.command.main
    code, out, _ = run("new", "--players", "2", "--seed", "1", command=high)
    assert (code, out.splitlines()[0]) == (0, "# high new --players 2 --seed 1")
    code, out, _ = run("random", "--players", "2", "--seed", "1", command=high)
    assert (code, out.splitlines()[0].split()[:3]) == (0, ["#", "high", "random"])
    assert run("moves", out, "--turns", command=high)[0] == 0


def greet() -> click.Command:
    @click.command()
    def greet() -> None:
        """Greet."""
        click.echo("good day")

    return greet


def test_a_rulebook_can_have_a_command_of_its_own_beside_those_that_all_have() -> None:
    own = OwnCommand("greet", "Say good day.", greet, near="salut bonjour")
    with_own, without = (commands(Subject(HIGH, no_game, own=each)) for each in ((own,), ()))
    listed = CliRunner().invoke(with_own, ["--help"]).output
    assert listed.index("Show where each clause") < listed.index("greet     Say good day.")
    assert CliRunner().invoke(with_own, ["greet"]).output == "good day\n"
    assert "did you mean 'greet'?" in str(
        CliRunner().invoke(with_own, ["salut"], standalone_mode=False).exception
    )
    assert "clause" in listed
    assert "greet" not in CliRunner().invoke(without, ["--help"]).output
    assert isinstance(CliRunner().invoke(without, ["greet"], standalone_mode=False).exception, Misuse)
