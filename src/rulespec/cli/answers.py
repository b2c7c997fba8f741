"""Verdicts, moves and decisions as the commands show them."""

import enum
from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.engine import Action, Event, Reason, Verdict
from rulespec.engine.table import AnyState
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.text.catalogue import load_clause
from rulespec.text.ids import clauses_among
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

    def event(self, event: Event[Any]) -> str:
        """What happened."""
        return self.game.telling.tell(event, self.language)

    def verdict(
        self, state: AnyState, asking: enum.Enum | None, action: Action, verdict: Verdict
    ) -> Iterator[str]:
        """A verdict as people read it: yes or no, why, what happens, and the rules behind it."""
        answer, mark = (ALLOWED, "✓") if verdict.allowed else (REFUSED, "✗")
        written = self.game.notation.write_action(action)
        yield bold(f"{mark} {self.seat(asking)}{self.say(COLON)}{written}  {self.say(answer)}")
        yield dim(f"  {self.game.telling.tell_action(action, self.language)}")
        yield from self._reasons(verdict) if verdict.reasons else self._effects(verdict)
        yield from self._clauses(verdict)
        yield from self._rulings(state, verdict)

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
        """Who decides what."""
        pending = self.game.engine.decision(state)
        if pending is None:
            return self.say(OVER)
        return self.game.telling.tell_decision(pending, self.language)

    def reason(self, reason: Reason) -> str:
        """What speaks against an action, and by which clause."""
        return f"{self.game.telling.why(reason, self.language)}  [{reason.clause}]"

    def _reasons(self, verdict: Verdict) -> Iterator[str]:
        yield f"\n{bold(self.say(WHY))}"
        for reason in verdict.reasons:
            yield paragraph(f"- {self.reason(reason)}", indent="  ")

    def _effects(self, verdict: Verdict) -> Iterator[str]:
        yield f"\n{bold(self.say(WHAT_HAPPENS))}"
        for event in verdict.events:
            yield f"  - {self.event(event)}  {dim(' '.join(clauses_among(event.clauses)))}"
        yield f"\n{bold(self.say(POINTS))}  {self.points(verdict.events) or self.say(NOBODY)}"

    def _clauses(self, verdict: Verdict) -> Iterator[str]:
        if verdict.clauses:
            yield f"\n{bold(self.say(CLAUSES_HEADING))}"
        for name in verdict.clauses:
            clause = load_clause(self.game.book, name)
            yield f"  {bold(clause.id)}  {self.say(clause.title)}"
            yield paragraph(self.say(clause.text), indent="      ")

    def _rulings(self, state: AnyState, verdict: Verdict) -> Iterator[str]:
        if verdict.rulings:
            yield f"\n{bold(self.say(RULINGS_HEADING))}"
        chosen = state.terms.rulings.differences()
        for name in verdict.rulings:
            ruling = load_ruling(self.game.book, name)
            yield f"  {bold(ruling.id)}  {self.say(ruling.title)}"
            for reading in ruling.readings:
                in_force = reading.name == chosen.get(ruling.id, ruling.default)
                yield f"      {reading.name}{f' ({self.say(IN_FORCE)})' if in_force else ''}"
                yield paragraph(self.say(reading.text), indent="          ")
