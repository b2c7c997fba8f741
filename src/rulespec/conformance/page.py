"""A report as one HTML page that needs nothing else."""

import base64
import html
from collections.abc import Iterable, Iterator
from typing import Final

from rulespec.conformance import phrases
from rulespec.conformance.details import Detail, common_clauses, details, headline, repeated
from rulespec.conformance.findings import Findings, Standing, Tally
from rulespec.conformance.grouping import Group, groups
from rulespec.conformance.markdown import (
    MOST_ALIKE,
    MOST_CLAUSES,
    MOST_DETAILED,
    MOST_TOLD,
    Showing,
    clause_headings,
    clause_rows,
    conclusion,
    facts,
    headings,
    proofs,
    suspect_rows,
    title_of,
)
from rulespec.conformance.quoting import quoted_json
from rulespec.conformance.scenes import Scene
from rulespec.conformance.session import Finding
from rulespec.language import Bilingual, Language

MOST_JSON: Final = 20_000
"""Characters of a question or an expectation."""
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid #8886; padding: .2rem .6rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
td.failed { color: #c33; font-weight: bold; }
td.proven { color: #283; }
td.partly, td.untested { color: #a60; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1rem; }
dt { opacity: .75; }
dd { margin: 0; }
dd pre { margin: 0; }
article { border-left: .3rem solid #c33; padding-left: 1rem; margin: 2rem 0; }
.conclusion { font-size: 1.25rem; font-weight: bold; }
pre { overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
img { max-width: 100%; }
"""


def page(findings: Findings, showing: Showing) -> str:
    """The whole page; pictures are given by the id of the vector, as SVG."""
    language = showing.language
    title = phrases.COLON.in_language(language).join(
        (phrases.TITLE.in_language(language), findings.introduction.name)
    )
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language.value}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{html.escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{html.escape(title)}</h1>",
            f'<p class="conclusion">{html.escape(conclusion(findings, language))}</p>',
            *_facts(findings, language),
            *_kinds(findings, language),
            *_suspects(findings, showing),
            *_failures(findings, showing),
            *_skips(findings, language),
            *_clauses(findings, showing),
            "</body></html>",
            "",
        ]
    )


def _facts(findings: Findings, language: Language) -> Iterator[str]:
    yield "<table>"
    for name, fact in facts(findings, language):
        yield f"<tr><th>{html.escape(name)}</th><td>{html.escape(fact)}</td></tr>"
    yield "</table>"


def _kinds(findings: Findings, language: Language) -> Iterator[str]:
    yield f"<h2>{phrases.BY_KIND.in_language(language)}</h2>"
    rows = [_row([kind], tally) for kind, tally in findings.by_kind.items()]
    yield from _table(headings(phrases.KIND, language), rows)


def _suspects(findings: Findings, showing: Showing) -> Iterator[str]:
    rows = list(suspect_rows(findings, showing.catalogue, showing.language))
    if rows:
        yield f"<h2>{phrases.SUSPECTS.in_language(showing.language)}</h2>"
        yield from _table(
            clause_headings(showing.language), (_clause(*row, showing.language) for row in rows)
        )


def _clauses(findings: Findings, showing: Showing) -> Iterator[str]:
    language = showing.language
    yield f"<h2>{phrases.BY_CLAUSE.in_language(language)}</h2>"
    yield f"<p>{html.escape(proofs(findings, language))}.</p>"
    rows = clause_rows(findings, showing.catalogue, language)
    yield from _table(clause_headings(language), (_clause(*row, language) for row in rows))


def _clause(name: str, title: str, standing: Standing, language: Language) -> str:
    proof = phrases.PROOFS[standing.proof].in_language(language)
    last = f'<td class="number">{standing.tally.not_asked}</td><td class="{standing.proof}">{proof}</td>'
    return _row([name, title], standing.tally, last)


def _skips(findings: Findings, language: Language) -> Iterator[str]:
    reasons = findings.skip_reasons(language)
    if reasons:
        yield f"<h2>{phrases.SKIPS.in_language(language)}</h2><ul>"
        for reason, count in reasons.items():
            yield f"<li>{count} × {html.escape(reason)}</li>"
        yield "</ul>"


def _failures(findings: Findings, showing: Showing) -> Iterator[str]:
    found = groups(findings)
    if found:
        yield f"<h2>{phrases.FAILURES.in_language(showing.language)}</h2>"
    for group in found[:MOST_DETAILED]:
        yield from _group(group, findings, showing)
    if len(found) > MOST_DETAILED:
        more = phrases.MORE.in_language(showing.language).format(len(found) - MOST_DETAILED)
        yield f"<p>{html.escape(more)}</p>"


def _group(group: Group, findings: Findings, showing: Showing) -> Iterator[str]:
    one, language = group.example, showing.language
    grade = phrases.GRADES[one.grade].in_language(language)
    told = html.escape(headline(one, language, MOST_TOLD))
    label = phrases.CLAUSES if len(group.each) == 1 else phrases.COMMON_CLAUSES
    yield f"<article><h3>{html.escape(title_of(group))}</h3>"
    yield f"<p><strong>{grade}</strong>{phrases.COLON.in_language(language)}{told}</p>"
    if (picture := showing.pictures.get(one.case.id)) is not None:
        encoded = base64.b64encode(picture.encode()).decode()
        caption = phrases.PICTURE.in_language(language)
        yield f'<p><img alt="{caption}" src="data:image/svg+xml;base64,{encoded}"></p>'
    yield "<dl>"
    yield from _described(label, common_clauses(group, MOST_CLAUSES, language), language)
    for detail in details(one, showing.scenes.get(one.case.id, Scene()), language, MOST_TOLD):
        yield _detail(detail)
    yield from _described(phrases.AGAIN, repeated(one, findings), language)
    yield "</dl>"
    yield from _trees(one, language)
    yield from _others(group, language)
    yield "</article>"


def _described(label: Bilingual, text: str, language: Language) -> Iterator[str]:
    yield _detail(Detail(label.in_language(language), (text,)))


def _detail(detail: Detail) -> str:
    lines = html.escape("\n".join(detail.lines))
    return f"<dt>{html.escape(detail.name)}</dt><dd><pre>{lines}</pre></dd>"


def _trees(one: Finding, language: Language) -> Iterator[str]:
    for label, tree in ((phrases.QUESTION, one.case.question), (phrases.EXPECTED, one.case.expected)):
        json = html.escape(quoted_json(tree, MOST_JSON))
        yield f"<details><summary>{label.in_language(language)}</summary><pre>{json}</pre></details>"


def _others(group: Group, language: Language) -> Iterator[str]:
    others = [one.case.id for one in group.each[1:]]
    if others:
        many = phrases.MORE_IDS.in_language(language).format(len(others))
        yield f"<details><summary>{many}</summary><ul>"
        yield from (f"<li>{html.escape(name)}</li>" for name in others[:MOST_ALIKE])
        if len(others) > MOST_ALIKE:
            more = phrases.MORE.in_language(language).format(len(others) - MOST_ALIKE)
            yield f"<li>{html.escape(more)}</li>"
        yield "</ul></details>"


def _row(names: Iterable[str], tally: Tally, last: str = "") -> str:
    columns = [f"<td>{html.escape(name)}</td>" for name in names]
    columns += [f'<td class="number">{count}</td>' for count in tally.counts.values()]
    return f"<tr>{''.join(columns)}{last}</tr>"


def _table(heads: Iterable[str], rows: Iterable[str]) -> Iterator[str]:
    yield f"<table><tr>{''.join(f'<th>{html.escape(head)}</th>' for head in heads)}</tr>"
    yield from rows
    yield "</table>"
