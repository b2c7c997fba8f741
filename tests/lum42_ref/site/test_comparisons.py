"""Readings of LUM42 compared: each kind of difference is found by replaying, and said in both languages."""

from collections.abc import Sequence

import pytest

import lum42_ref as lum
from lum42_ref.book import BOOK
from lum42_ref.game import GAME
from lum42_ref.notation import read_card, read_line
from rulespec.language import Language
from rulespec.recorded import Attempt, RecordedScenario
from rulespec.site.comparisons import Comparison, comparisons
from rulespec.site.scenarios import Scenario
from rulespec.text.register import load_ruling

EMPTY = "N red-L p:lat"
PLANET = "the planet at (0,1)"


def seat_of(state: lum.State) -> lum.Seat:
    decider = lum.decider(state)
    assert isinstance(decider, lum.Seat)
    return decider


def scenario(card: str, lines: Sequence[str], ask: Sequence[str] = ()) -> Scenario:
    """Actions played under the readings of a card, and others asked about in the end."""
    start = state = read_card(card)
    played: list[Attempt[lum.Seat, lum.State]] = []
    for line in lines:
        for action in read_line(line, state).actions:
            step = lum.play(state, action)
            played.append(Attempt(state, seat_of(state), action, lum.explain(state, action), step.state))
            state = step.state
    asked: list[Attempt[lum.Seat, lum.State]] = []
    for line in ask:
        (action,) = read_line(line, state).actions
        asked.append(Attempt(state, seat_of(state), action, lum.explain(state, action), None))
    run = RecordedScenario[lum.Seat, lum.State](
        feature="01-x",
        line=1,
        rule=None,
        name="x",
        summary_fr=None,
        tags=(),
        row=0,
        example={},
        readings=start.terms.rulings.differences(),
        played=tuple(played),
        asked=tuple(asked),
        end=state,
    )
    return Scenario("x", card, (run,))


def compared(ruling: str, *scenarios: Scenario) -> list[Comparison]:
    return comparisons(GAME, load_ruling(BOOK, ruling), scenarios)


def said(one: Comparison, language: Language = Language.EN) -> list[str]:
    return list(one.said(GAME, language).values())


def test_points() -> None:
    (one,) = compared("R-23", scenario("N red-L m:green black.basic@P black.ship", ["white: move N"]))
    assert said(one) == ["Black +1", "Black +2"]
    assert said(one, Language.FR) == ["Noir +1", "Noir +2"]
    assert [len(one.marked(name)) for name in one.replays] == [1, 1]


def test_what_is_refused() -> None:
    card = "phase 1; NE blue-L p:lat; planets red | - | - | -"
    (one,) = compared("R-19", scenario(card, ["white: take_planet 1"], ["white: lay_planet (2,2) light"]))
    assert said(one) == [
        "refused: Lay the planet on (2,2), light face up",
        "allowed: Lay the planet on (2,2), light face up",
    ]
    before, after = one.tales.values()
    assert (before.played, before.after) == ((), None)
    assert len(after.played) == 1


def test_what_is_asked_and_what_happens_instead() -> None:
    card = "phase 4; N green-E p:lat white.basic@P; light white 1 green"
    (one,) = compared("R-47", scenario(card, ["white: recover N planet"]))
    assert said(one) == [
        "White transforms a green cube; White +4",
        f"White carries out the action of {PLANET} with a basic unit: transform a green cube, or decline",
    ]


def test_a_position_that_cannot_be() -> None:
    card = (
        "reading R-16 guessed_eight; phase 4; objectives blue four_probes three_{0}; "
        "N {0}-E p:lat white.basic@P; light white 1 {0}; energy white 2 {0}"
    )
    played = [scenario(card.format(colour), ["white: recover N planet"]) for colour in ("blue", "red")]
    one_colour, other_colour = compared("R-16", *played)
    can, cannot = "this position can come up", "this position cannot come up"
    assert sorted(map(said, (one_colour, other_colour))) == [[cannot, can, can], [cannot, cannot, can]]
    assert one_colour.replays["attested_only"].faults
    assert [one_colour.marked(name) for name in one_colour.replays] == [[], [], []]


def test_a_reading_that_stands_for_many_is_shown_by_one_of_them() -> None:
    card = "reading R-10 rect_4x3; phase 1; (1,0) blue-L p:lat; (2,0) blue-L p:lat; (3,0) blue-L p:lat; "
    card += "planets red | - | - | -"
    one, *_ = compared("R-10", scenario(card, ["white: take_planet 1"], ["white: lay_planet (4,0) light"]))
    assert one.readings["rect_WxH"] == "rect_4x3"
    assert [replay.is_refused for replay in one.replays.values()] == [True, False, False]


def test_who_decides_next() -> None:
    card = f"players white black silver gold; phase 5; turn gold; score gold 9; {EMPTY}"
    (one,) = compared("R-59", scenario(card, ["gold: enlist chief"]))
    names = "names the first player of the next round: choice of player"
    assert said(one) == [f"Silver {names}", f"Black {names}", f"White {names}"]


@pytest.mark.parametrize("language", Language)
def test_one_action_that_tells_too_few_apart_is_joined_by_another(language: Language) -> None:
    card = (
        "players white black gold; round 2; turn gold; units black basic basic; "
        "N red-L m:red black.traveller@P; E blue-L m:green white.basic@P; S green-L p:lat"
    )
    flights = ["black: flee N moon", "black: flee E moon"]
    found = compared("R-70", scenario(card, ["gold: N deploy basic planet"], flights))
    told = {tuple(said(one, language)[number] for one in found) for number in range(3)}
    assert (len(found), len(told)) == (2, 3)
