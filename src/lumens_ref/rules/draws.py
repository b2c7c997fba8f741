"""Drawing: a chip out of one's own bag, unseen."""

from typing import Final

from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.course import Chapter, Course
from lumens_ref.model.decisions import Draw, DrawChip, Purpose
from lumens_ref.model.events import BagEmpty, make_drawn
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Table
from lumens_ref.rules.first_chips import lay_first_chips, nothing_is_drawn
from lumens_ref.rulings import DrawMethod, SetupFaces
from rulespec.engine import CHANCE, Chance, Considered, Objection
from rulespec.engine.kinds import Clauses

DRAWS: Final = {kind: Draw(kind) for kind in Kind}
CLAUSES: Final = {
    Purpose.START: ("SET-9",),
    Purpose.HAND: ("SET-11", "DRW-2"),
    Purpose.TURN: ("DRW-1", "DRW-2", "TRN-2"),
}
"""By what a chip is drawn."""


def ask(course: Course, player: Seat, purpose: Purpose) -> None:
    """A chip is to be drawn.

    Design:
        Chance is a decider like any other: its outcome is an action, checked like one.
    """
    course.ask(DrawChip(who_draws(course, player, purpose), player, purpose))


def who_draws(table: Table, player: Seat, purpose: Purpose) -> Seat | Chance:
    """Chance; under R-23 ``chosen`` the player picks every chip but the first.

    Rules:
        DRW-1: Drawing a chip
            Here the reading of R-23.
    """
    chosen = table.terms.rulings.draw_method is DrawMethod.CHOSEN
    return player if chosen and purpose is not Purpose.START else CHANCE


def by_whom(purpose: Purpose) -> Clauses:
    """By what chance, or a player, decides a draw.

    Design:
        Of the first chip alone no reading of R-23 says anything else.
    """
    return CLAUSES[purpose][:1] if purpose is Purpose.START else (CLAUSES[purpose][0], "R-23")


def draw_anew(course: Course, seat: Seat) -> None:
    """After placing a chip is drawn, if there is one.

    Rules:
        DRW-1: Drawing a chip
        DRW-3: Empty bag
    """
    if course.bags[seat].total:
        ask(course, seat, Purpose.TURN)
    else:
        course.then(BagEmpty(("DRW-3",), seat))


def legal(table: Table, draw: DrawChip) -> tuple[Draw, ...]:
    """Every kind of chip that is left in the bag.

    Design:
        Just these have nothing against them.
    """
    bag = table.bags[draw.player]
    return tuple([DRAWS[kind] for kind in Kind if bag.of(kind)])


def objections(table: Table, draw: DrawChip, action: Draw) -> list[Objection]:
    """A chip comes out of one's own bag, which holds what has not been drawn.

    Rules:
        CMP-4: Three kinds of chip
            No more than eight of each come out.
    """
    if table.bags[draw.player].of(action.kind):
        return []
    return [Reason.NOT_IN_BAG.objection]


def weight(table: Table, draw: DrawChip, action: Draw) -> int:
    """Every chip in the bag is as likely as any other.

    Rules:
        SET-8: Filling the bags
    """
    return table.bags[draw.player].of(action.kind)


def carry_out(course: Course, draw: DrawChip, action: Draw) -> None:
    """The chip is in hand, and only its owner sees it.

    Rules:
        SET-11: First chip in hand
        DRW-2: Hidden hand
    """
    if draw.purpose is Purpose.HAND:
        lay_first_chips(course)
    course.then(make_drawn(CLAUSES[draw.purpose], draw.player, action.kind, draw.purpose))


def asked_anew(table: Table, draw: DrawChip) -> DrawChip | None:
    """The same draw as the reading of R-23 in force asks for it; none where something else begins the game.

    Design:
        Start places come first under R-10 ``chosen_in_order``, the first player under R-11 ``in_turn_order``.
    """
    missing = len(table.starts) < len(table.terms.seats)
    in_turn = table.terms.rulings.setup_faces is SetupFaces.IN_TURN_ORDER
    if missing or (in_turn and table.first is None and nothing_is_drawn(table)):
        return None
    return DrawChip(who_draws(table, draw.player, draw.purpose), draw.player, draw.purpose)


DRAW: Final = Chapter[DrawChip, Draw](
    decision=DrawChip,
    actions=(Draw,),
    legal=legal,
    objections=objections,
    carry_out=carry_out,
    reread=asked_anew,
    due=lambda _table, draw: CLAUSES[draw.purpose][:1],
    whose=lambda _table, draw: by_whom(draw.purpose),
    considers={Draw: (Considered(Reason.NOT_IN_BAG),)},
    weight=weight,
)
