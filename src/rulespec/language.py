"""Text in the two languages of the rulebook."""

import enum
from collections.abc import Iterable
from typing import assert_never

import attrs


class Language(enum.StrEnum):
    """A language in which every text exists."""

    EN = "en"
    FR = "fr"


@attrs.frozen
class Bilingual:
    """One text, said in both languages."""

    en: str
    fr: str

    def in_language(self, language: Language) -> str:
        """The text in that language."""
        match language:
            case Language.EN:
                return self.en
            case Language.FR:
                return self.fr
            case _:
                assert_never(language)

    def filled(self, **gaps: object) -> "Bilingual":
        """The text with its gaps filled; what is bilingual itself is said in each language."""
        english, french = (
            {name: _said(gap, language) for name, gap in gaps.items()} for language in Language
        )
        return Bilingual(self.en.format(**english), self.fr.format(**french))


def listed(parts: Iterable[str | Bilingual], separator: str = ", ") -> Bilingual:
    """Several texts as one."""
    found = list(parts)
    english, french = (separator.join(_said(part, language) for part in found) for language in Language)
    return Bilingual(english, french)


def quoted(text: str) -> Bilingual:
    """A word as a message repeats it, safe to show: 'word', « word »."""
    return Bilingual(repr(text), f"« {repr(text)[1:-1]} »")


def _said(part: object, language: Language) -> str:
    return part.in_language(language) if isinstance(part, Bilingual) else str(part)
