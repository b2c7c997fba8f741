"""What is lost because it is impossible, and what is declined: the event says what it was."""

import pytest

import lum42_ref as lum
from lum42_ref import Seat
from lum42_ref.model.events import ActionDeclined, ActionLost, Deed
from lum42_ref.notation import read_action
from tests.support.notation import decides, play, position
from tests.support.situations import recovering

LOSSES = {
    "harvest from a moon": (
        "N red-E m:green white.basic@M; light black 10 green",
        "recover N moon",
        "HARVEST",
    ),
    "harvest from a planet": (
        "N red-L m:green white.basic@P; light black 10 red",
        "recover N planet",
        "HARVEST",
    ),
    "harvest of the Exile": (
        "exile harvest white.basic; light black 10 blue 10 green 10 yellow 10 red",
        "recover_exile harvest basic",
        "HARVEST",
    ),
    "transformation": ("N red-E m:green white.basic@P", "recover N planet", "TRANSFORMATION"),
    "transformation on a black planet": (
        "N black-E p:lat white.basic@P",
        "recover N planet",
        "TRANSFORMATION",
    ),
    "transformation of the Exile": (
        "exile transformation white.basic",
        "recover_exile transformation basic",
        "TRANSFORMATION",
    ),
    "Scientist on an energy face": (
        "N red-E m:green white.scientist@P; light black 10 red",
        "recover N planet",
        "EITHER",
    ),
    "Scientist on a moon": (
        "N red-E m:green white.scientist@M; light black 10 green",
        "recover N moon",
        "EITHER",
    ),
    "second transformation of a Doubler": (
        "N red-E m:green white.doubler@P; light white 1 red",
        "recover N planet",
        "SECOND_ACTION",
    ),
    "both halves of a Twosome": (
        "N red-E m:green white.twosome@P; light black 10 green",
        "recover N planet",
        "BOTH_HALVES",
    ),
    "swap": ("exile swap white.basic", "recover_exile swap basic", "SWAP"),
    "probe": ("N red-E m:green white.basic@M", "recover N moon", "PROBE"),
}


@pytest.mark.parametrize("case", LOSSES)
def test_a_loss_says_what_is_lost(case: str) -> None:
    # R-44, TRF-3, TRF-5, EXL-1, SCI-1, R-62, TWO-1, R-51, PRB-10
    card, action, what = LOSSES[case]
    events = lum.play(recovering(card), read_action(action)).events
    lost = [(event.seat, event.what) for event in events if isinstance(event, ActionLost)]
    assert lost == [(Seat.WHITE, Deed[what])]


def test_each_cube_of_a_doubler_may_lose_something_else() -> None:
    # PRB-10, R-62: no planet for the probe of the first cube, no second cube in the reserve
    state = recovering("N green-E m:red white.doubler@M; light black 9 red")
    events = lum.play(state, read_action("recover N moon")).events
    assert [event.what for event in events if isinstance(event, ActionLost)] == [
        Deed.PROBE,
        Deed.SECOND_ACTION,
    ]


def test_the_impossible_half_of_a_choice_that_is_named_is_what_is_lost() -> None:
    # a Scientist names the transformation, a Twosome its planet
    scientist = play(recovering("N red-E m:green white.scientist@P"), "recover N planet")
    twosome = play(recovering("N red-E m:green white.twosome@P"), "recover N planet")
    for state, action in ((scientist, "transform"), (twosome, "use planet")):
        events = lum.play(state, read_action(action)).events
        lost = [event.what for event in events if isinstance(event, ActionLost)]
        assert lost == [Deed.TRANSFORMATION]


def test_production_that_is_lost_is_a_harvest() -> None:
    # PRB-1, HAR-4, R-44
    state = position("""
        round 2
        N  black-E  p:tele
        E  red-L    p:lat   white.probe@P
        units white basic
        units black none
        energy black 10 red
    """)
    events = lum.play(play(state, "move N"), read_action("deploy basic planet")).events
    lost = [(event.seat, event.what) for event in events if isinstance(event, ActionLost)]
    assert lost == [(Seat.WHITE, Deed.HARVEST)]


