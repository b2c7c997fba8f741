import os
import threading
from pathlib import Path

import pytest

from rulespec.files import CannotWrite, make_directory, write_file
from rulespec.language import Language


def test_a_file_is_written_in_the_place_of_the_old_one_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o640)
    write_file(path, "é")
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == ("é".encode(), 0o640)
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_gets_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_file(tmp_path / "a", b"x")
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("old")
    (tmp_path / "link").symlink_to("there")
    write_file(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "there").read_text() == "new"


def test_a_file_that_breaks_off_leaves_the_old_one_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_text("old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite) as caught:
        write_file(path, "new")
    assert caught.value.in_language(Language.FR) == f"{path} : écriture impossible : plus de place"
    assert str(caught.value) == f"{path}: cannot be written: no space left"
    assert (path.read_text(), list(tmp_path.iterdir())) == ("old", [path])


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing/a", "no such directory"),
        ("file/a", "part of the path is a file"),
        (".", "it is a directory"),
        ("a" * 300, "the name is too long"),
    ],
)
def test_why_a_file_cannot_be_written(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite, match=f"cannot be written: {why}$"):
        write_file(tmp_path / name, "x")


def test_a_directory_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite, match="part of the path is a file"):
        make_directory(tmp_path / "file" / "a")


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=write_file, args=(pipe, "through"))
    writer.start()
    assert pipe.read_text() == "through"
    writer.join()
