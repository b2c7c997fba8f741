"""Entries: one for each thing of a game, with every name it goes by."""

import enum
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

import attrs

from rulespec.errors import Said
from rulespec.language import Bilingual, listed
from rulespec.vocabulary.grammar import Adjective
from rulespec.vocabulary.lexicon import IncompleteVocabulary, Lexicon, Written

MemberT = TypeVar("MemberT", bound=enum.Enum)
NameT_co = TypeVar("NameT_co", bound=Bilingual, covariant=True)

NO_LETTER: Final = Bilingual("", "")
FEW: Final = 2
"""So many words are listed where one of them is to be written."""


@attrs.frozen
class Entry(Generic[NameT_co]):
    """A thing: what it is called, and how it is written."""

    name: NameT_co
    mark: Said | None = None
    """How cards write it; None where that is its word."""
    letter: Bilingual = NO_LETTER
    """What stands for it where there is room for a letter or two."""
    word: Said | None = None
    """How actions and documents write it; None where that is its member, and in French its name."""
    also: str = ""
    """Further words that people write for it, in either language."""
    near: str = ""
    """Words that are near to it in meaning: it is suggested to those who write them."""

    def words(self, member: enum.Enum) -> Bilingual:
        """Its word in each language."""
        if isinstance(self.word, Bilingual):
            return self.word
        return Bilingual(self.word or plain_word(member), as_word(self.name.fr))

    def marks(self, member: enum.Enum) -> Bilingual:
        """Its mark in each language."""
        if self.mark is None:
            return self.words(member)
        return self.mark if isinstance(self.mark, Bilingual) else Bilingual(self.mark, self.mark)

    def written(self, member: enum.Enum, *, by_mark: bool) -> Written:
        """How people write it: by word, by mark, by name, in either language."""
        word, mark = self.words(member), self.marks(member)
        feminine = (self.name.feminine,) if isinstance(self.name, Adjective) else ()
        names = (as_word(name) for name in (self.name.en, self.name.fr, *feminine))
        also = (word.en, word.fr, mark.en, mark.fr, *names, *self.also.split())
        return Written(mark if by_mark else word, tuple(dict.fromkeys(also)), tuple(self.near.split()))


class Things(Mapping[MemberT, Entry[NameT_co]]):
    """All things of a kind, each under its member of an enum."""

    def __init__(
        self, kind: type[MemberT], called: Bilingual, entries: Mapping[MemberT, Entry[NameT_co]]
    ) -> None:
        self.kind = kind
        self.called = called
        """What any one of them is, for those who write something else: a king, un roi."""
        self._entries = dict(entries)
        for member in kind:
            if member not in self._entries:
                raise IncompleteVocabulary(f"vocabulary: no entry for {member}")
        self.words = self._lexicon(by_mark=False)
        """Each by its word."""
        self.marks = self._lexicon(by_mark=True)
        """Each by its mark."""
        for written in (self.words, self.marks):
            if len(written) < len(kind):
                raise IncompleteVocabulary(f"vocabulary: two of {kind.__name__} are written alike")

    def __getitem__(self, member: MemberT) -> Entry[NameT_co]:
        return self._entries[member]

    def __iter__(self) -> Iterator[MemberT]:
        return iter(self.kind)

    def __len__(self) -> int:
        return len(self._entries)

    def word(self, member: MemberT) -> str:
        """How actions and documents write it."""
        return self._entries[member].words(member).en

    def mark(self, member: MemberT) -> str:
        """How cards write it."""
        return self._entries[member].marks(member).en

    def shape(self, written: Lexicon[MemberT]) -> Bilingual:
        """What stands for any one of them where a line is explained: KING, or yes|no."""
        return shape_of(self.called, written.words)

    def _lexicon(self, *, by_mark: bool) -> Lexicon[MemberT]:
        return Lexicon((member, entry.written(member, by_mark=by_mark)) for member, entry in self.items())


def shape_of(called: Bilingual, words: Collection[Bilingual] = ()) -> Bilingual:
    """What stands for a thing where a line is explained: two words, or what any one is called."""
    if 0 < len(words) <= FEW:
        return listed(words, "|")
    english = re.sub(r"^an? | of .*", "", called.en)
    french = re.sub(r"^une? | (?:de|du|des) .*| d'.*", "", called.fr)
    return Bilingual(english.upper().replace(" ", "-"), french.upper().replace(" ", "-"))


def as_word(name: str) -> str:
    """A name as one word, without capitals."""
    return re.sub(r"[\s']+", "_", name.lower())


def plain_word(thing: object) -> str:
    """A member of an enum by its name, a class by its name in snake case, anything else as it is."""
    if isinstance(thing, enum.Enum):
        return thing.name.lower()
    if isinstance(thing, type):
        return re.sub(r"(?<!^)(?=[A-Z])", "_", thing.__name__).lower()
    return repr(thing)


def plain_words(things: Iterable[object]) -> str:
    """Several things by their plain words, as people list them."""
    return ", ".join(map(plain_word, things))
