"""Lumens as its scenarios tell it."""

from collections.abc import Iterator
from typing import Final

import pytest

from lumens_ref.book import BOOK
from lumens_ref.codec import CODEC
from lumens_ref.drawing import DRAWING
from lumens_ref.engine import ENGINE
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.table import Layout, State
from lumens_ref.notation import NOTATION
from lumens_ref.notation.spellings import write_stack
from lumens_ref.rulings import Rulings
from lumens_ref.vocabulary.things import ENDINGS, KINDS
from tests.lumens_ref.steps.phrases import asks
from tests.support.features.rulebook import Rulebook, Statement
from tests.support.features.story import Story as AnyStory

Story = AnyStory[Seat, State, Layout, Rulings]


def lies(state: State) -> str:
    """Everything on the table, whatever a card may leave out."""
    return "\n".join(_statements(state))


def _statements(state: State) -> Iterator[str]:
    for seat, cell in state.starts.items():
        yield f"start {seat.value} {cell}"
    for cell, stack in state.stacks.items():
        yield f"{cell} {write_stack(stack)}"
    for seat, chip in state.first_chips.items():
        face = "" if chip.face is None else f" {chip.face}"
        yield f"first-chip {seat.value} {KINDS.mark(chip.kind)}{face}"
    for seat in state.terms.seats:
        hand, bag = state.hands[seat], state.bags[seat]
        counts = " ".join(f"{KINDS.mark(kind)} {bag.of(kind)}" for kind in Kind)
        yield f"hand {seat.value} {'none' if hand is None else KINDS.mark(hand)}"
        yield f"bag {seat.value} {counts if bag.total else 'none'}"
    for what, one in (("first", state.first), ("turn", state.active)):
        yield f"{what} {'none' if one is None else one.value}"
    for what, seats in (("out", state.out), ("passed", state.passed), ("used", state.used_right)):
        yield " ".join([what, *(seat.value for seat in seats)] if seats else [what, "none"])
    if state.ended is not None:
        yield f"ended {ENDINGS.word(state.ended)}"


def in_order(words: list[str]) -> Statement:
    """A statement as it is written, without the commas that may stand in a bag."""
    return tuple(word.removesuffix(",") for word in words)


RULES: Final = Rulebook(
    book=BOOK,
    engine=ENGINE,
    notation=NOTATION,
    codec=CODEC,
    board=DRAWING.board,
    scores=lambda state: state.scores,
    asks=asks,
    lies=lies,
    in_order=in_order,
)


@pytest.fixture
def story() -> Story:
    return AnyStory(RULES)
