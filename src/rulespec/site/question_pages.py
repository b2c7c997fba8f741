"""Rule questions as players ask them, answered in one line, with the position that shows it."""

import html
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import attrs

from rulespec.errors import Fault, FaultyText, FormatError, RulesError, UnknownId
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.site import captions
from rulespec.site.doubts import DEPENDS_ON
from rulespec.site.edition import CODE, Edition, inline
from rulespec.site.figures import figure, points
from rulespec.site.folding import folded
from rulespec.site.links import Linker
from rulespec.site.tales import MANY, Tale, tale_of_lines
from rulespec.text.ids import chapter_of
from rulespec.text.toml_fields import parse_toml, read_text

OTHERWISE: Final = Bilingual("Under another reading of", "Sous une autre lecture de")
TOLD: Final = frozenset({"points", "legal", "decides", "refused", "winners", "counted"})
"""What can be told of another reading; who decides, or has won, is told as the situation."""
SITUATION: Final = frozenset({"decides", "winners"})
LEGAL: Final = Bilingual("Legal then", "Alors légal")
FIND: Final = Bilingual("Find a question", "Chercher une question")
SHOWN: Final = Bilingual("questions shown", "questions affichées")
SHOW: Final = Bilingual("See it played", "Voir la position jouée")
LEAD: Final = re.compile(r"(?P<short>[^:.,;]{1,70}?)\s*[:.,;]")
"""What an answer begins with: yes, no, who, where, a number of points."""
SUMMED_UP: Final = 3
"""So many lines on how all stand are told where it takes many to tell all that differs."""
ALL: Final = Bilingual("All questions", "Toutes les questions")


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


@attrs.frozen
class Questions:
    """All questions of a game, and what is said before them."""

    introduction: Bilingual
    asked: tuple[Question, ...]


def load_questions(game: Game, path: Path) -> Questions:
    """Read the questions and play them; all that cannot be read or played is reported at once."""
    document = parse_toml(read_text(path), path.name)
    faults: list[Fault] = []
    asked: list[Question] = []
    introduction = Bilingual("", "")
    try:
        introduction = _bilingual(document, "introduction")
    except RulesError as error:
        faults.append(Fault(path.name, str(error)))
    for number, entry in enumerate(_tables(document.get("question")), 1):
        place = f"{path.name}: {entry.get('id', f'question number {number}')}"
        try:
            asked.append(_question(game, entry))
        except KeyError as error:
            faults.append(Fault(place, f"{error} is missing"))
        except RulesError as error:
            faults.append(Fault(place, str(error)))
    if not document.get("question"):
        faults.append(Fault(path.name, "no question found"))
    if faults:
        raise FaultyText(faults)
    return Questions(introduction, tuple(asked))


def write_questions(edition: Edition, questions: Questions) -> None:
    """Write all questions on one page, and with their pictures on a page a chapter."""
    titles = {chapter.code: edition.say(chapter.title) for chapter in edition.material.catalogue.chapters}
    for question in questions.asked:
        if question.chapter not in titles:
            edition.blame(f"questions.toml: {question.id}", f"there is no chapter {question.chapter}")
    linker = edition.linker("questions/")
    title = edition.say(captions.QUESTIONS)
    parts = [f"# {title}", edition.say(questions.introduction).strip(), _form(edition)]
    for chapter, name in titles.items():
        found = tuple(question for question in questions.asked if question.chapter == chapter)
        if found:
            parts.append(f"## {name} {{ #{chapter} }}")
            parts += [_listed(edition, question, linker) for question in found]
            _write_chapter(edition, chapter, name, found)
    edition.write("questions", title, parts, hide="[navigation]")


def _form(edition: Edition) -> str:
    """The filter; it shows only where scripts run."""
    return (
        '<form class="rs-filter" data-filters hidden>'
        f'<label>{edition.say(FIND)}<input type="search" name="words" autocomplete="off"></label>'
        f'<p role="status"><output></output> {edition.say(SHOWN)}</p></form>'
    )


def _write_chapter(edition: Edition, chapter: str, title: str, questions: tuple[Question, ...]) -> None:
    address = _page(chapter)
    linker = edition.linker(address)
    name = f"{edition.say(captions.QUESTIONS)}{edition.say(captions.COLON)}{title}"
    parts = [f"# {name}", f'<p><a href="{linker.address("questions/")}">← {edition.say(ALL)}</a></p>']
    parts += [_rendered(edition, question, linker) for question in questions]
    edition.write(address.rstrip("/"), name, parts, search="\n  exclude: true", hide="[navigation]")


def _listed(edition: Edition, question: Question, linker: Linker) -> str:
    """A question and its answer in a few words, which open to the whole answer."""
    asked, answer = _asked_and_answered(edition, question, linker)
    lead = LEAD.match(edition.say(question.answer))
    short = f' <span class="rs-lead">{html.escape(lead["short"])}</span>' if lead else ""
    target = linker.address(f"{_page(question.chapter)}#{question.id}")
    link = f'<p><a href="{target}">{edition.say(SHOW)}</a></p>'
    shown = folded(edition.say(SHOW), link, kind="rs-later")
    heading = f'<h3 id="{question.id}">{asked}</h3>{short}'
    return folded(heading, f"{answer}{shown}", kind="rs-question", wide=True)


def _rendered(edition: Edition, question: Question, linker: Linker) -> str:
    """A question with its answer and picture, as one block of HTML: it stays out of the table of contents."""
    asked, answer = _asked_and_answered(edition, question, linker)
    drawn = folded(edition.say(SHOW), figure(question.tale, edition.gallery, linker), wide=True)
    return f'<section class="rs-question"><h3 id="{question.id}">{asked}</h3>{answer}{drawn}</section>'


