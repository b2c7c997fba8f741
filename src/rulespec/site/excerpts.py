"""What several pages show alike: clauses, scenarios, code, reasons, and examples that were executed."""

import html
from collections.abc import Iterable

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition, inline
from rulespec.site.folding import scenario_example
from rulespec.site.links import Linker, scenario_page
from rulespec.site.outlines import filled_title, open_title
from rulespec.site.scenarios import Run, Scenario
from rulespec.site.tales import Tale, examples_of


def clause_list(edition: Edition, ids: Iterable[str], linker: Linker) -> str:
    """Clauses with their text, as a list."""
    items = "".join(
        f"<li>{linker.cite(cited)} "
        f"{inline(edition.say(edition.material.catalogue.clause(cited).text), linker, own=cited)}</li>"
        for cited in ids
    )
    return f'<ul class="rs-clauses">{items}</ul>'


def plain_example(edition: Edition, ids: Iterable[str], linker: Linker) -> str:
    """The plainest example of the first of these clauses that has one in which something is played."""
    for cited in ids:
        for scenario, tale in examples_of(cited, edition.material.scenarios_by_id[cited]):
            if tale.after is not None:
                return folded_scenario(edition, scenario, tale, linker)
            break
    return ""


def folded_scenario(
    edition: Edition, scenario: Scenario, tale: Tale, linker: Linker, *, wide: bool = True
) -> str:
    """What a scenario shows, folded to its name."""
    line = scenario_name(edition, scenario, scenario.plainest_run)
    if scenario.is_printed_example:
        line += f' <span class="rs-mark">{edition.say(captions.PRINTED)}</span>'
    address = linker.address(scenario_page(scenario.page, scenario.anchor))
    return scenario_example(tale, edition.gallery, linker, line=line, scenario=address, wide=wide)


def scenario_link(edition: Edition, scenario: Scenario, linker: Linker, run: Run | None = None) -> str:
    """A scenario by its name, or in French by its summary; its text opens in place where scripts run."""
    target = linker.address(scenario_page(scenario.page, scenario.anchor))
    return f'<a href="{target}">{scenario_name(edition, scenario, run)}</a>'


def scenario_name(edition: Edition, scenario: Scenario, run: Run | None = None) -> str:
    """The name of a scenario, or in French its summary.

    Where it has a row for each of several runs, the name tells the values of one run, or leaves them open.
    """
    name = edition.say(Bilingual(scenario.name, scenario.summary_fr or scenario.name))
    return html.escape(open_title(name) if run is None else filled_title(name, run), quote=False)


def scenario_list(edition: Edition, cited: str, linker: Linker) -> str:
    """The scenarios of a clause or ruling."""
    found = edition.material.scenarios_by_id[cited]
    listed = "".join(f"<li>{scenario_link(edition, scenario, linker)}</li>" for scenario in found)
    return f'<ul class="rs-scenarios">{listed}</ul>' if listed else "<p>–</p>"


def proof_count(edition: Edition, cited: str, vectors: int) -> str:
    """How many scenarios show a clause or ruling, and how many vectors check it."""
    numbers = [edition.say(captions.scenarios(len(edition.material.scenarios_by_id[cited])))]
    if vectors:
        numbers.append(edition.say(captions.vectors(vectors)))
    return ", ".join(numbers)


def code_links(edition: Edition, names: Iterable[str], linker: Linker) -> str:
    """Functions and classes, each linked to where it is described."""
    return ", ".join(
        f'<a href="{linker.address(edition.material.code_page(name))}"><code>{name}</code></a>'
        for name in names
    )


def reason_links(edition: Edition, reasons: Iterable[str], linker: Linker) -> str:
    """Reasons, each linked to where it is described."""
    kind = edition.material.game.engine.reasons
    page = f"{edition.material.module_page(kind.__module__)}#{kind.__module__}.{kind.__qualname__}."
    return ", ".join(f'<a href="{linker.address(page + name)}"><code>{name}</code></a>' for name in reasons)
