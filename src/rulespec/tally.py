"""Points explained: what a player scored, part by part of a game, event by event, clause by clause."""

import enum
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from rulespec.codec.border import Json, loads
from rulespec.engine import Action, Event, GameRecord, Step
from rulespec.game import Game
from rulespec.language import Bilingual

FORM = 1
"""The version of the document."""


@attrs.frozen
class Gain:
    """Points that one event brought one seat."""

    seat: enum.Enum
    points: int
    part: Bilingual | None
    """The part of the game in which it came; None before the first that has a name."""
    event: Event[Any]
    number: int
    """The action that caused it, counted from 1; 0 for what came before all of them."""
    action: Action | None
    decider: enum.Enum | None
    """Who took that action."""


@attrs.frozen
class Part:
    """What a seat scored in one part of a game."""

    title: Bilingual | None
    gains: tuple[Gain, ...]

    @property
    def points(self) -> int:
        """All of it."""
        return sum(gain.points for gain in self.gains)


@attrs.frozen
class Tally:
    """What a seat scored in a game."""

    seat: enum.Enum
    parts: tuple[Part, ...]
    """Every part that was played, also those in which the seat scored nothing."""

    @property
    def points(self) -> int:
        """All of it."""
        return sum(part.points for part in self.parts)


def tallies(game: Game, record: GameRecord[Any, Any]) -> tuple[Tally, ...]:
    """What each seat scored in a game, or in so much of it as was written down."""
    steps = list(game.notation.replay(record))
    gains = list(_gains(game, record.actions, steps))
    begun = (game.part(event) for step in steps for event in step.events)
    nameless = [None] if any(gain.part is None for gain in gains) else []
    titles = [*nameless, *dict.fromkeys(title for title in begun if title is not None)]
    scores: Mapping[enum.Enum, int] = game.questions().scores(steps[-1].state)
    told = tuple(_tally(seat, titles, gains) for seat in scores)
    assert {tally.seat: tally.points for tally in told} == dict(scores), "points come from events alone"
    return told


def document(game: Game, told: Sequence[Tally]) -> Json:
    """The tallies as plain data: seats and events as in every document of the game."""
    return {
        "format": f"{game.book.name}-points",
        "version": FORM,
        "rules_version": game.book.version,
        "players": [
            {
                "seat": game.telling.vocabulary.word(tally.seat),
                "points": tally.points,
                "parts": [
                    {
                        "title": None if part.title is None else attrs.asdict(part.title),
                        "points": part.points,
                        "gains": [_gain(game, gain) for gain in part.gains],
                    }
                    for part in tally.parts
                ],
            }
            for tally in told
        ],
    }


def _gain(game: Game, gain: Gain) -> Json:
    return {
        "points": gain.points,
        "action": gain.number,
        "clauses": list(gain.event.clauses),
        "event": loads(game.codec.encode(gain.event).encode()),
    }


def _tally(seat: enum.Enum, titles: Sequence[Bilingual | None], gains: Sequence[Gain]) -> Tally:
    own = [gain for gain in gains if gain.seat is seat]
    return Tally(seat, tuple(Part(title, tuple(one for one in own if one.part == title)) for title in titles))


def _gains(game: Game, actions: Sequence[Action], steps: Sequence[Step[Any]]) -> Iterator[Gain]:
    """Everything that brought points, in order; a part lasts until the next one begins."""
    part: Bilingual | None = None
    for number, step in enumerate(steps):
        action = actions[number - 1] if number else None
        decider = game.engine.decider(steps[number - 1].state) if number else None
        for event in step.events:
            part = game.part(event) or part
            for seat, points in event.gains.items():
                yield Gain(seat, points, part, event, number, action, decider)
