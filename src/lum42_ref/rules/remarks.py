"""What players look for after an action and what does not happen; each chapter says it beside its rule."""

from collections.abc import Iterator
from itertools import takewhile

from lum42_ref.model.course import Step
from lum42_ref.model.events import (
    CubesSwapped,
    ProbeSentHome,
    ShipMoved,
    UnitDeployed,
    UnitExiled,
    UnitFled,
    UnitPlaced,
    UnitReturned,
    UnitSent,
)
from lum42_ref.model.remarks import Remark
from lum42_ref.model.table import State
from lum42_ref.rules import combat, exile, objectives, passage, probes, saboteur, swap, transformation
from rulespec.engine.kinds import Action


def remarks(before: State, _action: Action, step: Step) -> Iterator[Remark]:
    """All that can be said of an action that was carried out.

    Design:
        The events of the action itself come before the next turn, phase or round begins.
    """
    own = tuple(takewhile(lambda event: not event.sets_the_scene, step.events))
    for event in own:
        yield from _on(before, event)
    yield from transformation.remarks(own)
    yield from objectives.remarks(before, step.state, own)
    yield from objectives.remarks_on_rewards(step.state, step.events)
    yield from probes.remarks(before, step.state, own)


def _on(before: State, event: object) -> Iterator[Remark]:
    match event:
        case ShipMoved():
            yield from passage.remarks_on_entry(before, event)
        case UnitFled():
            yield from passage.remarks_on_flight(before, event)
        case UnitSent():
            yield from combat.remarks(before, event)
            yield from passage.remarks_on_attack(before, event)
        case UnitDeployed() | UnitPlaced():
            yield from saboteur.remarks_on_arrival(before, event)
        case ProbeSentHome():
            yield from saboteur.remarks_on_probe(event)
        case UnitExiled():
            yield from exile.remarks_on_arrival(event)
        case UnitReturned():
            yield from exile.remarks_on_return(event)
        case CubesSwapped():
            yield from swap.remarks(before, event)
        case _:
            pass
