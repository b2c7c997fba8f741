"""Drafts: what a card, or the header of a record, has stated so far."""

import re
from typing import Any, Generic, TypeVar

import attrs

from rulespec.engine.table import DecisionT
from rulespec.language import Bilingual
from rulespec.notation.decision_text import DecisionText
from rulespec.notation.readings import SwitchesT, with_reading
from rulespec.notation.statements import Made, Stated, Statement


@attrs.define
class Draft(Generic[SwitchesT, DecisionT]):
    """What is stated in any game. A game derives its own drafts, with a field for each thing of its own."""

    rulings: SwitchesT
    """The readings in force."""
    pending: tuple[DecisionT, ...] = ()
    """On cards: the decisions that wait; the last one comes first."""
    rules_version: str | None = None
    """In records: the rules under which the game was played."""
    switched: set[str] = attrs.field(factory=set)
    """The rulings whose reading was stated."""
    notes: list[Bilingual] = attrs.field(factory=list)
    """What was put right, for whoever wrote the card."""

    def switch(self, ruling: str, rulings: SwitchesT) -> None:
        """Take these readings, of which the one of that ruling was stated."""
        named = {setting.name: setting.ruling for setting in rulings.settings()}
        self.switched.add(named.get(ruling, ruling.upper()))
        self.rulings = rulings


AnyDraft = Draft[Any, Any]
DraftT = TypeVar("DraftT", bound=AnyDraft)


def reading_statement(example: str) -> Statement[AnyDraft]:
    """Which reading of a ruling is in force."""

    def read(draft: AnyDraft, stated: Stated) -> None:
        ruling, reading = stated.pair
        draft.switch(ruling.text, with_reading(draft.rulings, ruling, reading))

    shape = Bilingual(
        f"reading RULING READING, such as: reading {example}",
        f"lecture DÉCISION LECTURE, par exemple : lecture {example}",
    )
    return Statement(Bilingual("reading", "lecture"), shape, read, Made.FOR_EACH)


def pending_statement(decisions: DecisionText) -> Statement[AnyDraft]:
    """A decision that waits."""

    def read(draft: AnyDraft, stated: Stated) -> None:
        draft.pending = (*draft.pending, decisions.read(stated.words))

    shape = Bilingual("pending DECISION SEAT …", "attente CHOIX SIÈGE …")
    return Statement(Bilingual("pending", "attente"), shape, read, Made.AGAIN)


def _read_version(draft: AnyDraft, stated: Stated) -> None:
    if not re.fullmatch(r"[0-9A-Za-z.+-]{1,32}", stated.only.text):
        raise stated.only.refuse(Bilingual("a version such as 0.1.0", "une version telle que 0.1.0"))
    draft.rules_version = stated.only.text


RULES_STATEMENT: Statement[AnyDraft] = Statement(
    Bilingual("rules", "règles"),
    Bilingual("rules VERSION, such as: rules 0.1.0", "règles VERSION, par exemple : règles 0.1.0"),
    _read_version,
)
"""The version of the rules."""
