"""What can be read of a picture, and games to draw."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree as ET

from rich.console import Console, RenderableType

from lumens_ref import engine
from lumens_ref.layouts import layout_on
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State
from lumens_ref.rulings import Rulings
from rulespec.engine import Step
from tests.lumens_ref.support.positions import INVENTED, TWO

SVG = "{http://www.w3.org/2000/svg}"
DEFAULTS = Rulings()


def steps(players: int, seed: int, rulings: Rulings = DEFAULTS) -> Iterator[tuple[State, Step[State]]]:
    """Every step of a game by lot, and the position before it."""
    board = TWO if players == 2 else INVENTED
    layout = layout_on(board, tuple(Seat)[:players], rulings)
    state, chance = engine.new_game(players, layout=layout, rulings=rulings), Random(seed)
    while actions := engine.legal_actions(state):
        step = engine.play(state, chance.choice(actions))
        yield state, step
        state = step.state


def game(players: int, seed: int, rulings: Rulings = DEFAULTS) -> Iterator[State]:
    """Every position of a game by lot, the last one too."""
    reached = None
    for state, step in steps(players, seed, rulings):
        yield state
        reached = step.state
    assert reached is not None
    yield reached


def parsed(svg: str) -> ET.Element:
    """The elements of a picture."""
    return ET.fromstring(svg)  # noqa: S314  written by ourselves


def grouped(svg: str, class_: str) -> list[ET.Element]:
    """The elements of a class."""
    return [element for element in parsed(svg).iter() if element.get("class") == class_]


def classes(svg: str) -> Counter[str]:
    """How many elements there are of each class."""
    return Counter(element.get("class", "") for element in parsed(svg).iter())


def title(element: ET.Element) -> str:
    """What a screen reader says of a group."""
    return element.findtext(f"{SVG}title") or ""


def titles(svg: str) -> list[str]:
    """Everything that a screen reader says."""
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}title")]


def words(element: ET.Element) -> list[str]:
    """What is written in a part of a picture."""
    return [one.text or "" for one in element.iter(f"{SVG}text")]


def shapes(element: ET.Element) -> list[str]:
    """The shapes in a part of a picture, the lowest first."""
    return [one.get("href", "").removeprefix("#lumens-") for one in element.iter(f"{SVG}use")]


def sizes(svg: str) -> Iterator[float]:
    """How large each text of a picture is set, in the units of the picture."""

    def found(element: ET.Element, scale: float) -> Iterator[float]:
        scaled = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
        within = scale * float(scaled[1]) if scaled else scale
        if element.tag == f"{SVG}text":
            yield float(element.get("font-size", "")) * within
        for child in element:
            yield from found(child, within)

    yield from found(parsed(svg), 1)


def screen(board: RenderableType, width: int = 80) -> list[str]:
    """A board as a terminal without colours shows it."""
    console = Console(width=width, no_color=True, file=io.StringIO(), legacy_windows=False)
    with console.capture() as captured:
        console.print(board)
    return [line.rstrip() for line in captured.get().splitlines()]
