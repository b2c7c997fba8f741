"""How strong the vectors are: what they notice when the rules are altered on purpose."""

import html
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final

import attrs
import cattrs

from rulespec.codec.tree import Bounds, read
from rulespec.errors import RulesError
from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.excerpts import code_links
from rulespec.site.links import Linker
from rulespec.text.toml_fields import read_text

SOURCE: Final = "strength.json"
BOUNDS: Final = Bounds(size=1024 * 1024, depth=8)
METHOD = Bilingual(
    "A test suite is worth what it notices. So the rules are altered on purpose, one small change at a "
    "time: a comparison turned round, a number one higher, a step left out. Each altered engine, a "
    "*mutant*, is put to the vectors. A mutant is *noticed* if some vector gets another answer from "
    "it, an error, or none in time.",
    "Une suite de tests vaut ce qu'elle remarque. On altère donc les règles exprès, par un petit "
    "changement à la fois : une comparaison inversée, un nombre augmenté de un, une étape omise. "
    "Chaque moteur altéré, un *mutant*, est soumis aux vecteurs. Un mutant est *remarqué* si un "
    "vecteur reçoit de lui une autre réponse, une erreur, ou aucune réponse à temps.",
)
COUNTED = Bilingual(
    "What is counted: mutants of `rules/`, and of those tables of the model that are the only home of "
    "a clause. What is not: the checks whether a layout or a position is sound, the drawing of lots, "
    "notation, JSON and pictures. They have tests of their own, and no figure here speaks of them.",
    "Ce qui est compté : les mutants de `rules/`, et ceux des tables du modèle qui sont seules à réaliser "
    "une clause. Ce qui ne l'est pas : le contrôle des mises en place et des positions, les tirages au sort, "
    "la notation, le JSON et les images. Ils ont leurs propres tests, et aucun chiffre de cette page "
    "ne parle d'eux.",
)
UNMEASURED = Bilingual(
    "No measurement is published with this version of the site; `make mutants` makes one. Until then, "
    "what is known of the vectors is what they cover: the [trace](trace.md) counts them clause by clause.",
    "Aucune mesure n'est publiée avec cette version du site ; `make mutants` en fait une. D'ici là, on sait "
    "des vecteurs ce qu'ils couvrent : la [traçabilité](trace.md) les compte clause par clause.",
)
LINE = Bilingual(
    "Whether they notice a mistake is measured too, with rules that are altered on purpose:",
    "S'ils remarquent une erreur, cela se mesure aussi, avec des règles altérées exprès :",
)
SURVIVORS = Bilingual("What no vector notices", "Ce qu'aucun vecteur ne remarque")
NO_SURVIVOR = Bilingual("Nothing: every mutant is noticed.", "Rien : chaque mutant est remarqué.")
WHY_SURVIVORS = Bilingual(
    "Why no vector tells these changes from the rules; one without a known reason is a gap. A minus marks "
    "the line as it is, a plus the altered one.",
    "Pourquoi aucun vecteur ne distingue ces changements des règles (en anglais, comme le code) ; un "
    "changement sans raison connue est une lacune. Un moins marque la ligne telle qu'elle est, un plus la "
    "ligne altérée.",
)
NO_REASON = Bilingual("no reason is known", "aucune raison n'est connue")
BY_CLAUSE = Bilingual("Clause by clause", "Clause par clause")
MUTANTS = Bilingual("Mutants", "Mutants")
NOTICED = Bilingual("Noticed", "Remarqués")
NOTICING = Bilingual("Noticing vectors", "Vecteurs qui remarquent")
NAMING = Bilingual("of which name the clause", "dont nommant la clause")
NOTE = Bilingual(
    "For each mutant the vectors are tried until enough of them notice it; more would. A clause that "
    "is true by construction has no code to alter and is not listed.",
    "Pour chaque mutant, on essaie les vecteurs jusqu'à ce qu'assez d'entre eux le remarquent ; d'autres le "
    "feraient aussi. Une clause vraie par construction n'a pas de code à altérer et ne figure pas ici.",
)


@attrs.frozen
class Guarded:
    """How well one clause is guarded."""

    mutants: int
    killed: int
    killing_vectors: int
    naming_it: int


@attrs.frozen
class Survivor:
    """A mutant that no vector notices, and why."""

    place: str
    change: list[str]
    reason: str | None


@attrs.frozen
class Strength:
    """What ``make mutants`` found out."""

    vectors: int
    mutants: int
    killed: int
    timeouts: int
    clauses: dict[str, Guarded]
    survivors: list[Survivor]


def write_strength(edition: Edition) -> None:
    """Write the figures; without a measurement, that there is none."""
    title = edition.say(captions.STRENGTH)
    parts = [f"# {title}", edition.say(METHOD)]
    strength = _measured(edition)
    if strength is None:
        parts += [edition.say(UNMEASURED), edition.say(COUNTED)]
    else:
        linker = edition.linker("strength/")
        parts += [edition.say(figures(strength)), edition.say(COUNTED)]
        parts += [f"## {edition.say(SURVIVORS)} {{ #survivors }}", *_survivors(edition, strength, linker)]
        parts += [f"## {edition.say(BY_CLAUSE)} {{ #clauses }}", edition.say(NOTE)]
        parts.append(_table(edition, strength, linker))
    edition.write("strength", title, parts)


