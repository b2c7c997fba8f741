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
    could_be: Callable[[RulingAndReading, SwitchesT], bool],
    among: Collection[str] | None = None,
) -> Iterator[Doubt]:
    """The rulings of which another reading would answer otherwise, in the order of the register.

    The answer is asked for a ruling and a reading, with the switches in which nothing else differs; switches
    that are not among those named are left out.

    Design:
        A reading under which the position could not be is not asked: it has no answer. Whether it could is
        looked at only where the answers differ, because that takes longer than to answer.
    """
    for setting, readings in other_readings(in_force, among):
        others = {name: answer((setting.ruling, name), other) for name, other in readings.items()}
        if all(verdict.says_the_same(other) for other in others.values()):
            continue
        possible = {
            name: others[name] for name, other in readings.items() if could_be((setting.ruling, name), other)
        }
        if not all(verdict.says_the_same(other) for other in possible.values()):
            yield Doubt(setting.ruling, in_force.reading_of(setting), FrozenMap(possible))
