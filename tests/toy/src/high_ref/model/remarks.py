"""Remarks: what players look for and what does not happen."""

import attrs

from high_ref.model.things import Seat
from rulespec.engine import Remark as AnyRemark


class Remark(AnyRemark):
    """Something that did not happen."""

    __slots__ = ()


@attrs.frozen
class NothingGained(Remark):
    """A player who passes gains nothing."""

    player: Seat
