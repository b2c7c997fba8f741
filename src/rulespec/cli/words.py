"""What the commands say besides the rulebook, in both languages."""

import shutil

import click

from rulespec.text.language import Bilingual, Language

language_option = click.option(
    "--lang",
    "language",
    type=click.Choice([language.value for language in Language]),
    default=Language.EN.value,
    envvar="LUM42_LANG",
    show_default=True,
    callback=lambda _context, _parameter, value: Language(value),
    help="Language of the answer (or set LUM42_LANG).",
)

KINDS = {
    "definition": Bilingual("definition", "définition"),
    "obligation": Bilingual("obligation", "obligation"),
    "permission": Bilingual("permission", "permission"),
    "prohibition": Bilingual("prohibition", "interdiction"),
    "scoring": Bilingual("scoring", "points"),
    "setup": Bilingual("setup", "mise en place"),
    "text-conflict": Bilingual("the texts conflict", "textes en conflit"),
    "translation-error": Bilingual("translation error", "erreur de traduction"),
    "missing-fact": Bilingual("missing fact", "fait manquant"),
    "corner-case": Bilingual("corner case", "cas particulier"),
    "permission-vs-obligation": Bilingual("may or must", "permission ou obligation"),
}
STATUSES = {
    "open": Bilingual("open: a game may choose its reading", "ouverte : une partie peut choisir sa lecture"),
    "settled": Bilingual("settled: no switch", "réglée : sans option"),
}
EXTENSION = Bilingual("extension", "extension")
EXAMPLE = Bilingual("example", "exemple")
REVISION = Bilingual("revision", "révision")
SOURCE = Bilingual("source", "source")
RULINGS = Bilingual("rulings", "décisions")
CLAUSES = Bilingual("clauses", "clauses")
DEFAULT = Bilingual("default", "par défaut")
COLON = Bilingual(": ", " : ")
NOTHING_FOUND = Bilingual("no clause contains", "aucune clause ne contient")


def dim(text: str) -> str:
    """Secondary text."""
    return click.style(text, dim=True)


def bold(text: str) -> str:
    """Text to be seen first."""
    return click.style(text, bold=True)


def paragraph(text: str, indent: str = "") -> str:
    """Text wrapped for the terminal, at most 100 columns wide."""
    width = min(shutil.get_terminal_size().columns, 100)
    return click.wrap_text(text, width, initial_indent=indent, subsequent_indent=indent)
