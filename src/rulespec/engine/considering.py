"""Which reasons are looked at when an action is tried, and when one is not: said once, and checked."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import attrs

from rulespec.engine.kinds import Action, Objection, Reason
from rulespec.language import Bilingual


@attrs.frozen
class Circumstance:
    """When a reason comes into question at all, in words and as something that can be found out."""

    words: Bilingual
    """To follow "only if": a clause without a full stop."""
    holds: Callable[[Any, Any, Any], bool]
    """Of a table, a decision that waits and an action that is tried."""


@attrs.frozen
class Considered:
    """A reason that an action can be refused for, and when it is looked at."""

    reason: Reason
    unless: tuple[Reason, ...] = ()
    """Not beside one of these: where one of them holds, it is not looked at."""
    beside: tuple[Reason, ...] = ()
    """Only beside these."""
    where: Circumstance | None = None
    """Only then; always, if it is not said."""


Considerations = Mapping[type[Action], tuple[Considered, ...]]
"""What is looked at for each kind of action that answers a decision."""


def breaches(
    considered: tuple[Considered, ...],
    table: object,
    decision: object,
    action: Action,
    objections: tuple[Objection, ...],
) -> Iterator[str]:
    """What a refusal has against the table of its chapter; nothing, if the two agree."""
    met = [objection.reason for objection in objections]
    listed = {one.reason: one for one in considered}
    for reason in met:
        one = listed.get(reason)
        if one is None:
            yield f"{reason.name} is not listed"
            continue
        yield from (f"{reason.name} beside {other.name}" for other in one.unless if other in met)
        yield from (f"{reason.name} without {other.name}" for other in one.beside if other not in met)
        if one.where is not None and not one.where.holds(table, decision, action):
            yield f"{reason.name}, though not the case: {one.where.words.en}"
