"""``ask``: is this action legal here, and why?"""

import sys
from pathlib import Path
from typing import Any

import click

from rulespec.cli.answers import Speaker
from rulespec.cli.inputs import read_position, read_source, reading_option
from rulespec.cli.outputs import write_document
from rulespec.cli.styling import bold
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.engine import Event, Step
from rulespec.engine.table import AnyState
from rulespec.files import write_file
from rulespec.language import Bilingual, Language

NEXT = Bilingual("Next", "Ensuite")
OVER = Bilingual("the game is over", "la partie est finie")


@click.command()
@click.argument("position")
@click.argument("action", metavar="ACTION")
@reading_option
@click.option("--json", "as_json", is_flag=True, help="The verdict as JSON, one line an action.")
@click.option("--draw", "picture", type=click.Path(path_type=Path), help="Write an SVG, before and after.")
@language_option
@pass_subject
def ask(
    subject: Subject,
    *,
    position: str,
    action: str,
    readings: tuple[str, ...],
    as_json: bool,
    picture: Path | None,
    language: Language,
) -> None:
    """Say whether ACTION is legal in POSITION (a card, a file, or - for standard input), and why.

    ACTION is one short line: a seat, a colon and an action, or the action alone; some games write whole turns
    in a line. The exit code is 0 if it is allowed, 1 if it is refused, 2 if the input is wrong, 3 if
    the answer could not be written.
    """
    game = subject.load_game()
    speaker = Speaker(game, language)
    begin = read_position(game, read_source(position), readings=readings)
    line = game.notation.read_line(action, begin)
    state = begin
    events: list[Event[Any]] = []
    for number, step_action in enumerate(line.actions):
        verdict = game.engine.explain(state, step_action, line.seat)
        if as_json:
            write_document(game.codec.encode(verdict))
        else:
            asking = game.engine.decider(state) if line.seat is None else line.seat
            told = "\n".join(speaker.verdict(state, asking, step_action, verdict))
            click.echo(("\n" if number else "") + told)
        if not verdict.allowed:
            _draw(speaker, picture, begin, Step(state, tuple(events)))
            sys.exit(1)
        step = game.engine.play(state, step_action)
        state = step.state
        events += step.events
    if not as_json:
        over = game.engine.decision(state) is None
        after = speaker.say(OVER) if over else speaker.decision(state)
        click.echo(f"\n{bold(speaker.say(NEXT))}  {after}")
    _draw(speaker, picture, begin, Step(state, tuple(events)))


def _draw(speaker: Speaker, picture: Path | None, begin: AnyState, reached: Step[Any]) -> None:
    """Draw the way to the position that was reached, or that position alone if nothing was played."""
    if picture is None:
        return
    drawing, language = speaker.game.drawing, speaker.language
    if reached.events:
        drawn = drawing.draw_change(begin, reached, language=language)
    else:
        drawn = drawing.draw(begin, whole_table=False, language=language)
    write_file(picture, drawn)
