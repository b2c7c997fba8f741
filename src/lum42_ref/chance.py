"""Chance: it decides the layout of a game, and nothing else."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Final, TypeVar

from lum42_ref.model.components import (
    COLOURS,
    PLANETS_IN_THE_BOX,
    SATELLITES_IN_THE_BOX,
    STACK_HEIGHT,
    EnergyObjective,
    LightObjective,
    Planet,
    Satellite,
    Seat,
)
from lum42_ref.model.decisions import ChooseCell, ChooseSatellite
from lum42_ref.model.observation import Observation, what_lies_open
from lum42_ref.model.space import RING
from lum42_ref.model.table import Layout, Objectives, Stacks, State
from lum42_ref.rulings import EnergyObjectives, Rulings

Tile = TypeVar("Tile", Planet, Satellite)

ENERGY_OBJECTIVES: Final[Mapping[EnergyObjectives, tuple[EnergyObjective, ...]]] = {
    EnergyObjectives.ATTESTED_ONLY: tuple(EnergyObjective)[:3],
    EnergyObjectives.GUESSED_FOUR: tuple(EnergyObjective)[:4],
    EnergyObjectives.GUESSED_EIGHT: tuple(EnergyObjective),
}
"""The energy objectives setup can draw, by reading of R-16."""


def draw_layout(seats: tuple[Seat, ...], seed: int, rulings: Rulings) -> Layout:
    """Everything chance decides, from a seed.

    Rules:
        SET-2+2: Eight starting planets
            Here they are drawn; the setup lays them out.
        SET-5+2: Eight starting satellites
            Here they are drawn; the setup lays them out.
        SET-8: Drawing the harvest objective
            Here it is drawn, by lot.
        SET-9: Drawing the light objective
            Here it is drawn, by lot.
        SET-10: Drawing the energy objective
            Here it is drawn, by lot.
        SET-16: Random first player
            Here the lot is cast.
    """
    chance = random.Random(seed)  # noqa: S311  a game, not a secret
    planets = [planet for planet, count in PLANETS_IN_THE_BOX.items() for _ in range(count)]
    satellites = [token for token, count in SATELLITES_IN_THE_BOX.items() for _ in range(count)]
    chance.shuffle(planets)
    chance.shuffle(satellites)
    ring = len(RING)
    return Layout(
        seats=seats,
        first=chance.choice(seats),
        systems=dict(zip(RING, zip(planets[:ring], satellites[:ring], strict=True), strict=True)),
        planet_stacks=_stacks(planets[ring:]),
        satellite_stacks=_stacks(satellites[ring:]),
        objectives=Objectives(
            harvest=chance.choice(COLOURS),
            light=chance.choice(tuple(LightObjective)),
            energy=chance.choice(ENERGY_OBJECTIVES[rulings.energy_objectives]),
        ),
    )


def _stacks(tiles: list[Tile]) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(tiles[begin : begin + STACK_HEIGHT]) for begin in range(0, len(tiles), STACK_HEIGHT))


def imagine(seen: Observation, chance: random.Random) -> State:
    """A position that fits what a seat sees: tiles that lie nowhere in sight are dealt below the tops.

    Design:
        What nobody sees is only the order of the stacks below their tops (R-12).
    """
    systems = seen.space.values()
    waiting = [choice.planet for choice in seen.pending if isinstance(choice, ChooseCell | ChooseSatellite)]
    planet_tops = [stack.top for stack in seen.planet_stacks if stack.top is not None]
    satellite_tops = [stack.top for stack in seen.satellite_stacks if stack.top is not None]
    planets = _unseen(PLANETS_IN_THE_BOX, [*(system.planet for system in systems), *waiting, *planet_tops])
    satellites = _unseen(SATELLITES_IN_THE_BOX, [*(system.satellite for system in systems), *satellite_tops])
    chance.shuffle(planets)
    chance.shuffle(satellites)
    stacks = Stacks(
        tuple(_below(stack.top, stack.height, planets) for stack in seen.planet_stacks),
        tuple(_below(stack.top, stack.height, satellites) for stack in seen.satellite_stacks),
    )
    return State(**what_lies_open(seen), stacks=stacks)


def _unseen(box: Mapping[Tile, int], seen: Iterable[Tile]) -> list[Tile]:
    """The tiles of the box that lie nowhere in sight."""
    return list((Counter(box) - Counter(seen)).elements())


def _below(top: Tile | None, height: int, tiles: list[Tile]) -> tuple[Tile, ...]:
    """A stack of that height under its top, from tiles that are used up."""
    if top is None:
        return ()
    hidden: list[Tile] = [tiles.pop() for _ in range(height - 1)]
    return tuple(chain((top,), hidden))
