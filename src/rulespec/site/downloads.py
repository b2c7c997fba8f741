"""Files to take along: the archive of the vectors, the wheel, the schemas; each held to its fingerprint."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs

from rulespec.errors import Fault
from rulespec.language import Bilingual
from rulespec.site.edition import Edition
from rulespec.site.hand_pages import FILES
from rulespec.site.links import Linker
from rulespec.site.material import MACHINERY
from rulespec.site.project import read_package
from rulespec.site.strength_page import strength_line
from rulespec.vectors.release import archive_file

HEADING: Final = Bilingual("Downloads", "Téléchargements")
FORMAT: Final = Bilingual(
    "Every field of every kind: [the format of the vectors](vector-format.md).",
    "Tous les champs de chaque type : [le format des vecteurs](vector-format.md).",
)
PACKED: Final = Bilingual(
    "{file}: the files of the suite, their index and the schemas. {sum}",
    "{file} : les fichiers de la suite, leur index et les schémas. {sum}",
)
ELSEWHERE: Final = Bilingual(
    "The wheel, the schemas one by one, all versions, known engines: [Get it](get.md).",
    "Le paquet, les schémas un à un, toutes les versions, les moteurs connus : [Obtenir](get.md).",
)
SUM: Final = Bilingual(
    "SHA-256, also [as a file]({file}) for `sha256sum --check`:",
    "SHA-256, aussi [en fichier]({file}) pour `sha256sum --check` :",
)
MEASURES: Final = (
    (1024 * 1024, Bilingual("MB", "Mo")),
    (1024, Bilingual("KB", "Ko")),
    (1, Bilingual("bytes", "octets")),
)
MISSING: Final = "it is missing: run `make release`"
NO_SUM: Final = "its sha256 does not stand beside it: run `make release`"
OTHER_SUM: Final = "its sha256 is not the one that stands beside it: run `make release`"
SUM_ENDING: Final = ".sha256"


@attrs.frozen
class Offer:
    """A file that is offered, with what tells it from any other."""

    name: str
    size: int
    fingerprint: str


def downloads(edition: Edition, _linker: Linker) -> list[str]:
    """What follows the page of the vectors: how strong they are, their archive, and where the rest is."""
    archive = offer_archive(edition)
    book = edition.material.book
    return [
        strength_line(edition),
        f"## {edition.say(HEADING)} {{ #downloads }}",
        *([edition.say(FORMAT)] if (book.docs / f"vectors.{edition.language}.md").is_file() else []),
        *([] if archive is None else shown(edition, archive, PACKED)),
        edition.say(ELSEWHERE),
    ]


def offer_archive(edition: Edition) -> Offer | None:
    """The vectors, all in one file, if there are any; that it was not made is a fault."""
    book = edition.material.book
    if not book.vectors.is_dir():
        return None
    return offer(edition, book.root / "dist" / archive_file(edition.material.game.questions()))


def offer_wheel(edition: Edition) -> Offer | None:
    """The package, ready to be installed, if there is one; that it was not built is a fault."""
    root = edition.material.book.root
    package = read_package(root)
    if package is None:
        return None
    pattern = package.wheel_pattern(edition.material.book.version)
    built = sorted((root / "dist").glob(pattern))
    return offer(edition, built[-1] if built else root / "dist" / pattern)


def offer(edition: Edition, file: Path) -> Offer | None:
    """Take a file along with its fingerprint; a fault if it is missing, or not what its fingerprint says."""
    if not file.is_file():
        edition.blame(edition.place(file), MISSING)
        return None
    fingerprint = hashlib.sha256(file.read_bytes()).hexdigest()
    beside = file.with_name(file.name + SUM_ENDING)
    if not beside.is_file():
        edition.blame(edition.place(file), NO_SUM)
    elif beside.read_text(encoding="utf-8").split()[:1] != [fingerprint]:
        edition.blame(edition.place(file), OTHER_SUM)
    edition.take_along(file, f"{FILES}{file.name}")
    edition.put(f"{FILES}{beside.name}", f"{fingerprint}  {file.name}\n")
    return Offer(file.name, file.stat().st_size, fingerprint)


def offer_schemas(edition: Edition) -> dict[str, list[str]]:
    """The schemas of the game and of the harness, taken along: their file names, by whose they are."""
    book = edition.material.book
    places = {
        book.name: book.directory / "schemas",
        MACHINERY: book.root / "src" / MACHINERY / "conformance" / "schemas",
    }
    return {whose: _taken(edition, sorted(folder.glob("*.json"))) for whose, folder in places.items()}


def shown(edition: Edition, offered: Offer, sentence: Bilingual, **words: str) -> list[str]:
    """A file with its size and what is said of it, and its fingerprint."""
    file = f"[`{offered.name}`]({FILES}{offered.name}) ({size(edition, offered.size)})"
    fingerprint = edition.say(SUM).format(file=f"{FILES}{offered.name}{SUM_ENDING}")
    said = edition.say(sentence).format(file=file, sum=fingerprint, **words)
    return [said, f"```{{ .text .rs-wrap }}\n{offered.fingerprint}\n```"]


def download_faults(site: Path) -> Iterator[Fault]:
    """Files of a built site that are missing, or not what the fingerprint beside them says."""
    for beside in sorted(site.rglob(f"*{SUM_ENDING}")):
        fingerprint, name = beside.read_text(encoding="utf-8").split()
        file, place = beside.with_name(name), beside.relative_to(site).as_posix()
        if not file.is_file():
            yield Fault(place, f"{name} is missing")
        elif hashlib.sha256(file.read_bytes()).hexdigest() != fingerprint:
            yield Fault(place, f"{name} is another file")


def size(edition: Edition, count: int) -> str:
    """So many bytes, in a measure that fits."""
    bytes_each, name = next(pair for pair in MEASURES if count >= pair[0] or pair[0] == 1)
    number = f"{count / bytes_each:.1f}" if bytes_each > MEASURES[1][0] else f"{count // bytes_each}"
    return f"{edition.say(Bilingual(number, number.replace('.', ',')))} {edition.say(name)}"


def _taken(edition: Edition, files: list[Path]) -> list[str]:
    for file in files:
        edition.take_along(file, f"{FILES}{file.name}")
    return [file.name for file in files]
