"""The executable rulebook: a page a feature with every scenario as it is written."""

import html
from collections.abc import Mapping
from itertools import groupby, islice
from typing import Final

from rulespec.language import Bilingual, Language
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.figures import figure
from rulespec.site.links import Linker, chapter_page
from rulespec.site.outlines import open_title, rows
from rulespec.site.scenarios import Run, Scenario
from rulespec.site.tales import tale_of_run

INTRODUCTION = Bilingual(
    "The rules once more, as positions, actions and what must come of them. Every scenario on these pages is "
    "played "
    "by the engine whenever this site is built; a site with a scenario that fails is not built.",
    "Les règles une fois encore, sous forme de positions, d'actions et de ce qui doit en résulter. Chaque "
    "scénario de ces "
    "pages est joué par le moteur à chaque construction du site ; si l'un d'eux échoue, le site n'est pas "
    "construit. Le "
    "texte des scénarios est en anglais, précédé d'une ligne qui le résume en français.",
)

DRAWN: Final = 1
"""Of so many rows the pictures are shown: the others are alike, and pages stay light."""


def write_scenarios(edition: Edition) -> None:
    """Write the page of every feature, and the list of them."""
    chapters = edition.material.catalogue.chapters
    linker = edition.linker("scenarios/")
    rows = []
    for feature, found in groupby(edition.material.scenarios, key=lambda scenario: scenario.feature):
        scenarios = tuple(found)
        chapter = chapters[int(feature.partition("-")[0]) - 1]
        title = edition.say(chapter.title)
        if edition.wants(f"scenarios/{scenarios[0].page}"):
            _write_feature(edition, scenarios, title, chapter.code)
        rows.append(
            f'<li><a href="{linker.address(f"scenarios/{scenarios[0].page}/")}"><span '
            f'class="rs-id">{chapter.code}</span>'
            f" {html.escape(title)}</a> "
            f'<span class="rs-faint">{edition.say(captions.scenarios(len(scenarios)))}</span></li>'
        )
    name = edition.say(captions.SCENARIOS)
    listed = f'<ol class="rs-chapters">{"".join(rows)}</ol>'
    edition.write("scenarios", name, [f"# {name}", edition.say(INTRODUCTION), listed])


def _write_feature(edition: Edition, scenarios: tuple[Scenario, ...], title: str, chapter: str) -> None:
    address = f"scenarios/{scenarios[0].page}/"
    linker = edition.linker(address)
    name = f"{edition.say(captions.SCENARIOS)}{edition.say(captions.COLON)}{title}"
    rules = f"{edition.say(captions.RULES)}{edition.say(captions.COLON)}{title}"
    parts = [f"# {name}", f'<p><a href="{linker.address(chapter_page(chapter))}">{rules}</a></p>']
    for home, found in groupby(scenarios, key=lambda scenario: scenario.home):
        if home is not None and home in edition.material.catalogue.by_id:
            parts.append(f"## {linker.named(home)} {{ #rule-{home} }}")
        parts += [_scenario(edition, scenario, linker) for scenario in found]
    edition.write(address.rstrip("/"), name, parts, search="\n  exclude: true", hide="[navigation]")


def _scenario(edition: Edition, scenario: Scenario, linker: Linker) -> str:
    """Blank lines would end the block of HTML; a reference to a line feed shows the same."""
    text = html.escape(scenario.text, quote=False).replace("\n\n", "\n&#10;")
    summary = ""
    if edition.language is Language.FR and scenario.summary_fr:
        summary = f"<p>{html.escape(scenario.summary_fr)}</p>"
    cited = linker.cite_all([*scenario.clauses, *scenario.rulings])
    runs = ""
    if len(scenario.runs) > 1:
        runs = f' <span class="rs-faint">{edition.say(captions.runs(len(scenario.runs)))}</span>'
    printed = (
        f' <span class="rs-mark">{edition.say(captions.PRINTED)}</span>'
        if scenario.is_printed_example
        else ""
    )
    return (
        f'<section class="rs-scenario" id="{scenario.anchor}"><h3 '
        f'lang="en">{html.escape(open_title(scenario.name), quote=False)}'
        f"</h3>{summary}"
        f'<pre class="rs-gherkin" lang="en" tabindex="0">{text}</pre>'
        f"<p>{cited}{runs}{printed}</p>{_pictures(edition, scenario, linker)}</section>"
    )


def _pictures(edition: Edition, scenario: Scenario, linker: Linker) -> str:
    """The pictures of its first runs, folded: a closed one loads nothing."""
    if len(scenario.runs) == 1:
        return _folded(edition, scenario, scenario.runs[0], edition.say(captions.PICTURE), linker)
    pictures = "".join(
        _folded(edition, scenario, run, f'<span lang="en">{_row(values)}</span>', linker)
        for run, values in islice(rows(scenario), DRAWN)
    )
    return f'<div class="rs-rows">{pictures}</div>'


def _folded(edition: Edition, scenario: Scenario, run: Run, name: str, linker: Linker) -> str:
    tale = tale_of_run(run, scenario.home)
    if tale is None:
        return ""
    drawn = figure(tale, edition.gallery, linker, narrow=True, brief=True)
    return f'<details class="rs-folded"><summary>{name}</summary>{drawn}</details>'


def _row(values: Mapping[str, str]) -> str:
    return " · ".join(
        f'<span class="rs-faint">{html.escape(column)}</span> {html.escape(value, quote=False)}'
        for column, value in values.items()
    )
