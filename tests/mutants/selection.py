"""Selection: which vectors are worth trying on a mutant, and in which order."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import attrs

KINDS: Final = ("refusal", "step", "scoring", "legal", "observation", "perft", "game")
"""The kinds of vectors, the most specific first."""
REMEMBERED: Final = 40
"""How many killers of earlier mutants of the same function are tried first."""


@attrs.frozen
class Track:
    """What a vector did when nothing was altered."""

    id: str
    clauses: frozenset[str]
    """Those it names."""
    seconds: float
    """How long its answer took."""
    lines: Mapping[str, frozenset[int]]
    """By module: the lines it executed."""
    functions: frozenset[str] = frozenset()
    """The functions of the rules it called, such as ``rules.portals.targets``."""


@attrs.frozen
class Selection:
    """All vectors, the most specific and cheapest first, and which of them execute what."""

    tracks: Mapping[str, Track]
    _by_line: Mapping[tuple[str, int], Sequence[str]]

    @classmethod
    def of(cls, tracks: Iterable[Track]) -> "Selection":
        """The selection among these vectors."""
        ordered = sorted(tracks, key=_specific_first)
        by_line: dict[tuple[str, int], list[str]] = {}
        for track in ordered:
            for module, lines in track.lines.items():
                for line in lines:
                    by_line.setdefault((module, line), []).append(track.id)
        return cls({track.id: track for track in ordered}, by_line)

    def executing(self, module: str, lines: Iterable[int]) -> set[str]:
        """The vectors that execute one of these lines."""
        return {vector for line in lines for vector in self._by_line.get((module, line), ())}

    def calling(self, functions: Collection[str]) -> set[str]:
        """The vectors that call one of these functions."""
        return {track.id for track in self.tracks.values() if not track.functions.isdisjoint(functions)}

    def in_order(
        self, among: Collection[str], clauses: Collection[str], killers: Sequence[str] = ()
    ) -> list[str]:
        """Vectors as they are worth trying: killers of like mutants, then those that name the clauses."""
        first = [vector for vector in dict.fromkeys(killers) if vector in among]
        wanted = frozenset(clauses)
        rest = [vector for vector in self.tracks if vector in among and vector not in first]
        naming = [vector for vector in rest if not wanted.isdisjoint(self.tracks[vector].clauses)]
        others = [vector for vector in rest if wanted.isdisjoint(self.tracks[vector].clauses)]
        return [*first, *naming, *others]


def remembering(killers: Sequence[str], new: Sequence[str]) -> list[str]:
    """Killers with new ones before them."""
    return [*new, *(vector for vector in killers if vector not in new)][:REMEMBERED]


def _specific_first(track: Track) -> tuple[int, int, str]:
    """By kind, and by how much is executed: few lines take less time and tell more."""
    executed = sum(map(len, track.lines.values()))
    return KINDS.index(track.id.partition("/")[0]), executed, track.id
