from collections import Counter
from collections.abc import Iterator

import attrs
import pytest

from lumens_ref.boards import shipped
from lumens_ref.boards.draft import SHAPES
from lumens_ref.boards.provenance import Numbers, sources
from lumens_ref.boards.shelf import INVENTED_EXAMPLE, TWO_PLAYERS
from rulespec.language import Bilingual


def test_every_board_that_is_shipped_says_where_it_comes_from() -> None:
    assert [*sources().boards] == [*shipped()]


@pytest.mark.parametrize("name", [TWO_PLAYERS, INVENTED_EXAMPLE])
def test_the_numbers_told_of_a_board_are_those_of_its_grid(name: str) -> None:
    board = shipped()[name]
    signs = Counter(sign for row in board.grid for sign in row)
    passages = signs.pop(".")
    rooms = {str(cell): board.area(cell) for cells in board.starts.values() for cell in cells}
    assert sources().boards[name].numbers == Numbers(
        cells=board.rows * board.columns,
        room_cells=signs.total(),
        passage_cells=passages,
        room_sizes=signs,
        starts_in={cell: None if room == "." else room for cell, room in rooms.items()},
    )


def test_the_rooms_for_two_are_their_own_mirror_image_both_ways() -> None:
    board = shipped()[TWO_PLAYERS]
    in_rooms = [[sign != "." for sign in row] for row in board.grid]
    assert in_rooms == in_rooms[::-1] == [row[::-1] for row in in_rooms]


def test_what_is_known_of_the_published_board_is_what_is_asked_of_a_file() -> None:
    facts = [each.fact.en for each in sources().published_for_three_or_four.known]
    shape = SHAPES[3]
    assert facts[:3] == [
        f"{shape.columns} columns, {shape.rows} rows",
        f"{shape.rooms} rooms",
        "the central room has 9 cells",
    ]


def test_all_is_said_in_both_languages() -> None:
    for text in texts(sources()):
        assert text.en
        assert text.fr
    assert sources().published_for_three_or_four.status.fr.startswith("incomplet")


def texts(thing: object) -> Iterator[Bilingual]:
    if isinstance(thing, Bilingual):
        yield thing
    elif attrs.has(kind := type(thing)):
        for field in attrs.fields(kind):
            yield from texts(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts(part)
    elif isinstance(thing, dict):
        yield from texts(tuple(thing.values()))
