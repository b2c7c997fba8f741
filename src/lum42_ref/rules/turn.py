"""A turn of phase 2: a move of the ship, then a deployment."""

from typing import Final

from lum42_ref.model.actions import SKIP_TURN, Deploy, Move, SkipTurn
from lum42_ref.model.chapter import Chapter
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.events import TurnSkipped
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import deployment, movement
from rulespec.engine.considering import Considered
from rulespec.engine.kinds import Objection


def legal(state: Table, turn: Navigate) -> tuple[Move | Deploy | SkipTurn, ...]:
    """Steps, then deployments; to skip only where there is neither (R-29).

    Rules:
        MOV-1: A turn of phase 2
    """
    steps = movement.legal_steps(state, turn)
    if len(turn.path) == 1:
        return tuple(steps) or (SKIP_TURN,)
    return (*steps, *deployment.legal_deployments(state, turn))


def objections(state: Table, turn: Navigate, action: Move | Deploy | SkipTurn) -> list[Objection]:
    """What speaks against a step, a deployment, or skipping the turn.

    Design:
        A turn is skipped only where no other action is legal.
    """
    if isinstance(action, Move):
        return movement.objections(state, turn, action)
    if isinstance(action, Deploy):
        return deployment.objections(state, turn, action)
    return [] if legal(state, turn) == (SKIP_TURN,) else [Reason.LEGAL_TURN_EXISTS.objection]


def carry_out(course: Course, turn: Navigate, action: Move | Deploy | SkipTurn) -> None:
    """Move on, deploy and end the turn, or skip it.

    Design:
        A skipped turn leaves the unit available (R-29).
    """
    if isinstance(action, Move):
        movement.carry_out(course, turn, action)
    elif isinstance(action, Deploy):
        deployment.carry_out(course, turn, action)
    else:
        course.then(TurnSkipped(("R-29",), turn.seat))


TURN: Final = Chapter[Navigate, Move | Deploy | SkipTurn](
    decision=Navigate,
    actions=(Move, Deploy, SkipTurn),
    phase=Phase.DEPLOYMENT,
    legal=legal,
    objections=objections,
    carry_out=carry_out,
    due=lambda _state, _turn: ("MOV-1",),
    considers={
        Move: movement.CONSIDERED,
        Deploy: deployment.CONSIDERED,
        SkipTurn: (Considered(Reason.LEGAL_TURN_EXISTS),),
    },
)
