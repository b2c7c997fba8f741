"""When: somebody plays, or tries to."""

from pytest_bdd import when

from tests.support.features.phrases import sentence
from tests.support.features.story import AnyStory


@when(sentence('{seat:Seat} plays "{line}"'))
def a_seat_plays(story: AnyStory, seat: str, line: str) -> None:
    story.play(story.rules.decider(seat), line)


@when(sentence('{seat:Seat} tries "{line}"'))
def a_seat_tries(story: AnyStory, seat: str, line: str) -> None:
    story.attempt(story.rules.decider(seat), line)


@when("the game goes on")
def the_game_goes_on(story: AnyStory, docstring: str) -> None:
    for line in docstring.splitlines():
        story.play(None, line)
