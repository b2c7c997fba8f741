"""Lines of play one after the other: the verdict on every action, and answers that leave no choice."""

import enum
from collections.abc import Iterator, Sequence
from typing import Any, Generic

import attrs

from rulespec.engine.elsewhere import LineOfPlay
from rulespec.engine.engine import Engine, SeatT, StateT
from rulespec.engine.kinds import CHANCE, Action
from rulespec.engine.table import Step
from rulespec.engine.verdict import Verdict
from rulespec.notation.line_of_play import Line, Lines


@attrs.frozen(kw_only=True)
class Answered(Generic[StateT]):
    """One action in a sequence of play, and the verdict on it."""

    before: StateT
    seat: enum.Enum | None
    """Whose action it is; nobody's once the game is over."""
    action: Action
    verdict: Verdict
    step: Step[StateT] | None
    """What came of it; None if it was refused."""
    line: int
    """The line it stands in, counted from 1; of a forced one, the line that it makes way for."""
    left: tuple[Action, ...] = ()
    """What stands after it in the same line."""
    untold: tuple[str, ...] = ()
    """The rulings that the verdict may hang on besides, for all that the position tells."""
    forced: bool = False
    """It stands in no line: nothing else was legal, and the next line was for a later decision."""


@attrs.frozen
class Sequences(Generic[SeatT, StateT]):
    """How several lines of play are carried out, one after the other."""

    engine: Engine[SeatT, Any, Any, StateT, Any, Any, Any]
    lines: Lines[SeatT, StateT]

    def play(self, state: StateT, texts: Sequence[str]) -> Iterator[Answered[StateT]]:
        """Every action of the lines with its verdict, up to the first that is refused.

        Between two lines, a decision of a seat with one legal action is carried out if the next line is not
        for it; a real choice is never made for anybody. A line that cannot be read is refused before anything
        is played.
        """
        for number, text in enumerate(texts, start=1):
            self.lines.read(text, None, number)
        played = LineOfPlay(self.engine, state)
        for number, text in enumerate(texts, start=1):
            for answered in self._line(played, text, number):
                yield answered
                if answered.step is None:
                    return

    def _line(self, played: LineOfPlay[SeatT, StateT], text: str, number: int) -> Iterator[Answered[StateT]]:
        if number > 1:
            yield from self._forced(played, text, number)
        line = self.lines.read(text, played.state, number)
        for index, action in enumerate(line.actions, start=1):
            answered = self._answered(played, action, line, number)
            yield attrs.evolve(answered, left=line.actions[index:])
            if answered.step is None:
                return

    def _forced(
        self, played: LineOfPlay[SeatT, StateT], text: str, number: int
    ) -> Iterator[Answered[StateT]]:
        """What nobody can choose before a line, if it leads to the decision that the line answers."""
        for only in self._leading_to(played.state, text, number):
            yield attrs.evolve(self._answered(played, only, Line(None, (only,)), number), forced=True)

    def _leading_to(self, state: StateT, text: str, number: int) -> Sequence[Action]:
        """The forced actions after which a line is for the decision that waits; none if it never is."""
        forced: list[Action] = []
        while not self.is_for(self.lines.read(text, state, number), state):
            if not self.leaves_no_choice(state):
                return ()
            forced += self.engine.legal_actions(state)
            state = self.engine.play(state, forced[-1]).state
        return forced

    def leaves_no_choice(self, state: StateT) -> bool:
        """A seat decides, and has one legal action."""
        decider = self.engine.decider(state)
        return decider not in (None, CHANCE) and len(self.engine.legal_actions(state)) == 1

    def is_for(self, line: Line[SeatT], state: StateT) -> bool:
        """A line begins with an answer to the decision that is to be taken now."""
        if not state.pending:
            return False
        pending = state.pending[-1]
        answers = self.engine.by_decision[type(pending)].actions
        return line.seat in (None, pending.seat) and type(line.actions[0]) in answers

    def _answered(
        self, played: LineOfPlay[SeatT, StateT], action: Action, line: Line[SeatT], number: int
    ) -> Answered[StateT]:
        before, verdict = played.state, played.explain(action, line.seat)
        return Answered(
            before=before,
            seat=self.engine.decider(before) if line.seat is None else line.seat,
            action=action,
            verdict=verdict,
            untold=played.untold(action, line.seat),
            step=played.play(action) if verdict.allowed else None,
            line=number,
        )
