"""Mappings that never change: parts of a position, which is frozen all the way down."""

from collections.abc import Mapping
from typing import NoReturn, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class FrozenMap(dict[Key, Value]):
    """A dictionary that keeps its order and refuses to change; it has a hash.

    Design:
        A ``dict`` inside, because positions look things up all the time, and in the order in which they were
        laid, which hashed maps of libraries do not keep.
    """

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # a dict has none
        """Equal mappings have equal hashes, whatever their order."""
        return hash(frozenset(self.items()))

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a position never changes: play an action to get another one")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse  # pyright: ignore[reportAssignmentType]

    def __reduce__(self) -> tuple[type, tuple[dict[Key, Value]]]:
        """Copied and pickled as a whole: there is no filling in afterwards."""
        return FrozenMap, (dict(self),)


def sealed(mapping: Mapping[Key, Value]) -> FrozenMap[Key, Value]:
    """A mapping that cannot change any more."""
    return mapping if isinstance(mapping, FrozenMap) else FrozenMap(mapping)
