"""A case: one question, the answer that is expected, and how answers are compared."""

import enum
import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Final

import attrs

from rulespec.codec.border import Json, canonical
from rulespec.codec.misfit import under
from rulespec.conformance.differences import Difference, Problem, difference, difference_without_order
from rulespec.conformance.quoting import hint, quoted, quoted_json
from rulespec.language import Bilingual

NOTHING_LOOSE: Final[Mapping[str, tuple[str, ...]]] = {}
MOST_OF_AN_ANSWER: Final = 200
"""Characters of an answer that is of the wrong sort altogether."""


class Ability(enum.StrEnum):
    """What a program may do without, if it says so at the start."""

    EVENTS = "events"
    REASONS = "reasons"


@attrs.frozen
class Waiver:
    """A key that is not asked of programs without an ability."""

    key: str
    ability: Ability


@attrs.frozen
class Sort:
    """Which of two sorts an answer has to be, where one question has both; a key tells them apart."""

    key: str
    marked: bool
    """The key is true in answers of this sort; in those of the other it is false or left out."""
    mistaken: Bilingual
    """What is said of an answer of the other sort."""


@attrs.frozen
class Comparison:
    """How answers to one kind of question are compared: their keys, and what is demanded of each."""

    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    """Compared if given."""
    unless_empty: tuple[str, ...] = ()
    """Required unless nothing is expected there; then compared if given."""
    unordered: tuple[str, ...] = ()
    """Keys of lists whose order is of no account."""
    one_of: tuple[tuple[str, ...], ...] = ()
    """Groups of which at least one key must be given; the one that tells most comes first."""
    waivers: tuple[Waiver, ...] = ()
    sort: Sort | None = None
    loose: Mapping[str, tuple[str, ...]] = NOTHING_LOOSE
    """By key: the keys that may be left out at any depth below it, and whose lists have no order if given."""

    def __attrs_post_init__(self) -> None:
        if both := sorted(self.loose.keys() & set(self.unordered)):
            raise ValueError(f"items without order have to be equal, nothing in them is loose: {both}")


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
        whole.update(canonical([case.id, case.question, case.expected]) + b"\n")
    return whole.hexdigest()


def in_asking_order(cases: Iterable[Case]) -> list[Case]:
    """The cases as they are asked: by a hash of the question, so that no neighbour tells what is expected."""
    return sorted(cases, key=lambda case: (_hash(case.question), case.id))


def first_difference(
    case: Case, answer: Mapping[str, Json], abilities: Collection[Ability]
) -> Difference | None:
    """The first thing in which an answer is not what is expected; None if it is right."""
    demands = list(_demands(case, abilities))
    return (
        _of_the_other_sort(case, answer)
        or _unknown_key(demands, answer)
        or _empty_group(case.comparison, answer)
        or next((found for demand in demands if (found := demand.unmet(answer))), None)
    )


@attrs.frozen
class _Demand:
    """What is demanded under one key."""

    key: str
    wanted: Callable[[], Json]
    needed: bool
    ordered: bool = True
    loose: Collection[str] = ()

    def unmet(self, answer: Mapping[str, Json]) -> Difference | None:
        """In what an answer does not meet the demand."""
        place = under("", self.key)
        if self.key not in answer:
            if not self.needed:
                return None
            return Difference(place, Problem.MISSING, expected=quoted_json(self.wanted()))
        if not self.ordered:
            return difference_without_order(self.wanted(), answer[self.key], place)
        return difference(self.wanted(), answer[self.key], place, self.loose)


def _demands(case: Case, abilities: Collection[Ability]) -> Iterator[_Demand]:
    comparison = case.comparison
    freed = {waiver.key for waiver in comparison.waivers if waiver.ability not in abilities}

    def demand(key: str, *, needed: bool) -> _Demand:
        ordered, loose = key not in comparison.unordered, comparison.loose.get(key, ())
        return _Demand(key, lambda: case.wanted(key), needed, ordered, loose)

    if (sort := comparison.sort) is not None:
        yield _Demand(sort.key, lambda: sort.marked, needed=False)
    for group in comparison.one_of:
        for key in group:
            yield demand(key, needed=False)
    for key in comparison.required:
        yield demand(key, needed=key not in freed)
    for key in comparison.unless_empty:
        yield demand(key, needed=bool(case.wanted(key)))
    for key in comparison.optional:
        yield demand(key, needed=False)


def _of_the_other_sort(case: Case, answer: Mapping[str, Json]) -> Difference | None:
    sort = case.comparison.sort
    if sort is None or (answer.get(sort.key) is True) == sort.marked:
        return None
    expected = {sort.key: True, **case.expected} if sort.marked else case.expected
    return Difference(
        "",
        Problem.OTHER_SORT,
        expected=quoted_json(expected, MOST_OF_AN_ANSWER),
        found=quoted_json(answer, MOST_OF_AN_ANSWER),
        remark=sort.mistaken,
    )


def _unknown_key(demands: Iterable[_Demand], answer: Mapping[str, Json]) -> Difference | None:
    known = tuple(demand.key for demand in demands)
    for key in answer:
        if key not in known:
            listed = f"{', '.join(known)}{hint(key, known)}"
            return Difference(quoted(under("", key), 100), Problem.UNKNOWN_KEY, expected=listed)
    return None


def _empty_group(comparison: Comparison, answer: Mapping[str, Json]) -> Difference | None:
    for group in comparison.one_of:
        if not any(key in answer for key in group):
            return Difference("", Problem.MISSING, expected=" | ".join(group))
    return None


def _hash(tree: Json) -> bytes:
    return hashlib.sha256(canonical(tree)).digest()
