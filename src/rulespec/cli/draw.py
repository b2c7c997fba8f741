"""``lum42 draw``: a position as a picture."""

from pathlib import Path

import click

from lum42_ref import notation
from lum42_ref.drawing import Theme, draw_change
from lum42_ref.drawing import draw as draw_picture
from lum42_ref.engine import play
from lum42_ref.model.course import Step
from lum42_ref.model.table import State
from rulespec.cli.inputs import read_position, read_source, reading_option
from rulespec.cli.subject import language_option
from rulespec.text.language import Language


@click.command()
@click.argument("source")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="The SVG file (default: standard output)."
)
@click.option("--space", is_flag=True, help="Only the space zone.")
@click.option("--action", help="Draw before and after this action, or this turn.")
@click.option("--theme", type=click.Choice([theme.value for theme in Theme]), default=Theme.AUTO.value)
@click.option("--at", type=int, help="Of a game record: the position after so many actions.")
@reading_option
@language_option
def draw(
    *,
    source: str,
    output: Path | None,
    space: bool,
    action: str | None,
    theme: str,
    at: int | None,
    readings: tuple[str, ...],
    language: Language,
) -> None:
    """Draw a position as an SVG picture."""
    state = read_position(read_source(source), at, readings)
    if action is None:
        picture = draw_picture(state, whole_table=not space, theme=Theme(theme), language=language)
    else:
        picture = draw_change(state, _played(state, action), theme=Theme(theme), language=language)
    if output is None:
        click.echo(picture)
    else:
        output.write_text(picture, encoding="utf-8")
        click.echo(f"{output}: {len(picture.encode()):,} bytes", err=True)


def _played(state: State, text: str) -> Step:
    line = notation.read_line(text, state)
    step = Step(state, ())
    for action in line.actions:
        after = play(step.state, action, line.seat)
        step = Step(after.state, (*step.events, *after.events))
    return step
