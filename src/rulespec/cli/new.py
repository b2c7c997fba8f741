"""``new``: the first position of a game."""

import click

from rulespec.cli.beginning import begin, beginning_options
from rulespec.cli.outputs import write_document
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.language import Language


@click.command()
@beginning_options
@language_option
@pass_subject
def new(
    subject: Subject,
    *,
    players: int | None,
    seed: int | None,
    variant: str | None,
    readings: tuple[str, ...],
    form: str,
    language: Language,  # noqa: ARG001  that of errors
) -> None:
    """Write the first position of a game as a card; the same seed always gives the same game."""
    beginning = begin(subject.load_game(), players, seed, variant, readings)
    state, brought = beginning.first_choice()
    write_document(beginning.written(form, state, brought, "new"))
