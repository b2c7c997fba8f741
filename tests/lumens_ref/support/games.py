"""Games to begin and to play by lot: any seats, start places and readings; and games against one victim."""

import functools
import hashlib
from collections.abc import Callable, Iterator, Mapping
from random import Random

import attrs
from hypothesis import strategies as st

from lumens_ref import engine
from lumens_ref.engine import ENGINE
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import PLAYER_COUNTS, Seat
from lumens_ref.model.decisions import PlaceChip
from lumens_ref.model.table import Layout, State
from lumens_ref.rules.counting import targets
from lumens_ref.rules.setup import places_are_chosen, start_places
from lumens_ref.rulings import Rulings, settings
from rulespec.engine import CHANCE, Action, Step
from rulespec.engine.lots import by_lot
from tests.lumens_ref.support.positions import INVENTED, TWO

SEEDS = st.integers(0, 2**32 - 1)
Policy = Callable[[State], Action]
"""What a seat does."""
Turn = tuple[Action, Step[State]]
"""An action, of a seat or of chance, and what came of it."""


@attrs.frozen
class Opening:
    """All that a game begins with, in values that can be written down and read back."""

    seats: tuple[Seat, ...]
    readings: Mapping[str, str]
    """Ruling id to reading; what is not mentioned has its default."""
    starts: tuple[Cell, ...] | None = None
    """The start cell of each seat; None: as the board lists them."""

    @property
    def board(self) -> Board:
        """The known board, or the invented one."""
        return TWO if len(self.seats) == 2 else INVENTED

    @property
    def rulings(self) -> Rulings:
        """The readings in force."""
        chosen = Rulings()
        for ruling, reading in self.readings.items():
            chosen = chosen.with_reading(ruling, reading)
        return chosen

    def layout(self) -> Layout:
        """Who sits where."""
        given = layout_on(self.board, self.seats, self.rulings)
        if self.starts is None or places_are_chosen(self.rulings):
            return given
        return attrs.evolve(given, starts=dict(zip(self.seats, self.starts, strict=True)))

    def begin(self) -> Step[State]:
        """The first position, and the events that led to it."""
        return engine.opening(self.layout(), self.rulings)


@functools.cache
def readings() -> Mapping[str, tuple[str, ...]]:
    """Every switchable ruling with its readings."""
    return {setting.ruling: setting.readings for setting in settings()}


@st.composite
def openings(draw: st.DrawFn, players: tuple[int, ...] = PLAYER_COUNTS, *, anyhow: bool = True) -> Opening:
    """Any seats in any order at any start places; any reading of every ruling, unless only the defaults."""
    count = draw(st.sampled_from(players))
    seats = tuple(draw(st.permutations(tuple(Seat))))[:count]
    choices = {ruling: st.sampled_from(names) for ruling, names in readings().items()}
    chosen = draw(st.fixed_dictionaries({}, optional=choices)) if anyhow else {}
    without = Opening(seats, chosen)
    places = start_places(without.board, count, without.rulings)
    return attrs.evolve(without, starts=tuple(draw(st.permutations(places)))[:count])


def drawn_opening(chance: Random, players: int, *, defaults: bool) -> Opening:
    """An opening by lot."""
    seats = tuple(chance.sample(tuple(Seat), players))
    chosen = {} if defaults else {ruling: chance.choice(names) for ruling, names in readings().items()}
    without = Opening(seats, chosen)
    places = start_places(without.board, players, without.rulings)
    return attrs.evolve(without, starts=tuple(chance.sample(places, players)))


def at_random(chance: Random) -> Policy:
    """Any legal action, each as likely as the others; outcomes of chance by their weight."""
    lot = by_lot(ENGINE, chance)

    def choose(state: State) -> Action:
        if engine.decider(state) is CHANCE:
            return lot(state)
        return chance.choice(engine.legal_actions(state))

    return choose


def against(victim: Seat, chance: Random) -> Policy:
    """Everybody leaves one victim as few targets as possible: so it goes out in most games of two."""
    lot = at_random(chance)

    def choose(state: State) -> Action:
        if not isinstance(engine.decision(state), PlaceChip):
            return lot(state)
        actions = list(engine.legal_actions(state))
        chance.shuffle(actions)
        return min(actions, key=lambda action: len(targets(engine.play(state, action).state, victim)))

    return choose


def turns(state: State, choose: Policy) -> Iterator[Turn]:
    """Play to the end: each action, and what came of it."""
    while engine.decider(state) is not None:
        action = choose(state)
        step = engine.play(state, action)
        yield action, step
        state = step.state


def every_position(state: State, choose: Policy) -> list[State]:
    """Every position of a game, the first one included."""
    return [state, *(step.state for _, step in turns(state, choose))]


def turns_to_place(states: list[State]) -> list[State]:
    """Those in which somebody has a chip to place."""
    return [state for state in states if isinstance(engine.decision(state), PlaceChip)]


def digest(games: int) -> str:
    """A fingerprint of whole games: every list of legal actions, every event, every last position."""
    print_of = hashlib.sha256()
    for number in range(games):
        chance = Random(number)
        opening = drawn_opening(chance, 2 + number % 3, defaults=number % 2 == 0).begin()
        print_of.update(repr(opening).encode())
        state = opening.state
        for _, step in turns(state, at_random(chance)):
            print_of.update(repr((engine.legal_actions(state), step.events)).encode())
            state = step.state
        print_of.update(repr((state, engine.outcome(state))).encode())
    return print_of.hexdigest()
