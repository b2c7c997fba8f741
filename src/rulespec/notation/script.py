"""The script of a game: how its actions and its pending decisions are written, derived from their fields."""

import enum
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Generic

import attrs

from rulespec.engine.engine import Engine, SeatT
from rulespec.engine.kinds import CHANCE, Chance
from rulespec.language import Bilingual
from rulespec.notation.action_text import ActionText, OwnSpellings
from rulespec.notation.decision_text import DecisionText, OwnParts
from rulespec.notation.spelling import AnySpelling, Spelling, Spellings
from rulespec.vocabulary import Lexicon, Vocabulary, Written, plain_word

CHANCES_NAME: Final = Written(Bilingual(plain_word(CHANCE), "hasard"))


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Script(Generic[SeatT]):
    """How actions and decisions are written; what their types do not say, the game does."""

    engine: Engine[SeatT, Any, Any, Any, Any, Any, Any]
    vocabulary: Vocabulary
    spellings: Mapping[type, AnySpelling] = attrs.field(factory=dict)
    """For types that are no enum."""
    numbers: Mapping[str, Spelling[int]] = attrs.field(factory=dict)
    """For numbers, by the names of the fields that hold them."""
    own_spellings: OwnSpellings = attrs.field(factory=dict)
    """For single fields of actions."""
    own_parts: OwnParts = attrs.field(factory=dict)
    """For single fields of decisions, or for several that are written as one."""

    def __attrs_post_init__(self) -> None:
        """What cannot be written fails here, not when somebody wants to write it."""
        assert self.actions.by_kind, "a game has actions"
        assert self.decisions.by_kind, "a game has decisions"

    @cached_property
    def deciders(self) -> Lexicon[SeatT | Chance]:
        """Who may decide, by name: the seats, and chance where it decides anything."""
        seats: list[tuple[SeatT | Chance, Written]] = [
            (seat, self.vocabulary.entry(seat).written(seat, by_mark=False)) for seat in self.engine.seats
        ]
        by_chance = any(chapter.weight is not None for chapter in self.engine.chapters)
        return Lexicon([*seats, (CHANCE, CHANCES_NAME)] if by_chance else seats)

    @cached_property
    def names(self) -> Mapping[enum.Enum, str]:
        """The names of those who may decide."""
        return {decider: name for name, decider in self.deciders.items()}

    @cached_property
    def actions(self) -> ActionText:
        """Actions as text."""
        return ActionText(self.vocabulary, self._spellings, self.own_spellings)

    @cached_property
    def decisions(self) -> DecisionText:
        """Pending decisions as text."""
        return DecisionText(self.vocabulary, self._spellings, self.own_parts, self.deciders)

    @cached_property
    def _spellings(self) -> Spellings:
        return Spellings(self.vocabulary, self.spellings, self.numbers)
