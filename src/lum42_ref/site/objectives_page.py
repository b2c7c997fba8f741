"""The page of the objectives: every one there is, what it brings, and all clauses on them."""

from typing import Final

from lum42_ref.chance import ENERGY_OBJECTIVES as DRAWN
from lum42_ref.model.components import COLOURS, EnergyObjective, LightObjective
from lum42_ref.rules.objectives import HARVEST_POINT, REWARDS
from lum42_ref.rulings import EnergyObjectives
from lum42_ref.vocabulary.things import ENERGY_OBJECTIVES, HARVEST_OBJECTIVES, LIGHT_OBJECTIVES, POINTS
from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.excerpts import clause_list, plain_example
from rulespec.site.links import Linker

HARVEST: Final = Bilingual("Harvest objective", "Objectif collecte")
LIGHT: Final = Bilingual("Light objective", "Objectif lumière")
ENERGY: Final = Bilingual("Energy objective", "Objectif énergie")
EACH_TIME: Final = Bilingual("each time", "à chaque fois")
FIRST, SECOND, THIRD = REWARDS
BY_RANK: Final = Bilingual(
    f"{FIRST} {POINTS.en} for the first, {SECOND} for the second, {THIRD} for the third",
    f"{FIRST} {POINTS.fr} au premier, {SECOND} au deuxième, {THIRD} au troisième",
)
TILE: Final = Bilingual("Objective", "Objectif")
ORIGIN: Final = Bilingual("Where it comes from", "D'où il vient")
ATTESTED: Final = Bilingual("shown in the rulebook", "montré dans le livret")
GUESSED: Final = Bilingual("only under a reading that guesses", "seulement sous une lecture qui devine")


def objectives(edition: Edition, linker: Linker) -> list[str]:
    """Every objective, examples, and all clauses on them."""
    clauses = [clause.id for clause in edition.material.catalogue if clause.chapter_code == "OBJ"]
    return [
        f"## {edition.say(HARVEST)} {{ #harvest }}",
        f"{HARVEST_POINT} {edition.say(POINTS)} {edition.say(EACH_TIME)} ({linker.cite('OBJ-2')})",
        "\n".join(f"- {edition.say(HARVEST_OBJECTIVES[colour])}" for colour in COLOURS),
        plain_example(edition, ["OBJ-2"], linker),
        f"## {edition.say(LIGHT)} {{ #light }}",
        f"{edition.say(BY_RANK)} ({linker.cite('OBJ-11')})",
        "\n".join(f"- {edition.say(LIGHT_OBJECTIVES[goal].name)}" for goal in LightObjective),
        plain_example(edition, ["OBJ-9", "OBJ-7"], linker),
        f"## {edition.say(ENERGY)} {{ #energy }}",
        f"{edition.say(BY_RANK)} ({linker.cite('OBJ-11')}, {linker.cite('R-16')})",
        _energy_table(edition),
        plain_example(edition, ["OBJ-5"], linker),
        f"## {edition.say(captions.CLAUSES)} {{ #clauses }}",
        clause_list(edition, clauses, linker),
    ]


def _energy_table(edition: Edition) -> str:
    """Every energy objective, and whether the rulebook shows it."""
    attested = DRAWN[EnergyObjectives.ATTESTED_ONLY]
    origins = {goal: ATTESTED if goal in attested else GUESSED for goal in EnergyObjective}
    rows = "\n".join(
        f"| {edition.say(ENERGY_OBJECTIVES[goal].name)} | {edition.say(origin)} |"
        for goal, origin in origins.items()
    )
    return f"| {edition.say(TILE)} | {edition.say(ORIGIN)} |\n| --- | --- |\n{rows}"
