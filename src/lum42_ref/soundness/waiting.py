"""Sound decisions: who may be asked what at this moment, and what may wait below it.

Every stack of decisions that play can produce, the last to be taken now:

==========  ==================================================================================================
phase 1     the planet; its cell; its satellite: one of them, of the active player
phase 2     the next step of the active player's ship; or the flight of a Traveller under attack; or the slots
            of the Exile after a combat (``combats``)
phase 4     the unit to recover; or what is left of the recovery of one (``recoveries``)
phase 5     the special unit of the active player; or the first player of the next round
==========  ==================================================================================================
"""

import enum
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from lum42_ref.model.actions import move
from lum42_ref.model.components import UNITS, Seat, Slot, UnitKind
from lum42_ref.model.decisions import (
    ChooseCell,
    ChooseCrew,
    ChooseExile,
    ChooseFirst,
    ChooseHalf,
    ChooseProbe,
    ChooseRecovery,
    ChooseSatellite,
    Decision,
    FleeOrStand,
    Navigate,
    Use,
    navigate,
)
from lum42_ref.model.notes import needed
from lum42_ref.model.space import CENTRE
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import crew, discovery, first_player, movement, order, recovery, traveller
from lum42_ref.rules.chapters import CHAPTERS
from lum42_ref.rulings import SpaceZone
from lum42_ref.soundness import combats, recoveries
from lum42_ref.soundness.layout import player, stranger
from lum42_ref.soundness.scratch import scratch
from lum42_ref.vocabulary import things
from rulespec.errors import Fault
from rulespec.language import Bilingual
from rulespec.vocabulary import plain_word

PENDING: Final = "pending"
NO_LIGHT_FACE: Final = Bilingual(
    "a black planet has no light face", "une planète noire n'a pas de face lumière"
)
PHASES: Final[Mapping[type[Decision], enum.Enum | None]] = {
    chapter.decision: chapter.phase for chapter in CHAPTERS
}
"""The phase to which each decision belongs."""
OF_ANYBODY: Final = (FleeOrStand, ChooseExile, ChooseProbe, ChooseFirst)
"""The decisions that others than the active player can have to take."""
SEVERAL: Final = (ChooseExile, Use, ChooseProbe, ChooseHalf)
"""The decisions that can wait with others."""


def faults(state: Table) -> Iterator[Fault]:
    """What is wrong with each decision, looked at by itself."""
    over = state.phase is Phase.OVER
    if over and state.pending:
        yield _fault("the game is over, and a decision is pending", "la partie est finie, et un choix attend")
    if not over and not state.pending and state.phase is not Phase.PRODUCTION:
        yield _fault(
            "nobody has anything to decide, and the game is not over",
            "personne n'a rien à décider, et la partie n'est pas finie",
        )
    for decision in state.pending:
        if decision.seat not in state.boards:
            yield stranger(PENDING, decision.seat)
        elif not over and state.phase is not PHASES[type(decision)]:
            what, phase = word_of(decision), things.PHASES.mark(state.phase)
            yield _fault(
                f"{what} does not belong to phase {phase}", f"{what} n'appartient pas à la phase {phase}"
            )
        else:
            yield from _decision_faults(state, decision)


def faults_of_the_stack(state: Table) -> Iterator[Fault]:
    """What is wrong with the decisions together, on a table with which nothing else is wrong."""
    if len(state.pending) > 1 and not all(isinstance(decision, SEVERAL) for decision in state.pending):
        alone = ", ".join(word_of(each) for each in state.pending if not isinstance(each, SEVERAL))
        yield _fault(f"{alone} waits alone", f"{alone} attend seul")
    elif state.pending:
        noted = scratch(state, pending=needed(state.pending, state.terms.rulings))
        yield from ORIGINS[type(state.pending[-1])](noted)


def word_of(decision: Decision) -> str:
    """A decision as cards write it."""
    return plain_word(type(decision))


def outside(zone: SpaceZone) -> Bilingual:
    """A cell lies beyond the edge."""
    return Bilingual(
        f"lies outside the space zone (R-10 {zone.value})",
        f"est hors de la zone spatiale (R-10 {zone.value})",
    )


def _fault(english: str, french: str) -> Fault:
    return Fault(PENDING, Bilingual(english, french))


