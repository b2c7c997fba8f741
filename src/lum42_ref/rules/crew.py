"""Phase 5, first part: crews change."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model import actions
from lum42_ref.model.actions import Enlist
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.components import BASIC, EXTENSION_UNITS, Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseCrew
from lum42_ref.model.events import CrewChanged
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Phase, Table
from rulespec.engine.chapter import those_without_objections
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Objection

REPLACING_ROUNDS: Final = (1, 3)
"""After these rounds a special unit takes the place of a basic unit; after the others it joins."""


def change_is_due(state: Table, seat: Seat) -> bool:
    """Every player changes crew, unless there is no unit to take in or none to replace (R-79).

    Rules:
        CRW-2: Crew change in turn order
        CRW-6: Crew sizes
    """
    board = state.boards[seat]
    return bool(board.locked) and not (replaces(state) and BASIC not in board.available)


def replaces(state: Table) -> bool:
    """Whether the crew change of this round replaces a basic unit or adds to the crew.

    Rules:
        CRW-3: Replacement after rounds 1 and 3
        CRW-4: Addition after rounds 2 and 4
    """
    return state.round in REPLACING_ROUNDS


def candidates(state: Table, choice: ChooseCrew) -> Iterator[Enlist]:
    """Every locked special unit of the player.

    Design:
        What could be done; the objections decide.
    """
    return (actions.enlist(kind) for kind in dict.fromkeys(state.boards[choice.seat].locked))


def objections(state: Table, choice: ChooseCrew, action: Enlist) -> list[Objection]:
    """Any special unit of one's own that is still locked may be chosen.

    Rules:
        CRW-5: Free choice of special unit
    """
    if action.unit in state.boards[choice.seat].locked:
        return []
    extension = action.unit in EXTENSION_UNITS
    return [Reason.NOT_LOCKED.because("CRW-5", "UNT-4", "R-79") if extension else Reason.NOT_LOCKED.objection]


def carry_out(course: Course, choice: ChooseCrew, action: Enlist) -> None:
    """The unit joins the crew; a replaced basic unit leaves the game.

    Design:
        Where the replaced unit goes is R-58.
    """
    replacing = replaces(course)
    extension = ("UNT-4",) if action.unit in EXTENSION_UNITS else ()
    clauses = ("CRW-2", "CRW-3" if replacing else "CRW-4", "CRW-5", "CRW-6", "UNT-2", *extension)
    course.then(CrewChanged(clauses, choice.seat, action.unit, replacing))


CREW: Final = Chapter[ChooseCrew, Enlist](
    decision=ChooseCrew,
    actions=(Enlist,),
    phase=Phase.ROUND_END,
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    due=lambda _state, _choice: ("CRW-2",),
    considers={Enlist: (Considered(Reason.NOT_LOCKED),)},
)
