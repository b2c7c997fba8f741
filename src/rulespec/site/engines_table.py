"""Known engines, kind by kind, as their certificates prove them."""

import html
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rulespec.conformance.engines import Engine, load_engines
from rulespec.conformance.findings import Proof
from rulespec.conformance.report import CountEntry
from rulespec.errors import FaultyText
from rulespec.language import Bilingual
from rulespec.site.edition import Edition
from rulespec.site.hand_pages import FILES
from rulespec.vectors.vector import VERSION

FOLDER: Final = "engines"
HEADING: Final = Bilingual("Known engines", "Moteurs connus")
LEAD: Final = Bilingual(
    "What each engine answered when [the harness](conformance.md) put the vectors to it, read from its "
    "certificate.",
    "Ce que chaque moteur a répondu quand [le banc d'essai](conformance.md) lui a soumis les vecteurs, lu "
    "dans son certificat.",
)
YOURS: Final = Bilingual(
    "**Add yours.** Run `{name} conform --report report -- YOUR COMMAND`, put `report/certificate.json` "
    "into `docs/{name}/engines/` under the name of your engine with an entry in `engines.toml` there, and "
    "send a pull request. An engine that plays a part of the game is welcome: its certificate says which.",
    "**Ajoutez le vôtre.** Lancez `{name} conform --report report -- VOTRE COMMANDE`, placez "
    "`report/certificate.json` dans `docs/{name}/engines/` sous le nom de votre moteur, avec une entrée "
    "dans `engines.toml`, et proposez-le par une *pull request*. Un moteur qui ne joue qu'une partie des "
    "règles est bienvenu : son certificat dit laquelle.",
)
KIND: Final = Bilingual("vectors", "vecteurs")
CLAUSES: Final = Bilingual("clauses", "clauses")
WHOLLY: Final = Bilingual("{proven} of {number} proven", "{proven} sur {number} prouvées")
PARTLY: Final = Bilingual("{partly} of {number} in part", "{partly} sur {number} en partie")
PROVED: Final = Bilingual("proved against", "prouvé avec")
CURRENT: Final = Bilingual("vectors {vectors}, rules {rules}", "vecteurs {vectors}, règles {rules}")
STALE: Final = Bilingual(
    "vectors {vectors}, rules {rules}: not the present ones",
    "vecteurs {vectors}, règles {rules} : ce ne sont plus les actuels",
)
ALL: Final = Bilingual("all {number}", "{number} sur {number}")
SOME: Final = Bilingual("{passed} of {number}", "{passed} sur {number}")
FAILED: Final = Bilingual("{failed} of {number} failed", "{failed} échecs sur {number}")
NOT_PLAYED: Final = Bilingual("not answered", "sans réponse")
CERTIFICATE: Final = Bilingual("certificate", "certificat")


def engines_section(edition: Edition) -> list[str]:
    """The table of known engines and how others join it; only the latter where none is listed."""
    book = edition.material.book
    try:
        engines = load_engines(book.docs / FOLDER, book.name)
    except FaultyText as error:
        edition.faults += error.faults
        return []
    for engine in engines:
        edition.take_along(engine.file, f"{FILES}{FOLDER}/{engine.file.name}")
    return [
        f"## {edition.say(HEADING)} {{ #engines }}",
        *([edition.say(LEAD), _table(edition, engines), *_notes(edition, engines)] if engines else []),
        edition.say(YOURS).format(name=book.name),
    ]


def is_current(edition: Edition, engine: Engine) -> bool:
    """Whether it was asked the vectors of today, about the rules of today."""
    suite = engine.certificate.suite
    return (suite.vectors, suite.rules) == (VERSION, edition.material.book.version)


def _table(edition: Edition, engines: Sequence[Engine]) -> str:
    heads = "".join(f'<th scope="col">{html.escape(_name(engine))}</th>' for engine in engines)
    rows = "".join(_rows(edition, engines))
    head = f'<thead><tr><th scope="col">{edition.say(KIND)}</th>{heads}</tr></thead>'
    return f'<div class="rs-engines"><table>{head}<tbody>{rows}</tbody></table></div>'


def _rows(edition: Edition, engines: Sequence[Engine]) -> Iterator[str]:
    counted = [{one.id: one for one in engine.certificate.kinds} for engine in engines]
    for kind in dict.fromkeys(kind for each in counted for kind in each):
        yield _row(f"<code>{html.escape(kind)}</code>", [_kind(edition, each.get(kind)) for each in counted])
    yield _row(edition.say(CLAUSES), [_clauses(edition, engine) for engine in engines])
    yield _row(edition.say(PROVED), [_proved(edition, engine) for engine in engines])


def _row(head: str, cells: Sequence[str]) -> str:
    return f'<tr><th scope="row">{head}</th>{"".join(cells)}</tr>'


def _kind(edition: Edition, found: CountEntry | None) -> str:
    """What came of the vectors of one kind, as a cell."""
    proof = Proof.UNTESTED if found is None else found.proof
    said = _said(edition, proof).format_map({} if found is None else _numbers(found))
    return f'<td class="rs-{proof}">{said}</td>'


def _said(edition: Edition, proof: Proof) -> str:
    match proof:
        case Proof.PROVEN:
            return edition.say(ALL)
        case Proof.PARTLY:
            return edition.say(SOME)
        case Proof.FAILED:
            return edition.say(FAILED)
        case Proof.UNTESTED:
            return edition.say(NOT_PLAYED)


def _numbers(found: CountEntry) -> Mapping[str, int]:
    return {"number": _of(found), "passed": found.passed, "failed": found.failed + found.errored}


def _of(found: CountEntry) -> int:
    """How many vectors there are, whatever came of them."""
    return found.passed + found.failed + found.errored + found.skipped + found.not_asked


def _clauses(edition: Edition, engine: Engine) -> str:
    """How many of the clauses that have vectors are proven, and how many in part, as a cell."""
    counted = [one.proof for one in engine.certificate.clauses if _of(one)]
    proven, partly = counted.count(Proof.PROVEN), counted.count(Proof.PARTLY)
    sentences = [WHOLLY] * bool(proven or not partly) + [PARTLY] * bool(partly)
    said = ", ".join(edition.say(one) for one in sentences)
    return f"<td>{said.format(proven=proven, partly=partly, number=len(counted))}</td>"


def _proved(edition: Edition, engine: Engine) -> str:
    suite, current = engine.certificate.suite, is_current(edition, engine)
    said = edition.say(CURRENT if current else STALE).format(vectors=suite.vectors, rules=suite.rules)
    form = "rs-current" if current else "rs-stale"
    return f'<td class="{form}">{html.escape(said)}</td>'


def _notes(edition: Edition, engines: Sequence[Engine]) -> Iterator[str]:
    """What each engine is, whose, since when; with its certificate."""
    yield "\n".join(_note(edition, engine) for engine in engines)


def _note(edition: Edition, engine: Engine) -> str:
    program = engine.certificate.program
    name = f"[{program.name}]({engine.link})" if engine.link else f"**{program.name}**"
    about = edition.say(engine.about)
    file = f"[{edition.say(CERTIFICATE)}]({FILES}{FOLDER}/{engine.file.name})"
    facts = f"{program.version}, {program.language}; {engine.author}; {engine.date}"
    return f"- {name} ({facts}; {file}). {about}"


def _name(engine: Engine) -> str:
    return engine.certificate.program.name
