"""Events: what happened. Each one is small, names the clauses that caused it, and knows what it changed.

A position is the opening position and the events since: nothing on the table changes in any other way, and
only the decisions that wait are kept beside them.
"""

import enum
from collections.abc import Mapping
from typing import TypeVar

import attrs

from lum42_ref.model.components import (
    PLANET,
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
from lum42_ref.model.space import CENTRE, Cell, System, make_system
from lum42_ref.model.table import Achieved, Board, Exile, Phase, Stacks, Table, make_board, make_exile
from rulespec.engine.kinds import Event as SomeEvent
from rulespec.engine.making import maker

Tile = TypeVar("Tile")


class Event(SomeEvent[Table]):
    """Something that happened in a game of LUM42."""

    __slots__ = ()


@attrs.frozen
class GameBegan(Event):
    """The table is set."""


@attrs.frozen
class RoundBegan(Event):
    """A round begins with its first player."""

    sets_the_scene = True

    round: int
    first: Seat

    def change(self, table: Table) -> None:
        """The round token and the first-player token have moved."""
        table.round = self.round
        table.first = table.active = self.first


@attrs.frozen
class PhaseBegan(Event):
    """A phase of the round begins."""

    sets_the_scene = True

    phase: Phase

    def change(self, table: Table) -> None:
        """The first player is the first to act; nobody has skipped a turn."""
        table.phase = self.phase
        table.active = table.first
        table.skipped = ()


@attrs.frozen
class TurnBegan(Event):
    """It is a player's turn."""

    sets_the_scene = True

    seat: Seat

    def change(self, table: Table) -> None:
        """That player is active."""
        table.active = self.seat


@attrs.frozen
class TurnSkipped(Event):
    """A player without a legal turn passes."""

    seat: Seat

    def change(self, table: Table) -> None:
        """The skip is remembered until the next deployment."""
        table.skipped = (*table.skipped, self.seat)


@attrs.frozen
class PlanetTaken(Event):
    """A planet leaves its stack."""

    seat: Seat
    stack: int
    planet: Planet

    def change(self, table: Table) -> None:
        """The stack is one tile lower."""
        stacks = table.stacks
        table.stacks = Stacks(_without_top(stacks.planets, self.stack), stacks.satellites)


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

    def change(self, table: Table) -> None:
        """The stack is one token lower, and the space zone has one system more."""
        stacks = table.stacks
        table.stacks = Stacks(stacks.planets, _without_top(stacks.satellites, self.stack))
        table.space = {**table.space, self.cell: self.system}


@attrs.frozen
class ShipMoved(Event):
    """A ship enters a system."""

    seat: Seat
    origin: Cell
    cell: Cell
    portal: bool
    """Through a portal."""

    def change(self, table: Table) -> None:
        """The ship stands there."""
        table.ships = {**table.ships, self.seat: self.cell}


@attrs.frozen
class ShipEjected(Event):
    """A ship is put back on the centre."""

    seat: Seat
    cell: Cell

    def change(self, table: Table) -> None:
        """The ship stands on the centre."""
        table.ships = {**table.ships, self.seat: CENTRE}


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
    colour: Colour | None = None
    """The colour of a majority; points for anything else have none."""

    @property
    def gains(self) -> Mapping[enum.Enum, int]:
        """The points of one player."""
        return {self.seat: self.points}

    def change(self, table: Table) -> None:
        """The score cube has moved on."""
        table.scores = {**table.scores, self.seat: table.scores[self.seat] + self.points}


@attrs.frozen
class UnitDeployed(Event):
    """A unit leaves the board and takes a vacant slot."""

    unit: Unit
    cell: Cell
    slot: Slot

    def change(self, table: Table) -> None:
        """The slot is held, and nobody has skipped since."""
        _take_unit(table, self.unit)
        _occupy(table, self.cell, self.slot, self.unit)
        table.skipped = ()


@attrs.frozen
class UnitSent(Event):
    """A unit leaves the board to attack; where it ends up is still open."""

    unit: Unit
    cell: Cell
    slot: Slot

    def change(self, table: Table) -> None:
        """The unit is in its owner's hand, and nobody has skipped since."""
        _take_unit(table, self.unit)
        table.skipped = ()


@attrs.frozen
class UnitPlaced(Event):
    """The attacking unit takes the slot."""

    unit: Unit
    cell: Cell
    slot: Slot

    def change(self, table: Table) -> None:
        """The slot is held by the attacker."""
        _occupy(table, self.cell, self.slot, self.unit)


@attrs.frozen
class UnitDriven(Event):
    """The attacked unit leaves its slot."""

    unit: Unit
    cell: Cell
    slot: Slot

    def change(self, table: Table) -> None:
        """The slot is vacant."""
        _occupy(table, self.cell, self.slot, None)


@attrs.frozen
class UnitFled(Event):
    """The attacked Traveller flees from its slot to another."""

    unit: Unit
    cell: Cell
    slot: Slot
    to_cell: Cell
    to_slot: Slot

    def change(self, table: Table) -> None:
        """It stands there; the slot it left is vacant."""
        _occupy(table, self.cell, self.slot, None)
        _occupy(table, self.to_cell, self.to_slot, self.unit)


@attrs.frozen
class UnitExiled(Event):
    """A unit comes to stand on a slot of the Exile."""

    unit: Unit
    slot: ExileSlot

    def change(self, table: Table) -> None:
        """The slot holds it."""
        if self.slot is ExileSlot.ONE:
            crowd = sorted((*table.exile.one, self.unit), key=_unit_order)
            table.exile = _with_crowd(table.exile, tuple(crowd))
        else:
            table.exile = _with_holder(table.exile, self.slot, self.unit)


@attrs.frozen
class UnitOusted(Event):
    """A unit is driven from its slot of the Exile."""

    unit: Unit
    slot: ExileSlot

    def change(self, table: Table) -> None:
        """The slot is vacant."""
        table.exile = _with_holder(table.exile, self.slot, None)


@attrs.frozen
class UnitRecovered(Event):
    """A unit returns from a system to its board."""

    unit: Unit
    cell: Cell
    slot: Slot

    def change(self, table: Table) -> None:
        """The slot is vacant, the unit available."""
        _occupy(table, self.cell, self.slot, None)
        _give_unit(table, self.unit)


@attrs.frozen
class UnitReturned(Event):
    """A unit returns from the Exile to its board."""

    unit: Unit
    slot: ExileSlot

    def change(self, table: Table) -> None:
        """It has left the Exile and is available."""
        if self.slot is ExileSlot.ONE:
            crowd = list(table.exile.one)
            crowd.remove(self.unit)
            table.exile = _with_crowd(table.exile, tuple(crowd))
        else:
            table.exile = _with_holder(table.exile, self.slot, None)
        _give_unit(table, self.unit)


@attrs.frozen
class ProbePlaced(Event):
    """A probe goes to a planet."""

    seat: Seat
    colour: Colour
    cell: Cell

    def change(self, table: Table) -> None:
        """It has left the board and stands on the planet."""
        board = table.boards[self.seat]
        probes = tuple(colour for colour in board.probes if colour is not self.colour)
        _lay_board(table, self.seat, _with_probes(board, probes))
        _occupy(table, self.cell, PLANET, PROBES[self.seat])


@attrs.frozen
class ProbeSentHome(Event):
    """A Saboteur sends a probe back to its board."""

    seat: Seat
    colour: Colour
    cell: Cell

    def change(self, table: Table) -> None:
        """It waits on the board again."""
        board = table.boards[self.seat]
        probes = tuple(sorted((*board.probes, self.colour)))
        _lay_board(table, self.seat, _with_probes(board, probes))
        _occupy(table, self.cell, PLANET, None)


@attrs.frozen
class CubeHarvested(Event):
    """A cube goes from the reserve to a harvest area."""

    seat: Seat
    colour: Colour

    def change(self, table: Table) -> None:
        """One cube less in the reserve, one more light cube on the board."""
        table.reserve = add_cube(table.reserve, self.colour, -1)
        board = table.boards[self.seat]
        light = add_cube(board.light, self.colour)
        _lay_board(
            table, self.seat, make_board(light, board.energy, board.probes, board.available, board.locked)
        )


@attrs.frozen
class CubeTransformed(Event):
    """A light cube becomes an energy cube."""

    seat: Seat
    colour: Colour

    def change(self, table: Table) -> None:
        """It has moved from the harvest area to the energy area."""
        board = table.boards[self.seat]
        light, energy = add_cube(board.light, self.colour, -1), add_cube(board.energy, self.colour)
        _lay_board(table, self.seat, make_board(light, energy, board.probes, board.available, board.locked))


@attrs.frozen
class CubesSwapped(Event):
    """Two players swap a cube for a cube."""

    seat: Seat
    kind: CubeKind
    give: Colour
    other: Seat
    take: Colour

    def change(self, table: Table) -> None:
        """Each holds the other's cube."""
        mine = _swapped(table.boards[self.seat], self.kind, self.give, self.take)
        theirs = _swapped(table.boards[self.other], self.kind, self.take, self.give)
        table.boards = {**table.boards, self.seat: mine, self.other: theirs}


class Deed(enum.StrEnum):
    """What a player can lose because it is impossible, or decline where it is optional."""

    SYSTEM = "system"
    """A new system of phase 1."""
    HARVEST = "harvest"
    TRANSFORMATION = "transformation"
    EITHER = "either"
    """The one action of a Scientist, a harvest or a transformation."""
    SECOND_ACTION = "second action"
    """What a Doubler may do again."""
    BOTH_HALVES = "both halves"
    """All that a Twosome may do."""
    SWAP = "swap"
    PROBE = "probe"
    """The probe of the colour just received: it stays on the board."""


@attrs.frozen
class ActionLost(Event):
    """Something that cannot be carried out is lost."""

    seat: Seat
    what: Deed


@attrs.frozen
class ActionDeclined(Event):
    """A player forgoes what is optional."""

    seat: Seat
    what: Deed


@attrs.frozen
class ObjectiveAchieved(Event):
    """A player achieves the light or the energy objective and marks it."""

    seat: Seat
    kind: CubeKind

    def change(self, table: Table) -> None:
        """An objective cube lies below the tile."""
        light, energy = table.achieved.light, table.achieved.energy
        if self.kind is CubeKind.LIGHT:
            table.achieved = Achieved((*light, self.seat), energy)
        else:
            table.achieved = Achieved(light, (*energy, self.seat))


@attrs.frozen
class CrewChanged(Event):
    """A special unit joins a crew, in the place of a basic unit or besides all others."""

    seat: Seat
    joins: UnitKind
    replaces: bool

    def change(self, table: Table) -> None:
        """It is available; a replaced basic unit has left the game."""
        board = table.boards[self.seat]
        available = [*board.available, self.joins]
        if self.replaces:
            available.remove(UnitKind.BASIC)
        locked = list(board.locked)
        locked.remove(self.joins)
        crew = tuple(sorted(available))
        _lay_board(table, self.seat, make_board(board.light, board.energy, board.probes, crew, tuple(locked)))


@attrs.frozen
class FirstNamed(Event):
    """The first player of the next round is named."""

    seat: Seat
    by: Seat


@attrs.frozen
class GameEnded(Event):
    """The last round is over, and everything is counted."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; players who are still tied after the tie-break share a rank."""

    def change(self, table: Table) -> None:
        """Nobody decides anything any more."""
        table.phase = Phase.OVER


turn_began = maker(TurnBegan)
ship_moved = maker(ShipMoved)
scored = maker(Scored)
unit_deployed = maker(UnitDeployed)
unit_recovered = maker(UnitRecovered)
cube_harvested = maker(CubeHarvested)
cube_transformed = maker(CubeTransformed)
"""The events of which play makes the most, made quickly."""


def _without_top(stacks: tuple[tuple[Tile, ...], ...], number: int) -> tuple[tuple[Tile, ...], ...]:
    index = number - 1
    return (*stacks[:index], stacks[index][1:], *stacks[number:])


def _lay_board(table: Table, seat: Seat, board: Board) -> None:
    table.boards = {**table.boards, seat: board}


def _take_unit(table: Table, unit: Unit) -> None:
    board = table.boards[unit.seat]
    available = list(board.available)
    available.remove(unit.kind)
    _lay_board(
        table, unit.seat, make_board(board.light, board.energy, board.probes, tuple(available), board.locked)
    )


def _give_unit(table: Table, unit: Unit) -> None:
    board = table.boards[unit.seat]
    available = tuple(sorted((*board.available, unit.kind)))
    _lay_board(table, unit.seat, make_board(board.light, board.energy, board.probes, available, board.locked))


def _occupy(table: Table, cell: Cell, slot: Slot, occupant: Unit | Probe | None) -> None:
    system = table.space[cell]
    if slot is PLANET:
        changed = make_system(system.planet, system.face, system.satellite, occupant, system.on_moon)
    else:
        assert not isinstance(occupant, Probe), "probes stand on planets"
        changed = make_system(system.planet, system.face, system.satellite, system.on_planet, occupant)
    table.space = {**table.space, cell: changed}


def _with_holder(exile: Exile, slot: ExileSlot, unit: Unit | None) -> Exile:
    match slot:
        case ExileSlot.HARVEST:
            return make_exile(unit, exile.transformation, exile.swap, exile.three, exile.one)
        case ExileSlot.TRANSFORMATION:
            return make_exile(exile.harvest, unit, exile.swap, exile.three, exile.one)
        case ExileSlot.SWAP:
            return make_exile(exile.harvest, exile.transformation, unit, exile.three, exile.one)
        case ExileSlot.THREE:
            return make_exile(exile.harvest, exile.transformation, exile.swap, unit, exile.one)
        case ExileSlot.ONE:
            raise AssertionError("the 1 VP slot has no holder")


def _with_crowd(exile: Exile, crowd: tuple[Unit, ...]) -> Exile:
    return make_exile(exile.harvest, exile.transformation, exile.swap, exile.three, crowd)


def _with_probes(board: Board, probes: tuple[Colour, ...]) -> Board:
    return make_board(board.light, board.energy, probes, board.available, board.locked)


def _unit_order(unit: Unit) -> tuple[Seat, UnitKind]:
    return (unit.seat, unit.kind)


def _swapped(board: Board, kind: CubeKind, given: Colour, taken: Colour) -> Board:
    if kind is CubeKind.LIGHT:
        return attrs.evolve(board, light=add_cube(add_cube(board.light, given, -1), taken))
    return attrs.evolve(board, energy=add_cube(add_cube(board.energy, given, -1), taken))
