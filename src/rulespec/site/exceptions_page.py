"""The exceptions: which clause yields to which, as trees that begin with the general rules."""

import html
from collections.abc import Iterator, Sequence
from typing import Final

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition, inline
from rulespec.site.links import Linker
from rulespec.text.catalogue import Clause, RulebookChapter

PAGE: Final = "exceptions"
INTRODUCTION: Final = Bilingual(
    "Two clauses can speak of one case and say different things; one of them then prevails. Below each "
    "general rule stand the clauses before which it yields, and below those the clauses before which they "
    "yield in turn. Open a line to read it. A clause that only settles what another leaves open, such as a "
    "tie, is no exception.",
    "Deux clauses peuvent parler d'un même cas et dire des choses différentes ; l'une d'elles l'emporte "
    "alors. Sous chaque règle générale figurent les clauses devant lesquelles elle cède, et sous celles-ci "
    "les clauses devant lesquelles elles cèdent à leur tour. Ouvrez une ligne pour la lire. Une clause qui "
    "règle seulement ce qu'une autre laisse ouvert, une égalité par exemple, n'est pas une exception.",
)
BOTH_REST_ON: Final = Bilingual("Ruled on in", "Tranché dans")
EXAMINED: Final = Bilingual("Looked at, and no exception", "Examinées, sans exception")
EXAMINED_SAID: Final = Bilingual(
    "These clauses sound like exceptions and are none.",
    "Ces clauses ressemblent à des exceptions et n'en sont pas.",
)


def relations(edition: Edition, clause: Clause) -> Iterator[tuple[Bilingual, Sequence[str]]]:
    """The clauses over which a clause prevails, and those to which it yields, where there are any."""
    prevailing = edition.material.catalogue.prevailing[clause.id]
    for name, related in ((captions.OVERRIDES, clause.overrides), (captions.YIELDS_TO, prevailing)):
        if related:
            yield name, related


def write_exceptions(edition: Edition) -> None:
    """Write the trees of exceptions, by the chapters of the general rules."""
    linker = edition.linker(f"{PAGE}/")
    catalogue = edition.material.catalogue
    title = edition.say(captions.EXCEPTIONS)
    pairs = sum(len(clause.overrides) for clause in catalogue)
    parts = [f"# {title}", edition.say(INTRODUCTION), edition.say(_totals(edition, pairs))]
    for chapter in catalogue.chapters:
        parts += _chapter(edition, chapter, linker)
    parts += _examined(edition, linker)
    edition.write(PAGE, title, parts)


def _totals(edition: Edition, pairs: int) -> Bilingual:
    yielding = sum(map(bool, edition.material.catalogue.prevailing.values()))
    return Bilingual(
        f"{yielding} clauses yield in some case; {pairs} exceptions in all.",
        f"{yielding} clauses cèdent dans certains cas ; {pairs} exceptions en tout.",
    )


def _chapter(edition: Edition, chapter: RulebookChapter, linker: Linker) -> Iterator[str]:
    """The rules of a chapter that yield; one that is an exception itself stands below what it overrides."""
    prevailing = edition.material.catalogue.prevailing
    roots = [clause for clause in chapter.clauses if prevailing[clause.id] and not clause.overrides]
    if roots:
        yield f"## {html.escape(edition.say(chapter.title), quote=False)}"
        items = "".join(_branch(edition, clause, None, linker) for clause in roots)
        yield f'<ul class="rs-exceptions">{items}</ul>'


def _branch(edition: Edition, clause: Clause, over: Clause | None, linker: Linker) -> str:
    """A clause, folded, and below it those that prevail over it."""
    catalogue = edition.material.catalogue
    above = [catalogue.clause(cited) for cited in catalogue.prevailing[clause.id]]
    nested = "".join(_branch(edition, one, clause, linker) for one in above)
    below = f"<ul>{nested}</ul>" if nested else ""
    return f"<li>{_folded(edition, clause, over, linker)}{below}</li>"


def _folded(edition: Edition, clause: Clause, over: Clause | None, linker: Linker) -> str:
    """A clause by its title; opened, its text, and the rulings that it shares with what it prevails over."""
    shared = [ruling for ruling in clause.rulings if over is not None and ruling in over.rulings]
    ruled = f"<br>{edition.say(BOTH_REST_ON)} {linker.cite_all(shared)}" if shared else ""
    text = inline(edition.say(clause.text), linker, own=clause.id)
    return (
        f'<details><summary><span class="rs-id">{clause.id}</span> '
        f"{html.escape(edition.say(clause.title), quote=False)}</summary>"
        f"<p>{linker.cite(clause.id)} {text}{ruled}</p></details>"
    )


def _examined(edition: Edition, linker: Linker) -> Iterator[str]:
    items = "".join(
        f"<li>{linker.named(clause.id)}<br>{html.escape(edition.say(clause.no_exception), quote=False)}</li>"
        for clause in edition.material.catalogue
        if clause.no_exception is not None
    )
    if items:
        yield f"## {edition.say(EXAMINED)}"
        yield edition.say(EXAMINED_SAID)
        yield f'<ul class="rs-examined">{items}</ul>'
