"""Who may know what, and a whole position that fits what a player knows."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import attrs

from lumens_ref.model.board import Cell
from lumens_ref.model.components import OF_EACH_KIND, Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.course import reach, resume
from lumens_ref.model.decisions import ChooseFace, Decision, DrawChip, Purpose
from lumens_ref.model.observation import Observation, SeenStack
from lumens_ref.model.table import State
from lumens_ref.rules.first_chips import lay_first_chips
from lumens_ref.rulings import PlacedChipsKnown, SetupFaces


def observe(state: State, seat: Seat) -> Observation:
    """What a seat sees: the board, its own hand and bag, and of the others what can be counted.

    Rules:
        DRW-2: Hidden hand
            No view of another shows it.
        SET-11: First chip in hand
            Hidden from the others.
    """
    state = with_first_chips_laid(state)
    seats = state.terms.seats
    seen = {cell: _seen(state, stack) for cell, stack in state.stacks.items()}
    return Observation(
        seat=seat,
        terms=state.terms,
        starts=state.starts,
        stacks=seen,
        bag=state.bags[seat],
        hand=state.hands[seat],
        first_chip=state.first_chips.get(seat),
        in_bags={other: state.bags[other].total for other in seats},
        holding=tuple(other for other in seats if state.hands[other] is not None),
        drawn_first=tuple(state.first_chips),
        unseen={other: unseen(seen, other) for other in seats},
        out=state.out,
        first=state.first,
        active=state.active,
        passed=state.passed,
        used_right=state.used_right,
        scores=state.scores,
        ended=state.ended,
        pending=state.pending,
    )


def with_first_chips_laid(state: State) -> State:
    """Once all have chosen, the first chips lie open; play lays them as the first hand is drawn (R-11)."""
    if not (state.first_chips and _hands_are_next(state.pending)):
        return state
    course = resume(state)
    lay_first_chips(course)
    return reach(course)


def _with_first_chips_waiting(state: State) -> State:
    """The same the other way: as play has it before the first hand is drawn."""
    together = state.terms.rulings.setup_faces is SetupFaces.SIMULTANEOUS
    if not (together and _hands_are_next(state.pending)) or any(state.hands.values()):
        return state
    lying = {seat: state.stacks[cell][-1] for seat, cell in state.starts.items()}
    waiting = {seat: FirstChip(chip.kind, chip.number) for seat, chip in lying.items()}
    return attrs.evolve(state, stacks={}, first_chips=waiting)


def _hands_are_next(pending: tuple[Decision, ...]) -> bool:
    return bool(pending) and isinstance(pending[-1], DrawChip) and pending[-1].purpose is Purpose.HAND


def _seen(state: State, stack: tuple[Chip, ...]) -> SeenStack:
    """Every chip that was placed has been seen by all; under R-24 ``tops_only`` only the upper one shows."""
    tops_only = state.terms.rulings.placed_chips_known is PlacedChipsKnown.TOPS_ONLY
    return SeenStack(stack[-1:] if tops_only else stack, len(stack))


def unseen(stacks: Mapping[Cell, SeenStack], seat: Seat) -> Counts:
    """Eight of each kind, less those of a player that lie in sight.

    Rules:
        CMP-4: Three kinds of chip
            What has been placed tells what can be left.
    """
    seen = Counter(chip.kind for stack in stacks.values() for chip in stack.chips if chip.seat is seat)
    return Counts(*[OF_EACH_KIND - seen[kind] for kind in Kind])


def imagine(known: Observation, chance: random.Random) -> State:
    """A position that fits what a seat sees: chips that nobody sees are dealt by lot."""
    pools = {seat: _Pool(known, seat, chance) for seat in known.terms.seats}
    stacks = _whole_stacks(known, pools, chance)
    hands = {seat: pool.hand(held=seat in known.holding) for seat, pool in pools.items()}
    first_chips = {seat: _first_chip(known, pools[seat], seat, chance) for seat in known.drawn_first}
    imagined = State(
        terms=known.terms,
        starts=known.starts,
        stacks=stacks,
        bags={seat: pool.rest() for seat, pool in pools.items()},
        hands=hands,
        first_chips=first_chips,
        out=known.out,
        first=known.first,
        active=known.active,
        passed=known.passed,
        used_right=known.used_right,
        scores=known.scores,
        ended=known.ended,
        pending=known.pending,
    )
    return _with_first_chips_waiting(imagined)


class _Pool:
    """The chips of a player that lie nowhere in sight, in an order by lot."""

    def __init__(self, known: Observation, seat: Seat, chance: random.Random) -> None:
        self._own = known.seat is seat
        self._known = known
        chips = Counter({kind: known.unseen[seat].of(kind) for kind in Kind})
        if self._own:
            chips -= Counter({kind: known.bag.of(kind) for kind in Kind})
            chips -= Counter([kind for kind in (known.hand, _kind(known.first_chip)) if kind is not None])
        self._chips = sorted(chips.elements(), key=lambda kind: kind.faces)
        chance.shuffle(self._chips)

    def covered(self) -> Kind:
        """A chip that lies covered somewhere."""
        return self._chips.pop()

    def hand(self, *, held: bool) -> Kind | None:
        """The chip in hand, if one is held."""
        if self._own:
            return self._known.hand
        return self._chips.pop() if held else None

    def first(self) -> Kind:
        """The first chip, while it is not laid."""
        return self._chips.pop()

    def rest(self) -> Counts:
        """What is in the bag."""
        if self._own:
            return self._known.bag
        left = Counter(self._chips)
        return Counts(*[left[kind] for kind in Kind])


def _kind(chip: FirstChip | None) -> Kind | None:
    return None if chip is None else chip.kind


def _first_chip(known: Observation, pool: _Pool, seat: Seat, chance: random.Random) -> FirstChip:
    """A first chip that is not laid: one's own; of the others any, with a face once they have chosen."""
    if known.first_chip is not None and seat is known.seat:
        return known.first_chip
    kind = pool.first()
    return FirstChip(kind, chance.choice(kind.faces) if seat in _have_chosen(known) else None)


