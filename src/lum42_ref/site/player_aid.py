"""The numbers and tables of the player aid, taken from the rules."""

from itertools import accumulate
from typing import Final

from lum42_ref.drawing.look import LOOK
from lum42_ref.model.components import (
    BASIC_UNITS_EACH,
    COLOURS,
    CUBES_EACH,
    EXILE_SLOTS,
    ROUNDS,
    SINGLE_SLOTS,
    STACKS,
    ExileSlot,
)
from lum42_ref.rules.booster import Booster
from lum42_ref.rules.crew import REPLACING_ROUNDS
from lum42_ref.rules.exile import POINTS as EXILE_POINTS
from lum42_ref.rules.objectives import ADJACENT_PROBES, HARVEST_POINT, LIGHT_CUBES, REWARDS
from lum42_ref.rules.powers import PASSAGE_BONUS
from lum42_ref.vocabulary import things
from lum42_ref.vocabulary.things import EXILE_BONUSES, POINTS
from rulespec.language import Bilingual, Language
from rulespec.site.player_aid import Figures, Row, Table

COLOUR: Final = Bilingual("colour", "couleur")
TRANSFORMED: Final = Bilingual("transformed", "transformé")
MAJORITY: Final = Bilingual("majority", "majorité")
SLOT: Final = Bilingual("slot", "emplacement")
UNITS: Final = Bilingual("units", "unités")
BONUS: Final = Bilingual("bonus", "bonus")
ANY_NUMBER: Final = Bilingual("any", "sans limite")
BONUSES: Final = {
    ExileSlot.HARVEST: Bilingual(
        "a light cube of any colour [[EXL-3]]", "un cube de lumière d'une couleur au choix [[EXL-3]]"
    ),
    ExileSlot.TRANSFORMATION: Bilingual(
        "transform any one of your light cubes, without its points [[EXL-4]]",
        "transformer l'un de ses cubes de lumière, sans en marquer les points [[EXL-4]]",
    ),
    ExileSlot.SWAP: Bilingual(
        "swap a cube with an opponent, light for light or energy for energy [[EXL-5]]",
        "échanger un cube avec un adversaire, lumière contre lumière ou énergie contre énergie [[EXL-5]]",
    ),
    ExileSlot.THREE: Bilingual("{} VP [[EXL-7]]", "{} PV [[EXL-7]]"),
    ExileSlot.ONE: Bilingual("{} VP for each unit [[EXL-8]]", "{} PV par unité [[EXL-8]]"),
}
OBJECTIVE: Final = Bilingual("objective", "objectif")
GOAL: Final = Bilingual("what it takes", "ce qu'il faut")
HARVEST: Final = Bilingual("Harvest", "Collecte")
LIGHT: Final = Bilingual("Light", "Lumière")
ENERGY: Final = Bilingual("Energy", "Énergie")
HARVESTED: Final = Bilingual(
    "every cube of the drawn colour that you harvest [[OBJ-2]]",
    "chaque cube collecté de la couleur tirée [[OBJ-2]]",
)
GATHERED: Final = Bilingual(
    f"{LIGHT_CUBES} light cubes of one colour, or all probes placed, or {ADJACENT_PROBES} probes on adjacent "
    "systems, in a line or an L [[OBJ-7]] [[OBJ-9]] [[OBJ-10]]",
    f"{LIGHT_CUBES} cubes de lumière d'une couleur, ou toutes ses sondes placées, ou "
    f"{ADJACENT_PROBES} sondes sur des systèmes adjacents, en ligne ou en équerre "
    "[[OBJ-7]] [[OBJ-9]] [[OBJ-10]]",
)
SHOWN: Final = Bilingual(
    "the energy cubes that are shown [[OBJ-5]]", "les cubes d'énergie indiqués [[OBJ-5]]"
)
ROUND: Final = Bilingual("round", "manche")
AFTERWARDS: Final = Bilingual("afterwards", "ensuite")
REPLACES: Final = Bilingual("a special unit replaces a basic one", "une unité spéciale remplace une de base")
JOINS: Final = Bilingual("a special unit joins", "une unité spéciale s'ajoute")


def cubes(language: Language) -> Table:
    """What a cube is worth, transformed and in the majority."""
    points = POINTS.in_language(language)
    return Table(
        tuple(head.in_language(language) for head in (COLOUR, TRANSFORMED, MAJORITY)),
        tuple(
            Row(
                (
                    str(things.COLOURS[colour].name.in_language(language)),
                    f"{colour.cube_value} {points}",
                    f"{colour.majority_value} {points}",
                ),
                LOOK.colours[colour.name.lower()],
            )
            for colour in COLOURS
        ),
        right=(1, 2),
    )


def exile(language: Language) -> Table:
    """The slots of the Exile, how many units each holds, and what it brings."""
    unlimited = ANY_NUMBER.in_language(language)
    return Table(
        tuple(head.in_language(language) for head in (SLOT, UNITS, BONUS)),
        tuple(
            Row(
                (
                    EXILE_BONUSES[slot].in_language(language),
                    "1" if slot in SINGLE_SLOTS else unlimited,
                    BONUSES[slot].in_language(language).format(EXILE_POINTS.get(slot)),
                )
            )
            for slot in EXILE_SLOTS
        ),
    )


def objectives(language: Language) -> Table:
    """The three objectives and what they bring."""
    points = POINTS.in_language(language)
    rewards = " · ".join(map(str, REWARDS))
    told = (
        (HARVEST, HARVESTED, f"{HARVEST_POINT} {points}"),
        (LIGHT, GATHERED, f"{rewards} {points}"),
        (ENERGY, SHOWN, f"{rewards} {points}"),
    )
    return Table(
        (OBJECTIVE.in_language(language), GOAL.in_language(language), points),
        tuple(
            Row((name.in_language(language), goal.in_language(language), paid)) for name, goal, paid in told
        ),
    )


def crew(language: Language) -> Table:
    """How many units a player has in each round, and what comes after it."""
    rounds = range(1, ROUNDS + 1)
    joined = (0 if number in REPLACING_ROUNDS else 1 for number in rounds[:-1])
    sizes = accumulate(joined, initial=BASIC_UNITS_EACH)
    return Table(
        tuple(head.in_language(language) for head in (ROUND, UNITS, AFTERWARDS)),
        tuple(
            Row((str(number), str(size), _change(number).in_language(language)))
            for number, size in zip(rounds, sizes, strict=True)
        ),
    )


def _change(number: int) -> Bilingual:
    if number == ROUNDS:
        return Bilingual("–", "–")
    return REPLACES if number in REPLACING_ROUNDS else JOINS


FIGURES: Final = Figures(
    {
        "rounds": ROUNDS,
        "passage": PASSAGE_BONUS,
        "booster": Booster.passage_bonus,
        "stacks": STACKS,
        "cubes": CUBES_EACH,
        "basics": BASIC_UNITS_EACH,
    },
    {"cubes": cubes, "exile": exile, "objectives": objectives, "crew": crew},
)
