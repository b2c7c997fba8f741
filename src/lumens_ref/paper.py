"""Positions, actions and games as text, as pictures and in files; what that needs is loaded at need.

>>> import lumens_ref as lumens
>>> state = lumens.read_card("1,9 Y3; hand yellow 3/4; hand green 1/6")
>>> lumens.explain(state, lumens.read_action("place 4,9 3")).allowed
True
>>> lumens.read_action("placer 4,9 3") == lumens.read_action("place 4,9 3")
True
"""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from lumens_ref.model.table import Layout, State
from lumens_ref.rulings import Rulings
from rulespec.engine import Action, GameRecord, Step
from rulespec.language import Language

if TYPE_CHECKING:
    from lumens_ref.notation import Line

Record = GameRecord[Layout, Rulings]


def read_card(text: str) -> State:
    """The position that a card describes, in English or in French."""
    from lumens_ref import notation  # noqa: PLC0415

    return notation.read_card(text)


def write_card(state: State) -> str:
    """A card that reads back as this very position."""
    from lumens_ref import notation  # noqa: PLC0415

    return notation.write_card(state)


def read_action(text: str) -> Action:
    """An action such as ``place 4,9 3``, ``start 1`` or ``piocher 2/5``."""
    from lumens_ref import notation  # noqa: PLC0415

    return notation.read_action(text)


def write_action(action: Action) -> str:
    """An action as text."""
    from lumens_ref import notation  # noqa: PLC0415

    return notation.write_action(action)


def read_line(text: str, state: State | None = None) -> "Line":
    """A line of play, such as ``yellow: place 4,9 3``: who decides, if that is said, and actions."""
    from lumens_ref import notation  # noqa: PLC0415

    return notation.read_line(text, state)


def record(layout: Layout, actions: Iterable[Action], rulings: Rulings | None = None) -> Record:
    """A game from its layout and its actions, to be saved or played again."""
    from lumens_ref.version import __version__  # noqa: PLC0415

    return GameRecord(__version__, rulings or Rulings(), layout, tuple(actions))


def replay(game: Record) -> Iterator[Step[State]]:
    """Every position of a game with the events that led to it, the opening first."""
    from lumens_ref import notation  # noqa: PLC0415

    return notation.replay(game)


def draw(state: State, *, before: State | None = None, language: Language = Language.EN) -> str:
    """A position as SVG; with ``before``, that position at its side."""
    from lumens_ref import drawing  # noqa: PLC0415

    return drawing.draw(state, before=before, language=language)


def save(thing: State | Record | Layout, path: str | PathLike[str]) -> None:
    """Write a position or a game to a file: as JSON if it ends in .json, otherwise as a card or a record."""
    from lumens_ref.game import GAME  # noqa: PLC0415
    from rulespec import saving  # noqa: PLC0415

    saving.save(GAME, thing, Path(path))


def load(path: str | PathLike[str]) -> State:
    """The position in a file, whatever its form; of a game its last position."""
    from lumens_ref.game import GAME  # noqa: PLC0415
    from rulespec import saving  # noqa: PLC0415

    state = saving.load(GAME, Path(path))
    assert isinstance(state, State), "the game reads its own positions"
    return state


def load_record(path: str | PathLike[str]) -> Record:
    """The game in a file, record or JSON."""
    from lumens_ref.game import GAME  # noqa: PLC0415
    from rulespec import saving  # noqa: PLC0415

    return saving.load_record(GAME, Path(path))
