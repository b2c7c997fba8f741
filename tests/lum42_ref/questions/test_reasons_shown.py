"""Every line of the table of reasons has a vector that shows it."""

import pytest

from lum42_ref.game import GAME
from lum42_ref.model.actions import Move
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.reasons import Reason
from rulespec.vectors.showing_reasons import by_reason
from rulespec.vectors.suite import load
from rulespec.vectors.vector import AnyVector
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def refusals() -> list[AnyVector]:
    return load(GAME.questions(), ROOT / "vectors" / "lum42" / "refusal")


def test_every_reason_that_an_action_can_be_refused_for_has_a_vector(refusals: list[AnyVector]) -> None:
    shown = by_reason(refusals)
    assert [
        (chapter.decision.__name__, action.__name__, one.reason.name)
        for chapter in GAME.engine.chapters
        for action, considered in chapter.considers.items()
        for one in considered
        if not shown.get((chapter.decision, action, one.reason))
    ] == []


def test_the_vectors_with_the_fewest_reasons_come_first(refusals: list[AnyVector]) -> None:
    ids = by_reason(refusals)[Navigate, Move, Reason.MOVE_TO_THE_CENTRE]
    reasons = {vector.info.id: len(vector.expect.reasons) for vector in refusals}
    counted = [reasons[name] for name in ids]
    assert counted == sorted(counted)
    assert (counted[0], counted[-1] > 1) == (1, True)
