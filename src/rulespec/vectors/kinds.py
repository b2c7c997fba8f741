"""The kinds of vectors: what each one asks, and what it expects."""

from collections.abc import Mapping
from typing import Any, Final, NewType

import attrs

from lum42_ref.model.components import Colour, Cubes, Seat
from lum42_ref.model.events import Event
from lum42_ref.model.observation import Observation
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Achieved, Layout, State
from lum42_ref.rulings import Rulings
from rulespec.engine import Action

FORMAT: Final = "lum42-vector"
VERSION: Final = "1.0.0"
"""MAJOR: a consumer must change; MINOR: new kinds or keys; PATCH: other vectors in the same form."""

Digest = NewType("Digest", str)
"""sha256 in hexadecimal."""
VectorId = NewType("VectorId", str)
"""Stable and readable: kind, chapter, what it shows."""
Text = NewType("Text", str)
"""A line that people read."""
Json = Any
"""Any JSON value: a part of a state as it is written."""


@attrs.frozen
class Info:
    """What a vector is, apart from what it asks and expects."""

    id: VectorId
    hash: Digest
    """sha256 of the canonical JSON of everything but ``_info``."""
    format: Text
    version: Text
    rules_version: Text
    clauses: tuple[str, ...]
    """The clauses that the answer names when it is worked out."""
    rulings: tuple[str, ...]
    """The rulings that decided, and those of which another than the default reading is in force."""
    readings: Rulings
    """The readings in force that differ from the defaults."""
    catches: Text
    """The mistake that it notices."""
    source: Text
    """Where it comes from: a scenario, or a game that was searched."""


@attrs.frozen
class Asked:
    """A question of any kind."""

    _info: Info

    @property
    def info(self) -> Info:
        """What it is, apart from what it asks and expects."""
        return self._info


@attrs.frozen
class Change:
    """One part of a state that an action changes."""

    path: Text
    """A JSON pointer into the state."""
    was: Json
    now: Json


@attrs.frozen
class StepExpected:
    """What an allowed action brings about."""

    digest: Digest
    """Of the state afterwards, as a document."""
    changes: tuple[Change, ...]
    """Carried out on the state before, they give the state afterwards."""
    events: tuple[Event, ...]
    scores: Mapping[Seat, int]


@attrs.frozen
class Step(Asked):
    """An action that is allowed: what does it bring about?"""

    state: State
    seat: Seat
    action: Action
    expect: StepExpected


@attrs.frozen
class RefusalExpected:
    """Why an action is refused."""

    reasons: tuple[Reason, ...]
    """All that hold, in the order of the enum."""
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]


@attrs.frozen
class Refusal(Asked):
    """An action that is refused: why?"""

    state: State
    seat: Seat
    action: Action
    expect: RefusalExpected


@attrs.frozen
class LegalExpected:
    """Everything that whoever decides may do."""

    seat: Seat | None
    """Nobody once the game is over."""
    actions: tuple[Action, ...]
    """Without regard to their order."""


@attrs.frozen
class Legal(Asked):
    """A position: who decides, and what is legal?"""

    state: State
    expect: LegalExpected


@attrs.frozen
class FinalScore:
    """How a game ends."""

    scores: Mapping[Seat, int]
    majorities: Mapping[Colour, tuple[Seat, ...]]
    ranking: tuple[tuple[Seat, ...], ...]
    winners: tuple[Seat, ...]


@attrs.frozen
class GameExpected:
    """The course of a whole game."""

    opening: tuple[Event, ...]
    """What happens before the first action."""
    digests: tuple[Digest, ...]
    """Of the opening position, and of the position after each action."""
    legal: tuple[int, ...]
    """How many actions are legal in each of these positions."""
    outcome: FinalScore


@attrs.frozen
class Game(Asked):
    """A layout, the readings in force and the actions of a whole game: which positions come up?"""

    layout: Layout
    rulings: Rulings
    actions: tuple[Action, ...]
    expect: GameExpected


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
class Perft(Asked):
    """A position: how many lines of play of so many actions are there?"""

    state: State
    depth: int
    expect: PerftExpected


@attrs.frozen
class ObservationExpected:
    """What a seat may know."""

    observation: Observation


@attrs.frozen
class Observe(Asked):
    """A position and a seat: what may that seat know?"""

    state: State
    seat: Seat
    expect: ObservationExpected


@attrs.frozen
class FinalBoard:
    """The cubes on a board when the last round is over."""

    light: Cubes
    energy: Cubes


@attrs.frozen
class ScoringExpected:
    """What the end of the game brings."""

    points: Mapping[Seat, int]
    """What each seat gains for majorities."""
    events: tuple[Event, ...]
    outcome: FinalScore


@attrs.frozen
class Scoring(Asked):
    """The boards after the last round: which points, who wins?"""

    rulings: Rulings
    seats: tuple[Seat, ...]
    """Clockwise, the first player first."""
    scores: Mapping[Seat, int]
    boards: Mapping[Seat, FinalBoard]
    achieved: Achieved
    expect: ScoringExpected


Vector = Step | Refusal | Legal | Game | Perft | Observe | Scoring
KINDS: Final[Mapping[str, type[Vector]]] = {
    "step": Step,
    "refusal": Refusal,
    "legal": Legal,
    "game": Game,
    "perft": Perft,
    "observation": Observe,
    "scoring": Scoring,
}
"""By the word under ``type``."""
Expected = (
    StepExpected
    | RefusalExpected
    | LegalExpected
    | GameExpected
    | PerftExpected
    | ObservationExpected
    | ScoringExpected
)
