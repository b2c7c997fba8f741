"""Then: how a game ended."""

from pytest_bdd import then

import lum42_ref as lum
from lum42_ref import Outcome
from lum42_ref.model.components import Colour
from tests.lum42_ref.steps.story import Story
from tests.support.features.phrases import seats as read_seats


@then("the majorities are")
def the_majorities_are(story: Story, datatable: list[list[str]]) -> None:
    heading, *rows = datatable
    assert heading == ["colour", "held by"]
    held = {Colour[colour.upper()]: story.rules.seats(read_seats(names)) for colour, names in rows}
    assert dict(_outcome(story).majorities) == held


@then("the ranking is")
def the_ranking_is(story: Story, docstring: str) -> None:
    ranks = tuple(story.rules.seats(read_seats(line)) for line in docstring.splitlines())
    assert _outcome(story).ranking == ranks


def _outcome(story: Story) -> Outcome:
    outcome = lum.outcome(story.state)
    assert outcome is not None, "the game is not over"
    return outcome
