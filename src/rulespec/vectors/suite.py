"""The suite: all vectors in files by kind and chapter, with an index; written, read and verified."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from rulespec.codec.border import dumps, pretty
from rulespec.codec.tree import Bounds
from rulespec.codec.tree import read as read_tree
from rulespec.errors import FormatError, RulesError
from rulespec.files import make_directory, write_file
from rulespec.text.ids import in_order
from rulespec.vectors.engine_answers import answer
from rulespec.vectors.packing import INDEX, LARGEST_SUITE, contents
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import VERSION, AnyVector, Digest
from rulespec.vectors.vector_json import hash_of, read, write

FILE: Final = Bounds(LARGEST_SUITE, depth=32)


@attrs.frozen
class FiledVector:
    """A vector as it stands in a file."""

    vector: AnyVector
    hash: Digest
    """Of the text that stands there, whatever the vector says it is."""


@attrs.frozen
class Deviation:
    """A vector that our engine answers otherwise."""

    vector: AnyVector
    found: str


def files(about: AnyQuestions, vectors: Iterable[AnyVector]) -> dict[str, bytes]:
    """The files of a suite: one for each kind and chapter, a vector a line, and the index."""
    groups: dict[str, list[AnyVector]] = {}
    for vector in vectors:
        kind, chapter = vector.info.id.split("/")[:2]
        groups.setdefault(f"{kind}/{chapter}.json", []).append(vector)
    written = {
        name: _file(about, sorted(group, key=lambda vector: vector.info.id))
        for name, group in sorted(groups.items())
    }
    return {**written, INDEX: _index(about, groups, written)}


def write_suite(about: AnyQuestions, directory: Path, vectors: Iterable[AnyVector]) -> None:
    """Write a suite into a directory, in the place of the one that is there."""
    written = {directory / name: content for name, content in files(about, vectors).items()}
    for path, content in written.items():
        make_directory(path.parent)
        write_file(path, content)
    for old in set(directory.rglob("*.json")) - written.keys():
        old.unlink()


def load(about: AnyQuestions, path: Path) -> list[AnyVector]:
    """The vectors of a directory or of an archive; FormatError if something in it is no vector."""
    return [entry.vector for entry in filed(about, path)]


def filed(about: AnyQuestions, path: Path) -> Iterator[FiledVector]:
    """The vectors of a directory or of an archive as they stand there."""
    for name, content in sorted(contents(path).items()):
        trees: Any = read_tree(content, FILE, name)
        if not isinstance(trees, list):
            raise FormatError(name, "expected a list of vectors")
        for number, tree in enumerate(trees):
            vector = read(about, tree, f"{name}[{number}]")
            yield FiledVector(vector, hash_of(tree))


def verify(about: AnyQuestions, found: Iterable[FiledVector]) -> Iterator[Deviation]:
    """Every vector whose answer is another, or whose hash is not that of its text."""
    for entry in found:
        vector = entry.vector
        if entry.hash != vector.info.hash:
            yield Deviation(vector, "the hash is that of another vector")
        try:
            _validate(about, vector)
            ours = answer(about, vector)
        except RulesError as error:
            yield Deviation(vector, str(error))
        else:
            if ours != vector.expect:
                yield Deviation(vector, first_difference(vector, ours))


def first_difference(vector: AnyVector, found: object) -> str:
    """Where an answer differs from what is expected."""
    for field in attrs.fields(type(vector.expect)):
        expected, instead = getattr(vector.expect, field.name), getattr(found, field.name, None)
        if expected != instead:
            return f"{field.name}: expected {expected!s:.200}, found {instead!s:.200}"
    return "the answer is of another kind"


def _validate(about: AnyQuestions, vector: AnyVector) -> None:
    """Raise InvalidPosition if the position that is asked about cannot be."""
    if hasattr(vector.question, "state"):
        about.engine.validate(vector.question.state)


def _file(about: AnyQuestions, vectors: Iterable[AnyVector]) -> bytes:
    lines = [dumps(write(about, vector)) for vector in vectors]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def _index(about: AnyQuestions, groups: Mapping[str, list[AnyVector]], written: Mapping[str, bytes]) -> bytes:
    vectors = [vector for group in groups.values() for vector in group]
    index = {
        "format": f"{about.format}-index",
        "version": VERSION,
        "vector_format": about.format,
        "rules_version": about.book.version,
        "vectors": len(vectors),
        "kinds": counted_by_kind(about, vectors),
        "files": [
            {
                "path": name,
                "vectors": len(groups[name]),
                "bytes": len(content),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
            for name, content in written.items()
        ],
        "tags": _tags(vectors),
        "clauses": _counted(clause for vector in vectors for clause in vector.info.clauses),
        "rulings": _counted(ruling for vector in vectors for ruling in vector.info.rulings),
    }
    return f"{pretty(index)}\n".encode()


def counted_by_kind(about: AnyQuestions, vectors: Iterable[AnyVector]) -> dict[str, int]:
    """How many vectors there are of each kind."""
    counts = Counter(about.kind_of(vector.question).word for vector in vectors)
    return {word: counts[word] for word in about.by_word}


def _tags(vectors: Iterable[AnyVector]) -> dict[str, int]:
    counts = Counter(tag for vector in vectors for tag in vector.info.tags)
    return {tag: counts[tag] for tag in sorted(counts)}


def _counted(ids: Iterable[str]) -> dict[str, int]:
    counts = Counter(ids)
    return {cited: counts[cited] for cited in sorted(counts, key=in_order)}
