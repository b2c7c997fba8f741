"""Statements: the lines of which cards and the headers of records consist."""

import enum
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import attrs

from rulespec.errors import FormatError
from rulespec.notation.word import Word, as_found, words_of

DraftT_contra = TypeVar("DraftT_contra", contravariant=True)


class Made(enum.Enum):
    """How often a statement may be made."""

    ONCE = "once"
    FOR_EACH = "once for each first word"
    AGAIN = "as often as one likes"


@attrs.frozen
class Statement(Generic[DraftT_contra]):
    """A kind of statement: its first word, its shape, and what it does to a draft."""

    word: str
    shape: str
    """How it is written, for those who write something else."""
    read: "Callable[[DraftT_contra, Stated], None]"
    made: Made = Made.ONCE


@attrs.frozen
class Stated:
    """A statement as it was made: its first word, and those that follow."""

    head: Word
    words: Sequence[Word]
    shape: str

    @property
    def only(self) -> Word:
        """The one word that follows."""
        if len(self.words) != 1:
            raise self.misshapen()
        return self.words[0]

    @property
    def pair(self) -> tuple[Word, Word]:
        """The two words that follow."""
        if len(self.words) != 2:  # noqa: PLR2004  a pair
            raise self.misshapen()
        return self.words[0], self.words[1]

    def misshapen(self) -> FormatError:
        """It is not written as it should be."""
        place = (self.words or [self.head])[0].place
        return FormatError(place, f"expected {self.shape}, found {as_found([self.head, *self.words])}")


@attrs.frozen
class Statements(Generic[DraftT_contra]):
    """The statements that a text may make, and how what begins otherwise is taken."""

    known: Mapping[str, Statement[DraftT_contra]]
    expected: str
    """What should be there instead of something unknown."""
    otherwise: Callable[[DraftT_contra, Word, Sequence[Word]], bool] = lambda *_: False
    """Take what begins with no known word, if it can be taken."""
    further: Sequence[str] = ()
    """What it may begin with, for those who mistype it."""

    def read(self, draft: DraftT_contra, words: Sequence[Word], made: set[str]) -> None:
        """Take in one statement; those made before are known."""
        head, *rest = words
        if self.otherwise(draft, head, rest):
            return
        if head.text not in self.known:
            raise head.refuse(self.expected, [*self.known, *self.further])
        statement = self.known[head.text]
        _note(statement, head, rest, made)
        stated = Stated(head, rest, statement.shape)
        if not rest:
            raise stated.misshapen()
        statement.read(draft, stated)


def table(*statements: Statement[DraftT_contra]) -> Mapping[str, Statement[DraftT_contra]]:
    """Statements by their first word."""
    return {statement.word: statement for statement in statements}


def statements_of(text: str) -> list[list[Word]]:
    """The statements of a text: one a line, or several with semicolons between them; # begins a comment."""
    found: list[list[Word]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        column = 1
        for part in re.split(r"(;)", line.split("#")[0]):
            words = words_of(part, number, column) if part != ";" else []
            column += len(part)
            if words:
                found.append(words)
    return found


def _note(statement: Statement[DraftT_contra], head: Word, rest: Sequence[Word], made: set[str]) -> None:
    each = statement.made is Made.FOR_EACH and rest
    once = f"{head.text} {rest[0].text}" if each else head.text
    if once in made and statement.made is not Made.AGAIN:
        raise FormatError(head.place, f"{once!r} is stated twice")
    made.add(once)
