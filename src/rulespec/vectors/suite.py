"""The suite: all vectors in files by kind and chapter, with an index; written, read and verified."""

import hashlib
import io
import lzma
import tarfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

import attrs

from lum42_ref import __version__, engine
from rulespec.codec.border import dumps, pretty
from rulespec.codec.tree import Bounds, read
from rulespec.errors import FormatError, RulesError
from rulespec.text.ids import in_order
from rulespec.vectors import paper
from rulespec.vectors.answers import answer
from rulespec.vectors.kinds import FORMAT, KINDS, VERSION, Game, Scoring, Vector

INDEX: Final = "index.json"
BESIDE: Final = (INDEX, ".schema.json")
"""How the names of files end that hold no vectors."""
INDEX_FORMAT: Final = "lum42-vector-index"
LARGEST_SUITE: Final = 64 * 1024 * 1024
"""Bytes of all files together."""
FILE: Final = Bounds(LARGEST_SUITE, depth=32)
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


def files(vectors: Iterable[Vector]) -> dict[str, bytes]:
    """The files of a suite: one for each kind and chapter, a vector a line, and the index."""
    groups: dict[str, list[Vector]] = {}
    for vector in vectors:
        kind, chapter = vector.info.id.split("/")[:2]
        groups.setdefault(f"{kind}/{chapter}.json", []).append(vector)
    written = {
        name: _file(sorted(group, key=lambda vector: vector.info.id))
        for name, group in sorted(groups.items())
    }
    return {**written, INDEX: _index(groups, written)}


def write(directory: Path, vectors: Iterable[Vector]) -> None:
    """Write a suite into a directory, in the place of the one that is there."""
    for old in directory.rglob("*.json"):
        old.unlink()
    for name, content in files(vectors).items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def load(path: Path) -> list[Vector]:
    """The vectors of a directory or of an archive; FormatError if something in it is no vector."""
    return [vector for name, content in sorted(contents(path).items()) for vector in _vectors(name, content)]


def contents(path: Path) -> Mapping[str, bytes]:
    """The files of a suite in a directory or an archive (.tar.gz, .zip), by name, without the index."""
    if path.is_dir():
        found = {file.relative_to(path).as_posix(): file.read_bytes() for file in path.rglob("*.json")}
    else:
        found = _unpacked(path)
    found = {_below(name): content for name, content in found.items() if not name.endswith(BESIDE)}
    if not found:
        raise FormatError(str(path), "expected vectors, found none")
    return found


@attrs.frozen
class Deviation:
    """A vector that our engine answers otherwise."""

    vector: Vector
    found: str


def verify(vectors: Iterable[Vector]) -> Iterator[Deviation]:
    """Every vector whose answer is another, or whose hash is not its own."""
    for vector in vectors:
        if paper.hash_of(paper.write(vector)) != vector.info.hash:
            yield Deviation(vector, "the hash is that of another vector")
        try:
            if not isinstance(vector, Game | Scoring):
                engine.validate(vector.state)
            found = answer(vector)
        except RulesError as error:
            yield Deviation(vector, str(error))
        else:
            if found != vector.expect:
                yield Deviation(vector, first_difference(vector, found))


def first_difference(vector: Vector, found: object) -> str:
    """Where an answer differs from what is expected."""
    for field in attrs.fields(type(vector.expect)):
        expected, instead = getattr(vector.expect, field.name), getattr(found, field.name, None)
        if expected != instead:
            return f"{field.name}: expected {expected!s:.200}, found {instead!s:.200}"
    return "the answer is of another kind"


def _file(vectors: Iterable[Vector]) -> bytes:
    lines = [dumps(paper.write(vector)) for vector in vectors]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def _index(groups: Mapping[str, list[Vector]], written: Mapping[str, bytes]) -> bytes:
    vectors = [vector for group in groups.values() for vector in group]
    clauses = Counter(clause for vector in vectors for clause in vector.info.clauses)
    rulings = Counter(ruling for vector in vectors for ruling in vector.info.rulings)
    index = {
        "format": INDEX_FORMAT,
        "version": VERSION,
        "vector_format": FORMAT,
        "rules_version": __version__,
        "vectors": len(vectors),
        "kinds": {kind: sum(isinstance(vector, of) for vector in vectors) for kind, of in KINDS.items()},
        "files": [
            {
                "path": name,
                "vectors": len(groups[name]),
                "bytes": len(content),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
            for name, content in written.items()
        ],
        "clauses": dict(sorted(clauses.items(), key=lambda item: in_order(item[0]))),
        "rulings": dict(sorted(rulings.items(), key=lambda item: in_order(item[0]))),
    }
    return f"{pretty(index)}\n".encode()


def _vectors(name: str, content: bytes) -> Iterator[Vector]:
    trees = read(content, FILE, name)
    if not isinstance(trees, list):
        raise FormatError(name, "expected a list of vectors")
    for number, tree in enumerate(trees):
        yield paper.read(tree, f"{name}[{number}]")


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
