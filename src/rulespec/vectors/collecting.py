"""A collection of vectors: no two that ask the same, and a count of what they show."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import attrs

from lum42_ref import engine
from lum42_ref.engine import DEFAULTS
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import State
from lum42_ref.rulings import Rulings, settings
from rulespec.errors import RulesError
from rulespec.vectors import kinds
from rulespec.vectors.answers import answer
from rulespec.vectors.kinds import Expected, Vector

Reading = tuple[str, str]
"""A ruling and one of its readings."""
SinglePosition = kinds.Step | kinds.Refusal | kinds.Legal | kinds.Perft | kinds.Observe | kinds.Scoring
WIDE_KINDS: Final = (kinds.Legal, kinds.Perft, kinds.Game)
"""Kinds that touch many clauses at once; they do not count when it is asked how well a clause is covered."""


@attrs.define
class Collection:
    """Vectors by their hash, and how often each clause, reason and reading comes up."""

    vectors: dict[str, Vector] = attrs.Factory(dict)
    clauses: Counter[str] = attrs.Factory(Counter)
    """In vectors that ask for one thing."""
    reasons: Counter[Reason] = attrs.Factory(Counter)
    readings: Counter[Reading] = attrs.Factory(Counter)
    """Readings that make a difference: under the default, the answer would be another."""
    decided: dict[str, frozenset[Reading]] = attrs.Factory(dict)
    """The same for each vector, by its hash."""

    def add(self, vector: Vector) -> bool:
        """Take a vector in, unless the same question is there already."""
        if vector.info.hash in self.vectors:
            return False
        self.vectors[vector.info.hash] = vector
        if not isinstance(vector, WIDE_KINDS):
            self.clauses.update(vector.info.clauses)
        if isinstance(vector, kinds.Refusal):
            self.reasons.update(vector.expect.reasons)
        self.decided[vector.info.hash] = frozenset(decisive_readings(vector))
        self.readings.update(self.decided[vector.info.hash])
        return True

    def take(self, vectors: Iterable[Vector]) -> None:
        """Take in all of these."""
        for vector in vectors:
            self.add(vector)

    def showing(self, shown: str | Reason | Reading) -> list[Vector]:
        """The vectors that show a clause, a reason, or a reading that decides."""
        return [vector for vector in self.vectors.values() if self._shows(vector, shown)]

    def _shows(self, vector: Vector, shown: str | Reason | Reading) -> bool:
        match shown:
            case Reason():
                return isinstance(vector, kinds.Refusal) and shown in vector.expect.reasons
            case str():
                return shown in vector.info.clauses
            case _:
                return shown in self.decided[vector.info.hash]


def decisive_readings(vector: Vector) -> Iterator[Reading]:
    """The readings in force without which the answer would be another."""
    for ruling, reading in vector.info.readings.differences().items():
        usual = by_default(vector.info.readings, ruling)
        if isinstance(vector, kinds.Game):
            differs = not _goes_the_same_way(vector, usual)
        else:
            differs = _told(vector.expect) != _answer_under(vector, usual)
        if differs:
            yield ruling, reading


def by_default(rulings: Rulings, ruling: str) -> Rulings:
    """The readings in force, but for one ruling, which is read by default."""
    (name,) = (setting.name for setting in settings() if setting.ruling == ruling)
    return attrs.evolve(rulings, **{name: getattr(DEFAULTS, name)})


def under(state: State, rulings: Rulings) -> State:
    """The same position under other readings."""
    return attrs.evolve(state, terms=attrs.evolve(state.terms, rulings=rulings))


def _goes_the_same_way(game: kinds.Game, rulings: Rulings) -> bool:
    """Whether a game can be played under other readings, with as many legal actions in every position."""
    try:
        state = engine.opening(game.layout, rulings).state
        for action, count in zip(game.actions, game.expect.legal, strict=False):
            if len(engine.legal_actions(state)) != count:
                return False
            state = engine.play(state, action).state
    except RulesError:
        return False
    outcome = engine.outcome(state)
    return outcome is not None and outcome.scores == game.expect.outcome.scores


def _answer_under(vector: SinglePosition, rulings: Rulings) -> object:
    """What the answer would be under other readings; the error if there would be none."""
    try:
        if isinstance(vector, kinds.Scoring):
            return _told(answer(attrs.evolve(vector, rulings=rulings)))
        return _told(answer(attrs.evolve(vector, state=under(vector.state, rulings))))
    except RulesError as error:
        return str(error)


def _told(expected: Expected) -> object:
    """An answer without fingerprints, which tell the readings in force along with everything else."""
    match expected:
        case kinds.StepExpected():
            return expected.changes, expected.events, expected.scores
        case kinds.ObservationExpected():
            return None
        case _:
            return expected
