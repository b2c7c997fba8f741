"""Words of the scenarios and what they stand for."""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from pytest_bdd import parsers

from lum42_ref import Seat
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import Colour

Read = TypeVar("Read")

SEAT_NAMES: Final = {seat.name.capitalize(): seat for seat in Seat}
SEAT: Final = "|".join(SEAT_NAMES)
DECISIONS: Final[dict[str, type[ask.Decision]]] = {
    "choose a planet": ask.ChoosePlanet,
    "lay the planet": ask.ChooseCell,
    "choose a satellite": ask.ChooseSatellite,
    "move or deploy": ask.Navigate,
    "flee or stand": ask.FleeOrStand,
    "choose an Exile slot": ask.ChooseExile,
    "recover a unit": ask.ChooseRecovery,
    "use the unit": ask.Use,
    "place or keep the probe": ask.ChooseProbe,
    "swap cubes": ask.ChooseSwap,
    "name a half": ask.ChooseHalf,
    "enlist a unit": ask.ChooseCrew,
    "name the first player": ask.ChooseFirst,
}
"""What a seat may be asked to do."""


def written(pattern: str) -> Callable[[Callable[[str], Read]], Callable[[str], Read]]:
    """The pattern of the words that a function reads, where the parser of steps looks for it."""

    def mark(read: Callable[[str], Read]) -> Callable[[str], Read]:
        read.pattern = pattern  # type: ignore[attr-defined]
        return read

    return mark


@written(SEAT)
def seat(name: str) -> Seat:
    """The seat of this name."""
    return SEAT_NAMES[name]


@written(rf"nobody|(?:{SEAT})(?:, (?:{SEAT}))*(?: and (?:{SEAT}))?")
def seats(names: str) -> tuple[Seat, ...]:
    """The seats of a list such as `White, Black and Gold`; none for `nobody`."""
    return () if names == "nobody" else tuple(SEAT_NAMES[name] for name in re.split(r", | and ", names))


@written(rf"(?:{SEAT}) -?\d+(?:(?:, | and )(?:{SEAT}) -?\d+)*")
def points(listed: str) -> dict[Seat, int]:
    """Seats and numbers of a list such as `White 3, Black 1`."""
    return {SEAT_NAMES[name]: int(number) for name, number in re.findall(rf"({SEAT}) (-?\d+)", listed)}


@written(rf"(?:{SEAT}) scores \d+(?:(?:, | and )(?:{SEAT}) scores \d+)*")
def gains(listed: str) -> dict[Seat, int]:
    """Seats and points of a list such as `White scores 3 and Black scores 1`."""
    return {SEAT_NAMES[name]: int(number) for name, number in re.findall(rf"({SEAT}) scores (\d+)", listed)}


@written("[A-Z_]+(?:, [A-Z_]+)*")
def reasons(names: str) -> set[str]:
    """The names of reasons."""
    return set(names.split(", "))


@written(r"\d+ [a-z]+(?:, \d+ [a-z]+)*")
def cubes(listed: str) -> dict[Colour, int]:
    """Numbers of cubes of a list such as `3 blue, 1 red`."""
    return {Colour[name.upper()]: int(number) for number, name in re.findall(r"(\d+) ([a-z]+)", listed)}


@written("|".join(DECISIONS))
def decision(phrase: str) -> type[ask.Decision]:
    """The decision that these words stand for."""
    return DECISIONS[phrase]


@written(r"R-\d+")
def ruling(name: str) -> str:
    """The id of a ruling."""
    return name


@written("[A-Za-z]+(?:, [A-Za-z]+)*")
def names(listed: str) -> list[str]:
    """Names with commas between them."""
    return listed.split(", ")


@written(r"\d+")
def number(digits: str) -> int:
    """A number."""
    return int(digits)


TYPES: Final = {
    "Seat": seat,
    "Seats": seats,
    "Points": points,
    "Gains": gains,
    "Reasons": reasons,
    "Cubes": cubes,
    "Decision": decision,
    "Ruling": ruling,
    "Names": names,
    "Number": number,
}


def sentence(words: str) -> parsers.parse:
    """A step whose parts in braces are read as the types of this module."""
    return parsers.parse(words, extra_types=TYPES)
