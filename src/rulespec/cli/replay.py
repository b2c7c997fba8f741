"""``lum42 replay``: a game again, action by action."""

import click

from lum42_ref import __version__, notation, telling
from lum42_ref.engine import outcome
from lum42_ref.model.course import Step
from lum42_ref.model.events import Scored
from lum42_ref.model.record import GameRecord
from lum42_ref.vocabulary.things import PHASES
from rulespec.cli.answers import points, seat_name
from rulespec.cli.inputs import read_source, read_thing
from rulespec.cli.styling import COLON, bold, dim
from rulespec.cli.subject import language_option
from rulespec.errors import FormatError
from rulespec.text.language import Bilingual, Language

OTHER_RULES = Bilingual(
    "the record was made under rules {there}; these are rules {here}",
    "la partie a été notée sous les règles {there} ; celles-ci sont les règles {here}",
)
WINNERS = Bilingual("Winner", "Vainqueur")
ROUND = Bilingual("Round", "Manche")


@click.command()
@click.argument("source", metavar="RECORD")
@click.option("--events", "with_events", is_flag=True, help="Tell everything that happens.")
@language_option
def replay(*, source: str, with_events: bool, language: Language) -> None:
    """Play a game record again, and show each action with the points it brought."""
    record = read_thing(read_source(source))
    if not isinstance(record, GameRecord):
        raise FormatError(source[:40], "expected a game record")
    if record.rules_version != __version__:
        said = OTHER_RULES.in_language(language).format(there=record.rules_version, here=__version__)
        click.echo(f"lum42: {said}", err=True)
    steps = notation.replay(record)
    before = next(steps)
    heading = (0, 0)
    for number, (action, step) in enumerate(zip(record.actions, steps, strict=True), start=1):
        if heading != (before.state.round, before.state.phase):
            heading = (before.state.round, before.state.phase)
            click.echo(bold(f"\n{_heading(before, language)}"))
        seat = seat_name(before.state.pending[-1].seat, language)
        scored = points(step.events, language) if _scores(step) else ""
        click.echo(
            f"{number:4} {seat}{COLON.in_language(language)}{notation.write_action(action)}  {dim(scored)}"
        )
        if with_events:
            for event in step.events:
                click.echo(dim(f"       {telling.tell(event, language)}"))
        before = step
    _tell_outcome(before, language)


def _heading(step: Step, language: Language) -> str:
    phase = PHASES[step.state.phase].name.in_language(language)
    return f"{ROUND.in_language(language)} {step.state.round}, {phase}"


def _scores(step: Step) -> bool:
    return any(isinstance(event, Scored) for event in step.events)


def _tell_outcome(step: Step, language: Language) -> None:
    ended = outcome(step.state)
    totals = ", ".join(f"{seat_name(seat, language)} {score}" for seat, score in step.state.scores.items())
    click.echo(f"\n{totals}")
    if ended is not None:
        winners = ", ".join(seat_name(seat, language) for seat in ended.winners)
        click.echo(bold(f"{WINNERS.in_language(language)}{COLON.in_language(language)}{winners}"))
