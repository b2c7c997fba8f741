"""The checks themselves: each finds the fault planted for it."""

from collections.abc import Callable
from random import Random

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import Action, Reason, Seat, State, Step, Verdict
from lum42_ref.model.components import UNITS, ExileSlot, Unit, UnitKind
from lum42_ref.model.decisions import ChooseExile
from lum42_ref.model.events import ActionLost, Deed, Event, UnitExiled, UnitOusted
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Exile, Stacks
from lum42_ref.universe import action_universe
from tests.support import games, invariants, verdicts
from tests.support.damage import damaged

FIRST, SECOND, _ = SEATS = (Seat.SILVER, Seat.WHITE, Seat.BLACK)
OPENING = games.Opening(SEATS, 5, {})


def sound_steps() -> list[tuple[State, Step[State]]]:
    """Every step of a game in which nothing is wrong, with the position before it."""
    state = OPENING.begin().state
    found: list[tuple[State, Step[State]]] = []
    for _, step in games.turns(state, Random(5)):
        found.append((state, step))
        state = step.state
    return found


STEPS = sound_steps()
BEFORE, STEP = next(
    (before, step)
    for before, step in STEPS
    if before.achieved.light and step.state.pending and before.round > 2
)
STATE = STEP.state


def a_cube_too_many(state: State) -> State:
    blue, green, yellow, red = state.reserve
    return attrs.evolve(state, reserve=(blue + 1, green, yellow, red))


def a_tile_is_lost(state: State) -> State:
    return attrs.evolve(state, stacks=Stacks(((), *state.stacks.planets[1:]), state.stacks.satellites))


def a_system_is_lost(state: State) -> State:
    return attrs.evolve(state, space=dict(list(state.space.items())[:-1]))


def two_ships_on_one_system(state: State) -> State:
    return attrs.evolve(state, ships=dict.fromkeys(SEATS, Cell(0, 1)))


def a_unit_on_a_portal(state: State) -> State:
    cell, system = next(entry for entry in state.space.items() if not entry[1].satellite.is_moon)
    held = System(system.planet, system.face, system.satellite, None, UNITS[FIRST, UnitKind.BASIC])
    return attrs.evolve(state, space={**state.space, cell: held})


def a_probe_is_lost(state: State) -> State:
    seat = next(seat for seat in SEATS if state.boards[seat].probes)
    board = attrs.evolve(state.boards[seat], probes=state.boards[seat].probes[1:])
    return attrs.evolve(state, boards={**state.boards, seat: board})


def a_negative_score(state: State) -> State:
    return attrs.evolve(state, scores={**state.scores, FIRST: -1})


def a_crowd_out_of_order(state: State) -> State:
    return attrs.evolve(state, exile=Exile(one=(UNITS[FIRST, UnitKind.CHIEF], UNITS[FIRST, UnitKind.BASIC])))


def a_rogue_twice_in_a_chain(state: State) -> State:
    rogue = UNITS[FIRST, UnitKind.ROGUE]
    waiting = ChooseExile(FIRST, rogue, ExileSlot.SWAP, (rogue,))
    return attrs.evolve(state, pending=(waiting,))


def nobody_decides(state: State) -> State:
    return attrs.evolve(state, pending=())


def a_sixth_round(state: State) -> State:
    return attrs.evolve(state, round=6)


def a_part_that_can_change(state: State) -> State:
    return damaged(state, skipped=[])


def one_unit_too_many(state: State) -> State:
    board = attrs.evolve(state.boards[FIRST], available=(*state.boards[FIRST].available, UnitKind.ROGUE))
    return attrs.evolve(state, boards={**state.boards, FIRST: board})


def an_achievement_is_forgotten(state: State) -> State:
    return attrs.evolve(state, achieved=Achieved())


def driven_out_by(taker: Unit) -> tuple[Event, ...]:
    """A basic unit of the first player loses its slot to that unit."""
    ousted = UnitOusted(("ROG-1",), UNITS[FIRST, UnitKind.BASIC], ExileSlot.SWAP)
    return (ousted, UnitExiled(("ROG-1",), taker, ExileSlot.SWAP))


