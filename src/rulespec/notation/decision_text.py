"""Pending decisions as text: a word, who decides, then the parts that say more, as name=value.

They are needed only where a position is in the middle of something.
"""

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

import attrs

from rulespec.engine.kinds import Decision
from rulespec.errors import FormatError
from rulespec.language import Bilingual, listed
from rulespec.notation.spelling import (
    YES,
    AnySpelling,
    Spelling,
    Spellings,
    by_mark,
    is_list,
    is_optional,
    own_fields,
)
from rulespec.notation.word import Word
from rulespec.vocabulary import Lexicon, Vocabulary, Written

D = TypeVar("D", bound=Decision[Any])

AnyDecision = Decision[enum.Enum]
SEAT = "seat"
A_SEAT: Final = Bilingual("a seat", "un siège")
A_DECISION: Final = Bilingual("a decision ({words})", "un choix ({words})")
DECISION_AND_SEAT: Final = Bilingual(
    "a decision and who takes it, such as {example}", "un choix et qui le fait, par exemple {example}"
)
PART_NEEDED: Final = Bilingual("{decision}: expected {part}=…", "{decision} : attendu {part}=…")
UNKNOWN_PART: Final = Bilingual("{decision}: unknown part {part}=", "{decision} : partie inconnue {part}=")
PARTS: Final = Bilingual("a part ({parts}), each once", "une partie ({parts}), chacune une fois")
NOTHING_MORE: Final = Bilingual("nothing more", "rien de plus")


class NamedWords:
    """The parts of a decision as they were written: each a name and a word."""

    def __init__(self, kind: Word, known: Lexicon[str], words: Sequence[Word]) -> None:
        self.kind = kind
        self.known = known
        self._words: dict[str, Word] = {}
        for word in words:
            written, equals, value = word.text.partition("=")
            name = known.lookup(written) if known.knows(written) else written
            if not equals or name in self._words:
                raise word.refuse(_parts_listed(known))
            self._words[name] = Word(value, word.line, word.column + len(written) + 1)

    def take(self, name: str) -> Word:
        """A part that must be there."""
        try:
            return self._words.pop(name)
        except KeyError:
            part = next(written.word for known, written in self.known.entries if known == name)
            complaint = PART_NEEDED.filled(decision=self.kind.text, part=part)
            raise FormatError(self.kind.place, complaint) from None

    def maybe(self, name: str) -> Word | None:
        """A part that may be there."""
        return self._words.pop(name, None)

    def close(self) -> None:
        """Nothing may be left."""
        for name, word in self._words.items():
            raise FormatError(word.place, UNKNOWN_PART.filled(decision=self.kind.text, part=name))


@attrs.frozen
class Part:
    """Some fields of a decision and how they are written; most parts are one field."""

    names: tuple[str, ...]
    """What is written before the = signs."""
    fields: tuple[str, ...]
    read: Callable[[NamedWords], Sequence[object]]
    """A value for each field."""
    write: Callable[[Any], Iterator[str]]
    """The words for a decision; none where it goes without saying."""


def needed_part(field: str, spelling: AnySpelling, name: str | None = None) -> Part:
    """A field that is always written."""
    called = name or field

    def write(decision: AnyDecision) -> Iterator[str]:
        yield f"{called}={spelling.write(getattr(decision, field))}"

    return Part((called,), (field,), lambda named: [spelling.read(named.take(called))], write)


def part_with_default(field: str, spelling: AnySpelling, default: object) -> Part:
    """A field that is written only where it is not what it mostly is."""

    def read(named: NamedWords) -> Sequence[object]:
        word = named.maybe(field)
        return [default if word is None else spelling.read(word)]

    def write(decision: AnyDecision) -> Iterator[str]:
        if (value := getattr(decision, field)) != default:
            yield f"{field}={spelling.write(value)}"

    return Part((field,), (field,), read, write)


def joined_part(field: str, spelling: AnySpelling, sign: str = ",", *, needed: bool = False) -> Part:
    """A field with any number of things, joined by a sign; if none is needed, it may be left out."""

    def read(named: NamedWords) -> Sequence[object]:
        word = named.take(field) if needed else named.maybe(field)
        return [() if word is None else tuple(spelling.read(part) for part in word.parts(sign))]

    def write(decision: AnyDecision) -> Iterator[str]:
        if values := getattr(decision, field):
            yield f"{field}={sign.join(map(spelling.write, values))}"

    return Part((field,), (field,), read, write)


