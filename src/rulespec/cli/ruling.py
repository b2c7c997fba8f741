"""The command ``ruling``: a doubt about the rules and how it is decided."""

from collections.abc import Iterator

import click

from rulespec.cli.clause import REVISION
from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.language import Bilingual, Language
from rulespec.text.register import (
    RULING_KIND_NAMES,
    STATUS_MEANINGS,
    STATUS_NAMES,
    Ruling,
    Section,
    load_ruling,
)

CLAUSES = Bilingual("clauses", "clauses")
DEFAULT = Bilingual("default", "par défaut")


@click.command()
@click.argument("ruling_id", metavar="ID")
@language_option
@pass_subject
def ruling(subject: Subject, ruling_id: str, language: Language) -> None:
    """Show ruling ID (the letter R, a dash and a number)."""
    click.echo(render(load_ruling(subject.book, ruling_id.upper()), language))


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
            f"{bold(ruling.id)}  {bold(ruling.title.in_language(language))}",
            dim(", ".join(marks)),
            *_section(Section.QUESTION, ruling.question, language),
            *_section(Section.TEXTS, ruling.texts, language),
            *_readings(ruling, language),
            *_section(Section.DECISION, ruling.decision, language),
            *_section(Section.POSITION, ruling.position, language),
            "",
            dim(CLAUSES.in_language(language) + colon) + ", ".join(ruling.clauses),
        ]
    )


def _section(section: Section, text: Bilingual, language: Language) -> Iterator[str]:
    yield ""
    yield bold(section.value.in_language(language))
    yield paragraph(text.in_language(language), indent="  ")


def _readings(ruling: Ruling, language: Language) -> Iterator[str]:
    yield ""
    yield bold(Section.READINGS.value.in_language(language))
    for reading in ruling.readings:
        mark = f" ({DEFAULT.in_language(language)})" if reading.name == ruling.default else ""
        yield f"  {reading.name}{mark}"
        yield paragraph(reading.text.in_language(language), indent="      ")
