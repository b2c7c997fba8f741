"""The public API: a handful of names, and what each of them promises."""

import copy
import doctest
from collections.abc import Callable

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import public
from lum42_ref.chance import draw_layout
from lum42_ref.engine import ENGINE
from lum42_ref.model import actions as act
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import COLOURS, UNITS, Colour, Planet, Satellite, Slot, UnitKind
from lum42_ref.model.events import Scored, ShipMoved, Why
from lum42_ref.model.observation import SeenPlanets, SeenSatellites
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import Phase, Stacks
from lum42_ref.rules.ending import Decisive
from rulespec.errors import WrongKind
from tests.support.notation import play, position

WHITE, BLACK, SILVER = lum.Seat.WHITE, lum.Seat.BLACK, lum.Seat.SILVER
NORTH = Cell(0, 1)
GAME = lum.new_game(players=2, seed=7)


def ended() -> lum.State:
    state = position("""
        round 5
        phase 4
        N  black-E  p:lat  white.basic@P
        score white 3
        score black 5
    """)
    return play(state, "recover N planet")


# --- names


def test_the_public_names_are_few() -> None:
    functions = {name for name in public.__all__ if name.islower()}
    assert functions == {
        *("chances", "deal", "decider", "decision", "determinise", "explain", "legal_actions", "new_game"),
        *("observe", "outcome", "play", "untold", "validate", "view"),
        *("read_card", "write_card", "read_action", "write_action", "read_line"),
        *("draw", "record", "replay", "save", "load", "load_record"),
    }
    assert set(public.__all__) - functions == {
        "Action",
        "Decision",
        "Event",
        "GameRecord",
        "IllegalAction",
        "InvalidPosition",
        "Language",
        "Layout",
        "Lum42Error",
        "Objection",
        "Observation",
        "Outcome",
        "Reason",
        "Remark",
        "Rulings",
        "Seat",
        "State",
        "Step",
        "Verdict",
    }


def test_every_kind_of_action_decision_and_event_has_a_public_base() -> None:
    for kinds, base in (
        (ENGINE.actions, lum.Action),
        (ENGINE.decisions, lum.Decision),
        (ENGINE.events, lum.Event),
    ):
        assert kinds
        assert [kind for kind in kinds if not issubclass(kind, base)] == []


@pytest.mark.parametrize("name", sorted(public.__all__))
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert getattr(lum, name).__doc__


def test_what_playing_gives_is_a_step() -> None:
    step = lum.play(GAME, lum.legal_actions(GAME)[0])
    assert isinstance(step, lum.Step)
    assert step == lum.Step(state=step.state, events=step.events)


def test_the_example_of_the_package_runs() -> None:
    run = doctest.testmod(lum)
    assert run.failed == 0
    assert run.attempted > 0


def test_errors_are_one_family() -> None:
    assert issubclass(lum.IllegalAction, lum.Lum42Error)
    assert issubclass(lum.InvalidPosition, lum.Lum42Error)


# --- new_game


def test_a_game_begins_from_a_seed_or_from_a_layout() -> None:
    layout = draw_layout((WHITE, BLACK), 7, lum.Rulings())
    assert lum.new_game(players=2, seed=7) == lum.new_game(layout=layout) == GAME
    assert len(lum.new_game(seed=7).terms.seats) == 4


def test_a_seed_of_zero_is_a_seed() -> None:
    assert lum.new_game(seed=0) == lum.new_game(layout=draw_layout(tuple(lum.Seat), 0, lum.Rulings()))


def test_a_game_needs_a_seed_or_a_layout_and_not_both() -> None:
    layout = draw_layout((WHITE, BLACK), 7, lum.Rulings())
    with pytest.raises(lum.InvalidPosition) as neither:
        lum.new_game(players=2)
    with pytest.raises(lum.InvalidPosition) as both:
        lum.new_game(seed=7, layout=layout)
    assert str(neither.value) == str(both.value) == "new_game: expected either a seed or a layout"


def test_the_number_of_players_may_be_stated_with_a_layout_and_then_must_fit() -> None:
    layout = draw_layout((WHITE, BLACK), 7, lum.Rulings())
    assert lum.new_game(players=2, layout=layout) == GAME
    for players in (0, 3, 4):
        with pytest.raises(lum.InvalidPosition) as refusal:
            lum.new_game(players=players, layout=layout)
        assert str(refusal.value) == f"players: expected 2 as in the layout, found {players}"


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_game_is_for_two_to_four(players: int) -> None:
    #
    with pytest.raises(lum.InvalidPosition) as refusal:
        lum.new_game(players=players, seed=7)
    assert str(refusal.value) == f"players: expected 2 to 4, found {players}"


