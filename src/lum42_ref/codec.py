"""JSON in and out: strict, bounded, canonical.

>>> import lum42_ref as lum
>>> from lum42_ref import codec
>>> state = lum.new_game(players=2, seed=7)
>>> codec.decode_state(codec.encode(state)) == state
True
>>> codec.encode(lum.legal_actions(state)[0])
'{"format":"lum42-action","version":1,"type":"take_planet","stack":1}'
"""

from lum42_ref.model.record import GameRecord
from rulespec.codec.documents import (
    canonical,
    decode_action,
    decode_event,
    decode_layout,
    decode_observation,
    decode_record,
    decode_state,
    decode_verdict,
    digest,
    encode,
)

__all__ = [
    "GameRecord",
    "canonical",
    "decode_action",
    "decode_event",
    "decode_layout",
    "decode_observation",
    "decode_record",
    "decode_state",
    "decode_verdict",
    "digest",
    "encode",
]