def _decision_faults(state: Table, decision: Decision) -> Iterator[Fault]:
    """Its seat, its ship, its units, its cells are there."""
    if decision.seat is not state.active and not isinstance(decision, OF_ANYBODY):
        what, who, turn = word_of(decision), player(decision.seat), player(state.active)
        yield _fault(
            f"it is {turn.genitive.en} turn: {what} is for {turn.en}, not for {who.en}",
            f"c'est le tour {turn.genitive.fr} : {what} revient à {turn.fr}, pas à {who.fr}",
        )
    match decision:
        case Navigate():
            yield from _navigation_faults(state, decision)
        case FleeOrStand():
            yield from _attack_faults(state, decision)
        case ChooseExile() if decision.unit.seat is not decision.seat:
            who, owner = player(decision.seat), player(decision.unit.seat)
            yield _fault(
                f"{who.en} puts a unit of {owner.en} in the Exile",
                f"{who.fr} met en Exil une unité {owner.genitive.fr}",
            )
        case ChooseSatellite():
            yield from _satellite_faults(state, decision)
        case ChooseRecovery() if not recovery.has_units_in_play(state, decision.seat):
            who = player(decision.seat)
            yield _fault(
                f"{who.en} has no unit in play, and so no turn in phase 4 (REC-1)",
                f"{who.fr} n'a pas d'unité en jeu, donc pas de tour en phase 4 (REC-1)",
            )
        case ChooseHalf() if decision.cell not in state.space or not decision.halves:
            cell = decision.cell
            yield _fault(
                f"no half of a system on {cell} is left to a Twosome",
                f"aucune moitié d'un système en {cell} ne reste à un Binôme",
            )
        case Use() if (decision.cell is None) is isinstance(decision.slot, Slot):
            yield _fault(
                "a unit comes from a slot of a system, or from a slot of the Exile",
                "une unité vient d'un emplacement d'un système, ou d'un emplacement de l'Exil",
            )
        case Use() if decision.cell is not None and decision.cell not in state.space:
            yield _no_system(decision.cell)
        case ChooseCrew() if not crew.change_is_due(state, decision.seat):
            who = player(decision.seat)
            yield _fault(
                f"no crew change is possible for {who.en}",
                f"aucun changement d'équipage n'est possible pour {who.fr}",
            )
        case _:
            return


def _no_system(cell: object) -> Fault:
    return _fault(f"no system lies on {cell}", f"il n'y a pas de système en {cell}")


def _navigation_faults(state: Table, turn: Navigate) -> Iterator[Fault]:
    who = player(turn.seat)
    if not state.boards[turn.seat].available:
        yield _fault(
            f"{who.en} has no available unit, and so no turn in phase 2 (DEP-9)",
            f"{who.fr} n'a pas d'unité disponible, donc pas de tour en phase 2 (DEP-9)",
        )
    if not turn.path or turn.path[-1] != state.ships[turn.seat]:
        yield _fault(
            f"the path does not end where {who.genitive.en} ship is",
            f"le trajet ne finit pas là où est le vaisseau {who.genitive.fr}",
        )
    for place, cell in enumerate(turn.path):
        is_told_already = cell == state.ships[turn.seat] != CENTRE
        if cell not in state.space and not is_told_already and (place or cell != CENTRE):
            yield _fault(
                f"the path leads over {cell}, where no system is",
                f"le trajet passe par {cell}, où il n'y a pas de système",
            )


def _attack_faults(state: Table, choice: FleeOrStand) -> Iterator[Fault]:
    who, attacker = player(choice.seat), player(choice.attacker.seat)
    system = state.space.get(choice.cell)
    attacked = system and system.occupant(choice.slot)
    if attacked != UNITS[choice.seat, UnitKind.TRAVELLER]:
        slot = things.SLOTS[choice.slot].name.definite
        yield _fault(
            f"no Traveller of {who.en} stands on {slot.en} of {choice.cell}",
            f"aucun Voyageur {who.genitive.fr} n'est sur {slot.fr} de {choice.cell}",
        )
    if choice.attacker.seat is choice.seat or choice.attacker.seat not in state.boards:
        yield _fault(
            f"a Traveller of {who.en} is attacked by {attacker.en}",
            f"un Voyageur {who.genitive.fr} est attaqué par {attacker.fr}",
        )
    elif choice.attacker.seat is not state.active:
        turn = player(state.active)
        yield _fault(
            f"it is {turn.genitive.en} turn: {attacker.en} attacks nobody",
            f"c'est le tour {turn.genitive.fr} : {attacker.fr} n'attaque personne",
        )
    elif state.ships[choice.attacker.seat] != choice.cell:
        yield _fault(
            f"{attacker.en} attacks on {choice.cell}, and {attacker.genitive.en} ship is elsewhere (DEP-1)",
            f"{attacker.fr} attaque en {choice.cell}, et le vaisseau {attacker.genitive.fr} est ailleurs "
            "(DEP-1)",
        )


def _satellite_faults(state: Table, choice: ChooseSatellite) -> Iterator[Fault]:
    zone, cell = state.terms.rulings.space_zone, choice.cell
    if cell == CENTRE:
        yield _fault("the centre is no system", "le centre n'est pas un système")
    elif cell in state.space:
        yield _fault(f"{cell} is taken already", f"{cell} est déjà occupée")
    elif discovery.is_outside(zone, cell):
        where = outside(zone)
        yield _fault(f"{cell} {where.en}", f"{cell} {where.fr}")
    elif discovery.where_objections(state, cell):
        yield _fault(f"{cell} lies beside no system (DIS-4)", f"{cell} n'est à côté d'aucun système (DIS-4)")
    if choice.face not in choice.planet.faces:
        yield Fault(PENDING, NO_LIGHT_FACE)


# --- what led to the decisions that wait


def _nothing_special(_state: Table) -> Iterator[Fault]:
    return iter(())


