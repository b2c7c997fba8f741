"""Readings compared: the same play under each reading of a ruling, chosen so that no two look the same."""

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Any, Final

import attrs

from rulespec.engine import Action, Event, Step
from rulespec.engine.table import AnyState
from rulespec.errors import Fault, InvalidPosition
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.site import captions
from rulespec.site.scenarios import Run, Scenario
from rulespec.site.tales import LONGEST, Refusal, Tale
from rulespec.text.register import Ruling

Turn = tuple[enum.Enum, Action]
Pair = tuple[str, str]

REFUSED: Final = Bilingual("refused: {action}", "refusé : {action}")
ALLOWED: Final = Bilingual("allowed: {action}", "permis : {action}")
CAN_BE: Final = Bilingual("this position can come up", "cette position peut se présenter")
CANNOT_BE: Final = Bilingual("this position cannot come up", "cette position ne peut pas se présenter")
NOT_SO: Final = Bilingual("does not happen: {happens}", "n'a pas lieu : {happens}")
NOTHING_ASKED: Final = Bilingual("nothing to decide", "rien à décider")


@attrs.frozen
class Played:
    """One action and what it came to."""

    before: AnyState
    seat: enum.Enum
    action: Action
    step: Step[Any]


@attrs.frozen
class Replay:
    """What play came to under one reading."""

    start: AnyState
    played: tuple[Played, ...] = ()
    refusal: Refusal | None = None
    faults: tuple[Fault, ...] = ()
    """What is wrong with the position under this reading; then nothing was played."""
    cut: bool = False
    """The next action is not asked for under this reading: what it would decide is decided already."""

    @property
    def last(self) -> AnyState:
        """The position in the end."""
        return self.played[-1].step.state if self.played else self.start

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """All that happened."""
        return tuple(event for one in self.played for event in one.step.events)

    @property
    def is_refused(self) -> bool:
        """The position cannot be, or an action was refused."""
        return bool(self.faults) or self.refusal is not None

    @property
    def is_at_rest(self) -> bool:
        """The last action is over and done with: a turn or more has begun since."""
        return not self.played or any(event.sets_the_scene for event in self.played[-1].step.events)

    def tale(self, since: int) -> Tale:
        """The same without its first actions."""
        shown = self.played[since:]
        return Tale(
            before=shown[0].before if shown else self.last,
            after=self.last if shown else None,
            played=tuple((one.seat, one.action) for one in shown),
            events=tuple(event for one in shown for event in one.step.events),
            refusals=() if self.refusal is None else (self.refusal,),
        )


