"""Answers compared with what is expected: what differs, in the order in which it explains itself."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

import attrs

from rulespec.codec.border import Json
from rulespec.codec.misfit import under
from rulespec.conformance.cases import Ability, Case, Comparison
from rulespec.conformance.differences import (
    Difference,
    Problem,
    differences,
    differences_by_key,
    differences_without_order,
    missing,
    surplus,
)
from rulespec.conformance.quoting import hint, quoted, quoted_json
from rulespec.language import Bilingual

MOST_DIFFERENCES: Final = 10
"""Of one answer; whoever has more begins with these."""
MOST_OF_AN_ANSWER: Final = 200
"""Characters of an answer that is of the wrong sort altogether."""


@attrs.frozen
class Deviation:
    """In what an answer is not what is expected."""

    each: tuple[Difference, ...]
    """The first differences."""
    more: bool = False
    """There are others."""
    moment: int | None = None
    """Where the course of a game differs: after how many actions."""
    advice: tuple[Bilingual, ...] = ()
    """How the program could tell more."""

    @property
    def told(self) -> Bilingual:
        """The first difference as people read it."""
        return self.each[0].told


def deviation(case: Case, answer: Mapping[str, Json], abilities: Collection[Ability]) -> Deviation | None:
    """In what an answer is not what is expected; None if it is right."""
    found = tuple(islice(_differences(case, answer, abilities), MOST_DIFFERENCES + 1))
    if not found:
        return None
    each, more = found[:MOST_DIFFERENCES], len(found) > MOST_DIFFERENCES
    comparison = case.comparison
    return Deviation(each, more, _moment(comparison, each), _advice(comparison, answer, each))


def _differences(
    case: Case, answer: Mapping[str, Json], abilities: Collection[Ability]
) -> Iterator[Difference]:
    mistaken = _of_the_other_sort(case, answer)
    if mistaken is not None:
        yield mistaken
        return
    demands, comparison = _demands(case, abilities), case.comparison
    yield from _unknown_keys(tuple(demands), answer)
    for key in comparison.first:
        yield from demands[key].unmet(answer)
    parted = tuple(_in_the_course([demands[key] for key in comparison.course], answer))
    yield from parted
    if not parted:
        yield from _of_the_rest(comparison, demands, answer)


@attrs.frozen
class _Demand:
    """What is demanded under one key."""

    key: str
    wanted: Callable[[], Json]
    needed: bool
    ordered: bool = True
    by_key: str | None = None
    loose: Collection[str] = ()

    @property
    def place(self) -> str:
        """Where it stands in the answer."""
        return under("", self.key)

    def unmet(self, answer: Mapping[str, Json]) -> Iterator[Difference]:
        """In what an answer does not meet the demand."""
        if self.key not in answer:
            if self.needed:
                yield missing(self.place, self.wanted())
        elif self.by_key is not None:
            yield from differences_by_key(self.wanted(), answer[self.key], self.place, self.by_key)
        elif not self.ordered:
            yield from differences_without_order(self.wanted(), answer[self.key], self.place)
        else:
            yield from differences(self.wanted(), answer[self.key], self.place, self.loose)


def _demands(case: Case, abilities: Collection[Ability]) -> dict[str, _Demand]:
    """What is demanded under each key that an answer can have."""
    comparison = case.comparison
    freed = {waiver.key for waiver in comparison.waivers if waiver.ability not in abilities}
    grouped = (key for group in comparison.one_of for key in group)
    needed = {
        **dict.fromkeys(grouped, False),
        **{key: key not in freed for key in comparison.required},
        **{key: bool(case.wanted(key)) for key in comparison.unless_empty},
        **dict.fromkeys(comparison.optional, False),
    }
    demands = {key: _demand(case, key, needed=is_needed) for key, is_needed in needed.items()}
    if (sort := comparison.sort) is None:
        return demands
    return {sort.key: _Demand(sort.key, lambda: sort.marked, needed=False), **demands}


def _demand(case: Case, key: str, *, needed: bool) -> _Demand:
    comparison = case.comparison
    return _Demand(
        key,
        lambda: case.wanted(key),
        needed,
        key not in comparison.unordered,
        comparison.by_key.get(key),
        comparison.loose.get(key, ()),
    )


def _of_the_other_sort(case: Case, answer: Mapping[str, Json]) -> Difference | None:
    sort = case.comparison.sort
    if sort is None or (answer.get(sort.key) is True) == sort.marked:
        return None
    expected = {sort.key: True, **case.expected} if sort.marked else case.expected
    cause = (expected if sort.marked else answer).get(sort.because)
    return Difference(
        "",
        Problem.OTHER_SORT,
        expected=quoted_json(expected, MOST_OF_AN_ANSWER),
        found=quoted_json(answer, MOST_OF_AN_ANSWER),
        remark=sort.mistaken,
        sign="" if cause is None else quoted_json(cause, MOST_OF_AN_ANSWER),
    )


def _unknown_keys(known: tuple[str, ...], answer: Mapping[str, Json]) -> Iterator[Difference]:
    for key in answer:
        if key not in known:
            listed = f"{', '.join(known)}{hint(key, known)}"
            yield Difference(quoted(under("", key), 100), Problem.UNKNOWN_KEY, expected=listed)


def _in_the_course(demands: Sequence[_Demand], answer: Mapping[str, Json]) -> Iterator[Difference]:
    """The first moment at which lists that go side by side differ, in each of them that does."""
    sides: list[tuple[str, list[Json], list[Json]]] = []
    for demand in demands:
        expected, found = demand.wanted(), answer.get(demand.key)
        if isinstance(expected, list) and isinstance(found, list):
            sides.append((demand.place, expected, found))
        else:
            yield from demand.unmet(answer)
    moments = max((max(len(expected), len(found)) for _, expected, found in sides), default=0)
    parted = (
        [each for place, expected, found in sides for each in _at(moment, expected, found, place)]
        for moment in range(moments)
    )
    yield from next(filter(None, parted), ())


def _at(moment: int, expected: list[Json], found: list[Json], place: str) -> Iterator[Difference]:
    """In what one item of two lists differs, of which either may have ended before."""
    there = under(place, moment)
    if moment < min(len(expected), len(found)):
        yield from differences(expected[moment], found[moment], there)
    elif moment < len(expected):
        yield missing(there, expected[moment])
    elif moment < len(found):
        yield surplus(there, found[moment])


def _of_the_rest(
    comparison: Comparison, demands: Mapping[str, _Demand], answer: Mapping[str, Json]
) -> Iterator[Difference]:
    grouped = {key for group in comparison.one_of for key in group}
    for key, demand in demands.items():
        if key not in {*grouped, *comparison.first, *comparison.course}:
            yield from demand.unmet(answer)
    for group in comparison.one_of:
        yield from _of_a_group([demands[key] for key in group], answer)


def _of_a_group(group: Sequence[_Demand], answer: Mapping[str, Json]) -> Iterator[Difference]:
    """In what the first key of a group differs that does."""
    if not any(demand.key in answer for demand in group):
        yield Difference("", Problem.MISSING, expected=" | ".join(demand.key for demand in group))
    for demand in group:
        told = False
        for each in demand.unmet(answer):
            told = True
            yield each
        if told:
            return


def _moment(comparison: Comparison, each: Sequence[Difference]) -> int | None:
    """After how many actions the course differs, if it does."""
    for one in each:
        steps = one.place.split("/")
        if len(steps) > len(["", "key"]) and steps[1] in comparison.course:
            return int(steps[2])
    return None


def _advice(
    comparison: Comparison, answer: Mapping[str, Json], each: Sequence[Difference]
) -> tuple[Bilingual, ...]:
    return tuple(
        advice.told
        for advice in comparison.advice
        if each[0].place == under("", advice.key) and advice.key in answer and advice.without not in answer
    )
