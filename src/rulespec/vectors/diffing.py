"""What changed between two suites, and what that means for whoever uses them."""

import enum
from collections.abc import Iterable

import attrs

from rulespec.vectors import paper
from rulespec.vectors.kinds import Vector, VectorId


class Change(enum.Enum):
    """What became of a vector; the weightiest first."""

    ANSWER = "answer"
    """The same question has another answer: an engine that passed now fails."""
    REMOVED = "removed"
    """A question is no longer asked."""
    ADDED = "added"
    """A new question: an engine that passed everything may fail it."""
    RENAMED = "renamed"
    """The same question and answer under another id."""
    NOTES = "notes"
    """Only what is said about the vector has changed."""


@attrs.frozen
class Difference:
    """A vector that is not the same in two suites."""

    change: Change
    id: VectorId
    clauses: tuple[str, ...]


def differences(old: Iterable[Vector], new: Iterable[Vector]) -> list[Difference]:
    """Every vector that changed, weightiest changes first, then by id."""
    before, after = _by_question(old), _by_question(new)
    found = [
        Difference(Change.REMOVED, before[key].info.id, before[key].info.clauses)
        for key in before.keys() - after.keys()
    ]
    found += [
        Difference(Change.ADDED, after[key].info.id, after[key].info.clauses)
        for key in after.keys() - before.keys()
    ]
    for key in before.keys() & after.keys():
        change = _change(before[key], after[key])
        if change is not None:
            found.append(Difference(change, after[key].info.id, after[key].info.clauses))
    weight = {change: number for number, change in enumerate(Change)}
    return sorted(found, key=lambda difference: (weight[difference.change], difference.id))


def _change(old: Vector, new: Vector) -> Change | None:
    if old.expect != new.expect:
        return Change.ANSWER
    if old.info.id != new.info.id:
        return Change.RENAMED
    return None if old.info == new.info else Change.NOTES


def _by_question(vectors: Iterable[Vector]) -> dict[bytes, Vector]:
    """Vectors by what they ask."""
    return {paper.question(paper.write(vector)): vector for vector in vectors}
