"""The command ``conform``: put test vectors to a foreign program, and report clause by clause."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.vectors import source_option, suite_path
from rulespec.conformance.cases import in_asking_order
from rulespec.conformance.publishing import Picture, Publisher
from rulespec.conformance.report import Findings, Selection
from rulespec.conformance.session import Finding, Limits, Session
from rulespec.conformance.summary import show
from rulespec.conformance.troubles import CannotStart
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.ids import nearest_ids
from rulespec.vectors import suite
from rulespec.vectors.asking import case_of, selected, standard
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import AllowedAction, AnyVector, VectorId

if TYPE_CHECKING:
    from rulespec.game import Game

ASKING: Final = Bilingual("Asking", "Questions")


@click.command(context_settings={"allow_interspersed_args": False})
@source_option
@click.option("--clauses", default="", metavar="MOV,POR-3", help="Only vectors of these chapters or clauses.")
@click.option("--kinds", default="", metavar="step,legal", help="Only vectors of these kinds.")
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
    selection = Selection(_clause_words(clauses, catalogue), _kind_words(kinds, about))
    vectors = selected(about, suite.load(about, suite_path(subject, source)), selection)
    if not vectors:
        command_line = f"{subject.book.name} vectors stats"
        raise click.UsageError(f"no vector is of these clauses and kinds; see {command_line}")
    limits = Limits(timeout, start_timeout, breakdowns)
    try:
        with Session(command, standard(about), limits) as session:
            cases = in_asking_order(case_of(about, vector) for vector in vectors)
            asked = list(with_progress(session.run(cases), len(cases), language))
    except CannotStart as error:
        click.echo(f"{subject.book.name}: {error.told.in_language(language)}", err=True)
        sys.exit(2)
    each = tuple(sorted(asked, key=lambda one: one.case.id))
    findings = Findings(command, session.introduction, session.standard, selection, each)
    if directory is not None:
        Publisher(catalogue, language, _pictures(game, vectors, language)).publish(findings, directory)
    _summarise(findings, catalogue, language)
    sys.exit(0 if findings.conforms else 1)


def with_progress(findings: Iterator[Finding], total: int, language: Language) -> Iterator[Finding]:
    """The same findings, with a bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from findings
        return
    from rich.console import Console  # noqa: PLC0415  slow to import, and only a terminal needs it
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(findings, total, description=ASKING.in_language(language))


def _clause_words(text: str, catalogue: Catalogue) -> tuple[str, ...]:
    known = [*(chapter.code for chapter in catalogue.chapters), *catalogue.by_id]
    wanted = tuple(word.strip().upper() for word in text.split(",") if word.strip())
    for word in wanted:
        if word not in known:
            near = nearest_ids(word, known)
            hint = f"; nearest: {', '.join(near)}" if near else ""
            raise click.BadParameter(f"no such chapter or clause: {word}{hint}", param_hint="--clauses")
    return wanted


def _kind_words(text: str, about: AnyQuestions) -> tuple[str, ...]:
    wanted = tuple(word.strip().lower() for word in text.split(",") if word.strip())
    for word in wanted:
        if word not in about.by_word:
            raise click.BadParameter(
                f"no such kind: {word}; there are {', '.join(about.by_word)}", param_hint="--kinds"
            )
    return wanted


def _pictures(game: "Game", vectors: Iterable[AnyVector], language: Language) -> Picture:
    by_id = {vector.info.id: vector.question for vector in vectors}
    return lambda case: _picture(game, by_id[VectorId(case.id)], language)


def _picture(game: "Game", question: object, language: Language) -> str | None:
    """The position that is asked about, if one is, and what should come of it if something should."""
    if isinstance(question, AllowedAction):
        step = game.engine.play(question.state, question.action, question.seat)
        return game.drawing.draw_change(question.state, step, language=language)
    state = getattr(question, "state", None)
    return None if state is None else game.drawing.draw(state, language=language)


def _summarise(findings: Findings, catalogue: Catalogue, language: Language) -> None:
    from rich.console import Console  # noqa: PLC0415  slow to import

    show(findings, catalogue, language, Console(soft_wrap=True))
