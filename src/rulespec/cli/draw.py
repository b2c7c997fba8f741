"""``draw``: a position as a picture."""

from pathlib import Path
from typing import Any

import click

from rulespec.cli.inputs import at_option, read_position, read_source, reading_option
from rulespec.cli.outputs import write_document
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.drawing import Theme
from rulespec.engine import Step
from rulespec.engine.table import AnyState
from rulespec.files import write_file
from rulespec.game import Game
from rulespec.language import Bilingual, Language


@click.command()
@click.argument("source")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="The SVG file (default: standard output)."
)
@click.option("--space", is_flag=True, help="Only what the game is played on, not the whole table.")
@click.option("--action", help="Draw before and after this action, or this turn.")
@click.option("--theme", type=click.Choice([theme.value for theme in Theme]), default=Theme.AUTO.value)
@at_option
@reading_option
@language_option
@pass_subject
def draw(
    subject: Subject,
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
    game = subject.load_game()
    state = read_position(game, read_source(source), at, readings)
    if action is None:
        picture = game.drawing.draw(state, whole_table=not space, theme=Theme(theme), language=language)
    else:
        played = _played(game, state, action)
        picture = game.drawing.draw_change(state, played, theme=Theme(theme), language=language)
    if output is None:
        write_document(picture)
    else:
        write_file(output, picture)
        click.echo(_written(output, len(picture.encode())).in_language(language), err=True)


def _written(output: Path, size: int) -> Bilingual:
    """Which file is there now, and how large it is."""
    digits = f"{size:,}"
    return Bilingual(f"{output}: {digits} bytes", f"{output} : {digits.replace(',', ' ')} octets")


def _played(game: Game, state: AnyState, text: str) -> Step[Any]:
    line = game.notation.read_line(text, state)
    step: Step[Any] = Step(state, ())
    for action in line.actions:
        after = game.engine.play(step.state, action, line.seat)
        step = Step(after.state, (*step.events, *after.events))
    return step
