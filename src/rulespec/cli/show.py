"""``show``: a position in the terminal."""

import click

from rulespec.cli.answers import Speaker
from rulespec.cli.inputs import at_option, read_position, read_source, reading_option
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.language import Language


@click.command()
@click.argument("source")
@at_option
@reading_option
@language_option
@pass_subject
def show(
    subject: Subject, *, source: str, at: int | None, readings: tuple[str, ...], language: Language
) -> None:
    """Show a position (card, JSON, one line or record; a file, the text itself, or -)."""
    game = subject.load_game()
    Speaker(game, language).show(read_position(game, read_source(source), at, readings))
