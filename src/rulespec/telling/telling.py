"""Telling: events, actions, decisions and reasons as sentences."""

import enum
from operator import attrgetter
from typing import Any, Final

import attrs

from rulespec.engine.kinds import CHANCE, Action, Decision, Event, Reason, Remark
from rulespec.language import Bilingual, Language
from rulespec.vocabulary import MASCULINE, Frame, Noun, Possible, Vocabulary, either, form_of
from rulespec.vocabulary.frames import NUMBER, form_in_list, pieces_of

NAME_OF_CHANCE: Final = Noun("chance", "hasard", MASCULINE, proper=True)


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

    def tell_decision(
        self, decision: Decision[enum.Enum], language: Language, possible: Possible = None
    ) -> str:
        """Who decides what, as a line without a full stop; only what is possible now, where that is given."""
        return _capitalised(self._told(decision, language, possible))

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

    def _told(self, thing: object, language: Language, possible: Possible = None) -> str:
        phrase = self.vocabulary.by_class.get(type(thing))
        assert phrase is not None, f"no sentence for {type(thing).__name__}"
        return self._filled(phrase.choose(thing, possible), thing, language)

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


def _capitalised(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}"
