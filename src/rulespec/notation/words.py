"""The words of the notation: how each thing on the table is written."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import attrs

from lum42_ref.model.components import (
    PROBES,
    UNITS,
    Colour,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.space import CENTRE, RING, Cell
from lum42_ref.rulings import Rulings, settings
from rulespec.errors import FormatError, UnknownReading
from rulespec.text.nearest import did_you_mean

Thing = TypeVar("Thing")

LONGEST_SHOWN: Final = 60
"""How much of a wrong word a message repeats."""

WINDS: Final[Mapping[str, Cell]] = dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), RING, strict=True))
SEATS: Final = {seat.name.lower(): seat for seat in Seat}
COLOURS: Final = {colour.name.lower(): colour for colour in Colour}
KINDS: Final = {kind.name.lower(): kind for kind in UnitKind}
PLANETS: Final = {planet.name.lower(): planet for planet in Planet}
FACES: Final = {"L": Face.LIGHT, "E": Face.ENERGY}
SLOTS: Final = {"P": Slot.PLANET, "M": Slot.MOON}
SATELLITES: Final = {
    "m:blue": Satellite.BLUE_MOON,
    "m:green": Satellite.GREEN_MOON,
    "m:yellow": Satellite.YELLOW_MOON,
    "m:red": Satellite.RED_MOON,
    "m:white": Satellite.WHITE_MOON,
    "p:lat": Satellite.LATERAL_PORTAL,
    "p:diag": Satellite.DIAGONAL_PORTAL,
    "p:tele": Satellite.TELEPORTATION_PORTAL,
}
EXILE_SLOTS: Final = {slot.value: slot for slot in ExileSlot}
LIGHT_OBJECTIVES: Final = {objective.value: objective for objective in LightObjective}
ENERGY_OBJECTIVES: Final = {objective.name.lower(): objective for objective in EnergyObjective}
TILES: Final = {
    f"{name}-{letter}": (planet, face)
    for name, planet in PLANETS.items()
    for letter, face in FACES.items()
    if face in planet.faces
}
PIECES: Final[Mapping[str, Unit | Probe]] = {
    f"{name}.{kind}": UNITS[seat, KINDS[kind]] for name, seat in SEATS.items() for kind in KINDS
} | {f"{name}.probe": PROBES[seat] for name, seat in SEATS.items()}


@attrs.frozen
class Word:
    """A word and where it stands."""

    text: str
    line: int
    column: int

    @property
    def place(self) -> str:
        """Line and column, counted from 1."""
        return f"line {self.line}, column {self.column}"

    def refuse(self, expected: str, known: Iterable[str] = ()) -> FormatError:
        """This word is wrong; say what was expected, and the nearest word there is."""
        hint = did_you_mean(self.text, known)
        return FormatError(self.place, f"expected {expected}, found {shortened(self.text)!r}{hint}")

    def one_of(self, vocabulary: Mapping[str, Thing], what: str) -> Thing:
        """The thing this word stands for."""
        try:
            return vocabulary[self.text]
        except KeyError:
            listed = f" ({', '.join(vocabulary)})" if len(vocabulary) <= 12 else ""  # noqa: PLR2004  one line
            raise self.refuse(f"{what}{listed}", vocabulary) from None

    def number(self, what: str, most: int = 999) -> int:
        """A whole number from 0 up."""
        if not re.fullmatch(r"[0-9]{1,4}", self.text) or int(self.text) > most:
            raise self.refuse(f"{what}: a whole number from 0 to {most}")
        return int(self.text)

    def cell(self) -> Cell:
        """A cell: (x,y), a wind such as NE, or the centre."""
        if self.text in WINDS:
            return WINDS[self.text]
        if self.text == "centre":
            return CENTRE
        found = re.fullmatch(r"\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)", self.text)
        if found is None:
            raise self.refuse("a cell such as (0,2), NE or centre", [*WINDS, "centre"])
        return Cell(int(found[1]), int(found[2]))

    def parts(self, separator: str) -> "list[Word]":
        """The words that a sign joins in this one, each where it stands."""
        begin, found = self.column, []
        for text in self.text.split(separator):
            found.append(Word(text, self.line, begin))
            begin += len(text) + len(separator)
        return found


def words_of(text: str, line: int, begin: int = 1) -> list[Word]:
    """The words of a line with their columns."""
    return [Word(found[0], line, begin + found.start()) for found in re.finditer(r"\S+", text)]


def with_reading(rulings: Rulings, ruling: Word, reading: Word) -> Rulings:
    """The same rulings but for the reading that two words name."""
    known = {setting.ruling: setting for setting in settings()}
    known |= {setting.name: setting for setting in settings()}
    setting = ruling.one_of(known, "a ruling that can be switched")
    try:
        return rulings.with_reading(ruling.text, reading.text)
    except UnknownReading:
        expected = f"a reading of {setting.ruling} ({', '.join(setting.readings)})"
        raise reading.refuse(expected, setting.readings) from None


def shortened(text: str) -> str:
    """The text, or its beginning where it would fill the screen."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def name_of(thing: object, vocabulary: Mapping[str, object]) -> str:
    """The word for a thing."""
    return next(name for name, known in vocabulary.items() if known is thing or known == thing)


def cell_name(cell: Cell) -> str:
    """How a cell is written."""
    return "centre" if cell == CENTRE else str(cell)
