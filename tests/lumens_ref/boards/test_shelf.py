import json
import os
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from lumens_ref.boards import (
    FaultyBoard,
    board_named,
    board_of,
    boards_in_files,
    default_board,
    digest,
    id_of,
    shipped,
    use_board,
)
from lumens_ref.boards.shelf import INVENTED_EXAMPLE, TWO_PLAYERS
from lumens_ref.model.board import Board, Status
from rulespec.errors import FormatError, InvalidPosition, RulesError
from rulespec.language import Language
from tests.lumens_ref.boards.samples import mine, written

MINE = board_of(mine())


@pytest.fixture(autouse=True)
def _nothing_handed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUMENS_BOARDS", raising=False)
    monkeypatch.setattr("lumens_ref.boards.shelf._handed_in", {})


@pytest.fixture
def lay_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Files with these texts, named in the variable of the environment."""

    def laid(*texts: str) -> None:
        paths = [tmp_path / f"{number}.json" for number in range(len(texts))]
        for path, text in zip(paths, texts, strict=True):
            path.write_text(text, encoding="utf-8")
        monkeypatch.setenv("LUMENS_BOARDS", os.pathsep.join(map(str, paths)))

    return laid


def refusal(asked: Callable[[], object], kind: type[RulesError]) -> tuple[str, str]:
    with pytest.raises(kind) as refused:
        asked()
    return refused.value.in_language(Language.EN), refused.value.in_language(Language.FR)


def test_two_boards_are_shipped_and_say_what_they_are() -> None:
    assert [(name, board.status) for name, board in shipped().items()] == [
        (TWO_PLAYERS, Status.SECOND_HAND),
        (INVENTED_EXAMPLE, Status.INVENTED),
    ]
    assert "invented" in shipped()[INVENTED_EXAMPLE].name.lower()
    assert [id_of(board) for board in (*shipped().values(), MINE)] == [TWO_PLAYERS, INVENTED_EXAMPLE, None]


def test_one_side_of_the_board_is_for_two_and_one_for_three_or_four() -> None:
    assert [board.players for board in shipped().values()] == [(2,), (3, 4)]


def test_two_play_on_the_board_that_is_known() -> None:
    assert default_board(2) is shipped()[TWO_PLAYERS]


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_invented_passes_for_the_published_board(players: int) -> None:
    english, french = refusal(lambda: default_board(players), InvalidPosition)
    assert english.startswith(f"board: no board for {players} players is shipped")
    assert french.startswith(f"plateau : aucun plateau à {players} joueurs n'est livré")
    for said in (english, french):
        for word in ("R-05", "B-01", "B-11", "lumens board", "LUMENS_BOARDS", "board invented-example"):
            assert word in said


@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_is_no_board_for_other_numbers_of_players(players: int) -> None:
    english, french = refusal(lambda: default_board(players), InvalidPosition)
    assert english == f"board: expected 2, 3 or 4 players, found {players}"
    assert french == f"plateau : attendu 2, 3 ou 4 joueurs, trouvé {players}"


@pytest.mark.parametrize("name", [TWO_PLAYERS, INVENTED_EXAMPLE])
def test_a_board_is_named_by_its_id_or_its_digest(name: str) -> None:
    board = shipped()[name]
    whole = digest(board)
    for text in (
        name,
        f" {name} ",
        whole,
        whole.upper(),
        whole[: len("sha256:") + 8],
        whole[7:15],
        whole[7:],
    ):
        assert board_named(text) is board


@pytest.mark.parametrize(
    "text", ["", "mine", "two-player", "sha256:", "sha256:7867a35", "sha512:7867a358", "7867a35x9"]
)
def test_what_names_no_board_is_refused(text: str) -> None:
    english, french = refusal(lambda: board_named(text), FormatError)
    assert english.startswith("board: expected two-players, invented-example, or the digest of a board")
    assert french.startswith("plateau : attendu two-players, invented-example, ou l'empreinte")
    assert repr(text) in english
    assert f"« {text} »" in french


def test_a_name_that_is_nearly_right_gets_a_hint() -> None:
    english, french = refusal(lambda: board_named("two-player"), FormatError)
    assert english.endswith("did you mean 'two-players'?")
    assert french.endswith("vouliez-vous dire « two-players » ?")


def test_a_digest_that_nobody_knows_is_refused() -> None:
    english, french = refusal(lambda: board_named("sha256:01234567"), FormatError)
    assert english == (
        "board: no board with this digest is at hand: sha256:01234567. Name its file in LUMENS_BOARDS"
    )
    assert french.startswith("plateau : aucun plateau n'a cette empreinte : sha256:01234567. Nommez son")


def test_a_board_that_is_handed_in_is_known_from_then_on() -> None:
    assert use_board(MINE) == digest(MINE)
    assert board_named(digest(MINE)) is MINE
    assert board_named(digest(MINE)[:15]) is MINE


def test_a_board_that_is_not_sound_cannot_be_handed_in() -> None:
    with pytest.raises(FaultyBoard, match="B-08"):
        use_board(attrs.evolve(MINE, central_room="A"))
    with pytest.raises(FormatError):
        board_named(digest(attrs.evolve(MINE, central_room="A")))


def test_boards_are_looked_up_in_the_files_that_the_environment_names(lay_out: Callable[..., None]) -> None:
    lay_out(json.dumps(written()), json.dumps(mine()))
    assert board_named(digest(MINE)) == MINE
    assert board_named(digest(MINE)[:15]) == MINE
    assert [board for _, board in boards_in_files()] == [shipped()[INVENTED_EXAMPLE], MINE]


@pytest.mark.parametrize("damaged", ["{", json.dumps(mine() | {"players": []})])
def test_a_file_that_cannot_be_used_matters_only_if_a_board_is_missing(
    damaged: str, lay_out: Callable[..., None]
) -> None:
    lay_out(damaged, json.dumps(mine()))
    assert board_named(digest(MINE)) == MINE
    english, french = refusal(lambda: board_named("sha256:0123456789"), FormatError)
    assert (
        "no board with this digest is at hand: sha256:0123456789; and a file named in LUMENS_BOARDS"
        in english
    )
    assert "un fichier nommé dans LUMENS_BOARDS ne peut pas servir" in french
    assert [type(board) is Board for _, board in boards_in_files()] == [False, True]


def test_digits_that_begin_several_digests_name_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lumens_ref.boards.shelf.FEWEST_DIGITS", 1)
    handed_in = [use_board(board_of(mine(f"Invented {number}"))) for number in range(17)]
    first_digits = [named[7] for named in (*handed_in, *map(digest, shipped().values()))]
    shared = max(first_digits, key=first_digits.count)
    english, french = refusal(lambda: board_named(shared), FormatError)
    count = first_digits.count(shared)
    assert english.startswith(
        f"board: expected the digest of one board, found that {count} begin with {shared}: sha256:"
    )
    assert french.startswith(
        f"plateau : attendu l'empreinte d'un seul plateau, mais {count} commencent par {shared} : "
    )
