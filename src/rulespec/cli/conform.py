"""The command ``conform``: put test vectors to a foreign program, and report clause by clause."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import attrs
import click

from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.vectors import source_option, suite_path
from rulespec.conformance.cases import in_asking_order
from rulespec.conformance.findings import Findings, Selection, Topic
from rulespec.conformance.publishing import Publisher
from rulespec.conformance.scenes import Stage
from rulespec.conformance.session import Finding, Grade, Limits, Session
from rulespec.conformance.summary import Summary
from rulespec.conformance.troubles import CannotStart
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.ids import nearest_ids
from rulespec.text.nearest import nearest
from rulespec.vectors import suite
from rulespec.vectors.asking import DEFAULT, case_of, is_named, is_selected, standard, topic_of
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.staging import Staging
from rulespec.vectors.vector import AnyVector

ASKING: Final = Bilingual("Asking", "Questions")
NO_VECTOR: Final = Bilingual(
    "no vector is of these clauses, kinds, ids and readings; see {} vectors stats",
    "aucun vecteur de ces clauses, types, identifiants et lectures ; voir {} vectors stats",
)
NO_CLAUSE: Final = Bilingual("no such chapter or clause: {}", "ni chapitre ni clause : {}")
NO_KIND: Final = Bilingual("no such kind: {}; there are {}", "type inconnu : {} ; il y a {}")
NO_ID: Final = Bilingual("no vector has such an id: {}", "aucun vecteur n'a cet identifiant : {}")
NO_RULING: Final = Bilingual(
    "no ruling that can be switched: {}; expected default, or some of {}",
    "pas une décision à plusieurs lectures : {} ; attendu default, ou parmi {}",
)
NEAREST: Final = Bilingual("; nearest: {}", " ; les plus proches : {}")


@click.command(context_settings={"allow_interspersed_args": False})
@source_option
@click.option("--clauses", default="", metavar="MOV,POR-3", help="Only vectors of these chapters or clauses.")
@click.option("--kinds", default="", metavar="step,legal", help="Only vectors of these kinds.")
@click.option(
    "--id",
    "ids",
    multiple=True,
    metavar="ID",
    help="Only these vectors: an id, its beginning or a pattern with *; may be given several times.",
)
@click.option(
    "--readings",
    default="",
    metavar="default,R-23",
    help="Only vectors under the default readings, or under these: a ruling, or RULING=READING.",
)
@click.option("--fail-fast", is_flag=True, help="Ask nothing more after the first failure.")
@click.option(
    "--report", "directory", type=click.Path(file_okay=False, path_type=Path), help="Write reports there."
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=Limits().answer,
    show_default=True,
    help="Seconds for each answer.",
)
@click.option(
    "--start-timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=Limits().start,
    show_default=True,
    help="Seconds for the program to introduce itself.",
)
@click.option(
    "--give-up-after",
    "breakdowns",
    type=click.IntRange(min=1),
    default=Limits().breakdowns,
    show_default=True,
    help="Stop asking after so many breakdowns in a row.",
)
@language_option
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED)
@pass_subject
def conform(
    subject: Subject,
    *,
    source: Path | None,
    clauses: str,
    kinds: str,
    ids: tuple[str, ...],
    readings: str,
    fail_fast: bool,
    directory: Path | None,
    timeout: float,
    start_timeout: float,
    breakdowns: int,
    language: Language,
    command: tuple[str, ...],
) -> None:
    """Put test vectors to a program, given as a command after two dashes.

    It is started and asked over its standard input and output, one JSON object a line. Exit 0 only if
    something ran and nothing failed; 1 if not; 2 if nothing could be asked.
    """
    game, catalogue = subject.load_game(), load_catalogue(subject.book)
    about = game.questions()
    found = suite.load(about, suite_path(subject, source))
    selection = Selection(
        _clause_words(clauses, catalogue, language),
        _kind_words(kinds, about, language),
        _id_words(ids, found, language),
        _reading_words(readings, about, language),
        fail_fast,
    )
    if not any(is_selected(about, vector, selection) for vector in found):
        raise click.UsageError(NO_VECTOR.in_language(language).format(subject.book.name))
    trial = Trial(about, tuple(found), selection, command, Limits(timeout, start_timeout, breakdowns))
    try:
        findings = attrs.evolve(trial.run(language), source=None if source is None else str(source))
    except CannotStart as error:
        click.echo(f"{subject.book.name}: {error.told.in_language(language)}", err=True)
        sys.exit(2)
    stage = Staging(about, game.notation, game.drawing, game.telling, found, language).stage
    if directory is not None:
        Publisher(catalogue, language, stage).publish(findings, directory)
    _summary(catalogue, language, stage).show(findings)
    sys.exit(0 if findings.conforms else 1)


@attrs.frozen
class Trial:
    """A program, and what it is to be asked."""

    about: AnyQuestions
    vectors: tuple[AnyVector, ...]
    """All there are."""
    selection: Selection
    command: tuple[str, ...]
    limits: Limits

    def run(self, language: Language) -> Findings:
        """Ask what is selected; CannotStart if the program does not introduce itself."""
        chosen = [one for one in self.vectors if is_selected(self.about, one, self.selection)]
        with Session(self.command, standard(self.about), self.limits) as session:
            cases = in_asking_order(case_of(self.about, vector) for vector in chosen)
            asked = with_progress(session.run(cases), len(cases), language)
            each = list(up_to_the_first_failure(asked) if self.selection.fail_fast else asked)
        return Findings(
            self.command,
            session.introduction,
            session.standard,
            self.selection,
            tuple(sorted(each, key=lambda one: one.case.id)),
            self._not_asked({one.case.id for one in each}),
        )

    def _not_asked(self, asked: set[str]) -> tuple[Topic, ...]:
        return tuple(topic_of(self.about, one) for one in self.vectors if one.info.id not in asked)


def up_to_the_first_failure(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The same findings, but none after one that failed or errored."""
    for one in findings:
        yield one
        if one.grade in {Grade.FAILED, Grade.ERRORED}:
            return


