"""Transcripts: what a line of play does to the course of a game, as the page on order shows it."""

from typing import Any

import attrs

from lum42_ref.engine import ENGINE
from lum42_ref.game import GAME
from lum42_ref.model.components import Seat
from lum42_ref.model.course import Step
from lum42_ref.model.decisions import Decision
from lum42_ref.model.table import State
from lum42_ref.vocabulary import VOCABULARY
from rulespec.engine import Event
from tests.support.games import Opening

PLAYED = "> "
OPENING = "opening"
"""The first line of a transcript that begins with the first position of a game."""
COURSE = ("round", "phase", "first", "active", "skipped")
"""What tells where in the course of a game a position stands."""


def transcript(block: str) -> str:
    """The same block, told anew: what comes of each line of play in the position of its card."""
    card = "".join(f"{line}\n" for line in block.splitlines() if not line.startswith((PLAYED, "  ")))
    lines = [card]
    if card.startswith(OPENING):
        seats = tuple(Seat[name.upper()] for name in card.split()[1:])
        step = Opening(seats, 0, {}).begin()
        state = step.state
        lines += _told(attrs.evolve(state, pending=()), step)
    else:
        state = GAME.notation.read_card(card)
    for line in block.splitlines():
        if line.startswith(PLAYED):
            (action,) = GAME.notation.read_line(line.removeprefix(PLAYED), state).actions
            step = ENGINE.play(state, action)
            lines += [f"{line}\n", *_told(state, step)]
            state = step.state
    return "".join(lines)


def _told(before: State, step: Step) -> list[str]:
    after = step.state
    told = {"events": _listed(step.events), "pending": _waiting(after.pending)}
    told |= {name: _shown(after, name) for name in COURSE if getattr(before, name) != getattr(after, name)}
    return [f"  {name:<9}{said}\n" for name, said in told.items()]


def _listed(events: tuple[Event[Any], ...]) -> str:
    return ", ".join(_event(event) for event in events)


def _event(event: Event[Any]) -> str:
    """Its word, and who or what it is about where that tells it apart."""
    about = [getattr(event, name) for name in ("phase", "seat", "why") if hasattr(event, name)]
    return " ".join(map(VOCABULARY.word, [type(event), *about]))


def _waiting(pending: tuple[Decision, ...]) -> str:
    return ", ".join(f"{VOCABULARY.word(type(one))} {VOCABULARY.word(one.seat)}" for one in pending) or "none"


def _shown(state: State, name: str) -> str:
    value = getattr(state, name)
    if isinstance(value, tuple):
        return ", ".join(VOCABULARY.word(seat) for seat in value) or "none"
    return str(value) if name == "round" else VOCABULARY.word(value)
