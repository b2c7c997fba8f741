"""What a figure tells: a position, what is played in it, what comes of it, or why it is refused."""

from collections.abc import Iterable, Iterator, Sequence

import attrs

from lum42_ref import notation
from lum42_ref.engine import explain, play
from lum42_ref.model.components import Seat
from lum42_ref.model.events import Event, Scored
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import State
from rulespec.engine import Action
from rulespec.errors import FormatError
from rulespec.site.scenarios import Deed, Run, Scenario

LONGEST = 4
"""So many actions are still shown as one change."""


@attrs.frozen
class Refusal:
    """An action that was refused, and everything that spoke against it."""

    seat: Seat
    action: Action
    reasons: tuple[Reason, ...]


@attrs.frozen
class Tale:
    """A position before, the actions played, and the position after them; or a refusal."""

    before: State
    after: State | None = None
    played: tuple[tuple[Seat, Action], ...] = ()
    events: tuple[Event, ...] = ()
    refusals: tuple[Refusal, ...] = ()

    @property
    def points(self) -> dict[Seat, int]:
        """Who scored how much."""
        gained: dict[Seat, int] = {}
        for event in self.events:
            if isinstance(event, Scored):
                gained[event.seat] = gained.get(event.seat, 0) + event.points
        return gained


def tale_of_lines(card: str, lines: Sequence[str]) -> Tale:
    """A card and lines of play; the last action may be one that is refused.

    FormatError if the card or a line cannot be read, or if play goes on after a refusal.
    """
    state = before = notation.read_card(card)
    played: list[tuple[Seat, Action]] = []
    events: list[Event] = []
    refusals: list[Refusal] = []
    for number, text in enumerate(lines, 1):
        line = notation.read_line(text, state, number)
        for action in line.actions:
            if refusals:
                raise FormatError(f"line {number}", f"play goes on after {refusals[0].action} was refused")
            verdict = explain(state, action, line.seat)
            seat = line.seat if line.seat is not None else _decider(state, number)
            if verdict.reasons:
                refusals.append(Refusal(seat, action, verdict.reasons))
                continue
            step = play(state, action)
            played.append((seat, action))
            events += step.events
            state = step.state
    return Tale(before, state if played else None, tuple(played), tuple(events), tuple(refusals))


def tale_of_deeds(deeds: Sequence[Deed]) -> Tale:
    """Actions that were played one after the other."""
    return Tale(
        before=deeds[0].before,
        after=deeds[-1].after,
        played=tuple((deed.seat, deed.action) for deed in deeds),
        events=tuple(event for deed in deeds for event in deed.verdict.events),
    )


def tale_of_refusals(asked: Sequence[Deed]) -> Tale:
    """Actions that were refused, all in one position."""
    refusals = tuple(Refusal(deed.seat, deed.action, deed.verdict.reasons) for deed in asked)
    return Tale(before=asked[0].before, refusals=refusals)


def tale_of_run(run: Run, cited: str | None = None) -> Tale | None:
    """What a run shows of a clause or ruling: the actions that named it, or else the whole run.

    None for a run in which nothing was played or refused.
    """
    done = [deed for deed in run.deeds if deed.was_played]
    if span := _span(done, cited):
        return tale_of_deeds(span)
    refused = [deed for deed in run.asked if not deed.allowed and (cited is None or cited in deed.touched)]
    if refused:
        same = [deed for deed in refused if deed.record["before"] == refused[0].record["before"]]
        return tale_of_refusals(same)
    if done:
        return tale_of_deeds(done if len(done) <= LONGEST else done[-1:])
    return None if run.last is None else Tale(before=run.last)


def examples_of(clause: str, scenarios: Iterable[Scenario]) -> Iterator[tuple[Scenario, Tale]]:
    """What shows a clause best, best first: printed examples, then the plainest scenarios of its own rule."""
    ranked = sorted(
        (scenario for scenario in scenarios if clause in scenario.clauses),
        key=lambda scenario: _plainness(scenario, clause),
    )
    for scenario in ranked:
        tale = tale_of_run(plainest_run(scenario), clause)
        if tale is not None:
            yield scenario, tale


def telling_examples(clause: str, scenarios: Iterable[Scenario]) -> list[tuple[Scenario, Tale]]:
    """At most two examples: the best, and the next that is printed or shows the other side, yes or no."""
    chosen: list[tuple[Scenario, Tale]] = []
    for scenario, tale in examples_of(clause, scenarios):
        if not chosen:
            chosen.append((scenario, tale))
        elif scenario.is_printed_example or bool(tale.refusals) != bool(chosen[0][1].refusals):
            return [*chosen, (scenario, tale)]
    return chosen


def plainest_run(scenario: Scenario) -> Run:
    """The run with the fewest readings chosen; of those the first."""
    return min(scenario.runs, key=lambda run: len(run.readings))


def _plainness(scenario: Scenario, clause: str) -> tuple[object, ...]:
    run = plainest_run(scenario)
    shows = any(clause in deed.touched for deed in run.deeds)
    return (
        not scenario.is_printed_example,
        scenario.home != clause,
        len(run.readings),
        not shows,
        abs(len(run.deeds) - 2),
        scenario.feature,
        scenario.line,
    )


def _span(done: Sequence[Deed], cited: str | None) -> Sequence[Deed]:
    """From the first to the last action that named what is cited, with the start of that turn."""
    named = [number for number, deed in enumerate(done) if cited is None or cited in deed.touched]
    if not named:
        return ()
    first, last = named[0], named[-1]
    if last - first >= LONGEST:
        last = first
    while first > 0 and done[first - 1].seat == done[first].seat and last - first + 1 < LONGEST:
        first -= 1
    return done[first : last + 1]


def _decider(state: State, number: int) -> Seat:
    if not state.pending:
        raise FormatError(f"line {number}", "the game is over, and nobody decides anything")
    return state.pending[-1].seat
