"""A vector: a question about a game, the answer that is expected, and what there is to say about it.

What a game is made of fills the roles (``StateT``, ``SeatT``, …) when vectors are read and written.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, NewType, TypeVar

import attrs

from rulespec.codec.roles import LayoutT, ObservationT, OutcomeT, RulingsT, SeatT, StateT
from rulespec.engine import Action, Chance, Event, Reason
from rulespec.engine.kinds import Clauses
from rulespec.text.ids import ClauseId, RulingId

VERSION: Final = "2.0.0"
"""Of the form of vectors. MAJOR: a consumer must change; MINOR: new kinds or keys; PATCH: other vectors."""

Count = NewType("Count", int)
"""How many there are."""
Depth = NewType("Depth", int)
"""How many actions a line of play has that is counted."""
Digest = NewType("Digest", str)
"""sha256 in hexadecimal."""
Line = NewType("Line", str)
"""A line that people read."""
Part = NewType("Part", object)
"""A part of a document as it is written there: any JSON value."""
VectorId = NewType("VectorId", str)
"""Stable and readable: kind, chapter, what it shows."""

QuestionT = TypeVar("QuestionT", covariant=True)
ExpectedT = TypeVar("ExpectedT", covariant=True)


@attrs.frozen
class Info(Generic[RulingsT]):
    """What a vector is, apart from what it asks and expects."""

    id: VectorId
    hash: Digest
    """sha256 of the canonical JSON of everything but ``_info``."""
    format: Line
    version: Line
    rules_version: Line
    clauses: tuple[ClauseId, ...]
    """The clauses that the answer names when it is worked out."""
    rulings: tuple[RulingId, ...]
    """The rulings that decided, and those of which another than the default reading is in force."""
    readings: RulingsT
    """The readings in force that differ from the defaults."""
    catches: Line
    """The mistake that it notices."""
    source: Line
    """Where it comes from: a scenario, or a game that was searched."""


@attrs.frozen
class Vector(Generic[QuestionT, ExpectedT, RulingsT]):
    """A question with the answer that is expected."""

    info: Info[RulingsT]
    question: QuestionT
    expect: ExpectedT


AnyVector = Vector[Any, Any, Any]
"""A vector of whichever kind and game."""


@attrs.frozen
class Step(Generic[StateT, SeatT]):
    """An action that is allowed: what does it bring about?"""

    state: StateT
    seat: SeatT | Chance
    """Who decides; chance where the rules draw or roll."""
    action: Action


@attrs.frozen
class Change:
    """One part of a state that an action changes."""

    path: Line
    """A JSON pointer into the state."""
    was: Part
    now: Part


@attrs.frozen
class StepExpected(Generic[SeatT]):
    """What an allowed action brings about."""

    digest: Digest
    """Of the state afterwards, as a document."""
    changes: tuple[Change, ...]
    """Carried out on the state before, they give the state afterwards."""
    events: tuple[Event[Any], ...]
    scores: Mapping[SeatT, int]


@attrs.frozen
class Refusal(Generic[StateT, SeatT]):
    """An action that is refused: why?"""

    state: StateT
    seat: SeatT | Chance
    action: Action


@attrs.frozen
class RefusalExpected:
    """Why an action is refused."""

    reasons: tuple[Reason, ...]
    """All that hold, in the order of the enum."""
    clauses: Clauses
    rulings: Clauses


@attrs.frozen
class Legal(Generic[StateT]):
    """A position: who decides, and what is legal?"""

    state: StateT


@attrs.frozen
class Weighted:
    """An outcome of chance, and how likely it is beside the others."""

    action: Action
    weight: int


@attrs.frozen
class LegalExpected(Generic[SeatT]):
    """Everything that whoever decides may do, or that chance may bring."""

    seat: SeatT | Chance | None
    """Nobody once the game is over."""
    actions: tuple[Action, ...]
    """Without regard to their order."""
    chances: tuple[Weighted, ...]
    """Where chance decides: each of these actions with its weight."""


@attrs.frozen
class WholeGame(Generic[LayoutT, RulingsT]):
    """A layout, the readings in force and the actions of a whole game: which positions come up?"""

    layout: LayoutT
    rulings: RulingsT
    actions: tuple[Action, ...]
    """Those of chance included."""


@attrs.frozen
class WholeGameExpected(Generic[OutcomeT]):
    """The course of a whole game."""

    opening: tuple[Event[Any], ...]
    """What happens before the first action."""
    digests: tuple[Digest, ...]
    """Of the opening position, and of the position after each action."""
    legal: tuple[Count, ...]
    """How many actions are legal in each of these positions."""
    outcome: OutcomeT


@attrs.frozen
class Perft(Generic[StateT]):
    """A position: how many lines of play of so many actions are there? What chance brings is an action, too."""

    state: StateT
    depth: Depth


@attrs.frozen
class Subtotal:
    """How many lines of play begin with an action."""

    action: Action
    count: int


@attrs.frozen
class PerftExpected:
    """How many lines of play there are."""

    count: int
    divide: tuple[Subtotal, ...]


@attrs.frozen
class Observe(Generic[StateT, SeatT]):
    """A position and a seat: what may that seat know?"""

    state: StateT
    seat: SeatT


@attrs.frozen
class ObserveExpected(Generic[ObservationT]):
    """What a seat may know."""

    observation: ObservationT