@attrs.frozen
class Comparison:
    """The same play under every reading of a ruling."""

    scenario: Scenario
    turns: tuple[Turn, ...]
    readings: Mapping[str, str]
    """The reading that was chosen, for each that the register names."""
    replays: Mapping[str, Replay]
    """What came of it, by the names of the register."""

    @property
    def tales(self) -> dict[str, Tale]:
        """What is shown of each: from where they part, with the actions of the same kind before."""
        since = self._common
        while since > 0 and (
            since == len(self.turns) or type(self.turns[since - 1][1]) is type(self.turns[since][1])
        ):
            since -= 1
        since = max(since, len(self.turns) - LONGEST)
        return {
            name: attrs.evolve(replay.tale(since), marked=tuple(self.marked(name)))
            for name, replay in self.replays.items()
        }

    @property
    def _common(self) -> int:
        """So many actions come to the same under every reading."""
        steps = [[_facts(one.step.events) for one in replay.played] for replay in self.replays.values()]
        number = 0
        for together in zip(*steps, strict=False):
            if any(one != together[0] for one in together):
                break
            number += 1
        return number

    def marked(self, name: str) -> list[Event[Any]]:
        """What happened under one reading, and not under every other under which the position can be."""
        possible = {other: replay for other, replay in self.replays.items() if not replay.faults}
        others = [_facts(replay.events) for other, replay in possible.items() if other != name]
        return [
            event
            for event in self.replays[name].events
            if not event.sets_the_scene and not all(event.facts in facts for facts in others)
        ]

    def said(self, game: Game, language: Language) -> dict[str, str]:
        """What is different about each reading, in a few words."""
        told: dict[str, tuple[str, ...]] = dict.fromkeys(self.replays, ())
        for aspect in ASPECTS:
            texts = {name: aspect(game, self, name, language) for name in told}
            longer = {name: (*told[name], *filter(None, [text])) for name, text in texts.items()}
            refines = len(set(longer.values())) > len(set(told.values()))
            differs = len({text for text in texts.values() if text is not None}) > 1
            if refines or (differs and aspect not in LAST_RESORTS):
                told = longer
        nobody = captions.NOBODY_SCORES.in_language(language).removesuffix(".").lower()
        between = captions.SEMICOLON.in_language(language)
        return {name: between.join(texts) or nobody for name, texts in told.items()}

    def differs_in(self, game: Game, *aspects: "Aspect") -> bool:
        """Whether readings differ in any of these."""
        told = ([aspect(game, self, name, Language.EN) for name in self.replays] for aspect in aspects)
        return any(len({text for text in texts if text is not None}) > 1 for texts in told)

    def viewer(self, game: Game) -> enum.Enum | None:
        """The player who can reckon something else, if only that tells readings apart: who sees it so."""
        if not game.drawings or self.differs_in(game, *(one for one in ASPECTS if one is not _knows)):
            return None
        ends = [replay.last for replay in self.replays.values()]
        for seat in ends[0].terms.seats:
            if len({tuple(game.known(end, seat, Language.EN)) for end in ends}) > 1:
                found: enum.Enum = seat
                return found
        return None

    @property
    def strain(self) -> int:
        """0 if it is played out under every reading, 1 if under some it is cut short, 2 if it cannot be."""
        replays = self.replays.values()
        return 2 if any(one.faults for one in replays) else int(any(one.cut for one in replays))

    def apart(self, game: Game) -> frozenset[Pair]:
        """The readings that are told apart by what is said of them."""
        said = self.said(game, Language.EN)
        return frozenset((one, two) for one, two in combinations(said, 2) if said[one] != said[two])


Aspect = Callable[[Game, Comparison, str, Language], str | None]
"""What is said of a reading, to be compared with the others; None where it does not come up."""


def comparisons(game: Game, ruling: Ruling, scenarios: Sequence[Scenario]) -> list[Comparison]:
    """As few plays as tell all readings of a ruling apart; the plainest that do.

    Those that cannot be told apart are not; whoever shows them sees to that.
    """
    pairs = frozenset(combinations(ruling.reading_names, 2))
    found: list[tuple[Comparison, frozenset[Pair]]] = []
    chosen: list[Comparison] = []
    ranked = sorted(scenarios, key=lambda one: _purpose(ruling, one))
    for _, alike in groupby(ranked, key=lambda one: _purpose(ruling, one)):
        found += [(one, one.apart(game)) for scenario in alike for one in _compared(game, ruling, scenario)]
        chosen, left = _fewest(pairs, sorted(found, key=lambda one: _plainness(game, ruling, one[0])))
        if not left and not any(one.strain for one in chosen):
            break
    return chosen


def _fewest(
    pairs: frozenset[Pair], found: Sequence[tuple[Comparison, frozenset[Pair]]]
) -> tuple[list[Comparison], frozenset[Pair]]:
    """One after the other what tells most pairs apart, without strain first; and the pairs left over."""
    chosen: list[Comparison] = []
    for strain in range(3):
        among = [(one, apart) for one, apart in found if one.strain == strain]
        while best := max(among, key=lambda each: len(each[1] & pairs), default=None):
            if not best[1] & pairs:
                break
            chosen.append(best[0])
            pairs -= best[1]
    return chosen, pairs


