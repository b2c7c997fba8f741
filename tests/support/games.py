"""Games to begin and to play at random: seats, seeds, readings and crews of every kind."""

import functools
import hashlib
from collections.abc import Iterator, Mapping
from random import Random

import attrs

import lum42_ref as lum
from lum42_ref import Action, engine
from lum42_ref.chance import draw_layout
from lum42_ref.model.components import (
    BASIC_UNITS_EACH,
    EXTENSION_UNITS,
    ROUNDS,
    SPECIAL_UNITS,
    Seat,
    UnitKind,
)
from lum42_ref.model.course import Step
from lum42_ref.model.space import RING
from lum42_ref.model.table import Crew, Layout, State
from lum42_ref.rulings import ExtensionMode, Rulings, SpaceZone, settings

RECTANGLES = ("rect_1x3", "rect_3x1", "rect_1x4", "rect_2x2", "rect_1x5", "rect_2x3", "rect_4x2", "rect_5x5")
"""Zones from the tightest that hold a game of two to one wider than the board."""
NO_PATTERN = "rect_WxH"
"""What the register calls every other rectangle."""
FOR_ALL_CREWS = (*SPECIAL_UNITS, *EXTENSION_UNITS)


@attrs.frozen
class Opening:
    """All that a game begins with, in values that can be written down and read back."""

    seats: tuple[Seat, ...]
    seed: int
    readings: Mapping[str, str]
    """Ruling id to reading; what is not mentioned has its default."""
    crews: Mapping[Seat, Crew] | None = None
    """Only under the reading ``custom_start`` of R-79."""

    @property
    def rulings(self) -> Rulings:
        chosen = Rulings()
        for ruling, reading in self.readings.items():
            chosen = chosen.with_reading(ruling, reading)
        return chosen

    def layout(self) -> Layout:
        """What chance decides, drawn anew at each call."""
        return attrs.evolve(draw_layout(self.seats, self.seed, self.rulings), crews=self.crews)

    def begin(self) -> Step:
        """The first position, and the events that led to it."""
        return engine.opening(self.layout(), self.rulings)


@functools.cache
def readings(players: int) -> Mapping[str, tuple[str, ...]]:
    """Every switchable ruling with the readings that a game of so many players can have."""
    choices = {setting.ruling: tuple(setting.readings) for setting in settings()}
    named = tuple(name for name in choices["R-10"] if name != NO_PATTERN)
    choices["R-10"] = (*named, *(name for name in RECTANGLES if holds_a_game(name, players)))
    return choices


def holds_a_game(zone: str, players: int) -> bool:
    """The zone has room for the ring and for one system a player and round."""
    sides = SpaceZone.named(zone)
    assert sides.half_width is not None, f"{zone} has an edge"
    assert sides.half_height is not None, f"{zone} has an edge"
    cells = (2 * sides.half_width + 1) * (2 * sides.half_height + 1) - 1
    return cells >= len(RING) + ROUNDS * players


def drawn_opening(chance: Random, players: int, mode: ExtensionMode, *, defaults: bool) -> Opening:
    """An opening by lot: seats and seed, crews where they are data, and any readings unless the defaults."""
    chosen: dict[str, str] = {}
    if not defaults:
        chosen = {ruling: chance.choice(names) for ruling, names in readings(players).items()}
    chosen["R-79"] = mode.value
    seats = tuple(chance.sample(tuple(Seat), players))
    seed = chance.getrandbits(32)
    custom = mode is ExtensionMode.CUSTOM_START
    crews = {seat: drawn_crew(chance) for seat in seats} if custom else None
    return Opening(seats, seed, chosen, crews)


def drawn_crew(chance: Random) -> Crew:
    """Up to three basic units, and every other unit available, locked or absent."""
    available = [UnitKind.BASIC] * chance.randint(0, BASIC_UNITS_EACH)
    locked: list[UnitKind] = []
    for kind in FOR_ALL_CREWS:
        place = chance.choice((available, locked, None))
        if place is not None:
            place.append(kind)
    return Crew(tuple(available), tuple(locked))


def turns(state: State, chance: Random) -> Iterator[tuple[Action, Step]]:
    """Play actions by lot, to the end: each action, and what came of it."""
    while actions := lum.legal_actions(state):
        action = chance.choice(actions)
        step = lum.play(state, action)
        yield action, step
        state = step.state


def digest(games: int) -> str:
    """A fingerprint of whole games: every list of legal actions, every event, every last position."""
    print_of = hashlib.sha256()
    for number in range(games):
        chance = Random(number)
        mode = tuple(ExtensionMode)[number % 3]
        opening = drawn_opening(chance, 2 + number // 3 % 3, mode, defaults=False)
        step = opening.begin()
        print_of.update(repr(step).encode())
        for _, later in turns(step.state, chance):
            print_of.update(repr((lum.legal_actions(step.state), later.events)).encode())
            step = later
        print_of.update(repr(step.state).encode())
    return print_of.hexdigest()
