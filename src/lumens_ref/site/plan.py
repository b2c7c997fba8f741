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
    13,1 G2; 1,3 Y5; 6,3 Y6; 7,3 G3/G6; 10,3 G6; 11,3 G4/G1
    13,3 G6/G2; 1,5 Y3; 7,6 G2; 1,7 Y2/Y6; 2,7 Y3/Y6; 5,7 Y3
    7,7 G5/Y5; 11,7 G2/G4; 1,9 Y2/Y6; 3,9 Y4/Y2; 7,9 Y6; 11,9 G1
    13,9 G3
    turn yellow
    """,
)


def load_plan() -> SitePlan:
    """The site of Lumens."""
    return SitePlan(GAME, {"boards": boards}, COVER, aid=FIGURES)
