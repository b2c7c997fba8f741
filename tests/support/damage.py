"""Things as code without types might make them."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import attrs

Thing = TypeVar("Thing")

CHANGED: Final[Callable[..., Any]] = attrs.evolve
"""The same function without the types that would forbid the damage."""


def damaged(thing: Thing, **parts: object) -> Thing:
    """A copy with these parts, whatever their type; legal actions listed before are forgotten."""
    copy: Thing = CHANGED(thing, **parts)
    return copy
