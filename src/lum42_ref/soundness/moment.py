"""Sound moments: which phases a round has, and what is over when a phase begins."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model.components import ROUNDS, Seat
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import recovery, rounds
from lum42_ref.soundness.layout import player
from rulespec.errors import Fault
from rulespec.language import Bilingual

NOBODY_IN_PLAY: Final = (Phase.DISCOVERY, Phase.ROUND_END, Phase.OVER)
"""When all units are back on their boards: phase 4 ends with the last of them (REC-5)."""


def faults(state: Table) -> Iterator[Fault]:
    """What is wrong with the round, the phase, and what they leave on the table."""
    yield from _round_faults(state)
    yield from _phase_faults(state)
    if state.phase in NOBODY_IN_PLAY:
        yield from _units_left(state)
    if state.skipped:
        yield from _skip_faults(state)


def _round_faults(state: Table) -> Iterator[Fault]:
    if not 1 <= state.round <= ROUNDS:
        yield Fault(
            "round",
            Bilingual(
                f"expected 1 to {ROUNDS}, found {state.round}",
                f"attendu : de 1 à {ROUNDS}, trouvé : {state.round}",
            ),
        )


def _phase_faults(state: Table) -> Iterator[Fault]:
    match state.phase:
        case Phase.PRODUCTION:
            yield Fault(
                "phase",
                Bilingual(
                    "phase 3 runs by itself: nobody decides anything in it",
                    "la phase 3 se déroule d'elle-même : personne n'y décide rien",
                ),
            )
        case Phase.ROUND_END if rounds.is_last_round(state):
            yield Fault(
                "phase",
                Bilingual(
                    f"round {ROUNDS} has no phase 5: the game ends after its phase 4 (R-56)",
                    f"la manche {ROUNDS} n'a pas de phase 5 : la partie finit après sa phase 4 (R-56)",
                ),
            )
        case Phase.OVER if not rounds.is_last_round(state):
            yield Fault(
                "phase",
                Bilingual(
                    f"the game is over after round {ROUNDS} only, and this is round {state.round} (END-1)",
                    f"la partie n'est finie qu'après la manche {ROUNDS}, et voici la manche {state.round} "
                    "(END-1)",
                ),
            )
        case _:
            return


def _units_left(state: Table) -> Iterator[Fault]:
    for seat in state.terms.seats:
        if recovery.has_units_in_play(state, seat):
            who = player(seat)
            yield Fault(
                "phase",
                Bilingual(
                    f"{who.en} still has units in play: the last is recovered before phase 4 ends (REC-5)",
                    f"{who.fr} a encore des unités en jeu : la dernière est récupérée avant la fin de la "
                    "phase 4 (REC-5)",
                ),
            )


def _skip_faults(state: Table) -> Iterator[Fault]:
    """A skipped turn is remembered in phase 2, until the next deployment."""
    if state.phase is not Phase.DEPLOYMENT:
        yield Fault(
            "skipped",
            Bilingual("turns are skipped in phase 2 only (R-29)", "on ne passe qu'en phase 2 (R-29)"),
        )
        return
    if not all(isinstance(decision, Navigate) for decision in state.pending):
        yield Fault(
            "skipped",
            Bilingual(
                "a unit has just been deployed: nobody has skipped since (R-29)",
                "une unité vient d'être déployée : personne n'a passé depuis (R-29)",
            ),
        )
    for seat in dict.fromkeys(state.skipped):
        if seat in state.boards:
            yield from _skipper_faults(state, seat)


def _skipper_faults(state: Table, seat: Seat) -> Iterator[Fault]:
    who = player(seat)
    if not state.boards[seat].available:
        yield Fault(
            "skipped",
            Bilingual(
                f"{who.en} has no available unit, and so no turn to skip (R-29)",
                f"{who.fr} n'a pas d'unité disponible, donc pas de tour à passer (R-29)",
            ),
        )
    if seat is state.active:
        yield Fault(
            "skipped",
            Bilingual(
                f"{who.en} has skipped, and has no turn before the next deployment (R-29)",
                f"{who.fr} a passé, et n'a plus de tour avant le prochain déploiement (R-29)",
            ),
        )
