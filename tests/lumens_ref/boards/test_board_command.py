import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lumens_ref.boards import board_of, digest, shipped
from lumens_ref.boards.provenance import sources
from lumens_ref.command import main
from rulespec.language import Bilingual
from tests.lumens_ref.boards.samples import ONE, TWO, damaged, mine, paint, put_starts

Run = Callable[..., tuple[int, str, str]]
MINE = board_of(mine())


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lumens_ref.boards.shelf._handed_in", {})
    for name, value in {"LUMENS_BOARDS": "", "LUMENS_LANG": "", "COLUMNS": "100"}.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command as somebody types it: exit code, output, complaints."""

    def typed(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["lumens", "board", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, said.out, said.err

    return typed


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., str]:
    def written(document: object, name: str = "mine.json") -> str:
        path = tmp_path / name
        path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
        return str(path)

    return written


def test_a_sound_board_file_is_drawn_and_says_how_to_play_on_it(run: Run, file: Callable[..., str]) -> None:
    path = file(mine())
    code, out, err = run(path)
    assert (code, err) == (0, "")
    assert out == (
        f"""My board, invented
status: invented
players: 3 or 4
size: 15 columns, 15 rows
rooms: 11 with 61 cells; the central one is F
source: made up for tests of this specification; resembles the published board in nothing but the
numbers that are known (15 by 15, 11 rooms, central room of 9, start places)

     1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  1 [A] A  A  .  .  .  .  .  .  .  .  .  B  B [B]
  2  A  .  .  .  .  .  C  C  C  .  .  .  .  .  B
  3  A  .  .  .  .  .  C  C  C  .  .  .  .  .  B
  4  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
  5  .  .  .  D  .  .  .  .  .  .  .  E  .  .  .
  6  .  .  D  D  D  .  .  .  .  .  E  E  E  .  .
  7  .  .  .  D  .  .  F  F  F  .  .  E  .  .  .
  8  .  .  .  .  .  .  F  F  F  .  .  .  .  .  .
  9  .  .  .  G  .  .  F  F  F  .  .  H  .  .  .
 10  .  .  G  G  G  .  .  .  .  .  H  H  H  .  .
 11  .  .  .  G  .  .  .  .  .  .  .  H  .  .  .
 12  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
 13  I  .  .  .  .  .  J  J  J  .  .  .  .  .  K
 14  I  .  .  .  .  .  J  J  J  .  .  .  .  .  K
 15 [I] I  I  .  .  .  . [.] .  .  .  .  K  K [K]

letter: room; dot: passage; [ ]: start cell
starts of 3: 1,1  15,1  8,15
starts of 4: 1,1  15,1  15,15  1,15

digest: {digest(MINE)}
in a card: board {digest(MINE)[:19]}
found with: LUMENS_BOARDS={path}
"""
    )


def test_the_word_for_a_card_names_the_board_once_its_file_is_named(
    run: Run, file: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file(mine())
    _, out, _ = run(path)
    word = out.partition("in a card: board ")[2].split()[0]
    assert run(word)[0] == 2
    monkeypatch.setenv("LUMENS_BOARDS", path)
    code, drawn, _ = run(word)
    assert code == 0
    assert drawn.startswith("My board, invented\n")


def test_a_board_that_is_shipped_is_drawn_with_its_provenance(run: Run) -> None:
    code, out, _ = run(TWO, "--lang", "fr")
    assert code == 0
    assert "statut : connu de seconde main\njoueurs : 2\ntaille : 13 colonnes, 9 rangées\n" in out
    assert f"empreinte : {digest(shipped()[TWO])}\ndans une fiche : board two-players\n" in out
    unwrapped = " ".join(out.split())
    told = sources().boards[TWO]
    for text in (told.confidence, *told.facts_from, *told.checked_against, *told.not_known):
        assert text.fr in unwrapped
    assert "LUMENS_BOARDS" not in out


def test_all_faults_are_told_and_the_board_is_refused(run: Run, file: Callable[..., str]) -> None:
    sample = damaged(paint("L", (2, 8), (2, 12))) | {"players": [5], "name": ""}
    sample["grid"][13] = sample["grid"][13] + "K"
    code, out, err = run(path := file(sample))
    assert (code, err) == (1, "")
    assert out == (
        f"""✗ {path}  refused

Errors
  - B-02, name: expected some text, found none
  - B-03, row 14: expected 15 cells like most rows, found 16
  - B-04, players: expected [2], [3], [4] or [3, 4], found [5]
  - B-07, room L: expected cells that hang together by their edges, found 2 pieces, which begin at
    (2,8), (2,12)
