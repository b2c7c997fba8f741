"""What a player may know of a position: everything but what lies below the tops of the stacks (R-12)."""

from collections.abc import Mapping
from typing import TypeVar

import attrs

from lum42_ref.model.components import Cubes, Planet, Satellite, Seat
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Game, Phase, State

Tile = TypeVar("Tile", Planet, Satellite)


@attrs.frozen
class SeenPlanets:
    """A stack of planets as a player sees it: its top, and how high it is."""

    top: Planet | None
    height: int


@attrs.frozen
class SeenSatellites:
    """A stack of satellites as a player sees it: its top, and how high it is."""

    top: Satellite | None
    height: int


@attrs.frozen(hash=False)
class Observation:
    """A position as one seat sees it."""

    seat: Seat
    game: Game
    round: int
    phase: Phase
    first: Seat
    active: Seat
    space: Mapping[Cell, System]
    ships: Mapping[Seat, Cell]
    scores: Mapping[Seat, int]
    boards: Mapping[Seat, Board]
    exile: Exile
    reserve: Cubes
    planet_stacks: tuple[SeenPlanets, ...]
    satellite_stacks: tuple[SeenSatellites, ...]
    achieved: Achieved
    skipped: tuple[Seat, ...]
    pending: tuple[Decision, ...]

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Observation":
        """What the seat sees of a position."""
        return cls(
            seat,
            state.game,
            state.round,
            state.phase,
            state.first,
            state.active,
            state.space,
            state.ships,
            state.scores,
            state.boards,
            state.exile,
            state.reserve,
            tuple(SeenPlanets(_top(stack), len(stack)) for stack in state.stacks.planets),
            tuple(SeenSatellites(_top(stack), len(stack)) for stack in state.stacks.satellites),
            state.achieved,
            state.skipped,
            state.pending,
        )


def _top(stack: tuple[Tile, ...]) -> Tile | None:
    return stack[0] if stack else None
