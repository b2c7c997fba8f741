"""Entries: one for each thing of a game, with every name it goes by."""

import enum
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

import attrs

from rulespec.errors import RulesError
from rulespec.language import Bilingual

MemberT = TypeVar("MemberT", bound=enum.Enum)
NameT_co = TypeVar("NameT_co", bound=Bilingual, covariant=True)

NO_LETTER: Final = Bilingual("", "")
FEW: Final = 2
"""So many words are listed where one of them is to be written."""


class IncompleteVocabulary(RulesError):
    """Something of the game has no word, no name or no sentence."""


@attrs.frozen
class Entry(Generic[NameT_co]):
    """A thing: what it is called, and how it is written."""

    name: NameT_co
    mark: str | None = None
    """How cards write it; None where that is its word."""
    letter: Bilingual = NO_LETTER
    """What stands for it where there is room for a letter or two."""
    word: str | None = None
    """How actions and documents write it; None where that is the name of its member."""


class Things(Mapping[MemberT, Entry[NameT_co]]):
    """All things of a kind, each under its member of an enum."""

    def __init__(self, kind: type[MemberT], called: str, entries: Mapping[MemberT, Entry[NameT_co]]) -> None:
        self.kind = kind
        self.called = called
        """What any one of them is, in English, for those who write something else: a king."""
        self._entries = dict(entries)
        for member in kind:
            if member not in self._entries:
                raise IncompleteVocabulary(f"vocabulary: no entry for {member}")
        self.words: Mapping[str, MemberT] = {self.word(member): member for member in kind}
        self.marks: Mapping[str, MemberT] = {self.mark(member): member for member in kind}
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
        return self._entries[member].word or plain_word(member)

    def mark(self, member: MemberT) -> str:
        """How cards write it."""
        return self._entries[member].mark or self.word(member)

    def shape(self, written: Collection[str]) -> str:
        """What stands for any one of them where a line is explained: KING, or yes|no."""
        if len(written) <= FEW:
            return "|".join(written)
        return re.sub(r"^an? | of .*", "", self.called).upper().replace(" ", "-")


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
