"""Lumens: the rules as numbered clauses, and the reference engine that executes them.

>>> import lumens_ref as lumens
>>> state = lumens.new_game(players=2)
>>> lumens.chances(state)[0]
(Draw(kind=<Kind.ONE_SIX: (1, 6)>), 8)
>>> state = lumens.begin(state, lumens.Deal.by_lot(state.terms.seats, seed=7)).state
>>> lumens.decision(state)
ChooseFace(seat=<Seat.YELLOW: 'yellow'>)
>>> step = lumens.play(state, lumens.legal_actions(state)[0])
>>> [type(event).__name__ for event in step.events]
['FaceChosen']
"""

from typing import TYPE_CHECKING

from lumens_ref.version import __version__ as __version__  # a public name
from rulespec.showing import show_with

if TYPE_CHECKING:
    from lumens_ref.public import *  # noqa: F403  # pyright: ignore[reportWildcardImportFromLibrary]


def __getattr__(name: str) -> object:
    """Load the engine only when it is used: reading a clause should not wait for it."""
    import lumens_ref.public as public  # noqa: PLC0415, PLR0402  # not by name: that would ask here again

    if name not in (*public.__all__, "__all__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(public, name)
    globals()[name] = found
    return found


def _picture(thing: object) -> str | None:
    """A thing drawn for a notebook; drawing is loaded when the first one is shown."""
    from lumens_ref.drawing.notebook import picture  # noqa: PLC0415

    return picture(thing)


def _page(thing: object) -> str | None:
    """A thing told for a notebook, perhaps with its picture."""
    from lumens_ref.game import GAME  # noqa: PLC0415
    from rulespec.notebook import page  # noqa: PLC0415

    return page(GAME, thing)


show_with(__name__, _picture, _page)


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    import lumens_ref.public as public  # noqa: PLC0415, PLR0402  # not by name: that would ask here again

    return sorted([*globals(), *public.__all__])
