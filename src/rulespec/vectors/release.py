"""A suite as an archive that comes out the same, byte for byte, wherever it is made."""

import gzip
import hashlib
import io
import tarfile
from collections.abc import Mapping
from pathlib import Path

from rulespec.errors import FormatError
from rulespec.files import make_directory, write_file
from rulespec.vectors.packing import INDEX, contents
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.suite import files, load
from rulespec.vectors.vector import VERSION
from rulespec.vectors.vector_json import schema_path, schema_text


def archive(about: AnyQuestions, directory: Path) -> bytes:
    """The suite of a directory with its index and its schemas, as .tar.gz: sorted, no times, no owners."""
    name = archive_name(about)
    packed = {f"{name}/{path}": content for path, content in _checked(about, directory).items()}
    packed |= {
        f"{name}/schemas/{schema_path(about, word).name}": schema_text(about, word).encode()
        for word in about.by_word
    }
    pressed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=pressed, mtime=0) as press:
        press.write(_tape(packed))
    return pressed.getvalue()


def archive_name(about: AnyQuestions) -> str:
    """The directory in the archive of a suite."""
    return f"{about.book.name}-vectors-{VERSION}"


def archive_file(about: AnyQuestions) -> str:
    """The name of the archive of a suite."""
    return f"{archive_name(about)}-rules-{about.book.version}.tar.gz"


def release(about: AnyQuestions, source: Path, target: Path) -> Path:
    """Write the archive of a suite into a directory, and its sha256 beside it."""
    packed = archive(about, source)
    make_directory(target)
    path = target / archive_file(about)
    write_file(path, packed)
    fingerprint = hashlib.sha256(packed).hexdigest()
    write_file(path.with_suffix(".gz.sha256"), f"{fingerprint}  {path.name}\n")
    return path


def _tape(packed: Mapping[str, bytes]) -> bytes:
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.PAX_FORMAT) as archived:
        for path, content in sorted(packed.items()):
            member = tarfile.TarInfo(path)
            member.size = len(content)
            archived.addfile(member, io.BytesIO(content))
    return tape.getvalue()


def _checked(about: AnyQuestions, directory: Path) -> Mapping[str, bytes]:
    """The files of the suite with its index; FormatError if it is empty, no suite, or not as it was made."""
    vectors = load(about, directory)
    index = directory / INDEX
    if not index.is_file():
        raise FormatError(str(index), "expected the index of the suite, found none")
    found = {**contents(directory), INDEX: index.read_bytes()}
    made = files(about, vectors)
    for path in sorted(found.keys() | made.keys()):
        if found.get(path) != made.get(path):
            raise FormatError(str(directory / path), "not as `make vectors` writes it; make the suite anew")
    return found
