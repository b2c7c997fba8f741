"""The course of events: how one position turns into the next."""

from collections.abc import Mapping

import attrs

from lum42_ref.model.components import Cubes, Seat
from lum42_ref.model.decisions import Decision
from lum42_ref.model.events import Event
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Game, Phase, Stacks, State, make_state
from rulespec.engine.making import maker


@attrs.frozen
class Step:
    """A position and the events that led to it."""

    state: State
    events: tuple[Event, ...]


make_step = maker(Step)
"""A step, made quickly."""


@attrs.define
class Course:
    """The course of events while one action is carried out: the one thing here that changes.

    It begins as a copy of a position, takes in events and decisions, and ends as a position again. Each verb
    gives back the course to go on with. Built anew for every event it would cost a third of all speed.
    """

    game: Game
    round: int
    phase: Phase
    first: Seat
    active: Seat
    space: Mapping[Cell, System]
    ships: Mapping[Seat, Cell]
    scores: Mapping[Seat, int]
    boards: Mapping[Seat, Board]
    exile: Exile
    reserve: Cubes
    stacks: Stacks
    achieved: Achieved
    skipped: tuple[Seat, ...]
    pending: tuple[Decision, ...]
    events: list[Event]

    @classmethod
    def of(cls, state: State) -> "Course":
        """The course that begins with a position."""
        course = cls.__new__(cls)
        course.game = state.game
        course.round = state.round
        course.phase = state.phase
        course.first = state.first
        course.active = state.active
        course.space = state.space
        course.ships = state.ships
        course.scores = state.scores
        course.boards = state.boards
        course.exile = state.exile
        course.reserve = state.reserve
        course.stacks = state.stacks
        course.achieved = state.achieved
        course.skipped = state.skipped
        course.pending = state.pending
        course.events = []
        return course

    def then(self, event: Event) -> "Course":
        """One more thing happens."""
        event.change(self)
        self.events.append(event)
        return self

    def ask(self, decision: Decision) -> "Course":
        """A further decision waits; it comes before those that waited already."""
        self.pending = (*self.pending, decision)
        return self

    def answered(self) -> "Course":
        """The decision that came first is taken."""
        self.pending = self.pending[:-1]
        return self

    def step(self) -> Step:
        """The position reached, and how."""
        state = make_state(
            self.game,
            self.round,
            self.phase,
            self.first,
            self.active,
            self.space,
            self.ships,
            self.scores,
            self.boards,
            self.exile,
            self.reserve,
            self.stacks,
            self.achieved,
            self.skipped,
            self.pending,
        )
        return make_step(state, tuple(self.events))
