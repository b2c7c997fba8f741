"""Positions and games in files: saved as text or as JSON, and loaded whatever they are."""

import re
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import attrs

from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError
from rulespec.files import read_file, write_file
from rulespec.game import Game
from rulespec.language import Bilingual

Thing = AnyState | GameRecord[Any, Any] | Layout[Any]
"""What a text can state: a position, a game, or how one begins."""

NO_RECORD: Final = Bilingual("expected a game record", "attendu : le relevé d'une partie")


@attrs.frozen
class Recognised:
    """What a text states, and what was put right in it."""

    thing: Thing
    notes: tuple[Bilingual, ...] = ()


def recognised(game: Game, text: str, readings: Iterable[tuple[str, str]] = ()) -> Recognised:
    """A position, a game or a layout, told apart by its content; positions are judged under readings."""
    stripped = text.lstrip()
    if stripped.startswith("{"):
        return Recognised(_read_json(game, stripped, readings))
    if stripped.startswith(f"{game.book.name}-record"):
        return Recognised(game.notation.read_record(text))
    is_one_line = "~" in stripped and re.fullmatch(r"[A-Za-z0-9._~-]+\s*", stripped)
    card = game.notation.cards.one_line.read(stripped) if is_one_line else text
    noted = game.notation.read_noted_card(card, readings)
    return Recognised(noted.state, noted.notes)


def save(game: Game, thing: Thing, path: Path) -> None:
    """Write a position or a game to a file: as JSON if its name ends so, otherwise as a card or a record."""
    if path.suffix == ".json" or isinstance(thing, Layout):
        text = game.codec.encode(thing) + "\n"
    elif isinstance(thing, GameRecord):
        text = game.notation.write_record(thing)
    else:
        text = game.notation.write_card(thing)
    write_file(path, text)


def load(game: Game, path: Path) -> AnyState:
    """The position in a file; of a game its last, of a layout the first."""
    thing = recognised(game, read_file(path)).thing
    if isinstance(thing, GameRecord):
        return position_of(game, thing)
    if isinstance(thing, Layout):
        opened: AnyState = game.engine.opening(thing).state
        return opened
    return thing


def load_record(game: Game, path: Path) -> GameRecord[Any, Any]:
    """The game in a file."""
    thing = recognised(game, read_file(path)).thing
    if not isinstance(thing, GameRecord):
        raise FormatError(str(path), NO_RECORD)
    return thing


def position_of(game: Game, record: GameRecord[Any, Any], at: int | None = None) -> AnyState:
    """The position of a game after so many actions, by default the last."""
    steps = game.notation.replay(record)
    state: AnyState = next(islice(steps, len(record.actions) if at is None else at, None)).state
    return state


def under(game: Game, state: AnyState, readings: Iterable[tuple[str, str]]) -> AnyState:
    """The same position under other readings, judged under them."""
    rulings = state.terms.rulings
    for ruling, reading in readings:
        rulings = rulings.with_reading(ruling, reading)
    changed: AnyState = game.engine.under(state, rulings)
    game.engine.validate(changed)
    return changed


def _read_json(game: Game, text: str, readings: Iterable[tuple[str, str]]) -> Thing:
    """The reader goes by the name of the format; what else the text holds is the codec's to judge."""
    named = re.search(r'"format"\s*:\s*"([a-z0-9]+-[a-z]+)"', text)
    word = named[1].rpartition("-")[2] if named else ""
    thing: Thing
    if word == "record":
        thing = game.codec.decode_record(text)
    elif word == "layout":
        thing = game.codec.decode_layout(text)
    else:
        thing = under(game, game.codec.state.read(text), readings)
    return thing
