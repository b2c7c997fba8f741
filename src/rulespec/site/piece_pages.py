"""Units and objectives, from their clauses; and how to read the pictures."""

import html
from collections.abc import Iterable
from itertools import islice
from typing import Final

from lum42_ref import notation
from lum42_ref.model.components import (
    COLOURS,
    EXTENSION_UNITS,
    SPECIAL_UNITS,
    EnergyObjective,
    LightObjective,
    UnitKind,
)
from lum42_ref.vocabulary.things import ENERGY_OBJECTIVES, HARVEST_OBJECTIVES, LIGHT_OBJECTIVES, UNITS
from rulespec.site import words
from rulespec.site.book import Book, inline
from rulespec.site.figures import figure, image
from rulespec.site.links import Linker, chapter_page
from rulespec.site.rules_pages import scenario_link
from rulespec.site.tales import examples_of, plainest_run
from rulespec.text.language import Bilingual

CHAPTERS: Final = {
    UnitKind.DOUBLER: "DOU",
    UnitKind.SCIENTIST: "SCI",
    UnitKind.SABOTEUR: "SAB",
    UnitKind.CHIEF: "CHF",
    UnitKind.TRAVELLER: "TRV",
    UnitKind.TWOSOME: "TWO",
    UnitKind.BOOSTER: "BOO",
    UnitKind.ROGUE: "ROG",
}
"""The chapter of every special unit."""

SPECIAL = Bilingual("Special units", "Unités spéciales")
EXTENSION = Bilingual("Units of the extension", "Unités de l'extension")
HARVEST = Bilingual("Harvest objective", "Objectif collecte")
LIGHT = Bilingual("Light objective", "Objectif lumière")
ENERGY = Bilingual("Energy objective", "Objectif énergie")
EACH = Bilingual("1 VP each time", "1 PV à chaque fois")
BY_RANK = Bilingual(
    "8 VP for the first, 5 for the second, 3 for the third", "8 PV au premier, 5 au deuxième, 3 au troisième"
)
ATTESTED = Bilingual("shown in the rulebook", "montré dans le livret")
GUESSED = Bilingual("only under a reading that guesses", "seulement sous une lecture qui devine")
TILE = Bilingual("Objective", "Objectif")
ORIGIN = Bilingual("Where it comes from", "D'où il vient")
ATTESTED_ENERGY: Final = (
    EnergyObjective.THREE_GREEN,
    EnergyObjective.TWO_BLUE_TWO_RED,
    EnergyObjective.TWO_GREEN_TWO_YELLOW,
)

KEY_CARD: Final = """
players white black silver gold
round 2; phase 2; turn gold
N      red-L    m:green   black.basic@P
NE     blue-E   m:white   silver.chief@M gold.ship
E      black-E  p:lat
SE     yellow-L p:diag    white.probe@P
S      green-E  p:tele    white.scientist@P
"""
"""A position that shows a bit of everything."""
PICTURES_INTRODUCTION = Bilingual(
    "All pictures of this site are drawn by the engine from positions it really had. Colours always come "
    "with a "
    "letter or a shape, so that they can be told apart in print and by everybody.",
    "Toutes les images de ce site sont dessinées par le moteur, d'après des positions qu'il a réellement "
    "eues. Une couleur "
    "va toujours avec une lettre ou une forme : on les distingue à l'impression, et quelle que soit la vue.",
)
PICTURES_MORE = Bilingual(
    "The centre is (0,0); the first number counts to the right, the second upwards, so that (0,1) lies above "
    "the "
    "centre. *Before* and *after* stand side by side: a dashed frame marks what an action changed, an arrow "
    "the way of "
    "the ship. Below each picture the events are told one by one, each with the clauses that caused it.",
    "Le centre est (0,0) ; le premier nombre compte vers la droite, le second vers le haut : (0,1) est "
    "au-dessus du "
    "centre. *Avant* et *après* sont côte à côte : un cadre en tirets marque ce qu'une action a changé, une "
    "flèche le "
    "trajet du vaisseau. Sous chaque image, les événements sont racontés un à un, chacun avec les clauses "
    "qui l'ont causé.",
)
KEY_ALT = Bilingual(
    "A position with its key: planets and their faces, moons and portals, ships, units and probes of four "
    "players.",
    "Une position et sa légende : planètes et leurs faces, lunes et portails, vaisseaux, unités et sondes de "
    "quatre joueurs.",
)


