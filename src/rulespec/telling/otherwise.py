"""What another reading would change: the points, yes or no, or what would happen, in one line."""

import enum
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import attrs

from rulespec.engine import Action, Doubt, Engine, Event, Verdict
from rulespec.engine.table import AnyState
from rulespec.language import Bilingual, Language
from rulespec.telling.telling import Telling
from rulespec.text.switches import other_readings

AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]

THE_SAME: Final = Bilingual("the same answer", "même réponse")
REFUSED: Final = Bilingual("refused: {why}", "refusé : {why}")
ALLOWED: Final = Bilingual("allowed: {happens}", "permis : {happens}")
GAINS: Final = Bilingual("{seat} would gain {points}", "{seat} marquerait {points}")
GAINS_INSTEAD: Final = Bilingual(
    "{seat} would gain {points}, not {now}", "{seat} marquerait {points}, et non {now}"
)
GAINS_NOTHING: Final = Bilingual("{seat} would gain nothing", "{seat} ne marquerait rien")
ASKED_FIRST: Final = Bilingual("first a decision: {decision}", "d'abord une décision : {decision}")
ASKED_THEN: Final = Bilingual("then a decision: {decision}", "puis une décision : {decision}")
TOO: Final = Bilingual("would happen too: {happens}", "aurait lieu aussi : {happens}")
INSTEAD: Final = Bilingual("would happen instead: {happens}", "aurait lieu à la place : {happens}")
NOT: Final = Bilingual("would not happen: {happens}", "n'aurait pas lieu : {happens}")
REORDERED: Final = Bilingual("in another order: {happens}", "dans un autre ordre : {happens}")
SEMICOLON: Final = Bilingual("; ", " ; ")


Results = Callable[[AnyState, Language], Iterable[str]]
"""How the players stand, line by line, and who has won."""


@attrs.frozen
class Sequel:
    """What another reading would change about what comes after the answer."""

    ruling: str
    in_force: str
    reading: str
    change: str


@attrs.frozen
class Otherwise:
    """An answer, and how people are told what another reading would change about it."""

    engine: AnyEngine
    telling: Telling
    state: AnyState
    action: Action
    verdict: Verdict
    language: Language
    results: Results

    def lines(self, doubt: Doubt) -> Iterator[tuple[str, str]]:
        """Each other reading of a ruling, and what it would change."""
        for reading, there in doubt.others.items():
            yield reading, self.difference(doubt.ruling, reading, there)

    def difference(self, ruling: str, reading: str, there: Verdict) -> str:
        """What is different under another reading, points first."""
        here = self.verdict
        if here.says_the_same(there):
            parts = [self._say(THE_SAME)]
        elif there.reasons:
            why = " ".join(self.telling.why(reason, self.language) for reason in there.reasons)
            parts = [self._say(REFUSED, why=why.removesuffix("."))]
        elif here.reasons:
            happens = self._told(_without_points(there.events) or there.events)
            parts = [self._say(ALLOWED, happens=happens), *self._points(there)]
        else:
            parts = self._changes(self._reached(ruling, reading), there)
        return self._say(SEMICOLON).join(parts)

    def _changes(self, reached: AnyState | None, there: Verdict) -> list[str]:
        """What is different where the action is allowed under both readings."""
        sequel = "" if reached is None else self._sequel(self._reached_here, reached)
        decision = None if reached is None else self.engine.decision(reached)
        if decision is not None and sequel and not _only_in(there.events, self.verdict.events):
            return [self._say(ASKED_FIRST, decision=self.telling.tell_decision(decision, self.language))]
        changes = [*self._points(there), *self._events(there)]
        return changes or [sequel or self._say(REORDERED, happens=self._told(there.events))]

    def sequels(self) -> Iterator[Sequel]:
        """Where the answer stays the same, and yet somebody else decides next or another has won."""
        if self.verdict.reasons:
            return
        decisive = {doubt.ruling for doubt in self.verdict.depends_on or ()}
        rulings = self.state.terms.rulings
        for setting, readings in other_readings(rulings):
            for reading, other in readings.items() if setting.ruling not in decisive else ():
                there = self.engine.under(self.state, other)
                if self.engine.explain(there, self.action).says_the_same(self.verdict):
                    reached = self.engine.play(there, self.action).state
                    if said := self._sequel(self._reached_here, reached):
                        yield Sequel(setting.ruling, rulings.reading_of(setting), reading, said)

    @property
    def _reached_here(self) -> AnyState:
        reached: AnyState = self.engine.play(self.state, self.action).state
        return reached

    def _reached(self, ruling: str, reading: str) -> AnyState | None:
        """The position that follows under another reading; None where only the line before led to it."""
        rulings = self.state.terms.rulings.with_reading(ruling, reading)
        there = self.engine.under(self.state, rulings)
        if not self.engine.explain(there, self.action).allowed:
            return None
        reached: AnyState = self.engine.play(there, self.action).state
        return reached

    def _sequel(self, here: AnyState, there: AnyState) -> str:
        """What is different about what follows; nothing where nothing is."""
        asked, now = self.engine.decision(there), self.engine.decision(here)
        if asked is not None and (now is None or (type(asked), asked.seat) != (type(now), now.seat)):
            return self._say(ASKED_THEN, decision=self.telling.tell_decision(asked, self.language))
        if self.engine.outcome(there) == self.engine.outcome(here):
            return ""
        told = set(self.results(here, self.language))
        *_, last = ["", *(line for line in self.results(there, self.language) if line not in told)]
        return last

    def _points(self, there: Verdict) -> Iterator[str]:
        now, then = _gains(self.verdict.events), _gains(there.events)
        for seat in dict.fromkeys((*now, *then)):
            if now[seat] != then[seat]:
                name = self.telling.name(seat, self.language)
                points = self.telling.points(then[seat], self.language)
                frame = GAINS_NOTHING if not then[seat] else GAINS_INSTEAD if now[seat] else GAINS
                yield self._say(frame, seat=name, points=points, now=str(now[seat]))

    def _events(self, there: Verdict) -> Iterator[str]:
        """What happens under one reading and not under the other, besides points and what sets the scene."""
        here = self.verdict
        less = [self._told([event]) for event in _without_points(_only_in(here.events, there.events))]
        more = [self._told([event]) for event in _without_points(_only_in(there.events, here.events))]
        only_there = [said for said in more if said not in less]
        only_here = [said for said in less if said not in more]
        if only_there:
            yield self._say(INSTEAD if only_here else TOO, happens=". ".join(only_there))
        elif only_here:
            yield self._say(NOT, happens=". ".join(only_here))

    def _told(self, events: Iterable[Event[Any]]) -> str:
        return " ".join(self.telling.tell(event, self.language) for event in events).removesuffix(".")

    def _say(self, text: Bilingual, **gaps: str) -> str:
        return text.in_language(self.language).format(**gaps)


def _gains(events: Iterable[Event[Any]]) -> Counter[enum.Enum]:
    gained: Counter[enum.Enum] = Counter()
    for event in events:
        gained.update(event.gains)
    return gained


def _only_in(events: Sequence[Event[Any]], others: Iterable[Event[Any]]) -> list[Event[Any]]:
    """The events that do not come up among others, or not so often."""
    left = Counter(event.facts for event in others)
    only = []
    for event in events:
        if left[event.facts]:
            left[event.facts] -= 1
        else:
            only.append(event)
    return only


def _without_points(events: Iterable[Event[Any]]) -> list[Event[Any]]:
    """What happens besides points, and besides what only sets the scene."""
    return [event for event in events if not event.gains and not event.sets_the_scene]
