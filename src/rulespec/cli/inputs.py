"""Reading what a command is given: text, a file or standard input; card, one line, record or JSON."""

import re
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click

from rulespec.cli.subject import Subject
from rulespec.cli.switching import as_named, switched
from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError, Said
from rulespec.game import Game
from rulespec.language import Bilingual, Language

LARGEST_INPUT: Final = 512 * 1024
"""Bytes."""
STANDARD_INPUT: Final = "-"
STANDARD_INPUT_NAME: Final = Bilingual("standard input", "entrée standard")

NOTE = Bilingual("Note: ", "Remarque : ")

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
    if at is not None:
        raise FormatError(f"--at {at}", NO_GAME)
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
    switched(game.book, game.engine.rulings(), ruling, reading)
    return as_named(ruling), reading


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
    """What was put right in a card, beside the answer, in its language."""
    context = click.get_current_context(silent=True)
    subject = context and context.find_object(Subject)
    language = subject.language if subject else Language.EN
    for note in notes:
        click.echo(f"{NOTE.in_language(language)}{note.in_language(language)}", err=True)


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
