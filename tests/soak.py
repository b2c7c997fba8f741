"""Many random games with every check at every step: ``python -m tests.soak --games 10000``.

The games go round all numbers of players and all ways the extension enters; every other group of games has
random readings. The report says what was met and what was not. The same ``--seed`` gives the same report, and
``--only`` plays one game of it again. Clauses that are never executed are a fault of a whole run alone: some
need thousands of games.

``python -m tests.soak --fuzz 200000`` gives so many damaged texts to the readers instead: only our own errors
may come out. One in a hundred more is a card with decisions written by hand: it is refused, or can be played
to its end with every check at every step.
"""

import argparse
import functools
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import attrs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import lum42_ref as lum
from lum42_ref import Reason, State
from lum42_ref.engine import ENGINE
from lum42_ref.model.components import PLAYER_COUNTS
from lum42_ref.rulings import ExtensionMode, settings
from lum42_ref.universe import action_universe
from rulespec.engine import Event, Objection
from tests.support import fuzz, games, handwritten, invariants, verdicts
from tests.support.games import Opening

KINDS_OF_GAME = tuple(
    product(PLAYER_COUNTS, (ExtensionMode.OFF, ExtensionMode.WIDER_CHOICE, ExtensionMode.CUSTOM_START))
)
WHOLE = 10_000
"""So many games meet every clause; fewer need not: a Traveller with nowhere to flee is rare."""
LOOK_EVERY = 8
"""Every so many decisions a sample of the universe is tried."""
ANSWERING, OTHER = 40, 4
"""How many actions of a sample answer the pending decision, and how many any decision."""
GAMES_AT_ONCE = 4
"""How many games a worker plays before it reports."""
TEXTS_AT_ONCE = 500
"""How many texts a worker reads before it reports."""
CARDS_AT_ONCE = 5
"""How many cards by hand it reads with them, and plays to their end."""


@attrs.define
class Findings:
    """What was met in one game or in many."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    nearest_to_bound: float = 0.0
    """The greatest part of the bound on decisions that a game has used."""
    reasons: set[str] = attrs.Factory(set)
    executed: set[str] = attrs.Factory(set)
    """Clauses and rulings named by events or reasons."""
    readings: set[tuple[str, str]] = attrs.Factory(set)
    violation: str | None = None

    def add(self, other: "Findings") -> None:
        """Take in what was met elsewhere."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.nearest_to_bound = max(self.nearest_to_bound, other.nearest_to_bound)
        self.reasons |= other.reasons
        self.executed |= other.executed
        self.readings |= other.readings
        self.violation = self.violation or other.violation

    def note_events(self, events: Sequence[Event]) -> None:
        """The clauses behind events have been carried out."""
        for event in events:
            self.executed.update(event.clauses)

    def note_objections(self, objections: set[Objection]) -> None:
        """The clauses behind objections have been applied."""
        for objection in objections:
            self.reasons.add(objection.reason.name)
            self.executed.update(objection.clauses)


def opening_of(number: int, chance: Random) -> Opening:
    """Which game has which number: all kinds in turn, with default readings and with random ones."""
    lap, kind = divmod(number, len(KINDS_OF_GAME))
    players, mode = KINDS_OF_GAME[kind]
    return games.drawn_opening(chance, players, mode, defaults=lap % 2 == 0)


def play(number: int, seed: int) -> Findings:
    """One game with every check; a violation is found, told and goes no further."""
    chance = Random(f"{seed}:{number}")
    opening = opening_of(number, chance)
    findings = Findings(games=1, readings=set(readings_in_force(opening)))
    try:
        follow(opening, chance, findings)
    except Exception:  # noqa: BLE001  whatever goes wrong in a game is what the soak looks for
        findings.violation = (
            f"game {number} of seed {seed}, decision {findings.decisions + 1}\n"
            f"{opening}\n"
            f"again: python -m tests.soak --seed {seed} --only {number}\n\n{traceback.format_exc()}"
        )
    return findings


