"""Board files: read strictly, judged, written, and told apart by a digest of what they say."""

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from lumens_ref.boards.checks import BoardFault
from lumens_ref.boards.judging import FORMAT, VERSION, judge
from lumens_ref.model.board import Board, Cell, Status
from rulespec.codec import tree
from rulespec.codec.border import Json, canonical
from rulespec.errors import Faulty
from rulespec.files import read_file

BOUNDS: Final = tree.Bounds(size=64 * 1024, depth=8)
"""A board file of 15 by 15 takes about one KiB and four levels."""
DIGEST: Final = "sha256:"
"""Stands before the hexadecimal digits of a digest."""


class FaultyBoard(Faulty):
    """A board file with errors; all of them are listed, and the warnings too."""

    def __init__(self, found: tuple[BoardFault, ...]) -> None:
        self.found = found
        super().__init__(each.fault for each in found)


def load_board(path: Path) -> Board:
    """The board of a file; FormatError if it is no JSON, FaultyBoard if it is no sound board."""
    return read_board(read_file(path), str(path))


def read_board(text: str | bytes, name: str = FORMAT) -> Board:
    """The board that a text tells; FormatError if it is no JSON, FaultyBoard if it has errors.

    What is merely strange about it, ``warnings`` tells.
    """
    return board_of(read_document(text, name))


def read_document(text: str | bytes, name: str = FORMAT) -> Json:
    """What a text says, strictly read and not yet judged."""
    return tree.read(text, BOUNDS, name)


def board_of(document: object) -> Board:
    """The board of a document; FaultyBoard if it is no sound one."""
    found = judge(document)
    if any(fault.is_error for fault in found):
        raise FaultyBoard(found)
    assert isinstance(document, dict), "a sound board file is an object"
    return _built(document)


def _built(sound: Mapping[str, Any]) -> Board:
    return Board(
        name=sound["name"],
        status=Status(sound["status"]),
        source=sound["source"],
        players=tuple(sound["players"]),
        grid=tuple(sound["grid"]),
        central_room=sound["central_room"],
        starts={
            int(number): tuple(Cell(*cell) for cell in cells) for number, cells in sound["starts"].items()
        },
    )


def document(board: Board) -> Mapping[str, Json]:
    """A board as its file has it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": board.name,
        "status": board.status.value,
        "source": board.source,
        "players": list(board.players),
        "grid": list(board.grid),
        "central_room": board.central_room,
        "starts": {str(number): [list(cell) for cell in cells] for number, cells in board.starts.items()},
    }


@functools.lru_cache(maxsize=64)
def digest(board: Board) -> str:
    """The name of a board by what its file says, however it is laid out: of its canonical JSON (RFC 8785)."""
    return DIGEST + hashlib.sha256(canonical(document(board))).hexdigest()


def warnings(board: Board) -> tuple[BoardFault, ...]:
    """What is strange about a board; it is used all the same."""
    return tuple(fault for fault in judge(document(board)) if not fault.is_error)
