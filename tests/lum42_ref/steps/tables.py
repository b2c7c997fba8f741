"""Then: points, cubes, pieces and what happened."""

from pytest_bdd import then

from lum42_ref import Seat
from lum42_ref.model.components import Colour
from lum42_ref.model.space import CENTRE
from lum42_ref.notation import write_card
from tests.lum42_ref.steps.phrases import sentence
from tests.lum42_ref.steps.story import Statement, Story, names_of, statements


@then(sentence("{gains:Gains}"))
def these_seats_score(story: Story, gains: dict[Seat, int]) -> None:
    assert _gained(story) == gains


@then("nobody scores")
def nobody_scores(story: Story) -> None:
    assert _gained(story) == {}


@then(sentence("the scores are {scores:Points}"))
def the_scores_are(story: Story, scores: dict[Seat, int]) -> None:
    assert dict(story.state.scores) == scores


@then("the position shows")
def the_position_shows(story: Story, docstring: str) -> None:
    found = [*statements(write_card(story.state)), *_ships_on_the_centre(story)]
    for said in statements(docstring):
        *subject, last = said
        about = [statement for statement in found if statement[: len(subject)] == tuple(subject)]
        is_absent = last == "none" and not about
        assert said in found or is_absent, f"not so: {' '.join(said)}; instead: {_like(said, found)}"


@then(sentence("the reserve holds {cubes:Cubes}"))
def the_reserve_holds(story: Story, cubes: dict[Colour, int]) -> None:
    assert {colour: story.state.reserve[colour] for colour in cubes} == cubes


@then(sentence("the events are {names:Names}"))
def the_events_are(story: Story, names: list[str]) -> None:
    assert list(names_of(story.events)) == names


def _gained(story: Story) -> dict[Seat, int]:
    before, now = story.before.scores, story.state.scores
    return {seat: now[seat] - before[seat] for seat in now if now[seat] != before[seat]}


def _ships_on_the_centre(story: Story) -> list[Statement]:
    """What a card leaves out, as ships are on the centre unless it says otherwise."""
    return [
        ("ship", seat.name.lower(), "centre") for seat, cell in story.state.ships.items() if cell == CENTRE
    ]


def _like(said: Statement, found: list[Statement]) -> str:
    """The statements about the same thing; all of them if there is none."""
    alike = [statement for statement in found if statement[0] == said[0]]
    return "; ".join(" ".join(statement) for statement in alike or found)
