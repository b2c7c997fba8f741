"""The checks themselves: each finds the fault planted for it."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from lumens_ref import engine
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Counts, Seat
from lumens_ref.model.events import BagEmpty, Drawn, FaceChosen, Won
from lumens_ref.model.table import State
from rulespec.engine import Event, Step
from rulespec.errors import InvalidPosition
from tests.lumens_ref.support import checks, verdicts
from tests.lumens_ref.support.games import Opening
from tests.lumens_ref.support.positions import TEN_SIXES, action, last_of_all, played, position

A, B = Seat.YELLOW, Seat.GREEN
STATE = position("A3@1,9 A2@4,9 B2@13,1 B6/B1@7,5", hands="3/4 2/5")
DRAWING = position("A3@1,9 A2@4,9", draws=True)
OUT = position(TEN_SIXES.replace("A6@1,9", "A6/A1@1,9"), turn="B", hands="3/4 1/6", out="A")
LAST = last_of_all("A6@7,5 B6@2,5 B3@8,5")
ENDED = played(LAST, "start 6")
CHOOSING = played(Opening((A, B), {}).begin().state, "draw 1/6", "draw 1/6")


def with_stack(state: State, at: Cell, *chips: Chip) -> State:
    return attrs.evolve(state, stacks={**state.stacks, at: chips})


Damage = Callable[[State], State]
FAULTS: list[tuple[Callable[[State], None], State, Damage]] = [
    (
        checks.chips_are_conserved,
        STATE,
        lambda state: attrs.evolve(state, bags={**state.bags, A: Counts(8, 8, 8)}),
    ),
    (
        checks.stacks_are_low_and_start_cells_safe,
        STATE,
        lambda state: with_stack(state, state.starts[B], Chip(A, 1)),
    ),
    (
        checks.stacks_are_low_and_start_cells_safe,
        STATE,
        lambda state: with_stack(state, Cell(7, 5), Chip(A, 1), Chip(A, 1), Chip(B, 1)),
    ),
    (
        checks.stacks_are_low_and_start_cells_safe,
        STATE,
        lambda state: attrs.evolve(state, stacks={Cell(7, 5): (Chip(A, 1),)}),
    ),
    (
        checks.one_decides_among_distinct_legal_actions,
        STATE,
        lambda state: attrs.evolve(state, pending=state.pending * 2),
    ),
    (checks.the_engine_finds_it_sound, STATE, lambda state: attrs.evolve(state, active=B)),
    (checks.a_turn_is_what_the_annex_says, OUT, lambda state: attrs.evolve(state, out=(A, B))),
    (checks.the_count_is_what_the_annex_says, ENDED, lambda state: attrs.evolve(state, scores={A: 2, B: 0})),
    (checks.turns_stay_level, STATE, lambda state: attrs.evolve(state, hands={A: None, B: None})),
    (
        checks.turns_stay_level,
        STATE,
        lambda state: with_stack(state, Cell(3, 3), Chip(B, 1), Chip(B, 1)),
    ),
]
Listing = Callable[[State], tuple[Any, ...]]


def broken(name: str, how: Callable[[Any], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """A function of the engine that gives something else than it should."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = getattr(engine, name)
        patch.setattr(engine, name, lambda state: how(honest(state)))

    return plant


def other(name: str, found: object) -> Callable[[pytest.MonkeyPatch], None]:
    """A function of the rules that gives always the same."""
    return lambda patch: patch.setattr(checks, name, lambda _table, _seat: found)


