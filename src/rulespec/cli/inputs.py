"""Reading what a command is given: text, a file or standard input; card, one line, record or JSON."""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

from rulespec.cli.subject import Subject
from rulespec.cli.switching import as_named, switched
from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError
from rulespec.files import LARGEST_INPUT, decoded, read_file, too_large, unreadable
from rulespec.game import Game
from rulespec.language import Bilingual, Language, listed
from rulespec.notation import RefusedInRecord
from rulespec.notation.word import on_line
from rulespec.saving import Thing, position_of, recognised, under

STANDARD_INPUT: Final = "-"
LONGEST_SHOWN: Final = 40
"""How much a message repeats of a text that it was given."""
STANDARD_INPUT_NAME: Final = Bilingual("standard input", "entrée standard")

SO_MANY_ACTIONS: Final = Bilingual(
    "the record has {last} actions: expected 0 to {last}",
    "le relevé compte {last} actions ; attendu : 0 à {last}",
)
NOTE = Bilingual("Note: ", "Remarque : ")

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
    if source == STANDARD_INPUT:
        return decoded(STANDARD_INPUT_NAME, _from_standard_input())
    if _names_something(source):
        return read_file(Path(source))
    if re.fullmatch(r"[\w./\\-]+\.(card|json|txt|record)", source):
        raise FormatError(source, Bilingual("no such file", "fichier introuvable"))
    if len(source) > LARGEST_INPUT:
        raise too_large(f"{source[:LONGEST_SHOWN]}…")
    return source


def _names_something(source: str) -> bool:
    """Whether there is something of that name: a file, a pipe, a device, or by mistake a directory."""
    try:
        return source != "" and "\n" not in source and Path(source).exists()
    except (OSError, ValueError):  # no name that a file could have
        return False


def place_of(source: str) -> str:
    """What a message calls it: a file by its whole name, a text by its beginning."""
    return source[:LONGEST_SHOWN] if _is_text(source) else source


def _is_text(source: str) -> bool:
    """Whether the argument is the text itself, or names nothing that people could look up."""
    return source == STANDARD_INPUT or not _names_something(source)


def _from_standard_input() -> bytes:
    if sys.stdin is None:
        raise FormatError(STANDARD_INPUT_NAME, Bilingual("it is closed", "elle est fermée"))
    try:
        return sys.stdin.buffer.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise unreadable(STANDARD_INPUT_NAME, error) from None


def read_thing(game: Game, text: str, readings: Iterable[str] = ()) -> Thing:
    """A position, a game or a layout, told apart by its content; positions are judged under readings."""
    found = recognised(game, text, _chosen(game, readings))
    _tell(found.notes)
    return found.thing


@contextmanager
def located_refusals(game: Game, source: str, text: str) -> Iterator[None]:
    """Whatever is refused while a record is played is told with the line on which it stands."""
    try:
        yield
    except RefusedInRecord as refused:
        if text.lstrip().startswith(game.notation.title):
            line = on_line(game.notation.lines_of_actions(text)[refused.played.number - 1])
            refused.place = line if _is_text(source) else listed([source, line])
        raise


def read_position(game: Game, text: str, at: int | None = None, readings: Iterable[str] = ()) -> AnyState:
    """A position; of a game the one after so many actions, by default the last."""
    words = tuple(readings)
    thing = read_thing(game, text, words)
    if isinstance(thing, GameRecord):
        with located_refusals(game, STANDARD_INPUT, text):
            return under(game, _position_of(game, thing, at), _chosen(game, words))
    if at is not None:
        raise FormatError(f"--at {at}", NO_GAME)
    if isinstance(thing, Layout):
        opened: AnyState = game.engine.opening(thing, chosen_readings(game, words)).state
        return opened
    return thing


def chosen_readings(game: Game, words: Iterable[str]) -> Any:  # noqa: ANN401  of any game
    """The readings of a new game: the defaults, but for those that options name."""
    rulings = game.engine.rulings()
    for ruling, reading in _chosen(game, words):
        rulings = rulings.with_reading(ruling, reading)
    return rulings


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
    switched(game.book, game.engine.rulings(), ruling, reading)
    return as_named(ruling), reading


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


def _position_of(game: Game, record: GameRecord[Any, Any], at: int | None) -> AnyState:
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise FormatError(f"--at {at}", SO_MANY_ACTIONS.filled(last=last))
    return position_of(game, record, at)
