"""Judging: how strong the vectors are, clause by clause, and whether that is enough."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import attrs

from tests.mutants.homes import Homes
from tests.mutants.kinds import Mutant, Result

LEAST_KILLED: Final = 0.95
"""The part of all mutants that must be killed."""
LEAST_VECTORS: Final = 2
"""How many vectors must kill a mutant of each clause."""
LISTED: Final = 5
"""How many of the vectors of a clause the summary names."""

Key = tuple[str, str]
"""Place and change of a mutant: these stay the same when others come and go."""


@attrs.frozen
class Excuse:
    """Why no vector can tell some mutants from the rules."""

    place: str
    changes: tuple[str, ...]
    reason: str

    def mutants(self) -> Iterator[Key]:
        """The mutants it speaks of."""
        return ((self.place, change) for change in self.changes)


def read_excuses(path: Path) -> list[Excuse]:
    """The excuses of a TOML file; ValueError, naming the entry, if one is incomplete or says nothing."""
    tree = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := tree.keys() - {"survivor"}:
        raise ValueError(f"{path}: expected only [[survivor]], found {', '.join(sorted(unknown))}")
    return [_excuse(path, number, entry) for number, entry in enumerate(tree.get("survivor", ()), 1)]


def _excuse(path: Path, number: int, entry: Mapping[str, object]) -> Excuse:
    match entry:
        case {"place": str(place), "changes": [*changes], "reason": str(reason), **others} if (
            not others and changes and reason.strip() and all(isinstance(change, str) for change in changes)
        ):
            return Excuse(place, tuple(str(change).strip() for change in changes), reason.strip())
        case _:
            raise ValueError(
                f"{path}, survivor {number}: expected place, changes (a list of texts) and reason"
            )


@attrs.frozen
class ClauseStrength:
    """How well the vectors guard one clause."""

    mutants: int
    killed: int
    vectors: tuple[str, ...]
    """Those that kill one of its mutants; those that name the clause themselves first."""
    naming: int
    """How many of them name the clause themselves."""


@attrs.frozen
class Survivor:
    """A mutant that no vector notices."""

    mutant: Mutant
    tried: int
    """How many vectors execute it."""
    reason: str | None


@attrs.frozen
class Strength:
    """What the vectors are worth."""

    results: Sequence[Result]
    survivors: Sequence[Survivor]
    clauses: Mapping[str, ClauseStrength]
    stale: Sequence[Key]
    """Excuses for mutants that are killed now, or gone."""

    @property
    def killed(self) -> int:
        """How many mutants some vector notices."""
        return sum(result.is_killed for result in self.results)

    @property
    def timeouts(self) -> int:
        """How many of them only by not answering in time."""
        return sum(result.is_timeout for result in self.results)

    @property
    def rate(self) -> float:
        """The part of all mutants that is killed."""
        return self.killed / len(self.results) if self.results else 0.0

    def complaints(self) -> Iterator[str]:
        """Everything that is not as it must be."""
        if self.rate < LEAST_KILLED:
            told = f"{self.killed} of {len(self.results)} mutants are killed, {self.rate:.1%}"
            yield f"{told}; expected at least {LEAST_KILLED:.0%}"
        for survivor in self.survivors:
            if survivor.reason is None:
                yield f"{survivor.mutant.place} survives without a reason:\n{survivor.mutant.change}"
        for place, change in self.stale:
            yield f"{place} has a reason to survive, and is killed or gone:\n{change}"
        for clause, strength in self.clauses.items():
            if not strength.mutants:
                yield f"{clause} has no mutant"
            elif len(strength.vectors) < LEAST_VECTORS:
                found = len(strength.vectors)
                yield f"{clause}: {found} vectors kill a mutant of it, expected {LEAST_VECTORS}"


def judge(
    results: Sequence[Result],
    homes: Homes,
    clauses: Iterable[str],
    naming: Mapping[str, frozenset[str]],
    excuses: Iterable[Excuse],
) -> Strength:
    """Bring the results together; ``naming`` says which clauses each vector names."""
    reasons = {key: excuse.reason for excuse in excuses for key in excuse.mutants()}
    survivors = [
        Survivor(result.mutant, result.tried, reasons.get(key_of(result.mutant)))
        for result in results
        if not result.is_killed
    ]
    alive = {key_of(survivor.mutant) for survivor in survivors}
    concerned = by_clause(results, homes)
    return Strength(
        results,
        survivors,
        {clause: _strength(clause, concerned.get(clause, []), naming) for clause in clauses},
        [key for key in reasons if key not in alive],
    )


def by_clause(results: Iterable[Result], homes: Homes) -> dict[str, list[Result]]:
    """The results of the mutants of each clause."""
    concerned: dict[str, list[Result]] = {}
    for result in results:
        for clause in homes.clauses_of(result.mutant.place, result.mutant.change):
            concerned.setdefault(clause, []).append(result)
    return concerned


def key_of(mutant: Mutant) -> Key:
    """What names a mutant in the list of reasons."""
    return mutant.place, mutant.change


def _strength(clause: str, results: Sequence[Result], naming: Mapping[str, frozenset[str]]) -> ClauseStrength:
    kills = killers(results)
    vectors = sorted(kills, key=lambda vector: (clause not in naming[vector], -kills[vector], vector))
    return ClauseStrength(
        mutants=len(results),
        killed=sum(result.is_killed for result in results),
        vectors=tuple(vectors),
        naming=sum(clause in naming[vector] for vector in vectors),
    )


def killers(results: Iterable[Result]) -> Counter[str]:
    """The vectors that were seen to kill these mutants, and how many of them each."""
    return Counter(kill.vector for result in results for kill in result.kills)
