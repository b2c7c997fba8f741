"""The same position seen from elsewhere: turned or mirrored about the centre, other players in the seats.

The rules know no compass and no favourite colour of player: what is true of a position is true of its images.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Any, Final, TypeVar

import attrs

from lum42_ref.model.components import PROBES, UNITS, Probe, Seat, Unit
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Exile
from lum42_ref.rulings import Rulings, SpaceZone
from rulespec.vectors.questions import Image as AnyImage

Thing = TypeVar("Thing")

TURNS: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda x, y: (x, y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, -y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, -x),
)
"""The eight ways to look at a square."""
UPRIGHT: Final = (0, 2, 4, 5)
"""Those that leave up and down apart from left and right."""


@attrs.frozen
class Image(AnyImage):
    """A way to look at a position: where each cell comes to lie, and who each seat becomes."""

    turn: int
    """Which of the eight ways to look at a square."""
    seats: Mapping[Seat, Seat]

    def of(self, thing: Thing) -> Thing:
        """The image of anything that consists of things of the game."""
        image: Thing = self._image(thing)
        return image

    def _image(self, thing: Any) -> Any:  # noqa: ANN401, PLR0911  any thing of the game
        match thing:
            case Rulings():
                return thing
            case Seat():
                return self.seats[thing]
            case Cell(x, y):
                return Cell(*TURNS[self.turn](x, y))
            case Unit():
                return UNITS[self.seats[thing.seat], thing.kind]
            case Probe():
                return PROBES[self.seats[thing.seat]]
            case Mapping():
                return {self._image(key): self._image(value) for key, value in thing.items()}
            case tuple():
                return tuple(self._image(part) for part in thing)
            case Exile():
                return attrs.evolve(
                    self._of_fields(thing),
                    one=tuple(sorted(self._image(thing.one), key=lambda unit: (unit.seat, unit.kind))),
                )
            case _:
                return self._of_fields(thing) if attrs.has(type(thing)) else thing

    def _of_fields(self, thing: Any) -> Any:  # noqa: ANN401
        fields = [field for field in attrs.fields(type(thing)) if field.init]
        return type(thing)(*(self._image(getattr(thing, field.name)) for field in fields))


def images(zone: SpaceZone) -> Iterator[Image]:
    """Every way to look at a position but the plain one; an oblong zone keeps its sides."""
    turns = range(len(TURNS)) if zone.half_width == zone.half_height else UPRIGHT
    for turn in turns:
        for seats in permutations(Seat):
            if turn or seats != tuple(Seat):
                yield Image(turn, dict(zip(Seat, seats, strict=True)))