def flag(field: str) -> Part:
    """A field that is yes or left out."""
    known = Lexicon([(True, YES)])
    yes: Spelling[bool] = Spelling(YES.word, lambda word: word.one_of(known, field), lambda _: "yes")
    return part_with_default(field, yes, default=False)


OwnParts = Mapping[tuple[type[AnyDecision], str], Part]
"""Parts of a game's own, by decision and first field, where the types of the fields do not say enough."""


@attrs.frozen
class DecisionForm:
    """How one kind of decision is written."""

    kind: type[AnyDecision]
    written: Written
    parts: Sequence[Part]
    names: Lexicon[str]
    """What its parts are called."""

    @property
    def word(self) -> str:
        """Its own word, as we write it."""
        return self.written.word.en

    def read(self, kind: Word, seat: enum.Enum, words: Sequence[Word]) -> AnyDecision:
        """A decision of this kind."""
        named = NamedWords(kind, self.names, words)
        values: dict[str, object] = {}
        for part in self.parts:
            values |= zip(part.fields, part.read(named), strict=True)
        named.close()
        return self.kind(seat, **values)

    def write(self, decision: AnyDecision) -> Iterator[str]:
        """The parts of a decision of this kind."""
        for part in self.parts:
            yield from part.write(decision)


class DecisionText:
    """Decisions of a game as text."""

    def __init__(
        self, vocabulary: Vocabulary, spellings: Spellings, own: OwnParts, deciders: Lexicon[Any]
    ) -> None:
        kinds: list[type[AnyDecision]] = [
            kind for kind in vocabulary.kinds.decisions if issubclass(kind, Decision)
        ]
        forms = [_form(kind, vocabulary, _parts(kind, spellings, own)) for kind in kinds]
        self.by_word = Lexicon((form, form.written) for form in forms)
        self.by_kind = {form.kind: form for form in forms}
        self.deciders = deciders
        self.names: Mapping[enum.Enum, str] = {decider: name for name, decider in deciders.items()}
        """Of those who may decide."""

    def read(self, words: Sequence[Word]) -> AnyDecision:
        """A pending decision from its words."""
        if len(words) < 2:  # noqa: PLR2004  the decision, and who takes it
            example = listed([self.by_word.words[0], self.deciders.words[0]], " ")
            raise words[0].refuse(DECISION_AND_SEAT.filled(example=example))
        kind, decider, *rest = words
        seat = decider.one_of(self.deciders, A_SEAT)
        if not self.by_word.knows(kind.text):
            raise kind.refuse(A_DECISION.filled(words=listed(self.by_word.words)), self.by_word)
        return self.by_word.lookup(kind.text).read(kind, seat, rest)

    def write(self, decision: AnyDecision) -> str:
        """A pending decision as text."""
        form = self.by_kind[type(decision)]
        return " ".join([form.word, self.names[decision.seat], *form.write(decision)])


def _form(kind: type[AnyDecision], vocabulary: Vocabulary, parts: Sequence[Part]) -> DecisionForm:
    names = Lexicon((name, vocabulary.part(name)) for part in parts for name in part.names)
    return DecisionForm(kind, vocabulary.by_class[kind].written, parts, names)


def _parts(kind: type[AnyDecision], spellings: Spellings, own: OwnParts) -> list[Part]:
    parts: list[Part] = []
    spoken_for = {SEAT}
    for field in own_fields(kind):
        if field.name not in spoken_for:
            part = own.get((kind, field.name)) or _part(kind, field, spellings)
            parts.append(part)
            spoken_for |= set(part.fields)
    return parts


def _part(kind: type[AnyDecision], field: "attrs.Attribute[Any]", spellings: Spellings) -> Part:
    """A part as the type of its field asks for it."""
    if field.type is bool:
        return flag(field.name)
    spelling = spellings.of(kind, field, by_mark)
    if is_list(field.type):
        return joined_part(field.name, spelling)
    if is_optional(field.type):
        return part_with_default(field.name, spelling, None)
    if field.default is not attrs.NOTHING:
        return part_with_default(field.name, spelling, field.default)
    return needed_part(field.name, spelling)


def _parts_listed(names: Lexicon[str]) -> Bilingual:
    if not names:
        return NOTHING_MORE
    each = Bilingual("{name}=…", "{name}=…")
    return PARTS.filled(parts=listed(each.filled(name=name) for name in names.words))
