"""Positions in notebooks: a game says how its own are drawn, and nothing is loaded before one is."""

from collections.abc import Callable
from typing import Final

Drawer = Callable[[object], str | None]
"""A position as SVG; None for what is none of the game's positions."""

_DRAWERS: Final[dict[str, Drawer]] = {}


def show_with(package: str, draw: Drawer) -> None:
    """Draw what belongs to a package with this function.

    Design:
        By package and not by class: whoever imports a game gets pictures, and no class has to be loaded.
    """
    _DRAWERS[package] = draw


def picture_of(state: object) -> str | None:
    """A position as SVG, drawn by the game it belongs to; None where no game draws it."""
    for kind in type(state).__mro__:
        for package, draw in _DRAWERS.items():
            if f"{kind.__module__}.".startswith(f"{package}."):
                return draw(state)
    return None
