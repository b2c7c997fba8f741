"""``lum42 ask``: is this action legal here, and why?"""

import sys
from pathlib import Path

import click

from lum42_ref import codec, notation, telling
from lum42_ref.engine import decision, explain, play
from lum42_ref.model.course import Step
from lum42_ref.model.events import Event
from lum42_ref.model.table import State
from rulespec.cli.answers import verdict_lines
from rulespec.cli.inputs import read_position, read_source, reading_option
from rulespec.cli.styling import bold
from rulespec.cli.subject import language_option
from rulespec.text.language import Bilingual, Language

NEXT = Bilingual("Next", "Ensuite")
OVER = Bilingual("the game is over", "la partie est finie")


@click.command()
@click.argument("position")
@click.argument("action", metavar="ACTION")
@reading_option
@click.option("--json", "as_json", is_flag=True, help="The verdict as JSON, one line an action.")
@click.option("--draw", "picture", type=click.Path(path_type=Path), help="Write an SVG, before and after.")
@language_option
def ask(
    *,
    position: str,
    action: str,
    readings: tuple[str, ...],
    as_json: bool,
    picture: Path | None,
    language: Language,
) -> None:
    """Say whether ACTION is legal in POSITION (a card, a file, or - for standard input), and why.

    ACTION is one short line, such as "deploy chief planet", or a whole turn: "gold: (0,1) > (0,2) deploy
    basic moon". The exit code is 0 if it is allowed, 1 if it is refused, 2 if the input is wrong.
    """
    begin = read_position(read_source(position), readings=readings)
    line = notation.read_line(action, begin)
    state = begin
    events: list[Event] = []
    for number, step_action in enumerate(line.actions):
        verdict = explain(state, step_action, line.seat)
        if as_json:
            click.echo(codec.encode(verdict))
        else:
            lines = verdict_lines(state, line, step_action, verdict, language)
            click.echo(("\n" if number else "") + "\n".join(lines))
        if not verdict.allowed:
            _draw(picture, begin, Step(state, tuple(events)), language)
            sys.exit(1)
        step = play(state, step_action)
        state = step.state
        events += step.events
    if not as_json:
        pending = decision(state)
        after = OVER.in_language(language) if pending is None else telling.tell_decision(pending, language)
        click.echo(f"\n{bold(NEXT.in_language(language))}  {after}")
    _draw(picture, begin, Step(state, tuple(events)), language)


def _draw(picture: Path | None, begin: State, reached: Step, language: Language) -> None:
    """Draw the way to the position that was reached, or that position alone if nothing was played."""
    if picture is None:
        return
    from lum42_ref.drawing import draw, draw_change  # noqa: PLC0415  only on request

    if reached.events:
        drawn = draw_change(begin, reached, language=language)
    else:
        drawn = draw(begin, whole_table=False, language=language)
    picture.write_text(drawn, encoding="utf-8")
