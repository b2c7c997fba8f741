"""Words of Lumens' scenarios and what they stand for."""

import re
from collections.abc import Mapping
from typing import Any, Final

from pytest_bdd import parsers

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Counts, Kind
from lumens_ref.model.decisions import (
    ChooseFace,
    ChooseStart,
    DrawChip,
    DrawFirstPlayer,
    PlaceChip,
    Purpose,
)
from lumens_ref.vocabulary.things import KINDS
from rulespec.engine import Decision
from tests.support.features.phrases import NAME, written
from tests.support.features.phrases import sentence as sentence_of_any

DECISIONS: Final[Mapping[type[Decision[Any]], str]] = {
    ChooseStart: "take a start place",
    ChooseFace: "choose a face",
    DrawFirstPlayer: "draw the first player",
    PlaceChip: "place a chip",
}
"""What somebody may be asked to do, but for drawing a chip."""
DRAWN: Final[Mapping[Purpose, str]] = {
    Purpose.START: "first chip",
    Purpose.HAND: "first hand",
    Purpose.TURN: "chip",
}


def asks(decision: Decision[Any]) -> str:
    """What a player, or chance, is to do."""
    if isinstance(decision, DrawChip):
        return f"draw a {DRAWN[decision.purpose]} for {decision.player.value.capitalize()}"
    return DECISIONS[type(decision)]


@written(r"\d+,\d+")
def cell(text: str) -> Cell:
    """A cell: its column and its row."""
    column, row = text.split(",")
    return Cell(int(column), int(row))


@written(r"none|\d+,\d+(?: \d+,\d+)*")
def cells(listed: str) -> list[Cell]:
    """Cells with blanks between them."""
    return [] if listed == "none" else [cell(text) for text in listed.split()]


@written(rf"{NAME}[^;]*(?:; {NAME}[^;]*)*")
def places(listed: str) -> list[str]:
    """Who has which place: `Ann; Ben and Cleo`."""
    return listed.split("; ")


@written("[A-Z]")
def room(letter: str) -> str:
    """The letter of a room."""
    return letter


@written(r"(?:[A-Z][a-z]?[1-6])(?:/[A-Z][a-z]?[1-6])*")
def stack(chips: str) -> str:
    """Chips on a cell, the upper one first."""
    return chips


@written(r"\d+ × \d/\d(?:, \d+ × \d/\d)*")
def counts(listed: str) -> Counts:
    """Numbers of chips such as `7 × 1/6, 8 × 2/5, 6 × 3/4`."""
    found = {KINDS.marks.lookup(mark): int(number) for number, mark in re.findall(r"(\d+) × (\d/\d)", listed)}
    return Counts(*[found.get(kind, 0) for kind in Kind])


def sentence(words: str) -> parsers.parse:
    """A step whose parts in braces are read as types of every rulebook, or as things of Lumens."""
    return sentence_of_any(
        words, Cell=cell, Cells=cells, Places=places, Room=room, Stack=stack, Counts=counts
    )
