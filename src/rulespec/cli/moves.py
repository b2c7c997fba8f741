"""``moves``: everything that is legal, and what it would cause."""

from itertools import groupby, islice
from typing import Final

import click

from rulespec.cli.answers import Speaker
from rulespec.cli.inputs import at_option, read_position, read_source, reading_option
from rulespec.cli.outputs import write_document
from rulespec.cli.styling import bold, dim, paragraph
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.turns import turns
from rulespec.engine.table import AnyState
from rulespec.language import Bilingual, Language

MOST_TURNS: Final = 1_000
MORE_TURNS: Final = Bilingual(
    "there are more than {most} turns; --most lists more",
    "il y a plus de {most} tours ; --most en donne davantage",
)


@click.command()
@click.argument("source")
@at_option
@click.option("--json", "as_json", is_flag=True, help="The actions as JSON, one a line.")
@click.option("--turns", "whole_turns", is_flag=True, help="Whole turns instead, each a line that ask takes.")
@click.option(
    "--most",
    type=click.IntRange(1),
    default=MOST_TURNS,
    show_default=True,
    help="List at most so many turns.",
)
@reading_option
@language_option
@pass_subject
def moves(
    subject: Subject,
    *,
    source: str,
    at: int | None,
    as_json: bool,
    whole_turns: bool,
    most: int,
    readings: tuple[str, ...],
    language: Language,
) -> None:
    """List the legal actions of a position, and what each would cause."""
    game = subject.load_game()
    speaker = Speaker(game, language)
    state = read_position(game, read_source(source), at, readings)
    if whole_turns:
        _list_turns(speaker, state, most, as_json=as_json)
        return
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


def _list_turns(speaker: Speaker, state: AnyState, most: int, *, as_json: bool) -> None:
    """Every turn on a line, with the points it brings."""
    game = speaker.game
    listed = list(islice(turns(game.engine, state), most + 1))
    if not as_json:
        click.echo(f"{speaker.decision(state)}\n")
    for turn in listed[:most]:
        if as_json:
            actions = ",".join(game.codec.encode(action) for action in turn.actions)
            write_document(f"[{actions}]")
        else:
            line, points = game.notation.write_line(state, turn.actions), speaker.points(turn.events)
            click.echo(f"  {bold(line)}" + (f"  {dim(points)}" if points else ""))
    if len(listed) > most:
        click.echo(f"{game.book.name}: {speaker.say(MORE_TURNS.filled(most=most))}", err=True)
