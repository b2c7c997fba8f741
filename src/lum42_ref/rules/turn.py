"""A turn of phase 2: a move of the ship, then a deployment."""

from lum42_ref.model.actions import SKIP_TURN, Deploy, Move, SkipTurn
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.events import Course, TurnSkipped
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules import deployment, movement


def candidates(state: Table, turn: Navigate) -> list[Move | Deploy | SkipTurn]:
    """Steps, then deployments, or to skip.

    Design:
        What could be done; the objections decide.
    """
    if turn.has_moved:
        return [*movement.candidates(state, turn), *deployment.candidates(state, turn)]
    return [*movement.candidates(state, turn), SKIP_TURN]


def objections(state: Table, turn: Navigate, action: Move | Deploy | SkipTurn) -> list[Reason]:
    """A turn is a move and a deployment; it is skipped only where no such turn exists (R-29).

    Rules:
        MOV-1: A turn of phase 2
    """
    if isinstance(action, Move):
        return movement.objections(state, turn, action)
    if isinstance(action, Deploy):
        return deployment.objections(state, turn, action)
    return [Reason.LEGAL_TURN_EXISTS] if legal_turn_exists(state, turn) else []


def legal_turn_exists(state: Table, turn: Navigate) -> bool:
    """The ship is under way, or can make a first step from which a deployment can be reached.

    Design:
        Under the default readings there always is one (annex A.6).
    """
    if turn.has_moved:
        return True
    return any(not movement.objections(state, turn, step) for step in movement.candidates(state, turn))


def carry_out(course: Course, turn: Navigate, action: Move | Deploy | SkipTurn) -> Course:
    """Move on, deploy and end the turn, or skip it."""
    if isinstance(action, Move):
        return movement.carry_out(course, turn, action)
    if isinstance(action, Deploy):
        return deployment.carry_out(course, turn, action)
    return course.then(TurnSkipped(("R-29",), turn.seat))