def _have_chosen(known: Observation) -> Iterator[Seat]:
    """Those who were asked for a face before whoever is asked now; while chips are drawn, nobody."""
    asked = known.pending[-1] if known.pending else None
    if isinstance(asked, ChooseFace):
        yield from known.terms.seats[: known.terms.seats.index(asked.seat)]


def _whole_stacks(
    known: Observation, pools: Mapping[Seat, _Pool], chance: random.Random
) -> dict[Cell, tuple[Chip, ...]]:
    """The stacks with the chips below their tops, which are dealt by lot where they are not seen."""
    hidden = [cell for cell, stack in known.stacks.items() if len(stack.chips) < stack.height]
    owners = _owners_of_covered(known, hidden, chance)
    return {
        cell: (*[_some_chip(owner, pools[owner], chance) for owner in owners.get(cell, ())], *stack.chips)
        for cell, stack in known.stacks.items()
    }


def _owners_of_covered(
    known: Observation, cells: list[Cell], chance: random.Random
) -> dict[Cell, tuple[Seat, ...]]:
    """Whose chips lie covered where: on a start cell its owner's; elsewhere by lot, as many as miss."""
    at_home = {cell: seat for seat, cell in known.starts.items()}
    owners = {cell: (at_home[cell],) * (known.stacks[cell].height - 1) for cell in cells if cell in at_home}
    missing: Counter[Seat] = Counter()
    for seat in known.terms.seats:
        inside = known.in_bags[seat] + (seat in known.holding) + (seat in known.drawn_first)
        missing[seat] = known.unseen[seat].total - inside
    missing -= Counter([seat for seats in owners.values() for seat in seats])
    lots = sorted(missing.elements(), key=known.terms.seats.index)
    chance.shuffle(lots)
    return owners | {cell: (lots.pop(),) for cell in cells if cell not in at_home}


def _some_chip(seat: Seat, pool: _Pool, chance: random.Random) -> Chip:
    kind = pool.covered()
    number = chance.choice(kind.faces)
    return Chip(seat, number)
