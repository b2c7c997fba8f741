"""Cards with decisions that somebody might write by hand: whatever is taken can be played to its end.

They come from games played at random. What waits is put together by lot from the kinds of decisions and from
the values that their fields can have, or is what waited in the game, changed in one part, doubled or turned
round; some statements of the card are left out, so that the reader must complete it.
"""

import functools
import types
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, get_args

import attrs

import lum42_ref as lum
from lum42_ref import State
from lum42_ref.engine import ENGINE
from lum42_ref.model.components import UNITS, Unit
from lum42_ref.model.decisions import Decision
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.notation import NOTATION, read_card, write_card
from lum42_ref.rulings import ExtensionMode
from rulespec.errors import RulesError
from rulespec.notation.spelling import essence, is_list, is_optional
from tests.support import games, invariants
from tests.support.damage import damaged

GAMES = 12
"""How many games the positions come from."""
STRETCH = 7
"""Every so many decisions a position of these games is taken."""
FAR_AWAY = Cell(9, -9)
LONGEST = 2000
"""No game from a sound position takes so many decisions."""


@functools.cache
def positions() -> tuple[State, ...]:
    """Positions of games of every kind."""
    found: list[State] = []
    for number in range(GAMES):
        chance = Random(f"by hand {number}")
        mode = tuple(ExtensionMode)[number % 3]
        opening = games.drawn_opening(chance, 2 + number % 3, mode, defaults=number % 4 == 0)
        found += [
            step.state
            for place, (_, step) in enumerate(games.turns(opening.begin().state, chance))
            if place % STRETCH == 0 or len(step.state.pending) > 1
        ]
    return tuple(found)


def card(chance: Random) -> str:
    """A card with decisions written by hand."""
    state = chance.choice(positions())
    pending = chance.choice(WAYS)(state, chance)
    lines = [line for line in write_card(state).splitlines() if not line.startswith("pending ")]
    left_out = chance.choice(LEFT_OUT)
    kept = [line for line in lines if not line.startswith(left_out)] if left_out else lines
    return "\n".join([*kept, *(f"pending {NOTATION.write_decision(decision)}" for decision in pending)])


LEFT_OUT = ("", "", "", "units", "locked", "achieved", "reading", "exile", "score", "planets")
"""Statements that a card may do without."""


def is_refused_or_playable(text: str, chance: Random) -> bool:
    """The card is refused by an error of ours, or it can be played to the end with every invariant."""
    try:
        state = read_card(text)
    except RulesError:
        return False
    assert read_card(write_card(state)) == state
    for number, (_, step) in enumerate(games.turns(state, chance)):
        invariants.check_sound_step(state, step)
        state = step.state
        assert number < LONGEST, "a game without end"
    assert lum.outcome(state) is not None, "a game that stops before its end"
    return True


def as_it_was(state: State, _chance: Random) -> Sequence[Decision]:
    return state.pending


def changed(state: State, chance: Random) -> Sequence[Decision]:
    """One part of one decision is another."""
    if not state.pending:
        return any_decisions(state, chance)
    place = chance.randrange(len(state.pending))
    decision = state.pending[place]
    field = chance.choice(attrs.fields(attrs.resolve_types(type(decision))))
    new = damaged(decision, **{field.name: any_value(state, field.type, chance)})
    return (*state.pending[:place], new, *state.pending[place + 1 :])


def doubled(state: State, chance: Random) -> Sequence[Decision]:
    return (*state.pending, *state.pending) if chance.randrange(2) else tuple(reversed(state.pending))


def shortened(state: State, chance: Random) -> Sequence[Decision]:
    """One of several is missing, or what waited elsewhere waits here too."""
    if len(state.pending) > 1:
        return state.pending[1:] if chance.randrange(2) else state.pending[:-1]
    return (*chance.choice(positions()).pending, *state.pending)


def of_another_position(_state: State, chance: Random) -> Sequence[Decision]:
    return chance.choice(positions()).pending


def any_decisions(state: State, chance: Random) -> Sequence[Decision]:
    """One decision or two, each part by lot."""
    return [any_decision(state, chance) for _ in range(chance.choice((1, 1, 1, 2)))]


WAYS: tuple[Callable[[State, Random], Sequence[Decision]], ...] = (
    as_it_was,
    changed,
    changed,
    changed,
    doubled,
    shortened,
    of_another_position,
    any_decisions,
)


def any_decision(state: State, chance: Random) -> Decision:
    """A decision of a kind that belongs to the phase, or of any kind."""
    of_the_phase = [chapter.decision for chapter in ENGINE.chapters if chapter.phase is state.phase]
    kind: Any = chance.choice(of_the_phase if of_the_phase and chance.randrange(4) else ENGINE.decisions)
    fields = attrs.fields(attrs.resolve_types(kind))
    made: Decision = kind(**{field.name: any_value(state, field.type, chance) for field in fields})
    return made


def any_value(state: State, kind: Any, chance: Random) -> Any:
    """Some value of a field, most of them such as the position has."""
    if is_optional(kind) and chance.randrange(2):
        return None
    held = essence(kind)
    if is_list(kind):
        return tuple(any_value(state, held, chance) for _ in range(chance.choice((0, 1, 1, 2, 4))))
    if isinstance(held, types.UnionType):
        held = chance.choice([part for part in get_args(held) if part is not types.NoneType])
    if held is Cell:
        return chance.choice([*state.space, *state.ships.values(), CENTRE, FAR_AWAY])
    if held is Unit:
        return chance.choice([unit for unit in UNITS.values() if unit.seat in state.boards])
    if held is bool:
        return bool(chance.randrange(2))
    members: Any = held if isinstance(held, type) else state.terms.seats
    return chance.choice(list(members))
