"""The command of LUM42, for tests that call it without a process of its own."""

from typing import NoReturn

from lum42_ref.book import BOOK
from lum42_ref.command import load_game
from rulespec.cli.main import commands
from rulespec.cli.subject import Subject

lum42 = commands(Subject(BOOK, load_game))


def no_game() -> NoReturn:
    """For commands that need no game: to load one is a mistake."""
    raise AssertionError("to read a rulebook needs no game")
