"""What does not fit, and where: complaints about trees of JSON values while they are being read."""

import functools
import re
from collections.abc import Iterable
from typing import Final

from rulespec.codec.border import escaped
from rulespec.errors import FormatError
from rulespec.language import Bilingual
from rulespec.text.nearest import NO_HINT, did_you_mean

MOST_SHOWN: Final = 40
"""Characters of what was found."""
MOST_LISTED: Final = 16
"""Words of what was expected; of more, only the nearest is named."""

EXPECTED: Final = Bilingual("expected {what}, found {found}{hint}", "attendu {what}, trouvé {found}{hint}")
ONE_OF: Final = Bilingual("one of {words}", "un mot parmi {words}")
ONE_OF_MANY: Final = Bilingual("one of {count} words", "un mot parmi {count}")
UNKNOWN_KEY: Final = Bilingual(
    "unknown key; expected {keys}{hint}", "clé inconnue ; clés attendues : {keys}{hint}"
)
A_LIST: Final = Bilingual("a list of at most {longest}", "une liste d'au plus {longest}")
LIST_OF: Final = Bilingual("a list of {parts}", "une liste de {parts}")
LIST_OF_NAMES: Final = Bilingual("a list [{names}]", "une liste [{names}]")
EACH_ONCE: Final = Bilingual("each {name} once", "chaque {name} une seule fois")
AN_OBJECT: Final = Bilingual("an object", "un objet")


class Misfit(Exception):
    """Something that does not fit; on its way out it learns where it was found."""

    def __init__(self, said: str | Bilingual) -> None:
        self.said = _in_both(said)
        self.trail: list[str | int] = []
        """Keys and indices, the innermost first."""
        super().__init__(self.said.en)

    def within(self, step: str | int) -> "Misfit":
        """It was found under this key or index."""
        self.trail.append(step)
        return self

    def in_document(self, name: str) -> FormatError:
        """The complaint with its whole path."""
        return FormatError(name + "".join(_step(step) for step in reversed(self.trail)), self.said)

    @property
    def told(self) -> Bilingual:
        """The complaint with the JSON pointer of its place, for those who know no name of the document."""
        place = pointer(reversed(self.trail)) or "/"
        return Bilingual(f"{place}: {self.said.en}", f"{place} : {self.said.fr}")


def pointer(steps: Iterable[str | int]) -> str:
    """The JSON pointer (RFC 6901) of a part, by the keys and indices that lead to it."""
    return functools.reduce(under, steps, "")


def under(place: str, step: str | int) -> str:
    """The JSON pointer of what stands under a key or index of the part at a place."""
    return f"{place}/{str(step).replace('~', '~0').replace('/', '~1')}"


def expected(what: str | Bilingual, found: object) -> Misfit:
    """Something else was expected."""
    return Misfit(EXPECTED.filled(what=what, found=_shown(found), hint=NO_HINT))


def expected_word(known: Iterable[str], found: object) -> Misfit:
    """Another word was expected; the nearest one is named."""
    choices = list(known)
    what = (
        ONE_OF.filled(words=", ".join(choices))
        if len(choices) <= MOST_LISTED
        else ONE_OF_MANY.filled(count=len(choices))
    )
    return Misfit(EXPECTED.filled(what=what, found=_shown(found), hint=_meant(found, choices)))


def wrong_keys(raw: object, keys: Iterable[str]) -> Misfit:
    """Not an object, or not one with exactly these keys."""
    if not isinstance(raw, dict):
        return expected(AN_OBJECT, raw)
    known = list(keys)
    for key in raw:
        if key not in known:
            listed = ", ".join(known) or Bilingual("none", "aucune")
            return Misfit(UNKNOWN_KEY.filled(keys=listed, hint=_meant(key, known))).within(key)
    return missing(next(key for key in known if key not in raw))


def missing(key: str) -> Misfit:
    """A key is not there."""
    said = Bilingual("expected this key, found none", "clé attendue, mais absente")
    return Misfit(said).within(key)


def shown(found: object) -> str:
    """What was found, as JSON, and never much of it."""
    return _shown(found).en


def _shown(found: object) -> Bilingual:
    match found:
        case dict():
            return Bilingual("an object", "un objet")
        case list():
            return Bilingual(f"a list of {len(found)}", f"une liste de {len(found)}")
        case str() if len(found) > MOST_SHOWN:
            return _in_both(f"{escaped(found[:MOST_SHOWN])}…")
        case _:
            return _in_both(escaped(found))


def _meant(found: object, known: Iterable[str]) -> Bilingual:
    return did_you_mean(found, known) if isinstance(found, str) else NO_HINT


def _in_both(said: str | Bilingual) -> Bilingual:
    return Bilingual(said, said) if isinstance(said, str) else said


def _step(step: str | int) -> str:
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step}" if re.fullmatch(r"[\w-]{1,40}", step, flags=re.ASCII) else f"[{shown(step)}]"