def follow(opening: Opening, chance: Random, findings: Findings) -> None:
    """Play a game from its opening to its end, check each step and note what is met."""
    begun = opening.begin()
    state = begun.state
    findings.note_events(begun.events)
    invariants.every_event_cites(begun.events)
    invariants.check_state(state)
    bound = invariants.most_decisions(state)
    look(state, chance, findings)
    for _, step in games.turns(state, chance):
        invariants.check_step(state, step)
        state = step.state
        findings.note_events(step.events)
        findings.decisions += 1
        assert findings.decisions <= bound, f"more than {bound} decisions"
        if findings.decisions % LOOK_EVERY == 0 or lum.decision(state) is None:
            look(state, chance, findings)
    findings.longest = findings.decisions
    findings.nearest_to_bound = findings.decisions / bound


def look(state: State, chance: Random, findings: Findings) -> None:
    """Try some actions of the universe, most of them such as answer the pending decision."""
    universe = action_universe(state)
    decision = lum.decision(state)
    kinds = () if decision is None else ENGINE.by_decision[type(decision)].actions
    answering = [action for action in universe if type(action) in kinds]
    tried = chance.sample(answering, min(ANSWERING, len(answering))) + chance.sample(universe, OTHER)
    findings.note_objections(verdicts.verdicts_agree_with_legal_actions(state, tried))
    verdicts.only_the_deciding_seat_acts(state, tried[0])
    if decision is not None:
        findings.note_objections({Reason.OTHER_SEAT.objection})


def readings_in_force(opening: Opening) -> Iterator[tuple[str, str]]:
    """Every switchable ruling with its reading in this game, defaults included."""
    differing = opening.rulings.differences()
    for setting in settings():
        yield setting.ruling, differing.get(setting.ruling, setting.default)


def soak(numbers: Sequence[int], seed: int, processes: int, console: Console) -> Findings:
    """Play the games on all processes, in order, up to the first violation."""
    found = Findings()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.Pool(processes) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=len(numbers))
        for findings in pool.imap(functools.partial(play, seed=seed), numbers, GAMES_AT_ONCE):
            found.add(findings)
            progress.advance(task)
            if found.violation is not None:
                break
    return found


def never_executed(found: Findings) -> list[str]:
    """The clauses no event and no reason named, but for examples and those true by construction."""
    return [
        clause.id
        for clause in invariants.catalogue()
        if clause.construction is None and not clause.example and clause.id not in found.executed
    ]


def falls_short(found: Findings) -> bool:
    """A whole run has not executed every clause."""
    return found.games >= WHOLE and bool(never_executed(found))


def report(found: Findings) -> Iterator[str]:
    """What was met, line by line."""
    met = [reason.name for reason in Reason if reason.name in found.reasons]
    unmet = [reason.name for reason in Reason if reason.name not in found.reasons]
    clauses = [clause.id for clause in invariants.catalogue() if clause.id in found.executed]
    rulings = [ruling.id for ruling in invariants.register() if ruling.id in found.executed]
    choices = {(ruling, name) for players in PLAYER_COUNTS for ruling, name in choices_of(players)}
    unused = sorted(choices - found.readings)
    yield f"games: {found.games:,}"
    yield f"decisions: {found.decisions:,}, at most {found.longest:,} in a game"
    yield f"nearest to the bound on decisions: {found.nearest_to_bound:.0%}"
    yield f"reasons met: {len(met)} of {len(Reason)}: {' '.join(met)}"
    yield f"reasons never met: {' '.join(unmet) or 'none'}"
    yield f"clauses executed: {len(clauses)} of {len(invariants.catalogue())}: {' '.join(clauses)}"
    yield f"clauses never executed: {' '.join(never_executed(found)) or 'none'}"
    yield f"rulings that decided: {len(rulings)}: {' '.join(rulings)}"
    yield f"readings used: {len(found.readings)} of {len(choices)}"
    yield f"readings never used: {' '.join(f'{ruling} {name}' for ruling, name in unused) or 'none'}"


def choices_of(players: int) -> Iterator[tuple[str, str]]:
    """Every reading that a game of so many players can have."""
    for ruling, names in games.readings(players).items():
        for name in names:
            yield ruling, name


