"""Then: where chips may go, and where the last one came from."""

from pytest_bdd import then

from lumens_ref.model.board import Cell
from lumens_ref.model.decisions import Place
from lumens_ref.model.events import Placed, Way
from tests.lumens_ref.steps.phrases import sentence
from tests.lumens_ref.steps.story import Story


@then(sentence("{seat:Seat}'s targets are {cells:Cells}"))
def the_targets_are(story: Story, seat: str, cells: list[Cell]) -> None:
    """Every cell where a count may end; each placement is asked about."""
    decider = story.rules.seat(seat)
    assert story.pending.seat is decider, f"{story.rules.name(story.pending.seat)} decides"
    found = [action for action in story.rules.engine.legal_actions(story.state) if isinstance(action, Place)]
    assert all(story.ask(decider, action).allowed for action in found)
    assert sorted({action.cell for action in found}) == sorted(cells)


@then(sentence("the chip was counted from {cells:Cells}"))
def the_chip_was_counted_from(story: Story, cells: list[Cell]) -> None:
    placed = _placed(story)
    assert (placed.way, sorted(placed.origins)) == (Way.COUNT, sorted(cells))


@then("the chip was laid directly")
def the_chip_was_laid_directly(story: Story) -> None:
    placed = _placed(story)
    assert (placed.way, placed.origins) == (Way.DIRECT, ())


def _placed(story: Story) -> Placed:
    (placed,) = [event for event in story.events if isinstance(event, Placed)]
    return placed