def units(book: Book, linker: Linker) -> list[str]:
    """Every unit: its clauses, and its power at work."""
    basic = book.say(UNITS[UnitKind.BASIC].name)
    parts = [
        f"## {basic[0].upper()}{basic[1:]} {{ #basic }}",
        *_clauses(book, ["UNT-1"], linker),
        *_example(book, ["UNT-1"], linker),
        f"## {book.say(SPECIAL)} {{ #special }}",
        *_clauses(book, ["UNT-2"], linker),
    ]
    for kind in SPECIAL_UNITS:
        parts += _unit(book, kind, linker)
    parts += [f"## {book.say(EXTENSION)} {{ #extension }}", *_clauses(book, ["UNT-4"], linker)]
    for kind in EXTENSION_UNITS:
        parts += _unit(book, kind, linker)
    return parts


def objectives(book: Book, linker: Linker) -> list[str]:
    """Every objective, examples, and all clauses on them."""
    harvest = "\n".join(f"- {book.say(HARVEST_OBJECTIVES[colour])}" for colour in COLOURS)
    light = "\n".join(f"- {book.say(LIGHT_OBJECTIVES[goal].name)}" for goal in LightObjective)
    energy = "\n".join(
        f"| {book.say(ENERGY_OBJECTIVES[goal].name)} | "
        f"{book.say(ATTESTED if goal in ATTESTED_ENERGY else GUESSED)} |"
        for goal in EnergyObjective
    )
    return [
        f"## {book.say(HARVEST)} {{ #harvest }}",
        f"{book.say(EACH)} ({linker.cite('OBJ-2')})",
        harvest,
        *_example(book, ["OBJ-2"], linker),
        f"## {book.say(LIGHT)} {{ #light }}",
        f"{book.say(BY_RANK)} ({linker.cite('OBJ-11')})",
        light,
        *_example(book, ["OBJ-9", "OBJ-7"], linker),
        f"## {book.say(ENERGY)} {{ #energy }}",
        f"{book.say(BY_RANK)} ({linker.cite('OBJ-11')}, {linker.cite('R-16')})",
        f"| {book.say(TILE)} | {book.say(ORIGIN)} |\n| --- | --- |\n{energy}",
        *_example(book, ["OBJ-5"], linker),
        f"## {book.say(words.CLAUSES)} {{ #clauses }}",
        *_clauses(
            book, [clause.id for clause in book.material.catalogue if clause.chapter_code == "OBJ"], linker
        ),
    ]


def write_pictures(book: Book) -> None:
    """Write the key to the pictures."""
    title = book.say(words.PICTURES)
    linker = book.linker("pictures-key/")
    state = notation.read_card(KEY_CARD)
    wide, slim = (
        book.gallery.position(state, whole_table=True, legend=True, narrow=narrow) for narrow in (False, True)
    )
    shown = f'<figure class="lum-figure">{image(wide, slim, linker, book.say(KEY_ALT))}</figure>'
    book.write(
        "pictures-key", title, [f"# {title}", book.say(PICTURES_INTRODUCTION), shown, book.say(PICTURES_MORE)]
    )


def _unit(book: Book, kind: UnitKind, linker: Linker) -> Iterable[str]:
    chapter = CHAPTERS[kind]
    ids = [
        clause.id
        for clause in book.material.catalogue
        if clause.chapter_code == chapter and not clause.example
    ]
    name = html.escape(book.say(UNITS[kind].name))
    yield f'### <a href="{linker.address(chapter_page(chapter))}">{name}</a> {{ #{kind.name.lower()} }}'
    yield from _clauses(book, ids, linker)
    yield from _example(book, ids, linker)


def _clauses(book: Book, ids: Iterable[str], linker: Linker) -> Iterable[str]:
    """Clauses with their text, as a list."""
    items = "".join(
        f"<li>{linker.cite(cited)} "
        f"{inline(book.say(book.material.catalogue.clause(cited).text), linker, own=cited)}</li>"
        for cited in ids
    )
    yield f'<ul class="lum-clauses">{items}</ul>'


def _example(book: Book, ids: Iterable[str], linker: Linker) -> Iterable[str]:
    """The plainest example of the first of these clauses that has one."""
    for cited in ids:
        for scenario, tale in islice(examples_of(cited, book.material.scenarios_by_id[cited]), 1):
            if tale.after is not None:
                yield figure(
                    tale,
                    book.gallery,
                    linker,
                    title=scenario_link(book, scenario, linker, plainest_run(scenario)),
                )
                return
