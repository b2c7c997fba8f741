"""Turns: a roll of the die, then a card or none."""

from collections.abc import Iterator
from typing import Final

from high_ref.model.course import Chapter, Course
from high_ref.model.decisions import Pass, Play, PlayOrPass, Roll, Show
from high_ref.model.events import CardPlayed, DieShown, Passed
from high_ref.model.reasons import Reason
from high_ref.model.remarks import NothingGained
from high_ref.model.table import State, Table
from high_ref.model.things import SIDES, Card
from high_ref.rulings import EqualNumber
from rulespec.engine import Action, Considered, Objection, Step, those_without_objections


def sides(_table: Table, _roll: Roll) -> tuple[Show, ...]:
    """What the die can show.

    Rules:
        TRN-1: The die first
    """
    return tuple(Show(number) for number in SIDES)


def roll_objections(_table: Table, _roll: Roll, action: Show) -> list[Objection]:
    """The die shows one of its sides.

    Design:
        Outcomes are checked like any action.
    """
    return [] if action.number in SIDES else [Reason.NO_SUCH_SIDE.objection]


def odds(_table: Table, _roll: Roll, action: Show) -> int:
    """How many sides show a number.

    Design:
        Chance is an input; here its odds are told.
    """
    return SIDES[action.number]


def show(course: Course, roll: Roll, action: Show) -> None:
    """The player answers the die.

    Design:
        What the die shows is open to all.
    """
    course.then(DieShown(("TRN-1",), roll.player, action.number))
    course.ask(PlayOrPass(roll.player, action.number))


def beats(table: Table, card: Card, die: int) -> bool:
    """A higher number beats the die; an equal one under R-01 ``equal_beats``.

    Rules:
        TRN-2: Beating the die
    """
    equal_beats = table.terms.rulings.equal_number is EqualNumber.EQUAL_BEATS
    return card > die or (equal_beats and card == die)


def candidates(table: Table, choice: PlayOrPass) -> list[Play | Pass]:
    """Every number in the hand, and to pass.

    Design:
        What could be done; the objections decide.
    """
    hand = table.hands[choice.seat]
    return [*(Play(card) for card in dict.fromkeys(hand)), Pass()]


def objections(table: Table, choice: PlayOrPass, action: Play | Pass) -> list[Objection]:
    """A card of the hand that beats the die may be played; to pass is always possible.

    Rules:
        TRN-3: Passing
    """
    if isinstance(action, Pass):
        return []
    missing = [] if action.card in table.hands[choice.seat] else [Reason.NOT_IN_HAND.objection]
    if beats(table, action.card, choice.die):
        return missing
    equal = Reason.TOO_LOW.because("TRN-2", "R-01")
    return [*missing, equal if action.card == choice.die else Reason.TOO_LOW.objection]


def carry_out(course: Course, choice: PlayOrPass, action: Play | Pass) -> None:
    """The card scores, or the hand stays as it is.

    Rules:
        TRN-4: Points of a card
    """
    if isinstance(action, Pass):
        course.then(Passed(("TRN-3",), choice.seat))
    else:
        course.then(CardPlayed(("TRN-2", "TRN-4"), choice.seat, action.card))


def remarks(_before: State, action: Action, step: Step[State]) -> Iterator[NothingGained]:
    """Whoever passes looks for points in vain.

    Design:
        What did not happen is told beside the rule by which it did not.
    """
    for event in step.events:
        if isinstance(action, Pass) and isinstance(event, Passed):
            yield NothingGained(("TRN-3",), event.player)


ROLL: Final = Chapter[Roll, Show](
    decision=Roll,
    actions=(Show,),
    legal=sides,
    objections=roll_objections,
    carry_out=show,
    considers={Show: (Considered(Reason.NO_SUCH_SIDE),)},
    weight=odds,
)
TURN: Final = Chapter[PlayOrPass, Play | Pass](
    decision=PlayOrPass,
    actions=(Play, Pass),
    legal=those_without_objections(candidates, objections),
    objections=objections,
    carry_out=carry_out,
    considers={Play: (Considered(Reason.NOT_IN_HAND), Considered(Reason.TOO_LOW)), Pass: ()},
)
