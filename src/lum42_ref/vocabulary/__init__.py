"""The vocabulary of LUM42: its things, and the sentences in which it is told. No rule lives here."""

from typing import Final

from lum42_ref.model.components import Unit
from lum42_ref.model.events import Event
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import Remark
from lum42_ref.rules.chapters import CHAPTERS
from lum42_ref.vocabulary.of_actions import ACTIONS
from lum42_ref.vocabulary.of_decisions import DECISIONS, PARTS
from lum42_ref.vocabulary.of_events import EVENTS
from lum42_ref.vocabulary.of_reasons import REASONS
from lum42_ref.vocabulary.of_remarks import REMARKS
from lum42_ref.vocabulary.things import FURTHER, POINTS, SYNONYMS, THINGS, name_of_unit
from rulespec.engine.chapter import actions_of, decisions_of
from rulespec.engine.kinds import kinds_of
from rulespec.vocabulary import Kinds, Vocabulary, composed_name

VOCABULARY: Final = Vocabulary(
    kinds=Kinds(actions_of(CHAPTERS), decisions_of(CHAPTERS), kinds_of(Event), Reason, kinds_of(Remark)),
    things=THINGS,
    actions=ACTIONS,
    decisions=DECISIONS,
    events=EVENTS,
    reasons=REASONS,
    remarks=REMARKS,
    composed={Unit: composed_name(Unit, name_of_unit)},
    further=FURTHER,
    parts=PARTS,
    synonyms=SYNONYMS,
    points=(POINTS, POINTS),
)
