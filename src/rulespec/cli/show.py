"""``lum42 show``: a position in the terminal."""

import click

from lum42_ref.drawing.terminal import board
from rulespec.cli.inputs import read_position, read_source, reading_option
from rulespec.cli.subject import language_option
from rulespec.text.language import Language


@click.command()
@click.argument("source")
@click.option("--at", type=int, help="Of a game record: the position after so many actions.")
@reading_option
@language_option
def show(source: str, at: int | None, readings: tuple[str, ...], language: Language) -> None:
    """Show a position (card, JSON, one line or record; a file, the text itself, or -)."""
    from rich.console import Console  # noqa: PLC0415  slow to import

    state = read_position(read_source(source), at, readings)
    Console().print(board(state, language))
