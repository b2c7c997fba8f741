"""Situations and turns that the tests of several chapters share."""

from collections.abc import Mapping
from typing import TypedDict, Unpack

from lum42_ref import State
from tests.support.table import at, deciding, exile, kind, legal, play, position

EVERY_UNIT = (
    "basic",
    "doubler",
    "scientist",
    "saboteur",
    "chief",
    "traveller",
    "twosome",
    "booster",
    "rogue",
)
EVERY_EXILE = {"exile harvest", "exile transformation", "exile swap", "exile three", "exile one"}
EVERY_HARVEST = {"harvest blue", "harvest green", "harvest yellow", "harvest red"}
EMPTY_RESERVE = "0 blue 0 green 0 yellow 0 red"
ON_FREE_SYSTEM = {"deploy basic planet", "deploy basic moon"}
STACKS = ("red blue green black", "p:lat m:white m:red m:blue")

# One more unit of B keeps phase 4 going after A's turn; without a light cube its recovery asks nothing.
ON_BLACK = "\nS: black-E p:lat B.u@P\n"
ON_GREEN = "\n(3,0): green-E p:tele B.u@P\n"
# Units to enlist, where phase 4 ends and phase 5 comes up.
LOCKED = {"A": "chief doubler", "B": "chief doubler"}

RING = {
    "N": "red-L m:blue",
    "NE": "blue-L m:green",
    "E": "green-L m:yellow",
    "SE": "yellow-L m:red",
    "S": "red-L m:blue",
    "SW": "blue-L m:green",
    "W": "green-L m:yellow",
    "NW": "yellow-L m:red",
}


class Given(TypedDict, total=False):
    """What a position may be given besides its systems and its phase."""

    players: int
    round: int
    turn: str
    first: str
    ships: str
    available: Mapping[str, str]
    locked: Mapping[str, str]
    light: Mapping[str, str]
    energy: Mapping[str, str]
    reserve: str
    scores: Mapping[str, int]
    probes: Mapping[str, str]
    exile: str
    objectives: str
    achieved: Mapping[str, str]
    stacks: tuple[str, str]
    rulings: Mapping[str, str]


def ring(more: str = "", **pieces: str) -> str:
    """The eight systems round the centre, all with moons, with these pieces on them, and more systems."""
    lines = [f"{cell}: {tiles} {pieces.get(cell, '')}".rstrip() for cell, tiles in RING.items()]
    return "\n".join([*lines, *more.splitlines()])


def recovering(systems: str = "", **given: Unpack[Given]) -> State:
    """A is to recover a unit, then B."""
    return position(systems + ON_BLACK, phase=4, **given)


def turn_is_over(state: State) -> bool:
    """Whether B is to recover a unit now."""
    return deciding(state) == "B" and kind(state) == "recover"


def ends(state: State) -> list[State]:
    """Every state in which A's turn can end."""
    todo, done = [state], []
    while todo:
        now = todo.pop()
        if deciding(now) == "A":
            todo.extend(play(now, action) for action in sorted(legal(now)))
        else:
            done.append(now)
    return done


def decider(state: State) -> str:
    """Who decides now, in a game that is not over."""
    seat = deciding(state)
    assert seat is not None
    return seat


def here(state: State, cell: str) -> set[str]:
    """What stands on a system, piece by piece."""
    return set(at(state, cell).split())


def exiled(state: State) -> dict[str, list[str]]:
    """Who is in which slot of the Exile, in alphabetical order."""
    slots = (part.split(":") for part in exile(state).split())
    return {slot: sorted(held.split(",")) for slot, held in slots}
