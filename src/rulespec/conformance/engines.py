"""Known engines: the certificate of each, who made it, and what it is."""

import datetime as dt
from pathlib import Path
from typing import Final

import attrs

from rulespec.codec.misfit import Misfit, expected
from rulespec.codec.tree import Bounds, parse
from rulespec.conformance import shapes
from rulespec.conformance.report import CERTIFICATE, VERSION, CertificateDocument
from rulespec.errors import Fault, FaultyText
from rulespec.language import Bilingual
from rulespec.text.toml_fields import TomlFields, parse_toml, read_text

LIST: Final = "engines.toml"
"""Beside the certificates: an entry each."""
BOUNDS: Final = Bounds(size=4 * 2**20, depth=16)


@attrs.frozen
class Engine:
    """A program whose certificate is at hand."""

    file: Path
    """Its certificate, as the harness wrote it."""
    certificate: CertificateDocument
    author: str
    link: str | None
    """Where it can be found, if that is public."""
    date: dt.date
    """When it was asked."""
    about: Bilingual


def load_engines(folder: Path, name: str) -> tuple[Engine, ...]:
    """The engines that are listed in a folder, for the rulebook of this name; all faults are told at once."""
    listed = folder / LIST
    if not listed.is_file():
        return ()
    document = TomlFields(parse_toml(read_text(listed), LIST), LIST)
    engines: list[Engine] = []
    faults: list[Fault] = []
    for fields in document.tables("engine"):
        entry = TomlFields(fields, f"{LIST}: {fields.get('certificate', 'an engine')}")
        engines += _engine(entry, folder, name)
        faults += entry.close()
    unlisted = {path.name for path in folder.glob("*.json")} - {engine.file.name for engine in engines}
    faults += document.close()
    if not faults:
        faults += [Fault(LIST, f"no entry names {file}") for file in sorted(unlisted)]
    if faults:
        raise FaultyText(faults)
    return tuple(engines)


def read_certificate(written: str, name: str) -> CertificateDocument:
    """A certificate for the rulebook of this name; Misfit if the text is none, or of another version."""
    tree = parse(written, BOUNDS)
    head = (tree.get("format"), tree.get("version")) if isinstance(tree, dict) else None
    if head != (f"{name}-{CERTIFICATE}", VERSION):
        raise expected(f"a document {name}-{CERTIFICATE} of version {VERSION}", tree)
    return shapes.read(CertificateDocument, tree)


def _engine(entry: TomlFields, folder: Path, name: str) -> list[Engine]:
    """The engine of an entry; none, with a fault, if its certificate cannot be read."""
    file = folder / entry.string("certificate")
    author, link = entry.string("author"), entry.optional_string("link")
    date, about = entry.date("date"), entry.bilingual("about")
    try:
        certificate = read_certificate(read_text(file), name)
    except Misfit as misfit:
        entry.blame("certificate", misfit.told.en)
    except FaultyText as error:
        entry.faults += error.faults
    else:
        return [Engine(file, certificate, author, link, date, about)]
    return []
