"""Then: how a game ended."""

from pytest_bdd import then

import lum42_ref as lum
from lum42_ref import Outcome, Seat
from lum42_ref.model.components import Colour
from tests.lum42_ref.steps.phrases import seats as read_seats
from tests.lum42_ref.steps.phrases import sentence
from tests.lum42_ref.steps.story import Story


@then("the majorities are")
def the_majorities_are(story: Story, datatable: list[list[str]]) -> None:
    heading, *rows = datatable
    assert heading == ["colour", "held by"]
    held = {Colour[colour.upper()]: read_seats(names) for colour, names in rows}
    assert dict(_outcome(story).majorities) == held


@then(sentence("{winner:Seat} wins"))
def a_seat_wins(story: Story, winner: Seat) -> None:
    assert _outcome(story).winners == (winner,)


@then(sentence("{winners:Seats} share the victory"))
def seats_share_the_victory(story: Story, winners: tuple[Seat, ...]) -> None:
    assert _outcome(story).winners == winners


@then("the ranking is")
def the_ranking_is(story: Story, docstring: str) -> None:
    assert _outcome(story).ranking == tuple(read_seats(line) for line in docstring.splitlines())


def _outcome(story: Story) -> Outcome:
    outcome = lum.outcome(story.state)
    assert outcome is not None, "the game is not over"
    return outcome
