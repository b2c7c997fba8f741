"""From bytes to a tree of JSON values: bounded, and strict where JSON itself is lax."""

import itertools
import json
import re
from typing import Final

import orjson

from rulespec.codec.forms import DEEPEST_NESTING, LARGEST_DOCUMENT
from rulespec.codec.misfit import Misfit

NOT_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")
STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)


def parse(text: str | bytes) -> object:
    """The tree that a text stands for; Misfit if it is too large, nested too deeply, or no strict JSON."""
    raw = _bytes(text)
    if len(raw) > LARGEST_DOCUMENT:
        raise Misfit(f"expected at most {LARGEST_DOCUMENT} bytes, found {len(raw)}")
    _refuse_deep_nesting(raw)
    try:
        tree: object = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Misfit(f"expected JSON, found a mistake at {place}: {error.msg}") from None
    if _may_repeat_keys(raw, tree):
        _refuse_repeated_keys(
            json.loads(raw.decode(), object_pairs_hook=_Members, parse_int=str, parse_float=str)
        )
    return tree


def _bytes(text: str | bytes) -> bytes:
    if isinstance(text, bytes):
        return text
    if len(text) > LARGEST_DOCUMENT:
        raise Misfit(f"expected at most {LARGEST_DOCUMENT} bytes, found more")
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise Misfit(f"expected Unicode text, found a lone surrogate at character {error.start}") from None


def _refuse_deep_nesting(raw: bytes) -> None:
    """Nothing remains if innermost pairs of brackets are taken away often enough."""
    brackets = raw.translate(None, NOT_BRACKETS)
    for _ in range(DEEPEST_NESTING):
        if not brackets:
            return
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    if brackets and _depth(raw) > DEEPEST_NESTING:
        raise Misfit(f"expected at most {DEEPEST_NESTING} levels of nesting, found more")


def _depth(raw: bytes) -> int:
    """How deeply brackets are nested, those in strings aside."""
    brackets = STRING.sub(b"", raw).translate(None, NOT_BRACKETS)
    return max(itertools.accumulate((1 if bracket in b"[{" else -1 for bracket in brackets), initial=0))


def _may_repeat_keys(raw: bytes, tree: object) -> bool:
    """Fewer keys in the tree than in the text; counted by their colons, which an escape could hide."""
    again = orjson.dumps(tree)
    return raw != again and (b"\\" in raw or raw.count(b":") != again.count(b":"))


class _Members(list[tuple[str, object]]):
    """The members of an object, repeated keys and all."""


def _refuse_repeated_keys(tree: object) -> None:
    if isinstance(tree, _Members):
        seen: set[str] = set()
        for key, value in tree:
            if key in seen:
                raise Misfit("expected each key once, found it twice").within(key)
            seen.add(key)
            _look_within(key, value)
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            _look_within(index, value)


def _look_within(step: str | int, value: object) -> None:
    try:
        _refuse_repeated_keys(value)
    except Misfit as misfit:
        raise misfit.within(step) from None
