"""Verdicts: whether an action is allowed, and why."""

from collections.abc import Iterator
from typing import Any

import attrs

from rulespec.engine.kinds import Action, Event, Objection, Reason
from rulespec.errors import RulesError
from rulespec.text.ids import clauses_among, rulings_among


@attrs.frozen
class Verdict:
    """Whether an action is allowed, and why."""

    objections: tuple[Objection, ...]
    """Everything that speaks against it, in the order of the reasons; empty if it is allowed."""
    events: "tuple[Event[Any], ...]"
    """What it would cause, up to the next decision of anybody; empty if it is refused."""

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

    def _cited(self) -> Iterator[str]:
        for objection in self.objections:
            yield from objection.clauses
        for event in self.events:
            yield from event.clauses


class IllegalAction(RulesError):
    """An action was refused; the verdict says why."""

    def __init__(self, action: Action, verdict: Verdict) -> None:
        self.action = action
        self.verdict = verdict
        reasons = ", ".join(f"{one.reason.name} ({one.clauses[0]})" for one in verdict.objections)
        super().__init__(f"{action} is refused: {reasons}")
