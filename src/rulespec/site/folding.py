"""What is folded to one line, which opens at a tap; on wide screens it may stand open from the start."""

import html
from typing import Final

from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.site import captions
from rulespec.site.figures import Gallery, figure
from rulespec.site.links import Linker
from rulespec.site.tales import Tale

EXAMPLE: Final = Bilingual("Example", "Exemple")
AS_WRITTEN: Final = Bilingual("The scenario as it is written", "Le scénario tel qu'il est écrit")
MOST_CITED: Final = 3
"""So many clauses are named on the line of an example."""


def folded(line: str, inside: str, *, kind: str = "", wide: bool = False) -> str:
    """A line of HTML without links, which opens; ``wide`` if a wide screen shows at once what is inside."""
    shown = " data-wide" if wide else ""
    names = f"rs-fold {kind}".rstrip()
    return f'<details class="{names}"{shown}><summary>{line}</summary>{inside}</details>'


def example(tale: Tale, gallery: Gallery, linker: Linker, *, wide: bool = True) -> str:
    """A figure folded to what is played or refused, and by what clauses; a mere position is not folded."""
    drawn = figure(tale, gallery, linker)
    if not tale.played and not tale.refusals:
        return drawn
    name, colon = (text.in_language(linker.language) for text in (EXAMPLE, captions.COLON))
    cited = f'<span class="rs-ids">{" ".join(_clauses(tale))}</span>'
    line = f'<span class="rs-line">{name}{colon}{_line(tale, gallery.game, linker.language)}</span>'
    return folded(f"{line} {cited}", drawn, wide=wide)


def scenario_example(
    tale: Tale, gallery: Gallery, linker: Linker, *, line: str, scenario: str, wide: bool
) -> str:
    """A figure folded to a line about its scenario, to whose address a link leads."""
    written = f'<p class="rs-written"><a href="{scenario}">{AS_WRITTEN.in_language(linker.language)}</a></p>'
    return folded(line, figure(tale, gallery, linker, below=written), wide=wide)


def _line(tale: Tale, game: Game, language: Language) -> str:
    """Who plays what, and what is refused; a player who goes on is not named again."""
    asked = [*tale.played, *((refusal.seat, refusal.action) for refusal in tale.refusals)]
    said: list[str] = []
    for number, (seat, action) in enumerate(asked):
        told = html.escape(game.telling.tell_action(action, language))
        if not number or asked[number - 1][0] != seat:
            told = f"{game.telling.name(seat, language)}{captions.COLON.in_language(language)}{told}"
        said.append(told)
    if tale.refusals:
        said[-1] += f' <span class="rs-no">{captions.REFUSED.in_language(language)}</span>'
    return " · ".join(said)


def _clauses(tale: Tale) -> list[str]:
    """What a tale rests on, in a few ids: what refuses it, or what its events name first."""
    refusing = [clause for refusal in tale.refusals for one in refusal.objections for clause in one.clauses]
    named = refusing or [event.clauses[0] for event in tale.remarkable if event.clauses]
    return list(dict.fromkeys(named))[:MOST_CITED]
