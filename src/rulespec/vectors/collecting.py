"""A collection of vectors: no two that ask the same, and a count of what they show."""

import itertools
from collections import Counter
from collections.abc import Iterable

import attrs

from rulespec.engine import Reason
from rulespec.vectors.decisive import Reading, decisive_readings
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import AnyVector, RefusedAction

Pair = tuple[Reason, Reason]
"""Two reasons, in the order of the enum."""


def pairs_among(reasons: Iterable[Reason]) -> tuple[Pair, ...]:
    """Every two of the reasons for one refusal."""
    return tuple(itertools.combinations(reasons, 2))


@attrs.define
class Collection:
    """Vectors by their hash, and how often each clause, reason and reading comes up."""

    about: AnyQuestions
    vectors: dict[str, AnyVector] = attrs.Factory(dict)
    clauses: Counter[str] = attrs.Factory(Counter)
    """In vectors that ask for one thing."""
    reasons: Counter[Reason] = attrs.Factory(Counter)
    pairs: Counter[Pair] = attrs.Factory(Counter)
    """Reasons that hold together."""
    readings: Counter[Reading] = attrs.Factory(Counter)
    """Readings that make a difference: under the default, the answer would be another."""
    decided: dict[str, frozenset[Reading]] = attrs.Factory(dict)
    """The same for each vector, by its hash."""

    def add(self, vector: AnyVector) -> bool:
        """Take a vector in, unless the same question is there already."""
        if vector.info.hash in self.vectors:
            return False
        self.vectors[vector.info.hash] = vector
        if not self.about.kind_of(vector.question).wide:
            self.clauses.update(vector.info.clauses)
        if isinstance(vector.question, RefusedAction):
            self.reasons.update(vector.expect.reasons)
            self.pairs.update(pairs_among(vector.expect.reasons))
        self.decided[vector.info.hash] = frozenset(decisive_readings(self.about, vector))
        self.readings.update(self.decided[vector.info.hash])
        return True

    def take(self, vectors: Iterable[AnyVector]) -> None:
        """Take in all of these."""
        for vector in vectors:
            self.add(vector)

    def showing(self, shown: str | Reason | Pair | Reading) -> list[AnyVector]:
        """The vectors that show a clause, a reason, a pair of reasons, or a reading that decides."""
        return [vector for vector in self.vectors.values() if self._shows(vector, shown)]

    def _shows(self, vector: AnyVector, shown: str | Reason | Pair | Reading) -> bool:
        refused = isinstance(vector.question, RefusedAction)
        match shown:
            case Reason():
                return refused and shown in vector.expect.reasons
            case Reason(), Reason():
                return refused and shown in pairs_among(vector.expect.reasons)
            case str():
                return shown in vector.info.clauses
            case _:
                return shown in self.decided[vector.info.hash]
