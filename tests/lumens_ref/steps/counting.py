"""Then: the final count, room by room, and the places of all."""

from pytest_bdd import then

from lumens_ref.engine import outcome
from lumens_ref.model.events import RoomCounted, TieBroken
from tests.lumens_ref.steps.phrases import sentence
from tests.lumens_ref.steps.story import Story
from tests.support.features.phrases import seats as read_seats


@then(sentence("room {room:Room} has the totals {totals:Points}"))
def a_room_has_the_totals(story: Story, room: str, totals: dict[str, int]) -> None:
    assert story.rules.named(_counted(story, room).totals) == totals


@then(sentence("room {room:Room} pays {paid:Points}"))
def a_room_pays(story: Story, room: str, paid: dict[str, int]) -> None:
    assert story.rules.named(_counted(story, room).vp) == paid


@then(sentence("room {room:Room} pays nobody"))
def a_room_pays_nobody(story: Story, room: str) -> None:
    assert _counted(story, room).vp == {}


@then("the rooms pay")
def the_rooms_pay(story: Story, datatable: list[list[str]]) -> None:
    """Every room, in the order in which they are counted."""
    heading, *rows = datatable
    assert heading[0] == "room"
    names = heading[1:]
    found = [[event.room, *_of(story, event, names)] for event in _rooms(story)]
    assert found == rows


@then(sentence("the central room tells them apart: {totals:Points}"))
def the_central_room_tells_them_apart(story: Story, totals: dict[str, int]) -> None:
    (broken,) = [event for event in story.events if isinstance(event, TieBroken)]
    assert story.rules.named(broken.central) == totals


@then(sentence("the places are {places:Places}"))
def the_places_are(story: Story, places: list[str]) -> None:
    """First place comes first; those who share a place stand together."""
    together = [story.rules.seats(read_seats(names)) for names in places]
    expected = {seat: place for place, seats in enumerate(together, start=1) for seat in seats}
    assert outcome(story.state).final, "the game is not over"
    assert dict(outcome(story.state).places) == expected


def _rooms(story: Story) -> list[RoomCounted]:
    return [event for event in story.events if isinstance(event, RoomCounted)]


def _counted(story: Story, room: str) -> RoomCounted:
    (counted,) = [event for event in _rooms(story) if event.room == room]
    return counted


def _of(story: Story, event: RoomCounted, names: list[str]) -> list[str]:
    """What each of these players gets, blank where that is nothing."""
    return [str(event.vp.get(story.rules.seat(name), "")) for name in names]
