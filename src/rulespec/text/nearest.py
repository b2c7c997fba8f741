"""The word that was probably meant where another one stands."""

from collections.abc import Iterable
from typing import Final

from rulespec.language import Bilingual, quoted

LONGEST: Final = 60
"""Letters of a wrong word that are compared; nobody mistypes a longer one."""
LIKENESS: Final = 0.5
"""How much of two words must agree, from 0 to 1."""
LIKENESS_BUT_FOR_CASE: Final = 0.6
NO_HINT: Final = Bilingual("", "")
MEANT: Final = Bilingual("; did you mean {word}?", " ; vouliez-vous dire {word} ?")


def nearest(wanted: str, known: Iterable[str], most: int = 1, likeness: float = LIKENESS) -> list[str]:
    """The known words that look most like a wrong one, likeliest first; its case matters last."""
    from difflib import get_close_matches  # noqa: PLC0415  only a mistake pays for it

    words, written = list(known), wanted[:LONGEST]
    return get_close_matches(written, words, n=most, cutoff=likeness) or get_close_matches(
        written.lower(), words, n=most, cutoff=max(likeness, LIKENESS_BUT_FOR_CASE)
    )


def did_you_mean(wanted: str, known: Iterable[str]) -> Bilingual:
    """The end of a message about a wrong word: the likeliest known one, or nothing if none is like it."""
    return next((hint(Bilingual(word, word)) for word in nearest(wanted, known)), NO_HINT)


def hint(word: Bilingual) -> Bilingual:
    """The end of a message about a wrong word: the word that was probably meant, in each language."""
    return MEANT.filled(word=Bilingual(quoted(word.en).en, quoted(word.fr).fr))
