"""Which rulings an answer hangs on: named completely, and no other."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import attrs
import pytest

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.model.components import PLAYER_COUNTS, Seat
from lumens_ref.model.events import Ended, RoomCounted
from lumens_ref.model.table import State
from lumens_ref.rulings import settings
from rulespec.engine import Action
from tests.lumens_ref.asked.witness import action_of, set_up
from tests.lumens_ref.asked.witness import every_position as asked_positions
from tests.lumens_ref.support.games import against, at_random, drawn_opening, every_position
from tests.lumens_ref.support.positions import TEN_SIXES, action, last_of_all, position
from tests.lumens_ref.support.verdicts import everything
from tests.support.doubts import brute_force

PER_GAME = 25
"""How many positions of a game are asked about, with one legal action and one of all actions."""
NEVER = {"R-08", "R-24", "R-32"}
"""Where score markers start, what others see and who is second behind a winner: no answer hangs on these."""


def questions(players: int, seed: int, *, defaults: bool) -> Iterator[tuple[State, Action]]:
    """Actions in positions of a game: legal ones, and whatever else could be asked."""
    chance = Random(f"{players} {seed} {defaults}")
    opening = drawn_opening(chance, players, defaults=defaults)
    seats = opening.seats
    choose = at_random(chance) if seed else against(chance.choice(seats), chance)
    played = every_position(opening.begin().state, choose)
    for state in [*chance.sample(played, min(PER_GAME, len(played))), *played[:3], *played[-4:-1]]:
        if legal := engine.legal_actions(state):
            yield state, chance.choice(legal)
        yield state, chance.choice(list(everything(state)))


@pytest.mark.parametrize("defaults", [True, False], ids=["defaults", "any readings"])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_decisive_ruling_is_named_and_no_other(players: int, *, defaults: bool) -> None:
    for seed in range(3):
        for state, asked in questions(players, seed, defaults=defaults):
            told = engine.explain(state, asked, depends_on=True)
            assert told.depends_on == brute_force(ENGINE, state, asked), (state, asked)
            assert attrs.evolve(told, depends_on=None) == engine.explain(state, asked)


def test_what_the_annex_says_of_another_seat_hangs_on_as_little() -> None:
    """Asked by somebody whose turn it is not, an answer hangs on who decides, and on nothing else."""
    state = position("A3@1,9")
    told = engine.explain(state, action("4,9 3"), Seat.GREEN, depends_on=True)
    assert told.depends_on == brute_force(ENGINE, state, action("4,9 3"), Seat.GREEN) == ()


def hangs_on(state: State, text: str) -> dict[str, tuple[str, ...]]:
    """The decisive rulings, each with the readings under which the answer is no."""
    told = engine.explain(state, action(text), depends_on=True)
    return {
        doubt.ruling: tuple(name for name, other in doubt.others.items() if not other.allowed)
        for doubt in told.depends_on or ()
    }


STUCK = TEN_SIXES.replace("A6@1,9", "A6/A1@1,9")
"""The ten sixes; A has used the right."""

DECISIVE: dict[str, tuple[State, str, dict[str, tuple[str, ...]]]] = {
    "R-12": (position("A3@1,9"), "pass", {"R-12": ()}),
    "R-13, R-14": (position("A3@1,9"), "4,9 3", {"R-13": ("rooms_only",), "R-14": ("origin_is_one",)}),
    "R-15": (
        position("A6@3,5"),
        "9,5 3",
        {"R-13": ("rooms_if_possible", "rooms_only"), "R-14": ("origin_is_one",)},
    ),
    "R-16": (position("B2/A3@7,5"), "7,2 3", {"R-16": ()}),
    "R-17": (position("A3@1,9"), "start 3", {"R-17": ("only_when_stuck",)}),
    "R-20": (position("A4/A2@1,9 A3@4,9", reads="R-19 direct_only"), "start 3", {"R-20": ()}),
}
"""A position and an action for rulings on placing, with what their register says of it."""


@pytest.mark.parametrize("name", DECISIVE)
def test_the_rulings_on_placing_decide_what_they_are_about(name: str) -> None:
    state, text, expected = DECISIVE[name]
    assert hangs_on(state, text) == expected


def test_an_answer_that_hangs_on_nothing_says_so() -> None:
    assert hangs_on(position("A3@1,9"), "4,9 6") == {}
    assert engine.explain(position("A3@1,9"), action("4,9 6")).depends_on is None


def test_the_last_placement_hangs_on_what_the_final_count_hangs_on() -> None:
    """B covers the start chip and both are stuck: whoever draws, the game ends, and rooms are paid."""
    state = position(STUCK, hands="3/4 1/6", turn="B")
    last = engine.play(engine.play(state, action("start 6")).state, action("draw 2/5"))
    assert any(isinstance(event, Ended) for event in last.events)
    asked = engine.play(state, action("start 6")).state
    told = engine.explain(asked, action("draw 2/5"), depends_on=True)
    named = {doubt.ruling for doubt in told.depends_on or ()}
    assert {"R-21", "R-23", "R-26", "R-27", "R-28"} <= named
    other = next(doubt for doubt in told.depends_on or () if doubt.ruling == "R-27").others["ignored"]
    rooms = {event.room: event.vp for event in other.events if isinstance(event, RoomCounted)}
    assert rooms["C"] == rooms["G"] == {}, "start cells alone have chips in them"


LED_BY_A_THIRD = "A5@7,7 B3@8,7 C6@9,7 C6@4,5 B5@3,6 A6@12,5 B6@4,9"
"""A and B have 10 VP each, C 8; in the central room A has 5, B 3 and C 6."""
THREE_TIED = "A5@7,7 B5@8,7 C2@9,7 C6@4,5 C6@12,5"
"""A, B and C have 8 VP each; in the central room A and B have 5, C has 2."""


@pytest.mark.parametrize(
    ("lying", "players", "rulings"),
    [
        ("A6@7,5 B2@6,5 B3@8,5 B6@2,5", 2, {"R-27", "R-28", "R-29"}),
        (LED_BY_A_THIRD, 3, {"R-30"}),
        (THREE_TIED, 3, {"R-31"}),
    ],
)
def test_a_tie_at_the_end_hangs_on_how_the_central_room_breaks_it(
    lying: str, players: int, rulings: set[str]
) -> None:
    tied = last_of_all(lying, players=players, hand="3/4")
    told = engine.explain(tied, action("start 3"), depends_on=True)
    assert rulings <= {doubt.ruling for doubt in told.depends_on or ()}
    assert told.depends_on == brute_force(ENGINE, tied, action("start 3"))


def test_every_ruling_decides_somewhere() -> None:
    """In games by lot and in positions each ruling on which an answer can hang does so."""
    named: Counter[str] = Counter()
    for players in PLAYER_COUNTS:
        for state, asked in questions(players, 0, defaults=False):
            told = engine.explain(state, asked, depends_on=True)
            named.update(doubt.ruling for doubt in told.depends_on or ())
    for each in asked_positions().values():
        for question in each.get("ask", ()):
            told = engine.explain(set_up(each), action_of(question), depends_on=True)
            named.update(doubt.ruling for doubt in told.depends_on or ())
    for lying in (LED_BY_A_THIRD, THREE_TIED):
        told = engine.explain(last_of_all(lying, players=3, hand="3/4"), action("start 3"), depends_on=True)
        named.update(doubt.ruling for doubt in told.depends_on or ())
    assert {setting.ruling for setting in settings()} - set(named) == NEVER