def _purpose(ruling: Ruling, scenario: Scenario) -> tuple[int, int]:
    """How many readings of the ruling a scenario chooses, most first, and how many of other rulings."""
    chosen = {run.readings[ruling.id] for run in scenario.runs if ruling.id in run.readings}
    others = {name for run in scenario.runs for name in run.readings} - {ruling.id}
    return -min(len(chosen), len(ruling.readings)), len(others)


def _compared(game: Game, ruling: Ruling, scenario: Scenario) -> Iterator[Comparison]:
    """Whatever a scenario plays or asks about, under each reading."""
    readings = {name: _choosable(game, ruling, name, scenario) for name in ruling.reading_names}
    own = {run.readings[ruling.id]: run for run in scenario.runs if ruling.id in run.readings}
    a_row_each = len(own) == len(scenario.runs) == len(readings)
    seen: set[tuple[AnyState, tuple[Turn, ...]]] = set()
    for run in scenario.runs:
        for start, turns in _lines(run):
            plain = _under(game, start, ruling, ruling.default)
            starts = {
                name: _start(own[chosen]) or start if a_row_each else _under(game, start, ruling, chosen)
                for name, chosen in readings.items()
            }
            if (plain, turns) not in seen:
                seen.add((plain, turns))
                replays = {name: _replayed(game, start, turns) for name, start in starts.items()}
                yield Comparison(scenario, turns, readings, replays)


def _choosable(game: Game, ruling: Ruling, name: str, scenario: Scenario) -> str:
    """A reading to choose: itself, or where its name stands for many, one that the scenario chooses."""
    (setting,) = (one for one in game.engine.rulings.settings() if one.ruling == ruling.id)
    sample = setting.samples[setting.readings.index(name)]
    if sample == name:
        return name
    chosen = (run.readings[ruling.id] for run in scenario.runs if ruling.id in run.readings)
    return next((one for one in chosen if ruling.reading(one).name == name), sample)


def _lines(run: Run) -> Iterator[tuple[AnyState, tuple[Turn, ...]]]:
    """Where a run begins, and what it plays then: up to each action, played or asked about."""
    start = _start(run)
    if start is None:
        return
    played = tuple((one.seat, one.action) for one in run.played)
    states = [*(one.before for one in run.played), run.end]
    for number in range(1, len(played) + 1):
        yield start, played[:number]
    for one in run.asked:
        if one.before in states:
            yield start, (*played[: states.index(one.before)], (one.seat, one.action))


def _start(run: Run) -> AnyState | None:
    return next((one.before for one in run.played), run.end)


def _under(game: Game, state: AnyState, ruling: Ruling, reading: str) -> AnyState:
    changed: AnyState = game.engine.under(state, state.terms.rulings.with_reading(ruling.id, reading))
    return changed


def _replayed(game: Game, start: AnyState, turns: Sequence[Turn]) -> Replay:
    """Play as far as it goes: to its end, to a refusal, or to an action that is not asked for."""
    try:
        game.engine.validate(start)
    except InvalidPosition as error:
        return Replay(start, faults=error.faults)
    replay = Replay(start)
    for seat, action in turns:
        verdict = game.engine.explain(replay.last, action, seat)
        if verdict.decision is not None or not replay.last.pending:
            return attrs.evolve(replay, cut=True)
        if verdict.reasons:
            return attrs.evolve(replay, refusal=Refusal(seat, action, verdict.objections))
        step = game.engine.play(replay.last, action)
        replay = attrs.evolve(replay, played=(*replay.played, Played(replay.last, seat, action, step)))
    return replay


def _plainness(game: Game, ruling: Ruling, one: Comparison) -> tuple[object, ...]:
    """Best is what differs in what is allowed or scored, shows the ruling's first clause, and is short."""
    home = one.scenario.home
    return (
        not one.differs_in(game, _allowed, _result, _points),
        not one.differs_in(game, _asked_now),
        ruling.clauses.index(home) if home in ruling.clauses else len(ruling.clauses),
        len(one.scenario.text),
        len(one.turns),
    )


