"""A word of a text, and where it stands."""

import enum
import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import attrs

from rulespec.errors import FormatError
from rulespec.language import Bilingual
from rulespec.text.nearest import did_you_mean
from rulespec.vocabulary import Things

Thing = TypeVar("Thing")
MemberT = TypeVar("MemberT", bound=enum.Enum)

LONGEST_SHOWN: Final = 60
"""How much of a wrong word a message repeats."""
MOST_LISTED: Final = 12
"""So many known words are listed; of more, only the nearest is named."""


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

    def one_of(self, known: Mapping[str, Thing], called: str) -> Thing:
        """The thing this word stands for."""
        try:
            return known[self.text]
        except KeyError:
            listed = f" ({', '.join(known)})" if len(known) <= MOST_LISTED else ""
            raise self.refuse(f"{called}{listed}", known) from None

    def named(self, things: Things[MemberT, Bilingual]) -> MemberT:
        """The thing whose word this is."""
        return self.one_of(things.words, things.called)

    def marked(self, things: Things[MemberT, Bilingual]) -> MemberT:
        """The thing whose mark this is."""
        return self.one_of(things.marks, things.called)

    def number(self, called: str, most: int = 999) -> int:
        """A whole number from 0 up."""
        if not re.fullmatch(r"[0-9]{1,4}", self.text) or int(self.text) > most:
            raise self.refuse(f"{called}: a whole number from 0 to {most}")
        return int(self.text)

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


def shortened(text: str) -> str:
    """The text, or its beginning where it would fill the screen."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def as_found(words: Iterable[Word]) -> str:
    """Words as a message repeats them."""
    return repr(shortened(" ".join(word.text for word in words)))
