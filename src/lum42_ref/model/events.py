"""Events: what happened. Each one is small, names the clauses that caused it, and knows what it changed.

A position is the opening position and the events since: nothing on the table changes in any other way.
"""

import enum
from typing import Final, TypeVar

import attrs

from lum42_ref.model.components import (
    PROBES,
    Colour,
    CubeKind,
    ExileSlot,
    Face,
    Planet,
    Probe,
    Seat,
    Slot,
    Unit,
    UnitKind,
    add_cube,
)
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Board, Clock, Exile, Phase, State

Clauses = tuple[str, ...]
"""Ids of clauses, and of the rulings that decided."""


Tile = TypeVar("Tile")


@attrs.frozen
class Event:
    """Something that happened."""

    clauses: Clauses
    """What caused it: clause ids, and ruling ids where a ruling decided."""

    def after(self, state: State) -> State:
        """The position once this has happened to it."""
        return state


@attrs.frozen
class GameBegan(Event):
    """The table is set."""


@attrs.frozen
class RoundBegan(Event):
    """A round begins with its first player."""

    round: int
    first: Seat

    def after(self, state: State) -> State:
        """The round token and the first-player token have moved."""
        return state.changed(clock=Clock(self.round, state.clock.phase, self.first, self.first))


@attrs.frozen
class PhaseBegan(Event):
    """A phase of the round begins."""

    phase: Phase

    def after(self, state: State) -> State:
        """The first player is the first to act; nobody has skipped a turn."""
        clock = state.clock
        return state.changed(clock=Clock(clock.round, self.phase, clock.first, clock.first), skipped=())


@attrs.frozen
class TurnBegan(Event):
    """It is a player's turn."""

    seat: Seat

    def after(self, state: State) -> State:
        """That player is active."""
        clock = state.clock
        if clock.active is self.seat:
            return state
        return state.changed(clock=Clock(clock.round, clock.phase, clock.first, self.seat))


@attrs.frozen
class TurnSkipped(Event):
    """A player without a legal turn passes."""

    seat: Seat

    def after(self, state: State) -> State:
        """The skip is remembered until the next deployment."""
        return state.changed(skipped=(*state.skipped, self.seat))


@attrs.frozen
class PlanetTaken(Event):
    """A planet leaves its stack."""

    seat: Seat
    stack: int
    planet: Planet

    def after(self, state: State) -> State:
        """The stack is one tile lower."""
        stacks = state.stacks
        return state.changed(stacks=attrs.evolve(stacks, planets=_without_top(stacks.planets, self.stack)))


@attrs.frozen
class PlanetLaid(Event):
    """A planet comes to lie on a cell and waits for its satellite."""

    seat: Seat
    cell: Cell
    planet: Planet
    face: Face


@attrs.frozen
class SatelliteTaken(Event):
    """A satellite leaves its stack and completes a system."""

    seat: Seat
    stack: int
    cell: Cell
    system: System

    def after(self, state: State) -> State:
        """The stack is one token lower, and the space zone has one system more."""
        stacks = state.stacks
        return state.changed(
            stacks=attrs.evolve(stacks, satellites=_without_top(stacks.satellites, self.stack)),
            space={**state.space, self.cell: self.system},
        )


@attrs.frozen
class ShipMoved(Event):
    """A ship enters a system."""

    seat: Seat
    origin: Cell
    cell: Cell
    portal: bool
    """Through a portal."""

    def after(self, state: State) -> State:
        """The ship stands there."""
        return state.changed(ships={**state.ships, self.seat: self.cell})


@attrs.frozen
class ShipEjected(Event):
    """A ship is put back on the centre."""

    seat: Seat
    cell: Cell

    def after(self, state: State) -> State:
        """The ship stands on the centre."""
        return state.changed(ships={**state.ships, self.seat: CENTRE})


class Why(enum.StrEnum):
    """What points are for."""

    PASSAGE_BONUS = "passage bonus"
    TRANSFORMATION = "transformation"
    HARVEST_OBJECTIVE = "harvest objective"
    LIGHT_OBJECTIVE = "light objective"
    ENERGY_OBJECTIVE = "energy objective"
    EXILE_BONUS = "Exile bonus"
    MAJORITY = "majority"


