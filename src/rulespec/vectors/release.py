"""``make release``: the suite as an archive that comes out the same, byte for byte, wherever it is made."""

import gzip
import hashlib
import io
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

from lum42_ref.version import __version__
from rulespec.errors import FormatError
from rulespec.vectors import paper, suite
from rulespec.vectors.kinds import KINDS, VERSION


def archive(directory: Path) -> bytes:
    """The suite of a directory with its index and its schemas, as .tar.gz: sorted, no times, no owners."""
    name = f"lum42-vectors-{VERSION}"
    files = {f"{name}/{path}": content for path, content in _checked(directory).items()}
    files |= {
        f"{name}/schemas/{paper.schema_path(word).name}": paper.schema_text(word).encode() for word in KINDS
    }
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.PAX_FORMAT) as packed:
        for path, content in sorted(files.items()):
            member = tarfile.TarInfo(path)
            member.size = len(content)
            packed.addfile(member, io.BytesIO(content))
    pressed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=pressed, mtime=0) as press:
        press.write(tape.getvalue())
    return pressed.getvalue()


def main(source: str, target: str) -> None:
    """Write the archive of a suite and its sha256."""
    packed = archive(Path(source))
    directory = Path(target)
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"lum42-vectors-{VERSION}-rules-{__version__}.tar.gz"
    path.write_bytes(packed)
    fingerprint = hashlib.sha256(packed).hexdigest()
    path.with_suffix(".gz.sha256").write_text(f"{fingerprint}  {path.name}\n", encoding="utf-8")
    print(f"wrote {path} ({len(packed)} bytes, sha256 {fingerprint})")  # noqa: T201  it is a command


def _checked(directory: Path) -> Mapping[str, bytes]:
    """The files of the suite with its index; FormatError if it is empty, no suite, or not as it was made."""
    vectors = suite.load(directory)
    index = directory / suite.INDEX
    if not index.is_file():
        raise FormatError(str(index), "expected the index of the suite, found none")
    files = {**suite.contents(directory), suite.INDEX: index.read_bytes()}
    made = suite.files(vectors)
    for path in sorted(files.keys() | made.keys()):
        if files.get(path) != made.get(path):
            raise FormatError(str(directory / path), "not as `make vectors` writes it; make the suite anew")
    return files


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except FormatError as error:
        sys.exit(f"release: {error}")
