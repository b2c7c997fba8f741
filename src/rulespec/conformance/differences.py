"""JSON values compared: every part in which they differ, in the order in which it is met."""

import enum
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Final

import attrs

from rulespec.codec.border import Json, canonical
from rulespec.codec.misfit import under
from rulespec.conformance.aligning import aligned, type_of
from rulespec.conformance.quoting import quoted, quoted_json
from rulespec.language import Bilingual

LARGEST_EXACT: Final = 2**53
"""Beyond it a fraction does not stand for one whole number alone."""
LONGEST_WORD: Final = 40
"""Characters of a text that names something."""


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
    """One place in which an answer differs from what is expected."""

    place: str
    """A JSON pointer into the answer."""
    problem: Problem
    expected: str | None = None
    """JSON text; nothing where something is there that should not be."""
    found: str | None = None
    """JSON text; nothing where something is not there that should be."""
    remark: Bilingual | None = None
    """What is wrong in the words of those who ask, where the whole answer is of another sort."""
    of: str | None = None
    """What the object is, by its own word, in which the place lies."""
    item: str | None = None
    """JSON text: which item of a list it is, where items are told apart by a key."""
    sign: str = attrs.field(default="", eq=False)
    """The word of what is missing or too much; differences with the same sign are alike."""

    @property
    def located(self) -> str:
        """The place, and what it is a part of."""
        about = self.item or self.of
        return self.place if about is None else f"{self.place} ({about})"

    @property
    def told(self) -> Bilingual:
        """The difference as people read it."""
        place = self.located
        match self.problem:
            case Problem.OTHER:
                return Bilingual(
                    f"{place}: expected {self.expected}, found {self.found}",
                    f"{place} : attendu {self.expected}, trouvé {self.found}",
                )
            case Problem.MISSING:
                return Bilingual(
                    f"{place}: expected {self.expected}, which is not there",
                    f"{place} : attendu {self.expected}, qui n'y est pas",
                )
            case Problem.SURPLUS:
                return Bilingual(
                    f"{place}: found {self.found}, which is not expected",
                    f"{place} : trouvé {self.found}, qui n'est pas attendu",
                )
            case Problem.OTHER_SORT:
                assert self.remark is not None
                return Bilingual(
                    f"{self.remark.en}; found {self.found}", f"{self.remark.fr} ; trouvé {self.found}"
                )
            case Problem.UNKNOWN_KEY:
                return Bilingual(
                    f"{place}: unknown key; expected only {self.expected}",
                    f"{place} : clé inconnue ; attendu seulement {self.expected}",
                )


def differences(expected: Json, found: Json, place: str, loose: Collection[str] = ()) -> Iterator[Difference]:
    """Every part in which two values differ; the order of keys is of no account.

    Loose keys may be left out of any object; if they are given, the order of their lists is of no account.
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping) and type_of(expected) == type_of(found):
        yield from _between_objects(expected, found, place, loose)
    elif isinstance(expected, list) and isinstance(found, list):
        yield from _between_lists(expected, found, place, loose)
    elif canonical_text(expected) != canonical_text(found):
        yield Difference(place, Problem.OTHER, quoted_json(expected), quoted_json(found))


def differences_without_order(expected: Json, found: Json, place: str) -> Iterator[Difference]:
    """Every item of one list that the other has not, or has less often."""
    if not isinstance(expected, list) or not isinstance(found, list):
        yield from differences(expected, found, place)
        return
    there = Counter(map(canonical_text, found))
    for item in expected:
        key = canonical_text(item)
        if there[key]:
            there[key] -= 1
        else:
            yield missing(place, item)
    for item in found:
        key = canonical_text(item)
        if there[key]:
            there[key] -= 1
            yield surplus(place, item)


def differences_by_key(expected: Json, found: Json, place: str, key: str) -> Iterator[Difference]:
    """The same of two lists whose items are told apart by a key; two with the same are compared."""
    if not isinstance(expected, list) or not isinstance(found, list):
        yield from differences(expected, found, place)
        return
    there: dict[bytes, list[int]] = {}
    for index, item in enumerate(found):
        there.setdefault(_key_text(item, key), []).append(index)
    for item in expected:
        same = there.get(_key_text(item, key))
        if same:
            index = same.pop(0)
            yield from _within_item(item, found[index], under(place, index), key)
        else:
            yield missing(place, item, key)
    for index in sorted(index for rest in there.values() for index in rest):
        yield surplus(under(place, index), found[index], key)


def missing(place: str, value: Json, key: str | None = None) -> Difference:
    """Something that is expected is not there."""
    return Difference(place, Problem.MISSING, expected=quoted_json(value), sign=_sign(value, key))


def surplus(place: str, value: Json, key: str | None = None) -> Difference:
    """Something is there that is not expected."""
    return Difference(place, Problem.SURPLUS, found=quoted_json(value), sign=_sign(value, key))


def canonical_text(value: Json) -> bytes:
    """The same bytes for the same value: ``1.0`` is ``1``, but ``true`` is not."""
    return canonical(_whole(value))


def _sign(value: Json, key: str | None) -> str:
    """What a thing is, in a word: what it says, or a word itself; nothing of numbers and long texts."""
    if key is not None and isinstance(value, Mapping):
        value = value.get(key)
    word = value if isinstance(value, str) and len(value) <= LONGEST_WORD else type_of(value)
    return quoted(word or "", LONGEST_WORD)


def _key_text(item: Json, key: str) -> bytes:
    return canonical_text(item.get(key) if isinstance(item, Mapping) else item)


def _within_item(expected: Json, found: Json, place: str, key: str) -> Iterator[Difference]:
    told = quoted_json(expected[key]) if isinstance(expected, Mapping) and key in expected else None
    for each in differences(expected, found, place):
        yield attrs.evolve(each, item=told, sign=_sign(expected, key))


def _between_objects(
    expected: Mapping[str, Json], found: Mapping[str, Json], place: str, loose: Collection[str]
) -> Iterator[Difference]:
    word = type_of(expected)
    of = None if word is None else quoted(word, LONGEST_WORD)
    for each in _between_keys(expected, found, place, loose):
        yield each if of is None or each.of is not None else attrs.evolve(each, of=of)


def _between_keys(
    expected: Mapping[str, Json], found: Mapping[str, Json], place: str, loose: Collection[str]
) -> Iterator[Difference]:
    for key, value in expected.items():
        part = under(place, key)
        if key in found and key in loose:
            yield from differences_without_order(value, found[key], part)
        elif key in found:
            yield from differences(value, found[key], part, loose)
        elif key not in loose:
            yield missing(part, value)
    for key, value in found.items():
        if key not in expected:
            yield surplus(quoted(under(place, key)), value)


def _between_lists(
    expected: list[Json], found: list[Json], place: str, loose: Collection[str]
) -> Iterator[Difference]:
    reached = 0
    for ours, theirs in aligned(expected, found, lambda item: canonical_text(_strict(item, loose))):
        if theirs is None:
            assert ours is not None, "an item stands in one of the two lists"
            yield missing(under(place, reached), expected[ours])
            continue
        reached = theirs + 1
        if ours is None:
            yield surplus(under(place, theirs), found[theirs])
        else:
            yield from differences(expected[ours], found[theirs], under(place, theirs), loose)


def _strict(value: Json, loose: Collection[str]) -> Json:
    """A value without its loose keys."""
    match value:
        case dict():
            return {key: _strict(part, loose) for key, part in value.items() if key not in loose}
        case list():
            return [_strict(part, loose) for part in value]
        case _:
            return value


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
