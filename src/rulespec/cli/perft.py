"""``lum42 perft``: how many lines of play begin in a position."""

import click

from lum42_ref.notation import write_action
from rulespec.cli.inputs import read_position, read_source, reading_option
from rulespec.errors import FormatError
from rulespec.vectors import answers
from rulespec.vectors.paper import DEEPEST


@click.command()
@click.argument("source")
@click.argument("depth", type=click.IntRange(1, DEEPEST))
@click.option("--divide", is_flag=True, help="Also count by the first action.")
@click.option("--at", type=int, help="Of a game record: the position after so many actions.")
@reading_option
def perft(*, source: str, depth: int, divide: bool, at: int | None, readings: tuple[str, ...]) -> None:
    """Count the lines of play of DEPTH actions that begin in a position."""
    state = read_position(read_source(source), at, readings)
    if not state.pending:
        raise FormatError(source[:40], "the game is over: no line of play begins here")
    counted, _ = answers.perft(state, depth)
    if divide:
        for subtotal in counted.divide:
            click.echo(f"{write_action(subtotal.action)}: {subtotal.count}")
    click.echo(counted.count)
