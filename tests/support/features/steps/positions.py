"""Given: the position, the readings in force, what has been played before."""

from pytest_bdd import given, then, when

from rulespec.errors import InvalidPosition
from tests.support.features.phrases import sentence
from tests.support.features.story import AnyStory


@given("the position")
def the_position(story: AnyStory, docstring: str) -> None:
    story.lay_out(docstring)


@given(sentence("{ruling:Ruling} is read as {reading}"))
def a_ruling_is_read_as(story: AnyStory, ruling: str, reading: str) -> None:
    story.choose(ruling, reading)


@given("the game")
def the_game(story: AnyStory, docstring: str) -> None:
    story.read(docstring)


@given(sentence('{seat:Seat} has played "{line}"'))
def a_seat_has_played(story: AnyStory, seat: str, line: str) -> None:
    story.play(story.rules.decider(seat), line)
    story.judged = True


@when("someone sets up the position")
def someone_sets_up_the_position(story: AnyStory, docstring: str) -> None:
    try:
        story.lay_out(docstring)
    except InvalidPosition as refusal:
        story.faults = [str(fault) for fault in refusal.faults]


@then("it cannot be")
def it_cannot_be(story: AnyStory, docstring: str) -> None:
    assert story.faults == docstring.splitlines()
