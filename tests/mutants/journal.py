"""The journal: what came of each mutant, kept line by line.

A run that is cut off goes on from it; a run after a change tries first what noticed a mutant before.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import attrs

from tests.mutants.judging import Key, key_of
from tests.mutants.kinds import Kill, Mutant, Notice, Result


@attrs.frozen
class Journal:
    """What is known of mutants, and the file that keeps it."""

    path: Path
    stamp: str
    """Of rules and vectors: a result holds only for these."""
    _results: Mapping[str, tuple[int, tuple[Kill, ...]]]
    """By name of a mutant: its result, found with the same rules and vectors."""
    _noticed_by: Mapping[Key, tuple[str, ...]]
    """The vectors that noticed a mutant, whenever that was."""

    @classmethod
    def at(cls, path: Path, stamp: str) -> "Journal":
        """The journal of a file, which need not exist; a last line that was cut off is dropped."""
        results: dict[str, tuple[int, tuple[Kill, ...]]] = {}
        noticed_by: dict[Key, tuple[str, ...]] = {}
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        for line in whole.splitlines():
            entry = json.loads(line)
            kills = tuple(Kill(vector, Notice(notice)) for vector, notice in entry["kills"].items())
            noticed_by[entry["place"], entry["change"]] = tuple(entry["kills"])
            if entry["stamp"] == stamp:
                results[entry["name"]] = (entry["tried"], kills)
        return cls(path, stamp, results, noticed_by)

    def known(self, mutants: Iterable[Mutant]) -> list[Result]:
        """The results that need not be found again."""
        return [
            Result(mutant, *self._results[mutant.name]) for mutant in mutants if mutant.name in self._results
        ]

    def noticed_by(self, mutant: Mutant) -> Sequence[str]:
        """The vectors to try first."""
        return self._noticed_by.get(key_of(mutant), ())

    def keep(self, result: Result) -> None:
        """Write a result down."""
        entry = {
            "stamp": self.stamp,
            "name": result.mutant.name,
            "place": result.mutant.place,
            "change": result.mutant.change,
            "tried": result.tried,
            "kills": {kill.vector: kill.notice.value for kill in result.kills},
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
