import hashlib
import json
from pathlib import Path

import pytest
import rfc8785

from lumens_ref.boards import (
    FaultyBoard,
    board_of,
    digest,
    document,
    load_board,
    read_board,
    shipped,
    warnings,
)
from lumens_ref.boards.board_file import BOUNDS
from lumens_ref.model.board import Cell, Status
from rulespec.errors import FormatError, RulesError
from rulespec.language import Language
from tests.lumens_ref.boards.samples import ONE, TWO, damaged, mine, paint, put_starts, written

DIGESTS = {
    TWO: "sha256:7867a35864f853497d47cee3f471e06dbb81f6a9d928c0ab0f08c8bd2acffd6d",
    ONE: "sha256:65bb5617f734f65e5f1e9a7fff3dace8b6ace2a7e4ac4aea8cb6316407ae4b7f",
}


@pytest.mark.parametrize("name", [ONE, TWO])
def test_the_digest_is_of_the_canonical_json_and_never_changes(name: str) -> None:
    board = shipped()[name]
    assert digest(board) == f"sha256:{hashlib.sha256(rfc8785.dumps(document(board))).hexdigest()}"
    assert digest(board) == DIGESTS[name]


def test_the_digest_does_not_depend_on_layout_and_order_of_a_file() -> None:
    turned = dict(reversed(written().items()))
    assert digest(read_board(json.dumps(turned, indent=7))) == DIGESTS[ONE]


@pytest.mark.parametrize(
    "other",
    [
        written() | {"name": "Another name, invented"},
        written() | {"source": "somebody else"},
        written() | {"name": "Invented, éàß", "source": "∞ \N{NO-BREAK SPACE}"},
        damaged(paint("A", (2, 2))),
        damaged(put_starts("3", [[15, 1], [8, 15], [1, 1]])),
    ],
)
def test_whatever_differs_between_two_files_makes_two_digests(other: dict[str, object]) -> None:
    board = board_of(other)
    assert digest(board) not in DIGESTS.values()
    assert digest(board) == f"sha256:{hashlib.sha256(rfc8785.dumps(other)).hexdigest()}"  # type: ignore[arg-type]  # plain JSON


def test_a_board_is_what_its_file_says(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(mine()), encoding="utf-8-sig")
    board = load_board(path)
    assert (board.name, board.status, board.central_room) == ("My board, invented", Status.INVENTED, "F")
    assert (board.columns, board.rows, board.players) == (15, 15, (3, 4))
    assert board.starts == {
        3: (Cell(1, 1), Cell(15, 1), Cell(8, 15)),
        4: (Cell(1, 1), Cell(15, 1), Cell(15, 15), Cell(1, 15)),
    }
    assert document(board) == mine()


def test_warnings_stay_with_a_board() -> None:
    (warning,) = warnings(board_of(damaged(put_starts("3", [[1, 1], [15, 1], [1, 15]]))))
    assert warning.code == "B-21"
    assert warnings(shipped()[ONE]) == ()


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            '{"name": "a", "name": "b"}',
            "mine.name: expected each key once, found it twice",
            "mine.name : chaque clé attendue une seule fois, trouvée deux fois",
        ),
        (
            "[" * 9 + "]" * 9,
            "mine: expected at most 8 levels of nesting, found more",
            "mine : attendu au plus 8 niveaux d'imbrication, trouvé plus",
        ),
        (
            " " * (BOUNDS.size + 1),
            "mine: expected at most 65536 bytes, found more",
            "mine : attendu au plus 65536 octets, trouvé plus",
        ),
    ],
)
def test_what_is_no_strict_json_is_refused(text: str, english: str, french: str) -> None:
    with pytest.raises(FormatError) as refused:
        read_board(text, "mine")
    assert refused.value.in_language(Language.EN) == english
    assert refused.value.in_language(Language.FR) == french


@pytest.mark.parametrize("text", ["", "{", "NaN", '{"a": 1,}', "lumens-board", '"\\ud800"'])
def test_a_text_that_is_no_json_says_where(text: str) -> None:
    with pytest.raises(FormatError, match=r"^lumens-board: expected JSON, found a mistake at line 1, column"):
        read_board(text)


@pytest.mark.parametrize("text", ["null", "[]", "{}", '"board"', "1"])
def test_json_that_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(FaultyBoard, match="B-01, "):
        read_board(text)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="no such file"):
        load_board(tmp_path / "mine.json")
