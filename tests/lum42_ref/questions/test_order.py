"""The page on order: its blocks are played, its tables are counted in random games."""

import functools
import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from lum42_ref.model.course import resume
from lum42_ref.model.table import Phase, State
from lum42_ref.rulings import ExtensionMode
from lum42_ref.vocabulary import VOCABULARY
from rulespec.engine import Event
from tests.lum42_ref.questions.test_pages import LANGUAGES, headings, page
from tests.lum42_ref.questions.transcripts import COURSE, transcript
from tests.support.games import drawn_opening, turns
from tests.support.vector_pages import blocks, words_of

GAMES: Final = 40
"""So many random games show everything that can wait together."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


@functools.cache
def played() -> tuple[tuple[State, tuple[Event[Any], ...], State], ...]:
    """Every step of the random games: the position before, the events, the position afterwards."""
    return tuple(_steps())


def _steps() -> Iterator[tuple[State, tuple[Event[Any], ...], State]]:
    for number in range(GAMES):
        chance = Random(number)
        mode = tuple(ExtensionMode)[number // 3 % 3]
        state = drawn_opening(chance, 2 + number % 3, mode, defaults=number % 2 == 0).begin().state
        for _, step in turns(state, chance):
            yield state, step.events, step.state
            state = step.state


def table(language: str, name: str) -> list[list[str]]:
    (found,) = re.findall(rf"<!-- order: {name} -->\n\n((?:\|.*\n)+)", page("order", language))
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in found.splitlines()[2:]]


@each_language
def test_every_block_is_what_our_engine_does(language: str) -> None:
    found = blocks(page("order", language), "order")
    assert len(found) == 11
    assert [transcript(block) for block in found] == found


def test_both_languages_say_the_same() -> None:
    english, french = (page("order", language) for language in LANGUAGES)
    assert blocks(english, "order") == blocks(french, "order")
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(french)]
    for name in ("pending", "course"):
        first, second = ([words_of(row[0]) for row in table(language, name)] for language in LANGUAGES)
        assert first == second


@each_language
def test_what_waits_together_is_listed_completely(language: str) -> None:
    listed = {tuple(words_of(row[0])) for row in table(language, "pending")}
    seen = {tuple(VOCABULARY.word(type(one)) for one in after.pending) for _, _, after in played()}
    seen.add(tuple(VOCABULARY.word(type(one)) for one in played()[0][0].pending))
    assert seen == listed


@each_language
def test_the_events_that_change_the_course_are_listed_with_what_they_change(language: str) -> None:
    listed = {words_of(row[0])[0]: set(words_of(row[1])) for row in table(language, "course")}
    changed: dict[str, set[str]] = {}
    for before, events, _ in played():
        course = resume(before)
        course.skipped = before.terms.seats[:1]
        for event in events:
            was = {name: getattr(course, name) for name in COURSE}
            event.change(course)
            found = {name for name in COURSE if getattr(course, name) != was[name]}
            if found:
                changed.setdefault(VOCABULARY.word(type(event)), set()).update(found)
    assert changed == listed


def test_every_game_opens_with_the_same_three_events() -> None:
    for number in range(GAMES):
        mode = tuple(ExtensionMode)[number // 3 % 3]
        step = drawn_opening(Random(number), 2 + number % 3, mode, defaults=False).begin()
        assert [VOCABULARY.word(type(event)) for event in step.events] == [
            "game_began",
            "phase_began",
            "turn_began",
        ]


def test_nobody_decides_in_phase_3_and_naming_leaves_the_turn_alone() -> None:
    for before, events, after in played():
        assert after.phase is not Phase.PRODUCTION
        words = [VOCABULARY.word(type(event)) for event in events]
        if "turn_began" not in words and "phase_began" not in words:
            assert after.active is before.active
