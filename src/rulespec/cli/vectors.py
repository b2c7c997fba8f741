"""``lum42 vectors``: verify, count and compare suites of test vectors."""

import sys
from collections import Counter
from pathlib import Path

import click

from lum42_ref.book import BOOK
from rulespec.cli.styling import COLON, bold, paragraph
from rulespec.cli.subject import language_option
from rulespec.codec.border import pretty
from rulespec.text.ids import in_order
from rulespec.text.language import Bilingual, Language
from rulespec.vectors import suite
from rulespec.vectors.diffing import Change, differences
from rulespec.vectors.kinds import KINDS, Refusal, Vector

PUBLISHED = BOOK.vectors
"""The suite of the checkout from which this command was installed."""
MOST_LISTED = 20

VERIFIED = Bilingual("{count} vectors, all answered as expected", "{count} vecteurs, tous conformes")
DEVIATIONS = Bilingual(
    "{wrong} of {count} vectors are not as expected", "{wrong} vecteurs sur {count} non conformes"
)
SAME = Bilingual("The two suites are the same.", "Les deux suites sont identiques.")
MEANING = {
    Change.ANSWER: Bilingual(
        "the same question has another answer: an engine that passed now fails",
        "la même question a une autre réponse : un moteur qui passait échoue désormais",
    ),
    Change.REMOVED: Bilingual("no longer asked", "plus posée"),
    Change.ADDED: Bilingual(
        "new: an engine that passed everything may fail it",
        "nouvelle : un moteur qui passait tout peut y échouer",
    ),
    Change.RENAMED: Bilingual("the same under another id", "la même sous un autre identifiant"),
    Change.NOTES: Bilingual("only the notes changed", "seules les notes ont changé"),
}

source_option = click.option(
    "--vectors",
    "source",
    type=click.Path(exists=True, path_type=Path),
    default=PUBLISHED,
    help="A directory or an archive of vectors (default: those of the checkout).",
)


@click.group()
def vectors() -> None:
    """Verify, count and compare test vectors."""


@vectors.command()
@source_option
@language_option
def verify(source: Path, language: Language) -> None:
    """Put every vector to our own engine; exit 1 if an answer is not as expected."""
    found = suite.load(source)
    wrong = list(suite.verify(found))
    for deviation in wrong[:MOST_LISTED]:
        click.echo(f"{bold(deviation.vector.info.id)}: {deviation.found}", err=True)
    message = (DEVIATIONS if wrong else VERIFIED).in_language(language)
    click.echo(message.format(count=len(found), wrong=len(wrong)), err=bool(wrong))
    if wrong:
        sys.exit(1)


@vectors.command()
@source_option
@click.option("--json", "as_json", is_flag=True, help="The counts as JSON.")
def stats(source: Path, *, as_json: bool) -> None:
    """Count vectors by kind, clause, reason and reading."""
    counted = counts(suite.load(source))
    if as_json:
        click.echo(pretty(counted))
        return
    for title, numbers in counted.items():
        click.echo(bold(title))
        listed = "  ".join(f"{name} {number}" for name, number in numbers.items())
        click.echo(paragraph(listed, indent="  "))


def counts(found: list[Vector]) -> dict[str, dict[str, int]]:
    """How many vectors there are of each kind, and for each clause, reason and reading."""
    clauses: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    readings: Counter[str] = Counter()
    for vector in found:
        clauses.update(vector.info.clauses)
        readings.update(
            f"{ruling}={reading}" for ruling, reading in vector.info.readings.differences().items()
        )
        if isinstance(vector, Refusal):
            reasons.update(reason.name for reason in vector.expect.reasons)
    return {
        "kinds": {kind: sum(isinstance(vector, of) for vector in found) for kind, of in KINDS.items()},
        "clauses": {clause: clauses[clause] for clause in sorted(clauses, key=in_order)},
        "reasons": dict(sorted(reasons.items())),
        "readings": dict(sorted(readings.items())),
    }


@vectors.command()
@click.argument("old", type=click.Path(exists=True, path_type=Path))
@click.argument("new", type=click.Path(exists=True, path_type=Path))
@language_option
def diff(old: Path, new: Path, language: Language) -> None:
    """Say which vectors changed from OLD to NEW, and what that means for consumers; exit 1 if any did."""
    found = differences(suite.load(old), suite.load(new))
    if not found:
        click.echo(SAME.in_language(language))
        return
    for change in Change:
        of_kind = [difference for difference in found if difference.change is change]
        if of_kind:
            colon = COLON.in_language(language)
            click.echo(bold(f"{len(of_kind)}{colon}{MEANING[change].in_language(language)}"))
        for difference in of_kind:
            click.echo(f"  {difference.id}  {' '.join(difference.clauses)}")
    sys.exit(1)