BROKEN: list[tuple[Callable[[State], None], State, Callable[[pytest.MonkeyPatch], None]]] = [
    (
        checks.one_decides_among_distinct_legal_actions,
        STATE,
        broken("legal_actions", lambda listed: listed[::-1]),
    ),
    (
        checks.one_decides_among_distinct_legal_actions,
        STATE,
        broken("legal_actions", lambda listed: listed * 2),
    ),
    (
        checks.one_decides_among_distinct_legal_actions,
        STATE,
        broken("legal_actions", lambda listed: listed[1:]),
    ),
    (checks.a_turn_is_what_the_annex_says, STATE, broken("legal_actions", lambda listed: listed[2:])),
    (checks.a_turn_is_what_the_annex_says, STATE, other("targets", ())),
    (checks.a_turn_is_what_the_annex_says, STATE, other("has_target", found=False)),
    (checks.a_turn_is_what_the_annex_says, STATE, other("has_right", found=False)),
    (checks.a_turn_is_what_the_annex_says, STATE, other("can_place", found=False)),
    (checks.targets_are_the_same_forward_and_backward, STATE, other("targets_backward", ())),
    (
        checks.chance_has_weights,
        DRAWING,
        broken("chances", lambda listed: tuple((outcome, 1) for outcome, _ in listed)),
    ),
    (
        checks.the_count_is_what_the_annex_says,
        STATE,
        broken("outcome", lambda outcome: attrs.evolve(outcome, vp={A: 8, B: 0})),
    ),
    (
        checks.the_count_is_what_the_annex_says,
        STATE,
        broken("outcome", lambda outcome: attrs.evolve(outcome, winners=())),
    ),
    (
        checks.the_count_is_what_the_annex_says,
        STATE,
        broken("outcome", lambda outcome: attrs.evolve(outcome, places={A: 1, B: 2})),
    ),
]


def with_state(step: Step[State], **parts: Any) -> Step[State]:
    return attrs.evolve(step, state=attrs.evolve(step.state, **parts))


def with_last(step: Step[State], *events: Event[Any]) -> Step[State]:
    return attrs.evolve(step, events=(*step.events[:-1], *events))


StepDamage = Callable[[Step[State]], Step[State]]
StepCheck = Callable[[State, Step[State]], None]
STEP_FAULTS: list[tuple[StepCheck, State, str, StepDamage]] = [
    (
        checks.others_never_help,
        STATE,
        "4,9 3",
        lambda step: attrs.evolve(step, state=with_stack(step.state, Cell(10, 4), Chip(B, 2))),
    ),
    (checks.stuck_stays_stuck, OUT, "start 6", lambda step: with_state(step, out=())),
    (
        checks.stuck_stays_stuck,
        OUT,
        "start 6",
        lambda step: attrs.evolve(step, state=with_stack(step.state, Cell(10, 4), Chip(A, 2))),
    ),
    (checks.events_rebuild_the_position, STATE, "4,9 3", with_last),
    (checks.events_rebuild_the_position, STATE, "4,9 3", lambda step: with_state(step, first=B)),
    (checks.events_name_what_caused_them, STATE, "4,9 3", lambda step: with_last(step, BagEmpty((), A))),
    (
        checks.events_name_what_caused_them,
        STATE,
        "4,9 3",
        lambda step: with_last(step, BagEmpty(("PLC-99",), A)),
    ),
    (
        checks.events_name_what_caused_them,
        STATE,
        "4,9 3",
        lambda step: with_last(step, BagEmpty(("R-25", "DRW-3"), A)),
    ),
    (
        checks.nothing_is_unlaid_or_taken_back,
        STATE,
        "4,9 3",
        lambda step: with_state(step, scores={A: 4, B: 0}),
    ),
    (
        checks.nothing_is_unlaid_or_taken_back,
        STATE,
        "4,9 3",
        lambda step: attrs.evolve(step, state=with_stack(step.state, Cell(7, 5), Chip(B, 1))),
    ),
    (
        checks.the_end_is_told_as_it_is_counted,
        LAST,
        "start 6",
        lambda step: with_last(step, Won(step.events[-1].clauses, (B,))),
    ),
    (
        checks.the_end_is_told_as_it_is_counted,
        LAST,
        "start 6",
        lambda step: attrs.evolve(step, events=(*step.events[:-3], step.events[-1])),
    ),
]


