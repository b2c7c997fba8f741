"""Hands: how cards are dealt."""

from typing import Final

from high_ref.model.course import Chapter, Course
from high_ref.model.decisions import Deal, DealCard
from high_ref.model.events import CardDealt
from high_ref.model.reasons import Reason
from high_ref.model.table import Table
from high_ref.model.things import COPIES, HAND, Card, Seat
from rulespec.engine import Considered, Objection


def left_in_the_pack(table: Table, card: Card) -> int:
    """The cards of a number that nobody has been dealt.

    Rules:
        HND-1: Two cards each
    """
    dealt = sum(hand.count(card) for hand in table.hands.values())
    return COPIES - dealt - table.played.count(card)


def is_complete(table: Table, seat: Seat) -> bool:
    """The player has been dealt a whole hand.

    Design:
        Cards are dealt before the first turn only.
    """
    return table.turns > 0 or len(table.hands[seat]) == HAND


def legal(table: Table, _deal: Deal) -> tuple[DealCard, ...]:
    """Every card that is left.

    Design:
        Just these have nothing against them.
    """
    return tuple(DealCard(card) for card in Card if left_in_the_pack(table, card))


def objections(table: Table, _deal: Deal, action: DealCard) -> list[Objection]:
    """A card comes from the pack.

    Design:
        HND-1 says how many there are.
    """
    return [] if left_in_the_pack(table, action.card) else [Reason.NOT_IN_THE_PACK.objection]


def weight(table: Table, _deal: Deal, action: DealCard) -> int:
    """Every card of the pack is as likely as any other.

    Design:
        Chance is an input; here its odds are told.
    """
    return left_in_the_pack(table, action.card)


def carry_out(course: Course, deal: Deal, action: DealCard) -> None:
    """The card goes to the hand, and only its owner sees it.

    Rules:
        HND-2: Hands are secret
    """
    course.then(CardDealt(("HND-1", "HND-2"), deal.player, action.card))


DEAL: Final = Chapter[Deal, DealCard](
    decision=Deal,
    actions=(DealCard,),
    legal=legal,
    objections=objections,
    carry_out=carry_out,
    considers={DealCard: (Considered(Reason.NOT_IN_THE_PACK),)},
    weight=weight,
)