"""
    )


def test_warnings_are_told_with_a_board_that_can_be_used(run: Run, file: Callable[..., str]) -> None:
    code, out, _ = run(file(damaged(put_starts("3", [[1, 1], [15, 1], [1, 15]]))), "--lang", "fr")
    assert code == 0
    assert out.startswith("INVENTED example")
    warning = out.partition("\n\nAvertissements\n")[2]
    assert " ".join(warning.split()) == (
        "- B-21, départs à 3 joueurs : attendu deux angles d'un côté et la case du milieu du côté opposé "
        "dans le sens horaire, par exemple (1,1), (15,1), (8,15), trouvé (1,1), (15,1), (1,15)"
    )


def test_errors_and_warnings_stand_apart(run: Run, file: Callable[..., str]) -> None:
    sample = damaged(paint("D", (5, 7), (6, 7))) | {"version": 2}
    code, out, _ = run(file(sample))
    assert code == 1
    assert "\n\nErrors\n  - B-01, version: expected 1, found 2\n\nWarnings\n  - B-22, room D, room F: " in out


def test_a_program_gets_the_judgement_as_json(run: Run, file: Callable[..., str]) -> None:
    code, out, _ = run(file(mine()), "--json")
    assert (code, json.loads(out)) == (
        0,
        {
            "format": "lumens-board-judgement",
            "version": 1,
            "sound": True,
            "faults": [],
            "id": None,
            "digest": digest(MINE),
            "board": mine(),
        },
    )
    code, out, _ = run(file(mine() | {"players": [5]}), "--json")
    judged = json.loads(out)
    assert code == 1
    assert (judged["sound"], judged["id"], judged["digest"], judged["board"]) == (False, None, None, None)
    assert judged["faults"] == [
        {
            "code": "B-04",
            "level": "error",
            "path": "/players",
            "place": {"en": "players", "fr": "players"},
            "message": {
                "en": "expected [2], [3], [4] or [3, 4], found [5]",
                "fr": "attendu [2], [3], [4] ou [3, 4], trouvé [5]",
            },
        }
    ]


def test_the_text_of_a_file_and_standard_input_are_judged_too(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps(mine())
    assert run(text)[1].startswith("My board, invented\n")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code, out, _ = run("-")
    assert code == 0
    assert out.startswith("My board, invented\n")
    assert "found with" not in out


@pytest.mark.parametrize(
    ("source", "english", "french"),
    [
        ("mine.json", "mine.json: no such file", "mine.json : fichier introuvable"),
        (
            "two-player",
            "two-player: no such file; expected two-players, invented-example, or the digest of a board",
            "two-player : fichier introuvable ; attendu two-players, invented-example, ou l'empreinte",
        ),
        (
            '{"name": "a", "name": "b"}',
            "board.name: expected each key once",
            "board.name : chaque clé attendue une seule fois",
        ),
        ('{"name"', "board: expected JSON, found a mistake", "board : attendu du JSON, trouvé une erreur"),
    ],
)
def test_what_cannot_be_read_is_no_answer(run: Run, source: str, english: str, french: str) -> None:
    for language, said in (("en", english), ("fr", french)):
        code, out, err = run(source, "--lang", language)
        assert (code, out) == (2, "")
        assert err.startswith(f"lumens: {said}")


def test_a_file_that_is_no_json_is_named_in_the_complaint(run: Run, file: Callable[..., str]) -> None:
    path = file("[1, 2")
    assert run(path)[2].startswith(f"lumens: {path}: expected JSON, found a mistake at line 1")


def test_without_a_file_all_boards_at_hand_are_listed(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert out == (
        f"""Shipped
  two-players  Lumens, side for two players
      known at second hand, players: 2
      {digest(shipped()[TWO])}
  invented-example  INVENTED example for three or four players - not the published board
      invented, players: 3 or 4
      {digest(shipped()[ONE])}

In the files that LUMENS_BOARDS names
  none

The published board for three or four players
  incomplete: shapes and places of the rooms were not found, so no such board is shipped. Whoever
  owns the game can write theirs into a file, which lumens board FILE judges.
"""
    )


def test_files_of_the_environment_are_listed_with_what_is_wrong_with_them(
    run: Run, file: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = file(mine()), file(mine() | {"players": [5], "version": 2}, "bad.json")
    monkeypatch.setenv("LUMENS_BOARDS", os.pathsep.join([good, bad]))
    code, out, _ = run("--lang", "fr")
    assert code == 1
    assert f"  {good}  My board, invented\n      inventé, joueurs : 3 ou 4\n      {digest(MINE)}\n" in out
    assert (
        f"  ✗ {bad}  refusé\n      - B-01, version : attendu 1, trouvé 2\n"
        "      - B-04, players : attendu [2], [3], [4] ou [3, 4], trouvé [5]\n"
    ) in out
    code, out, _ = run("--json")
    assert code == 1
    known: dict[str, Any] = json.loads(out)
    assert [(each["file"], each["id"], each["digest"]) for each in known["boards"]] == [
        (None, TWO, digest(shipped()[TWO])),
        (None, ONE, digest(shipped()[ONE])),
        (good, None, digest(MINE)),
    ]
    assert [(each["file"], Bilingual(**each["why"]).fr.splitlines()[0]) for each in known["unusable"]] == [
        (bad, "B-01, version : attendu 1, trouvé 2")
    ]
