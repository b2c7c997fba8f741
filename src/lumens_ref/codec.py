"""JSON in and out: strict, bounded, canonical.

>>> import lumens_ref as lumens
>>> from lumens_ref import codec
>>> state = lumens.read_card("1,9 Y3; hand yellow 3/4; hand green 1/6")
>>> codec.decode_state(codec.encode(state)) == state
True
>>> codec.encode(lumens.legal_actions(state)[0])
'{"format":"lumens-action","version":1,"type":"place","cell":[1,6],"number":3}'
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from lumens_ref.document_forms import (
    board_form,
    chip_form,
    counts_form,
    in_reading_order,
    rooms_form,
    stacks_form,
)
from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import CHIPS_EACH, Chip, Counts
from lumens_ref.model.observation import Observation, SeenStack
from lumens_ref.model.table import Layout, Stack, State, Terms
from lumens_ref.rules.final_count import RoomCount
from lumens_ref.rules.victory import Outcome
from lumens_ref.rulings import Rulings
from lumens_ref.vocabulary import VOCABULARY
from rulespec.codec.codec import Codec
from rulespec.engine import Action, Event, GameRecord, Verdict

__all__ = [
    "CODEC",
    "GameRecord",
    "Value",
    "canonical",
    "decode_action",
    "decode_event",
    "decode_layout",
    "decode_observation",
    "decode_outcome",
    "decode_record",
    "decode_state",
    "decode_verdict",
    "digest",
    "encode",
    "play_digest",
]

SCHEMAS: Final = Path(__file__).parent / "schemas"
MOST_CELLS: Final = 15 * 15
"""Of the largest side of a board."""

CODEC: Final = Codec(
    name="lumens",
    version=1,
    engine=ENGINE,
    longest={Cell: MOST_CELLS, Chip: CHIPS_EACH},
    own={
        Board: board_form,
        Chip: chip_form,
        Counts: counts_form,
        Mapping[Cell, Stack]: stacks_form,
        Mapping[Cell, SeenStack]: in_reading_order,
        Mapping[str, RoomCount]: rooms_form,
    },
    lasting=(Terms,),
    word=VOCABULARY.word,
)

Value = State | Layout | Action | Event[Any] | Verdict | GameRecord[Layout, Rulings] | Observation | Outcome
"""What can be a document."""

# What a program calls; each is the codec's own function.
encode = CODEC.encode
canonical = CODEC.canonical
digest = CODEC.digest
play_digest = CODEC.play_digest
decode_state = CODEC.decode_state
decode_layout = CODEC.decode_layout
decode_action = CODEC.decode_action
decode_event = CODEC.decode_event
decode_verdict = CODEC.decode_verdict
decode_record = CODEC.decode_record
decode_observation = CODEC.decode_observation
decode_outcome = CODEC.decode_outcome

if __name__ == "__main__":
    CODEC.write_schemas(SCHEMAS)
