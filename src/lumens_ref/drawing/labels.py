"""What is written beside the things of a picture; the things themselves are named in the vocabulary."""

from typing import Final

from lumens_ref.model.board import Board, Status
from lumens_ref.model.components import Seat
from lumens_ref.vocabulary.things import POINTS, SEATS, STATUSES
from rulespec.language import Bilingual

BLOCKS: Final = Bilingual("chip that stops the count", "jeton qui arrête le compte")
COUNTED: Final = Bilingual("count, cell by cell", "compte, case par case")
COVERED: Final = Bilingual("covered chip", "jeton recouvert")
GAINED: Final = Bilingual("points gained", "points gagnés")
IN_BAG: Final = Bilingual("in the bag", "dans le sac")
IS_OVER: Final = Bilingual("The game is over", "La partie est finie")
LEADS: Final = Bilingual("leads in the room", "en tête dans la salle")
NO_COUNT: Final = Bilingual("count that is refused", "compte refusé")
NOBODY: Final = Bilingual("nobody", "personne")
OUT_OF_SIGHT: Final = Bilingual("out of sight", "hors de vue")
REFUSED: Final = Bilingual("refused", "refusé")
SETUP: Final = Bilingual("Setup", "Mise en place")
UNSEEN_CHIP: Final = Bilingual("hidden chip", "jeton caché")


def board_note(board: Board) -> Bilingual | None:
    """Which board it is, where it is not the published one; every picture says so."""
    if board.status is Status.PUBLISHED:
        return None
    status = STATUSES[board.status].name
    return Bilingual(f"Board “{board.name}”: {status.en}", f"Plateau « {board.name} » : {status.fr}")


def seen_by(headline: Bilingual, viewer: Seat | None) -> Bilingual:
    """A headline, and through whose eyes the picture looks."""
    if viewer is None:
        return headline
    name = SEATS[viewer].name
    return Bilingual(f"{headline.en}, as {name.en} sees it", f"{headline.fr}, vu par {name.fr}")


def points_of(number: int) -> Bilingual:
    """So many victory points."""
    return Bilingual(f"{number} {POINTS.en}", f"{number} {POINTS.fr}")


def chips_placed(number: int) -> Bilingual:
    """So many chips lie on the board, those of the setup included."""
    return Bilingual(
        f"{number} chip{'' if number == 1 else 's'} placed",
        f"{number} jeton{'' if number < 2 else 's'} placé{'' if number < 2 else 's'}",  # noqa: PLR2004  plural from two on
    )
