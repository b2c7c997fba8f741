"""Verdicts: whether an action is allowed, and why."""

from collections.abc import Iterator
from typing import Any

import attrs

from rulespec.engine.kinds import Action, Event, Reason
from rulespec.errors import RulesError
from rulespec.showing import ShownByParts
from rulespec.text.ids import clauses_among, rulings_among


@attrs.frozen
class Verdict(ShownByParts):
    """Whether an action is allowed, and why."""

    reasons: tuple[Reason, ...]
    """Everything that speaks against it, in the order of the enum; empty if it is allowed."""
    events: "tuple[Event[Any], ...]"
    """What it would cause, up to the next decision of anybody; empty if it is refused."""

    @property
    def allowed(self) -> bool:
        """Nothing speaks against it."""
        return not self.reasons

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

    def _cited(self) -> Iterator[str]:
        for reason in self.reasons:
            yield reason.clause
            if reason.ruling is not None:
                yield reason.ruling
        for event in self.events:
            yield from event.clauses


class IllegalAction(RulesError):
    """An action was refused; the verdict says why."""

    def __init__(self, action: Action, verdict: Verdict) -> None:
        self.action = action
        self.verdict = verdict
        reasons = ", ".join(f"{reason.name} ({reason.clause})" for reason in verdict.reasons)
        super().__init__(f"{action} is refused: {reasons}")
