"""Board files as their owners might write them, sound and damaged."""

import copy
from collections.abc import Callable, Sequence
from typing import Any, Final

from lumens_ref.boards import document, shipped

Document = dict[str, Any]
Damage = Callable[[Document], object]

ONE: Final = "invented-example"
TWO: Final = "two-players"


def written(name: str = ONE) -> Document:
    """A board that is shipped, as a document that can be changed."""
    return copy.deepcopy(dict(document(shipped()[name])))


def mine(name: str = "My board, invented") -> Document:
    """A sound board that is not shipped."""
    return written() | {"name": name}


def painted(sample: Document, sign: str, *cells: tuple[int, int]) -> None:
    """Put a sign on cells of the grid."""
    for column, row in cells:
        line = sample["grid"][row - 1]
        sample["grid"][row - 1] = line[: column - 1] + sign + line[column:]


def paint(sign: str, *cells: tuple[int, int]) -> Damage:
    """The damage of a sign on cells of the grid."""
    return lambda sample: painted(sample, sign, *cells)


def put(field: str, value: object) -> Damage:
    """The damage of another value of a field."""

    def damage(sample: Document) -> None:
        sample[field] = value

    return damage


def put_starts(players: str, cells: object) -> Damage:
    """The damage of other start cells."""

    def damage(sample: Document) -> None:
        sample["starts"][players] = cells

    return damage


def put_row(number: int, row: object) -> Damage:
    """The damage of another row of the grid."""

    def damage(sample: Document) -> None:
        sample["grid"][number - 1] = row

    return damage


def leave_out(field: str) -> Damage:
    """The damage of a field that is not there."""
    return lambda sample: sample.pop(field)


def all_of(damages: Sequence[Damage]) -> Damage:
    """Several damages, one after another."""

    def damage(sample: Document) -> None:
        for each in damages:
            each(sample)

    return damage


def damaged(damage: Damage, name: str = ONE) -> Document:
    """A shipped board with a damage."""
    sample = written(name)
    damage(sample)
    return sample
