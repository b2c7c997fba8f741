"""Forms of what the engine itself says of a game: verdicts, and games written down."""

from typing import Any, Final

import attrs

from rulespec.codec.forms import Form, Forms, ObjectForm
from rulespec.codec.hints import Kind
from rulespec.codec.lists import items_form
from rulespec.codec.misfit import Misfit, expected
from rulespec.codec.objects import fields_writer, object_form
from rulespec.engine import Event, GameRecord, Reason, Verdict
from rulespec.engine.kinds import Clauses
from rulespec.language import Bilingual

COMMENTS: Final = tuple[tuple[int, str], ...]
"""Written as a list of comments."""
NOTHING_HAPPENS: Final = Bilingual(
    "expected none beside reasons: a refused action causes nothing",
    "aucun attendu à côté de raisons : une action refusée n'entraîne rien",
)
WHAT_FOLLOWS: Final = Bilingual(
    "expected what follows from the reasons and the events",
    "attendu ce qui découle des raisons et des événements",
)
SO_MANY_ACTIONS: Final = Bilingual(
    "a number of actions from 0 to {most}", "un nombre d'actions de 0 à {most}"
)


@attrs.frozen
class WrittenVerdict:
    """Whether an action is allowed, and why; with all that follows, for readers that have no engine."""

    allowed: bool
    reasons: tuple[Reason, ...]
    clauses: Clauses
    rulings: Clauses
    events: tuple[Event[Any], ...]

    @classmethod
    def of(cls, verdict: Verdict) -> "WrittenVerdict":
        """A verdict and what follows from it."""
        return cls(verdict.allowed, verdict.reasons, verdict.clauses, verdict.rulings, verdict.events)


@attrs.frozen
class Comment:
    """A remark, and how many actions come before it."""

    after: int
    text: str


def verdict_form(forms: Forms, _: Kind) -> ObjectForm:
    """A verdict, with what follows from it."""
    members = forms.members(WrittenVerdict)
    write = fields_writer(WrittenVerdict, members)
    return object_form(members, _verdict, lambda verdict: write(WrittenVerdict.of(verdict)), WrittenVerdict)


def record_form(forms: Forms, kind: Kind) -> ObjectForm:
    """A game written down."""
    members = forms.members(kind)
    return object_form(members, _record, fields_writer(kind, members), kind)


def comments_form(forms: Forms, _: Kind) -> Form:
    """The remarks on a game."""
    members = forms.members(Comment)
    write = fields_writer(Comment, members)
    form = object_form(
        members, lambda after, text: (after, text), lambda comment: write(Comment(*comment)), Comment
    )
    return items_form(form, forms.most(Comment))


def _verdict(*written: Any) -> Verdict:  # noqa: ANN401  the parts of a written verdict
    found = WrittenVerdict(*written)
    if found.reasons and found.events:
        raise Misfit(NOTHING_HAPPENS).within("events")
    verdict = Verdict(found.reasons, found.events)
    implied = WrittenVerdict.of(verdict)
    for name in ("allowed", "clauses", "rulings"):
        if getattr(found, name) != getattr(implied, name):
            raise Misfit(WHAT_FOLLOWS).within(name)
    return verdict


def _record(*parts: Any) -> GameRecord[Any, Any]:  # noqa: ANN401  the parts of a record
    record: GameRecord[Any, Any] = GameRecord(*parts)
    most = len(record.actions)
    for index, (after, _) in enumerate(record.comments):
        if not 0 <= after <= most:
            misfit = expected(SO_MANY_ACTIONS.filled(most=most), after)
            raise misfit.within("after").within(index).within("comments")
    return record
