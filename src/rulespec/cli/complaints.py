"""What went wrong, as the commands tell it: a refused action with its reasons, everything else as it is."""

from collections.abc import Iterator
from typing import Final

from rulespec.cli.answers import Speaker
from rulespec.cli.styling import COLON
from rulespec.cli.subject import Subject
from rulespec.engine import IllegalAction
from rulespec.errors import in_language
from rulespec.language import Bilingual
from rulespec.notation import RefusedInRecord

REFUSED: Final = Bilingual("{said} is refused", "{said} est refusé")
NUMBERED: Final = Bilingual("action {number}", "action {number}")


def refusal(subject: Subject, error: IllegalAction) -> str:
    """An action that was refused: where it stands, what it says, and all that speaks against it."""
    return "\n".join(_lines(Speaker(subject.load_game(), subject.language), error))


def _lines(speaker: Speaker, error: IllegalAction) -> Iterator[str]:
    game, language = speaker.game, speaker.language
    yield f"{_place(speaker, error)}{speaker.say(REFUSED.filled(said=_said(speaker, error)))}"
    yield f"  {game.telling.tell_action(error.action, language)}"
    yield from (f"  - {speaker.objection(each)}" for each in error.verdict.objections)
    if isinstance(error, RefusedInRecord) and error.played.versions is not None:
        yield f"  {speaker.say(error.played.versions)}"


def _said(speaker: Speaker, error: IllegalAction) -> str:
    written = speaker.game.notation.write_action(error.action)
    if not isinstance(error, RefusedInRecord):
        return written
    return f"{speaker.seat(error.played.decider)}{speaker.say(COLON)}{written}"


def _place(speaker: Speaker, error: IllegalAction) -> str:
    """Where the action stands, if it stands in a record."""
    if not isinstance(error, RefusedInRecord):
        return ""
    number = speaker.say(NUMBERED.filled(number=error.played.number))
    places = [number] if error.place is None else [in_language(error.place, speaker.language), number]
    return ", ".join(places) + speaker.say(COLON)
