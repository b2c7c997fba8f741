"""A position in one line of letters, digits and - . _ ~ only, for links and file names."""

import re
from collections.abc import Callable
from typing import Final

import attrs

from rulespec.errors import FormatError
from rulespec.language import Bilingual, quoted

ESCAPES: Final[dict[str, str | int | None]] = {
    "_": "~-",
    ";": "~~",
    "|": "~o",
    "=": "~e",
    ">": "~g",
    ",": "~k",
    " ": "_",
    "(": "~a",
    ")": "~b",
    ":": "~c",
    "@": "~d",
    "/": "~f",
    "+": "~h",
    "*": "~i",
}
"""How one line writes what links and file names do not take."""

PLACE: Final = Bilingual("one-line position, column {column}", "position en une ligne, colonne {column}")
WRONG_LETTER: Final = Bilingual(
    "expected letters, digits and - . _ ~ only, found {found}",
    "attendu : des lettres, des chiffres et - . _ ~ seulement ; trouvé : {found}",
)


def _as_it_is(text: str) -> str:
    return text


@attrs.frozen
class OneLine:
    """How cards become one line and back; a game may write signs of its own shorter than their escapes."""

    shorten: Callable[[str], str] = _as_it_is
    """Statements with signs written shorter, before the escapes."""
    restore: Callable[[str], str] = _as_it_is
    """The same text with its signs again, after the escapes."""

    def write(self, card: str) -> str:
        """A card in one line."""
        statements = [" ".join(line.split()).replace("; ", ";") for line in card.splitlines()]
        return self.shorten(";".join(statements)).translate(str.maketrans(ESCAPES))

    def read(self, line: str) -> str:
        """The card that one line stands for."""
        text = line.strip()
        if wrong := re.search(r"[^A-Za-z0-9._~-]", text):
            raise FormatError(
                PLACE.filled(column=wrong.start() + 1), WRONG_LETTER.filled(found=quoted(wrong[0]))
            )
        signs = {str(escape): sign for sign, escape in ESCAPES.items()}
        return self.restore(re.sub(r"~.?|_", lambda found: signs.get(found[0], found[0]), text))
