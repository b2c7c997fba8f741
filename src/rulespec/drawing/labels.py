"""What is written in the pictures of every game."""

from typing import Final

from rulespec.language import Bilingual, Language

CHANGED: Final = Bilingual("changed", "changement")
DECIDES: Final = Bilingual("decides", "décide")
IN_HAND: Final = Bilingual("in hand", "en main")
LEGEND: Final = Bilingual("legend", "légende")
THEN: Final = Bilingual("then", "ensuite")


def labelled(label: Bilingual, said: str, language: Language) -> str:
    """A label, a colon, and what is said of it."""
    return Bilingual(f"{label.en}: {said}", f"{label.fr} : {said}").in_language(language)
