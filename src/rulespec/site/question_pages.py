"""Rule questions as players ask them, answered in one line, with the position that shows it."""

import html
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

import attrs

from lum42_ref import telling
from lum42_ref.engine import decision, legal_actions, outcome
from lum42_ref.vocabulary.things import SEATS
from rulespec.errors import Fault, FaultyText, FormatError, RulesError, UnknownId
from rulespec.site import words
from rulespec.site.book import CODE, Book, inline
from rulespec.site.figures import figure, points
from rulespec.site.links import Linker
from rulespec.site.tales import Tale, tale_of_lines
from rulespec.text.ids import chapter_of
from rulespec.text.language import Bilingual, Language
from rulespec.text.toml_fields import parse_toml, read_text

INTRODUCTION = Bilingual(
    "Asked at the table, answered in one line. *I* am the player who asks, *you* are the opponent spoken to, "
    "and the answer uses the same words. In most pictures *I* am White and *you* are Black; the lines below "
    "each picture name who plays. The engine played every answer in the position that goes with it. Where a "
    "game may choose another reading, a line says what that would change.",
    "Posées à la table, tranchées en une ligne. *Je* suis le joueur qui demande, *tu* es l'adversaire à qui "
    "il parle, et la réponse emploie les mêmes mots. Sur la plupart des images, *je* suis Blanc et *tu* es "
    "Noir ; les lignes sous chaque image nomment qui joue. Le moteur a joué chaque réponse dans la position "
    "qui l'accompagne. Là où une partie peut choisir une autre lecture, une ligne dit ce qui changerait.",
)
OTHERWISE = Bilingual("Under another reading of", "Sous une autre lecture de")
TOLD = frozenset({"points", "legal", "decides", "refused", "winners"})
"""What can be told of another reading."""
LEGAL = Bilingual("Legal then", "Alors légal")
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
    otherwise: tuple["Otherwise", ...] = ()


@attrs.frozen
class Otherwise:
    """The same play under another reading, and which parts of what comes of it are worth telling."""

    ruling: str
    reading: str
    tale: Tale
    parts: frozenset[str]


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
        except RulesError as error:
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
    book.write(address.rstrip("/"), name, parts, search="\n  exclude: true", hide="[navigation]")


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
    others = "".join(_otherwise(book, other, linker) for other in question.otherwise)
    return (
        f'<section class="lum-question"><h3 id="{question.id}">{said(question.question)}</h3>'
        f"<p>{said(question.answer)} {cited}</p>{others}{shown(question)}</section>"
    )


def _otherwise(book: Book, other: Otherwise, linker: Linker) -> str:
    """What another reading says, and what it would lead to, in one line."""
    ruling = book.material.register.ruling(other.ruling)
    text = next(book.say(one.text) for one in ruling.readings if one.name == other.reading)
    result = " ".join(_results(other, book.language))
    return (
        f'<p class="lum-otherwise">{book.say(OTHERWISE)} {linker.cite(other.ruling)} '
        f"({inline(text, linker)}){book.say(words.COLON)}{result}</p>"
    )


def _results(other: Otherwise, language: Language) -> Iterator[str]:
    """Of what the engine did under the other reading, what differs."""
    state = other.tale.before if other.tale.after is None else other.tale.after
    colon = words.COLON.in_language(language)
    if "points" in other.parts:
        gained = points(other.tale, language)
        yield gained if gained.endswith(".") else f"{gained}."
    if "legal" in other.parts:
        actions = "; ".join(telling.tell_action(action, language) for action in legal_actions(state))
        joined = actions if language is Language.EN else actions.replace("; ", " ; ")
        yield f"{LEGAL.in_language(language)}{colon}{html.escape(joined)}."
    if "decides" in other.parts and (pending := decision(state)) is not None:
        yield f"{html.escape(telling.tell_decision(pending, language))}."
    if "refused" in other.parts:
        for reason in (reason for refusal in other.tale.refusals for reason in refusal.reasons):
            yield html.escape(telling.why(reason, language))
    if "winners" in other.parts and (end := outcome(state)) is not None:
        winners = ", ".join(SEATS[seat].name.in_language(language) for seat in end.winners)
        yield f"{words.WINNERS.in_language(language)}{colon}{winners}."


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
    card, lines = str(entry["card"]), _strings(entry.get("play"))
    others = entry.get("otherwise")
    return Question(
        id=str(entry["id"]),
        chapter=str(entry.get("chapter") or chapter_of((clauses or ("",))[0])),
        question=_bilingual(entry, "q"),
        answer=_bilingual(entry, "a"),
        clauses=clauses,
        rulings=_strings(entry.get("rulings")),
        tale=tale_of_lines(card, lines),
        otherwise=tuple(_other(other, card, lines) for other in (others if isinstance(others, list) else ())),
    )


def _other(entry: Mapping[str, object], card: str, lines: tuple[str, ...]) -> Otherwise:
    reading = str(entry["reading"])
    ruling, _, name = reading.partition(" ")
    parts = frozenset(entry) - {"reading"}
    if unknown := parts - TOLD:
        raise FormatError(
            "otherwise", f"expected {', '.join(sorted(TOLD))}, found {', '.join(sorted(unknown))}"
        )
    return Otherwise(ruling, name, tale_of_lines(f"{card}\nreading {reading}", lines), parts)


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
