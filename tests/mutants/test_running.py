import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

from lum42_ref.model.components import NO_CUBES, Seat
from lum42_ref.model.table import Achieved
from lum42_ref.questions import QUESTIONS
from lum42_ref.questions.scoring import FinalBoard, Scoring
from lum42_ref.rulings import Rulings
from rulespec.vectors.composing import compose
from rulespec.vectors.questions import Note
from rulespec.vectors.vector import AnyVector
from tests.mutants.homes import Homes
from tests.mutants.journal import Journal
from tests.mutants.kinds import Kill, Mutant, Notice, Result
from tests.mutants.running import TooLong, Trial, noticed, of_vectors
from tests.mutants.selection import Selection, Track

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")


@pytest.fixture
def bell() -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, ring)
    yield
    signal.signal(signal.SIGPROF, before)


def failing() -> bool:
    raise ZeroDivisionError


def looping() -> bool:
    while True:
        with contextlib.suppress(Exception):
            sum(range(1000))


@pytest.mark.usefixtures("bell")
def test_another_answer_an_error_and_no_answer_are_noticed() -> None:
    assert noticed(lambda: True, 60) is None
    assert noticed(lambda: False, 60) is Notice.ANSWER
    assert noticed(failing, 60) is Notice.ERROR
    assert noticed(looping, 0.1) is Notice.TIMEOUT


def final_table(name: str, white: int, black: int) -> AnyVector:
    boards = {
        Seat.WHITE: FinalBoard(NO_CUBES, (white, 0, 0, 0)),
        Seat.BLACK: FinalBoard(NO_CUBES, (black, 0, 0, 0)),
    }
    table = Scoring(Rulings(), tuple(boards), dict.fromkeys(boards, 10), boards, Achieved())
    return compose(QUESTIONS, table, Note(f"ending/{name}", "a mistake", "a test"))


def trial(*vectors: AnyVector) -> Trial:
    suite = of_vectors(vectors)
    reader = frozenset({"rules.ending.end"})
    tracks = [Track(vector.info.id, frozenset(), 0.01, {}, reader) for vector in vectors]
    homes = Homes({}, {"rules.ending.share": reader}, reader)
    return Trial(suite, Selection.of(tracks), homes, 2, Journal(Path("journal.jsonl"), "", {}, {}))


def altered_ending(before: str, after: str) -> Mutant:
    from lum42_ref.rules import ending  # noqa: PLC0415  to read it

    assert ending.__file__ is not None
    with open(ending.__file__, encoding="utf-8") as file:  # noqa: PTH123
        code = file.read()
    assert code.count(before) == 1
    name = "lum42_ref.rules.ending"
    return Mutant(name, name, "rules.ending.share", before, source=code.replace(before, after))


def test_a_planted_fault_is_killed_by_the_vectors_that_show_it() -> None:
    tied, alone = final_table("tied", 2, 2), final_table("alone", 3, 2)
    unequal, nothing = final_table("alone-again", 4, 1), final_table("nothing", 0, 0)
    mutant = altered_ending("return colour.majority_value // holders", "return colour.majority_value")
    (result,) = trial(tied, alone, unequal, nothing).results([mutant], jobs=1)
    assert result == Result(mutant, 4, (Kill(tied.info.id, Notice.ANSWER),))


def test_as_many_killers_as_wanted_are_looked_for_and_no_more() -> None:
    mutant = altered_ending("most = max(counts.values())", "most = min(counts.values())")
    tables = [final_table("a", 3, 2), final_table("b", 4, 2), final_table("c", 5, 2)]
    (result,) = trial(*tables).results([mutant], jobs=1)
    assert result.tried == 2
    assert {kill.vector for kill in result.kills} == {table.info.id for table in tables[:2]}


def test_a_planted_survivor_survives_and_harms_nobody() -> None:
    divided = "return colour.majority_value // holders"
    same, broken = (altered_ending(divided, text) for text in (f"{divided} + 0", "return 1 / 0"))
    tied = final_table("tied", 2, 2)
    survivor, killed = trial(tied).results([same, broken], jobs=1)
    assert (survivor.tried, survivor.kills) == (1, ())
    assert killed.kills == (Kill(tied.info.id, Notice.ERROR),)


def test_a_module_that_cannot_be_imported_is_noticed() -> None:
    mutant = altered_ending('"""The end of the game: majorities, winner, tie-breaks."""', "1 / 0")
    tied = final_table("tied", 2, 2)
    (result,) = trial(tied).results([mutant], jobs=1)
    assert result.kills == (Kill(tied.info.id, Notice.ERROR),)


def test_a_table_that_no_vector_reads_survives_untried() -> None:
    planted = altered_ending("return colour.majority_value // holders", "return 1 / 0")
    unread = attrs.evolve(planted, place="rules.ending.UNREAD")
    (result,) = trial(final_table("tied", 2, 2)).results([unread], jobs=1)
    assert (result.tried, result.kills) == (0, ())
