"""Parts that were read or written before: positions of one game share most of them.

A part is known by its JSON text when it is read, and by its identity when it is written: equality would take
true and 1.0 for 1. Only parts that never change are remembered, and only so many of them.
"""

import functools
from collections.abc import Callable
from typing import Any, Final

from rulespec.codec.border import dumps, loads
from rulespec.codec.forms import Raw, Reader

MOST: Final = 2048
"""Parts of one kind."""


def remembering_reader(read: Reader) -> Reader:
    """Read equal texts once; what does not fit is never remembered."""

    @functools.lru_cache(MOST)
    def thing_of(text: bytes) -> object:
        return read(loads(text))

    def read_or_recall(raw: Raw) -> object:
        return thing_of(dumps(raw))

    return read_or_recall


def remembering_writer(write: Callable[..., Raw]) -> Callable[..., Raw]:
    """Write the same thing at the same place once. Both are kept, so that their identity stays their own."""
    known: dict[tuple[int, int], tuple[Raw, object, object]] = {}

    def write_or_recall(thing: object, place: Any = None) -> Raw:  # noqa: ANN401  whatever it lies on
        key = id(thing), id(place)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            written = write(thing) if place is None else write(thing, place)
            found = known[key] = written, thing, place
        return found[0]

    return write_or_recall
