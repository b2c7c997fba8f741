"""The executable rulebook: a page a feature with every scenario as it is written."""

import html
from itertools import groupby

from rulespec.site import words
from rulespec.site.book import Book
from rulespec.site.links import Linker, chapter_page
from rulespec.site.scenarios import Scenario
from rulespec.text.language import Bilingual, Language

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


def write_scenarios(book: Book) -> None:
    """Write the page of every feature, and the list of them."""
    chapters = book.material.catalogue.chapters
    linker = book.linker("scenarios/")
    rows = []
    for feature, found in groupby(book.material.scenarios, key=lambda scenario: scenario.feature):
        scenarios = tuple(found)
        chapter = chapters[int(feature.partition("-")[0]) - 1]
        title = book.say(chapter.title)
        _write_feature(book, scenarios, title, chapter.code)
        rows.append(
            f'<li><a href="{linker.address(f"scenarios/{scenarios[0].page}/")}"><span '
            f'class="lum-id">{chapter.code}</span>'
            f" {html.escape(title)}</a> "
            f'<span class="lum-faint">{book.say(words.scenarios(len(scenarios)))}</span></li>'
        )
    name = book.say(words.SCENARIOS)
    listed = f'<ol class="lum-chapters">{"".join(rows)}</ol>'
    book.write("scenarios", name, [f"# {name}", book.say(INTRODUCTION), listed])


def _write_feature(book: Book, scenarios: tuple[Scenario, ...], title: str, chapter: str) -> None:
    address = f"scenarios/{scenarios[0].page}/"
    linker = book.linker(address)
    name = f"{book.say(words.SCENARIOS)}{book.say(words.COLON)}{title}"
    rules = f"{book.say(words.RULES)}{book.say(words.COLON)}{title}"
    parts = [f"# {name}", f'<p><a href="{linker.address(chapter_page(chapter))}">{rules}</a></p>']
    for home, found in groupby(scenarios, key=lambda scenario: scenario.home):
        if home is not None and home in book.material.catalogue.by_id:
            parts.append(f"## {linker.named(home)} {{ #rule-{home} }}")
        parts += [_scenario(book, scenario, linker) for scenario in found]
    book.write(address.rstrip("/"), name, parts, search="\n  exclude: true", hide="[navigation]")


def _scenario(book: Book, scenario: Scenario, linker: Linker) -> str:
    """Blank lines would end the block of HTML; a reference to a line feed shows the same."""
    text = html.escape(scenario.text, quote=False).replace("\n\n", "\n&#10;")
    summary = ""
    if book.language is Language.FR and scenario.summary_fr:
        summary = f"<p>{html.escape(scenario.summary_fr)}</p>"
    cited = linker.cite_all([*scenario.clauses, *scenario.rulings])
    runs = ""
    if len(scenario.runs) > 1:
        runs = f' <span class="lum-faint">{book.say(words.runs(len(scenario.runs)))}</span>'
    printed = (
        f' <span class="lum-mark">{book.say(words.PRINTED)}</span>' if scenario.is_printed_example else ""
    )
    return (
        f'<section class="lum-scenario" id="{scenario.anchor}"><h3 '
        f'lang="en">{html.escape(scenario.name, quote=False)}'
        f"</h3>{summary}"
        f'<pre class="lum-gherkin" lang="en" tabindex="0">{text}</pre>'
        f"<p>{cited}{runs}{printed}</p></section>"
    )
