"""Both ways over the border, orjson and the standard library: the same trees, bytes and refusals."""

import enum
import json
import re
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulespec.codec import border, portable
from rulespec.codec.border import Json, JSONDecodeError

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src"
LETTERS = 'aZ09 "\\/\b\n\t\x00\x1f\x7f\u00e9\u00df\u2028\ud7ff\ue000\uffff\U0001f600\U0010ffff{}[]:,'
WHOLES = st.integers(portable.SMALLEST_WHOLE, portable.LARGEST_WHOLE)
TREES = st.recursive(
    st.none() | st.booleans() | WHOLES | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=30,
)


def random_tree(chance: Random, depth: int = 0) -> Json:
    """Anything that JSON has, words of many alphabets and numbers of every size."""
    kind = chance.randrange(6 if depth > 4 else 9)
    size = chance.randrange(5)
    makers: list[Callable[[], Json]] = [
        lambda: None,
        lambda: chance.random() < 0.5,
        lambda: chance.randint(-1_000, 1_000),
        lambda: chance.randint(portable.SMALLEST_WHOLE, portable.LARGEST_WHOLE),
        lambda: random_fraction(chance),
        lambda: random_word(chance),
        lambda: [random_tree(chance, depth + 1) for _ in range(size)],
        lambda: {random_word(chance): random_tree(chance, depth + 1) for _ in range(size)},
        lambda: tuple(random_tree(chance, depth + 1) for _ in range(size)),
    ]
    return makers[kind]()


def random_word(chance: Random) -> str:
    return "".join(chance.choices(LETTERS, k=chance.randrange(8)))


def random_fraction(chance: Random) -> float:
    if chance.random() < 0.5:
        return chance.uniform(-1, 1) * 10.0 ** chance.randint(-8, 20)
    (number,) = struct.unpack("<d", chance.randbytes(8))
    return float(number)


def told(read: Callable[[bytes], Json], raw: bytes) -> tuple[str, object]:
    """What was read, or in which line it was refused."""
    try:
        return "read", repr(read(raw))
    except JSONDecodeError as error:
        return "refused", error.lineno


def refusal(write: Callable[[Json], bytes], tree: Json) -> type[Exception] | None:
    try:
        write(tree)
    except Exception as error:  # noqa: BLE001  which one it is, is the question
        return type(error)
    return None


def test_here_the_border_is_orjson() -> None:
    assert border.dumps({"b": 1, "a": [None, 0.00001]}) == b'{"b":1,"a":[null,0.00001]}'
    assert border.canonical({"b": 1, "a": "é"}) == '{"a":"é","b":1}'.encode()
    assert border.loads is not portable.loads


def test_thousands_of_trees_have_the_same_bytes() -> None:
    chance = Random(42)
    for _ in range(5_000):
        tree = random_tree(chance)
        compact, canonical = portable.dumps(tree), portable.canonical(tree)
        assert compact == orjson.dumps(tree)
        assert canonical == orjson.dumps(tree, option=orjson.OPT_SORT_KEYS)
        assert repr(portable.loads(compact)) == repr(orjson.loads(compact))


@given(TREES)
def test_any_tree_has_the_same_bytes(tree: Json) -> None:
    assert portable.dumps(tree) == orjson.dumps(tree)
    assert portable.canonical(tree) == orjson.dumps(tree, option=orjson.OPT_SORT_KEYS)


def test_fractions_are_laid_out_alike() -> None:
    chance = Random(43)
    powers = [
        sign * digits * 10.0**power for sign in (1, -1) for digits in (1, 1.5) for power in range(-30, 30)
    ]
    for number in (*powers, 0.0, -0.0, 5e-324, *(random_fraction(chance) for _ in range(20_000))):
        assert portable.dumps(number) == orjson.dumps(number)


def published() -> list[bytes]:
    """Texts of the size and kind that come: some files of vectors of every rulebook."""
    return [path.read_bytes() for path in sorted((ROOT / "vectors").glob("*/*/*.json"))[::8]]


def test_vectors_have_the_same_bytes() -> None:
    assert published()
    for text in published():
        tree = portable.loads(text)
        assert tree == orjson.loads(text)
        assert portable.dumps(tree) == orjson.dumps(tree)
        assert portable.canonical(tree) == orjson.dumps(tree, option=orjson.OPT_SORT_KEYS)


def damaged(texts: list[bytes], chance: Random) -> Iterator[bytes]:
    for _ in range(5_000):
        raw = bytearray(chance.choice(texts))
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(raw) + 1)
            put = chance.choice(
                (b"", b'"', b"\\", b"\\u", b"d8", b"[", b"}", b":", b",", b"1e999", b"NaN", b"-", b"0")
            )
            raw[at : at + chance.choice((0, 1, 2))] = put
        yield bytes(raw)


