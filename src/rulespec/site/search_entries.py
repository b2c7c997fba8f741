"""What search finds: not pages but their parts, each a clause, a ruling, a question, a word or a section."""

import ast
import enum
import html
import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from rulespec.language import Bilingual
from rulespec.site import captions, glossary
from rulespec.site.api_pages import module_path, shown_modules
from rulespec.site.edition import Edition
from rulespec.site.excerpts import scenario_name
from rulespec.site.links import chapter_page, ruling_page, scenario_page
from rulespec.site.question_pages import Questions
from rulespec.text.register import Ruling
from rulespec.text.toml_fields import read_text

QUICK_RULES: Final = "quick-rules"
LISTS: Final = ("rules/index", "rulings/index", "questions", glossary.PAGE, "pictures-key")
"""Pages for everybody, beside those that only one game has."""
COVERED: Final = re.compile(r"(?:rules|rulings|questions|proofs|scenarios|api)/(?!index).*")
"""Pages whose parts are entries of another kind."""
HEAD_ONLY: Final = re.compile(
    r"(?:rules|rulings|scenarios|api)/index|questions|glossary|trace|changelog|exceptions"
)
"""Pages that are found by their titles: what they list are entries of another kind."""
FOR_PROGRAMMERS: Final = re.compile(r"reasons|strength|vector-.*")
"""Pages of which the rules' index has the titles only: their parts are found where code is."""
FRONT: Final = re.compile(r"\A---\n.*?\n---\n", flags=re.DOTALL)
UNREAD: Final = re.compile(
    r"^(?P<fence>```+).*?^(?P=fence)$|<(?P<tag>figure|form|picture|svg|pre)\b.*?</(?P=tag)>|^::: .*$",
    flags=re.MULTILINE | re.DOTALL,
)
HEADING: Final = re.compile(
    r"^(?P<level>#{1,3}) (?P<title>.+?)(?: *\{(?P<attributes>[^{}]*)\})?$", flags=re.MULTILINE
)
RULED: Final = re.compile(r"^[ |:-]*-{3}[ |:-]*$", flags=re.MULTILINE)
LINKED: Final = re.compile(r"!?\[(?P<text>[^\]]*)\]\([^)]*\)")


class Kind(enum.Enum):
    """What an entry is, and what it is called beside its title; in the order in which they are preferred."""

    CHAPTER = Bilingual("Chapter", "Chapitre")
    CLAUSE = captions.CLAUSE
    QUICK = Bilingual("Quick rules", "Règles en bref")
    QUESTION = Bilingual("Question", "Question")
    RULING = Bilingual("Ruling", "Décision")
    WORD = Bilingual("Glossary", "Glossaire")
    PART = Bilingual("Page", "Page")
    EXAMPLE = Bilingual("Example", "Exemple")
    GUIDE = Bilingual("Guide", "Guide")
    SCENARIO = Bilingual("Scenario", "Scénario")
    CODE = captions.API


@attrs.frozen
class Entry:
    """One thing that can be found."""

    kind: Kind
    title: str
    address: str
    text: str = ""
    id: str = ""
    more: str = ""
    """What is searched besides, and counts for little."""
    page: str = ""
    """The title of the page that it is a section of."""
    also: str = ""
    """What people say who look for it; searched like its title."""


@attrs.frozen
class Section:
    """A part of a page below a heading."""

    anchor: str
    title: str
    text: str


def rule_entries(
    edition: Edition, questions: Questions | None, own_pages: Mapping[str, object]
) -> list[Entry]:
    """Everything there is to find about the rules, and the guides."""
    return [
        *_chapters(edition),
        *_clauses(edition),
        *_rulings(edition),
        *(_questions(edition, questions) if questions else ()),
        *_words(edition),
        *_pages(edition, own_pages),
    ]


def code_entries(edition: Edition) -> list[Entry]:
    """What only those look for who read or write code: functions, classes, scenarios, parts of formats."""
    return [*_scenarios(edition), *_parts_for_programmers(edition), *_code(edition)]


def sections(text: str) -> list[Section]:
    """A page written in Markdown, cut at its headings; the first part is that below its title."""
    text = UNREAD.sub("", FRONT.sub("", text))
    heads = list(HEADING.finditer(text))
    taken: set[str] = set()
    found: list[Section] = []
    for number, head in enumerate(heads):
        end = heads[number + 1].start() if number + 1 < len(heads) else len(text)
        title = plain(head["title"])
        named = re.search(r"#(\S+)", head["attributes"] or "")
        anchor = named[1] if named else _unnamed(title, taken)
        taken.add(anchor)
        found.append(Section(anchor, title, plain(text[head.end() : end])))
    return found


