"""``lum42 conform``: put test vectors to a foreign program, and report clause by clause."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import click

from lum42_ref.book import BOOK
from lum42_ref.drawing import draw, draw_change
from lum42_ref.engine import play
from rulespec.cli.answer import ACTION, NOT_ASKED
from rulespec.cli.subject import language_option
from rulespec.cli.vectors import PUBLISHED
from rulespec.codec.border import dumps, loads
from rulespec.conformance.cases import Ability, Case, Comparison, Sort, Waiver, in_asking_order
from rulespec.conformance.publishing import Picture, Publisher
from rulespec.conformance.report import Findings, Selection
from rulespec.conformance.session import Finding, Limits, Session
from rulespec.conformance.standard import Standard
from rulespec.conformance.summary import show
from rulespec.conformance.troubles import CannotStart
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.ids import chapter_of, nearest_ids
from rulespec.text.language import Bilingual, Language
from rulespec.vectors import paper, suite
from rulespec.vectors.kinds import KINDS, VERSION, Game, Json, Scoring, Step, Vector, VectorId

LOOSE_IN_EVENTS: Final = ("clauses",)
"""An event is right whether or not it says which clauses caused it."""
COMPARISONS: Final[Mapping[str, Comparison]] = {
    "step": Comparison(
        required=("scores", "events"),
        one_of=(("state", "digest"),),
        waivers=(Waiver("events", Ability.EVENTS),),
        sort=Sort(
            "refused",
            marked=False,
            mistaken=Bilingual(
                "the action is allowed, but was answered as refused",
                "l'action est permise, mais la réponse la dit refusée",
            ),
        ),
        loose={"events": LOOSE_IN_EVENTS},
    ),
    "refusal": Comparison(
        required=("reasons",),
        optional=("clauses", "rulings"),
        unordered=("reasons", "clauses", "rulings"),
        waivers=(Waiver("reasons", Ability.REASONS),),
        sort=Sort(
            "refused",
            marked=True,
            mistaken=Bilingual(
                'the action is refused, but was answered as allowed (without "refused":true)',
                'l\'action est refusée, mais la réponse la dit permise (sans "refused":true)',
            ),
        ),
    ),
    "legal": Comparison(required=("seat", "actions"), unordered=("actions",)),
    "game": Comparison(
        required=("opening", "digests", "legal", "outcome"),
        waivers=(Waiver("opening", Ability.EVENTS),),
        loose={"opening": LOOSE_IN_EVENTS},
    ),
    "perft": Comparison(required=("count",), optional=("divide",), unordered=("divide",)),
    "observation": Comparison(required=("observation",)),
    "scoring": Comparison(
        required=("points", "events", "outcome"),
        waivers=(Waiver("events", Ability.EVENTS),),
        loose={"events": LOOSE_IN_EVENTS},
    ),
}
"""How answers to each kind of vector are compared."""
ASKED_AS: Final[Mapping[str, str]] = {"step": ACTION, "refusal": ACTION}
"""Kinds that are one question to a program: whether the action is allowed is for the program to say."""
ASKING: Final = Bilingual("Asking", "Questions")


@click.command(context_settings={"allow_interspersed_args": False})
@click.option(
    "--vectors",
    "source",
    type=click.Path(exists=True, path_type=Path),
    help="A directory or an archive of vectors (default: those of the checkout).",
)
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
def conform(
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
    catalogue = load_catalogue(BOOK)
    selection = Selection(_clause_words(clauses, catalogue), _kind_words(kinds))
    vectors = chosen(suite.load(_suite_path(source)), selection)
    if not vectors:
        raise click.UsageError("no vector is of these clauses and kinds; see lum42 vectors stats")
    standard = Standard(
        BOOK.name, BOOK.title, BOOK.version, VERSION, tuple(KINDS), together=(tuple(ASKED_AS),)
    )
    try:
        with Session(command, standard, Limits(timeout, start_timeout, breakdowns)) as session:
            cases = in_asking_order(case_of(vector) for vector in vectors)
            asked = list(with_progress(session.run(cases), len(cases), language))
    except CannotStart as error:
        click.echo(f"lum42: {error.told.in_language(language)}", err=True)
        sys.exit(2)
    each = tuple(sorted(asked, key=lambda one: one.case.id))
    findings = Findings(command, session.introduction, standard, selection, each)
    if directory is not None:
        Publisher(catalogue, language, _pictures(vectors, language)).publish(findings, directory)
    _summarise(findings, catalogue, language)
    sys.exit(0 if findings.conforms else 1)


def case_of(vector: Vector) -> Case:
    """A vector as the harness asks it: what it expects set apart from what it asks."""
    tree = paper.write(vector)
    kind = tree["type"]
    shown = {key: value for key, value in tree.items() if key not in NOT_ASKED}
    question = {**shown, "type": ASKED_AS.get(kind, kind)}
    expected = tree["expect"]
    info = vector.info
    derived: dict[str, Callable[[], Json]] = {}
    if isinstance(vector, Step):
        derived["state"] = lambda: changed(question["state"], expected["changes"])
    return Case(info.id, kind, info.clauses, info.rulings, question, expected, COMPARISONS[kind], derived)


def changed(state: Json, changes: Iterable[Json]) -> Json:
    """A state with changes carried out on it."""
    whole: Json = loads(dumps(state))
    for change in changes:
        *steps, last = change["path"].split("/")[1:]
        part = whole
        for step in steps:
            part = part[_key(part, step)]
        part[_key(part, last)] = change["now"]
    return whole


def chosen(vectors: Iterable[Vector], selection: Selection) -> list[Vector]:
    """The vectors of the chapters, clauses and kinds that were asked for."""
    return [
        vector
        for vector in vectors
        if (not selection.kinds or vector.info.id.partition("/")[0] in selection.kinds)
        and (not selection.clauses or _touches(vector, selection.clauses))
    ]


def with_progress(findings: Iterator[Finding], total: int, language: Language) -> Iterator[Finding]:
    """The same findings, with a bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from findings
        return
    from rich.console import Console  # noqa: PLC0415  slow to import, and only a terminal needs it
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(findings, total, description=ASKING.in_language(language))


