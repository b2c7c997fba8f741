"""Lines of play: who does what, in one line."""

import enum
import re
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import attrs

from rulespec.engine.engine import StateT
from rulespec.engine.kinds import Action, Chance
from rulespec.errors import FormatError
from rulespec.language import Bilingual
from rulespec.notation.action_text import ActionText
from rulespec.notation.decision_text import A_SEAT
from rulespec.notation.word import Word, words_of
from rulespec.vocabulary import Lexicon

SeatT = TypeVar("SeatT", bound=enum.Enum)

A_COLON: Final = Bilingual("'{word}: …', with a colon", "« {word} : … », avec deux-points")


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


WriteTurn = Callable[[Sequence[Action], ActionText], str]
"""How a game writes what somebody does in a row; it reads back as the same."""


def one_by_one(actions: Sequence[Action], written: ActionText) -> str:
    """Every action by itself."""
    return "; ".join(map(written.write, actions))


@attrs.frozen
class Lines(Generic[SeatT, StateT]):
    """What a line of play may say."""

    actions: ActionText
    deciders: Lexicon[SeatT | Chance]
    turns: Turns[StateT] = no_turns

    def read(self, text: str, state: StateT | None = None, number: int = 1) -> Line[SeatT]:
        """A line such as ``somebody: action``, a whole turn as the game writes it, or several of them.

        Semicolons stand between what one decider does in a row; only the first can be a turn whose beginning
        depends on the position.
        """
        seat, rest, column = self._decider(text, number)
        actions: list[Action] = []
        for part in rest.split(";"):
            words = words_of(part, number, column)
            column += len(part) + 1
            if not words:
                raise self.actions.nothing(number)
            actions += self._read_part(words, None if actions else state)
        return Line(seat, tuple(actions))

    def _decider(self, text: str, number: int) -> tuple[SeatT | Chance | None, str, int]:
        """Who decides, if the line says so, and where in it the rest begins."""
        found = re.match(r"(\s*)([^\s:;]*)\s*:", text)
        if found is None:
            return None, text, 1
        name = Word(found[2], number, len(found[1]) + 1)
        return name.one_of(self.deciders, A_SEAT), text[found.end() :], found.end() + 1

    def _read_part(self, words: Sequence[Word], state: StateT | None) -> tuple[Action, ...]:
        if self.actions.by_word.knows(words[0].text):
            return (self.actions.read_words(words),)
        try:
            return self.turns(words, state, self.actions)
        except FormatError:
            if self._lacks_a_colon(words, state):
                raise words[0].refuse(A_COLON.filled(word=words[0].text)) from None
            raise

    def _lacks_a_colon(self, words: Sequence[Word], state: StateT | None) -> bool:
        """Whoever decides stands there, and then all that is to be done."""
        who, *rest = words
        if not rest or not self.deciders.knows(who.text):
            return False
        try:
            self._read_part(rest, state)
        except FormatError:
            return False
        return True
