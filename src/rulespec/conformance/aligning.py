"""Two lists side by side: which item of one answers to which of the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Final

from rulespec.codec.border import Json

MOST_ALIGNED: Final = 1_000
"""Items of a list; longer ones are compared place by place."""
TYPE: Final = "type"
"""The key under which objects say what they are."""

Pair = tuple[int | None, int | None]
"""The places of an item in the one and the other list; none where it stands in one of them only."""


def type_of(value: Json) -> str | None:
    """What an object says it is, if it is one and says so."""
    word = value.get(TYPE) if isinstance(value, Mapping) else None
    return word if isinstance(word, str) else None


def aligned(expected: Sequence[Json], found: Sequence[Json], sign: Callable[[Json], bytes]) -> Iterator[Pair]:
    """Every item of both lists, once: with what stands for it in the other list, or alone.

    Lists of the same length are compared place by place, unless their items say what they are: an item left
    out or put in between shifts the others and makes none of them wrong.
    """
    if not _is_worth_it(expected, found):
        yield from zip_longest(range(len(expected)), range(len(found)))
        return
    matcher = SequenceMatcher(None, [*map(sign, expected)], [*map(sign, found)], autojunk=False)
    for tag, start, end, there, there_end in matcher.get_opcodes():
        ours, theirs = range(start, end), range(there, there_end)
        if tag == "equal":
            yield from zip(ours, theirs, strict=True)
        else:
            yield from _paired_by_type(expected, found, ours, theirs)


def _is_worth_it(expected: Sequence[Json], found: Sequence[Json]) -> bool:
    if max(len(expected), len(found)) > MOST_ALIGNED:
        return False
    return len(expected) != len(found) or any(type_of(item) for item in (*expected, *found))


def _paired_by_type(
    expected: Sequence[Json], found: Sequence[Json], ours: range, theirs: range
) -> Iterator[Pair]:
    """Items that differ, paired if they say they are the same thing."""
    signs = [type_of(expected[place]) for place in ours], [type_of(found[place]) for place in theirs]
    matcher = SequenceMatcher(None, *signs, autojunk=False)
    for tag, start, end, there, there_end in matcher.get_opcodes():
        if tag == "equal":
            yield from zip(ours[start:end], theirs[there:there_end], strict=True)
        else:
            yield from ((place, None) for place in ours[start:end])
            yield from ((None, place) for place in theirs[there:there_end])
