"""JSON in and out: strict, bounded, canonical.

>>> import lum42_ref as lum
>>> from lum42_ref import codec
>>> state = lum.new_game(players=2, seed=7)
>>> codec.decode_state(codec.encode(state)) == state  # but for notes that no reading in force asks for
True
>>> codec.encode(lum.legal_actions(state)[0])
'{"format":"lum42-action","version":3,"type":"take_planet","stack":1}'
"""

from pathlib import Path
from typing import Any, Final

from lum42_ref.engine import ENGINE
from lum42_ref.model.components import Colour, Cubes, ExileSlot, Planet, Satellite, Seat, Slot, Unit, UnitKind
from lum42_ref.model.observation import Observation, SeenPlanets, SeenSatellites
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Layout, Stacks, State, Terms
from lum42_ref.rules.ending import Outcome
from lum42_ref.rulings import Rulings
from lum42_ref.vocabulary import VOCABULARY
from rulespec.codec.codec import Codec
from rulespec.codec.lists import by_member
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

CODEC: Final = Codec(
    name="lum42",
    version=3,
    engine=ENGINE,
    longest={
        Cell: 64,
        Colour: len(Colour),
        ExileSlot: len(ExileSlot),
        Planet: 28,
        Satellite: 28,
        SeenPlanets: 8,
        SeenSatellites: 8,
        Slot: len(Slot),
        Unit: 64,
        UnitKind: 16,
        tuple[Planet, ...]: 8,
        tuple[Satellite, ...]: 8,
        tuple[Seat, ...]: len(Seat),
    },
    own={Cubes: by_member(Colour)},
    lasting=(Achieved, Board, Exile, Stacks, System, Terms),
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
