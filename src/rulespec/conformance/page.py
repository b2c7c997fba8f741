"""A report as one HTML page that needs nothing else."""

import base64
import html
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rulespec.conformance import phrases
from rulespec.conformance.differences import Difference
from rulespec.conformance.markdown import (
    MOST_DETAILED,
    clause_rows,
    conclusion,
    facts,
    headings,
)
from rulespec.conformance.quoting import quoted_json
from rulespec.conformance.report import Findings, Tally
from rulespec.conformance.session import Finding
from rulespec.language import Language
from rulespec.text.catalogue import Catalogue

MOST_JSON: Final = 20_000
"""Characters of a question or an expectation."""
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid #8886; padding: .2rem .6rem; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
td.bad { font-weight: bold; }
article { border-left: .3rem solid #c33; padding-left: 1rem; margin: 2rem 0; }
.conclusion { font-size: 1.25rem; font-weight: bold; }
pre { overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
img { max-width: 100%; }
"""


def page(findings: Findings, catalogue: Catalogue, language: Language, pictures: Mapping[str, str]) -> str:
    """The whole page; pictures are given by the id of the vector, as SVG."""
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
            *_failures(findings, language, pictures),
            *_kinds(findings, language),
            *_clauses(findings, catalogue, language),
            *_skips(findings, language),
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
    rows = [_row([kind], tally) for kind, tally in findings.by_kind().items()]
    yield from _table(headings(phrases.KIND, language), rows)


def _clauses(findings: Findings, catalogue: Catalogue, language: Language) -> Iterator[str]:
    yield f"<h2>{phrases.BY_CLAUSE.in_language(language)}</h2>"
    first, *counts = headings(phrases.CLAUSE, language)
    rows = [
        _row([name, title], tally, (phrases.YES if tally.proven else phrases.NO).in_language(language))
        for name, title, tally in clause_rows(findings, catalogue, language)
    ]
    heads = [
        first,
        phrases.TITLE_COLUMN.in_language(language),
        *counts,
        phrases.PROVEN.in_language(language),
    ]
    yield from _table(heads, rows)


def _skips(findings: Findings, language: Language) -> Iterator[str]:
    reasons = findings.skip_reasons(language)
    if reasons:
        yield f"<h2>{phrases.SKIPS.in_language(language)}</h2><ul>"
        for reason, count in reasons.items():
            yield f"<li>{count} × {html.escape(reason)}</li>"
        yield "</ul>"


def _failures(findings: Findings, language: Language, pictures: Mapping[str, str]) -> Iterator[str]:
    failures = findings.unsuccessful()
    if failures:
        yield f"<h2>{phrases.FAILURES.in_language(language)}</h2>"
    for one in failures[:MOST_DETAILED]:
        yield from _failure(one, language, pictures.get(one.case.id))
    if len(failures) > MOST_DETAILED:
        more = phrases.MORE.in_language(language).format(len(failures) - MOST_DETAILED)
        yield f"<p>{html.escape(more)}</p>"


def _failure(one: Finding, language: Language, picture: str | None) -> Iterator[str]:
    told = "" if one.why is None else one.why.told.in_language(language)
    colon = phrases.COLON.in_language(language)
    yield f"<article><h3>{html.escape(one.case.id)}</h3>"
    yield (
        f"<p><strong>{phrases.GRADES[one.grade].in_language(language)}</strong>{colon}{html.escape(told)}<br>"
        f"{phrases.CLAUSES.in_language(language)}{colon}{html.escape(' '.join(one.case.clauses))}</p>"
    )
    if isinstance(one.why, Difference):
        yield from _difference(one.why, language)
    if one.errors:
        yield f"<p>{phrases.ERRORS.in_language(language)}{colon}</p><pre>{html.escape(one.errors)}</pre>"
    if picture is not None:
        encoded = base64.b64encode(picture.encode()).decode()
        caption = phrases.PICTURE.in_language(language)
        yield f'<p><img alt="{caption}" src="data:image/svg+xml;base64,{encoded}"></p>'
    for label, tree in ((phrases.QUESTION, one.case.question), (phrases.EXPECTED, one.case.expected)):
        json = html.escape(quoted_json(tree, MOST_JSON))
        yield f"<details><summary>{label.in_language(language)}</summary><pre>{json}</pre></details>"
    yield "</article>"


def _difference(why: Difference, language: Language) -> Iterator[str]:
    heads = [phrases.EXPECTED.in_language(language), phrases.FOUND.in_language(language)]
    columns = "".join(
        f"<td><code>{html.escape(text or '—')}</code></td>" for text in (why.expected, why.found)
    )
    yield from _table(heads, [f"<tr>{columns}</tr>"])


def _row(names: Iterable[str], tally: Tally, *last: str) -> str:
    columns = [f"<td>{html.escape(name)}</td>" for name in names]
    columns += [f'<td class="number">{count}</td>' for count in tally.counts.values()]
    columns += [f"<td>{html.escape(text)}</td>" for text in last]
    return f"<tr>{''.join(columns)}</tr>"


def _table(heads: Iterable[str], rows: Iterable[str]) -> Iterator[str]:
    yield f"<table><tr>{''.join(f'<th>{html.escape(head)}</th>' for head in heads)}</tr>"
    yield from rows
    yield "</table>"
