"""The commands as people use them: what they say, in both languages, to good input and to bad."""

import json
from pathlib import Path
from random import Random

import pytest

import lumens_ref as lumens
from lumens_ref.boards import document, shipped
from lumens_ref.model.components import OF_EACH_KIND, Kind
from lumens_ref.model.reasons import Reason
from lumens_ref.vocabulary.of_reasons import REASONS
from rulespec.codec.border import pretty
from rulespec.language import Language
from tests.lumens_ref import transcripts
from tests.lumens_ref.support.shell import Said, typed
from tests.lumens_ref.support.stranger import Stranger, counted, room_lines


@pytest.mark.parametrize("language", Language)
def test_the_commands_say_what_is_written_down(language: Language) -> None:
    """Where they should say something else: ``python -m tests.lumens_ref.transcripts``, and read the diff."""
    assert transcripts.transcript(language) == transcripts.path(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", Language)
def test_every_reason_for_a_refusal_is_shown(language: Language) -> None:
    """Wrapped lines count as one."""
    shown = " ".join(transcripts.transcript(language).split())
    silent = [reason for reason in Reason if REASONS[reason].in_language(language) not in shown]
    assert silent == []


@pytest.mark.parametrize(
    ("shows", "reasons"),
    [
        ("no origin", ["no_origin"]),
        ("covered", ["origin_covered"]),
        ("blocked", ["path_blocked"]),
        ("full", ["cell_full"]),
        ("foreign start", ["foreign_start"]),
        ("right spent", ["cell_full", "right_spent"]),
        ("not your turn", ["not_your_turn"]),
        ("out", ["not_your_turn", "player_out"]),
        ("must place", ["must_place"]),
        ("no such face", ["face_not_available"]),
        ("not on the board", ["not_on_board"]),
        ("another decision", ["wrong_decision"]),
        ("not in the bag", ["not_in_bag"]),
        ("nobody plays that colour", ["no_such_seat"]),
        ("the game is over", ["game_over"]),
        ("the right needs one who is stuck", ["right_needs_stuck"]),
        ("no count to one's own start", ["own_start_by_right_only"]),
        ("rooms first", ["rooms_first"]),
        ("rooms only", ["rooms_only"]),
        ("no start place", ["no_start_place"]),
    ],
)
@pytest.mark.parametrize("language", Language)
def test_a_refusal_has_its_reasons_in_either_language(
    shows: str, reasons: list[str], language: Language
) -> None:
    (session,) = [each for each in transcripts.REFUSED if each.shows == shows]
    said = typed(*session.words(language), "--json")
    verdict = json.loads(said.lines[-1])
    assert (said.code, verdict["allowed"], verdict["reasons"]) == (1, False, reasons)


def test_a_stranger_plays_a_whole_game_and_counts_it_by_hand() -> None:
    """In English and French by turns; nothing but the output of the commands is used."""
    stranger = Stranger(typed("new", "--seed", "7").out, Random(7))
    stranger.play()
    assert stranger.taken["yellow"] == stranger.taken["green"] == 24, "a face, and 23 turns"
    assert stranger.taken["chance"] == 45, "the first hands and who is first, then 22 draws of each"
    grid = json.loads(typed("board", "two-players", "--json").out)["board"]["grid"]
    totals = counted(grid, stranger.card)
    assert totals
    assert room_lines(stranger.end) == totals
    assert stranger.end[stranger.end.index("Next  the game is over") + 1] == (
        "Board: Lumens, side for two players (known at second hand)"
    )


def test_four_strangers_begin_on_the_invented_board() -> None:
    begun = typed("new", "--seed", "3", "--variant", "invented-example")
    stranger = Stranger(begun.out, Random(3))
    stranger.play(lines=25)
    faces, setup, draws = 4, 1, 10
    assert stranger.taken["chance"] == setup + draws
    assert sum(stranger.taken.values()) == faces + setup + 2 * draws
    assert stranger.card.splitlines()[0] == "board invented-example"


@pytest.mark.parametrize("command", ["new", "random"])
@pytest.mark.parametrize("more", [(), ("--variant", "invented-example", "--players", "3")])
def test_a_seed_gives_the_same_game_again_and_another_seed_another(
    command: str, more: tuple[str, ...]
) -> None:
    first, again, other = (typed(command, "--seed", seed, *more) for seed in ("7", "7", "9"))
    assert (first.code, first.err, first) == (0, "", again)
    assert first.lines[1:] != other.lines[1:]
    remark = first.lines[0].removeprefix("# lumens ").split()
    assert typed(*remark).out == first.out, "the remark says how to get it again"


def test_a_random_position_is_the_one_of_its_record() -> None:
    words = ("random", "--seed", "7", "--after", "60")
    record = typed(*words, "--to", "record").out
    assert typed("convert", record, "--to", "card").out == typed(*words).out.partition("\n")[2]


CARDS = {
    "board two-players; players yellow green; 1,9 Y3; 13,1 G2/G1; hand yellow 3/4; hand green 2/5; "
    "bag yellow 1/6 8, 2/5 8, 3/4 6; first green; turn yellow; reading R-16 any_own_chip": (
        "PLATEAU two-players; JOUEURS jaune VERT; 1,9 j3; 13,1 ve2/VE1; Main Jaune 4/3; main vert 5/2; "
        "sac jaune 1/6 8, 2/5 8, 3/4 6; premier vert; tour jaune; LECTURE R-16 any_own_chip"
    ),
    "board invented-example; players yellow green red violet; 8,8 R1/Vi2; start yellow 1,1; hand red 1/6; "
    "turn red; reading R-21 skip_each_turn": (
        "plateau invented-example; joueurs JAUNE Vert rouge violet; 8,8 r1/vi2; DÉPART jaune 1,1; "
        "main rouge 1/6; tour ROUGE; lecture R-21 skip_each_turn"
    ),
    "players yellow green; start yellow 13,1; start green 1,9; first-chip yellow 1/6 6; "
    "first-chip green 2/5; pending choose_face green": (
        "joueurs jaune vert; depart jaune 13,1; départ VERT 1,9; premier-jeton jaune 6/1 6; "
        "PREMIER-JETON vert 2/5; attente choisir_face vert"
    ),
    transcripts.STUCK[0]: transcripts.STUCK[1].upper(),
    transcripts.OVER[0]: transcripts.OVER[1].upper(),
}


@pytest.mark.parametrize(("card", "in_french"), CARDS.items())
def test_a_card_in_french_is_the_same_card_in_any_case(card: str, in_french: str) -> None:
    english, french = typed("convert", card, "--to", "json"), typed("convert", in_french, "--to", "json")
    assert (english.code, french) == (0, english)


@pytest.mark.parametrize(
    ("actions", "in_french"),
    [
        (["yellow: place 4,9 3"], ["jaune : poser 4,9 3"]),
        (["yellow: place 4,9 3"], ["JAUNE: Placer (4,9) 3"]),
        (["yellow: place 4,9 3"], ["J : 4,9 3"]),
        (["yellow: place 4,9 3"], ["4,9 3"]),
        (["yellow: start 4"], ["jaune : depart 4"]),
        (["yellow: start 4"], ["jaune : pose_directe 4"]),
        (["yellow: place 4,9 3", "chance: draw 2/5"], ["jaune : 4,9 3", "HASARD : pioche 5/2"]),
        (["yellow: pass"], ["jaune : passe"]),
    ],
)
def test_actions_in_french_are_the_same_actions_in_any_case(actions: list[str], in_french: list[str]) -> None:
    card = transcripts.TURN[0]
    told = typed("ask", card, *actions, "--json")
    assert told.code in (0, 1)
    assert typed("ask", card, *in_french, "--json") == told


def test_every_listed_turn_can_be_asked() -> None:
    card = typed("random", "--seed", "5", "--after", "41").out
    turns = [line.strip() for line in typed("moves", card, "--turns").lines[2:]]
    assert len(turns) > 3
    assert [turn for turn in turns if typed("ask", card, turn).code] == []


def test_a_deal_that_no_bag_can_give_is_refused_with_all_its_faults() -> None:
    fine = lumens.Deal.by_lot((lumens.Seat.YELLOW, lumens.Seat.GREEN), seed=1)
    short = fine.chips[lumens.Seat.YELLOW][:-2]
    nine = (Kind.ONE_SIX,) * (OF_EACH_KIND + 1) + (Kind.TWO_FIVE,) * OF_EACH_KIND + (Kind.THREE_FOUR,) * 7
    with pytest.raises(lumens.InvalidPosition) as caught:
        lumens.Deal(lumens.Seat.RED, {lumens.Seat.YELLOW: short, lumens.Seat.GREEN: nine})
    assert str(caught.value).splitlines() == [
        "first: Red plays, and no chips are dealt",
        "chips of yellow: expected 24 chips, found 22",
        "chips of green: expected 8 chips 1/6, found 9",
    ]
    assert caught.value.in_language(Language.FR).splitlines() == [
        "premier : Rouge joue, et aucun jeton n'est donné",
        "jetons de jaune : attendu : 24 jetons ; trouvé : 22",
        "jetons de vert : attendu : 8 jetons 1/6 ; trouvé : 9",
    ]


def test_a_deal_for_others_than_those_who_play_is_refused() -> None:
    deal = lumens.Deal.by_lot((lumens.Seat.YELLOW, lumens.Seat.RED), seed=1)
    with pytest.raises(lumens.InvalidPosition) as caught:
        lumens.begin(lumens.new_game(), deal)
    assert str(caught.value).splitlines() == [
        "chips: Green plays, and no chips are dealt",
        "chips of red: Red does not play",
    ]


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """A board of one's own for three players, in a file."""
    written = json.loads(pretty(document(shipped()["invented-example"])))
    written |= {"name": "My board, invented", "players": [3], "starts": {"3": written["starts"]["3"]}}
    path = tmp_path / "my-board.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    return path


def _digest(said: Said) -> str:
    (line,) = [line for line in said.lines if line.startswith("in a card: board ")]
    return line.removeprefix("in a card: board ")


def test_three_play_on_a_board_of_their_own_once_its_file_is_named(own_board: Path) -> None:
    judged = typed("board", str(own_board))
    assert (judged.code, judged.lines[0]) == (0, "My board, invented")
    first_draw = "pending draw_chip chance player=yellow purpose=start"
    card = f"board {_digest(judged)}; players yellow green red; {first_draw}"
    without = typed("moves", card)
    assert (without.code, without.out, len(without.err.splitlines())) == (2, "", 1)
    assert "Name its file in LUMENS_BOARDS" in without.err
    stranger = Stranger(card, Random(1), {"LUMENS_BOARDS": str(own_board)})
    stranger.play(lines=12)
    assert (stranger.taken["chance"], stranger.taken["yellow"]) == (5, 3)
    assert stranger.card.splitlines()[0].endswith(" invented"), "the status stands with the board"


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        (
            "no board",
            "b.json: expected JSON, found ",
            "b.json : attendu du JSON, trouvé ",
        ),
        ("[]", "expected an object", "attendu un objet"),
    ],
)
def test_what_is_no_board_file_is_named_as_such(
    tmp_path: Path, content: str, english: str, french: str
) -> None:
    path = tmp_path / "b.json"
    path.write_text(content, encoding="utf-8")
    for language, expected in ((Language.EN, english), (Language.FR, french)):
        said = typed("board", str(path), "--lang", language.value)
        assert said.code in (1, 2)
        assert expected in said.out + said.err


def test_a_board_file_with_faults_is_refused_with_all_of_them(own_board: Path) -> None:
    whole = json.loads(own_board.read_text(encoding="utf-8"))
    grid = ["Z" + row[1:] for row in whole["grid"]]
    damaged = whole | {"grid": grid, "central_room": "?", "status": "printed", "extra": 1}
    own_board.write_text(json.dumps(damaged), encoding="utf-8")
    said = typed("board", str(own_board), "--json")
    codes = [fault["code"] for fault in json.loads(said.out)["faults"]]
    assert (said.code, set(codes) >= {"B-01", "B-02", "B-06", "B-08"}) == (1, True), codes
    listed = typed("board", environment={"LUMENS_BOARDS": str(own_board)})
    assert listed.code == 1
    assert f"✗ {own_board}  refused" in listed.out


def test_the_language_can_be_said_once_for_all() -> None:
    said = typed("moves", transcripts.DRAW[0], environment={"LUMENS_LANG": "fr"})
    assert said.lines[0] == "Le hasard pioche pour Jaune un jeton de son sac"
