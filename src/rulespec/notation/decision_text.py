"""Pending decisions as text: a word, who decides, then the parts that say more, as name=value.

They are needed only where a position is in the middle of something.
"""

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import attrs

from rulespec.engine.kinds import Decision
from rulespec.errors import FormatError
from rulespec.notation.spelling import (
    AnySpelling,
    Spelling,
    Spellings,
    by_mark,
    is_list,
    is_optional,
    own_fields,
)
from rulespec.notation.word import Word
from rulespec.vocabulary import Vocabulary

D = TypeVar("D", bound=Decision[Any])

AnyDecision = Decision[enum.Enum]
SEAT = "seat"


class NamedWords:
    """The parts of a decision as they were written: each a name and a word."""

    def __init__(self, kind: Word, known: Sequence[str], words: Sequence[Word]) -> None:
        self.kind = kind
        self._words: dict[str, Word] = {}
        for word in words:
            name, equals, value = word.text.partition("=")
            if not equals or name in self._words:
                raise word.refuse(_parts_listed(known))
            self._words[name] = Word(value, word.line, word.column + len(name) + 1)

    def take(self, name: str) -> Word:
        """A part that must be there."""
        try:
            return self._words.pop(name)
        except KeyError:
            raise FormatError(self.kind.place, f"{self.kind.text}: expected {name}=…") from None

    def maybe(self, name: str) -> Word | None:
        """A part that may be there."""
        return self._words.pop(name, None)

    def close(self) -> None:
        """Nothing may be left."""
        for name, word in self._words.items():
            raise FormatError(word.place, f"{self.kind.text}: unknown part {name}=")


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
    yes: Spelling[bool] = Spelling("yes", lambda word: word.one_of({"yes": True}, field), lambda _: "yes")
    return part_with_default(field, yes, default=False)


OwnParts = Mapping[tuple[type[AnyDecision], str], Part]
"""Parts of a game's own, by decision and first field, where the types of the fields do not say enough."""


@attrs.frozen
class DecisionForm:
    """How one kind of decision is written."""

    kind: type[AnyDecision]
    word: str
    parts: Sequence[Part]

    @property
    def names(self) -> list[str]:
        """What its parts are called."""
        return [name for part in self.parts for name in part.names]

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
        self, vocabulary: Vocabulary, spellings: Spellings, own: OwnParts, names: Mapping[enum.Enum, str]
    ) -> None:
        kinds: list[type[AnyDecision]] = [
            kind for kind in vocabulary.kinds.decisions if issubclass(kind, Decision)
        ]
        forms = [DecisionForm(kind, vocabulary.word(kind), _parts(kind, spellings, own)) for kind in kinds]
        self.by_word: Mapping[str, DecisionForm] = {form.word: form for form in forms}
        self.by_kind = {form.kind: form for form in forms}
        self.names = names
        """Of those who may decide."""

    def read(self, words: Sequence[Word]) -> AnyDecision:
        """A pending decision from its words."""
        if len(words) < 2:  # noqa: PLR2004  the decision, and who takes it
            example = f"{next(iter(self.by_word))} {next(iter(self.names.values()))}"
            raise words[0].refuse(f"a decision and who takes it, such as {example}")
        kind, decider, *rest = words
        seat = decider.one_of({name: seat for seat, name in self.names.items()}, "a seat")
        if kind.text not in self.by_word:
            raise kind.refuse(f"a decision ({', '.join(self.by_word)})", self.by_word)
        return self.by_word[kind.text].read(kind, seat, rest)

    def write(self, decision: AnyDecision) -> str:
        """A pending decision as text."""
        form = self.by_kind[type(decision)]
        return " ".join([form.word, self.names[decision.seat], *form.write(decision)])


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


def _parts_listed(names: Sequence[str]) -> str:
    return f"a part ({', '.join(f'{name}=…' for name in names)}), each once" if names else "nothing more"
