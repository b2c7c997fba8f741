"""The readings behind an answer: those it hangs on, those that make no difference, and what is settled."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.cli.switching import named, settled_text
from rulespec.engine import Doubt
from rulespec.engine.table import AnyState
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.notation.sequence import Answered
from rulespec.telling.otherwise import Otherwise, Sequel
from rulespec.text.register import Ruling, Status, load_ruling

DEPENDS_ON: Final = Bilingual("Depends on", "Dépend de")
NOTHING: Final = Bilingual(
    "Depends on no reading: every other one gives the same answer",
    "Ne dépend d'aucune lecture : toute autre donne la même réponse",
)
UNTOLD: Final = Bilingual(
    "perhaps: the position does not tell what its other reading asks for",
    "peut-être : la position ne dit pas ce que demande son autre lecture",
)
THEN: Final = Bilingual("What follows depends on", "La suite dépend de")
RULINGS: Final = Bilingual("Rulings", "Décisions")
IN_FORCE: Final = Bilingual("in force", "en vigueur")
NO_DIFFERENCE: Final = Bilingual("; makes no difference here", " ; sans effet ici")
SETTLED: Final = Bilingual("settled", "réglée")


def readings_behind(game: Game, language: Language, answered: Answered[Any]) -> Iterator[str]:
    """What an answer depends on, and the other rulings that it names."""
    state, action, verdict = answered.before, answered.action, answered.verdict
    doubts = verdict.depends_on or ()
    told = [doubt.ruling for doubt in doubts]
    if verdict.depends_on is not None:
        otherwise = Otherwise(game.engine, game.telling, state, action, verdict, language, game.results)
        sequels = tuple(otherwise.sequels())
        yield from _doubts(game, language, doubts, otherwise, answered.untold)
        yield from _sequels(game, language, sequels)
        told += [*answered.untold, *(sequel.ruling for sequel in sequels)]
    others = [load_ruling(game.book, name) for name in verdict.rulings if name not in told]
    if others:
        yield f"\n{bold(RULINGS.in_language(language))}"
    for ruling in others:
        if ruling.status is Status.SETTLED:
            yield from _settled(ruling, language)
        else:
            spoken = {name for objection in verdict.objections for name in objection.clauses}
            known = verdict.depends_on is not None and ruling.id not in spoken
            yield from _without_effect(ruling, language, state, known=known)


def _doubts(
    game: Game, language: Language, doubts: tuple[Doubt, ...], otherwise: Otherwise, untold: tuple[str, ...]
) -> Iterator[str]:
    yield f"\n{bold((DEPENDS_ON if doubts or untold else NOTHING).in_language(language))}"
    for doubt in doubts:
        ruling = load_ruling(game.book, doubt.ruling)
        yield _head(ruling, language, doubt.reading)
        for reading, change in otherwise.lines(doubt):
            yield _line(ruling, language, reading, change)
    for ruling in (load_ruling(game.book, name) for name in untold):
        title, unknown = ruling.title.in_language(language), UNTOLD.in_language(language)
        yield f"  {bold(ruling.id)}  {title}  {dim(f'({unknown})')}"


def _sequels(game: Game, language: Language, sequels: tuple[Sequel, ...]) -> Iterator[str]:
    if sequels:
        yield f"\n{bold(THEN.in_language(language))}"
    for (name, in_force), found in groupby(sequels, lambda sequel: (sequel.ruling, sequel.in_force)):
        ruling = load_ruling(game.book, name)
        yield _head(ruling, language, in_force)
        yield from (_line(ruling, language, sequel.reading, sequel.change) for sequel in found)


def _head(ruling: Ruling, language: Language, in_force: str, more: str = "") -> str:
    holds = (
        f"{IN_FORCE.in_language(language)}{COLON.in_language(language)}{named(ruling, in_force, language)}"
    )
    return f"  {bold(ruling.id)}  {ruling.title.in_language(language)}  {dim(f'({holds}{more})')}"


def _line(ruling: Ruling, language: Language, reading: str, change: str) -> str:
    return f"      {ruling.id} {named(ruling, reading, language)}{COLON.in_language(language)}{change}"


def _settled(ruling: Ruling, language: Language) -> Iterator[str]:
    yield f"  {bold(ruling.id)} ({SETTLED.in_language(language)})  {ruling.title.in_language(language)}"
    yield paragraph(settled_text(ruling).in_language(language), indent="      ")


def _without_effect(ruling: Ruling, language: Language, state: AnyState, *, known: bool) -> Iterator[str]:
    """A ruling that was named and could be read otherwise; nothing here would change, if that is known."""
    reading = state.terms.rulings.differences().get(ruling.id, ruling.default)
    yield _head(ruling, language, reading, NO_DIFFERENCE.in_language(language) if known else "")
