"""How the commands set their text in the terminal."""

import os
from typing import Final

import click

from rulespec.language import Bilingual

COLON: Final = Bilingual(": ", " : ")
DASH: Final = "- "
WIDEST: Final = 100
"""Columns beyond which a line is hard to read."""
WITHOUT_A_TERMINAL: Final = 80


def dim(text: str) -> str:
    """Secondary text."""
    return click.style(text, dim=True)


def bold(text: str) -> str:
    """Text to be seen first."""
    return click.style(text, bold=True)


def paragraph(text: str, indent: str = "") -> str:
    """Text wrapped for the terminal, and never very wide; what follows a dash stands below it."""
    width = min(_columns(), WIDEST)
    hanging = indent + " " * len(DASH) if text.startswith(DASH) else indent
    return click.wrap_text(text, width, initial_indent=indent, subsequent_indent=hanging)


def _columns() -> int:
    """The width of the terminal; shutil knows it too, but takes longer to import than a clause to read."""
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told) > 0:
        return int(told)
    try:
        return os.get_terminal_size().columns or WITHOUT_A_TERMINAL
    except OSError:
        return WITHOUT_A_TERMINAL
