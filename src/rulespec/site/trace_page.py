"""The trace: every clause and what cites it, as a table to be sorted."""

import html

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.excerpts import code_links, reason_links
from rulespec.site.links import Linker
from rulespec.text.trace import Row

INTRODUCTION = Bilingual(
    "For every clause: the code that carries it out, the reasons for refusal that rest on it, and how many "
    "scenarios "
    "and test vectors name it. A click on a heading sorts. The table is generated from citations that are "
    "checked to "
    "the letter: id, title and revision.",
    "Pour chaque clause : le code qui la réalise, les motifs de refus qui s'appuient sur elle, et le nombre "
    "de scénarios "
    "et de vecteurs de test qui la nomment. Un clic sur un en-tête trie. Le tableau est tiré de citations "
    "vérifiées à la "
    "lettre : numéro, titre et révision.",
)
CODE = Bilingual("Code", "Code")
REASONS = Bilingual("Reasons for refusal", "Motifs de refus")
VECTORS = Bilingual("Vectors", "Vecteurs")
CONSTRUCTION = Bilingual("by construction", "par construction")


def write_trace(edition: Edition) -> None:
    """Write the table of all clauses."""
    linker = edition.linker("trace/")
    title = edition.say(captions.TRACE)
    heads = "".join(
        f'<th scope="col"{kind}>{edition.say(name)}</th>'
        for name, kind in (
            (captions.CLAUSE, ""),
            (captions.SCENARIOS, ' data-sort="number"'),
            (VECTORS, ' data-sort="number"'),
            (captions.RULINGS, ' data-sort="count"'),
            (CODE, ""),
            (REASONS, ""),
        )
    )
    rows = "".join(_row(edition, row, linker) for row in edition.material.trace.rows)
    table = (
        f'<div class="rs-wide" tabindex="0" role="region" aria-label="{title}"><table class="rs-trace" '
        "data-sortable>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    parts = [f"# {title}", edition.say(INTRODUCTION), _totals(edition), table]
    edition.write("trace", title, parts, search="\n  exclude: true", hide="[toc, navigation]")


def _totals(edition: Edition) -> str:
    rows = edition.material.trace.rows
    vectors = sum(row.vectors > 0 for row in rows)
    shown = sum(row.scenarios > 0 for row in rows)
    built = sum(row.clause.construction is not None for row in rows)
    return edition.say(
        Bilingual(
            f"{len(rows)} clauses: {shown} shown by scenarios, {vectors} checked by vectors, {built} true by "
            "construction.",
            f"{len(rows)} clauses : {shown} montrées par des scénarios, {vectors} vérifiées par des "
            f"vecteurs, {built} vraies "
            "par construction.",
        )
    )


def _row(edition: Edition, row: Row, linker: Linker) -> str:
    code = code_links(edition, row.code, linker)
    if row.clause.construction is not None:
        code = f'<span class="rs-faint">{edition.say(CONSTRUCTION)}</span>'
    columns = (
        f"{linker.cite(row.clause.id)} {html.escape(edition.say(row.clause.title))}",
        str(row.scenarios),
        str(row.vectors),
        linker.cite_all(row.clause.rulings),
        code,
        reason_links(edition, row.reasons, linker),
    )
    return f"<tr>{''.join(f'<td>{column}</td>' for column in columns)}</tr>"
