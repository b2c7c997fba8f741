"""``replay``: a game again, action by action."""

from typing import Any

import click

from rulespec.cli.answers import Speaker
from rulespec.cli.inputs import located_refusals, place_of, read_source, read_thing
from rulespec.cli.outputs import write_document
from rulespec.cli.styling import COLON, bold, dim
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.usage import Misuse
from rulespec.codec.border import pretty
from rulespec.engine import GameRecord
from rulespec.errors import FormatError
from rulespec.language import Bilingual, Language
from rulespec.saving import NO_RECORD
from rulespec.tally import Tally, document, tallies

OTHER_RULES = Bilingual(
    "the record was made under rules {there}; these are rules {here}",
    "la partie a été notée sous les règles {there} ; celles-ci sont les règles {here}",
)

JSON_OF_POINTS = Bilingual("--json goes with --points", "--json va avec --points")


@click.command()
@click.argument("source", metavar="RECORD")
@click.option("--events", "with_events", is_flag=True, help="Tell everything that happens.")
@click.option("--points", "with_tallies", is_flag=True, help="Tell of every point when, how and why it came.")
@click.option("--json", "as_json", is_flag=True, help="With --points: the same as JSON.")
@language_option
@pass_subject
def replay(
    subject: Subject, *, source: str, with_events: bool, with_tallies: bool, as_json: bool, language: Language
) -> None:
    """Play a game record again, and show each action with the points it brought."""
    if as_json and not with_tallies:
        raise Misuse(JSON_OF_POINTS, click.get_current_context())
    game = subject.load_game()
    speaker = Speaker(game, language)
    text = read_source(source)
    record = read_thing(game, text)
    if not isinstance(record, GameRecord):
        raise FormatError(place_of(source), NO_RECORD)
    with located_refusals(game, source, text):
        if as_json:
            write_document(pretty(document(game, tallies(game, record))))
        elif with_tallies:
            click.echo("\n\n".join(_told(speaker, tally) for tally in tallies(game, record)))
        else:
            _play_again(speaker, record, with_events=with_events)


def _told(speaker: Speaker, tally: Tally) -> str:
    """The points of a player as a tree: all, by part of the game, by event, each with its clauses."""
    game = speaker.game
    lines = [bold(f"{speaker.seat(tally.seat)}  {game.telling.points(tally.points, speaker.language)}")]
    for part in tally.parts:
        indent = "  "
        if part.title is not None:
            lines.append(f"  {speaker.say(part.title)}  {part.points}")
            indent = "    "
        for gain in part.gains:
            cited = dim(" ".join(gain.event.clauses))
            lines.append(f"{indent}+{gain.points}  {gain.number:>3}  {speaker.event(gain.event)}  {cited}")
    return "\n".join(lines)


def _play_again(speaker: Speaker, record: GameRecord[Any, Any], *, with_events: bool) -> None:
    game, language = speaker.game, speaker.language
    if record.rules_version != game.book.version:
        said = speaker.say(OTHER_RULES).format(there=record.rules_version, here=game.book.version)
        click.echo(f"{game.book.name}: {said}", err=True)
    steps = game.notation.replay(record)
    before = next(steps)
    heading = ""
    for number, (action, step) in enumerate(zip(record.actions, steps, strict=True), start=1):
        if heading != (stage := game.stage(before.state, language)):
            heading = stage
            click.echo(bold(f"\n{heading}"))
        who = speaker.seat(game.engine.decider(before.state))
        written = game.notation.write_action(action)
        click.echo(f"{number:4} {who}{speaker.say(COLON)}{written}  {dim(speaker.points(step.events))}")
        if with_events:
            for event in step.events:
                click.echo(dim(f"       {speaker.event(event)}"))
        before = step
    click.echo()
    for line in game.results(before.state, language):
        click.echo(line)
