"""Given: the position, the readings in force, what has been played before."""

from pytest_bdd import given, when

from lum42_ref import InvalidPosition, Seat
from lum42_ref.notation import read_card, read_record
from tests.lum42_ref.steps.phrases import sentence
from tests.lum42_ref.steps.story import Story


@given("the position")
def the_position(story: Story, docstring: str) -> None:
    story.lay_out(docstring)


@given(sentence("{ruling:Ruling} is read as {reading}"))
def a_ruling_is_read_as(story: Story, ruling: str, reading: str) -> None:
    story.choose(ruling, reading)


@given("the game")
def the_game(story: Story, docstring: str) -> None:
    story.open(read_record(docstring))


@given(sentence('{seat:Seat} has played "{line}"'))
def a_seat_has_played(story: Story, seat: Seat, line: str) -> None:
    story.play(seat, line)
    story.judged = True


@when("someone sets up the position")
def someone_sets_up_the_position(story: Story, docstring: str) -> None:
    try:
        read_card(docstring)
    except InvalidPosition as refusal:
        story.faults = [str(fault) for fault in refusal.faults]
