"""Words of LUM42's scenarios and what they stand for."""

import re
from typing import Any, Final

from pytest_bdd import parsers

from lum42_ref.model import decisions as ask
from lum42_ref.model.components import Colour
from rulespec.engine import Decision
from tests.support.features.phrases import sentence as sentence_of_any
from tests.support.features.phrases import written

DECISIONS: Final[dict[type[Decision[Any]], str]] = {
    ask.ChoosePlanet: "choose a planet",
    ask.ChooseCell: "lay the planet",
    ask.ChooseSatellite: "choose a satellite",
    ask.Navigate: "move or deploy",
    ask.FleeOrStand: "flee or stand",
    ask.ChooseExile: "choose an Exile slot",
    ask.ChooseRecovery: "recover a unit",
    ask.Use: "use the unit",
    ask.ChooseProbe: "place or keep the probe",
    ask.ChooseSwap: "swap cubes",
    ask.ChooseHalf: "name a half",
    ask.ChooseCrew: "enlist a unit",
    ask.ChooseFirst: "name the first player",
}
"""What a seat may be asked to do."""


def asks(decision: Decision[Any]) -> str:
    """What a seat is to do."""
    return DECISIONS[type(decision)]


@written(r"\d+ [a-z]+(?:, \d+ [a-z]+)*")
def cubes(listed: str) -> dict[Colour, int]:
    """Numbers of cubes of a list such as `3 blue, 1 red`."""
    return {Colour[name.upper()]: int(number) for number, name in re.findall(r"(\d+) ([a-z]+)", listed)}


def sentence(words: str) -> parsers.parse:
    """A step whose parts in braces are read as types of every rulebook, or as cubes."""
    return sentence_of_any(words, Cubes=cubes)
