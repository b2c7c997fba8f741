"""The vocabulary of a game: every word and every sentence it is written, told and drawn with, once."""

import enum
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar, get_args

import attrs

from rulespec.language import Bilingual, Language
from rulespec.text.folding import folded_word
from rulespec.vocabulary.entries import Entry, Things, plain_word
from rulespec.vocabulary.frames import NUMBER, Phrase, form_in_list, form_of
from rulespec.vocabulary.lexicon import IncompleteVocabulary, Lexicon, Written

Kind = TypeVar("Kind")
MemberT = TypeVar("MemberT", bound=enum.Enum)

AnyThings = Things[Any, Bilingual]
"""Things of whichever kind."""


@attrs.frozen
class Kinds:
    """What there is to be told: the classes of a game, as its engine lists them."""

    actions: Sequence[type]
    decisions: Sequence[type]
    events: Sequence[type]
    reasons: type[enum.Enum]
    remarks: Sequence[type] = ()


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Vocabulary:
    """Every word and every sentence of a game. It refuses to be incomplete."""

    kinds: Kinds
    things: Sequence[AnyThings]
    actions: Sequence[Phrase]
    decisions: Sequence[Phrase]
    events: Sequence[Phrase]
    reasons: Mapping[enum.Enum, Bilingual]
    """What each reason says, as a sentence."""
    composed: Mapping[type, Callable[[object], Bilingual]] = attrs.field(factory=dict)
    """How things are named that are made of others, such as a piece and its owner."""
    remarks: Sequence[Phrase] = ()
    """What people look for and what does not happen."""
    further: Sequence[Bilingual] = ()
    """Names of what is no member of an enum, and yet a thing of the game."""
    parts: Mapping[str, str] = attrs.field(factory=dict)
    """What the parts of a pending decision are called in French, by their names."""
    synonyms: Mapping[str, Bilingual] = attrs.field(factory=dict)
    """What the rulebook says for words that people search for, where no thing or action has them."""
    points: tuple[Bilingual, Bilingual] = (Bilingual("point", "point"), Bilingual("points", "points"))
    """What is scored: one, and several."""

    def __attrs_post_init__(self) -> None:
        for missing in self._missing():
            raise IncompleteVocabulary(f"vocabulary: {missing}")

    @cached_property
    def by_kind(self) -> Mapping[type[enum.Enum], AnyThings]:
        """All things, by their enum."""
        return {things.kind: things for things in self.things}

    @cached_property
    def by_class(self) -> Mapping[type, Phrase]:
        """The phrase of each action, decision, event and remark."""
        phrases = (*self.actions, *self.decisions, *self.events, *self.remarks)
        return {phrase.kind: phrase for phrase in phrases}

    def entry(self, member: enum.Enum) -> Entry[Bilingual]:
        """The entry of a thing."""
        return self.by_kind[type(member)][member]

    def word(self, thing: enum.Enum | type) -> str:
        """How actions and documents write a thing, or a kind of action, decision, event or remark."""
        if isinstance(thing, type):
            return self.by_class[thing].word if thing in self.by_class else plain_word(thing)
        things = self.by_kind.get(type(thing))
        return plain_word(thing) if things is None else things.word(thing)

    def words(self, kind: type[MemberT]) -> Mapping[str, MemberT]:
        """Every member of an enum by its word."""
        return {self.word(member): member for member in kind}

    def name(self, thing: object) -> Bilingual:
        """What a thing is called; what is no thing of the game is called as Python has it."""
        if isinstance(thing, Bilingual):
            return thing
        if isinstance(thing, enum.Enum) and type(thing) in self.by_kind:
            return self.entry(thing).name
        composed = self.composed.get(type(thing))
        return Bilingual(str(thing), str(thing)) if composed is None else composed(thing)

    @cached_property
    def written_actions(self) -> Lexicon[Phrase]:
        """Every kind of action by what people write."""
        return Lexicon((phrase, phrase.written) for phrase in self.actions)

    @cached_property
    def written_decisions(self) -> Lexicon[Phrase]:
        """Every kind of decision by what people write."""
        return Lexicon((phrase, phrase.written) for phrase in self.decisions)

    def part(self, name: str) -> Written:
        """How a part of a decision is called."""
        return Written(Bilingual(name, self.parts.get(name, name)))

    def meant(self, word: str) -> Bilingual | None:
        """What the rulebook calls something that people call otherwise; None where nothing is known."""
        wanted = folded_word(word)
        if any(wanted == folded_word(used) for language in Language for used in self.words_used(language)):
            return None
        for said, name in self._other_words():
            if folded_word(said) == wanted:
                return name
        return None

    def _other_words(self) -> Iterator[tuple[str, Bilingual]]:
        yield from self.synonyms.items()
        for phrase in self.actions:
            yield from ((near, phrase.written.word) for near in phrase.written.near)
        for things in self.things:
            for entry in things.values():
                yield from ((other, entry.name) for other in (*entry.also.split(), *entry.near.split()))

    def words_used(self, language: Language) -> set[str]:
        """Every word of the names of things in a language."""
        names = [entry.name for things in self.things for entry in things.values()]
        said = " ".join(name.in_language(language) for name in (*names, *self.further))
        return set(re.findall(r"[^\W\d_]+", said.lower()))

    def _missing(self) -> Iterator[str]:
        for family, phrases, classes in (
            ("action", self.actions, self.kinds.actions),
            ("decision", self.decisions, self.kinds.decisions),
            ("event", self.events, self.kinds.events),
            ("remark", self.remarks, self.kinds.remarks),
        ):
            yield from _unspoken(family, phrases, classes)
            yield from (fault for kind in classes for fault in self._nameless(kind))
            yield from (fault for phrase in phrases for fault in self._misfits(phrase))
        for reason in self.kinds.reasons:
            if reason not in self.reasons:
                yield f"no sentence for the reason {reason.name}"

    def _nameless(self, kind: type) -> Iterator[str]:
        """The enums of a class that have no entries."""
        for field in attrs.fields(attrs.resolve_types(kind)):
            for named in enums_in(field.type):
                if named not in self.by_kind and not named.__module__.startswith("rulespec."):
                    yield f"no entries for {named.__name__}, which {kind.__name__}.{field.name} needs"

    def _misfits(self, phrase: Phrase) -> Iterator[str]:
        """The gaps that name no field, or ask for a form that a name does not have."""
        types = {field.name: field.type for field in attrs.fields(attrs.resolve_types(phrase.kind))}
        for name, form in phrase.frame.gaps() if phrase.frame else ():
            field = name.partition(".")[0]
            if field not in types:
                yield f"the sentence of {phrase.kind.__name__} has a gap {name!r}, which is no field"
            elif field == name and form != NUMBER:
                for named in enums_in(types[field]):
                    for entry in self.by_kind[named].values() if named in self.by_kind else ():
                        form_of(entry.name, form_in_list(form))


def composed_name(kind: type[Kind], name: Callable[[Kind], Bilingual]) -> Callable[[object], Bilingual]:
    """A function that names things of one class, for a table of many classes."""

    def named(thing: object) -> Bilingual:
        assert isinstance(thing, kind), "the name is for this kind"
        return name(thing)

    return named


def enums_in(field: object) -> Iterator[type[enum.Enum]]:
    """Every enum that a field's type is made of."""
    if isinstance(field, type) and issubclass(field, enum.Enum):
        yield field
    for part in get_args(field):
        yield from enums_in(part)


def _unspoken(family: str, phrases: Iterable[Phrase], kinds: Sequence[type]) -> Iterator[str]:
    spoken = [phrase.kind for phrase in phrases]
    for kind in kinds:
        if kind not in spoken:
            yield f"no sentence for the {family} {kind.__name__}"
    for kind in spoken:
        if kind not in kinds:
            yield f"a sentence for {kind.__name__}, which is no {family} of the game"
