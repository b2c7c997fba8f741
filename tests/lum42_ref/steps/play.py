"""When: somebody plays, or tries to."""

from pytest_bdd import when

from lum42_ref import Seat
from tests.lum42_ref.steps.phrases import sentence
from tests.lum42_ref.steps.story import Story


@when(sentence('{seat:Seat} plays "{line}"'))
def a_seat_plays(story: Story, seat: Seat, line: str) -> None:
    story.play(seat, line)


@when(sentence('{seat:Seat} tries "{line}"'))
def a_seat_tries(story: Story, seat: Seat, line: str) -> None:
    story.attempt(seat, line)


@when("the game goes on")
def the_game_goes_on(story: Story, docstring: str) -> None:
    for line in docstring.splitlines():
        story.play(None, line)