def test_sound_positions_and_steps_pass_every_check() -> None:
    for state in (STATE, DRAWING, OUT, LAST, ENDED, CHOOSING):
        checks.check_state(state)
    for before, text in ((STATE, "4,9 3"), (DRAWING, "draw 1/6"), (OUT, "start 6"), (LAST, "start 6")):
        checks.check_step(before, engine.play(before, action(text)))


def test_a_fault_is_planted_for_every_check() -> None:
    planted = {check for check, *_ in FAULTS} | {check for check, *_ in BROKEN}
    assert planted == set(checks.IN_EVERY_STATE)
    in_events = {checks.views_hide_chips_and_nothing_else}
    assert {check for check, *_ in STEP_FAULTS} | in_events == set(checks.AT_EVERY_STEP)


@pytest.mark.parametrize(("check", "state", "damage"), FAULTS)
def test_a_check_of_positions_finds_its_fault(
    check: Callable[[State], None], state: State, damage: Damage
) -> None:
    check(state)
    with pytest.raises((AssertionError, InvalidPosition)):
        check(damage(state))


@pytest.mark.parametrize(("check", "state", "plant"), BROKEN)
def test_a_check_finds_a_broken_rule(
    check: Callable[[State], None],
    state: State,
    plant: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check(state)
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check(state)


@pytest.mark.parametrize(("check", "before", "text", "damage"), STEP_FAULTS)
def test_a_check_of_steps_finds_its_fault(
    check: StepCheck, before: State, text: str, damage: StepDamage
) -> None:
    step = engine.play(before, action(text))
    check(before, step)
    with pytest.raises(AssertionError):
        check(before, damage(step))


@pytest.mark.parametrize(
    ("kind", "before", "text"), [(Drawn, DRAWING, "draw 1/6"), (FaceChosen, CHOOSING, "face 6")]
)
def test_an_event_that_shows_too_much_is_found(
    kind: type, before: State, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = engine.play(before, action(text))
    checks.views_hide_chips_and_nothing_else(before, step)
    monkeypatch.setattr(kind, "seen_by", lambda self, _seat: self)
    with pytest.raises(AssertionError):
        checks.views_hide_chips_and_nothing_else(before, step)


# --- verdicts


def test_an_action_that_is_missing_in_the_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = engine.legal_actions(STATE)
    monkeypatch.setattr(engine, "legal_actions", lambda _: listed[1:])
    with pytest.raises(AssertionError, match="is listed or not"):
        verdicts.verdicts_agree_with_legal_actions(STATE, verdicts.everything(STATE))


def test_an_action_that_is_wrongly_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = (*engine.legal_actions(STATE), action("7,5 3"))
    monkeypatch.setattr(engine, "legal_actions", lambda _: listed)
    with pytest.raises(AssertionError, match="is listed or not"):
        verdicts.verdicts_agree_with_legal_actions(STATE, verdicts.everything(STATE))


def test_reasons_that_are_missing_or_out_of_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    twofold = action("7,5 6")
    verdict = engine.explain(STATE, twofold)
    assert len(verdict.objections) == 3
    for objections in (verdict.objections[::-1], verdict.objections * 2, ()):
        with pytest.raises(AssertionError):
            verdicts.a_refusal_has_its_reasons(STATE, twofold, attrs.evolve(verdict, objections=objections))
    undeclared = (attrs.evolve(verdict.objections[0], clauses=("TRN-4",)), *verdict.objections[1:])
    with pytest.raises(AssertionError):
        verdicts.a_refusal_has_its_reasons(STATE, twofold, attrs.evolve(verdict, objections=undeclared))
    monkeypatch.setattr(verdicts, "refusal", lambda *_: None)
    with pytest.raises(AssertionError):
        verdicts.verdicts_agree_with_legal_actions(STATE, [twofold])


def test_whoever_may_act_out_of_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    verdicts.only_whoever_decides_acts(OUT, action("start 6"))
    honest = engine.explain
    monkeypatch.setattr(engine, "explain", lambda state, asked, _seat=None: honest(state, asked))
    with pytest.raises(AssertionError):
        verdicts.only_whoever_decides_acts(OUT, action("start 6"))
