"""A chapter is whole, or it is refused in one line that names it."""

import attrs
import pytest

from high_ref.engine import ENGINE
from high_ref.model.course import Course
from high_ref.model.decisions import Pass, Play, PlayOrPass
from high_ref.model.table import Table
from high_ref.rules import turns
from rulespec.engine import Chapter
from rulespec.engine.chapter import IncompleteChapter


def test_a_chapter_without_objections_is_refused_by_name() -> None:
    with pytest.raises(IncompleteChapter) as refused:
        Chapter[Table, Course, PlayOrPass, Play | Pass](
            decision=PlayOrPass,
            actions=(Play, Pass),
            legal=turns.TURN.legal,
            carry_out=turns.TURN.carry_out,
        )
    assert str(refused.value) == "the chapter of PlayOrPass has no objections"


def test_everything_that_is_missing_is_named_at_once() -> None:
    with pytest.raises(IncompleteChapter) as refused:
        Chapter(decision=PlayOrPass, actions=())
    assert str(refused.value) == "the chapter of PlayOrPass has no legal, objections, carry_out, actions"


def test_two_chapters_for_one_decision_are_refused() -> None:
    with pytest.raises(IncompleteChapter) as refused:
        attrs.evolve(ENGINE, chapters=(*ENGINE.chapters, turns.TURN))
    assert str(refused.value) == "several chapters for one decision: PlayOrPass"


def test_a_decision_of_chance_has_weights_and_others_have_none() -> None:
    chances = {chapter.decision.__name__: chapter.weight is not None for chapter in ENGINE.chapters}
    assert chances == {"Deal": True, "Roll": True, "PlayOrPass": False}
