"""Forms of what the engine itself says of a game: verdicts, and games written down."""

from typing import Any, Final, NewType

import attrs

from rulespec.codec.forms import Form, Forms, ObjectForm
from rulespec.codec.hints import Kind
from rulespec.codec.lists import items_form
from rulespec.codec.misfit import EACH_ONCE, Misfit, expected
from rulespec.codec.objects import fields_writer, object_form
from rulespec.engine import (
    Decision,
    Doubt,
    Event,
    FrozenMap,
    GameRecord,
    Objection,
    Reason,
    Remark,
    Verdict,
)
from rulespec.engine.kinds import Clauses
from rulespec.language import Bilingual

Citation = NewType("Citation", str)
"""The id of a clause or a ruling."""
COMMENTS: Final = tuple[tuple[int, str], ...]
"""Written as a list of comments."""
NOTHING_HAPPENS: Final = Bilingual(
    "expected none beside objections: a refused action causes nothing",
    "aucun attendu à côté d'objections : une action refusée n'entraîne rien",
)
NOTHING_TO_REMARK: Final = Bilingual(
    "expected none beside objections: these say it all",
    "aucune attendue à côté d'objections : celles-ci disent tout",
)
NOTHING_BEFORE: Final = Bilingual(
    "expected null: nothing comes before an action that is allowed",
    "attendu null : rien ne vient avant une action permise",
)
NO_DIFFERENCE: Final = Bilingual(
    "expected an answer that differs: nothing hangs on this ruling",
    "attendu une réponse différente : rien ne dépend de cette décision",
)
WHAT_FOLLOWS: Final = Bilingual(
    "expected what follows from the objections and the events",
    "attendu ce qui découle des objections et des événements",
)
SO_MANY_ACTIONS: Final = Bilingual(
    "a number of actions from 0 to {most}", "un nombre d'actions de 0 à {most}"
)


@attrs.frozen
class Answer:
    """Whether an action is allowed, and why; with all that follows, for readers that have no engine."""

    allowed: bool
    reasons: tuple[Reason, ...]
    objections: tuple[Objection, ...]
    clauses: Clauses
    rulings: Clauses
    events: tuple[Event[Any], ...]
    remarks: tuple[Remark, ...]
    decision: Decision[Any] | None

    @classmethod
    def of(cls, verdict: Verdict) -> "Answer":
        """A verdict and what follows from it."""
        return cls(**_parts(verdict))


@attrs.frozen
class OtherAnswer:
    """What the answer would be under another reading."""

    reading: str
    answer: Answer


@attrs.frozen
class WrittenDoubt:
    """A ruling that an answer hangs on: the reading in force, and what each other reading would answer."""

    ruling: Citation
    reading: str
    others: tuple[OtherAnswer, ...]

    @classmethod
    def of(cls, doubt: Doubt) -> "WrittenDoubt":
        """A doubt with the answers of the other readings."""
        others = (OtherAnswer(name, Answer.of(verdict)) for name, verdict in doubt.others.items())
        return cls(Citation(doubt.ruling), doubt.reading, tuple(others))


@attrs.frozen
class WrittenVerdict(Answer):
    """An answer, and the rulings it hangs on; null where that was not asked for."""

    depends_on: tuple[WrittenDoubt, ...] | None

    @classmethod
    def of(cls, verdict: Verdict) -> "WrittenVerdict":
        """A verdict and what follows from it."""
        doubts = verdict.depends_on
        written = None if doubts is None else tuple(map(WrittenDoubt.of, doubts))
        return cls(**_parts(verdict), depends_on=written)


def _parts(verdict: Verdict) -> dict[str, Any]:
    """What an answer says of a verdict, under the verdict's own names."""
    return {field.name: getattr(verdict, field.name) for field in attrs.fields(Answer)}


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
    verdict = _answered(Answer(*written[:-1]))
    if found.depends_on is None:
        return verdict
    doubts: list[Doubt] = []
    try:
        for doubt in found.depends_on:
            doubts.append(_doubt(doubt, verdict, doubts))
    except Misfit as misfit:
        raise misfit.within(len(doubts)).within("depends_on") from None
    return attrs.evolve(verdict, depends_on=tuple(doubts))


def _answered(found: Answer) -> Verdict:
    """The verdict of which an answer was written; what follows from it must follow."""
    if found.objections and found.events:
        raise Misfit(NOTHING_HAPPENS).within("events")
    if found.objections and found.remarks:
        raise Misfit(NOTHING_TO_REMARK).within("remarks")
    if found.decision is not None and not found.objections:
        raise Misfit(NOTHING_BEFORE).within("decision")
    verdict = Verdict(found.objections, found.events, remarks=found.remarks, decision=found.decision)
    implied = Answer.of(verdict)
    for name in ("allowed", "reasons", "clauses", "rulings"):
        if getattr(found, name) != getattr(implied, name):
            raise Misfit(WHAT_FOLLOWS).within(name)
    return verdict


def _doubt(found: WrittenDoubt, verdict: Verdict, before: list[Doubt]) -> Doubt:
    """A ruling that comes once, with readings that come once, of which one at least answers otherwise."""
    if any(found.ruling == doubt.ruling for doubt in before):
        raise expected(EACH_ONCE.filled(name=Bilingual("ruling", "décision")), found.ruling).within("ruling")
    others: dict[str, Verdict] = {}
    for index, other in enumerate(found.others):
        if other.reading in (found.reading, *others):
            raise (
                expected(EACH_ONCE.filled(name=Bilingual("reading", "lecture")), other.reading)
                .within("reading")
                .within(index)
                .within("others")
            )
        try:
            others[other.reading] = _answered(other.answer)
        except Misfit as misfit:
            raise misfit.within("answer").within(index).within("others") from None
    if all(verdict.says_the_same(other) for other in others.values()):
        raise Misfit(NO_DIFFERENCE).within("others")
    return Doubt(found.ruling, found.reading, FrozenMap(others))


def _record(*parts: Any) -> GameRecord[Any, Any]:  # noqa: ANN401  the parts of a record
    record: GameRecord[Any, Any] = GameRecord(*parts)
    most = len(record.actions)
    for index, (after, _) in enumerate(record.comments):
        if not 0 <= after <= most:
            misfit = expected(SO_MANY_ACTIONS.filled(most=most), after)
            raise misfit.within("after").within(index).within("comments")
    return record
