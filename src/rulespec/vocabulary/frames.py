"""Frames: a sentence in each language with gaps for the fields of what it tells.

``{seat} greets {guest:a}`` has two gaps. A gap names a field, or a part of it (``house.guest``), and may ask
for a form of its name in the language of the sentence: ``a`` and ``the`` for an article, ``one`` for the one
of the two that fits, ``of`` and ``to`` for a case, ``f`` for the feminine of an adjective, ``e`` for the
ending of a French participle, ``number`` for the number of a thing that is counted, ``or`` for a list.
"""

import functools
import string
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

import attrs

from rulespec.errors import Said
from rulespec.language import Bilingual
from rulespec.vocabulary.entries import plain_word
from rulespec.vocabulary.grammar import FEMININE, Adjective, Noun
from rulespec.vocabulary.lexicon import IncompleteVocabulary, Written

Kind = TypeVar("Kind")
Name = Noun | Adjective
Possible = Sequence[object] | None
"""The actions by which a decision can be answered now; None where that is not known."""
NOTHING: Final = Bilingual("nothing", "rien")
"""What is left to choose from an empty list."""


@attrs.frozen
class Frame(Bilingual):
    """A sentence with gaps; frames can be joined."""

    def __add__(self, other: Bilingual) -> "Frame":
        return Frame(self.en + other.en, self.fr + other.fr)

    def gaps(self) -> Iterator[tuple[str, str]]:
        """Every gap: what it names, and the form it asks for."""
        for text in (self.en, self.fr):
            for piece in pieces_of(text):
                if piece.gap:
                    yield piece.gap, piece.form


@attrs.frozen
class Piece:
    """A stretch of a frame up to its next gap."""

    text: str
    gap: str
    """What the gap names; empty at the end of a frame."""
    form: str


@functools.cache
def pieces_of(text: str) -> tuple[Piece, ...]:
    """A frame of one language, from gap to gap."""
    return tuple(
        Piece(before, gap or "", form or "") for before, gap, form, _ in string.Formatter().parse(text)
    )


@attrs.frozen
class Phrase:
    """A kind of action, decision, event or remark: its word, and the frame of its sentence."""

    kind: type
    written: Written
    choose: Callable[[object, Possible], Frame]
    """The frame for one of them; for a decision, with the actions that answer it now."""
    frame: Frame | None = None
    """The frame for all of them; None where it depends on a value."""

    @property
    def word(self) -> str:
        """How we write it."""
        return self.written.word.en


def told(
    kind: type,
    english: str,
    french: str,
    word: Said | None = None,
    *,
    also: str = "",
    near: str = "",
) -> Phrase:
    """A kind that is always told with the same frame."""
    frame = Frame(english, french)
    return Phrase(kind, _written(kind, word, also, near), lambda _thing, _possible: frame, frame)


def told_by(
    kind: type[Kind],
    choose: Callable[[Kind], Frame],
    word: Said | None = None,
    *,
    also: str = "",
    near: str = "",
) -> Phrase:
    """A kind whose frame depends on what it says; a small function chooses it."""
    return asked_by(kind, lambda thing, _: choose(thing), word, also=also, near=near)


def asked_by(
    kind: type[Kind],
    choose: Callable[[Kind, Possible], Frame],
    word: Said | None = None,
    *,
    also: str = "",
    near: str = "",
) -> Phrase:
    """A decision whose frame depends on how it can be answered now as well."""

    def chosen(thing: object, possible: Possible) -> Frame:
        assert isinstance(thing, kind), "the phrase is for this kind"
        return choose(thing, possible)

    return Phrase(kind, _written(kind, word, also, near), chosen)


def _written(kind: type, word: Said | None, also: str, near: str) -> Written:
    """What is only told, such as an event, needs no French word."""
    if not isinstance(word, Bilingual):
        english = word or plain_word(kind)
        word = Bilingual(english, english)
    return Written(word, tuple(also.split()), tuple(near.split()))


def either(options: Sequence[Bilingual]) -> Bilingual:
    """Options as people list them: one, two or three."""
    if not options:
        return NOTHING
    *others, last = options
    if not others:
        return last
    english, french = ", ".join(option.en for option in others), ", ".join(option.fr for option in others)
    return Bilingual(f"{english} or {last.en}", f"{french} ou {last.fr}")


def feminine(name: Name) -> Bilingual:
    """An adjective said of something feminine."""
    return Bilingual(name.en, name.feminine) if isinstance(name, Adjective) else name


def ending(name: Name) -> Bilingual:
    """What a French participle said of the thing ends with."""
    return Bilingual("", "e" if isinstance(name, Noun) and name.gender is FEMININE else "")


def dative(name: Name) -> Bilingual:
    """To whom or what something is done."""
    return name.dative if isinstance(name, Noun) else Bilingual(f"to {name.en}", f"à {name.fr}")


FORMS: Final[Mapping[str, Callable[[Name], Bilingual]]] = {
    "a": lambda name: name.indefinite,
    "the": lambda name: name.definite,
    "one": lambda name: name.one if isinstance(name, Noun) else name.definite,
    "of": lambda name: name.genitive,
    "to": dative,
    "f": feminine,
    "e": ending,
}
"""The forms of a name that a gap can ask for."""
NUMBER: Final = "number"
OR: Final = "or"


def form_in_list(form: str) -> str:
    """The form of each name in a list: ``the or`` lists names with their articles."""
    return form.removesuffix(OR).rstrip()


def form_of(name: Bilingual, form: str) -> Bilingual:
    """A name in the form that a gap asks for."""
    if not form:
        return name
    if not isinstance(name, Name):
        raise IncompleteVocabulary(f"vocabulary: {name.en!r} has no gender, so no form {form!r}")
    if form not in FORMS:
        raise IncompleteVocabulary(f"vocabulary: no form {form!r}; there are {', '.join(FORMS)}")
    return FORMS[form](name)