@attrs.frozen
class Scored(Event):
    """A player gains points."""

    seat: Seat
    points: int
    why: Why

    def after(self, state: State) -> State:
        """The score cube has moved on."""
        scores = state.scores
        return state.changed(scores={**scores, self.seat: scores[self.seat] + self.points})


@attrs.frozen
class UnitDeployed(Event):
    """A unit leaves the board and takes a vacant slot."""

    unit: Unit
    cell: Cell
    slot: Slot

    def after(self, state: State) -> State:
        """The slot is held, and nobody has skipped since."""
        return state.changed(
            boards=_with_unit_gone(state, self.unit),
            space=_with_occupant(state, self.cell, self.slot, self.unit),
            skipped=(),
        )


@attrs.frozen
class UnitSent(Event):
    """A unit leaves the board to attack; where it ends up is still open."""

    unit: Unit
    cell: Cell
    slot: Slot

    def after(self, state: State) -> State:
        """The unit is in its owner's hand, and nobody has skipped since."""
        return state.changed(boards=_with_unit_gone(state, self.unit), skipped=())


@attrs.frozen
class UnitPlaced(Event):
    """The attacking unit takes the slot."""

    unit: Unit
    cell: Cell
    slot: Slot

    def after(self, state: State) -> State:
        """The slot is held by the attacker."""
        return state.changed(space=_with_occupant(state, self.cell, self.slot, self.unit))


@attrs.frozen
class UnitDriven(Event):
    """The attacked unit leaves its slot."""

    unit: Unit
    cell: Cell
    slot: Slot

    def after(self, state: State) -> State:
        """The slot is vacant."""
        return state.changed(space=_with_occupant(state, self.cell, self.slot, None))


@attrs.frozen
class UnitFled(Event):
    """The attacked Traveller flees from its slot to another."""

    unit: Unit
    cell: Cell
    slot: Slot
    to_cell: Cell
    to_slot: Slot

    def after(self, state: State) -> State:
        """It stands there; the slot it left is vacant."""
        left = state.changed(space=_with_occupant(state, self.cell, self.slot, None))
        return left.changed(space=_with_occupant(left, self.to_cell, self.to_slot, self.unit))


@attrs.frozen
class UnitExiled(Event):
    """A unit comes to stand on a slot of the Exile."""

    unit: Unit
    slot: ExileSlot

    def after(self, state: State) -> State:
        """The slot holds it."""
        exile = state.exile
        if self.slot is ExileSlot.ONE:
            crowd = tuple(sorted((*exile.one, self.unit), key=_unit_order))
            return state.changed(exile=attrs.evolve(exile, one=crowd))
        return state.changed(exile=_with_holder(exile, self.slot, self.unit))


@attrs.frozen
class UnitOusted(Event):
    """A unit is driven from its slot of the Exile."""

    unit: Unit
    slot: ExileSlot

    def after(self, state: State) -> State:
        """The slot is vacant."""
        return state.changed(exile=_with_holder(state.exile, self.slot, None))


@attrs.frozen
class UnitRecovered(Event):
    """A unit returns from a system to its board."""

    unit: Unit
    cell: Cell
    slot: Slot

    def after(self, state: State) -> State:
        """The slot is vacant, the unit available."""
        return state.changed(
            space=_with_occupant(state, self.cell, self.slot, None),
            boards=_with_unit_back(state, self.unit),
        )


@attrs.frozen
class UnitReturned(Event):
    """A unit returns from the Exile to its board."""

    unit: Unit
    slot: ExileSlot

    def after(self, state: State) -> State:
        """It has left the Exile and is available."""
        exile = state.exile
        if self.slot is ExileSlot.ONE:
            crowd = list(exile.one)
            crowd.remove(self.unit)
            exile = attrs.evolve(exile, one=tuple(crowd))
        else:
            exile = _with_holder(exile, self.slot, None)
        return state.changed(exile=exile, boards=_with_unit_back(state, self.unit))


