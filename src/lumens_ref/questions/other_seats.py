"""The same position with other players in the seats: the rules have no favourite colour."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any, TypeVar

import attrs

from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import Chip, Counts, Seat
from lumens_ref.rulings import Rulings
from rulespec.vectors.questions import Image as AnyImage

Thing = TypeVar("Thing")


@attrs.frozen
class Image(AnyImage):
    """Who each seat becomes; the board stays as it is."""

    seats: Mapping[Seat, Seat]

    def of(self, thing: Thing) -> Thing:
        """The image of anything that consists of things of the game."""
        image: Thing = self._image(thing)
        return image

    def _image(self, thing: Any) -> Any:  # noqa: ANN401, PLR0911  any thing of the game
        match thing:
            case Rulings() | Board() | Cell() | Counts():
                return thing
            case Seat():
                return self.seats[thing]
            case Chip():
                return Chip(self.seats[thing.seat], thing.number)
            case Mapping():
                return {self._image(key): self._image(value) for key, value in thing.items()}
            case tuple():
                return tuple(self._image(part) for part in thing)
            case _ if attrs.has(type(thing)):
                fields = [field.name for field in attrs.fields(type(thing)) if field.init]
                return type(thing)(*(self._image(getattr(thing, name)) for name in fields))
            case _:
                return thing


def images() -> Iterator[Image]:
    """Every way to seat others but the plain one."""
    for seats in permutations(Seat):
        if seats != tuple(Seat):
            yield Image(dict(zip(Seat, seats, strict=True)))
