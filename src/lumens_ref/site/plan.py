"""The plan of the site: Lumens, what it shows of itself, and the pages that only it has."""

from typing import Final

from lumens_ref.game import GAME
from lumens_ref.site.boards_page import boards
from lumens_ref.site.player_aid import FIGURES
from rulespec.language import Bilingual
from rulespec.site.shelf import Cover
from rulespec.site.writing import SitePlan

COVER: Final = Cover(
    Bilingual(
        "Light up the rooms: each number says how far the next one may go.",
        "Illuminer les salles : chaque nombre dit jusqu'où ira le suivant.",
    ),
    """
    2,1 Y6; 6,1 G5; 7,1 G1; 8,1 G4; 12,1 G5/G2; 13,1 G6
    7,2 G4; 12,2 G6; 2,4 Y3; 6,5 Y6/Y5; 8,5 G6; 11,5 Y2
    7,6 G6; 8,6 G5; 12,6 G4; 11,7 Y4; 13,7 G5; 1,9 Y6
    2,9 Y5; 6,9 Y4; 7,9 Y1; 8,9 Y5/Y2; 13,9 Y3
    turn yellow
    """,
)


def load_plan() -> SitePlan:
    """The site of Lumens."""
    return SitePlan(GAME, {"boards": boards}, COVER, aid=FIGURES)
