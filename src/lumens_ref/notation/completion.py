"""Positions that a card leaves open are completed, and whoever wrote the card is told how."""

from collections.abc import Iterator
from typing import Final, Protocol

import attrs

from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Seat
from lumens_ref.model.decisions import Decision, PlaceChip
from lumens_ref.model.events import Ended, TurnBegan, WentOut
from lumens_ref.model.table import State
from lumens_ref.rules import ending, victory
from lumens_ref.rules.start_right import can_place
from lumens_ref.rules.turns import can_never_place_again
from lumens_ref.rulings import StuckEffect
from lumens_ref.soundness import ENDED, OUT, PENDING, SCORE_OF, belonging, position_faults
from lumens_ref.telling import tell
from lumens_ref.vocabulary import things
from rulespec.engine import Step
from rulespec.language import Bilingual, Language

STUCK: Final = Bilingual(
    "under R-21 at_once whoever can place nothing more is out: {names}",
    "selon R-21 at_once, qui ne peut plus rien placer est hors jeu : {names}",
)
GONE_ON: Final = Bilingual(
    "{seat} can place nothing, so play has gone on: {events}",
    "{seat} ne peut rien placer, le jeu a donc continué : {events}",
)


class Stated(Protocol):
    """What completion reads of a card, and where it notes what it has done."""

    out: tuple[Seat, ...] | None
    scores: dict[Seat, int]
    pending: tuple[Decision, ...]
    notes: list[Bilingual]


def completed(state: State, card: Stated) -> State:
    """The position with its scores, its turn and those who are out as they must be."""
    if state.ended is not None:
        return _with_scores(state, card)
    if card.pending or state.active is None:
        return _with_the_stuck(state, card)
    state = _with_the_stuck(attrs.evolve(state, pending=(PlaceChip(state.active),)), card)
    return _gone_on(state, card)


def _with_scores(state: State, card: Stated) -> State:
    """After the final count the score markers stand where the rooms have brought them."""
    if _faults_but_of(state, ENDED, *(belonging(SCORE_OF, seat) for seat in state.terms.seats)):
        return state
    return attrs.evolve(state, scores={**victory.outcome(state).vp, **card.scores})


def _with_the_stuck(state: State, card: Stated) -> State:
    """Under R-21 ``at_once`` nobody who can place nothing more is still in."""
    at_once = state.terms.rulings.stuck_effect is StuckEffect.AT_ONCE
    if not at_once or card.out is not None or state.active is None or _faults_but_of(state, OUT):
        return state
    stuck = tuple(seat for seat in state.terms.seats if can_never_place_again(state, seat))
    if stuck:
        card.notes.append(STUCK.filled(names=things.names(stuck)))
    return attrs.evolve(state, out=stuck)


def _gone_on(state: State, card: Stated) -> State:
    """Where nobody says what waits, and the player in turn can place nothing, play goes on."""
    seat = state.active
    assert seat is not None, "somebody has the turn"
    if seat in (card.out or ()) or state.hands.get(seat) is None or _faults_but_of(state, PENDING):
        return state
    if seat not in state.out and can_place(state, seat) and not ending.ends_early(state):
        return state
    seats = state.terms.seats
    previous = seats[seats.index(seat) - 1]
    step = ENGINE.settle(attrs.evolve(state, active=previous, pending=()))
    card.notes.append(GONE_ON.filled(seat=things.SEATS[seat].name, events=_told(step)))
    return step.state


def _faults_but_of(state: State, *places: Bilingual) -> bool:
    """Something else is wrong with the position: nothing more can be said then."""
    return any(fault.place not in places for fault in position_faults(state))


def _told(step: Step[State]) -> Bilingual:
    """Who went out, and who is next or what ended the game."""
    said = [event for event in step.events if isinstance(event, WentOut | Ended | TurnBegan)]

    def sentences(language: Language) -> Iterator[str]:
        return (tell(event, language) for event in said)

    english, french = (" ".join(sentences(language)).removesuffix(".") for language in Language)
    return Bilingual(english, french)
