"""``lum42 convert``: the same position or game in another form."""

import click

from lum42_ref import codec, notation
from lum42_ref.model.record import GameRecord
from lum42_ref.model.table import Layout
from rulespec.cli.inputs import read_position, read_source, read_thing
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
@click.option("--at", type=int, help="Of a game record: the position after so many actions.")
def convert(source: str, form: str, at: int | None) -> None:
    """Convert a position between card, one line and JSON, or a game between record and JSON."""
    text = read_source(source)
    thing = read_thing(text)
    if form == "json" and at is None and isinstance(thing, GameRecord | Layout):
        click.echo(codec.encode(thing))
    elif form == "record":
        if not isinstance(thing, GameRecord):
            raise FormatError(source[:40], "only a game can be written as a record")
        click.echo(notation.write_record(thing), nl=False)
    else:
        state = read_position(text, at)
        match form:
            case "card":
                click.echo(notation.write_card(state), nl=False)
            case "line":
                click.echo(notation.write_one_line(state))
            case _:
                click.echo(codec.encode(state))
