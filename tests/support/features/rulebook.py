"""A rulebook whose features are played: its texts, its rules, and how its scenarios put things into words."""

import itertools
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic

import attrs
from rich.console import RenderableType

from rulespec.codec.codec import Codec
from rulespec.codec.roles import LayoutT, RulingsT, SeatT, StateT
from rulespec.engine import Chance, Decision, Engine
from rulespec.language import Language
from rulespec.notation import Notation, statements_of
from rulespec.recorded import Recordings
from rulespec.text.book import Book
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.register import Register, load_register

ROOT: Final = Path(__file__).resolve().parents[3]

Statement = tuple[str, ...]
"""The words of a statement of a card, in an order of our own where their order means nothing."""


def as_written(words: list[str]) -> Statement:
    """A statement whose order matters."""
    return tuple(words)


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Rulebook(Generic[SeatT, StateT, LayoutT, RulingsT]):
    """What steps, recorder and gates need to know of a game."""

    book: Book
    engine: Engine[SeatT, RulingsT, LayoutT, StateT, Any, Any, Any]
    notation: Notation[SeatT, RulingsT, LayoutT, StateT]
    codec: Codec[StateT, Any, Any, Any, Any]
    board: Callable[[StateT, Language], RenderableType]
    """A position for a terminal."""
    scores: Callable[[StateT], Mapping[SeatT, int]]
    asks: Callable[[Decision[Any]], str]
    """What somebody is to do, in the words of scenarios."""
    lies: Callable[[StateT], str]
    """What lies on the table, as the statements of a card, with all that a card may leave out."""
    in_order: Callable[[list[str]], Statement] = as_written
    """A statement in such an order that two that say the same are equal."""
    listed: Callable[[str], str] = str
    """The name under which the register lists a reading."""

    @property
    def features(self) -> Path:
        """Where its feature files lie."""
        return ROOT / "features" / self.book.name

    @cached_property
    def catalogue(self) -> Catalogue:
        """Its clauses."""
        return load_catalogue(self.book)

    @cached_property
    def register(self) -> Register:
        """Its rulings."""
        return load_register(self.book)

    @cached_property
    def recordings(self) -> Recordings[SeatT, StateT]:
        """Its scenarios as JSON."""
        return Recordings(self.codec)

    def decider(self, name: str) -> SeatT | Chance:
        """A player, or chance, by name."""
        return self.notation.script.deciders.lookup(name)

    def seat(self, name: str) -> SeatT:
        """A player by name."""
        found = self.decider(name)
        assert not isinstance(found, Chance), "chance is no player"
        return found

    def seats(self, names: Iterable[str]) -> tuple[SeatT, ...]:
        """Players by their names."""
        return tuple(self.seat(name) for name in names)

    def name(self, decider: SeatT | Chance) -> str:
        """How scenarios call a player, or chance."""
        return self.notation.script.names[decider].capitalize()

    def named(self, numbers: Mapping[SeatT, int]) -> dict[str, int]:
        """Numbers by the names of players."""
        return {self.name(seat): number for seat, number in numbers.items()}

    def statements(self, card: str) -> list[Statement]:
        """The statements of a card, so that two that say the same are equal."""
        return [self.in_order([word.text for word in found]) for found in statements_of(card)]

    def readings_in(self, words: Iterable[str]) -> Iterable[tuple[str, str]]:
        """The rulings that are followed by a reading, as steps and cards choose them."""
        for ruling, reading in itertools.pairwise(words):
            if re.fullmatch(r"R-\d+", ruling):
                yield ruling, self.listed(reading)
