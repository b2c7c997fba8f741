"""What search loads when it is opened: its entries, words that lead to others, the library that finds."""

import gzip
import posixpath
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import attrs

from rulespec.codec.border import Json, dumps, loads
from rulespec.errors import Fault
from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.glossary import Word
from rulespec.site.question_pages import Questions
from rulespec.site.search_entries import Entry, Kind, code_entries, glossary_words, rule_entries
from rulespec.text.ids import RULING_LETTER
from rulespec.text.toml_fields import parse_toml, read_text

FOLDER: Final = "assets/search"
RULES: Final = f"{FOLDER}/rules.json"
CODE: Final = f"{FOLDER}/code.json"
HEAVIEST: Final = 250 * 1024
"""No index weighs more than this, compressed."""
SYNONYMS: Final = "synonyms.toml"
MODULES: Final = "node_modules"
LIBRARY: Final = {
    "minisearch.js": "minisearch/dist/es/index.js",
    "stemmer.js": "@orama/stemmers/dist/{language}.js",
}
"""What is taken along from the packages that ``npm ci`` brings: its name on the site, and where it lies."""
WEIGHTS: Final = {
    Kind.CHAPTER: 1.1,
    Kind.CLAUSE: 1.0,
    Kind.QUICK: 0.95,
    Kind.QUESTION: 1.1,
    Kind.RULING: 0.8,
    Kind.WORD: 0.8,
    Kind.PART: 0.85,
    Kind.EXAMPLE: 0.6,
    Kind.GUIDE: 0.4,
    Kind.SCENARIO: 0.4,
    Kind.CODE: 0.4,
}
UNSAID: Final = {
    Language.EN: "a an the of to in on at by for from with and or if is are was be been do does did have has "
    "had may can could must should will would i my me mine you your yours we our us it its he his she her "
    "they their them this that these those there here what which who whom whose when where why how many much "
    "not no so then than as into any some get gets got about out up still also just",
    Language.FR: "a à au aux le la les l un une des de du d en dans sur sous par pour avec sans et ou où si "
    "est sont être ai as avons ont avoir peut peux puis pouvons peuvent pouvoir je j me m moi mon ma mes tu "
    "te t toi ton ta tes il elle on nous notre nos vous votre vos ils elles se s son sa ses leur leurs ce c "
    "cet cette ces cela ça qui que qu quoi quel quelle quels quelles quand comment pourquoi ne n pas y plus "
    "moins même aussi donc combien faut doit dois",
}
"""Words that count only where a search has no others."""


def write_search(edition: Edition, questions: Questions | None, own_pages: Mapping[str, object]) -> None:
    """Write what search loads, and take its library along."""
    typed = _typed(edition)
    entries = list(_with_phrases(edition, rule_entries(edition, questions, own_pages), typed))
    own = _own_synonyms(edition, entries, typed)
    synonyms = dict.fromkeys([*own, *_of_glossary(glossary_words(edition))])
    told = {**_document(entries), **_words(edition, synonyms), "stems": _stems(typed)}
    edition.put(RULES, dumps(told).decode())
    edition.put(CODE, dumps(_document(code_entries(edition))).decode())
    for name, path in LIBRARY.items():
        source = edition.material.book.root / MODULES / path.format(language=edition.language)
        if source.is_file():
            edition.take_along(source, f"{FOLDER}/{name}")
        else:
            edition.blame(edition.place(source), "this library is missing: run `npm ci`")


def index_faults(site: Path, anchors: Mapping[str, frozenset[str]]) -> Iterator[Fault]:
    """Entries that lead nowhere, and indexes that weigh too much; given are the anchors of every page."""
    for file in sorted(site.rglob(f"{FOLDER}/*.json")):
        place, content = file.relative_to(site).as_posix(), file.read_bytes()
        top = posixpath.dirname(posixpath.dirname(posixpath.dirname(place)))
        weight = len(gzip.compress(content))
        if weight > HEAVIEST:
            yield Fault(place, f"weighs {weight // 1024} KB compressed; at most {HEAVIEST // 1024} KB")
        for address in _addresses(content):
            path, _, anchor = address.partition("#")
            page = posixpath.normpath(posixpath.join(top, path, "index.html"))
            if page not in anchors or (anchor and anchor not in anchors[page]):
                yield Fault(place, f"leads to {address}, which is not there")


def _addresses(content: bytes) -> Iterator[str]:
    document = loads(content)
    assert isinstance(document, dict)
    entries = document["entries"]
    assert isinstance(entries, list)
    for entry in entries:
        assert isinstance(entry, list)
        yield str(entry[3])


def _document(entries: Iterable[Entry]) -> dict[str, Json]:
    """Entries as short lists, as the script reads them."""
    numbers = {kind: number for number, kind in enumerate(Kind)}
    return {
        "entries": [
            [numbers[one.kind], one.id, one.title, one.address, one.text, one.more, one.page, one.also]
            for one in entries
        ]
    }


def _words(edition: Edition, synonyms: Iterable[tuple[str, str]]) -> dict[str, Json]:
    """What the script is told about words and kinds."""
    return {
        "kinds": [[edition.say(kind.value), WEIGHTS[kind]] for kind in Kind],
        "numbered": {edition.say(Kind.RULING.value): RULING_LETTER},
        "synonyms": [list(pair) for pair in synonyms],
        "unsaid": UNSAID[edition.language],
    }


def _typed(edition: Edition) -> Mapping[str, Mapping[str, list[str]]]:
    """What people type, as kept beside the pages: for words of ours, and for entries by id or address."""
    path = edition.material.written_pages / SYNONYMS
    document = parse_toml(read_text(path), path.name) if path.is_file() else {}
    tables = document.get(edition.language.value)
    return tables if isinstance(tables, dict) else {}


def _with_phrases(
    edition: Edition, entries: Iterable[Entry], typed: Mapping[str, Mapping[str, list[str]]]
) -> Iterator[Entry]:
    """Entries with what people say who look for them."""
    phrases = dict(typed.get("entries", {}))
    for entry in entries:
        said = [*phrases.pop(entry.id, []), *phrases.pop(entry.address, [])]
        yield attrs.evolve(entry, also="; ".join(said))
    for unknown in phrases:
        edition.blame(f"{SYNONYMS}: {edition.language}", f"there is no {unknown}")


def _own_synonyms(
    edition: Edition, entries: Iterable[Entry], typed: Mapping[str, Mapping[str, list[str]]]
) -> Iterator[tuple[str, str]]:
    """What people type, and the word of ours that it leads to: words that some entry has."""
    found = " ".join(f"{one.title} {one.text}" for one in entries).lower()
    for ours, words in typed.get("words", {}).items():
        if ours.lower() not in found:
            edition.blame(f"{SYNONYMS}: {edition.language}", f"no entry has the words {ours!r}")
        yield from ((word, ours) for word in words)


def _stems(typed: Mapping[str, Mapping[str, list[str]]]) -> dict[str, Json]:
    """Forms that a stemmer would confuse with those of another word, and the stem of each."""
    return {form: stem for stem, forms in typed.get("stems", {}).items() for form in forms}


def _of_glossary(words: Iterable[Word]) -> Iterator[tuple[str, str]]:
    """Words of the other language, and words of the rulebook that this site does not use."""
    for word in words:
        if len(word.names) == len(word.foreign):
            yield from zip(word.foreign, word.names, strict=True)
        else:
            yield from ((foreign, word.names[0]) for foreign in word.foreign)
        yield from ((other, word.names[0]) for other in word.elsewhere)
