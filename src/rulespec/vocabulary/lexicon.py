"""Lexicons: things by every word with which people write them, in either language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, Generic, TypeVar

import attrs

from rulespec.errors import RulesError
from rulespec.language import Bilingual
from rulespec.text.folding import folded_word
from rulespec.text.nearest import NO_HINT, hint, nearest

Thing = TypeVar("Thing")
First = TypeVar("First")
Second = TypeVar("Second")

LIKENESS: Final = 0.65
"""How much of a word and a form must agree: there are many forms, so more than of two words."""


class IncompleteVocabulary(RulesError):
    """Something of the game has no word, no name or no sentence."""


@attrs.frozen
class Written:
    """How people write a thing."""

    word: Bilingual
    """Its own word in each language; we write the English one."""
    also: tuple[str, ...] = ()
    """What is understood besides, of either language."""
    near: tuple[str, ...] = ()
    """What is near in meaning: not understood, as it may mean something else, but the word is suggested."""

    @property
    def understood(self) -> tuple[str, ...]:
        """Every form that stands for the thing."""
        return (self.word.en, self.word.fr, *self.also)


class Lexicon(Mapping[str, Thing]):
    """Things by their words. As a mapping it has the words that we write; people may write more.

    Case and accents do not matter. A form that would mean two things is refused: no word of one language
    may mean something else in the other.
    """

    def __init__(self, entries: Iterable[tuple[Thing, Written]]) -> None:
        self.entries = tuple(entries)
        self._written = {written.word.en: thing for thing, written in self.entries}

    def __getitem__(self, word: str) -> Thing:
        return self._written[word]

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def lookup(self, text: str) -> Thing:
        """The thing that somebody wrote; KeyError if there is none."""
        if text in self._written:
            return self._written[text]
        return self.entries[self._numbers[folded_word(text)]][0]

    def knows(self, text: str) -> bool:
        """Whether it stands for a thing."""
        try:
            self.lookup(text)
        except KeyError:
            return False
        return True

    @property
    def words(self) -> tuple[Bilingual, ...]:
        """The word of each thing."""
        return tuple(written.word for _, written in self.entries)

    def meant(self, text: str) -> Bilingual | None:
        """What was probably meant: the very thing, else one near in meaning, else in letters."""
        form = folded_word(text)
        for forms in (self._numbers, self._near):
            if form in forms:
                return self.words[forms[form]]
        likely = nearest(form, self._numbers, likeness=LIKENESS)
        return self.words[self._numbers[likely[0]]] if likely else None

    def hint(self, text: str) -> Bilingual:
        """The end of a message about a wrong word: what was probably meant, if anything."""
        word = self.meant(text)
        return NO_HINT if word is None else hint(word)

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        """The place of each thing in the list, by every form that is understood."""
        numbers: dict[str, int] = {}
        for number, (_, written) in enumerate(self.entries):
            for form in written.understood:
                other = numbers.setdefault(folded_word(form), number)
                if other != number:
                    both = f"{self.words[other].en} and {written.word.en}"
                    raise IncompleteVocabulary(f"vocabulary: {form!r} means both {both}")
        return numbers

    @cached_property
    def _near(self) -> Mapping[str, int]:
        """The place of each thing in the list, by what is near to it in meaning; the first one counts."""
        near: dict[str, int] = {}
        for number, (_, written) in enumerate(self.entries):
            for form in written.near:
                near.setdefault(folded_word(form), number)
        return near


def plain_lexicon(known: Mapping[str, Thing]) -> Lexicon[Thing]:
    """Things that are written alike in both languages, such as numbers."""
    return Lexicon((thing, Written(Bilingual(word, word))) for word, thing in known.items())


class JoinedWords(Lexicon[Thing], Generic[Thing, First, Second]):
    """Things that are written as two words with a sign between them."""

    def __init__(
        self,
        first: Lexicon[First],
        sign: str,
        second: Lexicon[Second],
        join: Callable[[First, Second], Thing | None],
    ) -> None:
        self._first, self._sign, self._second, self._join = first, sign, second, join
        entries = (
            (join(one, other), Written(self._words(before.word, after.word)))
            for one, before in first.entries
            for other, after in second.entries
        )
        super().__init__((thing, written) for thing, written in entries if thing is not None)

    def lookup(self, text: str) -> Thing:
        """The thing that somebody wrote; KeyError if there is none."""
        before, _, after = text.partition(self._sign)
        thing = self._join(self._first.lookup(before), self._second.lookup(after))
        if thing is None:
            raise KeyError(text)
        return thing

    def meant(self, text: str) -> Bilingual | None:
        """The word that was probably meant: by its two halves, or by its letters."""
        before, sign, after = text.partition(self._sign)
        if sign and (one := self._first.meant(before)) and (other := self._second.meant(after)):
            word = self._words(one, other)
            if word.en in self:
                return word
        return super().meant(text)

    def _words(self, before: Bilingual, after: Bilingual) -> Bilingual:
        return Bilingual(f"{before.en}{self._sign}{after.en}", f"{before.fr}{self._sign}{after.fr}")
