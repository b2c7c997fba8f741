"""By what clauses an action is refused: those of the cause, for every cause that a reason can have."""

import attrs
import pytest

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Counts
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import State
from rulespec.engine import Objection
from tests.lumens_ref.rules.test_setup import opening
from tests.lumens_ref.support.positions import (
    SEATS,
    TEN_SIXES,
    action,
    last_of_all,
    played,
    position,
)

A_OUT = position(TEN_SIXES.replace("A6@1,9", "A6/A1@1,9"), turn="B", hands="3/4 1/6", out="A")
DRAWN = ("draw 1/6", "draw 3/4")
CHOSEN = (*DRAWN, "face 6", "face 3")
FEW = {"A": Counts(1, 0, 1)}


@attrs.frozen
class Case:
    """A position, an action that is refused there, and what speaks against it with its clauses."""

    state: State
    action: str
    objections: str
    """One after another: the reason, then the clauses and rulings of the cause."""
    seat: str = ""

    def expected(self) -> tuple[Objection, ...]:
        """The objections as the engine gives them."""
        lines = [line.split() for line in self.objections.split(";")]
        return tuple(Objection(Reason[reason], tuple(clauses)) for reason, *clauses in lines)


CASES = {
    # --- who decides what
    "the game is over": Case(played(last_of_all("A6@7,5"), "start 1"), "start 6", "GAME_OVER END-3"),
    "another has the turn": Case(position("A3@1,9"), "4,9 3", "NOT_YOUR_TURN TRN-1", "B"),
    "one who is out": Case(A_OUT, "start 3", "NOT_YOUR_TURN TRN-1; PLAYER_OUT OUT-1 R-21", "A"),
    "a first chip is drawn by chance": Case(opening(), "draw 1/6", "NOT_YOUR_TURN SET-9", "A"),
    "another chooses a face": Case(played(opening(), *DRAWN), "face 3", "NOT_YOUR_TURN SET-10 R-11", "B"),
    "a hand is drawn by chance": Case(
        played(opening(), *CHOSEN), "draw 1/6", "NOT_YOUR_TURN SET-11 R-23", "A"
    ),
    "the first player is drawn by chance": Case(
        played(opening(), *CHOSEN, "draw 1/6", "draw 1/6"), "first A", "NOT_YOUR_TURN SET-12", "A"
    ),
    "a chip is drawn by chance": Case(
        position("A3@1,9", draws=True), "draw 1/6", "NOT_YOUR_TURN DRW-1 R-23", "A"
    ),
    "another of four takes a place": Case(
        opening(4, "R-10 chosen_in_order"), "take 1,1", "NOT_YOUR_TURN SET-4 R-10", "B"
    ),
    "another of three takes a place": Case(
        opening(3, "R-10 chosen_in_order"), "take 1,1", "NOT_YOUR_TURN SET-6 R-10", "B"
    ),
    "another of two takes a place": Case(
        opening(2, "R-10 chosen_in_order"), "take 1,9", "NOT_YOUR_TURN SET-7 R-10", "B"
    ),
    "a draw in phase 1": Case(position("A3@1,9"), "draw 1/6", "WRONG_DECISION TRN-2"),
    "a placement in phase 2": Case(position("A3@1,9", draws=True), "4,9 3", "WRONG_DECISION DRW-1"),
    "a placement before first chips": Case(opening(), "4,9 3", "WRONG_DECISION SET-9"),
    "a draw before a face is chosen": Case(played(opening(), *DRAWN), "draw 1/6", "WRONG_DECISION SET-10"),
    "a face after all are chosen": Case(played(opening(), *CHOSEN), "face 3", "WRONG_DECISION SET-11"),
    "a placement before anybody is first": Case(
        played(opening(), *CHOSEN, "draw 1/6", "draw 1/6"), "1,3 1", "WRONG_DECISION SET-12"
    ),
    "a draw before four have places": Case(
        opening(4, "R-10 chosen_in_order"), "draw 1/6", "WRONG_DECISION SET-4 R-10"
    ),
    "a draw before three have places": Case(
        opening(3, "R-10 chosen_in_order"), "draw 1/6", "WRONG_DECISION SET-6 R-10"
    ),
    "a draw before two have places": Case(
        opening(2, "R-10 chosen_in_order"), "draw 1/6", "WRONG_DECISION SET-7 R-10"
    ),
    # --- start places
    "four: beside the board": Case(opening(4, "R-10 chosen_in_order"), "take 0,1", "NOT_ON_BOARD SET-4"),
    "three: beside the board": Case(opening(3, "R-10 chosen_in_order"), "take 0,1", "NOT_ON_BOARD SET-6"),
    "two: beside the board": Case(opening(2, "R-10 chosen_in_order"), "take 0,1", "NOT_ON_BOARD SET-7"),
    "four: no corner": Case(opening(4, "R-10 chosen_in_order"), "take 8,15", "NO_START_PLACE SET-4 R-10"),
    "three: no marked cell": Case(
        opening(3, "R-10 chosen_in_order"), "take 15,15", "NO_START_PLACE SET-6 R-10"
    ),
    "two: no corner": Case(opening(2, "R-10 chosen_in_order"), "take 1,1", "NO_START_PLACE SET-7 R-10"),
    "four: taken": Case(
        played(opening(4, "R-10 chosen_in_order"), "take 1,1"), "take 1,1", "START_TAKEN SET-4 R-10"
    ),
    "three: taken": Case(
        played(opening(3, "R-10 chosen_in_order"), "take 1,1"), "take 1,1", "START_TAKEN SET-6 R-10"
    ),
    "two: taken": Case(
        played(opening(2, "R-10 chosen_in_order"), "take 1,9"), "take 1,9", "START_TAKEN SET-7 R-10"
    ),
    # --- first chips and the first player
    "no face of the first chip": Case(played(opening(), *DRAWN), "face 3", "FACE_NOT_AVAILABLE SET-10 CMP-4"),
    "nobody who plays": Case(
        played(opening(), *CHOSEN, "draw 1/6", "draw 1/6"), "first D", "NO_SUCH_SEAT SET-12"
    ),
    # --- placing
    "beside the board": Case(position("A6@3,5"), "-3,5 3", "NOT_ON_BOARD PLC-10"),
    "no face of the chip in hand": Case(position("A3@1,9"), "4,9 1", "FACE_NOT_AVAILABLE PLC-6"),
    "no count of that length": Case(position("A3@1,9"), "3,9 3", "NO_ORIGIN PLC-2"),
    "the new number counted": Case(position("A1@1,9"), "4,9 3", "NO_ORIGIN PLC-7 PLC-2"),
    "a diagonal": Case(position("A3@1,9"), "4,6 3", "NO_ORIGIN PLC-4 PLC-3"),
    "no line": Case(position("A3@1,9"), "7,5 3", "NO_ORIGIN PLC-3 PLC-1"),
    "a covered origin": Case(position("B2/A3@7,5"), "7,2 3", "ORIGIN_COVERED CON-6 PLC-1 R-16"),
    "a blocked path": Case(position("A3@7,5 B1@8,5"), "10,5 3", "PATH_BLOCKED PLC-8"),
    "a third chip": Case(position("A2@7,5 A1/B6@9,5"), "9,5 3", "CELL_FULL PLC-12"),
    "the start marker of another": Case(position("A2@13,3"), "13,1 3", "FOREIGN_START PLC-13"),
    "one's own, by counting": Case(
        position("A2@1,9 A3@4,9", reads="R-18 only_by_right"), "1,9 3", "OWN_START_BY_RIGHT_ONLY PLC-14 R-18"
    ),
    "a passage, though a room can be reached": Case(
        position("A4@1,9", reads="R-13 rooms_if_possible"), "1,5 3", "ROOMS_FIRST PLC-9 R-13"
    ),
    "a passage": Case(position("A4@1,9", reads="R-13 rooms_only"), "1,5 3", "ROOMS_ONLY PLC-9 R-13"),
    "no passing": Case(position("A3@1,9"), "pass", "MUST_PLACE TRN-3 R-12"),
    "no passing for the stuck": Case(position(TEN_SIXES), "pass", "MUST_PLACE STA-4 TRN-3 R-12"),
    # --- the right
    "the right is spent": Case(
        position("A4/A2@1,9 A3@4,9"), "start 3", "CELL_FULL PLC-12 STA-2 R-20; RIGHT_SPENT STA-3 R-19"
    ),
    "the right is for the stuck": Case(
        position("A3@1,9", reads="R-17 only_when_stuck"), "start 3", "RIGHT_NEEDS_STUCK STA-4 R-17"
    ),
    # --- drawing
    "no such chip left": Case(position("A3@1,9", draws=True, bags=FEW), "draw 2/5", "NOT_IN_BAG DRW-1 CMP-4"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_cites_the_clauses_of_its_cause(name: str) -> None:
    case = CASES[name]
    seat = SEATS[case.seat] if case.seat else None
    assert engine.explain(case.state, action(case.action), seat).objections == case.expected()


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_clause_that_a_reason_can_rest_on_comes_up_and_no_other(reason: Reason) -> None:
    shown = {
        clause
        for case in CASES.values()
        for objection in case.expected()
        if objection.reason is reason
        for clause in objection.clauses
    }
    assert shown == set(reason.clauses)


# --- the table of what is looked at


GENERAL = {Reason.GAME_OVER, Reason.NOT_YOUR_TURN, Reason.WRONG_DECISION, Reason.PLAYER_OUT}


def test_every_action_of_every_decision_is_in_the_table() -> None:
    assert [tuple(chapter.considers) for chapter in ENGINE.chapters] == [
        chapter.actions for chapter in ENGINE.chapters
    ]


def test_every_reason_is_in_the_table_or_general_and_shown_by_a_case() -> None:
    listed = {
        (chapter.decision, kind, one.reason)
        for chapter in ENGINE.chapters
        for kind, considered in chapter.considers.items()
        for one in considered
    }
    assert {reason for _, _, reason in listed} | GENERAL == set(Reason)
    shown = {
        (type(engine.decision(case.state)), type(action(case.action)), objection.reason)
        for case in CASES.values()
        for objection in case.expected()
    }
    unshown = {(kind.__name__, reason.name) for decision, kind, reason in listed - shown for _ in [decision]}
    assert unshown == {("Start", "FACE_NOT_AVAILABLE")}


def test_no_reason_is_listed_twice_and_what_hides_it_is_looked_at_too() -> None:
    for chapter in ENGINE.chapters:
        for considered in chapter.considers.values():
            numbers = [one.reason.number for one in considered]
            assert numbers == sorted(set(numbers))
            listed = {one.reason for one in considered}
            assert {other for one in considered for other in (*one.unless, *one.beside)} <= listed