def with_progress(findings: Iterator[Finding], total: int, language: Language) -> Iterator[Finding]:
    """The same findings, with a bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from findings
        return
    from rich.console import Console  # noqa: PLC0415  slow to import, and only a terminal needs it
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(findings, total, description=ASKING.in_language(language))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _clause_words(text: str, catalogue: Catalogue, language: Language) -> tuple[str, ...]:
    known = [*(chapter.code for chapter in catalogue.chapters), *catalogue.by_id]
    wanted = _words(text.upper())
    for word in wanted:
        if word not in known:
            told = NO_CLAUSE.in_language(language).format(word)
            raise click.BadParameter(
                f"{told}{_nearest(nearest_ids(word, known), language)}", param_hint="--clauses"
            )
    return wanted


def _kind_words(text: str, about: AnyQuestions, language: Language) -> tuple[str, ...]:
    wanted = _words(text.lower())
    for word in wanted:
        if word not in about.by_word:
            told = NO_KIND.in_language(language).format(word, ", ".join(about.by_word))
            raise click.BadParameter(told, param_hint="--kinds")
    return wanted


def _id_words(wanted: tuple[str, ...], vectors: Iterable[AnyVector], language: Language) -> tuple[str, ...]:
    known = [str(vector.info.id) for vector in vectors]
    for word in wanted:
        if not any(is_named(name, word) for name in known):
            told = NO_ID.in_language(language).format(word)
            inside = [f"*{word}*"] if any(word in name for name in known) else []
            near = inside or nearest(word, known, most=3)
            raise click.BadParameter(f"{told}{_nearest(near, language)}", param_hint="--id")
    return wanted


def _reading_words(text: str, about: AnyQuestions, language: Language) -> tuple[str, ...]:
    """What is said of readings, in the names of rulings; UnknownReading if a ruling or reading is none."""
    known = {setting.ruling: setting for setting in about.engine.rulings.settings()}
    wanted = tuple(_reading_word(word) for word in _words(text))
    for word in wanted:
        ruling, equals, reading = word.partition("=")
        if ruling not in known and word != DEFAULT:
            told = NO_RULING.in_language(language).format(ruling, ", ".join(known))
            raise click.BadParameter(told, param_hint="--readings")
        if equals:
            about.engine.rulings().with_reading(ruling, reading)
    return wanted


def _reading_word(word: str) -> str:
    ruling, equals, reading = word.partition("=")
    if not equals and word.lower() == DEFAULT:
        return DEFAULT
    return f"{ruling.strip().upper()}{equals}{reading.strip()}"


def _nearest(names: Iterable[str], language: Language) -> str:
    listed = ", ".join(names)
    return NEAREST.in_language(language).format(listed) if listed else ""


def _summary(catalogue: Catalogue, language: Language, stage: Stage) -> Summary:
    from rich.console import Console  # noqa: PLC0415  slow to import

    return Summary(catalogue, language, stage, Console(soft_wrap=True))
