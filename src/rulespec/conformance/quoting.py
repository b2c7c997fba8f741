"""What programs say, quoted: never much of it, and nothing that a terminal or an XML file would obey."""

import re
from typing import Final

from rulespec.codec.border import Json, dumps
from rulespec.language import Bilingual
from rulespec.text.nearest import nearest

MOST_QUOTED: Final = 1_000
"""Characters of a text or a value in a report."""
UNRULY: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
"""Signs that a terminal would obey, or an XML file cannot hold."""


def quoted(text: str, most: int = MOST_QUOTED) -> str:
    """At most so many characters of a text, unruly ones replaced."""
    kept = text if len(text) <= most else f"{text[:most]}…"
    return UNRULY.sub("\N{REPLACEMENT CHARACTER}", kept)


def quoted_in_both(told: Bilingual) -> Bilingual:
    """The same in both languages."""
    return Bilingual(quoted(told.en), quoted(told.fr))


def quoted_json(value: Json, most: int = MOST_QUOTED) -> str:
    """At most so many characters of a value, as JSON."""
    return quoted(dumps(value).decode(), most)


def hint(found: str, known: tuple[str, ...]) -> str:
    """What may have been meant, in brackets."""
    return "".join(f" ({near}?)" for near in nearest(found, known))
