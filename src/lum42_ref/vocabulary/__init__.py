"""The vocabulary of LUM42: its things, and the sentences in which it is told. No rule lives here."""

from typing import Final

from lum42_ref.engine import ENGINE
from lum42_ref.model.components import Unit
from lum42_ref.vocabulary.of_actions import ACTIONS
from lum42_ref.vocabulary.of_decisions import DECISIONS, PARTS
from lum42_ref.vocabulary.of_events import EVENTS
from lum42_ref.vocabulary.of_reasons import REASONS
from lum42_ref.vocabulary.things import FURTHER, SYNONYMS, THINGS, name_of_unit
from rulespec.vocabulary import Kinds, Vocabulary, composed_name

VOCABULARY: Final = Vocabulary(
    kinds=Kinds(ENGINE.actions, ENGINE.decisions, ENGINE.events, ENGINE.reasons),
    things=THINGS,
    actions=ACTIONS,
    decisions=DECISIONS,
    events=EVENTS,
    reasons=REASONS,
    composed={Unit: composed_name(Unit, name_of_unit)},
    further=FURTHER,
    parts=PARTS,
    synonyms=SYNONYMS,
)
