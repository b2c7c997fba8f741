"""Notes: what pending decisions keep for some readings, or for an explanation, and not for play itself.

They are kept in memory under every reading, so that a question can be put under another one. What is written
down holds them only where the reading in force asks for them.
"""

from collections.abc import Iterator
from typing import TypeVar

import attrs

from lum42_ref.model.components import DOUBLER, EXILE_SLOTS, PLANET
from lum42_ref.model.decisions import NOTHING, ChooseExile, ChooseProbe, Decision, Use
from lum42_ref.model.observation import Observation
from lum42_ref.model.table import State
from lum42_ref.rulings import DoublerWhiteMoon, ProbeOnVacatedPlanet, RogueTargets, Rulings

Noting = TypeVar("Noting", State, Observation)


def essential(state: Noting) -> Noting:
    """A position, or what a seat sees of it, without what only readings not in force would ask for.

    Design:
        The planet just left is a matter of R-41 ``not_this_harvest``, the slots of a combat are one of R-78
        ``not_current_combat``.
    """
    return _with_pending(state, needed(state.pending, state.terms.rulings))


def needed(pending: tuple[Decision, ...], rulings: Rulings) -> tuple[Decision, ...]:
    """Decisions with only those notes that some reading in force asks for."""
    if rulings.probe_on_vacated_planet is not ProbeOnVacatedPlanet.NOT_THIS_HARVEST:
        pending = tuple([_without_what_was_left(decision) for decision in pending])
    if rulings.rogue_targets is not RogueTargets.NOT_CURRENT_COMBAT:
        pending = tuple([_without_exempt_slots(decision) for decision in pending])
    return pending


def play_alone(state: State) -> State:
    """The position without any note, whatever the readings: what two engines must agree on."""
    return _with_pending(state, tuple([_without_notes(decision) for decision in state.pending]))


def guesses(state: State) -> Iterator[tuple[str, State]]:
    """What a position could be under readings that ask for a note which it does not have.

    Design:
        Nobody keeps the colour of a Doubler's first cube (R-63): the decision is posed by it, or not at all.
    """
    if not state.pending:
        return
    waiting = state.pending[-1]
    for ruling, reading, could_be in (
        ("R-41", ProbeOnVacatedPlanet.NOT_THIS_HARVEST, _left(state, waiting)),
        ("R-63", DoublerWhiteMoon.SAME_COLOUR_BOTH, _one_colour(waiting)),
        ("R-78", RogueTargets.NOT_CURRENT_COMBAT, _exempting(waiting)),
    ):
        rulings = state.terms.rulings.with_reading(ruling, reading.value)
        if rulings != state.terms.rulings:
            terms = attrs.evolve(state.terms, rulings=rulings)
            for decision in could_be:
                yield ruling, attrs.evolve(state, terms=terms, pending=(*state.pending[:-1], decision))


def _left(state: State, waiting: Decision) -> Iterator[Decision]:
    """After a harvest from any planet, or from the one whose action it is."""
    if isinstance(waiting, ChooseProbe) and waiting.left is None:
        yield from (attrs.evolve(waiting, left=cell) for cell in state.space)
    elif isinstance(waiting, Use) and waiting.left is None:
        stood_on = waiting.slot if waiting.stood_on is None else waiting.stood_on
        if stood_on is PLANET:
            yield attrs.evolve(waiting, left=waiting.cell)


def _one_colour(waiting: Decision) -> Iterator[Decision]:
    """After a first cube of any colour."""
    if isinstance(waiting, Use) and waiting.kind is DOUBLER and waiting.repeat is NOTHING:
        for colour in waiting.harvest if len(waiting.harvest) > 1 else ():
            yield attrs.evolve(waiting, harvest=(colour,), same_colour=True)


def _exempting(waiting: Decision) -> Iterator[Decision]:
    """In a combat whose other unit has gone to any slot."""
    if isinstance(waiting, ChooseExile) and (waiting.second or waiting.ousted_from is not None):
        yield from (attrs.evolve(waiting, exempt=(slot,)) for slot in EXILE_SLOTS)


def _without_notes(decision: Decision) -> Decision:
    bare = _without_exempt_slots(_without_what_was_left(decision))
    if isinstance(bare, ChooseExile):
        return attrs.evolve(bare, second=False)
    return attrs.evolve(bare, stood_on=None) if isinstance(bare, Use) else bare


def _without_what_was_left(decision: Decision) -> Decision:
    if isinstance(decision, Use | ChooseProbe) and decision.left is not None:
        return attrs.evolve(decision, left=None)
    return decision


def _without_exempt_slots(decision: Decision) -> Decision:
    if isinstance(decision, ChooseExile) and decision.exempt:
        return attrs.evolve(decision, exempt=())
    return decision


def _with_pending(state: Noting, pending: tuple[Decision, ...]) -> Noting:
    return state if pending == state.pending else attrs.evolve(state, pending=pending)
