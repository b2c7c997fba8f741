"""``lum42 ruling``: a doubt about the rules and how it is decided."""

import click

from rulespec.cli import words
from rulespec.cli.words import bold, dim, language_option, paragraph
from rulespec.text.language import Language
from rulespec.text.library import errata_directory
from rulespec.text.register import Ruling, Section, load_ruling


@click.command()
@click.argument("ruling_id", metavar="ID")
@language_option
def ruling(ruling_id: str, language: Language) -> None:
    """Show ruling ID, for instance R-23."""
    click.echo(render(load_ruling(errata_directory(), ruling_id.upper()), language))


def render(ruling: Ruling, language: Language) -> str:
    """A ruling: question, texts, readings, decision, position."""

    def heading(section: Section) -> str:
        return bold(section.value.in_language(language))

    marks = [
        words.KINDS[ruling.kind].in_language(language),
        words.STATUSES[ruling.status].in_language(language),
        f"{words.REVISION.in_language(language)} {ruling.revision}",
    ]
    lines = [f"{bold(ruling.id)}  {bold(ruling.title.in_language(language))}", dim(", ".join(marks))]
    for section, text in (
        (Section.QUESTION, ruling.question.in_language(language)),
        (Section.TEXTS, ruling.texts.in_language(language)),
    ):
        lines += ["", heading(section), paragraph(text, indent="  ")]
    lines += ["", heading(Section.READINGS)]
    for reading in ruling.readings:
        mark = f" ({words.DEFAULT.in_language(language)})" if reading.name == ruling.default else ""
        lines += [f"  {reading.name}{mark}", paragraph(reading.text.in_language(language), indent="      ")]
    for section, text in (
        (Section.DECISION, ruling.decision.in_language(language)),
        (Section.POSITION, ruling.position.in_language(language)),
    ):
        lines += ["", heading(section), paragraph(text, indent="  ")]
    lines += [
        "",
        dim(words.CLAUSES.in_language(language) + words.COLON.in_language(language))
        + ", ".join(ruling.clauses),
    ]
    return "\n".join(lines)
