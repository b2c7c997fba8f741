"""First chips: drawn and chosen in secret, then laid on the start markers."""

from lumens_ref.model.components import FULL, Seat
from lumens_ref.model.course import Course
from lumens_ref.model.events import Way, make_placed
from lumens_ref.model.table import Table


def is_laid(table: Table, seat: Seat) -> bool:
    """The first chip lies on the start marker, where one always lies from then on.

    Design:
        No field says how far the setup is: the table shows it.
    """
    return table.starts[seat] in table.stacks


def nothing_is_drawn(table: Table) -> bool:
    """Every bag is full: the game has just been set up.

    Design:
        Here, and no later, another reading can have the setup begin with something else.
    """
    return all(bag == FULL for bag in table.bags.values())


def lay_first_chips(course: Course) -> None:
    """All that wait are laid together, before anybody draws a hand: so nobody has seen another's (R-11).

    Design:
        Not when the last face is chosen: whoever chooses it would see by what follows what the others chose.
    """
    for seat in tuple(course.first_chips):
        lay_first_chip(course, seat)


def lay_first_chip(course: Course, seat: Seat) -> None:
    """The first chip goes on its owner's start marker, with the face that was chosen.

    Rules:
        SET-9: First chip
    """
    face = course.first_chips[seat].face
    assert face is not None, "its face is chosen"
    cited = ("SET-9", "SET-10", "CON-9")
    course.then(make_placed(cited, seat, course.starts[seat], face, Way.SETUP, (), None))
