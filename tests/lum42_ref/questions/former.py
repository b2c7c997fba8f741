"""Vectors of the form 1.0.0, out of the history, and the two ways between that form and ours."""

import functools
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.conftest import ROOT

LAST: Final = "0f13050"
"""The last commit with vectors of the form 1.0.0."""
WHERE: Final = "vectors"
FACES: Final = {True: "light", False: "energy"}
UNTOLD: Final = {
    "action_lost": "what",
    "action_declined": "what",
    "scored": "colour",
    "game_ended": "ranking",
}
"""Events, and what they did not say."""
OUTCOME: Final = {"shares", "cubes", "decided_by"}
"""What an outcome did not say."""
Json = Any


@functools.cache
def archive() -> bytes | None:
    """The vectors of the form 1.0.0, out of the history; None where it is not there."""
    git = shutil.which("git")
    if git is None:
        return None
    ran = subprocess.run([git, "archive", LAST, WHERE], cwd=ROOT, capture_output=True, check=False)
    return ran.stdout if ran.returncode == 0 else None


@functools.cache
def vectors() -> tuple[Json, ...]:
    """All of them, as JSON values, in the order of their ids."""
    found = archive()
    assert found is not None, "they are there"
    return tuple(sorted(_vectors(found), key=lambda vector: str(vector["_info"]["id"])))


def _vectors(packed: bytes) -> Iterator[Json]:
    with tarfile.open(fileobj=io.BytesIO(packed)) as archived:
        for member in archived:
            file = archived.extractfile(member) if member.name.endswith(".json") else None
            if file is not None and not member.name.endswith("index.json"):
                yield from json.load(file)


def question_now(vector: Mapping[str, Json]) -> Json:
    """What a vector of the form 1.0.0 asks, in our form."""
    asked = {key: part for key, part in vector.items() if key not in ("_info", "expect")}
    return {**asked, "state": state_now(asked["state"])} if "state" in asked else asked


def state_now(state: Mapping[str, Json]) -> Json:
    """A position of the form 1.0.0 in our form."""
    kept = {key: part for key, part in state.items() if key != "game"}
    return {**kept, "terms": state["game"], "pending": _pending_now(state["pending"])}


def _pending_now(pending: list[Json]) -> list[Json]:
    """An attacker that waits below the unit it has driven out is told by that unit's decision."""
    now: list[Json] = []
    for decision in map(_decision_now, pending):
        if now and _waits_for(now[-1], decision):
            now[-1] = {**decision, "attacker": now[-1]["unit"]}
        else:
            now.append(decision)
    return now


def _decision_now(decision: Json) -> Json:
    match decision["type"]:
        case "choose_satellite":
            kept = {key: part for key, part in decision.items() if key != "light"}
            return {**kept, "face": FACES[decision["light"]]}
        case "choose_exile":
            return {**decision, "attacker": None}
        case _:
            return decision


def _waits_for(below: Json, above: Json) -> bool:
    """Both come to the Exile after one combat, and neither has been there yet."""
    return all(
        choice["type"] == "choose_exile" and choice["ousted_from"] is None and not choice["exempt"]
        for choice in (below, above)
    )


def as_it_was(tree: Json) -> Json:
    """Anything of our form in the form 1.0.0: positions, observations, events, and what they stand in."""
    match tree:
        case {"terms": terms, "pending": pending, **rest}:
            return {**as_it_was(rest), "game": terms, "pending": list(_pending_as_it_was(pending))}
        case {"type": kind, **rest} if kind in UNTOLD:
            return {"type": kind, **{key: part for key, part in rest.items() if key != UNTOLD[kind]}}
        case {"majorities": _}:
            return {key: part for key, part in tree.items() if key not in OUTCOME}
        case dict():
            return {key: as_it_was(part) for key, part in tree.items()}
        case list():
            return [as_it_was(part) for part in tree]
        case _:
            return tree


def without_citations(tree: Json) -> Json:
    """Anything without the clauses and rulings behind it, which have become more exact since."""
    match tree:
        case dict():
            kept = {key: part for key, part in tree.items() if key not in ("clauses", "rulings")}
            return {key: without_citations(part) for key, part in kept.items()}
        case list():
            return [without_citations(part) for part in tree]
        case _:
            return tree


def _pending_as_it_was(pending: list[Json]) -> Iterator[Json]:
    for decision in pending:
        match decision:
            case {"type": "choose_satellite", "face": face, **rest}:
                yield {"type": "choose_satellite", **rest, "light": face == FACES[True]}
            case {"type": "choose_exile", "attacker": attacker, **rest}:
                if attacker is not None:
                    yield {**NOT_YET, "seat": attacker["seat"], "unit": attacker}
                yield {"type": "choose_exile", **rest}
            case _:
                yield decision


NOT_YET: Final[Json] = {"type": "choose_exile", "ousted_from": None, "chain": [], "exempt": []}
"""How an attacker waited that had to choose its slot next."""


def digest(state: Json) -> str:
    """The fingerprint of a position of the form 1.0.0."""
    document = {**state, "format": "lum42-state", "version": 1}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
