"""Elsewhere: where a line of play would stand had the table agreed on another reading from its beginning."""

import enum
from typing import Any, Generic

import attrs

from rulespec.engine.doubts import RulingAndReading, doubts_about
from rulespec.engine.engine import Engine, SeatT, StateT
from rulespec.engine.kinds import Action, Chance, Decision
from rulespec.engine.table import AnyState, Step
from rulespec.engine.verdict import IllegalAction, Verdict
from rulespec.text.switches import Switches, other_readings


@attrs.define
class LineOfPlay(Generic[SeatT, StateT]):
    """A line of play, and the same line under every other reading, as far as each goes the same way.

    Some readings decide long before they show: whether something may be declined is settled when it is asked
    for. So an answer within a line is compared with the answer to the same line under the other reading.
    Where that has left the line, because an action is refused there or something else is asked, the position
    is taken as it is. A reading under which the line could not even begin is not asked.
    """

    engine: Engine[SeatT, Any, Any, StateT, Any, Any, Any]
    state: StateT
    """The position reached."""
    elsewhere: dict[RulingAndReading, StateT | None] = attrs.field(
        default=attrs.Factory(lambda line: _beginnings(line.engine, line.state), takes_self=True)
    )
    """Where the line stands under other readings; None for those that have left it."""
    given: "tuple[Decision[Any], ...]" = attrs.field(
        default=attrs.Factory(lambda line: line.state.pending, takes_self=True), init=False
    )
    """What waited when the line began: nobody saw how that came about."""

    def explain(self, action: Action, seat: SeatT | Chance | None = None) -> Verdict:
        """The verdict on an action that comes next, and which readings it depends on."""
        verdict = self.engine.explain(self.state, action, seat)
        asking = self.engine.decider(self.state) if seat is None else seat

        def answer(reading: RulingAndReading, rulings: Switches) -> Verdict:
            there = self.elsewhere.get(reading)
            if there is not None:
                told = self.engine.explain(there, action, asking)
                if _asked(there) == _asked(self.state) or (told.allowed and not verdict.allowed):
                    return told
            return self.engine.explain(self.engine.under(self.state, rulings), action, asking)

        def tell(reading: RulingAndReading, rulings: Switches) -> Verdict | None:
            return answer(reading, rulings) if reading in self.elsewhere else None

        doubts = doubts_about(self.state.terms.rulings, verdict, answer=answer, tell=tell)
        return attrs.evolve(verdict, depends_on=tuple(doubts))

    def untold(self, action: Action, seat: SeatT | Chance | None = None) -> tuple[str, ...]:
        """The rulings that the verdict may hang on besides, for all that the line tells."""
        if not self.state.pending or self.state.pending[-1] not in self.given:
            return ()
        return self.engine.untold(self.state, action, seat)

    def play(self, action: Action) -> Step[StateT]:
        """Go on with an action, under every reading that allows it."""
        step, decider = self.engine.play(self.state, action), self.engine.decider(self.state)
        self.elsewhere = {
            reading: None if there is None else self._gone_on(there, action, decider)
            for reading, there in self.elsewhere.items()
        }
        self.state = step.state
        return step

    def _gone_on(self, there: StateT, action: Action, seat: SeatT | Chance | None) -> StateT | None:
        try:
            return self.engine.play(there, action, seat).state
        except IllegalAction:
            return None


def _beginnings(
    engine: Engine[SeatT, Any, Any, StateT, Any, Any, Any], state: StateT
) -> dict[RulingAndReading, StateT | None]:
    """The position in which a line begins, under each other reading under which it could be."""
    begun = {
        (setting.ruling, name): engine.under(state, rulings)
        for setting, readings in other_readings(state.terms.rulings)
        for name, rulings in readings.items()
    }
    return {reading: there for reading, there in begun.items() if engine.is_sound(there)}


def _asked(state: AnyState) -> tuple[type, enum.Enum] | None:
    """Who is to decide what; None where nobody is."""
    return (type(state.pending[-1]), state.pending[-1].seat) if state.pending else None
