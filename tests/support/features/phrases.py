"""Words of the scenarios of every rulebook, and what they stand for.

Players are known by name only: whose name it is, a story knows.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from pytest_bdd import parsers

Read = TypeVar("Read")

NAME: Final = "[A-Z][a-z]+"
"""Of a player, or of chance."""


def written(pattern: str) -> Callable[[Callable[[str], Read]], Callable[[str], Read]]:
    """The pattern of the words that a function reads, where the parser of steps looks for it."""

    def mark(read: Callable[[str], Read]) -> Callable[[str], Read]:
        read.pattern = pattern  # type: ignore[attr-defined]
        return read

    return mark


@written(NAME)
def seat(name: str) -> str:
    """The name of a player, or of chance."""
    return name


@written(rf"nobody|{NAME}(?:, {NAME})*(?: and {NAME})?")
def seats(names: str) -> tuple[str, ...]:
    """The players of a list such as `Ann, Ben and Cleo`; none for `nobody`."""
    return () if names == "nobody" else tuple(re.split(r", | and ", names))


@written(rf"{NAME} -?\d+(?:(?:, | and ){NAME} -?\d+)*")
def points(listed: str) -> dict[str, int]:
    """Players and numbers of a list such as `Ann 3, Ben 1`."""
    return {name: int(number) for name, number in re.findall(rf"({NAME}) (-?\d+)", listed)}


@written(rf"{NAME} scores \d+(?:(?:, | and ){NAME} scores \d+)*")
def gains(listed: str) -> dict[str, int]:
    """Players and points of a list such as `Ann scores 3 and Ben scores 1`."""
    return {name: int(number) for name, number in re.findall(rf"({NAME}) scores (\d+)", listed)}


@written("[A-Z_]+(?:, [A-Z_]+)*")
def reasons(names: str) -> set[str]:
    """The names of reasons."""
    return set(names.split(", "))


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


TYPES: Final[Mapping[str, Callable[[str], object]]] = {
    "Seat": seat,
    "Seats": seats,
    "Points": points,
    "Gains": gains,
    "Reasons": reasons,
    "Ruling": ruling,
    "Names": names,
    "Number": number,
}


def sentence(words: str, **further: Callable[[str], Any]) -> parsers.parse:
    """A step whose parts in braces are read as the types of this module, or as further ones."""
    return parsers.parse(words, extra_types={**TYPES, **further})
