"""Writes all pages of one language, and what they load."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import attrs
import rcssmin

from rulespec.codec.border import dumps
from rulespec.errors import FaultyText
from rulespec.game import Game
from rulespec.language import Language
from rulespec.site.api_pages import write_api
from rulespec.site.changelog_page import write_changelog
from rulespec.site.code_pages import write_code
from rulespec.site.contents import implementer_pages
from rulespec.site.downloads import downloads
from rulespec.site.edition import Edition
from rulespec.site.exceptions_page import write_exceptions
from rulespec.site.get_page import PAGE as GET
from rulespec.site.get_page import point_to_get, write_get
from rulespec.site.hand_pages import Sequel, write_hand_page
from rulespec.site.material import Material
from rulespec.site.player_aid import Figures, write_player_aid
from rulespec.site.points_page import write_points
from rulespec.site.question_pages import Questions, load_questions, write_questions
from rulespec.site.reasons_page import write_reasons
from rulespec.site.rules_pages import write_rules
from rulespec.site.ruling_pages import write_rulings
from rulespec.site.scenario_pages import write_scenarios
from rulespec.site.search_index import write_search
from rulespec.site.shelf import Cover, write_shelf
from rulespec.site.strength_page import write_strength
from rulespec.site.trace_page import write_trace
from rulespec.text.catalogue import CLAUSE_KIND_NAMES
from rulespec.text.register import RULING_KIND_NAMES
from rulespec.text.toml_fields import parse_toml, read_text

CHAPTERS: Final = "chapters.toml"
QUESTIONS: Final = "questions.toml"
HOME: Final = "index"
PREVIEWS: Final = "assets/previews.json"


@attrs.frozen
class SitePlan:
    """A game, and the pages that only its site has."""

    game: Game
    own_pages: Mapping[str, Sequel] = attrs.field(factory=dict)
    """What is made to follow the text of each, which is written by hand."""
    cover: Cover | None = None
    """What it shows of itself where all rulebooks are listed."""
    aid: Figures = attrs.field(factory=Figures)
    """What its player aid takes from its rules."""


def write_edition(plan: SitePlan, material: Material, language: Language, directory: Path) -> Edition:
    """Write every page of one language below a directory that is emptied first."""
    if directory.exists():
        shutil.rmtree(directory)
    directory.mkdir(parents=True)
    edition = Edition.begin(material, language, directory)
    _write_pages(edition, plan)
    return edition


def write_draft(
    plan: SitePlan, material: Material, language: Language, directory: Path, page: str
) -> Edition:
    """Write one page anew, among those that were written before."""
    edition = Edition.begin(material, language, directory, only=page)
    _write_pages(edition, plan)
    if page not in edition.written:
        edition.blame(page, "there is no such page")
    return edition


def _write_pages(edition: Edition, plan: SitePlan) -> None:
    write_rules(edition, _introductions(edition))
    write_code(edition)
    write_exceptions(edition)
    write_rulings(edition)
    write_scenarios(edition)
    write_trace(edition)
    if edition.wants("reasons"):
        write_reasons(edition)
    write_strength(edition)
    write_points(edition)
    write_api(edition)
    questions = _write_questions(edition) if edition.wants("questions") else None
    _write_hand_pages(edition, plan)
    write_player_aid(edition, plan.aid)
    write_changelog(edition)
    if edition.wants(GET):
        write_get(edition)
    point_to_get(edition, implementer_pages(edition))
    _write_previews(edition)
    if not edition.only:
        write_search(edition, questions, plan.own_pages)
        write_shelf(edition, plan.cover)
    _write_assets(edition)


def _write_assets(edition: Edition) -> None:
    """Scripts as they are; styles without what only their readers need."""
    for file in sorted((edition.material.book.root / "docs" / "assets" / "files").iterdir()):
        if file.suffix == ".css":
            edition.put(f"assets/{file.name}", str(rcssmin.cssmin(read_text(file))))
        else:
            edition.take_along(file, f"assets/{file.name}")


def _introductions(edition: Edition) -> dict[str, str]:
    """What is said before the clauses of each chapter."""
    path = edition.material.written_pages / CHAPTERS
    if not path.is_file():
        edition.blame(edition.place(path), "this file is missing: no chapter has an introduction")
        return {}
    document = parse_toml(read_text(path), path.name)
    found: dict[str, str] = {}
    for chapter in edition.material.catalogue.chapters:
        table = document.pop(chapter.code, None)
        text = table.get(f"intro_{edition.language}") if isinstance(table, dict) else None
        if isinstance(text, str) and text.strip():
            found[chapter.code] = text
        else:
            edition.blame(f"{path.name}: {chapter.code}", f"expected intro_{edition.language}")
    for unknown in document:
        edition.blame(path.name, f"there is no chapter {unknown}")
    return found


def _write_questions(edition: Edition) -> Questions | None:
    path = edition.material.written_pages / QUESTIONS
    if not path.is_file():
        edition.blame(edition.place(path), "this file is missing: there is no page of questions")
        return None
    try:
        questions = load_questions(edition.material.game, path)
    except FaultyText as error:
        edition.faults += error.faults
        return None
    write_questions(edition, questions)
    return questions


def _write_hand_pages(edition: Edition, plan: SitePlan) -> None:
    """Write what there is in any language, a home, and the pages that only this game has."""
    book, folder = edition.material.book, edition.material.written_pages
    sequels = {"vectors": downloads, **plan.own_pages}
    for name in dict.fromkeys([HOME, *plan.own_pages, *_sources(folder)]):
        write_hand_page(edition, folder / f"{name}.{edition.language}.md", sequels.get(name))
    for name in _sources(book.docs):
        write_hand_page(edition, book.docs / f"{name}.{edition.language}.md")


def _sources(folder: Path) -> list[str]:
    """The names of the pages that a folder holds, in whichever language."""
    return sorted({path.name.partition(".")[0] for path in folder.glob("*.md")})


def _write_previews(edition: Edition) -> None:
    """What is shown where a clause or ruling is cited: its title, its text, and what it is."""
    previews: dict[str, list[str]] = {}
    for clause in edition.material.catalogue:
        kind = edition.say(CLAUSE_KIND_NAMES[clause.kind])
        previews[clause.id] = [edition.say(clause.title), _plain(edition.say(clause.text)), kind]
    for ruling in edition.material.register:
        text = _plain(edition.say(ruling.question))
        chosen = next((one for one in ruling.readings if one.name == ruling.default), None)
        if chosen is not None:
            text += f" → {_plain(edition.say(chosen.text))}"
        previews[ruling.id] = [edition.say(ruling.title), text, edition.say(RULING_KIND_NAMES[ruling.kind])]
    edition.put(PREVIEWS, dumps(previews).decode())


def _plain(text: str) -> str:
    return " ".join(text.replace("`", "").split())
