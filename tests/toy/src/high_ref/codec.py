"""The documents of High Card."""

from typing import Final

from high_ref.engine import ENGINE
from high_ref.model.things import COPIES, Card
from rulespec.codec.codec import Codec

CODEC: Final = Codec(name="high", version=1, engine=ENGINE, longest={Card: COPIES * len(Card)})
