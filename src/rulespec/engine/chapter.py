"""A chapter: the rules for one kind of decision, as one typed object that stands in its own module."""

import enum
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import attrs

from rulespec.engine.kinds import Action, Decision, Reason

TableT = TypeVar("TableT")
CourseT = TypeVar("CourseT")
D = TypeVar("D", bound="Decision[enum.Enum]")
A = TypeVar("A", bound=Action)

SomeDecision = Decision[enum.Enum]
"""A decision of whichever kind, of a seat or of chance."""


@attrs.frozen(kw_only=True)
class Chapter(Generic[TableT, CourseT, D, A]):
    """The rules for one kind of decision: who may answer it how, why not otherwise, and what comes of it."""

    decision: type[D]
    actions: tuple[type[A], ...]
    """The kinds of actions that answer it."""
    phase: enum.Enum | None = None
    """When it can come up; None: at any time."""
    legal: Callable[[TableT, D], tuple[A, ...]]
    """The actions nothing speaks against, in a fixed order; ``those_without_objections`` can list them."""
    objections: Callable[[TableT, D, A], Sequence[Reason]]
    """Everything that speaks against an action; none means it is legal."""
    carry_out: Callable[[CourseT, D, A], None]
    """What comes of an action; the decision has been taken off the table already."""
    resolve: Callable[[CourseT, D], bool] | None = None
    """Go on where the decision leaves no choice, and say whether that was so."""
    weight: Callable[[TableT, D, A], int] | None = None
    """How likely an outcome is, as a whole number beside the others; only chance decides by weight."""


AnyChapter = Chapter[TableT, CourseT, Any, Any]
"""A chapter of whichever decision and actions: the engine finds it by the decision that waits."""


def those_without_objections(
    candidates: Callable[[TableT, D], Iterable[A]], objections: Callable[[TableT, D, A], Sequence[Reason]]
) -> Callable[[TableT, D], tuple[A, ...]]:
    """List the legal actions of a chapter by asking for objections to each candidate."""

    def legal(table: TableT, decision: D) -> tuple[A, ...]:
        return tuple(
            [action for action in candidates(table, decision) if not objections(table, decision, action)]
        )

    return legal
