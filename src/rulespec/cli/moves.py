"""``moves``: everything that is legal, and what it would cause."""

from itertools import groupby

import click

from rulespec.cli.answers import Speaker
from rulespec.cli.inputs import at_option, read_position, read_source, reading_option
from rulespec.cli.outputs import write_document
from rulespec.cli.styling import bold, dim, paragraph
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.language import Language


@click.command()
@click.argument("source")
@at_option
@click.option("--json", "as_json", is_flag=True, help="The actions as JSON, one a line.")
@reading_option
@language_option
@pass_subject
def moves(
    subject: Subject,
    *,
    source: str,
    at: int | None,
    as_json: bool,
    readings: tuple[str, ...],
    language: Language,
) -> None:
    """List the legal actions of a position, and what each would cause."""
    game = subject.load_game()
    speaker = Speaker(game, language)
    state = read_position(game, read_source(source), at, readings)
    actions = game.engine.legal_actions(state)
    if as_json:
        for action in actions:
            write_document(game.codec.encode(action))
        return
    click.echo(speaker.decision(state))
    for _, group in groupby(actions, key=type):
        click.echo()
        for action in group:
            click.echo(f"  {bold(game.notation.write_action(action))}")
            told = speaker.effects(game.engine.explain(state, action).events)
            if told:
                click.echo(dim(paragraph(told, indent="      ")))
