"""Which refusal vectors show a reason for an action, the plainest first."""

from collections.abc import Iterable, Mapping

from rulespec.engine import Action, Reason
from rulespec.vectors.vector import AnyVector, RefusedAction, RefusedExpected, VectorId

Tried = tuple[type[object] | None, type[Action], Reason]
"""The decision that waits (None once the game is over), the action that is tried, and a reason against it."""


def by_reason(vectors: Iterable[AnyVector]) -> Mapping[Tried, tuple[VectorId, ...]]:
    """The ids of the vectors that show each reason for each action, those with the fewest reasons first."""
    found: dict[Tried, list[tuple[int, VectorId]]] = {}
    for vector in vectors:
        asked, expected = vector.question, vector.expect
        if isinstance(asked, RefusedAction) and isinstance(expected, RefusedExpected):
            waiting = type(asked.state.pending[-1]) if asked.state.pending else None
            for reason in expected.reasons:
                tried = waiting, type(asked.action), reason
                found.setdefault(tried, []).append((len(expected.reasons), vector.info.id))
    return {tried: tuple(name for _, name in sorted(ranked)) for tried, ranked in found.items()}
