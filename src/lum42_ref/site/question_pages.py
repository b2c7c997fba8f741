"""Rule questions as players ask them, answered in one line, with the position that shows it."""

import html
from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path

import attrs

from lum42_ref.errors import Fault, FaultyText, FormatError, Lum42Error, UnknownId
from lum42_ref.rulebook.language import Bilingual, Language
from lum42_ref.rulebook.tables import parse_toml, read_text
from lum42_ref.site import words
from lum42_ref.site.book import CODE, Book
from lum42_ref.site.figures import figure
from lum42_ref.site.links import Linker
from lum42_ref.site.tales import Tale, tale_of_lines

INTRODUCTION = Bilingual(
    "Asked at the table, answered in one line. Every answer was played by the engine in the position below "
    "it.",
    "Posées à la table, tranchées en une ligne. Le moteur a joué chaque réponse dans la position qui "
    "l'accompagne.",
)
FIND = Bilingual("Find a question", "Chercher une question")
SHOWN = Bilingual("questions shown", "questions affichées")
SHOW = Bilingual("See it played", "Voir la position jouée")
ALL = Bilingual("All questions", "Toutes les questions")


@attrs.frozen
class Question:
    """A question, its answer, and the play that shows it."""

    id: str
    chapter: str
    question: Bilingual
    answer: Bilingual
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    tale: Tale


def load_questions(path: Path) -> tuple[Question, ...]:
    """Read the questions; all that cannot be read or played is reported at once."""
    document = parse_toml(read_text(path), path.name)
    listed = document.get("question")
    faults: list[Fault] = []
    questions: list[Question] = []
    for number, entry in enumerate(listed if isinstance(listed, list) else (), 1):
        place = f"{path.name}: {entry.get('id', f'question number {number}')}"
        try:
            questions.append(_question(entry))
        except KeyError as error:
            faults.append(Fault(place, f"{error} is missing"))
        except Lum42Error as error:
            faults.append(Fault(place, str(error)))
    if not listed:
        faults.append(Fault(path.name, "no question found"))
    if faults:
        raise FaultyText(faults)
    return tuple(questions)


def write_questions(book: Book, questions: tuple[Question, ...]) -> None:
    """Write all questions on one page, and with their pictures on a page a chapter."""
    titles = {chapter.code: book.say(chapter.title) for chapter in book.material.catalogue.chapters}
    known = [question for question in questions if question.chapter in titles]
    for question in questions:
        if question.chapter not in titles:
            book.blame(f"questions.toml: {question.id}", f"there is no chapter {question.chapter}")
    linker = book.linker("questions/")
    title = book.say(words.QUESTIONS)
    form = (
        '<form class="lum-filter" data-filters hidden data-search-exclude>'
        f'<label>{book.say(FIND)}<input type="search" name="words" autocomplete="off"></label>'
        f'<p role="status"><output></output> {book.say(SHOWN)}</p></form>'
    )
    parts = [f"# {title}", book.say(INTRODUCTION), form]
    ranked = sorted(known, key=lambda question: list(titles).index(question.chapter))
    for chapter, group in groupby(ranked, key=lambda question: question.chapter):
        found = tuple(group)
        parts.append(f"## {titles[chapter]} {{ #{chapter} }}")
        parts += [_rendered(book, question, linker, _later(book, linker)) for question in found]
        _write_chapter(book, chapter, titles[chapter], found)
    book.write("questions", title, parts, hide="[navigation]")


def _write_chapter(book: Book, chapter: str, title: str, questions: tuple[Question, ...]) -> None:
    address = _page(chapter)
    linker = book.linker(address)
    name = f"{book.say(words.QUESTIONS)}{book.say(words.COLON)}{title}"
    parts = [f"# {name}", f'<p><a href="{linker.address("questions/")}">← {book.say(ALL)}</a></p>']
    parts += [
        _rendered(book, question, linker, lambda one: figure(one.tale, book.gallery, linker))
        for question in questions
    ]
    book.write(address.rstrip("/"), name, parts, search="\n  exclude: true")


def _rendered(book: Book, question: Question, linker: Linker, shown: Callable[[Question], str]) -> str:
    """A question as one block of HTML, so that it stays out of the table of contents."""

    def blame(message: str) -> None:
        book.blame(f"questions.toml: {question.id}", message)

    def said(text: Bilingual) -> str:
        escaped = html.escape(" ".join(book.say(text).split()), quote=False)
        return CODE.sub(r"<code>\1</code>", linker.brackets(escaped, blame))

    try:
        cited = linker.cite_all([*question.clauses, *question.rulings])
    except UnknownId as error:
        blame(str(error))
        cited = ""
    return (
        f'<section class="lum-question"><h3 id="{question.id}">{said(question.question)}</h3>'
        f"<p>{said(question.answer)} {cited}</p>{shown(question)}</section>"
    )


def _later(book: Book, linker: Linker) -> Callable[[Question], str]:
    """A link to the picture; where scripts run, it is replaced by the picture when it comes into sight."""

    def link(question: Question) -> str:
        target = linker.address(f"{_page(question.chapter)}#{question.id}")
        return f'<p class="lum-later"><a href="{target}">{book.say(SHOW)}</a></p>'

    return link


def _page(chapter: str) -> str:
    return f"questions/{chapter.lower()}/"


def _question(entry: Mapping[str, object]) -> Question:
    clauses = _strings(entry.get("clauses"))
    return Question(
        id=str(entry["id"]),
        chapter=str(entry.get("chapter") or (clauses or ("",))[0].partition("-")[0]),
        question=_bilingual(entry, "q"),
        answer=_bilingual(entry, "a"),
        clauses=clauses,
        rulings=_strings(entry.get("rulings")),
        tale=tale_of_lines(str(entry["card"]), _strings(entry.get("play"))),
    )


def _bilingual(entry: Mapping[str, object], key: str) -> Bilingual:
    texts: dict[str, str] = {}
    for language in Language:
        table = entry[language.value]
        if not isinstance(table, dict) or key not in table:
            raise FormatError(f"{language}.{key}", "expected a text")
        texts[language.value] = str(table[key])
    return Bilingual(**texts)


def _strings(listed: object) -> tuple[str, ...]:
    return tuple(str(word) for word in listed) if isinstance(listed, list) else ()