def _touches(vector: Vector, words: tuple[str, ...]) -> bool:
    return any(clause in words or chapter_of(clause) in words for clause in vector.info.clauses)


def _key(part: Json, step: str) -> str | int:
    return int(step) if isinstance(part, list) else step


def _suite_path(source: Path | None) -> Path:
    path = source or PUBLISHED
    if not path.exists():
        raise click.UsageError(f"no vectors at {path}; name a directory or an archive with --vectors")
    return path


def _clause_words(text: str, catalogue: Catalogue) -> tuple[str, ...]:
    known = [*(chapter.code for chapter in catalogue.chapters), *catalogue.by_id]
    wanted = tuple(word.strip().upper() for word in text.split(",") if word.strip())
    for word in wanted:
        if word not in known:
            near = nearest_ids(word, known)
            hint = f"; nearest: {', '.join(near)}" if near else ""
            raise click.BadParameter(f"no such chapter or clause: {word}{hint}", param_hint="--clauses")
    return wanted


def _kind_words(text: str) -> tuple[str, ...]:
    wanted = tuple(word.strip().lower() for word in text.split(",") if word.strip())
    for word in wanted:
        if word not in KINDS:
            raise click.BadParameter(
                f"no such kind: {word}; there are {', '.join(KINDS)}", param_hint="--kinds"
            )
    return wanted


def _pictures(vectors: Iterable[Vector], language: Language) -> Picture:
    by_id = {vector.info.id: vector for vector in vectors}
    return lambda case: _picture(by_id[VectorId(case.id)], language)


def _picture(vector: Vector, language: Language) -> str | None:
    """The position that a vector is about, and what should come of it if it is a step."""
    match vector:
        case Game() | Scoring():
            return None
        case Step(state=state, seat=seat, action=action):
            return draw_change(state, play(state, action, seat), language=language)
        case _:
            return draw(vector.state, language=language)


def _summarise(findings: Findings, catalogue: Catalogue, language: Language) -> None:
    from rich.console import Console  # noqa: PLC0415  slow to import

    show(findings, catalogue, language, Console(soft_wrap=True))
