"""Reading what a command is given: text, a file or standard input; card, one line, record or JSON."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import attrs
import click

from lum42_ref import codec, notation
from lum42_ref.engine import opening, validate
from lum42_ref.model.record import GameRecord
from lum42_ref.model.table import Layout, State
from lum42_ref.rulings import Rulings
from rulespec.errors import FormatError

LARGEST_INPUT = 512 * 1024

reading_option = click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="R-23=READING",
    help="Use another reading of a ruling; may be given several times.",
)


def read_source(source: str) -> str:
    """The text of a file, of standard input (-), or the argument itself."""
    if source == "-":
        text = sys.stdin.read(LARGEST_INPUT + 1)
    elif _is_file(source):
        text = _read_file(Path(source))
    else:
        text = source
        if re.fullmatch(r"[\w./\\-]+\.(card|json|txt|record|lum42)", source):
            raise FormatError(source, "no such file")
    if len(text) > LARGEST_INPUT:
        raise FormatError(source[:40], f"expected at most {LARGEST_INPUT} characters")
    return text


def read_thing(text: str) -> State | GameRecord | Layout:
    """A position, a game or a layout, told apart by its content."""
    stripped = text.lstrip()
    if stripped.startswith("{"):
        return _read_json(stripped)
    if stripped.startswith("lum42-record"):
        return notation.read_record(stripped)
    if "~" in stripped and re.fullmatch(r"[A-Za-z0-9._~-]+\s*", stripped):
        return notation.read_one_line(stripped)
    return notation.read_card(text)


def read_position(text: str, at: int | None = None, readings: Iterable[str] = ()) -> State:
    """A position; of a game the one after so many actions, by default the last."""
    thing = read_thing(text)
    if isinstance(thing, GameRecord):
        thing = _position_of(thing, at)
    elif isinstance(thing, Layout):
        thing = opening(thing).state
    return with_readings(thing, readings)


def with_readings(state: State, readings: Iterable[str]) -> State:
    """The same position under other readings."""
    rulings: Rulings = state.terms.rulings
    for word in readings:
        ruling, equals, reading = word.partition("=")
        if not equals:
            raise FormatError(f"--reading {word}", "expected RULING=READING, such as R-23=ship_plus_piece")
        rulings = rulings.with_reading(ruling, reading)
    if rulings == state.terms.rulings:
        return state
    changed = attrs.evolve(state, terms=attrs.evolve(state.terms, rulings=rulings))
    validate(changed)
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


def _read_json(text: str) -> State | GameRecord | Layout:
    """The reader goes by the name of the format; what else the text holds is the codec's to judge."""
    named = re.search(r'"format"\s*:\s*"(lum42-[a-z]+)"', text)
    match named and named[1]:
        case "lum42-record":
            return codec.decode_record(text)
        case "lum42-layout":
            return codec.decode_layout(text)
        case _:
            return codec.decode_state(text)


def _position_of(record: GameRecord, at: int | None) -> State:
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise FormatError(f"--at {at}", f"the record has {last} actions: expected 0 to {last}")
    for number, step in enumerate(notation.replay(record)):
        if number == (last if at is None else at):
            return step.state
    raise AssertionError("a record has a position after each of its actions")
