"""Rounds: how people count the turns of a game. No rule asks for them."""

from lumens_ref.model.decisions import PlaceChip
from lumens_ref.model.table import Table


def round_of(table: Table) -> int | None:
    """Which chip since the setup the player in turn places, or has placed last; none during the setup."""
    if table.active is None:
        return None
    placed = sum(chip.seat is table.active for stack in table.stacks.values() for chip in stack)
    placing = bool(table.pending) and isinstance(table.pending[-1], PlaceChip)
    return placed if placing else placed - 1