def test_damaged_texts_are_read_alike_or_refused_alike() -> None:
    chance = Random(44)
    texts = [json.dumps(random_tree(chance), ensure_ascii=chance.random() < 0.5).encode() for _ in range(500)]
    answers = set()
    for raw in damaged([text for text in texts if b"NaN" not in text and b"Infinity" not in text], chance):
        ours = told(portable.loads, raw)
        assert ours == told(orjson.loads, raw), raw
        answers.add(ours[0])
    assert answers == {"read", "refused"}


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (b"", (1, 1)),
        (b"{", (1, 2)),
        (b"[1,\n NaN]", (2, 2)),
        (b'["NaN", NaN]', (1, 9)),
        (b'["1e400", 1e400]', (1, 11)),
        (b"[" + b"9" * 400 + b"]", (1, 2)),
        (b'"\\ud800"', (1, 2)),
        (b'"\\\\ud800\\uDC00"', (1, 9)),
        (b'"\\ud800\\u0041"', (1, 2)),
        (b'"\xff"', (1, 1)),
        (b"\xef\xbb\xbf{}", (1, 1)),
        (b'"\n"', (1, 2)),
        (b"{} {}", (1, 4)),
    ],
)
def test_mistakes_are_found_at_the_same_place(raw: bytes, place: tuple[int, int]) -> None:
    for loads in (border.loads, portable.loads):
        with pytest.raises(JSONDecodeError) as caught:
            loads(raw)
        assert (caught.value.lineno, caught.value.colno) == place


@pytest.mark.parametrize(
    ("raw", "tree"),
    [
        (b"-0", 0),
        (b"18446744073709551615", 2**64 - 1),
        (b"18446744073709551616", 18446744073709551616.0),
        (b"-9223372036854775809", -9223372036854775808.0),
        (b"1" + b"0" * 30, 1e30),
        (b"1E2", 100.0),
        (rb'"\ud83d\ude00\\ud800"', "😀\\ud800"),
        (b'{"a":1,"a":2}', {"a": 2}),
    ],
)
def test_what_looks_odd_is_read_alike(raw: bytes, tree: Json) -> None:
    for loads in (border.loads, portable.loads):
        assert repr(loads(raw)) == repr(tree)


class Word(enum.StrEnum):
    """A string of a class of its own."""

    NORTH = "north"


NOT_WRITTEN: list[object] = [
    2**64,
    -(2**63) - 1,
    "\ud800",
    {"\udfff": 1},
    {1: 2},
    {None: 1},
    {Word.NORTH: 1},
    set(),
    NotImplemented,
]


@pytest.mark.parametrize("tree", NOT_WRITTEN, ids=ascii)
def test_what_has_no_json_is_not_written(tree: Json) -> None:
    for write in (border.dumps, border.canonical, portable.dumps, portable.canonical):
        assert refusal(write, [tree]) is TypeError


def test_a_string_of_a_class_of_its_own_is_a_string() -> None:
    for write in (border.dumps, portable.dumps):
        assert write([Word.NORTH, float("nan"), float("-inf")]) == b'["north",null,null]'


def test_for_people_a_value_stands_on_a_line_of_its_own_and_keeps_its_accents() -> None:
    assert border.pretty({"é": [1], "b": {}}) == '{\n  "é": [\n    1\n  ],\n  "b": {}\n}'
    assert border.pretty([1], indent=1) == "[\n 1\n]"
    assert border.escaped("é\x1b") == r'"\u00e9\u001b"'


def test_without_orjson_the_standard_library_steps_in() -> None:
    code = """
import sys
sys.modules["orjson"] = None
from rulespec.codec import border, portable
from rulespec.codec.tree import Bounds, parse
assert border.loads is portable.loads
tree = parse(sys.stdin.buffer.read(), Bounds(10_000_000, 32))
sys.stdout.buffer.write(border.dumps(tree) + border.canonical(tree))
"""
    text = published()[0]
    run = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True, check=True)
    tree = border.loads(text)
    assert run.stdout == border.dumps(tree) + border.canonical(tree)


def test_nothing_else_imports_a_json_library() -> None:
    """But for the texts of the rulebook, which stand below the codec."""
    importing = re.compile(r"^\s*(?:import|from) (?:json|orjson)\b", re.MULTILINE)
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if importing.search(path.read_text(encoding="utf-8"))
    }
    assert found - {"rulespec/text/lock.py", "rulespec/text/citations.py"} == {
        "rulespec/codec/border.py",
        "rulespec/codec/portable.py",
    }
