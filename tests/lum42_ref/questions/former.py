"""Vectors of the form 1.0.0, out of the history, and the two ways between that form and ours."""

import functools
import hashlib
import io
import itertools
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
        case "navigate":
            return {key: part for key, part in decision.items() if key != "portal_used"}
        case "use":
            slot = "moon" if decision["left"] is None else "planet"
            return {**decision, "stood_on": slot if decision["kind"] == "twosome" else None}
        case "choose_exile":
            exempt = list(dict.fromkeys(decision["exempt"]))
            second = bool(exempt) and decision["ousted_from"] is None
            return {**decision, "exempt": exempt, "attacker": None, "second": second}
        case _:
            return decision


def _waits_for(below: Json, above: Json) -> bool:
    """Both come to the Exile after one combat, and neither has been there yet."""
    return all(
        choice["type"] == "choose_exile" and choice["ousted_from"] is None and not choice["exempt"]
        for choice in (below, above)
    )


def names_a_slot_twice(tree: Json) -> bool:
    """Whether some decision in it exempts a slot twice."""
    match tree:
        case {"exempt": [*slots]} if len(set(slots)) < len(slots):
            return True
        case {"path": str(path), "now": [*slots]} if path.endswith("/exempt"):
            return len(set(slots)) < len(slots)
        case dict():
            return any(map(names_a_slot_twice, tree.values()))
        case list():
            return any(map(names_a_slot_twice, tree))
        case _:
            return False


def as_it_was(tree: Json) -> Json:
    """Anything of our form in the form 1.0.0: positions, observations, events, and what they stand in."""
    match tree:
        case {"terms": terms, "pending": pending, **rest}:
            was = list(_pending_as_it_was(pending, terms["rulings"]))
            return {**as_it_was(rest), "game": terms, "pending": was}
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


def _pending_as_it_was(pending: list[Json], readings: Mapping[str, str]) -> Iterator[Json]:
    for decision in pending:
        match decision:
            case {"type": "choose_satellite", "face": face, **rest}:
                yield {"type": "choose_satellite", **rest, "light": face == FACES[True]}
            case {"type": "navigate", "path": path, **rest}:
                used = any(_is_through_a_portal(*step, readings) for step in itertools.pairwise(path))
                yield {"type": "navigate", "path": path, **rest, "portal_used": used}
            case {"type": "use", "stood_on": _, **rest}:
                yield {"type": "use", **rest}
            case {"type": "choose_exile", "attacker": attacker, "second": _, **rest}:
                if attacker is not None:
                    yield {**NOT_YET, "seat": attacker["seat"], "unit": attacker}
                yield {"type": "choose_exile", **rest}
            case _:
                yield decision


def _is_through_a_portal(here: list[int], cell: list[int], readings: Mapping[str, str]) -> bool:
    """A step that does not lead to a neighbour; around the centre, R-21 says what that is."""
    across, along = abs(here[0] - cell[0]), abs(here[1] - cell[1])
    if here == [0, 0] and readings.get("R-21") == "all_eight":
        return max(across, along) > 1
    return across + along > 1


NOT_YET: Final[Json] = {"type": "choose_exile", "ousted_from": None, "chain": [], "exempt": []}
"""How an attacker waited that had to choose its slot next."""


def digest(state: Json) -> str:
    """The fingerprint of a position of the form 1.0.0."""
    document = {**state, "format": "lum42-state", "version": 1}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
