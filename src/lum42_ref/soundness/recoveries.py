"""What may wait while the recovery of a unit is carried out, as far as the unit and its place provide.

============================  ================================================================================
from a system                what the unit does; above a second action of a Doubler, or above the other half
                             of a Twosome, what it does first, and then the probe of the cube harvested
from the Exile               the harvest, the transformation or the swap; then the probe, or two after a swap
============================  ================================================================================
"""

from collections.abc import Iterator
from typing import Final

import attrs

from lum42_ref.model.components import TWOSOME, UNITS, Colour, ExileSlot, Probe, Slot, Unit, UnitKind
from lum42_ref.model.decisions import (
    ChooseHalf,
    ChooseProbe,
    ChooseSwap,
    Decision,
    Repeat,
    Use,
    choose_probe,
)
from lum42_ref.model.notes import needed
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import exile, halves, twosome
from lum42_ref.rules.doubler import second_action
from lum42_ref.rules.units import POWERS
from lum42_ref.rulings import SwapProbeOwner
from lum42_ref.soundness.scratch import scratch

Stack = tuple[Decision, ...]

BONUS_CUBES: Final = (ExileSlot.HARVEST, ExileSlot.TRANSFORMATION)
"""The slots of the Exile that bring a cube to choose."""


def leads_here(state: Table) -> bool:
    """The recovery of some unit of the active player leads to what waits."""
    is_back = bool(state.boards[state.active].available)
    return is_back and _probes_are_due(state) and (_is_from_the_exile(state) or _is_from_a_system(state))


def _is_from_the_exile(state: Table) -> bool:
    """A bonus, or the probes that a bonus brings."""
    match state.pending:
        case (ChooseSwap(),):
            return state.exile.swap is None
        case (Use(cell=None) as bonus,):
            return _is_a_bonus(state, bonus)
        case (ChooseProbe(left=None) as probe,) if probe.seat is state.active and state.exile.harvest is None:
            return True
        case _:
            return _is_after_a_swap(state)


def _is_from_a_system(state: Table) -> bool:
    """What a unit does that comes from a system, or the probe of the cube that it has harvested there."""
    match state.pending[0]:
        case Use(kind=kind, cell=Cell() as cell):
            return _waits(state, kind, cell)
        case ChooseHalf(cell=cell):
            return _waits(state, TWOSOME, cell)
        case ChooseProbe(left=left):
            cells = state.space if left is None else (left,)
            kinds = set(state.boards[state.active].available)
            return any(_waits(state, kind, cell) for kind in kinds for cell in cells)
        case _:
            return False


def _probes_are_due(state: Table) -> bool:
    """A probe is asked about only while it waits on its board, with the cube just received beside it."""
    return all(
        choice.colour in state.boards[choice.seat].probes and state.boards[choice.seat].light[choice.colour]
        for choice in state.pending
        if isinstance(choice, ChooseProbe)
    )


def _is_a_bonus(state: Table, use: Use) -> bool:
    """The unit has left the slot whose bonus it is."""
    if not isinstance(use.slot, ExileSlot) or use.slot not in BONUS_CUBES:
        return False
    if state.exile.holder(use.slot) is not None:
        return False
    is_back = use.kind in state.boards[use.seat].available
    return is_back and use == exile.bonus_cube(state, UNITS[use.seat, use.kind], use.slot)


def _is_after_a_swap(state: Table) -> bool:
    """Who made the swap decides about a probe first; under R-53 ``both_players`` then the other player."""
    if state.exile.swap is not None or any(decision != _swapped(decision) for decision in state.pending):
        return False
    seats = [decision.seat for decision in state.pending]
    if state.terms.rulings.swap_probe_owner is SwapProbeOwner.ACTIVE_ONLY:
        return seats == [state.active]
    others = [seat for seat in seats if seat is not state.active]
    return seats in ([state.active], others, [*others, state.active]) and len(others) <= 1


def _swapped(decision: Decision) -> Decision | None:
    """The decision about the probe of a cube that was swapped."""
    return choose_probe(decision.seat, decision.colour) if isinstance(decision, ChooseProbe) else None


