"""Spelling: how a value is written as one word, derived from the type of its field."""

import enum
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, get_args, get_origin

import attrs

from rulespec.errors import RulesError, Said
from rulespec.language import Bilingual
from rulespec.notation.word import Word
from rulespec.vocabulary import Lexicon, Things, Vocabulary, Written

Thing = TypeVar("Thing")
MemberT = TypeVar("MemberT", bound=enum.Enum)


class IncompleteNotation(RulesError):
    """Something of the game cannot be written down."""


@attrs.frozen
class Spelling(Generic[Thing]):
    """How the values of a type are written as one word, and read back."""

    shape: Said
    """What stands for any of them where a line is explained."""
    read: Callable[[Word], Thing]
    write: Callable[[Thing], str]


AnySpelling = Spelling[Any]
"""Of whichever type."""


def by_word(things: Things[MemberT, Bilingual], called: Said | None = None) -> Spelling[MemberT]:
    """Things by their words, as actions write them."""
    expected = called or things.called
    return Spelling(things.shape(things.words), lambda word: word.one_of(things.words, expected), things.word)


def by_mark(things: Things[MemberT, Bilingual], called: Said | None = None) -> Spelling[MemberT]:
    """Things by their marks, as cards write them."""
    expected = called or things.called
    return Spelling(things.shape(things.marks), lambda word: word.one_of(things.marks, expected), things.mark)


def numbered(shape: Said, called: Said, most: int) -> Spelling[int]:
    """Whole numbers from 0 up."""
    return Spelling(shape, lambda word: word.number(called, most), str)


YES: Final = Written(Bilingual("yes", "oui"), also=("true", "vrai"))
NO: Final = Written(Bilingual("no", "non"), also=("false", "faux"))
YES_AND_NO: Final = Lexicon([(True, YES), (False, NO)])
YES_OR_NO: Spelling[bool] = Spelling(
    Bilingual("yes|no", "oui|non"),
    lambda word: word.one_of(YES_AND_NO, Bilingual("yes or no", "oui ou non")),
    lambda value: "yes" if value else "no",
)


@attrs.frozen
class Spellings:
    """How a game spells what the fields of its actions and decisions hold."""

    vocabulary: Vocabulary
    own: Mapping[type, AnySpelling]
    """For types that are no enum."""
    numbers: Mapping[str, Spelling[int]]
    """For numbers, by the names of the fields that hold them."""

    def of(self, kind: type, field: "attrs.Attribute[Any]", by: "Callable[..., AnySpelling]") -> AnySpelling:
        """The spelling of a field, by the type of the one thing it holds."""
        held = essence(field.type)
        if isinstance(held, type):
            if held in self.own:
                return self.own[held]
            if held in self.vocabulary.by_kind:
                return by(self.vocabulary.by_kind[held])
        if held is bool:
            return YES_OR_NO
        if held is int and field.name in self.numbers:
            return self.numbers[field.name]
        needed = f"{getattr(held, '__name__', held)}, which {kind.__name__}.{field.name} needs"
        raise IncompleteNotation(f"notation: no spelling for {needed}")


def essence(field: object) -> object:
    """The type of the one thing that a field holds, whether it may be missing or be one of many."""
    if isinstance(field, types.UnionType):
        held = [part for part in get_args(field) if part is not types.NoneType]
        return essence(held[0]) if len(held) == 1 else field
    if is_list(field):
        return essence(get_args(field)[0])
    return field


def is_optional(field: object) -> bool:
    """A field that may hold nothing."""
    return isinstance(field, types.UnionType) and types.NoneType in get_args(field)


def is_list(field: object) -> bool:
    """A field that holds any number of things."""
    return get_origin(field) is tuple and get_args(field)[-1] is Ellipsis


def own_fields(kind: type, inherited: Sequence[str] = ()) -> "list[attrs.Attribute[Any]]":
    """The fields of a class, with their types, but for those named."""
    assert attrs.has(kind), "actions and decisions have fields"
    return [field for field in attrs.fields(attrs.resolve_types(kind)) if field.name not in inherited]
