"""Systems with their cells, read and written by hand.

They are half of every position, and hooks made from the classes take twice as long. Nothing is explained
here: what cannot be read is left to those hooks, which say why.
"""

from typing import Any, Final

from lum42_ref.codec.forms import LARGEST_NUMBER, Json, words, written_words
from lum42_ref.model.components import PROBES, UNITS, Face, Planet, Probe, Satellite, Seat, Unit, UnitKind
from lum42_ref.model.space import Cell, System

PLANETS: Final[dict[str, Any]] = words(Planet)
FACES: Final[dict[str, Any]] = words(Face)
SATELLITES: Final[dict[str, Any]] = words(Satellite)
UNIT_OF: Final = {(seat.name.lower(), kind.name.lower()): unit for (seat, kind), unit in UNITS.items()}
"""A unit by the words for its seat and its kind."""
PROBE_OF: Final = {seat.name.lower(): probe for seat, probe in PROBES.items()}

PLANET_WORDS: Final = written_words(Planet)
FACE_WORDS: Final = written_words(Face)
SATELLITE_WORDS: Final = written_words(Satellite)
SEAT_WORDS: Final = written_words(Seat)
KIND_WORDS: Final = written_words(UnitKind)


def read_cell(raw: Json) -> Cell:
    """A cell; ValueError or TypeError if it is none."""
    x, y = raw
    if type(raw) is list and type(x) is type(y) is int and abs(x) <= LARGEST_NUMBER >= abs(y):
        return Cell(x, y)
    raise ValueError


def read_placed(raw: Json) -> tuple[Cell, System]:
    """A cell and its system; KeyError, TypeError or ValueError for whatever is not written to the letter."""
    if type(raw) is not dict or len(raw) != 6:  # noqa: PLR2004  the keys below
        raise ValueError
    on_planet, on_moon = raw["on_planet"], raw["on_moon"]
    return read_cell(raw["cell"]), System(
        PLANETS[raw["planet"]],
        FACES[raw["face"]],
        SATELLITES[raw["satellite"]],
        None if on_planet is None else _read_piece(on_planet),
        None if on_moon is None else _read_unit(on_moon, 2),
    )


def write_placed(cell: Cell, system: System) -> dict[str, Any]:
    """A cell and its system, written."""
    on_planet, on_moon = system.on_planet, system.on_moon
    return {
        "cell": write_cell(cell),
        "planet": PLANET_WORDS[system.planet._name_],
        "face": FACE_WORDS[system.face._name_],
        "satellite": SATELLITE_WORDS[system.satellite._name_],
        "on_planet": None if on_planet is None else _write_piece(on_planet),
        "on_moon": None if on_moon is None else _write_unit(on_moon),
    }


def write_cell(cell: Cell) -> list[int]:
    """A cell, written; ValueError if its numbers are none."""
    x, y = cell
    if type(x) is type(y) is int and abs(x) <= LARGEST_NUMBER >= abs(y):
        return [x, y]
    raise ValueError(f"expected a cell of two whole numbers up to {LARGEST_NUMBER}, found {cell!r}")


def _read_piece(raw: Json) -> Unit | Probe:
    if raw["type"] == "unit":
        return _read_unit(raw, 3)
    if raw["type"] == "probe" and len(raw) == 2:  # noqa: PLR2004  type and seat
        return PROBE_OF[raw["seat"]]
    raise ValueError


def _read_unit(raw: Json, keys: int) -> Unit:
    if len(raw) != keys:
        raise ValueError
    return UNIT_OF[raw["seat"], raw["kind"]]


def _write_piece(piece: Unit | Probe) -> dict[str, str]:
    if type(piece) is Unit:
        return {"type": "unit", **_write_unit(piece)}
    return {"type": "probe", "seat": SEAT_WORDS[piece.seat._name_]}


def _write_unit(unit: Unit) -> dict[str, str]:
    return {"seat": SEAT_WORDS[unit.seat._name_], "kind": KIND_WORDS[unit.kind._name_]}
