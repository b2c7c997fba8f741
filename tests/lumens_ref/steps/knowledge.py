"""Then: what a player may know, and what not."""

from collections.abc import Iterator

import attrs
from pytest_bdd import then

from lumens_ref.engine import observe
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Counts, FirstChip, Kind, Seat
from lumens_ref.model.table import State
from lumens_ref.notation.spellings import write_stack
from tests.lumens_ref.steps.phrases import sentence
from tests.lumens_ref.steps.story import Story


@then(sentence("{seat:Seat} cannot know which chip {owner:Seat} holds"))
def a_seat_cannot_know_the_hand(story: Story, seat: str, owner: str) -> None:
    """With any other chip of that bag in hand everything looks the same."""
    _look_the_same(story, seat, owner, _with_other_hands(story.state, story.rules.seat(owner)))


@then(sentence("{seat:Seat} cannot know the first chip of {owner:Seat}"))
def a_seat_cannot_know_the_first_chip(story: Story, seat: str, owner: str) -> None:
    """With any other first chip, or another face of it, everything looks the same."""
    _look_the_same(story, seat, owner, _with_other_first_chips(story.state, story.rules.seat(owner)))


@then(sentence("{seat:Seat} sees {chips:Stack} on {cell:Cell}, {height:Number} high"))
def a_seat_sees_on(story: Story, seat: str, chips: str, cell: Cell, height: int) -> None:
    seen = observe(story.state, story.rules.seat(seat)).stacks[cell]
    assert (write_stack(seen.chips), seen.height) == (chips, height)


@then(sentence("{seat:Seat} has not seen {counts:Counts} of {owner:Seat}"))
def a_seat_has_not_seen(story: Story, seat: str, counts: Counts, owner: str) -> None:
    assert observe(story.state, story.rules.seat(seat)).unseen[story.rules.seat(owner)] == counts


def _look_the_same(story: Story, seat: str, owner: str, others: Iterator[State]) -> None:
    looking, owning = story.rules.seat(seat), story.rules.seat(owner)
    possible = list(others)
    assert possible, "there is nothing else it could be"
    for other in possible:
        assert observe(other, looking) == observe(story.state, looking)
        assert observe(other, owning) != observe(story.state, owning)


def _with_other_hands(state: State, owner: Seat) -> Iterator[State]:
    hand = state.hands[owner]
    assert hand is not None, "no chip is held"
    for kind in Kind:
        if kind is not hand and state.bags[owner].of(kind):
            bag = _exchanged(state.bags[owner], hand, kind)
            yield attrs.evolve(state, hands={**state.hands, owner: kind}, bags={**state.bags, owner: bag})


def _with_other_first_chips(state: State, owner: Seat) -> Iterator[State]:
    chip = state.first_chips[owner]
    for kind in Kind:
        for face in (None,) if chip.face is None else kind.faces:
            other = FirstChip(kind, face)
            if other != chip:
                bag = _exchanged(state.bags[owner], chip.kind, kind)
                yield attrs.evolve(
                    state,
                    first_chips={**state.first_chips, owner: other},
                    bags={**state.bags, owner: bag},
                )


def _exchanged(bag: Counts, given: Kind, taken: Kind) -> Counts:
    """A bag with one chip more of one kind and one fewer of another."""
    return Counts(*[bag.of(kind) + (kind is given) - (kind is taken) for kind in Kind])
