"""A published suite: its vectors, and what is counted in them; the tests of every rulebook ask it."""

from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Final

import attrs

from rulespec.text.catalogue import load_catalogue
from rulespec.text.register import Ruling, load_register
from rulespec.vectors import packing, suite
from rulespec.vectors.collecting import Pair, pairs_among
from rulespec.vectors.decisive import Reading, decisive_readings
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import AnyVector, RefusedAction, WholeGame

LARGEST: Final = 20 * 1024 * 1024
"""Bytes that a suite may take."""


@attrs.define(eq=False, slots=False)
class Published:
    """The published suite of a rulebook."""

    about: AnyQuestions

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return self.about.book.vectors

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return sum(path.stat().st_size for path in self.folder.rglob("*"))

    @cached_property
    def vectors(self) -> tuple[AnyVector, ...]:
        """All of them."""
        return tuple(suite.load(self.about, self.folder))

    @cached_property
    def refusals(self) -> tuple[AnyVector, ...]:
        """Those that ask why an action is refused."""
        return tuple(vector for vector in self.vectors if isinstance(vector.question, RefusedAction))

    @cached_property
    def games(self) -> tuple[AnyVector, ...]:
        """Those that tell a whole game."""
        return tuple(vector for vector in self.vectors if isinstance(vector.question, WholeGame))

    def missing_kinds(self) -> set[str]:
        """Kinds of questions of which there is no vector."""
        asked = {type(vector.question) for vector in self.vectors}
        return {kind.word for kind in self.about.kinds if kind.asks not in asked}

    def misfiled(self) -> list[str]:
        """Files in which a vector lies whose id names another file, or that of another vector."""
        ids = Counter(vector.info.id for vector in self.vectors)
        twice = [id_ for id_, number in ids.items() if number > 1]
        files = [
            name
            for name, content in packing.contents(self.folder).items()
            if content.count(f'"id":"{name.removesuffix(".json")}/'.encode()) != content.count(b'"_info"')
        ]
        return twice + files

    def deviations(self) -> list[str]:
        """Vectors that our engine answers otherwise than they expect."""
        found = suite.verify(self.about, suite.filed(self.about, self.folder))
        return [f"{wrong.vector.info.id}: {wrong.found}" for wrong in found]

    @cached_property
    def clauses(self) -> Counter[str]:
        """How many vectors name each clause."""
        return Counter(clause for vector in self.vectors for clause in vector.info.clauses)

    @cached_property
    def clauses_of_single_questions(self) -> Counter[str]:
        """How many vectors that ask for one thing name each clause."""
        return Counter(
            clause
            for vector in self.vectors
            if not self.about.kind_of(vector.question).wide
            for clause in vector.info.clauses
        )

    @cached_property
    def reasons(self) -> Counter[object]:
        """How many refusals give each reason."""
        return Counter(reason for vector in self.refusals for reason in vector.expect.reasons)

    @cached_property
    def pairs(self) -> Counter[Pair]:
        """How many refusals give two reasons together."""
        return Counter(pair for vector in self.refusals for pair in pairs_among(vector.expect.reasons))

    @cached_property
    def decisive(self) -> Counter[Reading]:
        """How many vectors the default would answer otherwise, by the reading that is in force instead."""
        return Counter(
            reading for vector in self.vectors for reading in decisive_readings(self.about, vector)
        )

    def expected_clauses(self) -> list[str]:
        """Those of which vectors are expected: all that do not hold by construction."""
        return [clause.id for clause in load_catalogue(self.about.book) if clause.construction is None]

    def expected_rulings(self) -> list[Ruling]:
        """Those that can be read otherwise than by default."""
        return [ruling for ruling in load_register(self.about.book) if ruling.status == "open"]
