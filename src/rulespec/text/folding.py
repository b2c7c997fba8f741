"""Folding: texts that people take for the same, though case, accents or joining signs differ."""

import re
from typing import Final

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "\u2019": "'"})


def folded(text: str) -> str:
    """The text without capitals and accents."""
    plain = text.casefold()
    if plain.isascii():
        return plain
    import unicodedata  # noqa: PLC0415  only letters that need it pay for it

    apart = unicodedata.normalize("NFKD", plain.translate(LIGATURES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def folded_word(text: str) -> str:
    """A word of a notation without capitals and accents; whatever joins its parts is the same."""
    return re.sub(r"[\s_'-]+", "_", folded(text))
