"""Verdicts: whether an action is allowed, and why."""

from collections.abc import Iterator
from typing import Any

import attrs

from rulespec.engine.frozen import FrozenMap
from rulespec.engine.kinds import Action, Decision, Event, Objection, Reason, Remark
from rulespec.errors import RulesError
from rulespec.showing import ShownByParts
from rulespec.text.ids import clauses_among, rulings_among


@attrs.frozen
class Verdict(ShownByParts):
    """Whether an action is allowed, and why."""

    objections: tuple[Objection, ...]
    """Everything that speaks against it, in the order of the reasons; empty if it is allowed."""
    events: "tuple[Event[Any], ...]"
    """What it would cause, up to the next decision of anybody; empty if it is refused."""
    remarks: tuple[Remark, ...] = attrs.field(default=(), kw_only=True)
    """What people look for and what does not happen; empty if it is refused."""
    decision: Decision[Any] | None = attrs.field(default=None, kw_only=True)
    """Who decides what, where the action is refused because somebody else or something else comes first."""
    depends_on: "tuple[Doubt, ...] | None" = attrs.field(default=None, kw_only=True)
    """The rulings of which another reading would answer otherwise; None where that was not asked for."""

    @property
    def allowed(self) -> bool:
        """Nothing speaks against it."""
        return not self.objections

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it is refused, each reason once."""
        return tuple([objection.reason for objection in self.objections])

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses behind the verdict, each once."""
        return clauses_among(self._cited())

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that decided, each once."""
        return rulings_among(self._cited())

    def shown_as(self) -> tuple[object, ...]:
        """By these its game is known."""
        return (*self.reasons, *self.events)

    def says_the_same(self, other: "Verdict") -> bool:
        """Whether both say yes or no alike, and the same would happen, points included.

        Design:
            By which rule is no part of an answer: neither clauses nor the reasons of a refusal are compared.
            Nor is whose turn begins then: who decides what later is another question.
        """
        if self.allowed is not other.allowed:
            return False
        return self.events == other.events or self.facts == other.facts

    @property
    def facts(self) -> "list[tuple[object, ...]]":
        """What would happen, without what only says whose turn it is."""
        return [event.facts for event in self.events if not event.sets_the_scene]

    def _cited(self) -> Iterator[str]:
        for objection in self.objections:
            yield from objection.clauses
        for event in self.events:
            yield from event.clauses


@attrs.frozen
class Doubt:
    """A ruling that an answer hangs on: with another of its readings it would be another answer."""

    ruling: str
    reading: str
    """The reading in force."""
    others: FrozenMap[str, Verdict]
    """What the answer would be under each other reading, all else being the same."""


class IllegalAction(RulesError):
    """An action was refused; the verdict says why."""

    def __init__(self, action: Action, verdict: Verdict) -> None:
        self.action = action
        self.verdict = verdict
        reasons = ", ".join(f"{one.reason.name} ({one.clauses[0]})" for one in verdict.objections)
        super().__init__(f"{action} is refused: {reasons}")
