"""The archive of a suite: the same bytes each time, complete, and never empty."""

import gzip
import hashlib
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from lum42_ref import __version__
from lum42_ref.questions import QUESTIONS
from rulespec.errors import FormatError
from rulespec.vectors import release, suite, vector_json
from rulespec.vectors.vector import VERSION
from tests.rulespec.vectors.samples import samples

NAME = f"lum42-vectors-{VERSION}"


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    suite.write_suite(QUESTIONS, tmp_path / "vectors", samples().values())
    return tmp_path / "vectors"


def members(packed: bytes) -> list[tarfile.TarInfo]:
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        return archive.getmembers()


def test_it_comes_out_the_same_each_time_whatever_the_times_of_the_files(
    directory: Path, tmp_path: Path
) -> None:
    first = release.archive(QUESTIONS, directory)
    for file in directory.rglob("*"):
        os.utime(file, (10**9, 10**9))
        file.chmod(0o700)
    copy = tmp_path / "elsewhere"
    suite.write_suite(QUESTIONS, copy, list(samples().values())[::-1])
    assert release.archive(QUESTIONS, directory) == release.archive(QUESTIONS, copy) == first


def test_it_holds_no_times_no_owners_no_names_and_is_sorted(directory: Path) -> None:
    packed = release.archive(QUESTIONS, directory)
    found = members(packed)
    assert {(file.mtime, file.uid, file.gid, file.uname, file.gname) for file in found} == {(0, 0, 0, "", "")}
    assert {file.mode for file in found} == {0o644}
    assert [file.name for file in found] == sorted(file.name for file in found)
    assert packed[:10] == b"\x1f\x8b\x08\x00" + b"\x00" * 4 + b"\x02\xff"
    assert gzip.decompress(packed)[257:262] == b"ustar"


def test_it_holds_vectors_index_and_schemas(directory: Path) -> None:
    found = {file.name.removeprefix(f"{NAME}/") for file in members(release.archive(QUESTIONS, directory))}
    assert found == {
        *(file.relative_to(directory).as_posix() for file in directory.rglob("*.json")),
        *(f"schemas/{vector_json.schema_path(QUESTIONS, word).name}" for word in QUESTIONS.by_word),
    }


def test_it_is_read_back_as_the_same_suite(directory: Path, tmp_path: Path) -> None:
    release.release(QUESTIONS, directory, tmp_path / "dist")
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    assert archive.name == f"{NAME}-rules-{__version__}.tar.gz"
    assert suite.load(QUESTIONS, archive) == suite.load(QUESTIONS, directory)


def test_the_sha256_beside_it_is_its_own(directory: Path, tmp_path: Path) -> None:
    release.release(QUESTIONS, directory, tmp_path / "dist")
    archive, beside = sorted((tmp_path / "dist").iterdir())
    assert beside.name == f"{archive.name}.sha256"
    fingerprint = hashlib.sha256(archive.read_bytes()).hexdigest()
    assert beside.read_text(encoding="utf-8") == f"{fingerprint}  {archive.name}\n"


def refusal(directory: Path) -> str:
    with pytest.raises(FormatError) as caught:
        release.archive(QUESTIONS, directory)
    return str(caught.value)


def test_an_empty_directory_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path}: expected vectors, found none"


def test_a_suite_without_its_index_is_refused(directory: Path) -> None:
    (directory / "index.json").unlink()
    assert refusal(directory) == f"{directory / 'index.json'}: expected the index of the suite, found none"


def test_something_that_is_no_vector_is_refused(directory: Path) -> None:
    (directory / "step" / "other.json").write_text("[{}]", encoding="utf-8")
    assert refusal(directory).startswith("step/other.json[0].type: ")


def test_a_stale_index_is_refused(directory: Path) -> None:
    path = directory / "index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    index["vectors"] += 1
    path.write_text(json.dumps(index), encoding="utf-8")
    assert refusal(directory) == f"{path}: not as `make vectors` writes it; make the suite anew"


def test_a_vector_that_was_taken_out_by_hand_is_noticed(directory: Path) -> None:
    (directory / "perft" / "movement.json").unlink()
    assert refusal(directory).startswith(f"{directory / 'index.json'}: not as `make vectors` writes it")


def test_the_command_says_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "lum42_ref", "vectors", "release", str(tmp_path), str(tmp_path / "dist")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"lum42: {tmp_path}: expected vectors, found none\n"
    assert not (tmp_path / "dist").exists()
