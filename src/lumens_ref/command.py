"""The command ``lumens``: what the machinery makes of Lumens."""

from typing import TYPE_CHECKING, Final

from lumens_ref.book import BOOK
from rulespec.cli.main import main as run
from rulespec.cli.subject import OwnCommand

if TYPE_CHECKING:
    import click

    from rulespec.game import Game
    from rulespec.language import Bilingual


def load_game() -> "Game":
    """The game behind the rulebook, for the commands that play."""
    from lumens_ref.game import GAME  # noqa: PLC0415  to read a clause need not wait for it

    return GAME


def meant(word: str) -> "Bilingual | None":
    """What the rulebook calls something that people call otherwise."""
    from lumens_ref.vocabulary import VOCABULARY  # noqa: PLC0415  only those who find nothing need it

    return VOCABULARY.meant(word)


def _board() -> "click.Command":
    from lumens_ref.board_command import board  # noqa: PLC0415  other commands need no boards

    return board


OWN: Final = (
    OwnCommand(
        "board",
        "Judge a board file and draw it; or list the boards that are at hand.",
        _board,
        near="plateau plateaux boards map plan carte juger vérifier",
    ),
)
"""The commands that only Lumens has."""


def main() -> None:
    """Run the command."""
    run(BOOK, load_game, meant, OWN)
