"""Things of a game in notebooks: a game says how its own are shown, and nothing is loaded before one is."""

from collections.abc import Callable, Iterable
from typing import Any, Final

Shower = Callable[[object], str | None]
"""A thing as SVG, or as HTML; None for what is none of the game's, or is not shown in this way."""

_DRAWERS: Final[dict[str, Shower]] = {}
_TELLERS: Final[dict[str, Shower]] = {}


def nothing(_thing: object) -> None:
    """Of a game that shows nothing in this way."""
    return


def show_with(package: str, draw: Shower, tell: Shower = nothing) -> None:
    """Draw, and tell in HTML, what belongs to a package with these functions.

    Design:
        By package and not by class: whoever imports a game gets pictures, and no class has to be loaded.
    """
    _DRAWERS[package] = draw
    _TELLERS[package] = tell


class Shown:
    """What shows itself in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        """A picture; None where its game draws none."""
        return picture_of(self)

    def _repr_html_(self) -> str | None:
        """Words, perhaps with a picture; None where its game tells none."""
        return page_of(self)


class ShownByParts(Shown):
    """What shows itself in a notebook and belongs to no game but by what it is made of."""

    __slots__ = ()

    def shown_as(self) -> Iterable[Any]:
        """What it is made of, of which the first that belongs to a game counts."""
        raise NotImplementedError


def picture_of(thing: object) -> str | None:
    """A thing as SVG, drawn by the game it belongs to; None where no game draws it."""
    return _shown(_DRAWERS, thing)


def page_of(thing: object) -> str | None:
    """A thing as HTML, told by the game it belongs to; None where no game tells it."""
    return _shown(_TELLERS, thing)


def _shown(showers: dict[str, Shower], thing: object) -> str | None:
    parts = thing.shown_as() if isinstance(thing, ShownByParts) else (thing,)
    for part in parts:
        for kind in type(part).__mro__:
            for package, show in showers.items():
                if f"{kind.__module__}.".startswith(f"{package}."):
                    return show(thing)
    return None
