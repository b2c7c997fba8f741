"""Reading what a command is given: text, a file or standard input; card, one line, record or JSON."""

import re
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import click

from rulespec.cli.subject import Subject
from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError
from rulespec.game import Game
from rulespec.language import Bilingual, Language

LARGEST_INPUT = 512 * 1024

NOTE = Bilingual("Note: ", "Remarque : ")

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


def read_thing(game: Game, text: str, readings: Iterable[str] = ()) -> Thing:
    """A position, a game or a layout, told apart by its content; positions are judged under readings."""
    stripped = text.lstrip()
    chosen = _chosen(game, readings)
    thing: Thing
    if stripped.startswith("{"):
        thing = _read_json(game, stripped, chosen)
    elif stripped.startswith(f"{game.book.name}-record"):
        thing = game.notation.read_record(stripped)
    else:
        is_one_line = "~" in stripped and re.fullmatch(r"[A-Za-z0-9._~-]+\s*", stripped)
        card = game.notation.cards.one_line.read(stripped) if is_one_line else text
        noted = game.notation.read_noted_card(card, chosen)
        _tell(noted.notes)
        thing = noted.state
    return thing


def read_position(game: Game, text: str, at: int | None = None, readings: Iterable[str] = ()) -> AnyState:
    """A position; of a game the one after so many actions, by default the last."""
    words = tuple(readings)
    thing = read_thing(game, text, words)
    if isinstance(thing, GameRecord):
        return _under(game, _position_of(game, thing, at), _chosen(game, words))
    if isinstance(thing, Layout):
        opened: AnyState = game.engine.opening(
            thing, _switched(game.engine.rulings(), _chosen(game, words))
        ).state
        return opened
    return thing


def _chosen(game: Game, words: Iterable[str]) -> list[tuple[str, str]]:
    """Rulings and readings, as options name them."""
    return [_split(game, word) for word in words]


def _split(game: Game, word: str) -> tuple[str, str]:
    ruling, equals, reading = word.partition("=")
    if not equals:
        example = game.notation.example.replace(" ", "=")
        expected = Bilingual(
            f"expected RULING=READING, such as {example}",
            f"attendu : DÉCISION=LECTURE, par exemple {example}",
        )
        raise FormatError(f"--reading {word}", expected)
    return ruling, reading


def _switched(rulings: Any, readings: Iterable[tuple[str, str]]) -> Any:  # noqa: ANN401  of any game
    for ruling, reading in readings:
        rulings = rulings.with_reading(ruling, reading)
    return rulings


def _under(game: Game, state: AnyState, readings: Iterable[tuple[str, str]]) -> AnyState:
    """The same position under other readings, judged under them."""
    changed: AnyState = game.engine.under(state, _switched(state.terms.rulings, readings))
    game.engine.validate(changed)
    return changed


def _tell(notes: Iterable[Bilingual]) -> None:
    """What was put right in a card, beside the answer, in its language; once, however often it is read."""
    context = click.get_current_context(silent=True)
    subject = context and context.find_object(Subject)
    language = subject.language if subject else Language.EN
    told: set[Bilingual] = context.meta.setdefault("rulespec.notes", set()) if context else set()
    for note in notes:
        if note not in told:
            click.echo(f"{NOTE.in_language(language)}{note.in_language(language)}", err=True)
            told.add(note)


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
        thing = _under(game, game.codec.state.read(text), readings)
    return thing


def _position_of(game: Game, record: GameRecord[Any, Any], at: int | None) -> AnyState:
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise FormatError(f"--at {at}", f"the record has {last} actions: expected 0 to {last}")
    steps = game.notation.replay(record)
    state: AnyState = next(islice(steps, last if at is None else at, None)).state
    return state
