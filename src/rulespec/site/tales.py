"""What a figure tells: a position, what is played in it, what comes of it, or why it is refused."""

import enum
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import attrs

from rulespec.engine import Action, Event, Objection, Verdict
from rulespec.engine.table import AnyState
from rulespec.errors import FormatError
from rulespec.game import Game
from rulespec.recorded import Attempt
from rulespec.site.scenarios import Run, Scenario
from rulespec.text.ids import in_order

AnyAttempt = Attempt[Any, Any]
LONGEST: Final = 4
"""So many actions are still shown as one change."""
MANY: Final = 5
"""Of more events of one kind in a row, no more than these are listed."""


@attrs.frozen
class Refusal:
    """An action that was refused, and everything that spoke against it."""

    seat: enum.Enum
    action: Action
    objections: tuple[Objection, ...]


@attrs.frozen
class Doubtful:
    """An action and the verdict on it, which another reading of some ruling would change."""

    state: AnyState
    action: Action
    verdict: Verdict


@attrs.frozen
class Alike:
    """Events of one kind in a row, as they are told."""

    events: tuple[Event[Any], ...]
    left_out: int
    """So many more there were."""
    are_many: bool

    @property
    def cited(self) -> Iterator[tuple[Event[Any], tuple[str, ...]]]:
        """Each with what it rests on; of many alike, only what those before it do not."""
        known: set[str] = set()
        for event in self.events:
            yield event, tuple(one for one in event.clauses if one not in known)
            if self.are_many:
                known.update(event.clauses)


@attrs.frozen
class Tale:
    """A position before, the actions played, and the position after them; or a refusal."""

    before: AnyState
    after: AnyState | None = None
    played: tuple[tuple[enum.Enum, Action], ...] = ()
    events: tuple[Event[Any], ...] = ()
    refusals: tuple[Refusal, ...] = ()
    doubtful: tuple[Doubtful, ...] = ()
    """The actions that another reading would answer otherwise, where that was asked for."""
    marked: tuple[Event[Any], ...] = ()
    """The events that are to be noticed."""
    about: str | None = None
    """The clause or ruling that it is told for."""
    viewer: enum.Enum | None = None
    """The player to whom it is shown; None to show everything."""
    counted: bool = False
    """How the players stand in the end is told too."""

    @property
    def last(self) -> AnyState:
        """The position in the end."""
        return self.before if self.after is None else self.after

    @property
    def remarkable(self) -> list[Event[Any]]:
        """The events, but for those that only set the scene."""
        return [event for event in self.events if not event.sets_the_scene]

    @property
    def told(self) -> Iterator["Alike"]:
        """The remarkable events; of many of one kind in a row a few: those that tell what it is about."""
        whole = self.about is None and not self.marked
        for _, alike in groupby(self.remarkable, key=type):
            events = list(alike)
            telling = [event for event in events if event in self.marked or self.about in event.clauses]
            few = events if whole or len(events) <= MANY else (telling or events)[:MANY]
            yield Alike(tuple(few), len(events) - len(few), are_many=len(events) > MANY)

    @property
    def decisive(self) -> tuple[str, ...]:
        """The rulings that it depends on, each once."""
        doubts = (doubt for asked in self.doubtful for doubt in asked.verdict.depends_on or ())
        return tuple(sorted({doubt.ruling for doubt in doubts}, key=in_order))

    @property
    def points(self) -> dict[enum.Enum, int]:
        """Who scored how much."""
        gained: Counter[enum.Enum] = Counter()
        for event in self.events:
            gained.update(event.gains)
        return dict(gained)


def tale_of_lines(game: Game, card: str, lines: Sequence[str]) -> Tale:
    """A card and lines of play; the last action may be one that is refused.

    FormatError if the card or a line cannot be read, or if play goes on after a refusal.
    """
    tale = Tale(before=game.notation.read_card(card))
    for number, text in enumerate(lines, 1):
        line = game.notation.read_line(text, tale.last, number)
        for action in line.actions:
            if tale.refusals:
                refused = game.notation.write_action(tale.refusals[0].action)
                raise FormatError(f"line {number}", f"play goes on after {refused!r} was refused")
            seat = line.seat if line.seat is not None else _decider(game, tale.last, number)
            tale = _continued(game, tale, seat, action)
    return tale