def test_the_extension_is_the_wider_choice_of_r_79() -> None:
    wider = lum.Rulings().with_reading("R-79", "wider_choice")
    assert lum.new_game(seed=7, extension=True) == lum.new_game(seed=7, rulings=wider)
    narrower = wider.with_reading("R-23", "ship_plus_piece").with_reading("R-79", "off")
    assert lum.new_game(seed=7, extension=True, rulings=narrower).terms.rulings.differences() == {
        "R-23": "ship_plus_piece",
        "R-79": "wider_choice",
    }


def test_the_readings_of_a_game_stay_with_it() -> None:
    rulings = lum.Rulings().with_reading("R-21", "all_eight")
    state = lum.new_game(players=2, seed=7, rulings=rulings)
    after = lum.play(state, lum.legal_actions(state)[0]).state
    assert state.terms.rulings == after.terms.rulings == rulings


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_a_seed_is_a_whole_number_from_0_up(seed: object) -> None:
    with pytest.raises(WrongKind) as refusal:
        lum.new_game(seed=seed)  # type: ignore[arg-type]  # what a program without types might hand in
    assert str(refusal.value) == f"seed: expected a whole number from 0 up, found {seed!r}"
    assert isinstance(refusal.value, TypeError)


# --- decision and legal_actions


def test_a_decision_says_who_decides_what() -> None:
    assert lum.decision(GAME) == ask.ChoosePlanet(GAME.first)


def test_of_several_pending_decisions_the_last_one_comes_first() -> None:
    # both may place a probe after a swap, White first
    state = position("""
        phase 4
        reading R-53 both_players
        N  blue-L  p:lat
        E  red-L   p:lat
        light white 1 blue
        light black 1 red
        exile swap white.basic
    """)
    swapped = play(state, "recover_exile swap basic", "swap light blue black red")
    later, present = swapped.pending
    assert (later, present) == (ask.ChooseProbe(BLACK, Colour.BLUE), ask.ChooseProbe(WHITE, Colour.RED))
    assert lum.decision(swapped) == present
    assert lum.decision(play(swapped, "white: keep_probe")) == later


def test_the_attacker_goes_along_with_the_decision_about_the_attacked_unit() -> None:
    # CMB-2, CMB-3
    fought = play(position("N red-L m:blue black.basic@P"), "move N", "deploy basic planet")
    attacked, attacker = UNITS[BLACK, UnitKind.BASIC], UNITS[WHITE, UnitKind.BASIC]
    assert fought.pending == (ask.ChooseExile(BLACK, attacked, attacker=attacker),)
    (last,) = play(fought, "black: exile one").pending
    assert isinstance(last, ask.ChooseExile)
    assert (last.seat, last.unit, last.attacker) == (WHITE, attacker, None)


def test_legal_actions_come_in_a_fixed_order() -> None:
    assert lum.legal_actions(GAME) == tuple(act.TakePlanet(stack) for stack in (1, 2, 3, 4))


def test_legal_actions_are_remembered_and_do_not_count_for_equality() -> None:
    asked, fresh = (lum.new_game(players=2, seed=7) for _ in range(2))
    listed = lum.legal_actions(asked)
    assert lum.legal_actions(asked) is listed
    assert asked == fresh
    assert attrs.evolve(asked, round=2).legal is None


def test_once_the_game_is_over_nobody_decides_anything() -> None:
    over = ended()
    assert (lum.decision(over), lum.legal_actions(over)) == (None, ())
    assert lum.explain(over, act.SkipTurn()).reasons == (lum.Reason.GAME_OVER,)
    assert lum.explain(over, act.SkipTurn(), seat=WHITE).reasons == (lum.Reason.GAME_OVER,)


# --- explain


def test_an_allowed_action_is_explained_by_what_it_would_cause() -> None:
    state = position("N red-L m:blue black.basic@P; E green-E p:lat")
    verdict = lum.explain(state, act.Move(NORTH))
    assert verdict == lum.Verdict(
        objections=(),
        events=(
            ShipMoved(("MOV-2", "MOV-3", "CON-6"), WHITE, CENTRE, NORTH, portal=False),
            Scored(("MOV-12", "MOV-14", "CON-9"), BLACK, 1, Why.PASSAGE_BONUS),
        ),
    )
    assert verdict.allowed
    assert verdict.clauses == ("MOV-2", "MOV-3", "CON-6", "MOV-12", "MOV-14", "CON-9")
    assert verdict.rulings == ()


def test_a_bonus_that_lapses_is_explained_by_its_clause() -> None:
    state = position("N red-L m:blue black.basic@P white.basic@M; E green-E p:lat")
    assert lum.explain(state, act.Move(NORTH)).events == (
        ShipMoved(("MOV-2", "MOV-3", "CON-6", "MOV-13"), WHITE, CENTRE, NORTH, portal=False),
    )


