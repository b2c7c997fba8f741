"""A turn of phase 2: a move of the ship, then a deployment."""

from lum42_ref.model.actions import SKIP_TURN, Deploy, Move, SkipTurn
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.events import Course, TurnSkipped
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Table
from lum42_ref.rules import deployment, movement


def legal(state: Table, turn: Navigate) -> tuple[Move | Deploy | SkipTurn, ...]:
    """The steps and deployments nothing speaks against; to skip only where there is none.

    Design:
        Steps and deployments each share one look at the position; the objections below are the same.
    """
    against_step = movement.objections(state, turn)
    steps = [step for step in movement.candidates(state, turn) if not against_step(step)]
    if len(turn.path) == 1:
        return tuple(steps) or (SKIP_TURN,)
    against_deployment = deployment.objections(state, turn)
    deployments = [unit for unit in deployment.candidates(state, turn) if not against_deployment(unit)]
    return (*steps, *deployments)


def objections(state: Table, turn: Navigate, action: Move | Deploy | SkipTurn) -> list[Reason]:
    """A turn is a move and a deployment; it is skipped only where no such turn exists (R-29).

    Rules:
        MOV-1: A turn of phase 2
    """
    if isinstance(action, Move):
        return movement.objections(state, turn)(action)
    if isinstance(action, Deploy):
        return deployment.objections(state, turn)(action)
    return [] if legal(state, turn) == (SKIP_TURN,) else [Reason.LEGAL_TURN_EXISTS]


def carry_out(course: Course, turn: Navigate, action: Move | Deploy | SkipTurn) -> Course:
    """Move on, deploy and end the turn, or skip it."""
    if isinstance(action, Move):
        return movement.carry_out(course, turn, action)
    if isinstance(action, Deploy):
        return deployment.carry_out(course, turn, action)
    return course.then(TurnSkipped(("R-29",), turn.seat))
