"""The clauses behind the cube that a recovered unit harvests or transforms."""

from lum42_ref.model.components import DOUBLER, SCIENTIST, TWOSOME, ExileSlot
from lum42_ref.model.decisions import Use


def behind(use: Use) -> tuple[str, ...]:
    """The clauses behind the cube that a unit harvests or transforms.

    Design:
        Events name the clauses that caused them.
    """
    if use.cell is None:
        return ("EXL-1", "EXL-3") if use.slot is ExileSlot.HARVEST else ("EXL-1", "EXL-4")
    any_colour = len(use.harvest or use.transform) > 1
    if use.kind is SCIENTIST:
        return ("SCI-1", "SCI-3") if any_colour else ("SCI-1", "SCI-2")
    power: tuple[str, ...] = ()
    if use.kind is DOUBLER:
        power = ("DOU-1", "DOU-2", "DOU-3") if use.same_colour else ("DOU-1", "DOU-2")
    elif use.kind is TWOSOME:
        power = ("TWO-1", "TWO-2")
    if use.harvest:
        return ("REC-3", "HAR-5" if any_colour else "HAR-1", *power)
    return ("REC-4", "TRF-4" if any_colour else "TRF-1", *power)
