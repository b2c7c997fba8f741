"""Decisive readings: those in force without which an answer would be another."""

from collections.abc import Iterator
from typing import Any

import attrs

from rulespec.errors import RulesError
from rulespec.text.switches import Switches
from rulespec.vectors.composing import readings_of
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import AnyVector, WholeGame

Reading = tuple[str, str]
"""A ruling and one of its readings."""


def decisive_readings(about: AnyQuestions, vector: AnyVector) -> Iterator[Reading]:
    """The readings in force without which the answer would be another."""
    in_force = readings_of(vector.question)
    for ruling, reading in in_force.differences().items():
        if _differs(about, vector, by_default(in_force, ruling)):
            yield ruling, reading


def by_default(rulings: Switches, ruling: str) -> Switches:
    """The readings in force, but for one ruling, which is read by default."""
    (default,) = (setting.default for setting in rulings.settings() if setting.ruling == ruling)
    return rulings.with_reading(ruling, default)


def _differs(about: AnyQuestions, vector: AnyVector, rulings: Switches) -> bool:
    if isinstance(vector.question, WholeGame):
        return not _goes_the_same_way(about, vector, rulings)
    told = about.kind_of(vector.question).told(vector.expect)
    return bool(told != _answer_under(about, vector.question, rulings))


def _goes_the_same_way(about: AnyQuestions, vector: AnyVector, rulings: Switches) -> bool:
    """Whether a game can be played under other readings, with as many legal actions in every position."""
    engine, game, expect = about.engine, vector.question, vector.expect
    try:
        state = engine.opening(game.layout, rulings).state
        for action, count in zip(game.actions, expect.legal, strict=False):
            if len(engine.legal_actions(state)) != count:
                return False
            state = engine.play(state, action).state
    except RulesError:
        return False
    return bool(engine.outcome(state) == expect.outcome)


def _answer_under(about: AnyQuestions, question: Any, rulings: Switches) -> object:  # noqa: ANN401
    """What the answer would be under other readings; the error if there would be none."""
    kind = about.kind_of(question)
    if hasattr(question, "rulings"):
        otherwise = attrs.evolve(question, rulings=rulings)
    else:
        otherwise = attrs.evolve(question, state=about.engine.relabelled(question.state, rulings))
    try:
        return kind.told(kind.answer(about, otherwise).expect)
    except RulesError as error:
        return str(error)
