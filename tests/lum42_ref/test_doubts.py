"""Which doubts an answer hangs on: named completely, and no other."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

import lum42_ref as lum
from lum42_ref import Action, Reason, State
from lum42_ref.engine import ENGINE
from lum42_ref.model.components import PLAYER_COUNTS
from lum42_ref.model.decisions import ChooseExile, ChooseProbe, Use
from lum42_ref.notation import read_action, read_line
from lum42_ref.questions import QUESTIONS
from lum42_ref.rulings import ExtensionMode, Rulings, settings
from lum42_ref.universe import action_universe
from rulespec.engine import Doubt, FrozenMap
from rulespec.engine.elsewhere import LineOfPlay
from rulespec.vectors import suite
from rulespec.vocabulary import plain_word
from tests.conftest import ROOT
from tests.support import games
from tests.support.doubts import brute_force
from tests.support.notation import play, position

FEW = 8
SELDOM = {"R-16", "R-61"}
"""One decides how a game is set up and nothing later, one who has won a tie."""
PER_GAME = 90
"""How many positions of a game are asked about, with one legal action and one of all actions."""


def questions(players: int, mode: ExtensionMode, *, defaults: bool) -> Iterator[tuple[State, Action]]:
    """Actions in positions of a game by lot: legal ones, and whatever else could be asked."""
    chance = Random(f"{players} {mode} {defaults}")
    opening = games.drawn_opening(chance, players, mode, defaults=defaults)
    played = [opening.begin().state]
    played += [step.state for _, step in games.turns(played[0], chance)][:-1]
    for state in chance.sample(played, min(PER_GAME, len(played))):
        yield state, chance.choice(lum.legal_actions(state))
        answers = ENGINE.by_decision[type(state.pending[-1])].actions
        fitting = [action for action in action_universe(state) if type(action) in answers]
        yield state, chance.choice(fitting)


@pytest.mark.parametrize("defaults", [True, False], ids=["defaults", "any readings"])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_decisive_ruling_is_named_and_no_other(players: int, *, defaults: bool) -> None:
    named: Counter[str] = Counter()
    for mode in ExtensionMode:
        for state, action in questions(players, mode, defaults=defaults):
            told = lum.explain(state, action, depends_on=True)
            assert told.depends_on == brute_force(ENGINE, state, action), (state, action)
            assert attrs.evolve(told, depends_on=None) == lum.explain(state, action)
            named.update(doubt.ruling for doubt in told.depends_on or ())
    assert len(named) >= FEW, "hardly anything came up that hangs on a reading"


def test_the_rare_rulings_are_named_where_they_decide() -> None:
    """The vectors reach what games by lot hardly do: of each ruling some answers that hang on it."""
    named: Counter[str] = Counter()
    for number, asked in enumerate(published()):
        told = lum.explain(asked.state, asked.action, asked.seat, depends_on=True).depends_on
        assert told is not None
        if number % 20 == 0 or any(named[doubt.ruling] < FEW for doubt in told):
            assert told == brute_force(ENGINE, asked.state, asked.action, asked.seat)
        named.update(doubt.ruling for doubt in told)
    assert {setting.ruling for setting in settings()} - set(named) <= SELDOM


def published() -> list[Any]:
    """What the vectors ask about one action."""
    return [
        vector.question
        for kind in ("step", "refusal")
        for vector in suite.load(QUESTIONS, ROOT / "vectors" / "lum42" / kind)
    ]


def answers(card: str, action: str) -> dict[str, dict[str, tuple[dict[str, int], set[str]]]]:
    """What an answer hangs on: ruling, other reading, the points that each seat would gain, the reasons."""
    doubts = lum.explain(position(card), read_action(action), depends_on=True).depends_on
    assert doubts is not None
    return {
        f"{doubt.ruling} {doubt.reading}": {
            name: (
                {plain_word(seat): gain for event in other.events for seat, gain in event.gains.items()},
                {reason.name for reason in other.reasons},
            )
            for name, other in doubt.others.items()
        }
        for doubt in doubts
    }


def test_two_pieces_of_one_opponent() -> None:
    card = "turn gold; N red-L m:green black.basic@P black.doubler@M"
    assert answers(card, "move N") == {
        "R-25 per_opponent": {"per_piece": ({"black": 2}, set()), "one_in_total": ({"black": 1}, set())}
    }


def test_an_answer_that_hangs_on_nothing_says_so() -> None:
    state = position("turn gold; N red-L m:green")
    assert lum.explain(state, read_action("move N"), depends_on=True).depends_on == ()


def test_what_was_not_asked_for_is_not_there() -> None:
    assert lum.explain(position("turn gold; N red-L m:green"), read_action("move N")).depends_on is None


def test_a_refusal_hangs_on_the_reading_that_would_allow_it() -> None:
    state = position("turn gold; NE red-L m:green")
    verdict = lum.explain(state, read_action("move NE"), depends_on=True)
    assert verdict.reasons == (Reason.NOT_ADJACENT,)
    allowed = lum.explain(
        ENGINE.under(state, Rulings().with_reading("R-21", "all_eight")), read_action("move NE")
    )
    assert allowed.allowed
    assert verdict.depends_on == (Doubt("R-21", "orthogonal_four", FrozenMap(all_eight=allowed)),)


FAR_UP = """
phase 1; players gold black; turn gold
(0,2) blue-L m:red
(0,3) red-L m:green
planets red | - | - | -
satellites p:lat | - | - | -
pending choose_cell gold planet=red
"""


def test_a_zone_in_which_the_position_could_not_be_is_not_asked() -> None:
    """Under rect_4x2 no system could lie on (0,3): what it says of a planet beside it answers nothing."""
    low = Rulings().with_reading("R-10", "rect_4x2")
    state, action = position(FAR_UP), read_action("lay_planet (1,3) light")
    assert lum.explain(ENGINE.under(state, low), action).reasons == (Reason.OUTSIDE_THE_ZONE,)
    assert lum.explain(state, action, depends_on=True).depends_on == ()


def test_the_zones_in_which_the_position_could_be_are_asked() -> None:
    verdict = lum.explain(position(FAR_UP), read_action("lay_planet (0,4) light"), depends_on=True)
    assert verdict.depends_on is not None
    (doubt,) = verdict.depends_on
    assert (doubt.ruling, doubt.reading) == ("R-10", "square_7x7")
    assert {name: other.allowed for name, other in doubt.others.items()} == {"unbounded": True}


@pytest.mark.parametrize("seed", range(12))
def test_every_decision_is_asked_anew_as_play_has_asked_it(seed: int) -> None:
    """What is asked under another reading is what play would have asked under it."""
    chance = Random(seed)
    mode = (ExtensionMode.WIDER_CHOICE, ExtensionMode.CUSTOM_START)[seed % 2]
    opening = games.drawn_opening(chance, 2 + seed % 3, mode, defaults=False)
    for _, step in games.turns(opening.begin().state, chance):
        state = step.state
        for waiting in state.pending:
            reread = ENGINE.by_decision[type(waiting)].reread
            assert reread is None or reread(state, waiting) == waiting
        assert ENGINE.under(state, state.terms.rulings) == state


WHITE_MOON = "phase 4; S blue-E m:white white.basic@M; E green-E m:green black.basic@M"
DOUBLER = (
    "round 2; phase 4; light white 2 blue 1 red; N black-E p:lat white.doubler@P; E red-E p:lat black.basic@P"
)
DOUBLER_ON_MOON = "round 2; phase 4; N red-E m:white white.doubler@M; E green-E m:green black.basic@M"
EXILE = "phase 4; exile transformation white.basic; light white 1 blue 1 red; E red-E m:green black.basic@M"
LEVEL = "phase 5; N red-L m:green; score white 4; score black 4"
TWOSOME = """
phase 4; reading R-79 wider_choice; light white 1 red; units white basic basic
N red-E m:green white.twosome@P
E green-E m:green black.basic@M
"""

TWOSOME_BY_A_PORTAL = """
phase 4; reading R-79 wider_choice; light white 1 red 1 blue; units white basic basic
N black-E p:lat white.twosome@P
E green-E m:green black.basic@M
"""


@pytest.mark.parametrize(
    ("card", "before", "asked", "decisive"),
    [
        (WHITE_MOON, ["recover S moon"], "decline", {"R-47 may_decline": True}),
        (EXILE, ["recover_exile transformation basic"], "decline", {"R-48 may_decline": True}),
        (
            DOUBLER,
            ["recover N planet", "transform blue"],
            "decline",
            {"R-62 both_mandatory": False, "R-62 all_or_nothing": False},
        ),
        (DOUBLER, ["recover N planet"], "transform red", {"R-62 all_or_nothing": False}),
        (
            f"{DOUBLER_ON_MOON}; reading R-63 same_colour_both",
            ["recover N moon", "harvest blue"],
            "harvest green",
            {"R-63 free_each_time": True},
        ),
        (
            LEVEL,
            ["white: enlist chief", "black: enlist doubler"],
            "black: name_first black",
            {"R-59 first_in_turn_order": False},
        ),
        ("phase 5; N red-L m:green", [], "enlist twosome", {"R-79 wider_choice": True}),
        (
            "phase 5; reading R-79 wider_choice; N red-L m:green",
            [],
            "enlist twosome",
            {"R-79 off": False},
        ),
        (TWOSOME, ["recover N planet"], "decline", {"R-47 may_decline": True, "R-72 both_optional": True}),
        (
            TWOSOME.replace("twosome@P", "twosome@P black.basic@M"),
            ["recover N planet"],
            "use moon",
            {
                "R-47 may_decline": True,
                "R-71 planet_then_moon": False,
                "R-71 own_slot_first": False,
                "R-72 both_optional": True,
                "R-73 other_half_must_be_free": False,
            },
        ),
        (
            TWOSOME_BY_A_PORTAL,
            ["recover N planet"],
            "decline",
            {"R-47 may_decline": True, "R-72 both_optional": True},
        ),
        (
            TWOSOME,
            ["recover N planet", "use planet"],
            "decline",
            {"R-72 both_mandatory": False},
        ),
    ],
)
def test_what_the_decision_owes_to_a_reading_is_seen(
    card: str, before: list[str], asked: str, decisive: dict[str, bool]
) -> None:
    """A decision says what may be declined, in which colours, or whose it is: readings had a say in that."""
    state = play(position(card), *before)
    line = read_line(asked, state)
    verdict = lum.explain(state, line.actions[0], line.seat, depends_on=True)
    assert {
        f"{doubt.ruling} {name}": other.allowed
        for doubt in verdict.depends_on or ()
        for name, other in doubt.others.items()
        if not other.says_the_same(verdict)
    } == decisive


PROBE = "phase 4; objectives red four_blue three_blue; N green-L m:green white.basic@P; E green-L m:red"
COMBAT = """
reading R-79 wider_choice; turn white; units white rogue; units black basic
N red-L m:green black.basic@P
E blue-L m:red
"""


@pytest.mark.parametrize(
    ("card", "before", "asked", "ruling"),
    [
        (PROBE, ["recover N planet"], "place_probe N", "R-41"),
        (DOUBLER_ON_MOON, ["recover N moon", "harvest blue"], "harvest green", "R-63"),
        (COMBAT, ["move N", "deploy rogue planet", "exile harvest"], "oust harvest", "R-78"),
    ],
)
def test_what_a_written_position_does_not_tell_it_may_hang_on(
    card: str, before: list[str], asked: str, ruling: str
) -> None:
    """Within its line of play the answer is known to hang on it; from the position alone it may."""
    line = LineOfPlay(ENGINE, position(card))
    for text in before:
        line.play(read_action(text))
    action, alone = read_action(asked), ENGINE.essential(line.state)
    told = line.explain(action).depends_on or ()
    assert ruling in {doubt.ruling for doubt in told}
    assert line.untold(action) == ()
    assert ruling not in {
        doubt.ruling for doubt in lum.explain(alone, action, depends_on=True).depends_on or ()
    }
    assert lum.untold(alone, action) == (ruling,)
    assert LineOfPlay(ENGINE, alone).untold(action) == (ruling,)


ASKING_FOR_A_NOTE = {"R-41", "R-63", "R-78"}


@pytest.mark.parametrize("mode", [ExtensionMode.OFF, ExtensionMode.CUSTOM_START])
def test_what_asks_for_a_note_is_named_with_it_and_may_matter_without(mode: ExtensionMode) -> None:
    lost: Counter[str] = Counter()
    for seed in range(3):
        chance = Random(seed)
        opening = games.drawn_opening(chance, 2 + seed, mode, defaults=True)
        line = LineOfPlay(ENGINE, opening.begin().state)
        while actions := lum.legal_actions(line.state):
            action, alone = chance.choice(actions), ENGINE.essential(line.state)
            if isinstance(alone.pending[-1], Use | ChooseProbe | ChooseExile):
                decisive = {doubt.ruling for doubt in line.explain(action).depends_on or ()}
                alone_told = lum.explain(alone, action, depends_on=True).depends_on or ()
                missed = decisive & ASKING_FOR_A_NOTE - {doubt.ruling for doubt in alone_told}
                assert missed <= set(lum.untold(alone, action)), (line.state, action)
                lost.update(missed)
            line.play(action)
    assert "R-41" in lost
