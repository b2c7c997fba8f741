"""``convert``: the same position or game in another form."""

import click

from rulespec.cli.inputs import at_option, read_position, read_source, read_thing
from rulespec.cli.outputs import write_document
from rulespec.cli.subject import Subject, pass_subject
from rulespec.engine import GameRecord, Layout
from rulespec.errors import FormatError


@click.command()
@click.argument("source")
@click.option(
    "--to",
    "form",
    type=click.Choice(["card", "line", "json", "record"]),
    required=True,
    help="card, one line for links and file names, JSON, or (of a game) a record.",
)
@at_option
@pass_subject
def convert(subject: Subject, *, source: str, form: str, at: int | None) -> None:
    """Convert a position between card, one line and JSON, or a game between record and JSON."""
    game, text = subject.load_game(), read_source(source)
    thing = read_thing(game, text)
    if form == "json" and at is None and isinstance(thing, GameRecord | Layout):
        write_document(game.codec.encode(thing))
    elif form == "record":
        if not isinstance(thing, GameRecord):
            raise FormatError(source[:40], "only a game can be written as a record")
        click.echo(game.notation.write_record(thing), nl=False)
    else:
        state = read_position(game, text, at)
        match form:
            case "card":
                click.echo(game.notation.write_card(state), nl=False)
            case "line":
                click.echo(game.notation.write_one_line(state))
            case _:
                write_document(game.codec.encode(state))
