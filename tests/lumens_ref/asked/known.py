"""What an observation tells a seat, in the words of the positions of the witness."""

from collections.abc import Callable, Mapping
from random import Random

import attrs

from lumens_ref import engine
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.events import Drawn
from lumens_ref.model.observation import Observation, SeenStack
from lumens_ref.model.table import State
from lumens_ref.rules.counting import targets
from lumens_ref.rules.start_right import has_right
from rulespec.engine import Action
from tests.lumens_ref.support.positions import LETTERS, SEATS, cell, shown


def written(each: Kind) -> str:
    """A kind as the file writes it: ``1/6``."""
    return f"{each.faces[0]}/{each.faces[1]}"


@attrs.frozen
class Known:
    """What an observation tells, in the words of the file."""

    seen: Observation
    state: State
    asked: Action | None
    """What is asked about first, whose events are seen."""

    def of(self, fact: str) -> object:
        """One fact: its name may end with a seat or a cell."""
        if fact.startswith("stack_"):
            return self.stack(cell(fact.removeprefix("stack_")))
        name, _, letter = fact.rpartition("_of_" if "_of_" in fact else "_")
        of_a_seat: Mapping[str, Callable[[Seat], object]] = {
            "first_chip": self.first_chip,
            "unseen": self.unseen,
            "hand": self.hand,
            "bag": self.bag,
            "open_cells": self.open_cells,
            "legal_actions": self.legal_actions,
        }
        return of_a_seat[name](SEATS[letter]) if letter in SEATS else self.of_all()[fact]

    def of_all(self) -> dict[str, object]:
        """What is told of all seats together."""
        seats = self.seen.terms.seats
        return {
            "bag_sizes": shown(self.seen.in_bags),
            "out": [LETTERS[seat] for seat in self.seen.out],
            "holds_a_chip": {LETTERS[seat]: seat in self.seen.holding for seat in seats},
            "right_spent": {LETTERS[seat]: self.at_start(seat).height > 1 for seat in seats},
            "sees_events": self.events(),
        }

    def at_start(self, seat: Seat) -> SeenStack:
        """What is seen on a start cell."""
        return self.seen.stacks.get(self.seen.starts[seat], SeenStack((), 0))

    def stack(self, at: Cell) -> str:
        """The upper chip first."""
        chips = self.seen.stacks[at].chips
        return "/".join(f"{LETTERS[chip.seat]}{chip.number}" for chip in reversed(chips))

    def first_chip(self, seat: Seat) -> str:
        """Its number once it shows, its kind to its owner before that."""
        if lying := self.at_start(seat).chips:
            return str(lying[0].number)
        own = self.seen.first_chip
        if seat is not self.seen.seat or own is None:
            return "unknown"
        return written(own.kind) if own.face is None else str(own.face)

    def unseen(self, seat: Seat) -> dict[str, int]:
        """What nobody has seen of a seat's chips."""
        return {written(each): self.seen.unseen[seat].of(each) for each in Kind}

    def hand(self, seat: Seat) -> str:
        """One's own."""
        if seat is not self.seen.seat:
            return "hidden"
        return "none" if self.seen.hand is None else written(self.seen.hand)

    def bag(self, seat: Seat) -> object:
        """One's own."""
        return (
            {written(each): self.seen.bag.of(each) for each in Kind} if seat is self.seen.seat else "hidden"
        )

    def open_cells(self, seat: Seat) -> list[str]:
        """Where a seat may place, as anybody can work out from what is seen; the own start cell last."""
        imagined = engine.determinise(self.seen, Random(0))
        own = [str(imagined.starts[seat])] * has_right(imagined, seat)
        return [str(at) for at in targets(imagined, seat)] + own

    def legal_actions(self, seat: Seat) -> str:
        """They name faces: nobody else can tell them."""
        imagined = [engine.determinise(self.seen, Random(seed)) for seed in range(20)]
        told = {engine.legal_actions(state) for state in imagined}
        return "hidden" if seat is not self.seen.seat and len(told) > 1 else "known"

    def events(self) -> list[str]:
        """What is seen of the first action that is asked about."""
        if self.asked is None:
            return []
        step = engine.play(self.state, self.asked)
        (drawn, *_) = engine.view(step.events, self.seen.seat)
        if not isinstance(drawn, Drawn):
            return []
        kept = [] if drawn.kind is None else [written(drawn.kind)]
        return [" ".join(["drawn", LETTERS[drawn.seat], *kept, drawn.purpose.value])]
