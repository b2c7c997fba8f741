"""Writing a position: as a card, and as one line for links and file names."""

import re
from collections.abc import Iterator
from typing import Final

from lum42_ref.model.components import COLOURS as ALL_COLOURS
from lum42_ref.model.components import Cubes, ExileSlot, Face
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Board, Phase, State
from lum42_ref.notation.card import read_card
from lum42_ref.notation.draft import default_pending, default_planets, default_satellites
from rulespec.errors import FormatError
from rulespec.notation.waiting import write_decision
from rulespec.notation.words import (
    COLOURS,
    ENERGY_OBJECTIVES,
    EXILE_SLOTS,
    KINDS,
    PIECES,
    PLANETS,
    SATELLITES,
    SEATS,
    name_of,
)

ESCAPES: Final[dict[str, str | int | None]] = {
    "_": "~-",
    ";": "~~",
    "|": "~o",
    "=": "~e",
    ">": "~g",
    ",": "~k",
    " ": "_",
}
"""How one line writes what links and file names do not take."""


def write_card(state: State) -> str:
    """A card that reads back as this very position."""
    return "\n".join(_lines(state)) + "\n"


def write_one_line(state: State) -> str:
    """The position in one line of letters, digits and - . _ ~ only, for links and file names."""
    text = ";".join(" ".join(line.split()).replace("; ", ";") for line in _lines(state))
    text = re.sub(r"\((-?\d+),(-?\d+)\)", r"\1.\2", text)
    text = re.sub(r"\b([mp]):", r"\1.", text).replace("@", ".")
    return text.translate(str.maketrans(ESCAPES))


def read_one_line(text: str) -> State:
    """The position that one line stands for."""
    card = text.strip()
    if wrong := re.search(r"[^A-Za-z0-9._~-]", card):
        place = f"one-line position, column {wrong.start() + 1}"
        raise FormatError(place, f"expected letters, digits and - . _ ~ only, found {wrong[0]!r}")
    signs = {str(escape): sign for sign, escape in ESCAPES.items()}
    card = re.sub(r"~.?|_", lambda found: signs.get(found[0], found[0]), card)
    card = re.sub(r"(?<![\w.])([mp])\.", r"\1:", card)
    card = re.sub(r"\.([PM])(?![\w.])", r"@\1", card)
    card = re.sub(r"(?<![\w.-])(-?\d+)\.(-?\d+)(?![\w.])", r"(\1,\2)", card)
    return read_card(card)


def _lines(state: State) -> Iterator[str]:
    seats = [name_of(seat, SEATS) for seat in state.terms.seats]
    phase = "over" if state.phase is Phase.OVER else str(state.phase.value)
    first, turn = name_of(state.first, SEATS), name_of(state.active, SEATS)
    yield f"players {' '.join(seats)}"
    yield f"round {state.round}; phase {phase}; first {first}; turn {turn}"
    for ruling, reading in state.terms.rulings.differences().items():
        yield f"reading {ruling} {reading}"
    yield _objectives(state)
    for cell, system in state.space.items():
        yield _system(state, cell, system)
    for seat, board in state.boards.items():
        yield from _board(name_of(seat, SEATS), state.scores[seat], board)
    yield from _exile(state)
    yield from _stacks(state)
    for what, named in (
        ("achieved light", state.achieved.light),
        ("achieved energy", state.achieved.energy),
        ("skipped", state.skipped),
    ):
        if named:
            yield f"{what} {' '.join(name_of(seat, SEATS) for seat in named)}"
    if state.pending != default_pending(state):
        for decision in state.pending:
            yield f"pending {write_decision(decision)}"


def _objectives(state: State) -> str:
    objectives = state.terms.objectives
    harvest = name_of(objectives.harvest, COLOURS)
    energy = name_of(objectives.energy, ENERGY_OBJECTIVES)
    return f"objectives {harvest} {objectives.light.value} {energy}"


def _system(state: State, cell: Cell, system: System) -> str:
    tile = f"{name_of(system.planet, PLANETS)}-{'L' if system.face is Face.LIGHT else 'E'}"
    words = [f"{cell!s:<8}{tile:<9}{name_of(system.satellite, SATELLITES):<9}"]
    if system.on_planet is not None:
        words.append(f"{name_of(system.on_planet, PIECES)}@P")
    if system.on_moon is not None:
        words.append(f"{name_of(system.on_moon, PIECES)}@M")
    words += [f"{name_of(seat, SEATS)}.ship" for seat, where in state.ships.items() if where == cell]
    return " ".join(words).rstrip()


def _board(seat: str, score: int, board: Board) -> Iterator[str]:
    if score:
        yield f"score {seat} {score}"
    for kind, cubes in (("light", board.light), ("energy", board.energy)):
        if any(cubes):
            yield f"{kind} {seat} {_cubes(cubes)}"
    for kind, units in (("units", board.available), ("locked", board.locked)):
        yield f"{kind} {seat} {' '.join(name_of(unit, KINDS) for unit in units) or 'none'}"


def _cubes(cubes: Cubes) -> str:
    return " ".join(f"{cubes[colour]} {name_of(colour, COLOURS)}" for colour in ALL_COLOURS if cubes[colour])


def _exile(state: State) -> Iterator[str]:
    for slot in EXILE_SLOTS.values():
        units = state.exile.one if slot is ExileSlot.ONE else [state.exile.holder(slot)]
        names = [name_of(unit, PIECES) for unit in units if unit is not None]
        if names:
            yield f"exile {slot} {' '.join(names)}"


def _stacks(state: State) -> Iterator[str]:
    stacks = state.stacks
    if stacks.planets != default_planets(state.space):
        piles = [" ".join(name_of(tile, PLANETS) for tile in stack) or "-" for stack in stacks.planets]
        yield f"planets {' | '.join(piles)}"
    if stacks.satellites != default_satellites(state.space):
        piles = [" ".join(name_of(tile, SATELLITES) for tile in stack) or "-" for stack in stacks.satellites]
        yield f"satellites {' | '.join(piles)}"
