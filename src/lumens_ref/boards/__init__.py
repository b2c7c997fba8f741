"""Boards as data: those that are shipped, and whatever a board file tells."""

from lumens_ref.boards.board_file import (
    FaultyBoard,
    board_of,
    digest,
    document,
    load_board,
    read_board,
    read_document,
    warnings,
)
from lumens_ref.boards.checks import BoardFault, Check, Level
from lumens_ref.boards.judging import judge
from lumens_ref.boards.shelf import (
    board_named,
    default_board,
    id_of,
    known_boards,
    shipped,
    use_board,
)

__all__ = [
    "BoardFault",
    "Check",
    "FaultyBoard",
    "Level",
    "board_named",
    "board_of",
    "default_board",
    "digest",
    "document",
    "id_of",
    "judge",
    "known_boards",
    "load_board",
    "read_board",
    "read_document",
    "shipped",
    "use_board",
    "warnings",
]
