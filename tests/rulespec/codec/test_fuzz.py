"""Whatever is fed to the readers, only our own errors come out; and what is read can be written again."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lum42_ref import codec
from lum42_ref.codec import CODEC, Value
from rulespec.errors import RulesError
from tests.rulespec.codec.samples import games, observed, tree

Reader = Callable[[str | bytes], Value]

READERS: dict[str, Reader] = {
    "state": codec.decode_state,
    "layout": codec.decode_layout,
    "action": codec.decode_action,
    "event": codec.decode_event,
    "verdict": codec.decode_verdict,
    "record": codec.decode_record,
    "observation": codec.decode_observation,
    "outcome": codec.decode_outcome,
}
each_reader = pytest.mark.parametrize("name", READERS)

ODDITIES: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    1,
    3.7,
    10**6 + 1,
    10**30,
    "",
    "white",
    "blue",
    "unit",
    "\ud800",
    "[{:\\",
    [],
    [0, 1],
    [[]],
    {},
    {"type": "unit"},
    {"seat": "gold", "kind": "basic"},
)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def samples(name: str) -> list[Value]:
    game = games()[5]
    gathered: dict[str, list[Value]] = {
        "state": [game.states[1], game.states[len(game.states) // 2], game.states[-1]],
        "layout": [game.opening.layout()],
        "action": list(game.actions[:40]),
        "event": [event for verdict in game.verdicts[:40] for event in verdict.events],
        "verdict": [*game.verdicts[:10], *[verdict for verdict in game.verdicts if verdict.reasons][:5]],
        "record": [game.record],
        "observation": [observed(game.states[1]), observed(game.states[-1])],
        "outcome": [game.outcome],
    }
    return gathered[name]


def outcome(read: Reader, text: str | bytes) -> bool:
    """Whether it was read; what was can be written and read again, whatever was not brought our own error."""
    try:
        value = read(text)
    except RulesError as error:
        str(error).encode()
        return False
    assert read(codec.encode(value)) == value
    return True


def mutated_bytes(text: bytes, chance: Random) -> bytes:
    """A few bytes changed, left out, put in, or copied from elsewhere."""
    raw = bytearray(text)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(raw) + 1)
        end = min(len(raw), at + chance.choice((0, 1, 1, 2, 10)))
        start = chance.randrange(len(raw) + 1)
        put = chance.choice(
            (b"", chance.randbytes(1), b'"', b"{", b"]", b":", b"\\", raw[start : start + 30])
        )
        raw[at:end] = put
    return bytes(raw)


def mutated_tree(document: Any, chance: Random) -> None:
    """Something somewhere changed, left out, put in, or doubled."""
    part = document
    while inner := [each for each in parts(part) if isinstance(each, dict | list)]:
        if chance.random() < 0.3:
            break
        part = chance.choice(inner)
    oddity = copy.deepcopy(chance.choice(ODDITIES))
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    key = chance.choice([*keys, None])
    if key is not None:
        change_at(part, key, oddity, chance)
    elif isinstance(part, dict):
        part[chance.choice(("type", "seat", "x"))] = oddity
    else:
        part.append(oddity)


def parts(part: Any) -> list[Any]:
    return list(part.values() if isinstance(part, dict) else part)


def change_at(part: Any, key: str | int, oddity: object, chance: Random) -> None:
    change = chance.randrange(4)
    if change == 0:
        del part[key]
    elif change == 1 and isinstance(part, list):
        part.extend(part[-1:] * chance.choice((1, 70)))
    else:
        part[key] = oddity


@each_reader
def test_mutated_bytes_bring_only_our_own_errors(name: str) -> None:
    chance = Random(42)
    texts = [codec.encode(value).encode() for value in samples(name)]
    for _ in range(500):
        outcome(READERS[name], mutated_bytes(chance.choice(texts), chance))


@each_reader
def test_mutated_documents_bring_only_our_own_errors(name: str) -> None:
    chance = Random(43)
    documents = samples(name)
    read = 0
    for _ in range(500):
        document = tree(chance.choice(documents))
        for _ in range(chance.randint(1, 2)):
            mutated_tree(document, chance)
        read += outcome(READERS[name], json.dumps(document))
    assert read < 250


@each_reader
@given(st.binary() | st.text() | JSON_VALUES.map(json.dumps))
def test_anything_at_all_brings_only_our_own_errors(name: str, text: str | bytes) -> None:
    assert not outcome(READERS[name], text)


@each_reader
@given(st.dictionaries(st.text(max_size=8), JSON_VALUES, max_size=6))
def test_any_object_with_a_sound_head_brings_only_our_own_errors(name: str, members: dict[str, Any]) -> None:
    assert not outcome(
        READERS[name], json.dumps({**members, "format": f"lum42-{name}", "version": CODEC.version})
    )
