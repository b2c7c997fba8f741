"""What is written beside the things of a picture; the things themselves are named in the vocabulary."""

from typing import Final

from lum42_ref.model.components import SINGLE_SLOTS, Colour, ExileSlot
from lum42_ref.model.table import Terms
from lum42_ref.rules.exile import POINTS
from lum42_ref.rules.objectives import HARVEST_POINT, REWARDS, reward
from lum42_ref.vocabulary import things
from rulespec.language import Bilingual

AVAILABLE: Final = Bilingual("available", "disponibles")
CENTRE: Final = Bilingual("centre", "centre")
ENERGY: Final = Bilingual("energy", "énergie")
EXILE: Final = Bilingual("Exile", "Exil")
COMBAT: Final = Bilingual("combat", "combat")
FIRST: Final = Bilingual("first player", "premier joueur")
FORCED: Final = Bilingual("ship or unit that must leave", "vaisseau ou unité qui doit partir")
GAINED: Final = Bilingual("points gained", "points gagnés")
LIGHT: Final = Bilingual("light", "lumière")
LOCKED: Final = Bilingual("locked", "verrouillées")
NOBODY: Final = Bilingual("nobody yet", "personne encore")
PATH: Final = Bilingual("path of the ship", "trajet du vaisseau")
PLANET_STACKS: Final = Bilingual("planet stacks", "piles de planètes")
PROBES: Final = Bilingual("probes", "sondes")
REFUSED: Final = Bilingual("refused", "refusé")
RESERVE: Final = Bilingual("reserve", "réserve")
SATELLITE_STACKS: Final = Bilingual("satellite stacks", "piles de satellites")
SPACE_ZONE: Final = Bilingual("space zone", "zone spatiale")


def harvest_objective(colour: Colour) -> Bilingual:
    """What the harvest objective rewards."""
    cube, points = things.HARVESTED_CUBES[colour], points_of(HARVEST_POINT)
    return Bilingual(f"{points.en} for each {cube.en}", f"{points.fr} par {cube.fr}")


def exile_slot(slot: ExileSlot) -> Bilingual:
    """What a slot of the Exile gives; where there may be several units, to each of them."""
    if slot not in POINTS:
        return things.EXILE_BONUSES[slot]
    points = points_of(POINTS[slot])
    return points if slot in SINGLE_SLOTS else Bilingual(f"{points.en} each", f"{points.fr} chacune")


def ranked_points(terms: Terms, achieved: int = 0) -> tuple[int, ...]:
    """What an objective gives by rank: as far as it gives anything, and to all who have achieved it."""
    ranks = max(len(REWARDS), len(terms.seats))
    points = [reward(terms.rulings, rank) for rank in range(ranks)]
    return tuple(number for rank, number in enumerate(points) if number or rank < achieved)


def points_of(number: int | str) -> Bilingual:
    """So many points."""
    return Bilingual(f"{number} {things.POINTS.en}", f"{number} {things.POINTS.fr}")


def rank(number: int) -> Bilingual:
    """A rank, counted from 1."""
    english = {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")
    return Bilingual(english, "1er" if number == 1 else f"{number}e")
