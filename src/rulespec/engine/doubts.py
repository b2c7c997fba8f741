"""Doubts: which rulings an answer depends on, found by asking under every other reading of each."""

from collections.abc import Callable, Collection, Iterator
from typing import TypeVar

from rulespec.engine.frozen import FrozenMap
from rulespec.engine.verdict import Doubt, Verdict
from rulespec.text.switches import Switches, other_readings

SwitchesT = TypeVar("SwitchesT", bound=Switches)

RulingAndReading = tuple[str, str]


def doubts_about(
    in_force: SwitchesT,
    verdict: Verdict,
    *,
    answer: Callable[[RulingAndReading, SwitchesT], Verdict],
    tell: Callable[[RulingAndReading, SwitchesT], Verdict | None],
    among: Collection[str] | None = None,
) -> Iterator[Doubt]:
    """The rulings of which another reading would answer otherwise, in the order of the register.

    Both are asked for a ruling and a reading, with the switches in which nothing else differs: the answer
    for every one, the whole verdict only where answers differ, because that takes longer. It is None under a
    reading under which the position could not be: that has no answer. Switches that are not among those named
    are left out.
    """
    for setting, readings in other_readings(in_force, among):
        others = {name: answer((setting.ruling, name), other) for name, other in readings.items()}
        if all(verdict.says_the_same(other) for other in others.values()):
            continue
        told = {name: tell((setting.ruling, name), other) for name, other in readings.items()}
        possible = {name: other for name, other in told.items() if other is not None}
        if not all(verdict.says_the_same(other) for other in possible.values()):
            yield Doubt(setting.ruling, in_force.reading_of(setting), FrozenMap(possible))
