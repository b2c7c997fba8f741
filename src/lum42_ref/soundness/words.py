"""Things as people call them, for the faults that people read."""

import enum
from collections.abc import Iterable


def is_one_of(value: object, words: type[enum.Enum]) -> bool:
    """The value is a member of that enum, whatever its type claims.

    Design:
        Layouts and positions may come from code without types.
    """
    return isinstance(value, words)


def name(thing: object) -> str:
    """A thing as people call it; what is no thing of the game as it is.

    Design:
        Faults are read by people.
    """
    return thing.name.lower() if isinstance(thing, enum.Enum) else repr(thing)


def names(things: Iterable[object]) -> str:
    """Several things as people call them.

    Design:
        Faults say what was expected.
    """
    return ", ".join(map(name, things))
