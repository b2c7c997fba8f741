"""How LUM42 spells what is no word of its own: cells, units, planets with their face."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from lum42_ref.engine import ENGINE
from lum42_ref.model.actions import UseHalf
from lum42_ref.model.components import PROBES, UNITS, ExileSlot, Face, Planet, Probe, Slot, Unit
from lum42_ref.model.decisions import ChooseHalf, ChooseSatellite, Navigate, Use
from lum42_ref.model.space import CENTRE, RING, Cell
from lum42_ref.vocabulary import VOCABULARY, things
from rulespec.notation import (
    Part,
    Script,
    Spelling,
    Word,
    by_mark,
    by_word,
    joined_part,
    needed_part,
    numbered,
)
from rulespec.notation.decision_text import NamedWords

WINDS: Final[Mapping[str, Cell]] = dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), RING, strict=True))
MIDDLE: Final = "centre"
TILES: Final[Mapping[str, tuple[Planet, Face]]] = {
    f"{things.PLANETS.mark(planet)}-{things.FACES.mark(face)}": (planet, face)
    for planet in Planet
    for face in Face
    if face in planet.faces
}
"""Planets with the face that lies up."""
PIECES: Final[Mapping[str, Unit | Probe]] = {
    f"{things.SEATS.mark(seat)}.{things.UNITS.mark(kind)}": unit for (seat, kind), unit in UNITS.items()
} | {f"{things.SEATS.mark(seat)}.{things.PROBE.en}": probe for seat, probe in PROBES.items()}
"""Units and probes with their owners."""
A_UNIT: Final = "a unit such as black.chief"


def read_cell(word: Word) -> Cell:
    """A cell: (x,y), a wind such as NE, or the centre."""
    if word.text in WINDS:
        return WINDS[word.text]
    if word.text == MIDDLE:
        return CENTRE
    found = re.fullmatch(r"\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)", word.text)
    if found is None:
        raise word.refuse("a cell such as (0,2), NE or centre", [*WINDS, MIDDLE])
    return Cell(int(found[1]), int(found[2]))


def write_cell(cell: Cell) -> str:
    """A cell by its numbers, but for the centre."""
    return MIDDLE if cell == CENTRE else str(cell)


def read_unit(word: Word) -> Unit:
    """A unit with its owner: black.chief."""
    piece = word.one_of(PIECES, A_UNIT)
    if not isinstance(piece, Unit):
        raise word.refuse(A_UNIT)
    return piece


def write_piece(piece: Unit | Probe) -> str:
    """A unit or a probe with its owner."""
    kind = things.UNITS.mark(piece.kind) if isinstance(piece, Unit) else things.PROBE.en
    return f"{things.SEATS.mark(piece.seat)}.{kind}"


def write_tile(planet: Planet, face: Face) -> str:
    """A planet with the face that lies up: red-L."""
    return f"{things.PLANETS.mark(planet)}-{things.FACES.mark(face)}"


CELL: Final = Spelling("CELL", read_cell, write_cell)
UNIT: Final = Spelling("UNIT", read_unit, write_piece)


def _write_waiting_tile(decision: ChooseSatellite) -> Iterator[str]:
    yield f"planet={write_tile(decision.planet, decision.face)}"


def _read_place(named: NamedWords) -> Sequence[object]:
    """A slot of the system on a cell; without a cell, a slot of the Exile."""
    cell, slot = named.maybe("cell"), named.take("slot")
    if cell is None:
        return None, slot.marked(things.EXILE_SLOTS)
    return read_cell(cell), slot.marked(things.SLOTS)


def _write_place(decision: Use) -> Iterator[str]:
    if decision.cell is not None:
        yield f"cell={write_cell(decision.cell)}"
    yield f"slot={_write_slot(decision.slot)}"


def _write_slot(slot: Slot | ExileSlot) -> str:
    return things.EXILE_SLOTS.mark(slot) if isinstance(slot, ExileSlot) else things.SLOTS.mark(slot)


SCRIPT: Final = Script(
    engine=ENGINE,
    vocabulary=VOCABULARY,
    spellings={Cell: CELL, Unit: UNIT},
    numbers={"stack": numbered("STACK", "a stack", 9)},
    own_spellings={(UseHalf, "half"): by_word(things.SLOTS, "a half")},
    own_parts={
        (ChooseSatellite, "planet"): Part(
            ("planet",),
            ("planet", "face"),
            lambda named: named.take("planet").one_of(TILES, "a planet"),
            _write_waiting_tile,
        ),
        (Navigate, "path"): joined_part("path", CELL, ">", needed=True),
        (Use, "kind"): needed_part("kind", by_mark(things.UNITS), "unit"),
        (Use, "cell"): Part(("cell", "slot"), ("cell", "slot"), _read_place, _write_place),
        (ChooseHalf, "halves"): joined_part("halves", by_mark(things.SLOTS, "a half")),
    },
)
"""Actions and pending decisions as text."""