def _asked_and_answered(edition: Edition, question: Question, linker: Linker) -> tuple[str, str]:
    """The question, and the answer with its clauses and what other readings would change."""

    def blame(message: str) -> None:
        edition.blame(f"questions.toml: {question.id}", message)

    def said(text: Bilingual) -> str:
        escaped = html.escape(" ".join(edition.say(text).split()), quote=False)
        return CODE.sub(r"<code>\1</code>", linker.brackets(escaped, blame))

    try:
        cited = linker.cite_all([*question.clauses, *question.rulings])
    except UnknownId as error:
        blame(str(error))
        cited = ""
    others = "".join(_otherwise(edition, question.tale, other, linker) for other in question.otherwise)
    answer = f"<p>{said(question.answer)} {cited}</p>{others}{_doubts(edition, question, linker)}"
    return said(question.question), answer


def _otherwise(edition: Edition, usually: Tale, other: Otherwise, linker: Linker) -> str:
    """What another reading says, and what it would lead to, in one line."""
    ruling = edition.material.register.ruling(other.ruling)
    text = next(edition.say(one.text) for one in ruling.readings if one.name == other.reading)
    result = " ".join(_results(edition, usually, other))
    return (
        f'<p class="rs-otherwise">{edition.say(OTHERWISE)} {linker.cite(other.ruling)} '
        f"({inline(text, linker)}){edition.say(captions.COLON)}{result}</p>"
    )


def _doubts(edition: Edition, question: Question, linker: Linker) -> str:
    """The rulings that the play depends on, besides those about which something was said already."""
    told = {other.ruling for other in question.otherwise}
    left = [ruling for ruling in question.tale.decisive if ruling not in told]
    if not left:
        return ""
    return f'<p class="rs-otherwise">{edition.say(DEPENDS_ON)} {linker.cite_all(left)}</p>'


def _results(edition: Edition, usually: Tale, other: Otherwise) -> Iterator[str]:
    """Of what the engine did under the other reading, what differs."""
    game, language, state = edition.material.game, edition.language, other.tale.last
    if "points" in other.parts:
        gained = points(other.tale, game, language)
        yield gained if gained.endswith(".") else f"{gained}."
    if "legal" in other.parts:
        actions = [game.telling.tell_action(action, language) for action in game.engine.legal_actions(state)]
        listed = html.escape(edition.say(captions.SEMICOLON).join(actions))
        yield f"{edition.say(LEGAL)}{edition.say(captions.COLON)}{listed}."
    if "counted" in other.parts:
        yield " ".join(f"{html.escape(line)}." for line in _standing(game, usually, other.tale, language))
    if SITUATION & other.parts:
        yield f"{html.escape(game.drawing.situation(state, language)[0])}."
    if "refused" in other.parts:
        for objection in (one for refusal in other.tale.refusals for one in refusal.objections):
            yield html.escape(game.telling.why(objection.reason, language))


def _standing(game: Game, usually: Tale, other: Tale, language: Language) -> list[str]:
    """How all stand under the other reading, where that differs; of many lines the last, which sum it up."""
    usual = [*game.results(usually.last, language)]
    lines = [line for line in game.results(other.last, language) if line not in usual]
    return lines if len(lines) <= MANY else lines[-SUMMED_UP:]


def _page(chapter: str) -> str:
    return f"questions/{chapter.lower()}/"


def _question(game: Game, entry: Mapping[str, object]) -> Question:
    clauses = _strings(entry.get("clauses"))
    card, lines = str(entry["card"]), _strings(entry.get("play"))
    others = _tables(entry.get("otherwise"))
    return Question(
        id=str(entry["id"]),
        chapter=str(entry.get("chapter") or chapter_of((clauses or ("",))[0])),
        question=_bilingual(entry, "q"),
        answer=_bilingual(entry, "a"),
        clauses=clauses,
        rulings=_strings(entry.get("rulings")),
        tale=attrs.evolve(tale_of_lines(game, card, lines), counted="counted" in entry),
        otherwise=tuple(_other(game, other, card, lines) for other in others),
    )


def _other(game: Game, entry: Mapping[str, object], card: str, lines: tuple[str, ...]) -> Otherwise:
    reading = str(entry["reading"])
    ruling, _, name = reading.partition(" ")
    parts = frozenset(entry) - {"reading"}
    if unknown := parts - TOLD:
        expected, found = (", ".join(sorted(keys)) for keys in (TOLD, unknown))
        raise FormatError("otherwise", f"expected {expected}, found {found}")
    return Otherwise(ruling, name, tale_of_lines(game, f"{card}\nreading {reading}", lines), parts)


def _bilingual(entry: Mapping[str, object], key: str) -> Bilingual:
    return Bilingual(**{language.value: _said(entry, language, key) for language in Language})


def _said(entry: Mapping[str, object], language: Language, key: str) -> str:
    table = entry.get(language.value)
    if not isinstance(table, dict) or key not in table:
        raise FormatError(f"{language}.{key}", "expected a text")
    return str(table[key])


def _tables(listed: object) -> list[Mapping[str, object]]:
    return [table for table in listed if isinstance(table, dict)] if isinstance(listed, list) else []


def _strings(listed: object) -> tuple[str, ...]:
    return tuple(str(word) for word in listed) if isinstance(listed, list) else ()
