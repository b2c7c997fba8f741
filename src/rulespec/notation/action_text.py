"""Actions as text: a word, then the fields in their order."""

from collections.abc import Mapping, Sequence
from typing import Final

import attrs

from rulespec.engine.kinds import Action
from rulespec.errors import FormatError
from rulespec.language import Bilingual, listed
from rulespec.notation.spelling import (
    AnySpelling,
    IncompleteNotation,
    Spellings,
    by_word,
    is_optional,
    own_fields,
)
from rulespec.notation.word import Word, misshapen, on_line, words_of
from rulespec.vocabulary import Lexicon, Vocabulary, Written

AN_ACTION: Final = Bilingual("an action", "une action")
NO_ACTION: Final = Bilingual("expected an action: {words}", "attendu : une action ({words})")


@attrs.frozen
class ActionForm:
    """How one kind of action is written."""

    kind: type[Action]
    written: Written
    fields: Mapping[str, AnySpelling]
    needed: int
    """How many fields must be written; what comes after them may be left out."""

    @property
    def word(self) -> str:
        """Its own word, as we write it."""
        return self.written.word.en

    @property
    def shape(self) -> Bilingual:
        """The form, for those who write something else."""
        shapes = [spelling.shape for spelling in self.fields.values()]
        left_out = [Bilingual("[{shape}]", "[{shape}]").filled(shape=each) for each in shapes[self.needed :]]
        return listed([self.written.word, *shapes[: self.needed], *left_out], " ")

    def read(self, words: Sequence[Word]) -> Action:
        """The action that these words stand for, the first one being its own."""
        verb, *rest = words
        if not self.needed <= len(rest) <= len(self.fields):
            raise misshapen(verb.place, self.shape, words)
        read = [spelling.read(word) for spelling, word in zip(self.fields.values(), rest, strict=False)]
        return self.kind(*read, *[None] * (len(self.fields) - len(rest)))

    def write(self, action: Action) -> str:
        """An action of this kind."""
        values = [(spelling, getattr(action, field)) for field, spelling in self.fields.items()]
        while len(values) > self.needed and values[-1][1] is None:
            values.pop()
        return " ".join([self.word, *(spelling.write(value) for spelling, value in values)])


class ActionText:
    """Actions of a game as text."""

    def __init__(self, vocabulary: Vocabulary, spellings: Spellings, own: "OwnSpellings") -> None:
        kinds: list[type[Action]] = [kind for kind in vocabulary.kinds.actions if issubclass(kind, Action)]
        self.by_kind = {kind: _form(kind, vocabulary, spellings, own) for kind in kinds}
        self.by_word = Lexicon((form, form.written) for form in self.by_kind.values())
        self.shapes: Mapping[str, Bilingual] = {word: form.shape for word, form in self.by_word.items()}
        """Every action and how it is written."""

    def read(self, text: str) -> Action:
        """One action, without anybody before it."""
        words = words_of(text, 1)
        if not words:
            raise self.nothing(1)
        return self.read_words(words)

    def read_words(self, words: Sequence[Word]) -> Action:
        """The action that these words stand for."""
        return words[0].one_of(self.by_word, AN_ACTION).read(words)

    def write(self, action: Action) -> str:
        """An action as text."""
        return self.by_kind[type(action)].write(action)

    def nothing(self, line: int) -> FormatError:
        """There is no action where one should be."""
        return FormatError(on_line(line), NO_ACTION.filled(words=listed(self.by_word.words)))


OwnSpellings = Mapping[tuple[type[Action], str], AnySpelling]
"""Spellings for single fields of actions, where their type does not say enough."""


def _form(kind: type[Action], vocabulary: Vocabulary, spellings: Spellings, own: OwnSpellings) -> ActionForm:
    fields = own_fields(kind)
    written = {
        field.name: own.get((kind, field.name)) or spellings.of(kind, field, by_word) for field in fields
    }
    needed = sum(not is_optional(field.type) for field in fields)
    if any(is_optional(field.type) for field in fields[:needed]):
        raise IncompleteNotation(f"notation: {kind.__name__} has a field that may be missing before its last")
    return ActionForm(kind, vocabulary.by_class[kind].written, written, needed)
