"""Objectives that are met: play has rewarded them, but for what R-81 makes wait."""

from collections.abc import Iterator

from lum42_ref.model.components import CubeKind, Seat
from lum42_ref.model.decisions import ChooseFirst
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import objectives, order
from lum42_ref.rulings import ObjectiveOffTurn
from lum42_ref.soundness.layout import player
from lum42_ref.vocabulary import things
from rulespec.errors import Fault
from rulespec.language import Bilingual


def faults(state: Table) -> Iterator[Fault]:
    """Whoever meets an objective has achieved it."""
    for kind, seat in overdue(state):
        who, what = player(seat), objective(state, kind)
        yield Fault(
            f"achieved {kind.value}",
            Bilingual(
                f"{who.en} meets the objective ({what.en}) and is not listed (OBJ-12)",
                f"{who.fr} remplit l'objectif ({what.fr}) et n'est pas cité (OBJ-12)",
            ),
        )


def overdue(state: Table) -> Iterator[tuple[CubeKind, Seat]]:
    """Who meets an objective that play would have marked, and has not achieved it; in turn order."""
    achieved = state.achieved
    for seat in order.from_the_first(state):
        if seat not in achieved.light and objectives.light_objective_holds(state, seat):
            yield from _unless_it_may_wait(state, CubeKind.LIGHT, seat)
        if seat not in achieved.energy and objectives.energy_objective_holds(state, seat):
            yield from _unless_it_may_wait(state, CubeKind.ENERGY, seat)


def _unless_it_may_wait(state: Table, kind: CubeKind, seat: Seat) -> Iterator[tuple[CubeKind, Seat]]:
    if not _may_wait(state, kind, seat):
        yield kind, seat


def objective(state: Table, kind: CubeKind) -> Bilingual:
    """What the objective asks for."""
    agreed = state.terms.objectives
    if kind is CubeKind.LIGHT:
        return things.LIGHT_OBJECTIVES[agreed.light].name
    return things.ENERGY_OBJECTIVES[agreed.energy].name


def _may_wait(state: Table, kind: CubeKind, seat: Seat) -> bool:
    """R-81: what another player's swap has brought about may not be rewarded yet."""
    match state.terms.rulings.objective_off_turn:
        case ObjectiveOffTurn.ANY_TIME:
            return False
        case ObjectiveOffTurn.OWN_ACTION_ONLY:
            return kind is CubeKind.ENERGY or state.terms.objectives.light in objectives.CUBE_OBJECTIVES
        case ObjectiveOffTurn.OWN_TURN_ONLY:
            return _waits_for_a_turn(state, seat)


def _waits_for_a_turn(state: Table, seat: Seat) -> bool:
    """Somebody may have swapped with the player since the last turn the player had."""
    match state.phase:
        case Phase.DISCOVERY:
            return seat in order.rest_of_the_circle(state)
        case Phase.DEPLOYMENT | Phase.PRODUCTION:
            return False
        case Phase.RECOVERY | Phase.OVER:
            return seat is not state.active
        case Phase.ROUND_END:
            return seat is not state.active or _is_named_now(state)


def _is_named_now(state: Table) -> bool:
    """The first player is being named, which is nobody's turn."""
    return bool(state.pending) and isinstance(state.pending[-1], ChooseFirst)
