"""Telling: events, actions, decisions and reasons as sentences."""

import enum
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

import attrs

from rulespec.engine.kinds import CHANCE, Action, Decision, Event, Reason, Remark
from rulespec.language import Bilingual, Language
from rulespec.vocabulary import MASCULINE, Frame, Noun, Vocabulary, form_of
from rulespec.vocabulary.frames import NUMBER, form_in_list, pieces_of

NAME_OF_CHANCE: Final = Noun("chance", "hasard", MASCULINE, proper=True)
NOTHING: Final = Bilingual("nothing", "rien")
"""What is left to choose from an empty list."""


@attrs.frozen
class Telling:
    """What a game tells, in the sentences of its vocabulary."""

    vocabulary: Vocabulary

    def tell(self, event: Event[Any] | Remark, language: Language) -> str:
        """What happened, or did not, as a sentence."""
        return f"{_capitalised(self._told(event, language))}."

    def tell_action(self, action: Action, language: Language) -> str:
        """What an action does, as a line without a full stop."""
        return self._told(action, language)

    def tell_decision(self, decision: Decision[enum.Enum], language: Language) -> str:
        """Who decides what, as a line without a full stop."""
        return _capitalised(self._told(decision, language))

    def name(self, seat: enum.Enum, language: Language) -> str:
        """Who a seat is, or chance."""
        return self._said(seat, "").in_language(language)

    def points(self, number: int, language: Language) -> str:
        """So many points, as the game calls them."""
        one, several = self.vocabulary.points
        return f"{number} {(one if number == 1 else several).in_language(language)}"

    def why(self, reason: Reason, language: Language) -> str:
        """The reason, as a sentence."""
        return self.vocabulary.reasons[reason].in_language(language)

    def _told(self, thing: object, language: Language) -> str:
        phrase = self.vocabulary.by_class.get(type(thing))
        assert phrase is not None, f"no sentence for {type(thing).__name__}"
        return self._filled(phrase.choose(thing), thing, language)

    def _filled(self, frame: Frame, thing: object, language: Language) -> str:
        told = ""
        for piece in pieces_of(frame.in_language(language)):
            told += piece.text
            if piece.gap:
                told += self._said(attrgetter(piece.gap)(thing), piece.form).in_language(language)
        return told

    def _said(self, value: object, form: str) -> Bilingual:
        """A value as a gap asks for it."""
        if type(value) is tuple:
            return either([self._said(part, form_in_list(form)) for part in value])
        if form == NUMBER and isinstance(value, enum.Enum):
            return Bilingual(str(value.value), str(value.value))
        name = NAME_OF_CHANCE if value is CHANCE else self.vocabulary.name(value)
        return form_of(name, form)


def either(options: Sequence[Bilingual]) -> Bilingual:
    """Options as people list them: one, two or three."""
    if not options:
        return NOTHING
    *others, last = options
    if not others:
        return last
    english, french = ", ".join(option.en for option in others), ", ".join(option.fr for option in others)
    return Bilingual(f"{english} or {last.en}", f"{french} ou {last.fr}")


def _capitalised(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}"
