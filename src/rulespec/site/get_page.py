"""The page of what can be taken along: package, vectors, schemas, versions, engines, how to cite it."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulespec.conformance.messages import PROTOCOL
from rulespec.conformance.report import VERSION as REPORTS
from rulespec.errors import FaultyText
from rulespec.language import Bilingual
from rulespec.notation.record_text import FORM
from rulespec.site import captions
from rulespec.site.downloads import offer_archive, offer_schemas, offer_wheel, shown
from rulespec.site.edition import Edition
from rulespec.site.engines_table import engines_section
from rulespec.site.hand_pages import FILES
from rulespec.site.project import CITATION, Cited, read_citation, read_package
from rulespec.vectors.vector import VERSION as VECTORS

PAGE: Final = "get"
TITLE: Final = Bilingual("Get it", "Obtenir")
LEAD: Final = Bilingual(
    "Everything that this site is made from is yours to take: the rules as clauses, the engine, the command "
    "`{name}`, the test vectors with their schemas. It is free to use, change and pass on, under the "
    "{licence} licence. [Unofficial](#unofficial).",
    "Tout ce dont ce site est fait est à votre disposition : les règles en clauses, le moteur, la commande "
    "`{name}`, les vecteurs de test et leurs schémas. On peut s'en servir, le modifier et le transmettre "
    "librement, sous licence {licence}. [Non officiel](#unofficial).",
)
PACKAGE: Final = Bilingual("The package", "Le paquet")
WHEEL: Final = Bilingual(
    "{file}: engine, clauses, rulings, vectors and the command, for Python {python}. {sum}",
    "{file} : moteur, clauses, décisions, vecteurs et la commande, pour Python {python}. {sum}",
)
INSTALL: Final = Bilingual(
    "Download it, then install it into an environment of its own; it needs {needs}.",
    "Téléchargez-le, puis installez-le dans son propre environnement ; il lui faut {needs}.",
)
SOURCE: Final = Bilingual("The source", "Les sources")
CHECKOUT: Final = Bilingual(
    "{repository} holds everything: clauses, code, scenarios, vectors, and these pages. In a checkout, "
    "with Python {python}, git and make:",
    "{repository} contient tout : clauses, code, scénarios, vecteurs et ces pages. Dans une copie de "
    "travail, avec Python {python}, git et make :",
)
HERE: Final = Bilingual("This project's repository", "Le dépôt de ce projet")
THERE: Final = Bilingual("[This project's repository]({address})", "[Le dépôt de ce projet]({address})")
SETUP: Final = Bilingual(
    "make setup      # an environment in .venv, with pinned versions\n$ .venv/bin/{name} --help",
    "make setup      # un environnement dans .venv, aux versions fixées\n$ .venv/bin/{name} --help",
)
SUITE: Final = Bilingual("The test vectors", "Les vecteurs de test")
ARCHIVE: Final = Bilingual(
    "{file}: the files of the [suite](vectors.md), their index and the schemas. {sum}",
    "{file} : les fichiers de la [suite](vectors.md), leur index et les schémas. {sum}",
)
SCHEMAS: Final = Bilingual("The JSON schemas", "Les schémas JSON")
OF_GAME: Final = Bilingual("Documents and vectors", "Documents et vecteurs")
OF_HARNESS: Final = Bilingual("The harness", "Le banc d'essai")
VERSIONS: Final = Bilingual("Versions", "Versions")
VERSION_HEADS: Final = Bilingual("| what | version | where it stands |", "| quoi | version | où on la lit |")
VERSIONED: Final = (
    (
        Bilingual("rules and package", "règles et paquet"),
        Bilingual(
            "`{name} --version`; `rules_version` in the index",
            "`{name} --version` ; `rules_version` dans l'index",
        ),
    ),
    (
        Bilingual("vectors", "vecteurs"),
        Bilingual(
            "`version` in the index and in each vector", "`version` dans l'index et dans chaque vecteur"
        ),
    ),
    (
        Bilingual("JSON documents", "documents JSON"),
        Bilingual("`version` of a document", "`version` d'un document"),
    ),
    (
        Bilingual("notation of records", "notation des parties"),
        Bilingual("the first line, `{name}-record`", "la première ligne, `{name}-record`"),
    ),
    (
        Bilingual("protocol of the harness", "protocole du banc d'essai"),
        Bilingual("`protocol` in the command `start`", "`protocol` dans la commande `start`"),
    ),
    (
        Bilingual("reports and certificates", "rapports et certificats"),
        Bilingual("`version` of a report", "`version` d'un rapport"),
    ),
)
"""Everything that has a version of its own, and where it says so."""
CITE: Final = Bilingual("How to cite it", "Comment le citer")
CITED: Final = Bilingual(
    "From [`{file}`]({files}{file}) in the repository. If you used the vectors, name their version too "
    "({vectors}).",
    "D'après [`{file}`]({files}{file}) du dépôt. Si vous avez utilisé les vecteurs, nommez aussi leur "
    "version ({vectors}).",
)
STANDING: Final = Bilingual("Licence and rights", "Licence et droits")
UNOFFICIAL: Final = Bilingual(
    "**Unofficial.** {title}, its rulebook and its art belong to their authors and publisher. They have "
    "neither made nor endorsed this project; what it says of the rules is its own reading, in its own "
    "words. Its code and texts are under the [{licence} licence]({files}LICENSE.txt).",
    "**Non officiel.** {title}, son livret et ses illustrations appartiennent à leurs auteurs et à leur "
    "éditeur. Ceux-ci n'ont ni réalisé ni approuvé ce projet ; ce qu'il dit des règles est sa propre "
    "lecture, dans ses propres mots. Son code et ses textes sont sous [licence "
    "{licence}]({files}LICENSE.txt).",
)
OTHER_VERSION: Final = "version: expected {expected}, that of the rules, found {found}"
POINTER: Final = Bilingual(
    "Wheel, archive of the vectors, schemas, versions, known engines: [Get it]({address}).",
    "Paquet, archive des vecteurs, schémas, versions, moteurs connus : [Obtenir]({address}).",
)


def write_get(edition: Edition) -> None:
    """Write the page; what is missing or not as its fingerprint says is a fault."""
    cited = _cited(edition)
    licence = "" if cited is None else cited.licence
    title = edition.say(TITLE)
    parts = [
        f"# {title}",
        edition.say(LEAD).format(name=edition.material.book.name, licence=licence),
        *_package(edition),
        *_source(edition, cited),
        *_vectors(edition),
        *_schemas(edition),
        *_versions(edition),
        *engines_section(edition),
        *_citation(edition, cited),
        *_standing(edition, licence),
    ]
    edition.write(PAGE, title, parts)


def point_to_get(edition: Edition, pages: Sequence[str]) -> None:
    """End each of these pages that is written now with the way to this one."""
    for path in (page for page in pages if edition.only in {"", page}):
        source = edition.directory / f"{path}.md"
        address = "../" * path.count("/") + f"{PAGE}.md"
        line = edition.say(POINTER).format(address=address)
        source.write_text(f"{source.read_text(encoding='utf-8')}\n{line}\n{{ .rs-get }}\n", encoding="utf-8")


def _cited(edition: Edition) -> Cited | None:
    """How the project is cited; it is a fault if that names another version than the rules have."""
    try:
        cited = read_citation(edition.material.book.root)
    except FaultyText as error:
        edition.faults += error.faults
        return None
    version = edition.material.book.version
    if cited is not None and cited.version != version:
        edition.blame(CITATION, OTHER_VERSION.format(expected=version, found=cited.version))
    return cited


def _package(edition: Edition) -> Iterator[str]:
    book = edition.material.book
    package, wheel = read_package(book.root), offer_wheel(edition)
    if package is None or wheel is None:
        return
    python = _python(edition, package.python)
    yield _heading(edition, PACKAGE, "package")
    yield from shown(edition, wheel, WHEEL, python=python)
    needs = ", ".join(f"`{name}`" for name in package.needs)
    yield edition.say(INSTALL).format(needs=needs)
    yield _console(
        "python3 -m venv .venv",
        f".venv/bin/pip install ./{wheel.name}",
        f".venv/bin/{book.name} --help",
    )


def _source(edition: Edition, cited: Cited | None) -> Iterator[str]:
    book = edition.material.book
    package = read_package(book.root)
    if package is None:
        return
    address = None if cited is None else cited.repository
    repository = edition.say(HERE) if address is None else edition.say(THERE).format(address=address)
    yield _heading(edition, SOURCE, "source")
    yield edition.say(CHECKOUT).format(repository=repository, python=_python(edition, package.python))
    yield _console(edition.say(SETUP).format(name=book.name))


def _vectors(edition: Edition) -> Iterator[str]:
    archive = offer_archive(edition)
    if archive is not None:
        yield _heading(edition, SUITE, "vectors")
        yield from shown(edition, archive, ARCHIVE)


def _schemas(edition: Edition) -> Iterator[str]:
    found = offer_schemas(edition)
    if not any(found.values()):
        return
    yield _heading(edition, SCHEMAS, "schemas")
    for name, files in zip((OF_GAME, OF_HARNESS), found.values(), strict=True):
        if files:
            listed = " · ".join(f"[`{file.partition('.')[0]}`]({FILES}{file})" for file in files)
            yield f"{edition.say(name)}{edition.say(captions.COLON)}{listed}"


def _versions(edition: Edition) -> Iterator[str]:
    name, numbers = edition.material.book.name, _numbers(edition)
    rows = (
        f"| {edition.say(what)} | {number} | {edition.say(where).format(name=name)} |"
        for (what, where), number in zip(VERSIONED, numbers, strict=True)
    )
    yield _heading(edition, VERSIONS, "versions")
    yield "\n".join([edition.say(VERSION_HEADS), "| --- | --- | --- |", *rows])


def _numbers(edition: Edition) -> Sequence[object]:
    """The versions of what ``VERSIONED`` names, in its order."""
    return (
        edition.material.book.version,
        VECTORS,
        edition.material.game.codec.version,
        FORM,
        PROTOCOL,
        REPORTS,
    )


def _citation(edition: Edition, cited: Cited | None) -> Iterator[str]:
    if cited is None:
        return
    edition.take_along(edition.material.book.root / CITATION, f"{FILES}{CITATION}")
    yield _heading(edition, CITE, "cite")
    yield edition.say(CITED).format(file=CITATION, files=FILES, vectors=VECTORS)
    yield f"```{{ .text .rs-wrap }}\n{cited.text}\n```"
    yield f"```{{ .bibtex .rs-wrap }}\n{cited.bibtex}\n```"


def _standing(edition: Edition, licence: str) -> Iterator[str]:
    book = edition.material.book
    text = book.root / "LICENSE"
    if not text.is_file():
        return
    edition.take_along(text, f"{FILES}LICENSE.txt")
    yield _heading(edition, STANDING, "unofficial")
    yield edition.say(UNOFFICIAL).format(title=book.title, licence=licence, files=FILES)


def _heading(edition: Edition, name: Bilingual, anchor: str) -> str:
    return f"## {edition.say(name)} {{ #{anchor} }}"


def _console(*commands: str) -> str:
    lines = "\n".join(f"$ {command}" for command in commands)
    return f"```console\n{lines}\n```"


def _python(edition: Edition, needed: str) -> str:
    """The versions of Python that will do, in words."""
    return edition.say(Bilingual("{} or later", "{} ou plus récent")).format(needed.removeprefix(">="))
