"""The page of the units: every unit with its clauses, and its power at work."""

import html
from typing import Final

from lum42_ref.model.components import EXTENSION_UNITS, SPECIAL_UNITS, UnitKind
from lum42_ref.vocabulary.things import UNITS
from rulespec.language import Bilingual
from rulespec.site.edition import Edition
from rulespec.site.excerpts import clause_list, plain_example
from rulespec.site.links import Linker, chapter_page
from rulespec.text.catalogue import RulebookChapter

SPECIAL: Final = Bilingual("Special units", "Unités spéciales")
EXTENSION: Final = Bilingual("Units of the extension", "Unités de l'extension")


def units(edition: Edition, linker: Linker) -> list[str]:
    """Every unit: its clauses, and its power at work."""
    basic = edition.say(UNITS[UnitKind.BASIC].name)
    parts = [
        f"## {basic[0].upper()}{basic[1:]} {{ #basic }}",
        clause_list(edition, ["UNT-1"], linker),
        plain_example(edition, ["UNT-1"], linker),
    ]
    for anchor, heading, clause, kinds in (
        ("special", SPECIAL, "UNT-2", SPECIAL_UNITS),
        ("extension", EXTENSION, "UNT-4", EXTENSION_UNITS),
    ):
        parts += [f"## {edition.say(heading)} {{ #{anchor} }}", clause_list(edition, [clause], linker)]
        for kind in kinds:
            parts += _unit(edition, kind, linker)
    return parts


def _unit(edition: Edition, kind: UnitKind, linker: Linker) -> list[str]:
    chapter = _chapter(edition, kind)
    ids = [clause.id for clause in chapter.clauses if not clause.example]
    name = html.escape(edition.say(UNITS[kind].name))
    link = f'<a href="{linker.address(chapter_page(chapter.code))}">{name}</a>'
    return [
        f"### {link} {{ #{kind.name.lower()} }}",
        clause_list(edition, ids, linker),
        plain_example(edition, ids, linker),
    ]


def _chapter(edition: Edition, kind: UnitKind) -> RulebookChapter:
    """The chapter of a special unit, which begins with its name."""
    name = UNITS[kind].name.en
    (chapter,) = (one for one in edition.material.catalogue.chapters if one.title.en.startswith(name))
    return chapter
