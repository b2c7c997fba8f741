"""``lum42 moves``: everything that is legal, and what it would cause."""

from itertools import groupby

import click

from lum42_ref import codec, telling
from lum42_ref.engine import decision, explain, legal_actions
from lum42_ref.notation import write_action
from rulespec.cli.answers import effects
from rulespec.cli.inputs import read_position, read_source, reading_option
from rulespec.cli.styling import bold, dim, paragraph
from rulespec.cli.subject import language_option
from rulespec.text.language import Bilingual, Language

OVER = Bilingual("The game is over: nothing is legal.", "La partie est finie : rien n'est permis.")


@click.command()
@click.argument("source")
@click.option("--at", type=int, help="Of a game record: the position after so many actions.")
@click.option("--json", "as_json", is_flag=True, help="The actions as JSON, one a line.")
@reading_option
@language_option
def moves(
    *, source: str, at: int | None, as_json: bool, readings: tuple[str, ...], language: Language
) -> None:
    """List the legal actions of a position, and what each would cause."""
    state = read_position(read_source(source), at, readings)
    actions = legal_actions(state)
    if as_json:
        for action in actions:
            click.echo(codec.encode(action))
        return
    pending = decision(state)
    click.echo(OVER.in_language(language) if pending is None else telling.tell_decision(pending, language))
    for _, group in groupby(actions, key=type):
        click.echo()
        for action in group:
            click.echo(f"  {bold(write_action(action))}")
            told = effects(explain(state, action).events, language)
            if told:
                click.echo(dim(paragraph(told, indent="      ")))
