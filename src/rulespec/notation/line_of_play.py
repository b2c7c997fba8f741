"""Lines of play: who does what, in one line."""

import enum
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import attrs

from rulespec.engine.engine import StateT
from rulespec.engine.kinds import Action, Chance
from rulespec.notation.action_text import ActionText
from rulespec.notation.word import Word, words_of

SeatT = TypeVar("SeatT", bound=enum.Enum)


@attrs.frozen
class Line(Generic[SeatT]):
    """A line of play: actions in order, and who they were written for, if anybody."""

    seat: SeatT | Chance | None
    actions: tuple[Action, ...]


Turns = Callable[[Sequence[Word], StateT | None, ActionText], tuple[Action, ...]]
"""How a game reads a whole turn in one line; what it cannot read it refuses."""


def no_turns(words: Sequence[Word], _state: object, actions: ActionText) -> tuple[Action, ...]:
    """Only actions can be written, one a line."""
    return (actions.read_words(words),)


@attrs.frozen
class Lines(Generic[SeatT, StateT]):
    """What a line of play may say."""

    actions: ActionText
    deciders: Mapping[str, SeatT | Chance]
    turns: Turns[StateT] = no_turns

    def read(self, text: str, state: StateT | None = None, number: int = 1) -> Line[SeatT]:
        """A line such as ``somebody: action``, or a whole turn as the game writes it."""
        words = words_of(text, number)
        seat = None
        if words and words[0].text.endswith(":"):
            name = attrs.evolve(words[0], text=words[0].text[:-1])
            seat, words = name.one_of(self.deciders, "a seat"), words[1:]
        if not words:
            raise self.actions.nothing(number)
        if words[0].text in self.actions.by_word:
            return Line(seat, (self.actions.read_words(words),))
        return Line(seat, self.turns(words, state, self.actions))