@attrs.define
class Refusals:
    """What became of damaged texts."""

    taken: int = 0
    refused: int = 0
    played: int = 0
    """Cards by hand that were taken and played to their end."""
    impossible: int = 0
    """Cards by hand that were refused."""
    slowest: float = 0.0
    """Seconds for one text, at most."""
    violation: str | None = None

    def add(self, other: "Refusals") -> None:
        """Take in what became of others."""
        self.taken += other.taken
        self.refused += other.refused
        self.played += other.played
        self.impossible += other.impossible
        self.slowest = max(self.slowest, other.slowest)
        self.violation = self.violation or other.violation


def read_damaged(numbers: range, seed: int) -> Refusals:
    """Give texts to their readers; a reader that fails in another way than it should is a violation."""
    found = Refusals()
    chance = Random(f"{seed}:{numbers.start}")
    for number, (name, text) in zip(numbers, fuzz.inputs(chance), strict=False):
        begin = time.perf_counter()
        try:
            taken = fuzz.is_taken(name, text)
        except Exception:  # noqa: BLE001  whatever goes wrong in a reader is what the soak looks for
            found.violation = f"{name}, text {number} of seed {seed}\n{text!r}\n\n{traceback.format_exc()}"
            break
        found.slowest = max(found.slowest, time.perf_counter() - begin)
        found.taken += taken
        found.refused += not taken
    if found.violation is None:
        read_by_hand(chance, found)
    return found


def read_by_hand(chance: Random, found: Refusals) -> None:
    """Read cards with decisions written by hand; one that is taken and cannot be played is a violation."""
    for _ in range(CARDS_AT_ONCE):
        text = handwritten.card(chance)
        try:
            played = handwritten.is_refused_or_playable(text, chance)
        except Exception:  # noqa: BLE001  whatever goes wrong from a card is what the soak looks for
            found.violation = f"a card by hand\n{text}\n\n{traceback.format_exc()}"
            return
        found.played += played
        found.impossible += not played


def soak_readers(inputs: int, seed: int, processes: int, console: Console) -> Refusals:
    """Give damaged texts to the readers on all processes, in order, up to the first violation."""
    found = Refusals()
    columns = (TextColumn("texts"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    batches = [range(begin, min(begin + TEXTS_AT_ONCE, inputs)) for begin in range(0, inputs, TEXTS_AT_ONCE)]
    with multiprocessing.Pool(processes) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("texts", total=inputs)
        for refusals in pool.imap(functools.partial(read_damaged, seed=seed), batches):
            found.add(refusals)
            progress.update(task, completed=found.taken + found.refused)
            if found.violation is not None:
                break
    return found


def tell_readers(found: Refusals, console: Console) -> int:
    """Report what became of the texts, and whether all is well."""
    if found.violation is not None:
        console.print(f"violation: {found.violation}")
        return 1
    console.print(f"texts: {found.taken + found.refused:,}, taken {found.taken:,}, refused {found.refused:,}")
    console.print(f"cards by hand: played to the end {found.played:,}, refused {found.impossible:,}")
    console.print(f"slowest: {found.slowest:.2f} s")
    return 0


def main() -> int:
    """Play, report, and say with the exit code whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=WHOLE, help="how many games to play")
    parser.add_argument("--seed", type=int, default=0, help="which games to play")
    parser.add_argument("--only", type=int, help="play just the game of this number")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many games at once")
    parser.add_argument("--fuzz", type=int, help="read so many damaged texts instead of playing")
    wanted = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False, markup=False)
    if wanted.fuzz is not None:
        return tell_readers(soak_readers(wanted.fuzz, wanted.seed, wanted.processes, console), console)
    numbers = range(wanted.games) if wanted.only is None else [wanted.only]
    found = soak(numbers, wanted.seed, wanted.processes, console)
    if found.violation is not None:
        console.print(f"violation: {found.violation}")
        return 1
    for line in report(found):
        console.print(line)
    return 1 if falls_short(found) else 0


if __name__ == "__main__":
    sys.exit(main())
