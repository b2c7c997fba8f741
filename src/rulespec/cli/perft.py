"""The command ``perft``: how many lines of play begin in a position."""

import click

from rulespec.cli.inputs import at_option, place_of, read_position, read_source, reading_option
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.errors import FormatError
from rulespec.language import Bilingual, Language
from rulespec.vectors import engine_answers
from rulespec.vectors.vector import Depth, Perft
from rulespec.vectors.vector_json import DEEPEST

OVER = Bilingual(
    "the game is over: no line of play begins here",
    "la partie est finie : aucune suite de coups ne commence ici",
)


@click.command()
@click.argument("source")
@click.argument("depth", type=click.IntRange(1, DEEPEST))
@click.option("--divide", is_flag=True, help="Also count by the first action.")
@at_option
@reading_option
@language_option
@pass_subject
def perft(
    subject: Subject,
    *,
    source: str,
    depth: int,
    divide: bool,
    at: int | None,
    readings: tuple[str, ...],
    language: Language,  # noqa: ARG001  that of errors
) -> None:
    """Count the lines of play of DEPTH actions that begin in a position; those of chance count, too."""
    game = subject.load_game()
    state = read_position(game, read_source(source), at, readings)
    if not state.pending:
        raise FormatError(place_of(source), OVER)
    counted = engine_answers.perft(game.questions(), Perft(state, Depth(depth))).expect
    if divide:
        for subtotal in counted.divide:
            click.echo(f"{game.notation.write_action(subtotal.action)}: {subtotal.count}")
    click.echo(counted.count)
