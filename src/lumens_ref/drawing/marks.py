"""What a picture points out: counts, chips that are new or covered, what changed, and what was refused."""

from collections import Counter
from collections.abc import Iterable, Iterator

import attrs

from lumens_ref.model import events as ev
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.model.table import Table
from rulespec.engine import Event


@attrs.frozen
class Hand:
    """The chip in a player's hand, or the first chip that waits to be laid."""

    seat: Seat


@attrs.frozen
class Bag:
    """A player's bag."""

    seat: Seat


@attrs.frozen
class Player:
    """A player: who begins, who is out."""

    seat: Seat


@attrs.frozen
class Score:
    """A player's victory points."""

    seat: Seat


Place = Cell | Hand | Bag | Player | Score
"""Where something changed; on a cell it is the upper chip."""


@attrs.frozen
class Count:
    """A count from a chip to a cell; one that is refused was not made."""

    origin: Cell
    target: Cell
    refused: bool = False


@attrs.frozen
class Cover:
    """The chip below the upper one, where it has just been covered."""

    cell: Cell


@attrs.frozen
class Barrier:
    """A chip that stops a count: it lies in the way, or on the origin."""

    cell: Cell


@attrs.frozen
class Refusal:
    """Where an action that is refused would have had its effect, and with which chip."""

    place: Place
    chip: Chip | None = None


@attrs.frozen
class Gain:
    """Victory points that a player got."""

    seat: Seat
    points: int


Sign = Count | Cover | Barrier | Refusal | Gain
"""What is drawn over a picture."""


@attrs.frozen
class Marks:
    """The places that changed, and the signs over them."""

    changed: frozenset[Place] = frozenset()
    signs: tuple[Sign, ...] = ()

    @property
    def gains(self) -> Counter[Seat]:
        """How many victory points each player got."""
        gains: Counter[Seat] = Counter()
        for sign in self.signs:
            if isinstance(sign, Gain):
                gains[sign.seat] += sign.points
        return gains

    def refuses(self, place: Place) -> bool:
        """Something was refused there."""
        return any(isinstance(sign, Refusal) and sign.place == place for sign in self.signs)


def marks_of(events: Iterable[Event[Table]]) -> Marks:
    """What events leave to be pointed out."""
    happened = tuple(events)
    changed = frozenset(place for event in happened for place in _touched(event))
    return Marks(changed, tuple(sign for event in happened for sign in _signs(event)))


def _touched(event: Event[Table]) -> Iterator[Place]:
    """The places where an event changed something."""
    match event:
        case ev.StartTaken(cell=cell):
            yield cell
        case ev.Drawn(seat=seat):
            yield from (Hand(seat), Bag(seat))
        case ev.FaceChosen(seat=seat):
            yield Hand(seat)
        case ev.FirstPlayerDrawn(seat=seat) | ev.WentOut(seat=seat):
            yield Player(seat)
        case ev.Placed(seat=seat, cell=cell):
            yield from (cell, Hand(seat))
        case ev.RoomCounted(vp=vp):
            yield from (Score(seat) for seat in vp)
        case _:
            pass


def _signs(event: Event[Table]) -> Iterator[Sign]:
    match event:
        case ev.Placed(cell=cell, origins=origins, covered=covered):
            yield from (Count(origin, cell) for origin in origins)
            if covered is not None:
                yield Cover(cell)
        case ev.RoomCounted(vp=vp):
            yield from (Gain(seat, points) for seat, points in vp.items())
        case _:
            pass