def test_rulings_that_decided_are_named_apart_from_clauses() -> None:
    state = position("N red-L m:blue black.ship; E green-E p:lat")
    verdict = lum.explain(state, act.Move(NORTH))
    assert verdict.rulings == ("R-23",)
    assert "R-23" not in verdict.clauses


def test_a_refused_action_is_explained_by_all_reasons_in_the_order_of_the_enum() -> None:
    state = position("""
        N  red-L    p:lat  white.basic@P
        E  green-E  p:lat
        locked white chief
    """)
    entered = play(state, "move E")
    verdict = lum.explain(entered, act.Deploy(UnitKind.CHIEF, Slot.MOON))
    assert verdict == lum.Verdict(
        (
            lum.Objection(lum.Reason.UNIT_NOT_AVAILABLE, ("DEP-8",)),
            lum.Objection(lum.Reason.UNIT_LOCKED, ("SET-14",)),
            lum.Objection(lum.Reason.NO_MOON, ("DEP-7",)),
        ),
        (),
    )
    assert verdict.reasons == (lum.Reason.UNIT_NOT_AVAILABLE, lum.Reason.UNIT_LOCKED, lum.Reason.NO_MOON)
    assert not verdict.allowed
    assert verdict.clauses == ("DEP-8", "SET-14", "DEP-7")
    assert verdict.rulings == ()


def test_a_reason_brings_its_ruling() -> None:
    state = position("""
        N   red-L    p:lat
        E   green-E  p:lat
        NE  blue-L   p:lat
    """)
    verdict = lum.explain(state, act.Move(Cell(1, 1)))
    assert verdict.reasons == (lum.Reason.NOT_ADJACENT,)
    assert (verdict.clauses, verdict.rulings) == (("MOV-3", "CON-6", "CON-7"), ("R-21",))


def test_the_seat_may_be_stated_and_then_must_be_the_one_that_decides() -> None:
    state = position("N red-L m:blue; E green-E p:lat")
    move = act.Move(NORTH)
    assert lum.explain(state, move, seat=WHITE) == lum.explain(state, move)
    objection, asked = lum.Reason.OTHER_SEAT.objection, lum.decision(state)
    assert lum.explain(state, move, seat=BLACK) == lum.Verdict((objection,), (), decision=asked)
    assert lum.explain(state, act.Stand(), seat=BLACK).reasons == (lum.Reason.OTHER_SEAT,)
    with pytest.raises(lum.IllegalAction) as refusal:
        lum.play(state, move, seat=BLACK)
    assert refusal.value.verdict.reasons == (lum.Reason.OTHER_SEAT,)
    assert lum.play(state, move, seat=WHITE) == lum.play(state, move)


# --- play


def test_playing_gives_the_events_that_the_explanation_promised() -> None:
    for action in lum.legal_actions(GAME):
        assert lum.play(GAME, action).events == lum.explain(GAME, action).events


def test_playing_leaves_the_old_position_as_it_was() -> None:
    state = lum.new_game(players=2, seed=7)
    for _ in range(40):
        before = copy.deepcopy(state)
        after = lum.play(state, lum.legal_actions(state)[-1]).state
        assert state == before != after
        state = after


def test_an_action_that_was_not_listed_before_is_looked_at_all_the_same() -> None:
    listed, fresh = (lum.new_game(players=2, seed=7) for _ in range(2))
    lum.legal_actions(listed)
    assert lum.play(listed, act.TakePlanet(2)) == lum.play(fresh, act.TakePlanet(2))
    for state in (listed, fresh):
        with pytest.raises(lum.IllegalAction):
            lum.play(state, act.TakePlanet(5))


def test_a_refusal_carries_action_and_verdict_and_names_reasons_and_clauses() -> None:
    state = position("""
        N  red-L    p:lat
        E  green-E  p:lat
        locked white chief
    """)
    entered = play(state, "move E")
    action = act.Deploy(UnitKind.CHIEF, Slot.MOON)
    with pytest.raises(lum.IllegalAction) as refusal:
        lum.play(entered, action)
    assert refusal.value.action == action
    assert refusal.value.verdict == lum.explain(entered, action)
    assert str(refusal.value) == (
        f"{action} is refused: UNIT_NOT_AVAILABLE (DEP-8), UNIT_LOCKED (SET-14), NO_MOON (DEP-7)"
    )


