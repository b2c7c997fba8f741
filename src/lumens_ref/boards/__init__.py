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
    boards_in_files,
    default_board,
    id_of,
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
    "boards_in_files",
    "default_board",
    "digest",
    "document",
    "id_of",
    "judge",
    "load_board",
    "read_board",
    "read_document",
    "shipped",
    "use_board",
    "warnings",
]
