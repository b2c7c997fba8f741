"""JSON values compared, down to the first part that differs."""

import enum
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

import attrs

from rulespec.codec.border import Json, canonical
from rulespec.codec.misfit import under
from rulespec.conformance.quoting import quoted, quoted_json
from rulespec.language import Bilingual

LARGEST_EXACT: Final = 2**53
"""Beyond it a fraction does not stand for one whole number alone."""


class Problem(enum.StrEnum):
    """How an answer differs."""

    OTHER = "other"
    """Another value stands there."""
    MISSING = "missing"
    """Something that is expected is not there."""
    SURPLUS = "surplus"
    """Something is there that is not expected."""
    OTHER_SORT = "other_sort"
    """The whole answer is of another sort than the expected one."""
    UNKNOWN_KEY = "unknown_key"
    """A key that answers to such a question do not have."""


@attrs.frozen
class Difference:
    """The first place in which an answer differs from what is expected."""

    place: str
    """A JSON pointer into the answer."""
    problem: Problem
    expected: str | None = None
    """JSON text; nothing where something is there that should not be."""
    found: str | None = None
    """JSON text; nothing where something is not there that should be."""
    remark: Bilingual | None = None
    """What is wrong in the words of those who ask, where the whole answer is of another sort."""

    @property
    def told(self) -> Bilingual:
        """The difference as people read it."""
        match self.problem:
            case Problem.OTHER:
                return Bilingual(
                    f"{self.place}: expected {self.expected}, found {self.found}",
                    f"{self.place} : attendu {self.expected}, trouvé {self.found}",
                )
            case Problem.MISSING:
                return Bilingual(
                    f"{self.place}: expected {self.expected}, which is not there",
                    f"{self.place} : attendu {self.expected}, qui n'y est pas",
                )
            case Problem.SURPLUS:
                return Bilingual(
                    f"{self.place}: found {self.found}, which is not expected",
                    f"{self.place} : trouvé {self.found}, qui n'est pas attendu",
                )
            case Problem.OTHER_SORT:
                assert self.remark is not None
                return Bilingual(
                    f"{self.remark.en}; found {self.found}", f"{self.remark.fr} ; trouvé {self.found}"
                )
            case Problem.UNKNOWN_KEY:
                return Bilingual(
                    f"{self.place}: unknown key; expected only {self.expected}",
                    f"{self.place} : clé inconnue ; attendu seulement {self.expected}",
                )


def difference(expected: Json, found: Json, place: str, loose: Collection[str] = ()) -> Difference | None:
    """The first part in which two values differ; the order of keys is of no account.

    Loose keys may be left out of any object; if they are given, the order of their lists is of no account.
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return _between_objects(expected, found, place, loose)
    if isinstance(expected, list) and isinstance(found, list):
        return _between_lists(expected, found, place, loose)
    if _canonical(expected) == _canonical(found):
        return None
    return Difference(place, Problem.OTHER, quoted_json(expected), quoted_json(found))


def difference_without_order(expected: Json, found: Json, place: str) -> Difference | None:
    """The first item of one list that the other has not, or has less often."""
    if not isinstance(expected, list) or not isinstance(found, list):
        return difference(expected, found, place)
    there = Counter(map(_canonical, found))
    for item in expected:
        key = _canonical(item)
        if not there[key]:
            return Difference(place, Problem.MISSING, expected=quoted_json(item))
        there[key] -= 1
    surplus = next((item for item in found if there[_canonical(item)]), None)
    if len(found) > len(expected):
        return Difference(place, Problem.SURPLUS, found=quoted_json(surplus))
    return None


def _between_objects(
    expected: Mapping[str, Json], found: Mapping[str, Json], place: str, loose: Collection[str]
) -> Difference | None:
    for key, value in expected.items():
        part = under(place, key)
        if key not in found:
            if key in loose:
                continue
            return Difference(part, Problem.MISSING, expected=quoted_json(value))
        if key in loose:
            deviation = difference_without_order(value, found[key], part)
        else:
            deviation = difference(value, found[key], part, loose)
        if deviation:
            return deviation
    for key, value in found.items():
        if key not in expected:
            return Difference(quoted(under(place, key)), Problem.SURPLUS, found=quoted_json(value))
    return None


def _between_lists(
    expected: list[Json], found: list[Json], place: str, loose: Collection[str]
) -> Difference | None:
    for index, (value, other) in enumerate(zip(expected, found, strict=False)):
        if deviation := difference(value, other, under(place, index), loose):
            return deviation
    if len(found) < len(expected):
        return Difference(
            under(place, len(found)), Problem.MISSING, expected=quoted_json(expected[len(found)])
        )
    if len(found) > len(expected):
        return Difference(
            under(place, len(expected)), Problem.SURPLUS, found=quoted_json(found[len(expected)])
        )
    return None


def _canonical(value: Json) -> bytes:
    """The same bytes for the same value: ``1.0`` is ``1``, but ``true`` is not."""
    return canonical(_whole(value))


def _whole(value: Json) -> Json:
    match value:
        case dict():
            return {key: _whole(part) for key, part in value.items()}
        case list():
            return [_whole(part) for part in value]
        case float() if value.is_integer() and abs(value) < LARGEST_EXACT:
            return int(value)
        case _:
            return value