def _facts(events: Sequence[Event[Any]]) -> list[tuple[object, ...]]:
    return [event.facts for event in events if not event.sets_the_scene]


def _possible(_game: Game, one: Comparison, name: str, language: Language) -> str | None:
    return (CANNOT_BE if one.replays[name].faults else CAN_BE).in_language(language)


def _allowed(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    replay = one.replays[name]
    if replay.faults or replay.cut:
        return None
    if replay.refusal is not None:
        refused = game.telling.tell_action(replay.refusal.action, language)
        return REFUSED.in_language(language).format(action=refused)
    if all(other.refusal is None for other in one.replays.values()):
        return None
    action = game.telling.tell_action(one.turns[-1][1], language)
    return ALLOWED.in_language(language).format(action=action)


def _result(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    """Who has won."""
    replay = one.replays[name]
    if replay.is_refused or game.engine.outcome(replay.last) is None:
        return None
    *_, line = game.results(replay.last, language)
    return line


def _asked_now(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    """What is to be decided before anybody's next turn; where nothing is, what has happened instead."""
    replay = one.replays[name]
    if replay.is_refused or all(each.is_at_rest for each in one.replays.values()):
        return None
    if replay.is_at_rest:
        return _only_here(game, one, name, language) or NOTHING_ASKED.in_language(language)
    return _asked(game, one, name, language)


def _points(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    replay = one.replays[name]
    if replay.is_refused:
        return None
    points = replay.tale(0).points
    gained = [(seat, points[seat]) for seat in replay.last.terms.seats if seat in points]
    return ", ".join(f"{game.telling.name(seat, language)} +{number}" for seat, number in gained)


def _happened(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    """What happens under this reading and not under every other; or that nothing of it does."""
    replay = one.replays[name]
    if replay.is_refused:
        return None
    if here := _only_here(game, one, name, language):
        return here
    present = _facts(replay.events)
    elsewhere = [event for other in one.replays for event in one.marked(other) if event.facts not in present]
    told = _told(game, elsewhere, language)
    return NOT_SO.in_language(language).format(happens=told) if told else ""


def _only_here(game: Game, one: Comparison, name: str, language: Language) -> str:
    return _told(game, one.marked(name), language)


def _stands(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    """How the players stand once the game is over, as far as it is not the same under every other reading."""
    replays = [one.replays[name], *one.replays.values()]
    if any(replay.is_refused or game.engine.outcome(replay.last) is None for replay in replays):
        return None
    here, *others = ([*game.results(replay.last, language)] for replay in replays)
    return "; ".join(line for line in here if not all(line in other for other in others))


def _knows(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    """What a player can reckon in the end, as far as it is not the same under every other reading."""
    replays = [one.replays[name], *one.replays.values()]
    if any(replay.is_refused for replay in replays):
        return None
    for seat in replays[0].last.terms.seats:
        here, *others = ([*game.known(replay.last, seat, language)] for replay in replays)
        if lines := [line for line in here if not all(line in other for other in others)]:
            return "; ".join(lines)
    return None


def _told(game: Game, events: Iterable[Event[Any]], language: Language) -> str:
    """Events in words, but for points."""
    told = dict.fromkeys(game.telling.tell(event, language) for event in events if not event.gains)
    return " ".join(told).removesuffix(".")


def _asked(game: Game, one: Comparison, name: str, language: Language) -> str | None:
    """What is to be decided next."""
    replay = one.replays[name]
    if replay.is_refused:
        return None
    decision = game.engine.decision(replay.last)
    if decision is None:
        return NOTHING_ASKED.in_language(language)
    return game.telling.tell_decision(decision, language)


ASPECTS: Final[tuple[Aspect, ...]] = (
    *(_possible, _allowed, _result, _asked_now, _points),
    *(_stands, _knows, _happened, _asked),
)
"""What readings are told apart by, the most telling first."""
LAST_RESORTS: Final = (_stands, _knows, _happened, _asked)
"""These are only said where readings are not told apart without."""