def _waits(state: Table, kind: UnitKind, cell: Cell) -> bool:
    """What waits may come from the recovery of the active player's unit of this kind from this system."""
    system = state.space.get(cell)
    if system is None or kind not in state.boards[state.active].available:
        return False
    slots = Slot if system.satellite.is_moon else (Slot.PLANET,)
    return any(_waits_from(state, UNITS[state.active, kind], cell, slot) for slot in slots)


def _waits_from(state: Table, unit: Unit, cell: Cell, slot: Slot) -> bool:
    """The same of one slot, which the unit has left.

    Only a probe of its owner can stand there by now, and only once the first action is done.
    """
    system = state.space[cell]
    if system.occupant(slot) is None and _is_among(_during_the_first_action(state, unit, cell, slot), state):
        return True
    return any(
        _is_among(_during_the_second_action(before, unit, cell, slot), state)
        for before in _before_the_probe(state, unit, cell, system)
        if before.space[cell].occupant(slot) is None
    )


def _is_among(stacks: Iterator[Stack], state: Table) -> bool:
    """What waits is one of these, but for notes that no reading in force asks for."""
    return any(needed(stack, state.terms.rulings) == state.pending for stack in stacks)


def _before_the_probe(state: Table, unit: Unit, cell: Cell, system: System) -> Iterator[Table]:
    """The table as it is, and as it was before a probe of the first action was placed on the very planet."""
    yield state
    if system.on_planet == Probe(unit.seat):
        yield scratch(state, space={**state.space, cell: attrs.evolve(system, on_planet=None)})


def _during_the_first_action(state: Table, unit: Unit, cell: Cell, slot: Slot) -> Iterator[Stack]:
    """All that can wait until the first action is done, the probe of its cube included."""
    if unit.kind is TWOSOME:
        choice = _choice_of_halves(state, unit, cell, slot)
        yield (choice,)
        for half, optional in _first_halves(state, choice):
            use = halves.use_of(state, choice, half, optional=optional)
            yield from _of_an_action(use, _other_half(choice, half))
    else:
        yield from _of_an_action(POWERS[unit.kind].use(state, unit, cell, slot))


def _during_the_second_action(state: Table, unit: Unit, cell: Cell, slot: Slot) -> Iterator[Stack]:
    """The same of the second action of a Doubler, and of the half of a Twosome that comes last."""
    if unit.kind is TWOSOME:
        choice = _choice_of_halves(state, unit, cell, slot)
        for half, _ in _first_halves(state, choice):
            for last in _other_half(choice, half):
                optional = twosome.is_optional(state, last, last.halves[0])
                yield from _of_an_action(halves.use_of(state, last, last.halves[0], optional=optional))
        return
    first = POWERS[unit.kind].use(state, unit, cell, slot)
    for colour in (*first.harvest, *first.transform):
        for second in _second(first, colour):
            yield from _of_an_action(second)


def _of_an_action(use: Use, below: Stack = ()) -> Iterator[Stack]:
    """The action itself; then, above what follows, the probe of the cube."""
    yield (*below, use)
    for colour in use.harvest:
        yield (*below, *_second(use, colour), choose_probe(use.seat, colour, use.left))


def _second(use: Use, colour: Colour) -> tuple[Use, ...]:
    return () if use.repeat is Repeat.NOTHING else (second_action(use, colour),)


def _choice_of_halves(state: Table, unit: Unit, cell: Cell, slot: Slot) -> ChooseHalf:
    course = scratch(state)
    POWERS[TWOSOME].act(course, unit, cell, slot)
    (choice,) = course.pending
    assert isinstance(choice, ChooseHalf), "a Twosome has halves before it"
    return choice


def _first_halves(state: Table, choice: ChooseHalf) -> Iterator[tuple[Slot, bool]]:
    """The half that comes first, and whether it may be declined: one that was named may not."""
    chosen = twosome.is_chosen(state, choice)
    for half in choice.halves if chosen and twosome.owner_chooses(state) else choice.halves[:1]:
        yield half, not chosen and twosome.is_optional(state, choice, half)


def _other_half(choice: ChooseHalf, half: Slot) -> tuple[ChooseHalf, ...]:
    others = tuple(other for other in choice.halves if other is not half)
    return (attrs.evolve(choice, halves=others, begun=True),) if others else ()
