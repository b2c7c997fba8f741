"""Positions and layouts as statements."""

import enum
import re
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from lum42_ref.model.components import COLOURS, Cubes, ExileSlot, UnitKind
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Board, Layout, Objectives, State
from lum42_ref.notation.draft import default_pending, default_planets, default_satellites
from lum42_ref.notation.spellings import SCRIPT, write_piece, write_tile
from lum42_ref.vocabulary import things
from rulespec.language import Bilingual
from rulespec.notation.readings import reading_lines
from rulespec.vocabulary import Lexicon, Things, Written

HEADING_WORDS: Final = Lexicon[str](
    [("round", Written(Bilingual("round", "manche"))), ("phase", Written(Bilingual("phase", "phase")))]
)

TileT = TypeVar("TileT", bound=enum.Enum)


def card_lines(state: State) -> Iterator[str]:
    """Everything that a position says."""
    phase, first, turn = (
        things.PHASES.mark(state.phase),
        things.SEATS.mark(state.first),
        things.SEATS.mark(state.active),
    )
    yield f"players {_listed(things.SEATS, state.terms.seats)}"
    yield f"round {state.round}; phase {phase}; first {first}; turn {turn}"
    yield from reading_lines(state.terms.rulings)
    yield _objectives(state.terms.objectives)
    for cell, system in state.space.items():
        yield _system(state, cell, system)
    for seat, board in state.boards.items():
        yield from _board(things.SEATS.mark(seat), state.scores[seat], board)
    yield from _exile(state)
    yield from _stacks_that_differ(state)
    for what, named in (
        ("achieved light", state.achieved.light),
        ("achieved energy", state.achieved.energy),
        ("skipped", state.skipped),
    ):
        if named:
            yield f"{what} {_listed(things.SEATS, named)}"
    if state.pending != default_pending(state):
        for decision in state.pending:
            yield f"pending {SCRIPT.decisions.write(decision)}"


def layout_lines(layout: Layout) -> Iterator[str]:
    """Everything that a layout says."""
    yield f"players {_listed(things.SEATS, layout.seats)}"
    yield f"first {things.SEATS.mark(layout.first)}"
    yield _objectives(layout.objectives)
    for cell, (planet, satellite) in layout.systems.items():
        yield f"system {cell} {things.PLANETS.mark(planet)} {things.SATELLITES.mark(satellite)}"
    yield f"planets {_stacks(things.PLANETS, layout.planet_stacks)}"
    yield f"satellites {_stacks(things.SATELLITES, layout.satellite_stacks)}"
    for seat, crew in (layout.crews or {}).items():
        yield from _crew(things.SEATS.mark(seat), crew.available, crew.locked)


def headings(state: State) -> tuple[str, str]:
    """What stands above actions: the round, and the phase."""
    return f"round {state.round}", f"phase {state.phase.value}"


def shortened_signs(text: str) -> str:
    """Cells, satellites and slots as one line writes them: 0.1, m.red, black.chief.P."""
    text = re.sub(r"\((-?\d+),(-?\d+)\)", r"\1.\2", text)
    return re.sub(r"\b([mp]):", r"\1.", text).replace("@", ".")


def restored_signs(text: str) -> str:
    """The same as cards write them: (0,1), m:red, black.chief@P."""
    text = re.sub(r"(?<![\w.])([mp])\.", r"\1:", text)
    text = re.sub(r"\.([PM])(?![\w.])", r"@\1", text)
    return re.sub(r"(?<![\w.-])(-?\d+)\.(-?\d+)(?![\w.])", r"(\1,\2)", text)


def _listed(known: Things[TileT, Bilingual], named: Sequence[TileT]) -> str:
    return " ".join(map(known.mark, named))


def _objectives(objectives: Objectives) -> str:
    harvest = things.COLOURS.mark(objectives.harvest)
    light = things.LIGHT_OBJECTIVES.mark(objectives.light)
    return f"objectives {harvest} {light} {things.ENERGY_OBJECTIVES.mark(objectives.energy)}"


def _system(state: State, cell: Cell, system: System) -> str:
    tile = write_tile(system.planet, system.face)
    words = [f"{cell!s:<8}{tile:<9}{things.SATELLITES.mark(system.satellite):<9}"]
    if system.on_planet is not None:
        words.append(f"{write_piece(system.on_planet)}@P")
    if system.on_moon is not None:
        words.append(f"{write_piece(system.on_moon)}@M")
    words += [f"{things.SEATS.mark(seat)}.ship" for seat, where in state.ships.items() if where == cell]
    return " ".join(words).rstrip()


def _board(seat: str, score: int, board: Board) -> Iterator[str]:
    if score:
        yield f"score {seat} {score}"
    for kind, cubes in (("light", board.light), ("energy", board.energy)):
        if any(cubes):
            yield f"{kind} {seat} {_cubes(cubes)}"
    yield from _crew(seat, board.available, board.locked)


def _crew(seat: str, available: Sequence[UnitKind], locked: Sequence[UnitKind]) -> Iterator[str]:
    yield f"units {seat} {_listed(things.UNITS, available) or 'none'}"
    yield f"locked {seat} {_listed(things.UNITS, locked) or 'none'}"


def _cubes(cubes: Cubes) -> str:
    return " ".join(f"{cubes[colour]} {things.COLOURS.mark(colour)}" for colour in COLOURS if cubes[colour])


def _exile(state: State) -> Iterator[str]:
    for slot in ExileSlot:
        units = state.exile.one if slot is ExileSlot.ONE else [state.exile.holder(slot)]
        names = [write_piece(unit) for unit in units if unit is not None]
        if names:
            yield f"exile {things.EXILE_SLOTS.mark(slot)} {' '.join(names)}"


def _stacks_that_differ(state: State) -> Iterator[str]:
    stacks = state.stacks
    if stacks.planets != default_planets(state.space, state.pending):
        yield f"planets {_stacks(things.PLANETS, stacks.planets)}"
    if stacks.satellites != default_satellites(state.space):
        yield f"satellites {_stacks(things.SATELLITES, stacks.satellites)}"


def _stacks(known: Things[TileT, Bilingual], stacks: Sequence[Sequence[TileT]]) -> str:
    return " | ".join(_listed(known, stack) or "-" for stack in stacks)
