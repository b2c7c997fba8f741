"""The vocabulary of Lumens: its things, and the sentences in which it is told. No rule lives here."""

from typing import Final

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip
from lumens_ref.model.events import Event
from lumens_ref.model.reasons import Reason
from lumens_ref.rules.chapters import CHAPTERS
from lumens_ref.vocabulary.of_actions import ACTIONS
from lumens_ref.vocabulary.of_decisions import DECISIONS, PARTS
from lumens_ref.vocabulary.of_events import EVENTS
from lumens_ref.vocabulary.of_reasons import REASONS
from lumens_ref.vocabulary.things import FURTHER, POINTS, SYNONYMS, THINGS, name_of_cell, name_of_chip
from rulespec.engine.chapter import actions_of, decisions_of
from rulespec.engine.kinds import kinds_of
from rulespec.vocabulary import Kinds, Vocabulary, composed_name

VOCABULARY: Final = Vocabulary(
    kinds=Kinds(actions_of(CHAPTERS), decisions_of(CHAPTERS), kinds_of(Event), Reason),
    things=THINGS,
    actions=ACTIONS,
    decisions=DECISIONS,
    events=EVENTS,
    reasons=REASONS,
    composed={Cell: composed_name(Cell, name_of_cell), Chip: composed_name(Chip, name_of_chip)},
    further=FURTHER,
    parts=PARTS,
    synonyms=SYNONYMS,
    points=(POINTS, POINTS),
)
"""What every sentence of the game is made of."""
