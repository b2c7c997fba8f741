"""A case: one question, the answer that is expected, and how answers are compared."""

import difflib
import enum
import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Final

import attrs
import orjson

from lum42_ref.conformance.trees import (
    Difference,
    Json,
    Problem,
    difference,
    difference_without_order,
    shortened,
    shown,
    under,
)

NO_CHOICE: Final[Mapping[str, Json]] = {}


class Ability(enum.StrEnum):
    """What a program may do without, if it says so at the start."""

    EVENTS = "events"
    REASONS = "reasons"


@attrs.frozen
class Waiver:
    """A key that is not asked of programs without an ability."""

    key: str
    ability: Ability
    instead: Mapping[str, Json] = NO_CHOICE
    """What they have to answer in its place."""


@attrs.frozen
class Comparison:
    """How answers to one kind of question are compared: their keys, and what is demanded of each."""

    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    """Compared if given."""
    unordered: tuple[str, ...] = ()
    """Keys of lists whose order is of no account."""
    one_of: tuple[tuple[str, ...], ...] = ()
    """Groups of which at least one key must be given; the one that tells most comes first."""
    waivers: tuple[Waiver, ...] = ()


@attrs.frozen
class Case:
    """One question with the answer that is expected."""

    id: str
    kind: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    question: Mapping[str, Json]
    expected: Mapping[str, Json]
    comparison: Comparison
    derived: Mapping[str, Callable[[], Json]] = attrs.field(factory=dict, eq=False, repr=False)
    """Expected values that are worked out only where a program gives such a key."""

    def wanted(self, key: str) -> Json:
        """What is expected under a key."""
        return self.derived[key]() if key in self.derived else self.expected[key]


def fingerprint(cases: Iterable[Case]) -> str:
    """One sha256 over ids, questions and expectations: which cases a report is about."""
    whole = hashlib.sha256()
    for case in sorted(cases, key=lambda case: case.id):
        whole.update(
            orjson.dumps([case.id, case.question, case.expected], option=orjson.OPT_SORT_KEYS) + b"\n"
        )
    return whole.hexdigest()


def first_difference(
    case: Case, answer: Mapping[str, Json], abilities: Collection[Ability]
) -> Difference | None:
    """The first thing in which an answer is not what is expected; None if it is right."""
    demands = list(_demands(case, abilities))
    return (
        _unknown_key(demands, answer)
        or _empty_group(case.comparison, answer)
        or next((found for demand in demands if (found := demand.unmet(answer))), None)
    )


@attrs.frozen
class _Demand:
    """What is demanded under one key."""

    key: str
    wanted: Callable[[], Json]
    needed: bool
    ordered: bool

    def unmet(self, answer: Mapping[str, Json]) -> Difference | None:
        """In what an answer does not meet the demand."""
        place = under("", self.key)
        if self.key not in answer:
            if not self.needed:
                return None
            return Difference(place, Problem.MISSING, expected=shown(self.wanted()))
        compare = difference if self.ordered else difference_without_order
        return compare(self.wanted(), answer[self.key], place)


def _demands(case: Case, abilities: Collection[Ability]) -> Iterator[_Demand]:
    comparison = case.comparison
    waived = [waiver for waiver in comparison.waivers if waiver.ability not in abilities]
    freed = {waiver.key for waiver in waived}

    def demand(key: str, *, needed: bool) -> _Demand:
        return _Demand(key, lambda: case.wanted(key), needed, key not in comparison.unordered)

    for waiver in waived:
        for key, value in waiver.instead.items():
            yield _Demand(key, _constant(value), needed=True, ordered=True)
    for group in comparison.one_of:
        for key in group:
            yield demand(key, needed=False)
    for key in comparison.required:
        yield demand(key, needed=key not in freed)
    for key in comparison.optional:
        yield demand(key, needed=False)


def _constant(value: Json) -> Callable[[], Json]:
    return lambda: value


def _unknown_key(demands: Iterable[_Demand], answer: Mapping[str, Json]) -> Difference | None:
    known = [demand.key for demand in demands]
    for key in answer:
        if key not in known:
            near = difflib.get_close_matches(key[:40], known, n=1)
            hint = f" ({near[0]}?)" if near else ""
            return Difference(
                shortened(under("", key), 100), Problem.UNKNOWN_KEY, expected=f"{', '.join(known)}{hint}"
            )
    return None


def _empty_group(comparison: Comparison, answer: Mapping[str, Json]) -> Difference | None:
    for group in comparison.one_of:
        if not any(key in answer for key in group):
            return Difference("", Problem.MISSING, expected=" | ".join(group))
    return None