def tale_of_attempts(played: Sequence[AnyAttempt]) -> Tale:
    """Actions that were played one after the other."""
    return Tale(
        before=played[0].before,
        after=played[-1].after,
        played=tuple((attempt.seat, attempt.action) for attempt in played),
        events=tuple(event for attempt in played for event in attempt.verdict.events),
    )


def tale_of_refusals(asked: Sequence[AnyAttempt]) -> Tale:
    """Actions that were refused, all in one position."""
    refusals = tuple(Refusal(attempt.seat, attempt.action, attempt.verdict.objections) for attempt in asked)
    return Tale(before=asked[0].before, refusals=refusals)


def tale_of_run(run: Run, cited: str | None = None) -> Tale | None:
    """What a run shows of a clause or ruling: the actions that named it, or else the whole run.

    None for a run in which nothing was played or refused.
    """
    if span := _span(run.played, cited):
        return attrs.evolve(tale_of_attempts(span), about=cited)
    refused = [one for one in run.asked if one.verdict.reasons and (cited is None or cited in one.touched)]
    if refused:
        return tale_of_refusals([one for one in refused if one.before == refused[0].before])
    if run.played:
        return tale_of_attempts(run.played if len(run.played) <= LONGEST else run.played[-1:])
    return None if run.end is None else Tale(before=run.end)


def examples_of(clause: str, scenarios: Iterable[Scenario]) -> Iterator[tuple[Scenario, Tale]]:
    """What shows a clause best, best first: printed examples, then the plainest scenarios of its own rule."""
    ranked = sorted(
        (scenario for scenario in scenarios if clause in scenario.clauses),
        key=lambda scenario: _plainness(scenario, clause),
    )
    for scenario in ranked:
        tale = tale_of_run(scenario.plainest_run, clause)
        if tale is not None:
            yield scenario, tale


def telling_examples(
    clause: str, scenarios: Iterable[Scenario], shown: Container[str] = ()
) -> list[tuple[Scenario, Tale]]:
    """At most two examples: the best, and the next that is printed or shows the other side, yes or no.

    Those of which the names are shown already come last, and never second.
    """
    chosen: list[tuple[Scenario, Tale]] = []
    for scenario, tale in sorted(examples_of(clause, scenarios), key=lambda one: one[0].name in shown):
        if not chosen:
            chosen.append((scenario, tale))
        elif scenario.name in shown:
            break
        elif scenario.is_printed_example or bool(tale.refusals) != bool(chosen[0][1].refusals):
            return [*chosen, (scenario, tale)]
    return chosen


def _continued(game: Game, tale: Tale, seat: enum.Enum, action: Action) -> Tale:
    """A tale with one more action, played or refused."""
    verdict = game.engine.explain(tale.last, action, seat, depends_on=True)
    if verdict.depends_on:
        tale = attrs.evolve(tale, doubtful=(*tale.doubtful, Doubtful(tale.last, action, verdict)))
    if verdict.reasons:
        return attrs.evolve(tale, refusals=(Refusal(seat, action, verdict.objections),))
    step = game.engine.play(tale.last, action)
    return attrs.evolve(
        tale,
        after=step.state,
        played=(*tale.played, (seat, action)),
        events=(*tale.events, *step.events),
    )


def _plainness(scenario: Scenario, clause: str) -> tuple[object, ...]:
    run = scenario.plainest_run
    shows = any(clause in attempt.touched for attempt in run.played)
    return (
        not scenario.is_printed_example,
        scenario.home != clause,
        len(run.readings),
        not shows,
        abs(len(run.played) - 2),
        scenario.feature,
        scenario.line,
    )


def _span(played: Sequence[AnyAttempt], cited: str | None) -> Sequence[AnyAttempt]:
    """From the first to the last action that named what is cited, with the start of that turn."""
    named = [number for number, one in enumerate(played) if cited is None or cited in one.touched]
    if not named:
        return ()
    first, last = named[0], named[-1]
    if last - first >= LONGEST:
        last = first
    while first > 0 and played[first - 1].seat == played[first].seat and last - first + 1 < LONGEST:
        first -= 1
    return played[first : last + 1]


def _decider(game: Game, state: AnyState, number: int) -> enum.Enum:
    decider: enum.Enum | None = game.engine.decider(state)
    if decider is None:
        raise FormatError(f"line {number}", "the game is over, and nobody decides anything")
    return decider
