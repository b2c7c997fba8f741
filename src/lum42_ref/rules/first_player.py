"""Phase 5, second part: the first player of the next round is named."""

from collections.abc import Iterator

from lum42_ref.model import actions
from lum42_ref.model.actions import NameFirst
from lum42_ref.model.components import Seat
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import ChooseFirst
from lum42_ref.model.events import FirstNamed, RoundBegan
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules import order
from lum42_ref.rulings import LowestTieBreak
from rulespec.engine.kinds import Clauses, Objection


def who_names(state: Table) -> Seat:
    """The player with the fewest points, or of several the last in turn order, but for readings of R-59.

    Rules:
        FST-1: Who names the first player
        FST-3: Tie for the fewest points
    """
    lowest = min(state.scores.values())
    tied = [seat for seat in order.from_the_first(state) if state.scores[seat] == lowest]
    match state.terms.rulings.lowest_tie_break:
        case LowestTieBreak.LAST_IN_TURN_ORDER:
            return tied[-1]
        case LowestTieBreak.NEAREST_LEFT:
            return next((seat for seat in tied if seat is not state.first), tied[0])
        case LowestTieBreak.FIRST_IN_TURN_ORDER:
            return tied[0]


def reread(state: Table, _choice: ChooseFirst) -> ChooseFirst:
    """The decision of whoever names the first player under the readings in force.

    Design:
        Only R-59 can make it another player.
    """
    return ChooseFirst(who_names(state))


def candidates(state: Table, _choice: ChooseFirst) -> Iterator[NameFirst]:
    """Every player.

    Design:
        What could be done; the objections decide.
    """
    return map(actions.name_first, state.terms.seats)


def objections(state: Table, _choice: ChooseFirst, action: NameFirst) -> list[Objection]:
    """Any player may be named, the one who decides included.

    Rules:
        FST-2: Any player may be named
    """
    return [] if action.seat in state.boards else [Reason.NOT_PLAYING.objection]


def why_this_seat(state: Table, _choice: ChooseFirst) -> Clauses:
    """By what clauses just this player names the first: the fewest points, or the tie for them.

    Design:
        Read where another player tries.
    """
    lowest = min(state.scores.values())
    tied = sum(score == lowest for score in state.scores.values()) > 1
    return ("FST-1", "FST-3", "R-59") if tied else ("FST-1",)


def carry_out(course: Course, choice: ChooseFirst, action: NameFirst) -> None:
    """The player named takes the token, and the next round begins.

    Rules:
        FST-4: Handing over the token
    """
    course.then(FirstNamed(("FST-1", "FST-2", "FST-3"), action.seat, choice.seat))
    course.then(RoundBegan(("FST-4", "CRW-1"), course.round + 1, action.seat))
