"""All chapters that own a decision, in the order of the rulebook."""

from typing import Final

from lum42_ref.rules import combat, crew, discovery, exile, halves, probes, recovery, rounds, swap, turn, use

CHAPTERS: Final = (
    discovery.PLANET,
    discovery.CELL,
    discovery.SATELLITE,
    turn.TURN,
    combat.FLIGHT,
    exile.EXILE,
    recovery.RECOVERY,
    use.USE,
    probes.PROBE,
    swap.SWAP,
    halves.HALF,
    crew.CREW,
    rounds.FIRST,
)