FAULTS: list[tuple[Callable[[State], None], Callable[[State], State]]] = [
    (invariants.cubes_are_conserved, a_cube_too_many),
    (invariants.tiles_are_conserved, a_tile_is_lost),
    (invariants.each_player_adds_one_system_a_round, a_system_is_lost),
    (invariants.at_most_one_ship_stands_on_a_system, two_ships_on_one_system),
    (invariants.every_slot_holds_what_it_may, a_unit_on_a_portal),
    (invariants.every_probe_exists_once, a_probe_is_lost),
    (invariants.scores_are_not_negative, a_negative_score),
    (invariants.single_slots_of_the_exile_hold_at_most_one_unit, a_crowd_out_of_order),
    (invariants.a_rogue_is_safe_from_its_own_chain, a_rogue_twice_in_a_chain),
    (invariants.one_seat_decides_among_distinct_legal_actions, nobody_decides),
    (invariants.the_engine_finds_the_position_sound, a_sixth_round),
    (invariants.a_copy_is_the_same_position, a_part_that_can_change),
    (invariants.crews_have_their_size, one_unit_too_many),
]
STEP_FAULTS: list[tuple[Callable[[State, Step[State]], None], Callable[[Step[State]], Step[State]]]] = [
    (invariants.units_are_conserved, lambda step: attrs.evolve(step, state=one_unit_too_many(step.state))),
    (invariants.scores_never_sink, lambda step: attrs.evolve(step, state=a_negative_score(step.state))),
    (
        invariants.events_rebuild_the_position,
        lambda step: attrs.evolve(step, state=a_cube_too_many(step.state)),
    ),
    (
        invariants.every_event_names_what_caused_it,
        lambda step: attrs.evolve(step, events=(*step.events, Event(()))),
    ),
    (
        invariants.every_event_names_what_caused_it,
        lambda step: attrs.evolve(step, events=(*step.events, ActionLost(("MOV-99",), FIRST, Deed.HARVEST))),
    ),
    (
        invariants.every_event_names_what_caused_it,
        lambda step: attrs.evolve(step, events=(*step.events, ActionLost(("R-999",), FIRST, Deed.HARVEST))),
    ),
    (
        invariants.only_a_rogue_drives_a_unit_out,
        lambda step: attrs.evolve(step, events=driven_out_by(UNITS[SECOND, UnitKind.CHIEF])),
    ),
    (
        invariants.only_a_rogue_drives_a_unit_out,
        lambda step: attrs.evolve(step, events=driven_out_by(UNITS[FIRST, UnitKind.ROGUE])),
    ),
    (
        invariants.achievements_only_grow,
        lambda step: attrs.evolve(step, state=an_achievement_is_forgotten(step.state)),
    ),
]


def test_a_sound_game_passes_every_check() -> None:
    for before, step in STEPS:
        invariants.check_step(before, step)


def test_a_fault_is_planted_for_every_check() -> None:
    assert {check for check, _ in FAULTS} == set(invariants.IN_EVERY_STATE)
    assert {check for check, _ in STEP_FAULTS} == set(invariants.AT_EVERY_STEP)


@pytest.mark.parametrize(("check", "damage"), FAULTS)
def test_a_check_of_positions_finds_its_fault(
    check: Callable[[State], None], damage: Callable[[State], State]
) -> None:
    check(STATE)
    with pytest.raises(AssertionError):
        check(damage(STATE))


@pytest.mark.parametrize(("check", "damage"), STEP_FAULTS)
def test_a_check_of_steps_finds_its_fault(
    check: Callable[[State, Step[State]], None], damage: Callable[[Step[State]], Step[State]]
) -> None:
    check(BEFORE, STEP)
    with pytest.raises(AssertionError):
        check(BEFORE, damage(STEP))


def test_the_bound_for_two_players_is_the_one_worked_out_by_hand() -> None:
    # 2 players without a Rogue: 4 × 3 in phase 5; then for each round 3 × 2 in phase 1, and for each of U
    # units at most systems + 4 in its turn, 2 skips (and 2 at the end), and 6 in phase 4
    opening = games.Opening((Seat.WHITE, Seat.BLACK), 1, {}).begin().state
    rounds = [(10, 6), (12, 6), (14, 8), (16, 8), (18, 10)]
    expected = 12 + sum(6 + units * (systems + 4) + 2 * (units + 1) + units * 6 for systems, units in rounds)
    assert invariants.most_decisions(opening) == expected


def omits(reason: Reason) -> Callable[[State, Action], Verdict]:
    """An explanation that leaves out one reason, and then knows no event either."""
    explain = lum.explain

    def explained(state: State, action: Action) -> Verdict:
        verdict = explain(state, action)
        return Verdict(
            tuple(told for told in verdict.objections if told.reason is not reason), verdict.events
        )

    return explained


def test_an_action_that_is_wrongly_allowed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lum, "explain", omits(Reason.OTHER_DECISION))
    with pytest.raises(AssertionError, match="is listed or not"):
        verdicts.verdicts_agree_with_legal_actions(STATE, action_universe(STATE))


def test_an_action_that_is_missing_in_the_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shorter = lum.legal_actions(STATE)[1:]
    monkeypatch.setattr(lum, "legal_actions", lambda _: shorter)
    with pytest.raises(AssertionError, match="is listed or not"):
        verdicts.verdicts_agree_with_legal_actions(STATE, action_universe(STATE))


def test_reasons_that_are_out_of_order_are_found() -> None:
    refused = Verdict((Reason.NOT_PLAYING.objection, Reason.NOT_MOVED.objection), ())
    with pytest.raises(AssertionError, match="out of order"):
        verdicts.a_refused_action_is_refused_for_its_reasons(STATE, action_universe(STATE)[0], refused)


def test_a_verdict_with_other_events_than_play_is_found() -> None:
    allowed = Verdict((), (ActionLost(("MOV-1",), FIRST, Deed.HARVEST),))
    with pytest.raises(AssertionError, match="other events"):
        verdicts.an_allowed_action_plays_as_explained(STATE, lum.legal_actions(STATE)[0], allowed)
