"""How LUM42 spells what is no word of its own: cells, units, planets with their face."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from lum42_ref.engine import ENGINE
from lum42_ref.model.actions import UseHalf
from lum42_ref.model.components import (
    PROBES,
    UNITS,
    ExileSlot,
    Face,
    Planet,
    Probe,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import ChooseHalf, ChooseSatellite, Navigate, Use
from lum42_ref.model.space import CENTRE, RING, Cell
from lum42_ref.vocabulary import VOCABULARY, things
from rulespec.language import Bilingual
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
from rulespec.vocabulary import JoinedWords, Lexicon, Written

WINDS: Final = Lexicon(
    zip(
        RING,
        (
            Written(Bilingual("N", "N"), also=("north", "nord")),
            Written(Bilingual("NE", "NE"), also=("north_east", "northeast", "nord_est")),
            Written(Bilingual("E", "E"), also=("east", "est")),
            Written(Bilingual("SE", "SE"), also=("south_east", "southeast", "sud_est")),
            Written(Bilingual("S", "S"), also=("south", "sud")),
            Written(Bilingual("SW", "SO"), also=("south_west", "southwest", "sud_ouest")),
            Written(Bilingual("W", "O"), also=("west", "ouest")),
            Written(Bilingual("NW", "NO"), also=("north_west", "northwest", "nord_ouest")),
        ),
        strict=True,
    )
)
"""The eight cells around the centre, by the points of the compass: E is east in both languages, O is west."""
MIDDLE: Final = "centre"
CELLS: Final = Lexicon(
    [
        *WINDS.entries,
        (CENTRE, Written(Bilingual(MIDDLE, MIDDLE), also=("center",), near=("middle", "milieu"))),
    ]
)
"""The cells that have names."""


def _tile(planet: Planet, face: Face) -> tuple[Planet, Face] | None:
    return (planet, face) if face in planet.faces else None


def _piece(seat: Seat, kind: UnitKind | None) -> Unit | Probe:
    return PROBES[seat] if kind is None else UNITS[seat, kind]


TILES: Final = JoinedWords[tuple[Planet, Face], Planet, Face](
    things.PLANETS.marks, "-", things.FACES.marks, _tile
)
"""Planets with the face that lies up."""
KINDS_OF_PIECE: Final = Lexicon[UnitKind | None](
    [*things.UNITS.marks.entries, (None, Written(things.PROBE, near=("drone", "beacon", "balise")))]
)
"""Units, and no unit: a probe."""
PIECES: Final = JoinedWords[Unit | Probe, Seat, UnitKind | None](
    things.SEATS.marks, ".", KINDS_OF_PIECE, _piece
)
"""Units and probes with their owners."""
A_CELL: Final = Bilingual("a cell such as (0,2), NE or centre", "une case telle que (0,2), NE ou centre")
A_HALF: Final = Bilingual("a half", "une moitié")
A_UNIT: Final = Bilingual("a unit such as black.chief", "une unité telle que noir.chef")


def read_cell(word: Word) -> Cell:
    """A cell: (x,y), a wind such as NE, or the centre."""
    if CELLS.knows(word.text):
        return CELLS.lookup(word.text)
    found = re.fullmatch(r"\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)", word.text)
    if found is None:
        raise word.refuse(A_CELL, CELLS)
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


CELL: Final = Spelling(Bilingual("CELL", "CASE"), read_cell, write_cell)
UNIT: Final = Spelling(Bilingual("UNIT", "UNITÉ"), read_unit, write_piece)


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
    numbers={"stack": numbered(Bilingual("STACK", "PILE"), Bilingual("a stack", "une pile"), 9)},
    own_spellings={(UseHalf, "half"): by_word(things.SLOTS, A_HALF)},
    own_parts={
        (ChooseSatellite, "planet"): Part(
            ("planet",),
            ("planet", "face"),
            lambda named: named.take("planet").one_of(TILES, things.PLANETS.called),
            _write_waiting_tile,
        ),
        (Navigate, "path"): joined_part("path", CELL, ">", needed=True),
        (Use, "kind"): needed_part("kind", by_mark(things.UNITS), "unit"),
        (Use, "cell"): Part(("cell", "slot"), ("cell", "slot"), _read_place, _write_place),
        (ChooseHalf, "halves"): joined_part("halves", by_mark(things.SLOTS, A_HALF)),
    },
)
"""Actions and pending decisions as text."""
