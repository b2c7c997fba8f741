"""Telling: the report with every mutant, and the summary that is committed."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.homes import Homes
from tests.mutants.judging import LISTED, Strength, by_clause, killers
from tests.mutants.kinds import Result
from tests.mutants.subject import BOOK

Tree = dict[str, object]


def summary(strength: Strength, sources: Tree) -> Tree:
    """What the committed file says: figures, survivors with their reasons, and every clause."""
    return {
        "format": f"{BOOK}-strength",
        "version": "1.0.0",
        **sources,
        "mutants": len(strength.results),
        "killed": strength.killed,
        "timeouts": strength.timeouts,
        "rate": round(strength.rate, 4),
        "of_tables": _figures(result for result in strength.results if result.mutant.is_table),
        "modules": _modules(strength.results),
        "clauses": {
            clause: {
                "mutants": one.mutants,
                "killed": one.killed,
                "killing_vectors": len(one.vectors),
                "naming_it": one.naming,
                "vectors": list(one.vectors[:LISTED]),
            }
            for clause, one in strength.clauses.items()
        },
        "survivors": [
            {
                "place": survivor.mutant.place,
                "change": survivor.mutant.change.splitlines(),
                "vectors_tried": survivor.tried,
                "reason": survivor.reason,
            }
            for survivor in strength.survivors
        ],
    }


def report(strength: Strength, homes: Homes) -> Tree:
    """Every mutant with the vectors that notice it, and the matrix of clauses and vectors."""
    return {
        "mutants": [
            {
                "name": result.mutant.name,
                "place": result.mutant.place,
                "clauses": list(homes.clauses_of(result.mutant.place, result.mutant.change)),
                "change": result.mutant.change.splitlines(),
                "vectors_tried": result.tried,
                "kills": {kill.vector: kill.notice.value for kill in result.kills},
            }
            for result in strength.results
        ],
        "matrix": {
            clause: dict(sorted(killers(results).items()))
            for clause, results in sorted(by_clause(strength.results, homes).items())
        },
        "complaints": list(strength.complaints()),
    }


def fingerprint(paths: Iterable[Path]) -> str:
    """A fingerprint of files, their names included."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def write(path: Path, tree: Tree) -> None:
    """Write JSON that people can read and compare."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tree, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _figures(results: Iterable[Result]) -> Tree:
    known = list(results)
    return {"mutants": len(known), "killed": sum(result.is_killed for result in known)}


def _modules(results: Iterable[Result]) -> Tree:
    mutants: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for result in results:
        module = result.mutant.module.partition(".")[2]
        mutants[module] += 1
        killed[module] += result.is_killed
    return {module: {"mutants": mutants[module], "killed": killed[module]} for module in sorted(mutants)}
