"""Changes: the parts in which one state, as it is written, differs from another; found, and carried out."""

from collections.abc import Iterable, Iterator
from typing import Any

from rulespec.codec.border import dumps, loads
from rulespec.codec.misfit import under
from rulespec.vectors.vector import Change, Text, WrittenPart

Tree = Any
"""A JSON value, looked at as it comes."""


def changes(was: Tree, now: Tree, path: str = "") -> Iterator[Change]:
    """The parts in which two JSON values differ, as small as possible."""
    if was == now:
        return
    if isinstance(was, dict) and isinstance(now, dict) and was.keys() == now.keys():
        for key in was:
            yield from changes(was[key], now[key], under(path, key))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for index, (before, after) in enumerate(zip(was, now, strict=True)):
            yield from changes(before, after, under(path, index))
    else:
        yield Change(Text(path), WrittenPart(was), WrittenPart(now))


def changed(state: Tree, carried_out: Iterable[Change]) -> Tree:
    """A state with changes carried out on it."""
    whole: Tree = loads(dumps(state))
    for change in carried_out:
        *steps, last = change.path.split("/")[1:]
        part = whole
        for step in steps:
            part = part[_key(part, step)]
        part[_key(part, last)] = change.now
    return whole


def _key(part: Tree, step: str) -> str | int:
    """An index of a list, a key of an object (RFC 6901)."""
    return int(step) if isinstance(part, list) else step.replace("~1", "/").replace("~0", "~")
