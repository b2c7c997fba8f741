"""The command ``lum42``: what the machinery makes of LUM42."""

from lum42_ref.book import BOOK
from rulespec.cli.main import main as run


def load_game() -> object:
    """The game behind the rulebook, for the commands that play."""
    from lum42_ref import engine  # noqa: PLC0415  to read a clause need not wait for it

    return engine


def main() -> None:
    """Run the command."""
    run(BOOK, load_game)