def _of_a_cell(state: Table) -> Iterator[Fault]:
    """A planet is taken only where a satellite is left for it, and a cell."""
    if not any(state.stacks.satellites) or not discovery.has_room(state):
        yield _fault(
            "no satellite or no cell is left for the planet: it is not taken (DIS-2)",
            "il ne reste pas de satellite ou pas de case pour la planète : elle n'est pas prise (DIS-2)",
        )


def _of_a_step(state: Table) -> Iterator[Fault]:
    """The path is a move that the rules allow, from its first cell on."""
    (turn,) = state.pending
    assert isinstance(turn, Navigate), "the decision whose origin this is"
    start, *steps = turn.path
    if turn == navigate(turn.seat, (start,)):
        return
    course = scratch(state, ships={**state.ships, turn.seat: start})
    walked: Decision = navigate(turn.seat, (start,))
    for cell in steps:
        assert isinstance(walked, Navigate), "a step leads to the next"
        if movement.objections(course, walked, move(cell)):
            here = walked.path[-1]
            yield _fault(
                f"no step leads from {here} to {cell} at this point of the move",
                f"aucun pas ne mène de {here} à {cell} à ce point du trajet",
            )
            return
        movement.carry_out(course, walked, move(cell))
        walked = course.pending[-1]
    for seat in course.ships:
        if course.ships[seat] != state.ships[seat]:
            who = player(seat)
            yield _fault(
                f"{who.genitive.en} ship stands on the path: it would have been ejected (MOV-10)",
                f"le vaisseau {who.genitive.fr} est sur le trajet : il aurait été éjecté (MOV-10)",
            )


def _of_a_flight(state: Table) -> Iterator[Fault]:
    """A Traveller is asked only where it can flee."""
    (choice,) = state.pending
    assert isinstance(choice, FleeOrStand), "the decision whose origin this is"
    if not traveller.can_flee(state, choice.cell, choice.slot):
        yield _fault(
            "the Traveller has nowhere to flee, and is not asked (TRV-6)",
            "le Voyageur n'a nulle part où fuir, et on ne lui demande rien (TRV-6)",
        )


def _of_the_exile(state: Table) -> Iterator[Fault]:
    if combats.leads_here(state):
        return
    turn, choice = player(state.active), state.pending[-1]
    assert isinstance(choice, ChooseExile), "the decision whose origin this is"
    joins_alone = len(state.pending) == 1 and choice.ousted_from is None and choice.attacker is None
    if joins_alone and choice.seat is not state.active:
        unit, ship = things.name_of_unit(choice.unit).definite, turn.genitive
        yield _fault(
            f"nobody attacked {unit.en}: expected attacker=… with a unit of {turn.en}, or in its place "
            f"{ship.en} Chief, where {ship.en} ship is (CMB-1, CHF-1)",
            f"personne n'a attaqué {unit.fr} : attendu attacker=… avec une unité {ship.fr}, ou à sa place le "
            f"Chef {ship.fr}, là où est le vaisseau {ship.fr} (CMB-1, CHF-1)",
        )
    else:
        ship = turn.genitive
        yield _fault(
            f"no attack by {turn.en}, where {ship.en} ship is, leads to these choices in the Exile",
            f"aucune attaque {ship.fr}, là où est le vaisseau {ship.fr}, ne mène à ces choix en Exil",
        )


def _of_a_recovery(state: Table) -> Iterator[Fault]:
    if not recoveries.leads_here(state):
        turn = player(state.active)
        words = ", ".join(map(word_of, state.pending))
        yield _fault(
            f"no recovery of a unit of {turn.en} leads to this: {words}",
            f"aucune récupération d'une unité {turn.genitive.fr} ne mène à ceci : {words}",
        )


def _of_the_first_player(state: Table) -> Iterator[Fault]:
    names, names_now = first_player.who_names(state), state.pending[-1].seat
    if names is not names_now:
        who, other = player(names), player(names_now)
        yield _fault(
            f"{who.en} names the first player, not {other.en} (FST-1, FST-3)",
            f"c'est {who.fr} qui désigne le premier joueur, pas {other.fr} (FST-1, FST-3)",
        )
    for seat in _yet_to_change(state):
        who = player(seat)
        yield _fault(
            f"{who.en} has yet to change crew (CRW-2)", f"{who.fr} doit encore changer d'équipage (CRW-2)"
        )


def _yet_to_change(state: Table) -> list[Seat]:
    return [seat for seat in order.rest_of_the_circle(state) if crew.change_is_due(state, seat)]


ORIGINS: Final[Mapping[type[Decision], Callable[[Table], Iterator[Fault]]]] = {
    **dict.fromkeys(PHASES, _nothing_special),
    ChooseCell: _of_a_cell,
    Navigate: _of_a_step,
    FleeOrStand: _of_a_flight,
    ChooseExile: _of_the_exile,
    ChooseFirst: _of_the_first_player,
    **{
        kind: _of_a_recovery
        for kind, phase in PHASES.items()
        if phase is Phase.RECOVERY and kind is not ChooseRecovery
    },
}
"""How it is seen whether play leads to the decision that is to be taken now."""
