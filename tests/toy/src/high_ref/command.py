"""The command ``high``: what the machinery makes of High Card."""

from high_ref.book import BOOK
from rulespec.cli.main import main as run
from rulespec.game import Game


def load_game() -> Game:
    """The game behind the rulebook."""
    from high_ref.game import GAME  # noqa: PLC0415  to read a clause need not wait for it

    return GAME


def main() -> None:
    """Run the command."""
    run(BOOK, load_game)
