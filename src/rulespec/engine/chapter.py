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
    """The rules for one kind of decision: who may answer it how, why not otherwise, and what comes of it.

    The functions below are the chapter's own and take its decision and its actions. The methods are what the
    engine calls: they take any decision and any action, and hold that these are the chapter's.
    """

    decision: type[D]
    actions: tuple[type[A], ...]
    """The kinds of actions that answer it."""
    phase: enum.Enum | None = None
    """When it can come up; None: at any time."""
    legal: Callable[[TableT, D], tuple[A, ...]]
    """The actions nothing speaks against, in a fixed order; ``those_without_objections`` lists them slowly."""
    objections: Callable[[TableT, D, A], Sequence[Reason]]
    """Everything that speaks against an action; none means it is legal."""
    carry_out: Callable[[CourseT, D, A], None]
    """What comes of an action; the decision has been taken off the table already."""
    resolve: Callable[[CourseT, D], bool] | None = None
    """Go on where the decision leaves no choice, and say whether that was so."""
    weight: Callable[[TableT, D, A], int] | None = None
    """How likely an outcome is, as a whole number beside the others; only chance decides by weight."""

    def list_legal(self, table: TableT, decision: SomeDecision) -> tuple[A, ...]:
        """The legal actions of a decision that waits."""
        assert isinstance(decision, self.decision), "the decision is of this chapter"
        return self.legal(table, decision)

    def object_to(self, table: TableT, decision: SomeDecision, action: Action) -> Sequence[Reason]:
        """What speaks against an action that answers the decision."""
        assert isinstance(decision, self.decision), "the decision is of this chapter"
        assert isinstance(action, self.actions), "the action answers the decision"
        return self.objections(table, decision, action)

    def bring_about(self, course: CourseT, decision: SomeDecision, action: Action) -> None:
        """Carry out an action that nothing speaks against."""
        assert isinstance(decision, self.decision), "the decision is of this chapter"
        assert isinstance(action, self.actions), "the action answers the decision"
        self.carry_out(course, decision, action)

    def resolves(self, course: CourseT, decision: SomeDecision) -> bool:
        """Whether the decision left no choice; if so, it has been carried out."""
        assert isinstance(decision, self.decision), "the decision is of this chapter"
        return self.resolve is not None and self.resolve(course, decision)

    def weigh(self, table: TableT, decision: SomeDecision, action: Action) -> int:
        """The weight of an outcome."""
        assert isinstance(decision, self.decision), "the decision is of this chapter"
        assert isinstance(action, self.actions), "the action answers the decision"
        assert self.weight is not None, "chance decides"
        return self.weight(table, decision, action)


AnyChapter = Chapter[TableT, CourseT, Any, Any]
"""A chapter of whichever decision and actions; only its methods are called."""


def those_without_objections(
    candidates: Callable[[TableT, D], Iterable[A]], objections: Callable[[TableT, D, A], Sequence[Reason]]
) -> Callable[[TableT, D], tuple[A, ...]]:
    """List the legal actions of a chapter by asking for objections to each candidate."""

    def legal(table: TableT, decision: D) -> tuple[A, ...]:
        return tuple(
            [action for action in candidates(table, decision) if not objections(table, decision, action)]
        )

    return legal
