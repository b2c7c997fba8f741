"""The things of LUM42: one entry each, with its names in both languages, its mark on cards and its letters.

Letters are for the terminal. In a language no two things share any: a capital stands for a seat, two small
letters for a colour, a capital and a small one for a unit.
"""

from collections.abc import Mapping
from typing import Final

from lum42_ref.model.components import (
    Colour,
    CubeKind,
    EnergyObjective,
    ExileSlot,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import Repeat
from lum42_ref.model.events import Deed, Why
from lum42_ref.model.remarks import Apart, Closed, NoBonus
from lum42_ref.model.table import Phase
from rulespec.language import Bilingual
from rulespec.vocabulary import FEMININE, MASCULINE, Adjective, Entry, Noun, Things, as_word

BLACK: Final = Adjective("black", "noir", "noire")
WHITE: Final = Adjective("white", "blanc", "blanche")
NONE: Final = Adjective("none", "aucun", "aucune")
"""Stands alone where things of a kind are listed and there are none."""
PLANET: Final = Noun("planet", "planète", FEMININE)
MOON: Final = Noun("moon", "lune", FEMININE)
BOARD: Final = Noun("board", "plateau", MASCULINE)
PROBE: Final = Noun("probe", "sonde", FEMININE)
SHIP: Final = Noun("ship", "vaisseau", MASCULINE)
POINTS: Final = Bilingual("VP", "PV")

SEATS: Final = Things(
    Seat,
    Bilingual("a seat", "un joueur"),
    {
        Seat.WHITE: Entry(Adjective("White", "Blanc", "Blanche"), letter=Bilingual("W", "B")),
        Seat.BLACK: Entry(Adjective("Black", "Noir", "Noire"), letter=Bilingual("B", "N")),
        Seat.SILVER: Entry(
            Adjective("Silver", "Argenté", "Argentée"),
            letter=Bilingual("S", "A"),
            also="argent",
            near="grey gray gris",
        ),
        # The English rulebook says copper.
        Seat.GOLD: Entry(
            Adjective("Gold", "Doré", "Dorée"),
            letter=Bilingual("G", "D"),
            also="copper or cuivre",
            near="gilt bronze orange yellow jaune",
        ),
    },
)
COLOURS: Final = Things(
    Colour,
    Bilingual("a colour", "une couleur"),
    {
        Colour.BLUE: Entry(Adjective("blue", "bleu", "bleue"), letter=Bilingual("bl", "bl")),
        Colour.GREEN: Entry(Adjective("green", "vert", "verte"), letter=Bilingual("gr", "ve")),
        Colour.YELLOW: Entry(Adjective("yellow", "jaune", "jaune"), letter=Bilingual("ye", "ja")),
        Colour.RED: Entry(Adjective("red", "rouge", "rouge"), letter=Bilingual("re", "ro")),
    },
)
SLOTS: Final = Things(
    Slot,
    Bilingual("a slot", "un emplacement"),
    {
        Slot.PLANET: Entry(PLANET, mark="P"),
        Slot.MOON: Entry(MOON, mark=Bilingual("M", "L"), near="satellite"),
    },
)
FACES: Final = Things(
    Face,
    Bilingual("a face", "une face"),
    {
        Face.LIGHT: Entry(
            Noun("light face", "face lumière", FEMININE), mark="L", word=Bilingual("light", "lumière")
        ),
        Face.ENERGY: Entry(
            Noun("energy face", "face énergie", FEMININE), mark="E", word=Bilingual("energy", "énergie")
        ),
    },
)
CUBES: Final = Things(
    CubeKind,
    Bilingual("a kind of cube", "une sorte de cube"),
    {
        CubeKind.LIGHT: Entry(
            Noun("light cube", "cube de lumière", MASCULINE), word=Bilingual("light", "lumière")
        ),
        CubeKind.ENERGY: Entry(
            Noun("energy cube", "cube d'énergie", MASCULINE), word=Bilingual("energy", "énergie")
        ),
    },
)
UNITS: Final = Things(
    UnitKind,
    Bilingual("a unit", "une unité"),
    {
        UnitKind.BASIC: Entry(
            Noun("basic unit", "unité de base", FEMININE, several=True),
            letter=Bilingual("Ba", "Ba"),
            word=Bilingual("basic", "base"),
            near="unit unité normal ordinary ordinaire pawn pion meeple",
        ),
        UnitKind.DOUBLER: Entry(
            Noun("Doubler", "Doubleur", MASCULINE), letter=Bilingual("Do", "Do"), near="double"
        ),
        UnitKind.SCIENTIST: Entry(
            Noun("Scientist", "Scientifique", MASCULINE),
            letter=Bilingual("Sc", "Sc"),
            near="researcher savant chercheur",
        ),
        UnitKind.SABOTEUR: Entry(
            Noun("Saboteur", "Saboteur", MASCULINE), letter=Bilingual("Sa", "Sa"), near="spy espion"
        ),
        UnitKind.CHIEF: Entry(
            Noun("Chief", "Chef", MASCULINE),
            letter=Bilingual("Ch", "Ch"),
            near="leader boss captain commander capitaine commandant meneur",
        ),
        UnitKind.TRAVELLER: Entry(
            Noun("Traveller", "Voyageur", MASCULINE),
            letter=Bilingual("Tr", "Vo"),
            also="traveler",
            near="wanderer explorer explorateur",
        ),
        UnitKind.TWOSOME: Entry(
            Noun("Twosome", "Binôme", MASCULINE),
            letter=Bilingual("Tw", "Bi"),
            near="duo pair couple twins jumeaux paire",
        ),
        UnitKind.BOOSTER: Entry(
            Noun("Booster", "Booster", MASCULINE),
            letter=Bilingual("Bo", "Bo"),
            near="accelerator accélérateur",
        ),
        UnitKind.ROGUE: Entry(
            Noun("Rogue", "Renégat", MASCULINE),
            letter=Bilingual("Ro", "Re"),
            near="renegade outlaw traitor traître bandit",
        ),
    },
)


def _planet(planet: Planet) -> Entry[Noun]:
    colour, letter = BLACK, Bilingual("bk", "no")
    if planet.colour is not None:
        colour, letter = COLOURS[planet.colour].name, COLOURS[planet.colour].letter
    word = Bilingual(colour.en, colour.feminine)
    return Entry(PLANET.described(colour), letter=letter, word=word, also=colour.fr)


def _moon(colour: Adjective, letter: Bilingual) -> Entry[Noun]:
    """A moon, with every way of writing m:red: with the word or the letter of either language."""
    moons = ("m", "l", MOON.en, MOON.fr)
    words = (colour.en, colour.fr, colour.feminine)
    also = " ".join(f"{moon}:{word}" for moon in moons for word in words)
    mark = Bilingual(f"m:{colour.en}", f"l:{colour.feminine}")
    return Entry(MOON.described(colour), mark, letter, also=also, near=" ".join(words))


def _moon_of(colour: Colour) -> Entry[Noun]:
    return _moon(COLOURS[colour].name, COLOURS[colour].letter)


def _portal(english: str, french: str, mark: str, short: str) -> Entry[Noun]:
    name = Noun(f"{english} portal", f"portail {french}", MASCULINE)
    plain = french.removeprefix("de ")
    return Entry(name, mark, also=f"p:{english} p:{plain}", near=f"{english} {plain} {short}")


PLANETS: Final = Things(
    Planet, Bilingual("a planet", "une planète"), {planet: _planet(planet) for planet in Planet}
)
SATELLITES: Final = Things(
    Satellite,
    Bilingual("a satellite", "un satellite"),
    {
        Satellite.BLUE_MOON: _moon_of(Colour.BLUE),
        Satellite.GREEN_MOON: _moon_of(Colour.GREEN),
        Satellite.YELLOW_MOON: _moon_of(Colour.YELLOW),
        Satellite.RED_MOON: _moon_of(Colour.RED),
        Satellite.WHITE_MOON: _moon(WHITE, Bilingual("wh", "bc")),
        Satellite.LATERAL_PORTAL: _portal("lateral", "latéral", "p:lat", "lat"),
        Satellite.DIAGONAL_PORTAL: _portal("diagonal", "diagonal", "p:diag", "diag"),
        Satellite.TELEPORTATION_PORTAL: _portal("teleportation", "de téléportation", "p:tele", "tele"),
    },
)

EXILE_BONUSES: Final[Mapping[ExileSlot, Bilingual]] = {
    ExileSlot.HARVEST: Bilingual("harvest", "collecte"),
    ExileSlot.TRANSFORMATION: Bilingual("transformation", "transformation"),
    ExileSlot.SWAP: Bilingual("swap", "échange"),
    ExileSlot.THREE: Bilingual(f"3 {POINTS.en}", f"3 {POINTS.fr}"),
    ExileSlot.ONE: Bilingual(f"1 {POINTS.en}", f"1 {POINTS.fr}"),
}
"""What each slot of the Exile gives; it is named after that."""
_EXILE_WORDS: Final[Mapping[ExileSlot, Bilingual]] = {
    ExileSlot.HARVEST: Bilingual("harvest", "collecte"),
    ExileSlot.TRANSFORMATION: Bilingual("transformation", "transformation"),
    ExileSlot.SWAP: Bilingual("swap", "échange"),
    ExileSlot.THREE: Bilingual("three", "trois"),
    ExileSlot.ONE: Bilingual("one", "un"),
}
_EXILE_NUMBERS: Final = {ExileSlot.THREE: "3", ExileSlot.ONE: "1"}
EXILE_SLOTS: Final = Things(
    ExileSlot,
    Bilingual("a slot of the Exile", "un emplacement de l'Exil"),
    {
        slot: Entry(
            Noun(f"{bonus.en} slot", f"emplacement {bonus.fr}", MASCULINE),
            word=_EXILE_WORDS[slot],
            also=f"{as_word(bonus.en)} {as_word(bonus.fr)} {_EXILE_NUMBERS.get(slot, '')}",
        )
        for slot, bonus in EXILE_BONUSES.items()
    },
)
PHASES: Final = Things(
    Phase,
    Bilingual("a phase", "une phase"),
    {
        Phase.DISCOVERY: Entry(Bilingual("discovery", "découverte"), mark="1"),
        Phase.DEPLOYMENT: Entry(Bilingual("deployment", "déploiement"), mark="2"),
        Phase.PRODUCTION: Entry(Bilingual("production", "production"), mark="3"),
        Phase.RECOVERY: Entry(Bilingual("recovery", "récupération"), mark="4"),
        Phase.ROUND_END: Entry(Bilingual("end of round", "fin de manche"), mark="5"),
        Phase.OVER: Entry(
            Bilingual("end of the game", "fin de la partie"),
            mark=Bilingual("over", "finie"),
            also="fin end",
        ),
    },
)
REPEATS: Final = Things(
    Repeat,
    Bilingual("what is repeated", "ce qui se répète"),
    {
        Repeat.NOTHING: Entry(Bilingual("nothing", "rien")),
        Repeat.OPTIONAL: Entry(Bilingual("optional", "facultatif")),
        Repeat.OWED: Entry(Bilingual("owed", "dû"), also="due"),
        Repeat.OWED_OR_NEITHER: Entry(Bilingual("both or none", "les deux ou aucun")),
    },
)

OBJECTIVES: Final[Mapping[CubeKind, Noun]] = {
    CubeKind.LIGHT: Noun("light objective", "objectif lumière", MASCULINE),
    CubeKind.ENERGY: Noun("energy objective", "objectif énergie", MASCULINE),
}
"""The objectives that are marked, by the cubes that most of them ask for."""
REWARDED: Final = Things(
    Why,
    Bilingual("what points are for", "ce qui donne des points"),
    {
        Why.PASSAGE_BONUS: Entry(Bilingual("passage bonus", "bonus de passage")),
        Why.TRANSFORMATION: Entry(Bilingual("transformation", "transformation")),
        Why.HARVEST_OBJECTIVE: Entry(Bilingual("harvest objective", "objectif collecte")),
        Why.LIGHT_OBJECTIVE: Entry(OBJECTIVES[CubeKind.LIGHT]),
        Why.ENERGY_OBJECTIVE: Entry(OBJECTIVES[CubeKind.ENERGY]),
        Why.EXILE_BONUS: Entry(Bilingual("Exile bonus", "bonus de l'Exil")),
        Why.MAJORITY: Entry(Bilingual("majority", "majorité")),
    },
)
DEEDS: Final = Things(
    Deed,
    Bilingual("something to lose or to forgo", "ce qu'on perd ou à quoi on renonce"),
    {
        Deed.SYSTEM: Entry(Noun("new system", "nouveau système", MASCULINE)),
        Deed.HARVEST: Entry(Noun("harvest", "collecte", FEMININE)),
        Deed.TRANSFORMATION: Entry(Noun("transformation", "transformation", FEMININE)),
        Deed.EITHER: Entry(Noun("action of the Scientist", "action du Scientifique", FEMININE)),
        Deed.SECOND_ACTION: Entry(
            Noun("second action of the Doubler", "seconde action du Doubleur", FEMININE)
        ),
        Deed.BOTH_HALVES: Entry(Noun("action of the Twosome", "action du Binôme", FEMININE)),
        Deed.SWAP: Entry(Noun("swap", "échange", MASCULINE)),
        Deed.PROBE: Entry(PROBE),
    },
)


NO_BONUSES: Final = Things(
    NoBonus,
    Bilingual("why there is no bonus", "pourquoi il n'y a pas de bonus"),
    {
        NoBonus.NOBODY_THERE: Entry(Bilingual("deserted", "désert")),
        NoBonus.OWN_PIECE: Entry(Bilingual("presence", "présence")),
        NoBonus.SEVERAL_OPPONENTS: Entry(Bilingual("rivalry", "rivalité")),
        NoBonus.FLIGHT: Entry(Bilingual("flight", "fuite")),
        NoBonus.ATTACK: Entry(Bilingual("attack", "attaque")),
    },
)
PROBES_APART: Final = Things(
    Apart,
    Bilingual("why probes are apart", "pourquoi des sondes sont séparées"),
    {
        Apart.DIAGONAL: Entry(Bilingual("diagonal", "diagonale")),
        Apart.CENTRE: Entry(Bilingual("centre", "centre")),
        Apart.AWAY: Entry(Bilingual("distance", "distance")),
    },
)
PLANETS_CLOSED: Final = Things(
    Closed,
    Bilingual("why a planet is closed", "pourquoi une planète est fermée"),
    {
        Closed.ENERGY_FACE: Entry(Bilingual("energy face", "face énergie")),
        Closed.OCCUPIED: Entry(Bilingual("occupied", "occupée")),
        Closed.JUST_LEFT: Entry(Bilingual("vacated", "libérée")),
    },
)


def cubes_of_kind(kind: CubeKind, counts: list[tuple[int, Colour]]) -> Bilingual:
    """So many cubes of each colour: 2 blue and 2 red energy cubes."""
    cube = CUBES[kind].name
    plural = "s" if sum(count for count, _ in counts) > 1 else ""
    english = " and ".join(COLOURS[colour].name.counted(count).en for count, colour in counts)
    (first, colour), *others = counts
    several = cube.fr if first == 1 else cube.fr.replace("cube", "cubes")
    name = COLOURS[colour].name
    french = f"{first} {several} {name.fr if first == 1 else name.plural}"
    also = "".join(f" et {COLOURS[other].name.counted(count).fr}" for count, other in others)
    return Bilingual(f"{english} {cube.en}{plural}", french + also)


NUMBERS: Final[Mapping[int, Bilingual]] = {
    2: Bilingual("two", "deux"),
    3: Bilingual("three", "trois"),
    4: Bilingual("four", "quatre"),
}
"""The numbers that objectives are written with."""


def _objective(kind: CubeKind, counts: list[tuple[int, Colour]]) -> Entry[Bilingual]:
    """An objective that asks for so many cubes of each colour: two_blue_two_red, deux_bleus_deux_rouges."""
    names = [(count, COLOURS[colour].name) for count, colour in counts]
    word = Bilingual(
        "_".join(f"{NUMBERS[count].en}_{name.en}" for count, name in names),
        "_".join(f"{NUMBERS[count].fr}_{name.plural}" for count, name in names),
    )
    digits = Bilingual(
        "_".join(f"{count}_{name.en}" for count, name in names),
        "_".join(f"{count}_{name.plural}" for count, name in names),
    )
    return Entry(cubes_of_kind(kind, counts), word=word, also=f"{digits.en} {digits.fr}")


def _four(colour: Colour) -> Entry[Bilingual]:
    return _objective(CubeKind.LIGHT, [(4, colour)])


HARVESTED_CUBES: Final[Mapping[Colour, Noun]] = {
    colour: Noun(f"{entry.name.en} cube harvested", f"cube {entry.name.fr} collecté", MASCULINE)
    for colour, entry in COLOURS.items()
}
HARVEST_OBJECTIVES: Final[Mapping[Colour, Bilingual]] = {
    colour: Bilingual(f"every {cube.en}", f"chaque {cube.fr}") for colour, cube in HARVESTED_CUBES.items()
}
"""What the harvest objective rewards."""
LIGHT_OBJECTIVES: Final = Things(
    LightObjective,
    Bilingual("a light objective", "un objectif lumière"),
    {
        LightObjective.FOUR_BLUE: _four(Colour.BLUE),
        LightObjective.FOUR_GREEN: _four(Colour.GREEN),
        LightObjective.FOUR_YELLOW: _four(Colour.YELLOW),
        LightObjective.FOUR_RED: _four(Colour.RED),
        LightObjective.FOUR_PROBES: Entry(
            Bilingual("4 probes in the space zone", "4 sondes dans la zone spatiale"),
            word=Bilingual("four_probes", "quatre_sondes"),
            also="4_probes 4_sondes",
        ),
        LightObjective.THREE_ADJACENT_PROBES: Entry(
            Bilingual("3 adjacent probes", "3 sondes adjacentes"),
            word=Bilingual("three_adjacent_probes", "trois_sondes_adjacentes"),
        ),
    },
)
ENERGY_OBJECTIVES: Final = Things(
    EnergyObjective,
    Bilingual("an energy objective", "un objectif énergie"),
    {
        objective: _objective(
            CubeKind.ENERGY,
            [(count, colour) for count, colour in zip(objective.cubes, Colour, strict=True) if count],
        )
        for objective in EnergyObjective
    },
)

THINGS: Final = (
    SEATS,
    COLOURS,
    SLOTS,
    FACES,
    CUBES,
    UNITS,
    PLANETS,
    SATELLITES,
    EXILE_SLOTS,
    PHASES,
    REPEATS,
    REWARDED,
    DEEDS,
    NO_BONUSES,
    PROBES_APART,
    PLANETS_CLOSED,
    LIGHT_OBJECTIVES,
    ENERGY_OBJECTIVES,
)
"""Every thing that is a member of an enum."""
FURTHER: Final = (PLANET, MOON, BOARD, PROBE, SHIP, POINTS)
"""Names of what is no member of an enum."""

SYNONYMS: Final[Mapping[str, Bilingual]] = {
    word: name
    for name, words in (
        (SHIP, ("spaceship", "vessel", "rocket", "navire", "fusée", "spationef")),
        (PROBE, ("drone", "beacon", "balise")),
        (Bilingual("attack", "attaque"), ("battle", "conflict", "fight", "bataille", "conflit", "lutte")),
        (Bilingual("harvest", "collecte"), ("collect", "gather", "récolte", "récolter")),
        (Bilingual("swap", "échange"), ("trade", "exchange", "troc")),
        (Bilingual("portal", "portail"), ("gate", "wormhole", "teleporter", "porte", "téléporteur")),
        (Bilingual("Exile", "Exil"), ("graveyard", "prison", "cimetière")),
        (Bilingual("reserve", "réserve"), ("supply", "bank", "pool", "stock", "banque")),
        (Bilingual("cell", "case"), ("square", "field", "carré")),
        (Bilingual("first player", "premier joueur"), ("starting player", "start player")),
        (Bilingual("tie", "égalité"), ("draw", "tiebreak", "ex æquo")),
    )
    for word in words
}
"""What the rulebook says for words that people search for."""


def name_of_unit(unit: Unit) -> Noun:
    """A unit and whose it is: Gold's Chief, le Chef Doré."""
    return UNITS[unit.kind].name.owned_by(SEATS[unit.seat].name)