@attrs.frozen
class ProbePlaced(Event):
    """A probe goes to a planet."""

    seat: Seat
    colour: Colour
    cell: Cell

    def after(self, state: State) -> State:
        """It has left the board and stands on the planet."""
        board = state.boards[self.seat]
        probes = tuple(colour for colour in board.probes if colour is not self.colour)
        return state.changed(
            boards=_with_board(state, self.seat, attrs.evolve(board, probes=probes)),
            space=_with_occupant(state, self.cell, Slot.PLANET, PROBES[self.seat]),
        )


@attrs.frozen
class ProbeSentHome(Event):
    """A Saboteur sends a probe back to its board."""

    seat: Seat
    colour: Colour
    cell: Cell

    def after(self, state: State) -> State:
        """It waits on the board again."""
        board = state.boards[self.seat]
        probes = tuple(sorted((*board.probes, self.colour)))
        return state.changed(
            boards=_with_board(state, self.seat, attrs.evolve(board, probes=probes)),
            space=_with_occupant(state, self.cell, Slot.PLANET, None),
        )


@attrs.frozen
class CubeHarvested(Event):
    """A cube goes from the reserve to a harvest area."""

    seat: Seat
    colour: Colour

    def after(self, state: State) -> State:
        """One cube less in the reserve, one more light cube on the board."""
        board = state.boards[self.seat]
        harvested = Board(
            add_cube(board.light, self.colour), board.energy, board.probes, board.available, board.locked
        )
        return state.changed(
            reserve=add_cube(state.reserve, self.colour, -1),
            boards=_with_board(state, self.seat, harvested),
        )


@attrs.frozen
class CubeTransformed(Event):
    """A light cube becomes an energy cube."""

    seat: Seat
    colour: Colour

    def after(self, state: State) -> State:
        """It has moved from the harvest area to the energy area."""
        board = state.boards[self.seat]
        transformed = Board(
            add_cube(board.light, self.colour, -1),
            add_cube(board.energy, self.colour),
            board.probes,
            board.available,
            board.locked,
        )
        return state.changed(boards=_with_board(state, self.seat, transformed))


@attrs.frozen
class CubesSwapped(Event):
    """Two players swap a cube for a cube."""

    seat: Seat
    kind: CubeKind
    give: Colour
    other: Seat
    take: Colour

    def after(self, state: State) -> State:
        """Each holds the other's cube."""
        mine = _swapped(state.boards[self.seat], self.kind, self.give, self.take)
        theirs = _swapped(state.boards[self.other], self.kind, self.take, self.give)
        return state.changed(boards={**state.boards, self.seat: mine, self.other: theirs})


@attrs.frozen
class ActionLost(Event):
    """A harvest, a transformation or a swap that cannot be carried out is lost."""

    seat: Seat


@attrs.frozen
class ActionDeclined(Event):
    """A player forgoes what is optional."""

    seat: Seat


@attrs.frozen
class ObjectiveAchieved(Event):
    """A player achieves the light or the energy objective and marks it."""

    seat: Seat
    kind: CubeKind

    def after(self, state: State) -> State:
        """An objective cube lies below the tile."""
        achieved = state.achieved
        if self.kind is CubeKind.LIGHT:
            return state.changed(achieved=attrs.evolve(achieved, light=(*achieved.light, self.seat)))
        return state.changed(achieved=attrs.evolve(achieved, energy=(*achieved.energy, self.seat)))


@attrs.frozen
class CrewChanged(Event):
    """A special unit joins a crew, in the place of a basic unit or besides all others."""

    seat: Seat
    joins: UnitKind
    replaces: bool

    def after(self, state: State) -> State:
        """It is available; a replaced basic unit has left the game."""
        board = state.boards[self.seat]
        available = [*board.available, self.joins]
        if self.replaces:
            available.remove(UnitKind.BASIC)
        locked = list(board.locked)
        locked.remove(self.joins)
        changed = attrs.evolve(board, available=tuple(sorted(available)), locked=tuple(locked))
        return state.changed(boards=_with_board(state, self.seat, changed))


