"""Situations and turns that the tests of several chapters share."""

from lum42_ref import State
from tests.support.notation import decides, deciding, legal, play, position

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
ON_FREE_SYSTEM = {"deploy basic planet", "deploy basic moon"}

STACKS = """
planets    red | blue | green | black
satellites p:lat | m:white | m:red | m:blue
"""
"""Two lines of a card: one tile on each stack."""

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


def ring(**pieces: str) -> str:
    """The lines of a card for eight systems round the centre, all with moons, with these pieces on them."""
    return "\n".join(f"{cell} {tiles} {pieces.get(cell, '')}" for cell, tiles in RING.items())


def recovering(card: str = "") -> State:
    """White is to recover a unit, then Black, who has one on a black planet, in phase 4."""
    return position(f"phase 4\n{card}\nS black-E p:lat black.basic@P")


def black_recovers_next(state: State) -> bool:
    """White has finished: Black is to recover a unit now."""
    return decides(state) == "black choose_recovery"


def possible_ends(state: State) -> list[State]:
    """Every state in which White's turn can end."""
    todo, done = [state], []
    while todo:
        now = todo.pop()
        if deciding(now) == "white":
            todo.extend(play(now, action) for action in sorted(legal(now)))
        else:
            done.append(now)
    return done
