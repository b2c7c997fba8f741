"""Verdicts, moves and decisions as the commands show them."""

import enum
from collections.abc import Iterable, Iterator
from typing import Any

import attrs
import click

from rulespec.cli.doubts import readings_behind
from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.engine import Event, Objection, Remark, Verdict
from rulespec.engine.table import AnyState
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.notation.sequence import Answered
from rulespec.text.catalogue import load_clause
from rulespec.text.ids import clauses_among

ALLOWED = Bilingual("allowed", "permis")
REFUSED = Bilingual("refused", "refusé")
WHAT_HAPPENS = Bilingual("What happens", "Ce qui se passe")
NOT_TO_BE = Bilingual("What does not happen", "Ce qui ne se passe pas")
ONLY = Bilingual("the only legal action: carried out", "seule action légale : effectuée")
WHY = Bilingual("Why", "Pourquoi")
POINTS = Bilingual("Points", "Points")
NOBODY = Bilingual("nobody scores", "personne ne marque")
CLAUSES_HEADING = Bilingual("Clauses", "Clauses")
OVER = Bilingual("The game is over: nothing is legal.", "La partie est finie : rien n'est permis.")


@attrs.frozen
class Speaker:
    """A game and the language in which a command speaks of it."""

    game: Game
    language: Language

    def say(self, text: Bilingual) -> str:
        """A text of the command's own."""
        return text.in_language(self.language)

    def seat(self, seat: enum.Enum | None) -> str:
        """Whoever decides; a dash for nobody."""
        return "-" if seat is None else self.game.telling.name(seat, self.language)

    def event(self, event: Event[Any] | Remark) -> str:
        """What happened, or did not."""
        return self.game.telling.tell(event, self.language)

    def verdict(self, answered: Answered[Any], known: set[str]) -> Iterator[str]:
        """A verdict as people read it: yes or no, why, what happens, and the rules behind it.

        The text of a clause is told once: those told are added to the known ones.
        """
        verdict = answered.verdict
        answer, mark = (ALLOWED, "✓") if verdict.allowed else (REFUSED, "✗")
        yield from self._headed(answered, mark, answer)
        yield from self._reasons(verdict) if verdict.reasons else self._effects(verdict)
        yield from self._clauses(verdict, known)
        yield from readings_behind(self.game, self.language, answered)

    def forced(self, answered: Answered[Any]) -> Iterator[str]:
        """An action that nobody had to choose, and what happens by it."""
        yield from self._headed(answered, "→", ONLY)
        yield from self._effects(answered.verdict)

    def _headed(self, answered: Answered[Any], mark: str, answer: Bilingual) -> Iterator[str]:
        written = self.game.notation.write_action(answered.action)
        whose = "" if answered.seat is None else f"{self.seat(answered.seat)}{self.say(COLON)}"
        yield bold(f"{mark} {whose}{written}  {self.say(answer)}")
        yield dim(f"  {self.game.telling.tell_action(answered.action, self.language)}")

    def show(self, state: AnyState) -> None:
        """Show a position in the terminal, and how it ended if the game is over."""
        from rich.console import Console  # noqa: PLC0415  slow to import

        Console().print(self.game.drawing.board(state, self.language))
        if self.game.engine.outcome(state) is not None:
            click.echo("\n".join(["", *self.game.results(state, self.language)]))

    def points(self, events: Iterable[Event[Any]]) -> str:
        """Who gains how much; nothing where nobody does."""
        gained: dict[enum.Enum, int] = {}
        for event in events:
            for seat, points in event.gains.items():
                gained[seat] = gained.get(seat, 0) + points
        return ", ".join(f"{self.seat(seat)} +{points}" for seat, points in gained.items())

    def effects(self, events: Iterable[Event[Any]]) -> str:
        """What an action causes, in one line, without what only sets the scene."""
        return " ".join(self.event(event) for event in events if not event.sets_the_scene)

    def decision(self, state: AnyState) -> str:
        """Who decides what, of what is possible."""
        engine = self.game.engine
        pending = engine.decision(state)
        if pending is None:
            return self.say(OVER)
        return self.game.telling.tell_decision(pending, self.language, engine.legal_actions(state))

    def objection(self, objection: Objection) -> str:
        """What speaks against an action, and by which clauses."""
        why = self.game.telling.why(objection.reason, self.language)
        return f"{why}  [{' '.join(clauses_among(objection.clauses))}]"

    def _reasons(self, verdict: Verdict) -> Iterator[str]:
        yield f"\n{bold(self.say(WHY))}"
        for objection in verdict.objections:
            yield paragraph(f"- {self.objection(objection)}", indent="  ")
        if verdict.decision is not None:
            told = self.game.telling.tell_decision(verdict.decision, self.language)
            yield paragraph(f"{told}.", indent="    ")

    def _effects(self, verdict: Verdict) -> Iterator[str]:
        yield f"\n{bold(self.say(WHAT_HAPPENS))}"
        for event in verdict.events:
            yield f"  - {self.event(event)}  {dim(' '.join(clauses_among(event.clauses)))}"
        if verdict.remarks:
            yield f"\n{bold(self.say(NOT_TO_BE))}"
        for remark in verdict.remarks:
            cited = dim(" ".join(remark.clauses))
            yield paragraph(f"- {self.event(remark)}  {cited}", indent="  ")
        points = self.points(verdict.events)
        if points or self.game.scores_in_play:
            yield f"\n{bold(self.say(POINTS))}  {points or self.say(NOBODY)}"

    def _clauses(self, verdict: Verdict, known: set[str]) -> Iterator[str]:
        remarked = (name for remark in verdict.remarks for name in remark.clauses)
        names = clauses_among((*verdict.clauses, *remarked))
        if names:
            yield f"\n{bold(self.say(CLAUSES_HEADING))}"
        for name in names:
            clause = load_clause(self.game.book, name)
            yield f"  {bold(clause.id)}  {self.say(clause.title)}"
            if name not in known:
                yield paragraph(self.say(clause.text), indent="      ")
        known.update(names)
