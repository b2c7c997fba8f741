"""What a figure depends on: every reading that would answer otherwise, and what it would change."""

import html
from collections.abc import Iterator
from typing import Final

from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.site.captions import COLON
from rulespec.site.links import Linker
from rulespec.site.tales import Tale
from rulespec.telling.otherwise import Otherwise

DEPENDS_ON: Final = Bilingual("Depends on", "Dépend de")


def depends_on(tale: Tale, game: Game, linker: Linker) -> str:
    """The rulings in one line that opens to what each other reading would change; none, nothing."""
    if not tale.doubtful:
        return ""
    language = linker.language
    colon = COLON.in_language(language)
    items = "".join(
        f"<li>{linker.cite(ruling)} {_named(ruling, reading, linker)}{colon}{html.escape(change)}</li>"
        for ruling, reading, change in dict.fromkeys(_changes(tale, game, language))
    )
    return (
        f'<details class="rs-depends"><summary>{DEPENDS_ON.in_language(language)} '
        f'{", ".join(tale.decisive)}</summary><ul class="rs-events">{items}</ul></details>'
    )


def _named(ruling: str, reading: str, linker: Linker) -> str:
    """A reading by what people call it, and as it is chosen."""
    called = linker.register.ruling(ruling).reading(reading).called.in_language(linker.language)
    return f"{html.escape(called, quote=False)} <code>{html.escape(reading)}</code>"


def _changes(tale: Tale, game: Game, language: Language) -> Iterator[tuple[str, str, str]]:
    """Ruling, reading, and what it would change about any of the actions, each asked by itself."""
    for asked in tale.doubtful:
        otherwise = Otherwise(
            game.engine, game.telling, asked.state, asked.action, asked.verdict, language, game.results
        )
        for doubt in asked.verdict.depends_on or ():
            for reading, verdict in doubt.others.items():
                if not verdict.says_the_same(asked.verdict):
                    yield doubt.ruling, reading, otherwise.difference(doubt.ruling, reading, verdict)
