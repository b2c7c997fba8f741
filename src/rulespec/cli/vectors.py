"""The command ``vectors``: verify, count, compare, make and release suites of test vectors."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from rulespec.cli.outputs import write_document
from rulespec.cli.styling import COLON, bold, paragraph
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.codec.border import pretty
from rulespec.errors import FormatError
from rulespec.language import Bilingual, Language
from rulespec.text.ids import in_order
from rulespec.vectors import suite
from rulespec.vectors.diffing import ChangedVector, Fate, changed_vectors, version_of
from rulespec.vectors.generating import generated
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.release import release as released
from rulespec.vectors.vector import AnyVector, RefusedAction, major
from rulespec.vectors.vector_json import write_schemas

MOST_LISTED = 20

VERIFIED = Bilingual("{count} vectors, all answered as expected", "{count} vecteurs, tous conformes")
DEVIATIONS = Bilingual(
    "{wrong} of {count} vectors are not as expected", "{wrong} vecteurs sur {count} non conformes"
)
SAME = Bilingual("The two suites are the same.", "Les deux suites sont identiques.")
OTHER_FORM = Bilingual(
    "The form of vectors changed from {old} to {new}, so that no two can be compared",
    "La forme des vecteurs passe de {old} à {new} : aucun ne peut être comparé",
)
MEANING = {
    Fate.ANSWER: Bilingual(
        "the same question has another answer: an engine that passed now fails",
        "la même question a une autre réponse : un moteur qui passait échoue désormais",
    ),
    Fate.REMOVED: Bilingual("no longer asked", "plus posée"),
    Fate.ADDED: Bilingual(
        "new: an engine that passed everything may fail it",
        "nouvelle : un moteur qui passait tout peut y échouer",
    ),
    Fate.RENAMED: Bilingual("the same under another id", "la même sous un autre identifiant"),
    Fate.NOTES: Bilingual("only the notes changed", "seules les notes ont changé"),
}

PLACE = click.Path(path_type=Path)
THERE = click.Path(exists=True, path_type=Path)
source_option = click.option(
    "--vectors",
    "source",
    type=THERE,
    help="A directory or an archive of vectors (default: those that came along).",
)


def suite_path(subject: Subject, source: Path | None) -> Path:
    """Where vectors are: as was said, or those that came with this command."""
    path = source or subject.book.vectors
    if not path.exists():
        raise FormatError(
            str(path),
            Bilingual(
                "no vectors; name a directory or an archive with --vectors",
                "aucun vecteur ; --vectors indique un dossier ou une archive",
            ),
        )
    return path


@click.group()
def vectors() -> None:
    """Verify, count, compare, make and release test vectors."""


@vectors.command()
@source_option
@language_option
@pass_subject
def verify(subject: Subject, source: Path | None, language: Language) -> None:
    """Put every vector to our own engine; exit 1 if an answer is not as expected."""
    about = subject.load_game().questions()
    found = list(suite.filed(about, suite_path(subject, source)))
    wrong = list(suite.verify(about, found))
    for deviation in wrong[:MOST_LISTED]:
        click.echo(f"{bold(deviation.vector.info.id)}: {deviation.found}", err=True)
    message = (DEVIATIONS if wrong else VERIFIED).in_language(language)
    click.echo(message.format(count=len(found), wrong=len(wrong)), err=bool(wrong))
    if wrong:
        sys.exit(1)


@vectors.command()
@source_option
@click.option("--json", "as_json", is_flag=True, help="The counts as JSON.")
@pass_subject
def stats(subject: Subject, source: Path | None, *, as_json: bool) -> None:
    """Count vectors by kind, clause, reason and reading."""
    about = subject.load_game().questions()
    counted = counts(about, suite.load(about, suite_path(subject, source)))
    if as_json:
        write_document(pretty(counted))
        return
    for title, numbers in counted.items():
        click.echo(bold(title))
        listed = "  ".join(f"{name} {number}" for name, number in numbers.items())
        click.echo(paragraph(listed, indent="  "))


def counts(about: AnyQuestions, found: list[AnyVector]) -> dict[str, dict[str, int]]:
    """How many vectors there are of each kind, and for each clause, reason and reading."""
    clauses = Counter(clause for vector in found for clause in vector.info.clauses)
    reasons = Counter(
        reason.name
        for vector in found
        if isinstance(vector.question, RefusedAction)
        for reason in vector.expect.reasons
    )
    readings = Counter(
        f"{ruling}={reading}"
        for vector in found
        for ruling, reading in vector.info.readings.differences().items()
    )
    return {
        "kinds": suite.counted_by_kind(about, found),
        "clauses": {clause: clauses[clause] for clause in sorted(clauses, key=in_order)},
        "reasons": dict(sorted(reasons.items())),
        "readings": dict(sorted(readings.items())),
    }


@vectors.command()
@click.argument("old", type=THERE)
@click.argument("new", type=THERE)
@language_option
@pass_subject
def diff(subject: Subject, old: Path, new: Path, language: Language) -> None:
    """Say which vectors changed from OLD to NEW, and what that means for consumers; exit 1 if any did."""
    about = subject.load_game().questions()
    if other := other_form(about, version_of(old), version_of(new)):
        click.echo(other.in_language(language))
        sys.exit(1)
    found = changed_vectors(about, suite.load(about, old), suite.load(about, new))
    if not found:
        click.echo(SAME.in_language(language))
        return
    for line in _changed_lines(found, language):
        click.echo(line)
    sys.exit(1)


def other_form(about: AnyQuestions, old: str | None, new: str | None) -> Bilingual | None:
    """That two suites are written in forms of different major versions, and why; None if they are not."""
    if old is None or new is None or major(old) == major(new):
        return None
    earlier, later = sorted(int(major(version)) for version in (old, new))
    whys = [about.former[str(form)] for form in range(earlier + 1, later + 1) if str(form) in about.former]
    why = Bilingual("; ".join(one.en for one in whys), " ; ".join(one.fr for one in whys))
    said = Bilingual(OTHER_FORM.en.format(old=old, new=new), OTHER_FORM.fr.format(old=old, new=new))
    return Bilingual(f"{said.en}: {why.en}", f"{said.fr} : {why.fr}") if why.en else said


def _changed_lines(found: Iterable[ChangedVector], language: Language) -> Iterator[str]:
    colon = COLON.in_language(language)
    for fate in Fate:
        of_kind = [one for one in found if one.fate is fate]
        if of_kind:
            yield bold(f"{len(of_kind)}{colon}{MEANING[fate].in_language(language)}")
        for one in of_kind:
            yield f"  {one.id}  {' '.join(one.clauses)}"


@vectors.command()
@click.argument("scenarios", type=PLACE)
@click.argument("directory", type=PLACE)
@pass_subject
def generate(subject: Subject, scenarios: Path, directory: Path) -> None:
    """Make a suite anew in DIRECTORY, from recorded SCENARIOS and from random games."""
    about = subject.load_game().questions()
    made = generated(about, scenarios)
    suite.write_suite(about, directory, made)
    click.echo(f"wrote {len(made)} vectors to {directory}")


@vectors.command()
@click.argument("source", type=PLACE)
@click.argument("target", type=PLACE)
@pass_subject
def release(subject: Subject, source: Path, target: Path) -> None:
    """Write the suite in SOURCE as an archive, with its sha256, into TARGET."""
    path = released(subject.load_game().questions(), source, target)
    click.echo(f"wrote {path} ({path.stat().st_size} bytes)")


@vectors.command()
@click.argument("directory", type=PLACE, required=False)
@pass_subject
def schemas(subject: Subject, directory: Path | None) -> None:
    """Write the JSON Schemas of all kinds of vectors (default: where the package has them)."""
    about = subject.load_game().questions()
    write_schemas(about, directory or about.schemas)
