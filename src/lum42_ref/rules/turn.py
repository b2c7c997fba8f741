"""A turn of phase 2: a move of the ship, then a deployment."""

from collections.abc import Iterator
from typing import assert_never

from lum42_ref.model.actions import SKIP_TURN, Deploy, Move, SkipTurn
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.events import Step, TurnSkipped
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import State
from lum42_ref.rules import deployment, movement


def candidates(state: State, turn: Navigate) -> Iterator[Move | Deploy | SkipTurn]:
    """Steps, then deployments, then to skip.

    Design:
        What could be done; the objections decide.
    """
    yield from movement.candidates(state, turn)
    if turn.has_moved:
        yield from deployment.candidates(state, turn)
    else:
        yield SKIP_TURN


def objections(state: State, turn: Navigate, action: Move | Deploy | SkipTurn) -> Iterator[Reason]:
    """A turn is a move and a deployment; it is skipped only where no such turn exists (R-29).

    Rules:
        MOV-1: A turn of phase 2
    """
    match action:
        case Move():
            return movement.objections(state, turn, action)
        case Deploy():
            return deployment.objections(state, turn, action)
        case SkipTurn():
            return iter((Reason.LEGAL_TURN_EXISTS,) if legal_turn_exists(state, turn) else ())
        case _:
            assert_never(action)


def legal_turn_exists(state: State, turn: Navigate) -> bool:
    """The ship is under way, or can make a first step from which a deployment can be reached.

    Design:
        Under the default readings there always is one (annex A.6).
    """
    return turn.has_moved or any(
        next(movement.objections(state, turn, step), None) is None
        for step in movement.candidates(state, turn)
    )


def carry_out(step: Step, turn: Navigate, action: Move | Deploy | SkipTurn) -> Step:
    """Move on, deploy and end the turn, or skip it."""
    match action:
        case Move():
            return movement.carry_out(step, turn, action)
        case Deploy():
            return deployment.carry_out(step, turn, action)
        case SkipTurn():
            return step.then(TurnSkipped(("R-29",), turn.seat))
        case _:
            assert_never(action)
