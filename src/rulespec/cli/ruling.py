"""The command ``ruling``: a doubt about the rules and how it is decided."""

from collections.abc import Iterator

import click

from rulespec.cli.clause import ONE_OF_TWO, REVISION, what_changed
from rulespec.cli.search import contains, nothing_found
from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.switching import named
from rulespec.cli.usage import Misuse
from rulespec.language import Bilingual, Language
from rulespec.text.register import (
    RULING_KIND_NAMES,
    STATUS_MEANINGS,
    STATUS_NAMES,
    Ruling,
    Section,
    load_register,
    load_ruling,
)

CLAUSES = Bilingual("clauses", "clauses")
NOTHING_FOUND = Bilingual("no ruling contains", "aucune décision ne contient")
DEFAULT = Bilingual("default", "par défaut")


@click.command()
@click.argument("ruling_id", metavar="ID", required=False)
@click.option("--search", "wanted", metavar="WORDS", help="List the rulings that contain these words.")
@language_option
@pass_subject
def ruling(subject: Subject, ruling_id: str | None, wanted: str | None, language: Language) -> None:
    """Show ruling ID (the letter R, a dash and a number), or search the rulings."""
    if (ruling_id is None) == (wanted is None):
        raise Misuse(ONE_OF_TWO, click.get_current_context())
    if ruling_id is not None:
        click.echo(render(load_ruling(subject.book, ruling_id.upper()), language))
        return
    assert wanted is not None, "one of the two is given"
    found = [ruling for ruling in load_register(subject.book) if _contains(ruling, wanted, language)]
    for number, match in enumerate(found):
        click.echo(("\n" if number else "") + _short(match, language))
    if not found:
        nothing_found(subject, NOTHING_FOUND, wanted, language)


def render(ruling: Ruling, language: Language) -> str:
    """A ruling: question, texts, readings, decision, position."""
    colon = COLON.in_language(language)
    status, meaning = STATUS_NAMES[ruling.status], STATUS_MEANINGS[ruling.status]
    marks = [
        RULING_KIND_NAMES[ruling.kind].in_language(language),
        f"{status.in_language(language)}{colon}{meaning.in_language(language)}",
        f"{REVISION.in_language(language)} {ruling.revision}",
    ]
    return "\n".join(
        [
            _heading(ruling, language),
            dim(", ".join(marks)),
            *_section(Section.QUESTION, ruling.question, language),
            *_section(Section.TEXTS, ruling.texts, language),
            *_readings(ruling, language),
            *_section(Section.DECISION, ruling.decision, language),
            *_section(Section.POSITION, ruling.position, language),
            "",
            dim(CLAUSES.in_language(language) + colon) + ", ".join(ruling.clauses),
            *what_changed(ruling.revisions, language),
        ]
    )


def _heading(ruling: Ruling, language: Language) -> str:
    return f"{bold(ruling.id)}  {bold(ruling.title.in_language(language))}"


def _short(ruling: Ruling, language: Language) -> str:
    """A ruling with its question and the reading that holds by default."""
    question = paragraph(ruling.question.in_language(language), indent="  ")
    holds = named(ruling, ruling.default, language)
    default = f"{DEFAULT.in_language(language)}{COLON.in_language(language)}{holds}"
    return f"{_heading(ruling, language)}\n{question}\n  {dim(default)}"


def _contains(ruling: Ruling, wanted: str, language: Language) -> bool:
    readings = [text for reading in ruling.readings for text in (reading.called, reading.text)]
    texts = [ruling.title, ruling.question, ruling.texts, *readings, ruling.decision, ruling.position]
    return contains(texts, [ruling.id, ruling.setting, *ruling.reading_names], wanted, language)


def _section(section: Section, text: Bilingual, language: Language) -> Iterator[str]:
    yield ""
    yield bold(section.value.in_language(language))
    yield paragraph(text.in_language(language), indent="  ")


def _readings(ruling: Ruling, language: Language) -> Iterator[str]:
    yield ""
    yield bold(Section.READINGS.value.in_language(language))
    for reading in ruling.readings:
        mark = f" ({DEFAULT.in_language(language)})" if reading.name == ruling.default else ""
        yield f"  {named(ruling, reading.name, language)}{mark}"
        yield paragraph(reading.text.in_language(language), indent="      ")
