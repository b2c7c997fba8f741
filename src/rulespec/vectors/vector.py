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

VERSION: Final = "3.0.0"
"""Of the form of vectors. MAJOR: a consumer must change; MINOR: new kinds or keys; PATCH: other vectors."""


def major(version: str) -> str:
    """The number of a version that says whether a consumer must change."""
    return version.partition(".")[0]


Count = NewType("Count", int)
"""How many there are."""
Depth = NewType("Depth", int)
"""How many actions a line of play has that is counted."""
Digest = NewType("Digest", str)
"""sha256 in hexadecimal."""
Text = NewType("Text", str)
"""A line that people read."""
WrittenPart = NewType("WrittenPart", object)
"""A part of a document as it is written there: any JSON value."""
Tag = NewType("Tag", str)
"""A word of the game for vectors that one may want to leave out, or to take alone."""
VectorId = NewType("VectorId", str)
"""Stable and readable: kind, chapter, what it shows."""

QuestionT_co = TypeVar("QuestionT_co", covariant=True)
ExpectedT_co = TypeVar("ExpectedT_co", covariant=True)


@attrs.frozen
class Info(Generic[RulingsT]):
    """What a vector is, apart from what it asks and expects."""

    id: VectorId
    hash: Digest
    """sha256 of the canonical JSON of everything but ``_info``."""
    format: Text
    version: Text
    rules_version: Text
    clauses: tuple[ClauseId, ...]
    """The clauses that the answer names when it is worked out."""
    rulings: tuple[RulingId, ...]
    """The rulings that decided, and those of which another than the default reading is in force."""
    readings: RulingsT
    """The readings in force that differ from the defaults."""
    tags: tuple[Tag, ...]
    catches: Text
    """The mistake that it notices."""
    source: Text
    """Where it comes from: a scenario, or a game that was searched."""


@attrs.frozen
class Vector(Generic[QuestionT_co, ExpectedT_co, RulingsT]):
    """A question with the answer that is expected."""

    info: Info[RulingsT]
    question: QuestionT_co
    expect: ExpectedT_co


AnyVector = Vector[Any, Any, Any]
"""A vector of whichever kind and game."""


@attrs.frozen
class AllowedAction(Generic[StateT, SeatT]):
    """An action that is allowed: what does it bring about?"""

    state: StateT
    seat: SeatT | Chance
    """Who decides; chance where the rules draw or roll."""
    action: Action


@attrs.frozen
class Change:
    """One part of a state that an action changes."""

    path: Text
    """A JSON pointer into the state."""
    was: WrittenPart
    now: WrittenPart


@attrs.frozen
class AllowedExpected(Generic[SeatT]):
    """What an allowed action brings about."""

    digest: Digest
    """Of the state afterwards, as a document."""
    changes: tuple[Change, ...]
    """Carried out on the state before, they give the state afterwards."""
    events: tuple[Event[Any], ...]
    scores: Mapping[SeatT, int]


@attrs.frozen
class RefusedAction(Generic[StateT, SeatT]):
    """An action that is refused: why?"""

    state: StateT
    seat: SeatT | Chance
    action: Action


@attrs.frozen
class RefusedExpected:
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
    """Play digests of the opening position, and of the position after each action."""
    legal: tuple[Count, ...]
    """How many actions are legal in each of these positions."""
    outcome: OutcomeT


@attrs.frozen
class Perft(Generic[StateT]):
    """A position: how many lines of play of so many actions are there? Those of chance are actions, too."""

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