@attrs.frozen
class FirstNamed(Event):
    """The first player of the next round is named."""

    seat: Seat
    by: Seat


@attrs.frozen
class GameEnded(Event):
    """The last round is over."""

    def after(self, state: State) -> State:
        """Nobody decides anything any more."""
        clock = state.clock
        return state.changed(clock=Clock(clock.round, Phase.OVER, clock.first, clock.active))


NO_CHANGE: Final = (GameBegan, PlanetLaid, ActionLost, ActionDeclined, FirstNamed)
"""Events that tell what happened and change nothing on the table."""


@attrs.frozen
class Step:
    """A position and the events that led to it."""

    state: State
    events: tuple[Event, ...]


@attrs.frozen
class Course:
    """The course of events while an action is carried out: the table, the open decisions, what happened."""

    state: State
    """The table; its own pending decisions are those from before the action."""
    pending: tuple[Decision, ...]
    events: tuple[Event, ...] = ()

    def then(self, event: Event) -> "Course":
        """One more thing happens."""
        return Course(event.after(self.state), self.pending, (*self.events, event))

    def ask(self, *decisions: Decision) -> "Course":
        """Further decisions wait; the last of them comes first."""
        return Course(self.state, (*self.pending, *decisions), self.events)

    def answered(self) -> "Course":
        """The decision that came first is taken."""
        return Course(self.state, self.pending[:-1], self.events)

    def step(self) -> Step:
        """The position reached, and how."""
        return Step(self.state.changed(pending=self.pending), self.events)


def _without_top(stacks: tuple[tuple[Tile, ...], ...], number: int) -> tuple[tuple[Tile, ...], ...]:
    index = number - 1
    return (*stacks[:index], stacks[index][1:], *stacks[number:])


def _with_board(state: State, seat: Seat, board: Board) -> dict[Seat, Board]:
    return {**state.boards, seat: board}


def _with_unit_gone(state: State, unit: Unit) -> dict[Seat, Board]:
    board = state.boards[unit.seat]
    available = list(board.available)
    available.remove(unit.kind)
    return _with_board(
        state,
        unit.seat,
        Board(board.light, board.energy, board.probes, tuple(available), board.locked),
    )


def _with_unit_back(state: State, unit: Unit) -> dict[Seat, Board]:
    board = state.boards[unit.seat]
    available = tuple(sorted((*board.available, unit.kind)))
    return _with_board(
        state, unit.seat, Board(board.light, board.energy, board.probes, available, board.locked)
    )


def _with_occupant(state: State, cell: Cell, slot: Slot, occupant: Unit | Probe | None) -> dict[Cell, System]:
    space = dict(state.space)
    system = space[cell]
    if slot is Slot.PLANET:
        space[cell] = System(system.planet, system.face, system.satellite, occupant, system.on_moon)
    else:
        assert not isinstance(occupant, Probe)
        space[cell] = System(system.planet, system.face, system.satellite, system.on_planet, occupant)
    return space


def _with_holder(exile: Exile, slot: ExileSlot, unit: Unit | None) -> Exile:
    match slot:
        case ExileSlot.HARVEST:
            return Exile(unit, exile.transformation, exile.swap, exile.three, exile.one)
        case ExileSlot.TRANSFORMATION:
            return Exile(exile.harvest, unit, exile.swap, exile.three, exile.one)
        case ExileSlot.SWAP:
            return Exile(exile.harvest, exile.transformation, unit, exile.three, exile.one)
        case ExileSlot.THREE:
            return Exile(exile.harvest, exile.transformation, exile.swap, unit, exile.one)
        case ExileSlot.ONE:
            raise AssertionError("the 1 VP slot has no holder")


def _unit_order(unit: Unit) -> tuple[Seat, UnitKind]:
    return (unit.seat, unit.kind)


def _swapped(board: Board, kind: CubeKind, given: Colour, taken: Colour) -> Board:
    if kind is CubeKind.LIGHT:
        return attrs.evolve(board, light=add_cube(add_cube(board.light, given, -1), taken))
    return attrs.evolve(board, energy=add_cube(add_cube(board.energy, given, -1), taken))
