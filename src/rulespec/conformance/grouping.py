"""Failures that are alike, put together: one of them is shown, and how many there are."""

import re
from collections.abc import Iterable
from typing import Final

import attrs

from rulespec.codec.border import dumps
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.findings import Findings
from rulespec.conformance.session import Finding

NUMBER: Final = re.compile(r"[0-9]+")


@attrs.frozen
class Group:
    """Cases of one kind that went wrong in the same way."""

    each: tuple[Finding, ...]
    clauses: tuple[str, ...]
    """Those that all of them name, the likeliest cause first."""

    @property
    def example(self) -> Finding:
        """The one that is easiest to understand."""
        return self.each[0]


def groups(findings: Findings) -> tuple[Group, ...]:
    """All that went wrong, the largest group first; wide questions, which fail by what others show, last."""
    alike: dict[object, list[Finding]] = {}
    for one in findings.unsuccessful:
        alike.setdefault(_manner(one, findings.standard.players), []).append(one)
    kinds, likeliest = findings.standard.kinds, suspects(findings)
    found = [Group(tuple(sorted(each, key=_length)), _common(each, likeliest)) for each in alike.values()]
    return tuple(
        sorted(
            found,
            key=lambda group: (
                group.example.case.wide,
                -len(group.each),
                kinds.index(group.example.case.kind),
                group.example.case.id,
            ),
        )
    )


def suspects(findings: Findings) -> tuple[str, ...]:
    """The clauses that something wrong names, those first that name little else.

    Wide questions name nearly all clauses, and are left aside unless nothing else went wrong.
    """
    wrong = [one for one in findings.unsuccessful if not one.case.wide] or findings.unsuccessful
    wide = wrong[0].case.wide if wrong else False
    failed, asked = _counted(wrong), _counted(one for one in findings.each if wide or not one.case.wide)
    return tuple(sorted(failed, key=lambda name: -(failed[name] ** 2) / asked[name]))


def _manner(one: Finding, players: tuple[str, ...]) -> object:
    """In which way something went wrong: equal for cases that are alike."""
    why = one.why
    if isinstance(why, Deviation):
        first = why.each[0]
        place = ["*" if step in players else step for step in _without_numbers(first.place).split("/")]
        return one.case.kind, tuple(place), first.problem, first.of, first.sign
    return one.case.kind, one.grade, None if why is None else _without_numbers(why.told.en)


def _common(group: Iterable[Finding], likeliest: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that all of a group name, in the order of suspicion."""
    first, *others = (one.case.clauses for one in group)
    common = [name for name in first if all(name in clauses for clauses in others)]
    ranks = {name: rank for rank, name in enumerate(likeliest)}
    return tuple(sorted(common, key=lambda name: ranks.get(name, len(ranks))))


def _length(one: Finding) -> tuple[int, ...]:
    """How much there is to understand: readings, differences, actions that went before, the question."""
    readings, size = len(one.case.readings), len(dumps(one.case.question))
    if not isinstance(one.why, Deviation):
        return readings, 0, 0, size
    return readings, len(one.why.each), one.why.moment or 0, size


def _without_numbers(text: str) -> str:
    return NUMBER.sub("*", text)


def _counted(findings: Iterable[Finding]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for one in findings:
        for name in one.case.clauses:
            counts[name] = counts.get(name, 0) + 1
    return counts
