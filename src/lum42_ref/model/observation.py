"""What a player may know of a position: everything but what lies below the tops of the stacks (R-12)."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import attrs

from lum42_ref.model.components import Cubes, Planet, Satellite, Seat
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Game, Phase, State

Tile = TypeVar("Tile", Planet, Satellite)


@attrs.frozen
class SeenStack(Generic[Tile]):
    """A stack as a player sees it: its top, and how high it is."""

    top: Tile | None
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
    planet_stacks: tuple[SeenStack[Planet], ...]
    satellite_stacks: tuple[SeenStack[Satellite], ...]
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
            tuple(_seen(stack) for stack in state.stacks.planets),
            tuple(_seen(stack) for stack in state.stacks.satellites),
            state.achieved,
            state.skipped,
            state.pending,
        )


def _seen(stack: tuple[Tile, ...]) -> SeenStack[Tile]:
    return SeenStack(stack[0] if stack else None, len(stack))
