"""Text in the two languages of the rulebook."""

import enum
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
