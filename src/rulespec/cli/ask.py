"""``ask``: is this legal here, and why? One action, or a whole line of play."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import attrs
import click

from rulespec.cli.answers import Speaker
from rulespec.cli.inputs import at_option, read_position, read_source, reading_option
from rulespec.cli.outputs import write_document
from rulespec.cli.styling import bold
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.engine import Event, Step
from rulespec.engine.table import AnyState
from rulespec.files import write_file
from rulespec.language import Bilingual, Language
from rulespec.notation.sequence import Answered

NEXT = Bilingual("Next", "Ensuite")
OVER = Bilingual("the game is over", "la partie est finie")
REACHED = Bilingual("Position reached", "Position atteinte")
NOT_PLAYED = Bilingual("Not played", "Non joué")


@attrs.define
class Told:
    """What has been answered so far."""

    begin: AnyState
    state: AnyState
    """The position reached."""
    events: list[Event[Any]] = attrs.field(factory=list)
    played: int = 0
    """So many actions; some cause nothing that could be seen."""
    refused: Answered[Any] | None = None

    def take(self, answered: Answered[Any]) -> None:
        """One more answer."""
        if answered.step is None:
            self.refused = answered
        else:
            self.state = answered.step.state
            self.events += answered.step.events
            self.played += 1


@click.command()
@click.argument("position")
@click.argument("actions", metavar="ACTION...", nargs=-1, required=True)
@at_option
@reading_option
@click.option("--card", "as_card", is_flag=True, help="End with the position reached as a card, not a board.")
@click.option("--json", "as_json", is_flag=True, help="JSON, one document a line; the last is the position.")
@click.option("--draw", "picture", type=click.Path(path_type=Path), help="Write an SVG, before and after.")
@language_option
@pass_subject
def ask(
    subject: Subject,
    *,
    position: str,
    actions: tuple[str, ...],
    at: int | None,
    readings: tuple[str, ...],
    as_card: bool,
    as_json: bool,
    picture: Path | None,
    language: Language,
) -> None:
    """Say whether each ACTION is legal in POSITION (card, game, file, or - for standard input), and why.

    ACTION is one short line: a seat, a colon and an action, or the action alone; some games write whole turns
    in a line. Several are played one after the other; between two of them, whoever has but one legal action
    carries it out. The exit code is 0 if all are allowed, 1 if one is refused (the rest is not played), 2 if
    the input is wrong, 3 if the answer could not be written.
    """
    speaker = Speaker(subject.load_game(), language)
    begin = read_position(speaker.game, read_source(position), at, readings)
    answers = speaker.game.notation.play_lines(begin, actions)
    told = _in_json(speaker, begin, answers) if as_json else _in_words(speaker, begin, answers)
    if not as_json:
        _end(speaker, told, actions, as_card=as_card)
    _draw(speaker, picture, told)
    if told.refused is not None:
        sys.exit(1)


def _in_words(speaker: Speaker, begin: AnyState, answers: Iterable[Answered[Any]]) -> Told:
    told, known = Told(begin, begin), set[str]()
    for number, answered in enumerate(answers):
        lines = speaker.forced(answered) if answered.forced else speaker.verdict(answered, known)
        click.echo(("\n" if number else "") + "\n".join(lines))
        told.take(answered)
    return told


def _in_json(speaker: Speaker, begin: AnyState, answers: Iterable[Answered[Any]]) -> Told:
    """A verdict a line, before it the action if it was forced; then the outcome, and the position."""
    told, codec = Told(begin, begin), speaker.game.codec
    for answered in answers:
        if answered.forced:
            write_document(codec.encode(answered.action))
        write_document(codec.encode(answered.verdict))
        told.take(answered)
    if told.played:
        outcome = speaker.game.engine.outcome(told.state)
        if outcome is not None:
            write_document(codec.encode(outcome))
        write_document(codec.encode(told.state))
    return told


def _end(speaker: Speaker, told: Told, actions: Sequence[str], *, as_card: bool) -> None:
    """What was not played, who decides next, and the position reached, if anything was played."""
    if told.refused is not None:
        written = map(speaker.game.notation.write_action, told.refused.left)
        if rest := (*written, *actions[told.refused.line :]):
            click.echo(f"\n{bold(speaker.say(NOT_PLAYED))}  {'; '.join(rest)}")
    if not told.played:
        return
    over = speaker.game.engine.decision(told.state) is None
    if told.refused is None:
        after = speaker.say(OVER) if over else speaker.decision(told.state)
        click.echo(f"\n{bold(speaker.say(NEXT))}  {after}")
    if over and as_card:
        click.echo("\n".join(speaker.game.results(told.state, speaker.language)))
    click.echo(f"\n{bold(speaker.say(REACHED))}")
    if as_card:
        click.echo(speaker.game.notation.write_card(told.state), nl=False)
    else:
        speaker.show(told.state)


def _draw(speaker: Speaker, picture: Path | None, told: Told) -> None:
    """Draw the way to the position that was reached, or that position alone if nothing was played."""
    if picture is None:
        return
    drawing, language = speaker.game.drawing, speaker.language
    if told.played:
        drawn = drawing.draw_change(told.begin, Step(told.state, tuple(told.events)), language=language)
    else:
        drawn = drawing.draw(told.begin, whole_table=False, language=language)
    write_file(picture, drawn)
