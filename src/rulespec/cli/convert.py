"""``convert``: the same position or game in another form."""

from pathlib import Path

import click

from rulespec.cli.inputs import at_option, located_refusals, place_of, read_position, read_source, read_thing
from rulespec.cli.outputs import write_document
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.engine import GameRecord, Layout
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError
from rulespec.files import write_file
from rulespec.game import Game
from rulespec.language import Bilingual, Language


@click.command()
@click.argument("source")
@click.option(
    "--to",
    "form",
    type=click.Choice(["card", "line", "json", "record", "digest", "play-digest"]),
    required=True,
    help="card, one line for links and file names, JSON, or (of a game) a record; the digest of a position, "
    "or (play-digest) of what two engines must agree on in it.",
)
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The file (default: standard output).")
@at_option
@language_option
@pass_subject
def convert(
    subject: Subject,
    *,
    source: str,
    form: str,
    output: Path | None,
    at: int | None,
    language: Language,  # noqa: ARG001  that of errors
) -> None:
    """Convert a position between card, one line and JSON, or a game between record and JSON."""
    converted = _converted(subject.load_game(), source, form, at)
    if output is None:
        write_document(converted)
    else:
        write_file(output, converted + "\n")


def _converted(game: Game, source: str, form: str, at: int | None) -> str:
    """The text in another form, without the end of its last line."""
    text = read_source(source)
    thing = read_thing(game, text)
    if form == "json" and at is None and isinstance(thing, GameRecord | Layout):
        return game.codec.encode(thing)
    if form == "record":
        if not isinstance(thing, GameRecord):
            raise FormatError(place_of(source), ONLY_A_GAME)
        with located_refusals(game, source, text):
            return game.notation.write_record(thing).removesuffix("\n")
    return _position(game, read_position(game, text, at), form)


def _position(game: Game, state: AnyState, form: str) -> str:
    match form:
        case "card":
            return game.notation.write_card(state).removesuffix("\n")
        case "line":
            return game.notation.write_one_line(state)
        case "digest":
            return game.codec.digest(state)
        case "play-digest":
            return game.codec.play_digest(state)
        case _:
            return game.codec.encode(state)


ONLY_A_GAME = Bilingual(
    "only a game can be written as a record", "seule une partie peut être notée coup par coup"
)