def strength_line(edition: Edition) -> str:
    """The figures in short, for another page, and the way to this one."""
    strength = _measured(edition)
    told = "" if strength is None else f" {edition.say(figures(strength))}"
    return f"{edition.say(LINE)} [{edition.say(captions.STRENGTH)}](strength.md).{told}"


def read_strength(path: Path, name: str) -> Strength:
    """The measurement of a game in a file; keys that the page does not show are passed over."""
    document = read(read_text(path), BOUNDS, path.name)
    if not isinstance(document, Mapping) or document.get("format") != f"{name}-strength":
        raise ValueError(f"expected a document of the format {name}-strength")
    return cattrs.structure(document, Strength)


def figures(strength: Strength) -> Bilingual:
    """How many mutants were noticed, and how many of the others are known to be no different."""
    killed, mutants, late = strength.killed, strength.mutants, strength.timeouts
    same = sum(one.reason is not None for one in strength.survivors)
    of_all, of_different = _rate(killed, mutants), _rate(killed, mutants - same)
    return Bilingual(
        f"**{killed} of {mutants} mutants are noticed, {of_all}&nbsp;%**, by {strength.vectors} vectors; "
        f"{late} of them only because no answer came in time. {same} others have a reason why nothing could "
        f"notice them; of those that remain, **{of_different}&nbsp;%** are noticed.",
        f"**{killed} mutants sur {mutants} sont remarqués, soit {of_all.replace('.', ',')}&nbsp;%**, par "
        f"{strength.vectors} vecteurs ; {late} d'entre eux seulement parce qu'aucune réponse n'est venue à "
        f"temps. Pour {same} autres, on sait pourquoi rien ne peut les remarquer ; de ceux qui restent, "
        f"**{of_different.replace('.', ',')}&nbsp;%** sont remarqués.",
    )


def _rate(part: int, whole: int) -> str:
    """A share in per cent with one decimal, rounded down: a gap is never rounded away."""
    return f"{1000 * part // max(whole, 1) / 10:.1f}"


def _measured(edition: Edition) -> Strength | None:
    book = edition.material.book
    path = book.docs / SOURCE
    if not path.is_file():
        return None
    try:
        return read_strength(path, book.name)
    except (RulesError, ValueError, cattrs.BaseValidationError) as error:
        edition.blame(edition.place(path), f"cannot be read: {error}")
        return None


def _survivors(edition: Edition, strength: Strength, linker: Linker) -> Iterator[str]:
    if not strength.survivors:
        yield edition.say(NO_SURVIVOR)
        return
    yield edition.say(WHY_SURVIVORS)
    ranked = sorted(strength.survivors, key=lambda one: (one.place, one.reason or ""))
    rows = []
    for (place, reason), group in groupby(ranked, key=lambda one: (one.place, one.reason)):
        found = list(group)
        changes = "\n&#10;".join(html.escape("\n".join(one.change), quote=False) for one in found)
        why = edition.say(NO_REASON) if reason is None else f'<span lang="en">{html.escape(reason)}</span>'
        rows.append(
            f"<li><p>{_place(edition, place, linker)} {why}</p><details>"
            f"<summary>{edition.say(_changes(len(found)))}</summary>"
            f'<pre class="rs-gherkin" lang="en" tabindex="0">{changes}</pre></details></li>'
        )
    yield f'<ul class="rs-survivors">{"".join(rows)}</ul>'


def _place(edition: Edition, place: str, linker: Linker) -> str:
    """What was altered, linked to where it is described; a measurement may be older than the code."""
    if edition.material.has_code(place):
        return code_links(edition, [place], linker)
    return f"<code>{html.escape(place)}</code>"


def _changes(number: int) -> Bilingual:
    return captions.counted(number, Bilingual("change", "changement"), Bilingual("changes", "changements"))


def _table(edition: Edition, strength: Strength, linker: Linker) -> str:
    known = edition.material.catalogue.by_id
    heads = "".join(
        f'<th scope="col"{kind}>{edition.say(name)}</th>'
        for name, kind in (
            (captions.CLAUSE, ""),
            *((name, ' data-sort="number"') for name in (MUTANTS, NOTICED, NOTICING, NAMING)),
        )
    )
    rows = "".join(
        f"<tr><td>{linker.named(clause)}</td>"
        f"{''.join(f'<td>{number}</td>' for number in attrs.astuple(strength.clauses[clause]))}</tr>"
        for clause in known
        if clause in strength.clauses
    )
    return (
        f'<div class="rs-wide" tabindex="0" role="region" aria-label="{edition.say(BY_CLAUSE)}" '
        f'data-search-exclude><table class="rs-trace" data-sortable><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
