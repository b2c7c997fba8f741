"""The letters and labels on a picture, in both languages; things themselves are named in telling."""

from typing import Final

from lum42_ref.model.components import Colour, ExileSlot, Satellite, Seat, UnitKind
from lum42_ref.telling import things
from rulespec.text.language import Bilingual

COLOUR_LETTERS: Final[dict[Colour | None, Bilingual]] = {
    Colour.BLUE: Bilingual("B", "B"),
    Colour.GREEN: Bilingual("G", "V"),
    Colour.YELLOW: Bilingual("Y", "J"),
    Colour.RED: Bilingual("R", "R"),
    None: Bilingual("K", "N"),
}
"""The letter of a colour; without a colour, that of a black planet."""
WHITE_LETTER: Final = Bilingual("W", "W")
"""The letter of a white moon, the same in French: B is blue there."""

SEAT_LETTERS: Final = {
    Seat.WHITE: Bilingual("W", "B"),
    Seat.BLACK: Bilingual("B", "N"),
    Seat.SILVER: Bilingual("S", "A"),
    Seat.GOLD: Bilingual("G", "D"),
}

UNIT_LETTERS: Final = {
    UnitKind.BASIC: Bilingual("Ba", "Ba"),
    UnitKind.DOUBLER: Bilingual("Do", "Do"),
    UnitKind.SCIENTIST: Bilingual("Sc", "Sc"),
    UnitKind.SABOTEUR: Bilingual("Sa", "Sa"),
    UnitKind.CHIEF: Bilingual("Ch", "Ch"),
    UnitKind.TRAVELLER: Bilingual("Tr", "Vo"),
    UnitKind.TWOSOME: Bilingual("Tw", "Bi"),
    UnitKind.BOOSTER: Bilingual("Bo", "Bo"),
    UnitKind.ROGUE: Bilingual("Ro", "Re"),
}

AFTER: Final = Bilingual("after", "après")
AVAILABLE: Final = Bilingual("available", "disponibles")
BEFORE: Final = Bilingual("before", "avant")
CENTRE: Final = Bilingual("centre", "centre")
CHANGED: Final = Bilingual("changed", "changement")
DECIDES: Final = Bilingual("decides", "décide")
ENERGY: Final = Bilingual("energy", "énergie")
EXILE: Final = Bilingual("Exile", "Exil")
FIRST: Final = Bilingual("first player", "premier joueur")
IN_HAND: Final = Bilingual("in hand", "en main")
LEGEND: Final = Bilingual("legend", "légende")
LIGHT: Final = Bilingual("light", "lumière")
LOCKED: Final = Bilingual("locked", "verrouillées")
NOBODY: Final = Bilingual("nobody yet", "personne encore")
PATH: Final = Bilingual("path of the ship", "trajet du vaisseau")
PLANET_STACKS: Final = Bilingual("planet stacks", "piles de planètes")
PROBES: Final = Bilingual("probes", "sondes")
RESERVE: Final = Bilingual("reserve", "réserve")
SATELLITE_STACKS: Final = Bilingual("satellite stacks", "piles de satellites")
SPACE_ZONE: Final = Bilingual("space zone", "zone spatiale")
WAITING: Final = Bilingual("then", "ensuite")

EXILE_LABELS: Final = {
    **things.EXILE_BONUSES,
    ExileSlot.ONE: Bilingual(
        f"{things.EXILE_BONUSES[ExileSlot.ONE].en} each",
        f"{things.EXILE_BONUSES[ExileSlot.ONE].fr} chacune",
    ),
}
"""What is written on each slot of the Exile; on the last there may be several units."""
KEY_TO_COLOURS: Final = (
    *[(COLOUR_LETTERS[colour], word) for colour, word in things.COLOURS.items()],
    (COLOUR_LETTERS[None], things.BLACK),
    (WHITE_LETTER, things.SATELLITES[Satellite.WHITE_MOON]),
)
"""Letter and word of every colour."""


def harvest_objective(colour: Colour) -> Bilingual:
    """What the harvest objective rewards."""
    cube, points = things.HARVESTED_CUBES[colour], things.POINTS
    return Bilingual(f"1 {points.en} for each {cube.en}", f"1 {points.fr} par {cube.fr}")


def rank(number: int) -> Bilingual:
    """A rank, counted from 1."""
    english = {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")
    return Bilingual(english, "1er" if number == 1 else f"{number}e")
