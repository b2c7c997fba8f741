"""The files of a suite, in a directory or in an archive."""

import io
import lzma
import tarfile
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from rulespec.errors import FormatError

INDEX: Final = "index.json"
BESIDE: Final = (INDEX, ".schema.json")
"""How the names of files end that hold no vectors."""
LARGEST_SUITE: Final = 64 * 1024 * 1024
"""Bytes of all files together."""
DAMAGED: Final = (
    tarfile.TarError,
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    RuntimeError,
    ValueError,
    lzma.LZMAError,
)
"""What reading an archive can run into: cut short, altered, locked with a password."""


def contents(path: Path) -> Mapping[str, bytes]:
    """The files of a suite in a directory or an archive (.tar.gz, .zip), by name, without the index."""
    found = {_below(name): content for name, content in _files(path).items() if not name.endswith(BESIDE)}
    if not found:
        raise FormatError(str(path), "expected vectors, found none")
    return found


def index_of(path: Path) -> bytes | None:
    """The index of a suite in a directory or an archive; None if it has none."""
    named = [content for name, content in _files(path).items() if PurePosixPath(name).name == INDEX]
    return named[0] if named else None


def _files(path: Path) -> dict[str, bytes]:
    if path.is_dir():
        return {file.relative_to(path).as_posix(): file.read_bytes() for file in path.rglob("*.json")}
    return _unpacked(path)


def _below(name: str) -> str:
    """The name of a file below the directory of the suite, whatever that is called in an archive."""
    return "/".join(PurePosixPath(name).parts[-2:])


def _unpacked(path: Path) -> dict[str, bytes]:
    try:
        if zipfile.is_zipfile(path):
            return _unzipped(path)
        if path.is_file() and tarfile.is_tarfile(path):
            return _untarred(path)
    except DAMAGED as error:
        raise FormatError(str(path), f"the archive is damaged: {error}") from None
    raise FormatError(str(path), "expected a directory or an archive of vectors (.tar.gz or .zip)")


def _unzipped(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        members = [member for member in archive.infolist() if member.filename.endswith(".json")]
        _refuse_large(path, sum(member.file_size for member in members))
        return {member.filename: archive.read(member) for member in members}


def _untarred(path: Path) -> dict[str, bytes]:
    with tarfile.open(path) as archive:
        members = [member for member in archive if member.isfile() and member.name.endswith(".json")]
        _refuse_large(path, sum(member.size for member in members))
        return {member.name: (archive.extractfile(member) or io.BytesIO()).read() for member in members}


def _refuse_large(path: Path, size: int) -> None:
    if size > LARGEST_SUITE:
        raise FormatError(str(path), f"expected at most {LARGEST_SUITE} bytes of vectors, found {size}")