def _unnamed(title: str, taken: set[str]) -> str:
    """The anchor that Markdown gives to a heading that names none."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    anchor = re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", letters).strip().lower())
    number = 0
    while (numbered := f"{anchor}_{number}" if number else anchor) in taken:
        number += 1
    return numbered


def plain(text: str) -> str:
    """Markdown, or HTML, as one line of words."""
    text = re.sub(r"<!--.*?-->|<nav\b.*?</nav>|<a class=\"rs-open\".*?</a>", "", text, flags=re.DOTALL)
    text = LINKED.sub(r"\g<text>", RULED.sub("", text))
    text = re.sub(r"</?[a-zA-Z][^<>]*>", " ", text)
    text = re.sub(r"[`*|]+|^#+ |^\s*[-+] |\[\[|\]\]", " ", text, flags=re.MULTILINE)
    return re.sub(r" (?=[,.)…])|(?<=[(]) ", "", " ".join(html.unescape(text).split()))


def _chapters(edition: Edition) -> Iterator[Entry]:
    for chapter in edition.material.catalogue.chapters:
        address = chapter_page(chapter.code)
        introduction = sections(_written(edition, address.rstrip("/")))[0]
        yield Entry(Kind.CHAPTER, edition.say(chapter.title), address, introduction.text, chapter.code)


def _clauses(edition: Edition) -> Iterator[Entry]:
    for clause in edition.material.catalogue:
        kind = Kind.EXAMPLE if clause.example else Kind.CLAUSE
        address = f"{chapter_page(clause.chapter_code)}#{clause.id}"
        yield Entry(kind, edition.say(clause.title), address, plain(edition.say(clause.text)), clause.id)


def _rulings(edition: Edition) -> Iterator[Entry]:
    for ruling in edition.material.register:
        text = f"{edition.say(ruling.question)} → {_in_force(edition, ruling)}"
        more = " ".join([*(edition.say(one.text) for one in ruling.readings), edition.say(ruling.decision)])
        address = ruling_page(ruling.id)
        yield Entry(Kind.RULING, edition.say(ruling.title), address, plain(text), ruling.id, plain(more))


def _in_force(edition: Edition, ruling: Ruling) -> str:
    chosen = (edition.say(one.text) for one in ruling.readings if one.name == ruling.default)
    return next(chosen, edition.say(ruling.decision))


def _questions(edition: Edition, questions: Questions) -> Iterator[Entry]:
    for one in questions.asked:
        text = plain(edition.say(one.answer))
        yield Entry(Kind.QUESTION, plain(edition.say(one.question)), f"questions/#{one.id}", text)


def _words(edition: Edition) -> Iterator[Entry]:
    for word in glossary_words(edition):
        title = ", ".join([*word.names, *(f"({other})" for other in word.elsewhere)])
        yield Entry(Kind.WORD, title, f"{glossary.PAGE}/#{word.anchor}", plain(word.meaning))


def glossary_words(edition: Edition) -> list[glossary.Word]:
    """The rows of the glossary; none where there is no glossary."""
    source = edition.material.written_pages / f"{glossary.PAGE}.{edition.language}.md"
    return list(glossary.words(read_text(source))) if source.is_file() else []


def _pages(edition: Edition, own_pages: Mapping[str, object]) -> Iterator[Entry]:
    for path, title in edition.written.items():
        text = _written(edition, path)
        if COVERED.fullmatch(path) or "search:\n  exclude" in text:
            continue
        kind = Kind.PART if path in own_pages or path in LISTS else Kind.GUIDE
        head, *rest = sections(text)
        address = f"{path.removesuffix('index').rstrip('/')}/".removeprefix("/") or "./"
        yield Entry(Kind.QUICK if path == QUICK_RULES else kind, title, address, head.text)
        for part in rest if not HEAD_ONLY.fullmatch(path) and not FOR_PROGRAMMERS.fullmatch(path) else ():
            inside = Kind.QUICK if path == QUICK_RULES else kind
            yield Entry(inside, part.title, f"{address}#{part.anchor}", part.text, page=title)


def _parts_for_programmers(edition: Edition) -> Iterator[Entry]:
    for path, title in edition.written.items():
        if FOR_PROGRAMMERS.fullmatch(path):
            _, *parts = sections(_written(edition, path))
            for part in parts:
                yield Entry(Kind.GUIDE, part.title, f"{path}/#{part.anchor}", part.text, page=title)


def _scenarios(edition: Edition) -> Iterator[Entry]:
    for scenario in edition.material.scenarios:
        title = html.unescape(scenario_name(edition, scenario))
        yield Entry(Kind.SCENARIO, title, scenario_page(scenario.page, scenario.anchor))


def _code(edition: Edition) -> Iterator[Entry]:
    for module in shown_modules(edition):
        tree = ast.parse(edition.material.source_of(module))
        page = f"{module_path(edition, module)}/"
        name = page.removeprefix("api/").rstrip("/")
        yield Entry(Kind.CODE, name, page, _first_words(tree))
        for inside, node in _documented(tree):
            yield Entry(Kind.CODE, f"{name}.{inside}", f"{page}#{module}.{inside}", _first_words(node))


def _documented(node: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """Public classes, functions and methods that have a docstring, by their names inside the module."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.ClassDef | ast.FunctionDef) or child.name.startswith("_"):
            continue
        if ast.get_docstring(child):
            yield f"{inside}{child.name}", child
            if isinstance(child, ast.ClassDef):
                yield from _documented(child, f"{inside}{child.name}.")


def _first_words(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    return plain((ast.get_docstring(node) or "").partition("\n\n")[0])


def _written(edition: Edition, path: str) -> str:
    return (edition.directory / f"{path}.md").read_text(encoding="utf-8")
