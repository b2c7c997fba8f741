"""Reading what a command is given: text, a file or standard input; card, one line, record or JSON."""

import re
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import click

from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError
from rulespec.game import Game
from rulespec.language import Bilingual

LARGEST_INPUT = 512 * 1024

Thing = AnyState | GameRecord[Any, Any] | Layout[Any]
"""What a command can be given."""

NO_GAME = Bilingual(
    "only a game record has several positions", "seule une partie notée a plusieurs positions"
)

reading_option = click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="RULING=READING",
    help="Use another reading of a ruling; may be given several times.",
)
at_option = click.option("--at", type=int, help="Of a game record: the position after so many actions.")


def read_source(source: str) -> str:
    """The text of a file, of standard input (-), or the argument itself."""
    if source == "-":
        text = sys.stdin.read(LARGEST_INPUT + 1)
    elif _is_file(source):
        text = _read_file(Path(source))
    else:
        text = source
        if re.fullmatch(r"[\w./\\-]+\.(card|json|txt|record)", source):
            raise FormatError(source, "no such file")
    if len(text) > LARGEST_INPUT:
        raise FormatError(source[:40], f"expected at most {LARGEST_INPUT} characters")
    return text


def read_thing(game: Game, text: str) -> Thing:
    """A position, a game or a layout, told apart by its content."""
    stripped = text.lstrip()
    thing: Thing
    if stripped.startswith("{"):
        thing = _read_json(game, stripped)
    elif stripped.startswith(f"{game.book.name}-record"):
        thing = game.notation.read_record(stripped)
    elif "~" in stripped and re.fullmatch(r"[A-Za-z0-9._~-]+\s*", stripped):
        thing = game.notation.read_one_line(stripped)
    else:
        thing = game.notation.read_card(text)
    return thing


def read_position(game: Game, text: str, at: int | None = None, readings: Iterable[str] = ()) -> AnyState:
    """A position; of a game the one after so many actions, by default the last."""
    thing = read_thing(game, text)
    if isinstance(thing, GameRecord):
        thing = _position_of(game, thing, at)
    elif at is not None:
        raise FormatError(f"--at {at}", NO_GAME)
    elif isinstance(thing, Layout):
        thing = game.engine.opening(thing).state
    return with_readings(game, thing, readings)


def with_readings(game: Game, state: AnyState, readings: Iterable[str]) -> AnyState:
    """The same position under other readings."""
    rulings = state.terms.rulings
    for word in readings:
        ruling, equals, reading = word.partition("=")
        if not equals:
            expected = f"expected RULING=READING, such as {game.notation.example.replace(' ', '=')}"
            raise FormatError(f"--reading {word}", expected)
        rulings = rulings.with_reading(ruling, reading)
    if rulings == state.terms.rulings:
        return state
    changed: AnyState = game.engine.under(state, rulings)
    game.engine.validate(changed)
    return changed


def _is_file(source: str) -> bool:
    try:
        return "\n" not in source and Path(source).is_file()
    except (OSError, ValueError):  # no name that a file could have
        return False


def _read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(str(path), f"cannot be read: {error}") from None


def _read_json(game: Game, text: str) -> Thing:
    """The reader goes by the name of the format; what else the text holds is the codec's to judge."""
    named = re.search(r'"format"\s*:\s*"([a-z0-9]+-[a-z]+)"', text)
    word = named[1].rpartition("-")[2] if named else ""
    thing: Thing
    if word == "record":
        thing = game.codec.decode_record(text)
    elif word == "layout":
        thing = game.codec.decode_layout(text)
    else:
        thing = game.codec.decode_state(text)
    return thing


def _position_of(game: Game, record: GameRecord[Any, Any], at: int | None) -> AnyState:
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise FormatError(f"--at {at}", f"the record has {last} actions: expected 0 to {last}")
    steps = game.notation.replay(record)
    state: AnyState = next(islice(steps, last if at is None else at, None)).state
    return state