@pytest.mark.parametrize("thing", [None, "take_planet 1", act.TakePlanet])
@pytest.mark.parametrize("ask_for", [lum.play, lum.explain])
def test_what_is_no_action_is_a_mistake_of_the_program_and_no_refusal(
    ask_for: Callable[..., object], thing: object
) -> None:
    for state in (GAME, ended()):
        with pytest.raises(WrongKind) as mistake:
            ask_for(state, thing)
        assert str(mistake.value) == f"play: expected an action, found {thing!r}"
        assert isinstance(mistake.value, TypeError)
        assert not isinstance(mistake.value, lum.IllegalAction)


# --- outcome


def test_there_is_no_outcome_before_the_end() -> None:
    assert lum.outcome(GAME) is None
    state = position("""
        round 5
        phase 4
        N  black-E  p:lat  white.basic@P
        E  red-E    p:lat  white.basic@P
    """)
    assert lum.outcome(play(state, "recover N planet")) is None


def test_the_outcome_of_a_game() -> None:
    over = ended()
    assert over.phase is Phase.OVER
    assert lum.outcome(over) == lum.Outcome(
        scores={WHITE: 3, BLACK: 5},
        majorities=dict.fromkeys(COLOURS, ()),
        shares=dict.fromkeys(COLOURS, 0),
        cubes={WHITE: 0, BLACK: 0},
        ranking=((BLACK,), (WHITE,)),
        winners=(BLACK,),
        decided_by=Decisive.POINTS,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_comes_to_its_end(players: int) -> None:
    state = lum.new_game(players=players, seed=1, extension=True)
    while lum.decision(state) is not None:
        state = lum.play(state, lum.legal_actions(state)[0]).state
    result = lum.outcome(state)
    assert result is not None
    assert result.scores == state.scores
    assert sorted(seat for rank in result.ranking for seat in rank) == list(state.terms.seats)
    assert result.winners == result.ranking[0]
    lum.validate(state)


# --- observe


def test_a_seat_sees_everything_but_what_lies_below_the_tops() -> None:
    #
    state = position("""
        phase 1
        N  red-L  m:blue  black.probe@P
        light black 2 red
        planets red blue | black blue | green | -
        satellites m:red p:lat | m:blue | p:diag | m:white m:white m:blue
    """)
    seen = lum.observe(state, BLACK)
    assert seen.seat is BLACK
    assert seen.planet_stacks == (
        SeenPlanets(Planet.RED, 2),
        SeenPlanets(Planet.BLACK, 2),
        SeenPlanets(Planet.GREEN, 1),
        SeenPlanets(None, 0),
    )
    assert seen.satellite_stacks == (
        SeenSatellites(Satellite.RED_MOON, 2),
        SeenSatellites(Satellite.BLUE_MOON, 1),
        SeenSatellites(Satellite.DIAGONAL_PORTAL, 1),
        SeenSatellites(Satellite.WHITE_MOON, 3),
    )
    shared = {field.name for field in attrs.fields(lum.State)} & {
        field.name for field in attrs.fields(lum.Observation)
    }
    assert {field.name for field in attrs.fields(lum.State)} - shared == {"stacks", "legal"}
    for name in shared:
        assert getattr(seen, name) == getattr(state, name)


def test_two_positions_that_differ_below_the_tops_look_the_same() -> None:
    #
    planets, satellites = GAME.stacks.planets, GAME.stacks.satellites
    turned = Stacks(
        tuple((stack[0], *reversed(stack[1:])) for stack in planets),
        tuple((stack[0], *reversed(stack[1:])) for stack in satellites),
    )
    other = attrs.evolve(GAME, stacks=turned)
    assert other != GAME
    for seat in (WHITE, BLACK):
        assert lum.observe(other, seat) == lum.observe(GAME, seat)


def test_a_seat_that_does_not_take_part_sees_nothing() -> None:
    with pytest.raises(lum.InvalidPosition) as refusal:
        lum.observe(GAME, SILVER)
    assert str(refusal.value) == "observe: silver does not take part"


# --- validate


def test_a_sound_position_passes_and_an_impossible_one_names_its_faults() -> None:
    lum.validate(GAME)
    with pytest.raises(lum.InvalidPosition) as refusal:
        lum.validate(attrs.evolve(GAME, round=0))
    assert [str(fault) for fault in refusal.value.faults] == ["round: expected 1 to 5, found 0"]


def test_a_position_in_which_the_deciding_player_can_do_nothing_is_refused() -> None:
    exhausted = attrs.evolve(GAME, stacks=Stacks(((),) * 4, GAME.stacks.satellites))
    with pytest.raises(lum.InvalidPosition) as refusal:
        lum.validate(exhausted)
    seat = GAME.first.name.lower()
    assert [str(fault) for fault in refusal.value.faults] == [
        f"pending: choose_planet {seat} leaves nothing to choose: play would have gone on"
    ]


def test_a_game_that_is_over_needs_no_legal_action() -> None:
    lum.validate(ended())
