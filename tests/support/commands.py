"""The command of LUM42, for tests that call it without a process of its own."""

from lum42_ref.book import BOOK
from lum42_ref.command import load_game
from rulespec.cli.main import commands

lum42 = commands(BOOK, load_game)
