"""Reading what a command is given: text, a file or standard input; card, one line, record or JSON."""

import re
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click

from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError, Said
from rulespec.game import Game
from rulespec.language import Bilingual

LARGEST_INPUT: Final = 512 * 1024
"""Bytes."""
STANDARD_INPUT: Final = "-"
STANDARD_INPUT_NAME: Final = Bilingual("standard input", "entrée standard")

Thing = AnyState | GameRecord[Any, Any] | Layout[Any]
"""What a command can be given."""

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
    if source == STANDARD_INPUT:
        return _decoded(STANDARD_INPUT_NAME, _from_standard_input())
    if _names_something(source):
        return _decoded(source, _from_file(Path(source)))
    if re.fullmatch(r"[\w./\\-]+\.(card|json|txt|record)", source):
        raise FormatError(source, Bilingual("no such file", "fichier introuvable"))
    if len(source) > LARGEST_INPUT:
        raise _too_large(f"{source[:40]}…")
    return source


def _names_something(source: str) -> bool:
    """Whether there is something of that name: a file, a pipe, a device, or by mistake a directory."""
    try:
        return "\n" not in source and Path(source).exists()
    except (OSError, ValueError):  # no name that a file could have
        return False


def _from_standard_input() -> bytes:
    if sys.stdin is None:
        raise FormatError(STANDARD_INPUT_NAME, Bilingual("it is closed", "elle est fermée"))
    try:
        return sys.stdin.buffer.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise _unreadable(STANDARD_INPUT_NAME, error) from None


def _from_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise _unreadable(str(path), error) from None


def _decoded(place: Said, content: bytes) -> str:
    """Text as people's editors write it: a byte-order mark at its beginning means nothing."""
    if len(content) > LARGEST_INPUT:
        raise _too_large(place)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(
            place,
            Bilingual(
                f"expected text in UTF-8; byte {error.start + 1} cannot be read",
                f"attendu : un texte en UTF-8 ; l'octet {error.start + 1} est illisible",
            ),
        ) from None


def _too_large(place: Said) -> FormatError:
    most = f"{LARGEST_INPUT // 1024} KiB"
    return FormatError(place, Bilingual(f"expected at most {most}", f"attendu : au plus {most}"))


def _unreadable(place: Said, error: OSError) -> FormatError:
    match error:
        case IsADirectoryError():
            why = Bilingual("it is a directory", "c'est un dossier")
        case PermissionError():
            why = Bilingual("no permission", "permission refusée")
        case _:
            why = Bilingual(str(error.strerror), str(error.strerror))
    return FormatError(place, Bilingual(f"cannot be read: {why.en}", f"illisible : {why.fr}"))


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
