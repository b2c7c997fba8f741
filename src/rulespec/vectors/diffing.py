"""What changed between two suites, and what that means for whoever uses them."""

import enum
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs

from rulespec.codec.tree import read as read_tree
from rulespec.vectors.packing import contents
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.suite import FILE
from rulespec.vectors.vector import AnyVector, VectorId
from rulespec.vectors.vector_json import question_text, stated_version, write

NUMBERS: Final = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")


class Fate(enum.Enum):
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
class ChangedVector:
    """A vector that is not the same in two suites."""

    fate: Fate
    id: VectorId
    clauses: tuple[str, ...]


def changed_vectors(
    about: AnyQuestions, old: Iterable[AnyVector], new: Iterable[AnyVector]
) -> list[ChangedVector]:
    """Every vector that changed, weightiest changes first, then by id."""
    before, after = _by_question(about, old), _by_question(about, new)
    found = [_changed(Fate.REMOVED, before[key]) for key in before.keys() - after.keys()]
    found += [_changed(Fate.ADDED, after[key]) for key in after.keys() - before.keys()]
    for key in before.keys() & after.keys():
        fate = _fate(before[key], after[key])
        if fate is not None:
            found.append(_changed(fate, after[key]))
    weight = {fate: number for number, fate in enumerate(Fate)}
    return sorted(found, key=lambda one: (weight[one.fate], one.id))


def version_of(path: Path) -> str | None:
    """The version of the form in which a suite is written, as its first vector says; None if it says none."""
    name, content = min(contents(path).items())
    trees = read_tree(content, FILE, name)
    version = stated_version(trees[0]) if isinstance(trees, list) and trees else None
    return version if version is not None and NUMBERS.fullmatch(version) else None


def _fate(old: AnyVector, new: AnyVector) -> Fate | None:
    if old.expect != new.expect:
        return Fate.ANSWER
    if old.info.id != new.info.id:
        return Fate.RENAMED
    return None if old.info == new.info else Fate.NOTES


def _changed(fate: Fate, vector: AnyVector) -> ChangedVector:
    return ChangedVector(fate, vector.info.id, vector.info.clauses)


def _by_question(about: AnyQuestions, vectors: Iterable[AnyVector]) -> dict[bytes, AnyVector]:
    """Vectors by what they ask."""
    return {question_text(write(about, vector)): vector for vector in vectors}
