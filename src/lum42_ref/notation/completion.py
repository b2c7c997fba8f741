"""Positions that a card leaves open are completed, and whoever wrote the card is told how."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Protocol

import attrs

from lum42_ref.engine import ENGINE
from lum42_ref.model.components import COLOURS, Colour, CubeKind, Cubes, Seat, add_cube
from lum42_ref.model.events import CubeHarvested
from lum42_ref.model.table import Achieved, Board, Phase, State
from lum42_ref.rules import order
from lum42_ref.soundness import position, rewards
from lum42_ref.vocabulary import things
from rulespec.engine import Step
from rulespec.errors import Fault, InvalidPosition
from rulespec.language import Bilingual


class Stated(Protocol):
    """What completion reads of a card, and where it notes what it has done."""

    reserve: dict[Colour, int]
    energy: dict[Seat, Cubes]
    notes: list[Bilingual]


def completed(state: State, card: Stated) -> State:
    """The position with the reserve, the objectives and phase 3 as they must be."""
    state = _with_reserve(state, card)
    state = _with_rewards(state, card)
    return _after_production(state, card) if state.phase is Phase.PRODUCTION else state


def _with_reserve(state: State, card: Stated) -> State:
    """A reserve that was stated; cubes that lie nowhere then are the energy of a player."""
    for colour, count in card.reserve.items():
        missing = state.reserve[colour] - count
        holder = next(_holders(state, card.energy), None) if missing > 0 else None
        state = attrs.evolve(state, reserve=add_cube(state.reserve, colour, -missing))
        if holder is not None:
            state = attrs.evolve(state, boards=_with_energy(state.boards, holder, colour, missing))
            who, name = things.SEATS[holder].name, things.COLOURS[colour].name.counted(missing)
            card.notes.append(
                Bilingual(
                    f"cubes that lie nowhere: {name.en}, counted as energy of {who.en}",
                    f"cubes qui ne sont nulle part : {name.fr}, comptés comme énergie {who.genitive.fr}",
                )
            )
    return state


def _holders(state: State, stated: Mapping[Seat, Cubes]) -> Iterator[Seat]:
    """Those whose energy the card leaves open, whoever acts last first."""
    if state.active in state.terms.seats:
        yield from (seat for seat in reversed(order.after_the_active(state)[:-1]) if seat not in stated)


def _with_energy(boards: Mapping[Seat, Board], seat: Seat, colour: Colour, count: int) -> dict[Seat, Board]:
    board = boards[seat]
    return {**boards, seat: attrs.evolve(board, energy=add_cube(board.energy, colour, count))}


def _with_rewards(state: State, card: Stated) -> State:
    """Whoever meets an objective already has achieved it."""
    if _misses_seats(state):
        return state
    for kind, seat in list(rewards.overdue(state)):
        light, energy = state.achieved.light, state.achieved.energy
        marked = (
            Achieved((*light, seat), energy) if kind is CubeKind.LIGHT else Achieved(light, (*energy, seat))
        )
        state = attrs.evolve(state, achieved=marked)
        who, what = things.SEATS[seat].name, rewards.objective(state, kind)
        which = things.OBJECTIVES[kind]
        card.notes.append(
            Bilingual(
                f"{who.en} already meets the {which.en} ({what.en}): counted as achieved",
                f"{who.fr} remplit déjà l'{which.fr} ({what.fr}) : compté comme réalisé",
            )
        )
    return state


def _after_production(state: State, card: Stated) -> State:
    """Phase 3 runs by itself: what a card shows in it is the position in which it has run."""
    if faults := [
        *_phase_3_faults(state),
        *(position.table_faults(state) if not _misses_seats(state) else ()),
    ]:
        raise InvalidPosition(faults)
    begun = attrs.evolve(state, active=state.first, skipped=())
    step = ENGINE.settle(begun)
    harvests = list(_harvests(step))
    english = ", ".join(said.en for said in harvests) or "nobody harvests anything"
    french = ", ".join(said.fr for said in harvests) or "personne ne collecte rien"
    card.notes.append(
        Bilingual(
            f"phase 3 runs by itself ({english}): the position is the one after it",
            f"la phase 3 se déroule d'elle-même ({french}) : la position est celle d'après",
        )
    )
    return step.state


def _phase_3_faults(state: State) -> Iterator[Fault]:
    if state.pending or state.active is not state.first or state.skipped:
        yield Fault(
            "phase",
            Bilingual(
                "phase 3 runs by itself: expected no turn, skipped or pending",
                "la phase 3 se déroule d'elle-même : attendu ni turn, ni skipped, ni pending",
            ),
        )


def _misses_seats(state: State) -> bool:
    """Somebody is named who does not take part: nothing more can be said then."""
    return set(state.boards) != set(state.terms.seats) or state.first not in state.terms.seats


def _harvests(step: Step[State]) -> Iterator[Bilingual]:
    """Who has harvested how many cubes of each colour."""
    cubes = Counter((event.seat, event.colour) for event in step.events if isinstance(event, CubeHarvested))
    for seat in step.state.terms.seats:
        names = [
            things.COLOURS[colour].name.counted(cubes[seat, colour])
            for colour in COLOURS
            if cubes[seat, colour]
        ]
        if names:
            who = things.SEATS[seat].name
            yield Bilingual(
                f"{who.en} harvests {' and '.join(name.en for name in names)}",
                f"{who.fr} collecte {' et '.join(name.fr for name in names)}",
            )
