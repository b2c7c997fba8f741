"""Verdicts, moves and decisions as the commands show them."""

from collections.abc import Iterable, Iterator

from lum42_ref import telling
from lum42_ref.book import BOOK
from lum42_ref.model.components import Seat
from lum42_ref.model.events import Event, PhaseBegan, RoundBegan, Scored, TurnBegan
from lum42_ref.model.table import State
from lum42_ref.notation import Line, write_action
from lum42_ref.vocabulary.things import SEATS
from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.engine import Action, Verdict
from rulespec.text.catalogue import load_clause
from rulespec.text.ids import clauses_among
from rulespec.text.language import Bilingual, Language
from rulespec.text.register import load_ruling

ALLOWED = Bilingual("allowed", "permis")
REFUSED = Bilingual("refused", "refusé")
WHAT_HAPPENS = Bilingual("What happens", "Ce qui se passe")
WHY = Bilingual("Why", "Pourquoi")
POINTS = Bilingual("Points", "Points")
NOBODY = Bilingual("nobody scores", "personne ne marque")
CLAUSES_HEADING = Bilingual("Clauses", "Clauses")
RULINGS_HEADING = Bilingual("Rulings", "Décisions")
IN_FORCE = Bilingual("in force", "en vigueur")
FRAME = (TurnBegan, PhaseBegan, RoundBegan)
"""Events that only say whose turn it is."""


def verdict_lines(
    state: State, line: Line, action: Action, verdict: Verdict, language: Language
) -> Iterator[str]:
    """A verdict as people read it: yes or no, why, what happens, and the rules behind it.

    The action is that of the seat it was written for, by default of whoever decides.
    """
    asking = line.seat if line.seat is not None or not state.pending else state.pending[-1].seat
    seat = "-" if asking is None else seat_name(asking, language)
    answer = ALLOWED if verdict.allowed else REFUSED
    mark = "✓" if verdict.allowed else "✗"
    yield bold(
        f"{mark} {seat}{COLON.in_language(language)}{write_action(action)}  {answer.in_language(language)}"
    )
    yield dim(f"  {telling.tell_action(action, language)}")
    if verdict.reasons:
        yield f"\n{bold(WHY.in_language(language))}"
        for reason in verdict.reasons:
            yield paragraph(f"- {telling.why(reason, language)}  [{reason.clause}]", indent="  ")
    else:
        yield f"\n{bold(WHAT_HAPPENS.in_language(language))}"
        yield from event_lines(verdict.events, language)
        yield f"\n{bold(POINTS.in_language(language))}  {points(verdict.events, language)}"
    yield from _clause_lines(verdict, language)
    yield from _ruling_lines(state, verdict, language)


def seat_name(seat: Seat, language: Language) -> str:
    """A player, by colour."""
    return SEATS[seat].name.in_language(language)


def event_lines(events: Iterable[Event], language: Language) -> Iterator[str]:
    """Each event with the clauses that caused it."""
    for event in events:
        clauses = " ".join(clauses_among(event.clauses))
        yield f"  - {telling.tell(event, language)}  {dim(clauses)}"


def points(events: Iterable[Event], language: Language) -> str:
    """Who gains how much."""
    gained: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, Scored):
            gained[event.seat] = gained.get(event.seat, 0) + event.points
    if not gained:
        return NOBODY.in_language(language)
    return ", ".join(f"{seat_name(seat, language)} +{number}" for seat, number in gained.items())


def effects(events: Iterable[Event], language: Language) -> str:
    """What an action causes, in one line, without the frame of turns and phases."""
    told = [telling.tell(event, language) for event in events if not isinstance(event, FRAME)]
    return " ".join(told)


def _clause_lines(verdict: Verdict, language: Language) -> Iterator[str]:
    if verdict.clauses:
        yield f"\n{bold(CLAUSES_HEADING.in_language(language))}"
    for name in verdict.clauses:
        clause = load_clause(BOOK, name)
        yield f"  {bold(clause.id)}  {clause.title.in_language(language)}"
        yield paragraph(clause.text.in_language(language), indent="      ")


def _ruling_lines(state: State, verdict: Verdict, language: Language) -> Iterator[str]:
    if verdict.rulings:
        yield f"\n{bold(RULINGS_HEADING.in_language(language))}"
    chosen = state.terms.rulings.differences()
    for name in verdict.rulings:
        ruling = load_ruling(BOOK, name)
        yield f"  {bold(ruling.id)}  {ruling.title.in_language(language)}"
        for reading in ruling.readings:
            in_force = reading.name == chosen.get(ruling.id, ruling.default)
            mark = f" ({IN_FORCE.in_language(language)})" if in_force else ""
            yield f"      {reading.name}{mark}"
            yield paragraph(reading.text.in_language(language), indent="          ")
