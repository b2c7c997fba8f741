"""The commands about test vectors, as people run them."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner, Result

import lum42_ref as lum
from lum42_ref import codec, notation
from lum42_ref.notation import read_action, write_action
from lum42_ref.questions import QUESTIONS
from rulespec.engine import GameRecord
from rulespec.vectors import release, suite, vector_json
from rulespec.vectors.vector import VERSION, AnyVector, Digest, Perft, Text, VectorId
from tests.rulespec.vectors.samples import CARD, position, samples
from tests.support.commands import lum42
from tests.support.games import Opening

ALL = tuple(samples().values())


@pytest.fixture
def run() -> Callable[..., Result]:
    return lambda *words, **options: CliRunner().invoke(lum42, [str(word) for word in words], **options)


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    suite.write_suite(QUESTIONS, tmp_path / "vectors", ALL)
    return tmp_path / "vectors"


def command(*words: object) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own: what comes out when it fails."""
    return subprocess.run(
        [sys.executable, "-m", "lum42_ref", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )


def with_another_answer(vector: AnyVector) -> AnyVector:
    assert isinstance(vector.question, Perft)
    changed = attrs.evolve(vector, expect=attrs.evolve(vector.expect, count=vector.expect.count + 1))
    return attrs.evolve(
        changed,
        info=attrs.evolve(vector.info, hash=vector_json.hash_of(vector_json.write(QUESTIONS, changed))),
    )


def others(*words: str) -> list[AnyVector]:
    return [vector for word, vector in samples().items() if word not in words]


def test_verify_says_that_all_is_as_expected_and_exits_0(run: Callable[..., Result], directory: Path) -> None:
    result = run("vectors", "verify", "--vectors", directory)
    assert (result.exit_code, result.output) == (0, "7 vectors, all answered as expected\n")
    french = run("vectors", "verify", "--vectors", directory, "--lang", "fr")
    assert french.output == "7 vecteurs, tous conformes\n"


def test_verify_reads_the_archive_that_is_released(
    run: Callable[..., Result], directory: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.tar.gz").write_bytes(release.archive(QUESTIONS, directory))
    assert run("vectors", "verify", "--vectors", tmp_path / "a.tar.gz").exit_code == 0


def test_verify_names_what_is_wrong_and_exits_1(run: Callable[..., Result], directory: Path) -> None:
    suite.write_suite(QUESTIONS, directory, [*others("perft"), with_another_answer(samples()["perft"])])
    result = run("vectors", "verify", "--vectors", directory)
    assert (result.exit_code, result.stdout) == (1, "")
    first, last = result.stderr.splitlines()
    assert first.startswith(f"{samples()['perft'].info.id}: count: expected ")
    assert last == "1 of 7 vectors are not as expected"


def test_verify_lists_only_the_first_deviations(run: Callable[..., Result], directory: Path) -> None:
    wrong = samples()["scoring"]
    many = [
        attrs.evolve(
            wrong,
            info=attrs.evolve(
                wrong.info, id=VectorId(f"scoring/2-players/n-{number}"), hash=Digest("0" * 64)
            ),
        )
        for number in range(30)
    ]
    suite.write_suite(QUESTIONS, directory, many)
    result = run("vectors", "verify", "--vectors", directory)
    assert len(result.stderr.splitlines()) == 21
    assert result.stderr.splitlines()[-1] == "30 of 30 vectors are not as expected"


def test_verify_refuses_a_vector_that_says_something_twice(directory: Path) -> None:
    file = directory / "step" / "movement.json"
    text = file.read_text(encoding="utf-8")
    action = '"action":{"type":"move","cell":[0,1]}'
    assert action in text
    file.write_text(text.replace(action, f'"action":{{"type":"skip_turn"}},{action}'), encoding="utf-8")
    ran = command("vectors", "verify", "--vectors", directory)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "lum42: step/movement.json[0].action: expected each key once, found it twice\n"


def test_stats_count_kinds_clauses_reasons_and_readings(run: Callable[..., Result], directory: Path) -> None:
    counted = json.loads(run("vectors", "stats", "--vectors", directory, "--json").output)
    assert list(counted) == ["kinds", "clauses", "reasons", "readings"]
    assert counted["kinds"] == dict.fromkeys(samples(), 1)
    refusal = samples()["refusal"]
    assert counted["reasons"] == {reason.name: 1 for reason in refusal.expect.reasons}
    assert counted["readings"] == {"R-23=ship_plus_piece": 5, "R-61=energy_only": 1, "R-79=wider_choice": 1}
    assert counted["clauses"]["END-3"] == 2


def test_stats_list_clauses_in_the_order_of_the_rulebook(run: Callable[..., Result], directory: Path) -> None:
    counted = json.loads(run("vectors", "stats", "--vectors", directory, "--json").output)
    numbers = [int(clause[4:]) for clause in counted["clauses"] if clause.startswith("MOV-")]
    assert numbers == sorted(numbers)


def test_stats_for_people(run: Callable[..., Result], directory: Path) -> None:
    result = run("vectors", "stats", "--vectors", directory)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == ["kinds", "clauses", "reasons", "readings"]
    assert lines[1].startswith("  step 1  refusal 1  legal 1")


def test_diff_of_the_same_suite_exits_0(run: Callable[..., Result], directory: Path) -> None:
    result = run("vectors", "diff", directory, directory)
    assert (result.exit_code, result.output) == (0, "The two suites are the same.\n")
    assert run("vectors", "diff", directory, directory, "--lang", "fr").output == (
        "Les deux suites sont identiques.\n"
    )


def test_diff_says_what_changed_and_what_it_means_and_exits_1(
    run: Callable[..., Result], directory: Path, tmp_path: Path
) -> None:
    step = samples()["step"]
    noted = attrs.evolve(step, info=attrs.evolve(step.info, catches=Text("something else")))
    suite.write_suite(
        QUESTIONS,
        tmp_path / "new",
        [*others("perft", "step"), noted, with_another_answer(samples()["perft"])],
    )
    result = run("vectors", "diff", directory, tmp_path / "new")
    assert result.exit_code == 1
    first, perft, second, stepped = result.output.splitlines()
    assert first == "1: the same question has another answer: an engine that passed now fails"
    assert perft.startswith(f"  {samples()['perft'].info.id}  ")
    assert second == "1: only the notes changed"
    assert stepped == f"  {step.info.id}  {' '.join(step.info.clauses)}"


def test_diff_of_suites_with_more_or_fewer_vectors(
    run: Callable[..., Result], directory: Path, tmp_path: Path
) -> None:
    suite.write_suite(QUESTIONS, tmp_path / "fewer", others("game"))
    assert "1: no longer asked\n  game/2-players/short" in (
        run("vectors", "diff", directory, tmp_path / "fewer").output
    )
    assert "1 : nouvelle : " in run("vectors", "diff", tmp_path / "fewer", directory, "--lang", "fr").output


def in_the_form(version: str, directory: Path, target: Path) -> Path:
    """The same suite, as it would say that it is written in another form."""
    shutil.copytree(directory, target)
    for file in target.rglob("*.json"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(f'"version":"{VERSION}"', f'"version":"{version}"'), encoding="utf-8")
    return target


def test_diff_of_suites_of_other_major_versions_is_one_line_that_says_why(
    run: Callable[..., Result], directory: Path, tmp_path: Path
) -> None:
    former = in_the_form("1.0.0", directory, tmp_path / "former")
    result = run("vectors", "diff", former, directory)
    assert result.exit_code == 1
    assert result.output.startswith(
        "The form of vectors changed from 1.0.0 to 3.0.0, so that no two can be compared: "
        "states have terms instead of game, "
    )
    assert result.output.count("\n") == 1
    french = run("vectors", "diff", former, directory, "--lang", "fr").output
    assert french.startswith(
        "La forme des vecteurs passe de 1.0.0 à 3.0.0 : aucun ne peut être comparé : les états"
    )
    assert "; navigate has no portal_used, " in result.output
    second = run("vectors", "diff", in_the_form("2.0.0", directory, tmp_path / "second"), directory).output
    assert second.startswith(
        "The form of vectors changed from 2.0.0 to 3.0.0, so that no two can be compared: "
        "navigate has no portal_used, "
    )
    later = run("vectors", "diff", directory, in_the_form("4.1.0", directory, tmp_path / "later"))
    assert later.output == (
        "The form of vectors changed from 3.0.0 to 4.1.0, so that no two can be compared\n"
    )


def test_diff_of_suites_of_the_same_major_version_looks_at_the_vectors(
    run: Callable[..., Result], directory: Path, tmp_path: Path
) -> None:
    minor = in_the_form("3.3.4", directory, tmp_path / "minor")
    assert run("vectors", "diff", directory, minor).output.startswith("7: only the notes changed\n")


def test_vectors_of_another_major_version_are_refused_as_such(directory: Path, tmp_path: Path) -> None:
    former = in_the_form("1.0.0", directory, tmp_path / "former")
    ran = command("vectors", "verify", "--vectors", former)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        'lum42: game/2-players.json[0]._info.version: expected version 3.x.y, found "1.0.0"\n'
    )


@pytest.mark.parametrize("words", [("verify",), ("stats",)])
def test_bad_vectors_get_one_plain_message(directory: Path, words: tuple[str, ...]) -> None:
    (directory / "step" / "movement.json").write_text('[{"type": "jump"}]', encoding="utf-8")
    ran = command("vectors", *words, "--vectors", directory)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("lum42: step/movement.json[0].type: expected one of step, refusal, ")
    assert ran.stderr.count("\n") == 1


def test_a_damaged_archive_gets_one_plain_message(directory: Path, tmp_path: Path) -> None:
    whole = release.archive(QUESTIONS, directory)
    path = tmp_path / "cut.tar.gz"
    path.write_bytes(whole[: len(whole) // 2])
    ran = command("vectors", "diff", directory, path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"lum42: {path}: the archive is damaged: ")
    assert ran.stderr.count("\n") == 1


def test_a_suite_that_is_not_there_is_a_mistake_of_usage(run: Callable[..., Result], tmp_path: Path) -> None:
    result = run("vectors", "verify", "--vectors", tmp_path / "none")
    assert result.exit_code == 2
    assert "does not exist" in result.stderr


def test_perft_counts_lines_of_play(run: Callable[..., Result]) -> None:
    legal = lum.legal_actions(position())
    assert run("perft", CARD, "1").output == f"{len(legal)}\n"
    after = [len(lum.legal_actions(lum.play(position(), action).state)) for action in legal]
    assert run("perft", CARD, "2").output == f"{sum(after)}\n"


def test_perft_divides_by_the_first_action(run: Callable[..., Result]) -> None:
    *lines, total = run("perft", CARD, "3", "--divide").output.splitlines()
    subtotals = dict(line.rsplit(": ", 1) for line in lines)
    assert list(subtotals) == [write_action(action) for action in lum.legal_actions(position())]
    assert sum(map(int, subtotals.values())) == int(total)
    for written, count in subtotals.items():
        after = lum.play(position(), read_action(written)).state
        assert run("perft", codec.encode(after), "2").output == f"{count}\n"


def test_perft_under_another_reading(run: Callable[..., Result]) -> None:
    assert run("perft", CARD, "1", "--reading", "R-31=once_per_move").exit_code == 0


def test_perft_of_a_position_of_a_game(run: Callable[..., Result]) -> None:
    opening = Opening((lum.Seat.WHITE, lum.Seat.BLACK), 3, {})
    state = opening.begin().state
    action = lum.legal_actions(state)[0]
    record = notation.write_record(GameRecord(lum.__version__, lum.Rulings(), opening.layout(), (action,)))
    assert run("perft", "-", "1", "--at", "0", input=record).output == f"{len(lum.legal_actions(state))}\n"
    later = lum.legal_actions(lum.play(state, action).state)
    assert run("perft", "-", "1", input=record).output == f"{len(later)}\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("no-such.card", "1"), "no-such.card: no such file"),
        (("trun gold", "1"), "line 1, column 1: expected a cell or a statement"),
        ((CARD, "1", "--reading", "R-23"), "--reading R-23: expected RULING=READING"),
        (("phase over", "1"), "the game is over: no line of play begins here"),
    ],
)
def test_perft_without_a_position_gets_one_plain_message(words: tuple[str, ...], message: str) -> None:
    ran = command("perft", *words)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("lum42: ")
    assert message in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("depth", ["0", "-1", "13", "two"])
def test_perft_of_no_depth_is_a_mistake_of_usage(run: Callable[..., Result], depth: str) -> None:
    result = run("perft", CARD, depth)
    assert result.exit_code == 2
    assert "Error:" in result.stderr
