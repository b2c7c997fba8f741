"""Statements: the lines of which cards and the headers of records consist."""

import enum
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

import attrs

from rulespec.errors import FormatError, Said
from rulespec.language import Bilingual, quoted
from rulespec.notation.word import Word, misshapen, words_of
from rulespec.text.folding import folded_word
from rulespec.vocabulary import Lexicon, Written

TWICE: Final = Bilingual("{once} is stated twice", "{once} est énoncé deux fois")
DraftT_contra = TypeVar("DraftT_contra", contravariant=True)


class Made(enum.Enum):
    """How often a statement may be made."""

    ONCE = "once"
    FOR_EACH = "once for each first word"
    AGAIN = "as often as one likes"


@attrs.frozen
class Statement(Generic[DraftT_contra]):
    """A kind of statement: its first word, its shape, and what it does to a draft."""

    called: Said
    """Its first word in each language."""
    shape: Said
    """How it is written, for those who write something else."""
    read: "Callable[[DraftT_contra, Stated], None]"
    made: Made = Made.ONCE
    each: Lexicon[Any] | None = None
    """What is once for each of these, where people can write them in several ways."""
    also: str = ""
    """Further first words that are understood."""
    near: str = ""
    """Words that are near to it in meaning."""

    @property
    def written(self) -> Written:
        """How people begin it."""
        word = self.called if isinstance(self.called, Bilingual) else Bilingual(self.called, self.called)
        return Written(word, tuple(self.also.split()), tuple(self.near.split()))


@attrs.frozen
class Stated:
    """A statement as it was made: its first word, and those that follow."""

    head: Word
    words: Sequence[Word]
    shape: Said

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
        return misshapen(place, self.shape, [self.head, *self.words])


@attrs.frozen
class Statements(Generic[DraftT_contra]):
    """The statements that a text may make, and how what begins otherwise is taken."""

    known: Lexicon[Statement[DraftT_contra]]
    expected: Said
    """What should be there instead of something unknown."""
    otherwise: Callable[[DraftT_contra, Word, Sequence[Word]], bool] = lambda *_: False
    """Take what begins with no known word, if it can be taken."""
    further: Sequence[Written] = ()
    """What it may begin with, for those who mistype it."""

    def read(self, draft: DraftT_contra, words: Sequence[Word], made: set[str]) -> None:
        """Take in one statement; those made before are known."""
        head, *rest = words
        if self.otherwise(draft, head, rest):
            return
        if not self.known.knows(head.text):
            raise head.refuse(self.expected, self.beginnings)
        statement = self.known.lookup(head.text)
        _note(statement, head, rest, made)
        stated = Stated(head, rest, statement.shape)
        if not rest:
            raise stated.misshapen()
        statement.read(draft, stated)

    @property
    def beginnings(self) -> Lexicon[Written]:
        """Everything that a statement may begin with; none of it means two things."""
        words = [*(statement.written for statement in self.known.values()), *self.further]
        return Lexicon((written, written) for written in words)


def table(*statements: Statement[DraftT_contra]) -> Lexicon[Statement[DraftT_contra]]:
    """Statements by their first word."""
    return Lexicon((statement, statement.written) for statement in statements)


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
    said, once = head.text, statement.written.word.en
    if each:
        said, once = f"{said} {rest[0].text}", f"{once} {_first_word(statement, rest[0].text)}"
    if once in made and statement.made is not Made.AGAIN:
        raise FormatError(head.place, TWICE.filled(once=quoted(said)))
    made.add(once)


def _first_word(statement: Statement[DraftT_contra], text: str) -> str:
    """The same for all ways of writing it."""
    if statement.each is None or not statement.each.knows(text):
        return folded_word(text)
    return repr(statement.each.lookup(text))
