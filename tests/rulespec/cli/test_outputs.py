"""Pipes, disks, encodings and files, as people meet them: every command here is a process of its own."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rulespec.cli.outputs import in_plain_letters

LUM42 = str(Path(sys.executable).parent / "lum42")
CARD = "turn gold; N red-L m:green black.basic@P"
ALLOWED = ["ask", CARD, "gold: move N"]
REFUSED = ["ask", CARD, "gold: move E"]


def run(words: Sequence[str], **environment: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [LUM42, *words], capture_output=True, check=False, env={**os.environ, **environment}
    )


def ended(line: str, *words: str) -> tuple[int, str, str]:
    """What a line of the shell ends with, prints and complains; "$@" stands for the command."""
    told = subprocess.run(
        ["bash", "-c", line, LUM42, *words],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    return told.returncode, told.stdout, told.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [(ALLOWED, 0), (REFUSED, 1), (["ask", CARD, "gold: jump"], 2), (["rulebook"], 0), (["moves", CARD], 0)],
)
def test_a_reader_who_leaves_changes_neither_exit_code_nor_says_anything(words: list[str], code: int) -> None:
    found, _, complaint = ended('"$0" "$@" | true; exit ${PIPESTATUS[0]}', *words)
    quiet = complaint if code == 2 else ""
    assert (found, complaint) == (code, quiet)


def test_a_reader_who_leaves_early_has_the_first_line() -> None:
    line = '"$0" "$@" | head -1; exit ${PIPESTATUS[0]}'
    assert ended(line, *REFUSED) == (1, "✗ Gold: move (1,0)  refused\n", "")


def test_a_full_disk_is_one_line_and_an_exit_code_of_its_own() -> None:
    full = "standard output: cannot be written: no space left\n"
    for words in (ALLOWED, REFUSED, ["rulebook", "--json"], ["show", CARD]):
        assert ended('"$0" "$@" >/dev/full', *words) == (3, "", f"lum42: {full}")
    french = "lum42: sortie standard : écriture impossible : plus de place\n"
    assert ended('"$0" "$@" >/dev/full', *ALLOWED, "--lang", "fr") == (3, "", french)


def test_a_complaint_that_nobody_can_read_changes_no_exit_code() -> None:
    assert ended('"$0" "$@" 2>/dev/full', "ask", CARD, "gold: jump") == (2, "", "")
    assert ended('"$0" "$@" 2>&-', "ask", CARD, "gold: jump") == (2, "", "")


def test_a_closed_standard_output_takes_nothing_and_changes_nothing() -> None:
    assert ended('"$0" "$@" >&-', *REFUSED) == (1, "", "")
    assert ended('"$0" "$@" >&-', "show", CARD) == (0, "", "")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_encoding_without_our_signs_gets_plain_letters(encoding: str) -> None:
    told = run([*REFUSED, "--lang", "fr"], PYTHONIOENCODING=encoding)
    first = told.stdout.decode(encoding).splitlines()[0]
    accents = encoding != "ascii"
    assert first == ("x Doré : move (1,0)  refusé" if accents else "x Dore : move (1,0)  refuse")
    assert (told.returncode, told.stderr) == (1, b"")
    board = run(["show", CARD], PYTHONIOENCODING=encoding).stdout.decode(encoding)
    assert "|---+---------+" in board
    assert "?" not in board


def test_documents_are_utf_8_whatever_the_terminal_holds() -> None:
    told = run(["rulebook", "--json"], PYTHONIOENCODING="ascii")
    assert told.stdout == run(["rulebook", "--json"]).stdout
    assert "î" in json.loads(told.stdout)["clauses"][0]["text"]["fr"]


def test_signs_that_nothing_plain_stands_for_are_question_marks() -> None:
    text = "✓é…│─┼œ囧"
    error = UnicodeEncodeError("ascii", text, 0, len(text), "")
    assert in_plain_letters(error) == ("+e...|-+oe?", len(text))


def test_colours_are_for_terminals_alone() -> None:
    keeper, given = pty.openpty()
    subprocess.run([LUM42, *ALLOWED], stdout=given, check=True, env={**os.environ, "COLUMNS": "80"})
    os.close(given)
    assert os.read(keeper, 4) == b"\x1b[1m"
    os.close(keeper)
    assert b"\x1b" not in run(ALLOWED).stdout


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["draw", CARD], "-o"),
        (ALLOWED, "--draw"),
        (["convert", CARD, "--to", "json"], "-o"),
    ],
)
def test_a_file_that_cannot_be_written_is_one_line_and_the_old_one_stays(
    tmp_path: Path, words: list[str], option: str
) -> None:
    told = run([*words, option, str(tmp_path / "missing" / "file")])
    where = f"{tmp_path}/missing/file"
    assert told.returncode == 3
    assert told.stderr.decode() == f"lum42: {where}: cannot be written: no such directory\n"
    old = tmp_path / "old"
    old.write_text("old")
    line = f'ulimit -f 0; trap "" XFSZ; "$0" "$@" {option} {old} >/dev/null'
    code, _, complaint = ended(line, *words)
    assert (code, len(complaint.splitlines())) == (3, 1)
    assert ([path.name for path in tmp_path.iterdir()], old.read_text()) == (["old"], "old")


def test_pictures_go_through_pipes_and_to_standard_output(tmp_path: Path) -> None:
    code, printed, _ = ended('"$0" "$@" -o /dev/stdout | cat; exit ${PIPESTATUS[0]}', "draw", CARD)
    assert (code, printed[:4]) == (0, "<svg")
    os.mkfifo(tmp_path / "pipe")
    line = f'"$0" "$@" -o {tmp_path}/pipe 2>/dev/null & cat {tmp_path}/pipe; wait $!'
    assert ended(line, "draw", CARD)[:2] == (0, printed)


def test_converted_text_is_the_same_in_a_file(tmp_path: Path) -> None:
    for form in ("card", "line", "json"):
        path = tmp_path / form
        assert run(["convert", CARD, "--to", form, "-o", str(path)]).returncode == 0
        assert path.read_bytes() == run(["convert", CARD, "--to", form]).stdout


def test_reports_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    where = str(tmp_path / "file" / "reports")
    told = run(["conform", "--kinds", "perft", "--report", where, "--", LUM42, "answer"])
    assert (told.returncode, told.stdout) == (3, b"")
    assert told.stderr.decode() == f"lum42: {where}: cannot be written: part of the path is a file\n"


def test_where_positions_come_from(tmp_path: Path) -> None:
    plain = run(["show", CARD]).stdout.decode()
    marked = tmp_path / "marked.card"
    marked.write_text(CARD, encoding="utf-8-sig")
    assert run(["show", str(marked)]).stdout.decode() == plain
    assert ended('"$0" show - < "$1"', str(marked)) == (0, plain, "")
    assert ended('"$0" show <(cat "$1")', str(marked)) == (0, plain, "")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('"$0" show - <&-', "standard input: it is closed"),
        ('"$0" show - </dev/zero', "standard input: expected at most 512 KiB"),
        ('"$0" show /dev/zero', "/dev/zero: expected at most 512 KiB"),
        ('"$0" show /', "/: cannot be read: it is a directory"),
        ('"$0" show / --lang fr', "/ : illisible : c'est un dossier"),
        ('"$0" show missing.card', "missing.card: no such file"),
        (
            r'printf "N \xff" | "$0" show -',
            "standard input: expected text in UTF-8; byte 3 cannot be read",
        ),
        ('"$0" replay - <&- --lang fr', "entrée standard : elle est fermée"),
    ],
)
def test_what_cannot_be_read_is_one_line(line: str, complaint: str) -> None:
    assert ended(line) == (2, "", f"lum42: {complaint}\n")