REFUSALS = {
    "harvest": ("reading R-47 may_decline; N red-E m:green white.basic@M", "recover N moon", "HARVEST"),
    "harvest of the Exile": (
        "reading R-48 may_decline; exile harvest white.basic",
        "recover_exile harvest basic",
        "HARVEST",
    ),
    "transformation": (
        "reading R-47 may_decline; N red-E m:green white.basic@P; light white 1 red",
        "recover N planet",
        "TRANSFORMATION",
    ),
    "Scientist": (
        "reading R-47 may_decline; N red-E m:green white.scientist@P; light white 1 red",
        "recover N planet",
        "EITHER",
    ),
    "first action of a Doubler": (
        "reading R-47 may_decline; N red-E m:green white.doubler@P; light white 2 red",
        "recover N planet",
        "TRANSFORMATION",
    ),
    "second action of a Doubler": (
        "N red-E m:green white.doubler@P; light white 2 red",
        "recover N planet",
        "SECOND_ACTION",
    ),
    "both halves of a Twosome": (
        "reading R-72 both_optional; N red-E m:green white.twosome@P; light white 1 red",
        "recover N planet",
        "BOTH_HALVES",
    ),
    "swap": (
        "reading R-48 may_decline; exile swap white.basic; light white 1 red; light black 1 blue",
        "recover_exile swap basic",
        "SWAP",
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_says_what_is_declined(case: str) -> None:
    #
    card, action, what = REFUSALS[case]
    events = lum.play(play(recovering(card), action), read_action("decline")).events
    declined = [(event.seat, event.what) for event in events if isinstance(event, ActionDeclined)]
    assert declined == [(Seat.WHITE, Deed[what])]


def test_a_probe_that_is_kept_is_declined() -> None:
    # PRB-7, R-40
    state = play(recovering("N red-L p:lat white.basic@P"), "recover N planet")
    events = lum.play(state, read_action("keep_probe")).events
    assert [event.what for event in events if isinstance(event, ActionDeclined)] == [Deed.PROBE]


# --- discoveries for which nothing is left: no game comes so far, a position may

NOTHING_LEFT = {
    "neither planets nor satellites": "N red-L m:green; planets - | - | - | -; satellites - | - | - | -",
    "planets, no satellites": "N red-L m:green; planets red | - | - | -; satellites - | - | - | -",
    "satellites, no planets": "N red-L m:green; planets - | - | - | -; satellites m:red | - | - | -",
    "tiles, but no cell beside a system": "locked white none",
}


@pytest.mark.parametrize("case", NOTHING_LEFT)
def test_where_nothing_is_left_to_discover_the_round_goes_on_to_phase_2(case: str) -> None:
    # DIS-2, R-13: both lose their discovery; the position reached is sound
    state = position(f"round 2; phase 5; score black 1; pending choose_first white\n{NOTHING_LEFT[case]}")
    step = lum.play(state, read_action("name_first white"))
    lum.validate(step.state)
    assert [(event.seat, event.what) for event in step.events if isinstance(event, ActionLost)] == [
        (Seat.WHITE, Deed.SYSTEM),
        (Seat.BLACK, Deed.SYSTEM),
    ]
    assert decides(step.state) == "white navigate"


def test_the_last_tile_goes_to_whoever_discovers_first() -> None:
    # DIS-1, DIS-2, R-13
    state = position("""
        phase 1
        N  red-L  m:green
        planets    red | - | - | -
        satellites m:red | - | - | -
    """)
    state = play(state, "white: take_planet 1", "white: lay_planet (0,2) light")
    step = lum.play(state, read_action("take_satellite 1"))
    lum.validate(step.state)
    assert [(event.seat, event.what) for event in step.events if isinstance(event, ActionLost)] == [
        (Seat.BLACK, Deed.SYSTEM)
    ]
    assert decides(step.state) == "white navigate"
