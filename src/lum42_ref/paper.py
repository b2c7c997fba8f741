"""Positions, actions and games as text, as pictures and in files; what that needs is loaded at need.

>>> import lum42_ref as lum
>>> state = lum.read_card("turn gold; N red-L m:green black.basic@P")
>>> lum.explain(state, lum.read_action("move N")).allowed
True
>>> lum.read_action("déplacer nord") == lum.read_action("move N")
True
"""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from lum42_ref.model.table import Layout, State
from lum42_ref.rulings import Rulings
from rulespec.engine import Action, GameRecord, Step
from rulespec.language import Language

if TYPE_CHECKING:
    from lum42_ref.notation import Line

Record = GameRecord[Layout, Rulings]


def read_card(text: str) -> State:
    """The position that a card describes, in English or in French."""
    from lum42_ref import notation  # noqa: PLC0415

    return notation.read_card(text)


def write_card(state: State) -> str:
    """A card that reads back as this very position."""
    from lum42_ref import notation  # noqa: PLC0415

    return notation.write_card(state)


def read_action(text: str) -> Action:
    """An action such as ``move N`` or ``déployer chef lune``."""
    from lum42_ref import notation  # noqa: PLC0415

    return notation.read_action(text)


def write_action(action: Action) -> str:
    """An action as text."""
    from lum42_ref import notation  # noqa: PLC0415

    return notation.write_action(action)


def read_line(text: str, state: State | None = None) -> "Line":
    """A line of play, such as ``gold: N > (0,2) deploy chief moon``: a seat, if any, and actions."""
    from lum42_ref import notation  # noqa: PLC0415

    return notation.read_line(text, state)


def record(layout: Layout, actions: Iterable[Action], rulings: Rulings | None = None) -> Record:
    """A game from its layout and its actions, to be saved or played again."""
    from lum42_ref.version import __version__  # noqa: PLC0415

    return GameRecord(__version__, rulings or Rulings(), layout, tuple(actions))


def replay(game: Record) -> Iterator[Step[State]]:
    """Every position of a game with the events that led to it, the opening first."""
    from lum42_ref import notation  # noqa: PLC0415

    return notation.replay(game)


def draw(state: State, *, before: State | None = None, language: Language = Language.EN) -> str:
    """A position as SVG; with ``before``, that position at its side."""
    from lum42_ref import drawing  # noqa: PLC0415

    return drawing.draw(state, before=before, language=language)


def save(thing: State | Record | Layout, path: str | PathLike[str]) -> None:
    """Write a position or a game to a file: as JSON if it ends in .json, otherwise as a card or a record."""
    from lum42_ref.game import GAME  # noqa: PLC0415
    from rulespec import saving  # noqa: PLC0415

    saving.save(GAME, thing, Path(path))


def load(path: str | PathLike[str]) -> State:
    """The position in a file, whatever its form; of a game its last position."""
    from lum42_ref.game import GAME  # noqa: PLC0415
    from rulespec import saving  # noqa: PLC0415

    state = saving.load(GAME, Path(path))
    assert isinstance(state, State), "the game reads its own positions"
    return state


def load_record(path: str | PathLike[str]) -> Record:
    """The game in a file, record or JSON."""
    from lum42_ref.game import GAME  # noqa: PLC0415
    from rulespec import saving  # noqa: PLC0415

    return saving.load_record(GAME, Path(path))
