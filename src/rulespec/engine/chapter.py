"""A chapter: the rules for one kind of decision, as one typed object that stands in its own module."""

import enum
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NoReturn, TypeVar

import attrs

from rulespec.engine.considering import Considerations
from rulespec.engine.kinds import Action, Clauses, Decision, Objection
from rulespec.errors import RulesError

TableT = TypeVar("TableT")
CourseT = TypeVar("CourseT")
D = TypeVar("D", bound="Decision[enum.Enum]")
A = TypeVar("A", bound=Action)

SomeDecision = Decision[enum.Enum]
"""A decision of whichever kind, of a seat or of chance."""


class IncompleteChapter(RulesError):
    """A chapter lacks something without which no game can be played."""


def _missing(*_: object) -> NoReturn:
    raise AssertionError("a chapter without it is refused")


@attrs.frozen(kw_only=True)
class Chapter(Generic[TableT, CourseT, D, A]):
    """The rules for one kind of decision: who may answer it how, why not otherwise, and what comes of it."""

    decision: type[D]
    actions: tuple[type[A], ...]
    """The kinds of actions that answer it."""
    phase: enum.Enum | None = None
    """When it can come up; None: at any time."""
    legal: Callable[[TableT, D], tuple[A, ...]] = _missing
    """The actions nothing speaks against, in a fixed order; ``those_without_objections`` can list them."""
    objections: Callable[[TableT, D, A], Sequence[Objection]] = _missing
    """Everything that speaks against an action; none means it is legal."""
    carry_out: Callable[[CourseT, D, A], None] = _missing
    """What comes of an action; the decision has been taken off the table already."""
    resolve: Callable[[CourseT, D], bool] | None = None
    """Go on where the decision leaves no choice, and say whether that was so."""
    reread: Callable[[TableT, D], D | None] | None = None
    """The decision as the readings in force ask it, or none if they do not ask it; None: none shows in it."""
    due: Callable[[TableT, D], Clauses] | None = None
    """By what clauses just this comes next in its phase; None: whatever else is tried is refused as usual."""
    whose: Callable[[TableT, D], Clauses] | None = None
    """By what clauses just this seat decides it; None: any other is refused as usual."""
    considers: Considerations = attrs.Factory(dict)
    """For which reasons each kind of action can be refused, and when each of them is looked at."""
    weight: Callable[[TableT, D, A], int] | None = None
    """How likely an outcome is, as a whole number beside the others; only chance decides by weight."""

    def __attrs_post_init__(self) -> None:
        """Refuse a chapter that is not whole, and say which."""
        rules = {"legal": self.legal, "objections": self.objections, "carry_out": self.carry_out}
        lacking = [name for name, rule in rules.items() if rule is _missing]
        if not self.actions:
            lacking.append("actions")
        if lacking:
            raise IncompleteChapter(f"the chapter of {self.decision.__name__} has no {', '.join(lacking)}")


AnyChapter = Chapter[TableT, CourseT, Any, Any]
"""A chapter of whichever decision and actions: the engine finds it by the decision that waits."""


def decisions_of(chapters: Iterable[AnyChapter[Any, Any]]) -> tuple[type[SomeDecision], ...]:
    """Every kind of decision."""
    return tuple(dict.fromkeys(chapter.decision for chapter in chapters))


def actions_of(chapters: Iterable[AnyChapter[Any, Any]]) -> tuple[type[Action], ...]:
    """Every kind of action."""
    return tuple(dict.fromkeys(kind for chapter in chapters for kind in chapter.actions))


def those_without_objections(
    candidates: Callable[[TableT, D], Iterable[A]], objections: Callable[[TableT, D, A], Sequence[Objection]]
) -> Callable[[TableT, D], tuple[A, ...]]:
    """List the legal actions of a chapter by asking for objections to each candidate."""

    def legal(table: TableT, decision: D) -> tuple[A, ...]:
        return tuple(
            [action for action in candidates(table, decision) if not objections(table, decision, action)]
        )

    return legal
