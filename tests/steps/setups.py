"""Setting up: what is drawn by lot, what a player may see, and positions that cannot be."""

from collections.abc import Mapping

from pytest_bdd import parsers, then

import lum42_ref as lum
from lum42_ref import Seat
from lum42_ref.notation.words import PLANETS, SATELLITES, name_of
from tests.steps.phrases import sentence
from tests.steps.story import Story


@then("it cannot be")
def it_cannot_be(story: Story, docstring: str) -> None:
    assert story.faults == docstring.splitlines()


@then(parsers.parse("every player sees on top of the planet stacks {tops}"))
def every_player_sees_the_planet_tops(story: Story, tops: str) -> None:
    for seat in story.state.game.seats:
        seen = lum.observe(story.state, seat).planet_stacks
        assert [_top(stack.top, PLANETS) for stack in seen] == tops.split(", ")


@then(parsers.parse("every player sees on top of the satellite stacks {tops}"))
def every_player_sees_the_satellite_tops(story: Story, tops: str) -> None:
    for seat in story.state.game.seats:
        seen = lum.observe(story.state, seat).satellite_stacks
        assert [_top(stack.top, SATELLITES) for stack in seen] == tops.split(", ")


@then(sentence("{seat:Seat} cannot know what lies below the tops of the stacks"))
def a_seat_cannot_know_what_lies_below(story: Story, seat: Seat) -> None:
    seen = lum.observe(story.state, seat)
    stacks = story.state.stacks
    assert [stack.height for stack in seen.planet_stacks] == [len(pile) for pile in stacks.planets]
    assert not hasattr(seen, "stacks")


def _top(tile: object, vocabulary: Mapping[str, object]) -> str:
    return "-" if tile is None else name_of(tile, vocabulary)
