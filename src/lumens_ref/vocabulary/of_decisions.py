"""Who decides what: one line for each decision."""

from collections.abc import Mapping
from typing import Final

from lumens_ref.model.decisions import (
    ChooseFace,
    ChooseStart,
    DrawChip,
    DrawFirstPlayer,
    Pass,
    Place,
    PlaceChip,
    Purpose,
    Start,
)
from rulespec.engine import CHANCE
from rulespec.language import Bilingual
from rulespec.vocabulary import Frame, Phrase, Possible, asked_by, either, told, told_by

WHAT_FOR: Final[Mapping[Purpose, Frame]] = {
    Purpose.START: Frame(", for its start marker", ", pour son marqueur de départ"),
    Purpose.HAND: Frame(", its first hand", ", sa première main"),
    Purpose.TURN: Frame("", ""),
}
"""What the chip is drawn for; during play that goes without saying."""
BY_COUNTING: Final = Bilingual("by counting", "en comptant")
DIRECTLY: Final = Bilingual("directly on its start marker", "directement sur son marqueur de départ")
KEEP: Final = Frame(", or keeps it and passes", ", ou le garde et passe")


def draw_chip(decision: DrawChip) -> Frame:
    """Chance draws, or the player picks, where that is how R-23 is read."""
    drawn = Frame(
        "{seat:the} draws a chip for {player} from its bag",
        "{seat:the} pioche pour {player} un jeton de son sac",
    )
    picked = Frame("{player} picks a chip from its bag", "{player} choisit un jeton de son sac")
    return (drawn if decision.seat is CHANCE else picked) + WHAT_FOR[decision.purpose]


def place_chip(_decision: PlaceChip, possible: Possible) -> Frame:
    """By counting, directly, or not at all, as far as that is possible now."""
    placed = Frame("{seat} places the chip in hand", "{seat} place le jeton de sa main")
    ways = [
        way
        for way, kind in ((BY_COUNTING, Place), (DIRECTLY, Start))
        if possible is not None and may(possible, kind)
    ]
    if ways:
        placed += Frame(" ", " ") + either(ways)
    return placed + KEEP if may(possible, Pass) else placed


def may(possible: Possible, kind: type) -> bool:
    """Some action of a kind answers the decision now, as far as is known."""
    return possible is not None and any(isinstance(action, kind) for action in possible)


DECISIONS: Final[tuple[Phrase, ...]] = (
    told(
        ChooseStart,
        "{seat} takes a start place: choice of cell",
        "{seat} prend une place de départ : choix de la case",
        word=Bilingual("choose_start", "choisir_départ"),
    ),
    told_by(DrawChip, draw_chip, word=Bilingual("draw_chip", "piocher_jeton")),
    told(
        ChooseFace,
        "{seat} lays its first chip on its start marker: choice of face",
        "{seat} pose son premier jeton sur son marqueur de départ : choix de la face",
        word=Bilingual("choose_face", "choisir_face"),
    ),
    told(
        DrawFirstPlayer,
        "{seat:the} draws the first player",
        "{seat:the} désigne le premier joueur",
        word=Bilingual("draw_first_player", "tirer_premier_joueur"),
    ),
    asked_by(PlaceChip, place_chip, word=Bilingual("place_chip", "placer_jeton")),
)

PARTS: Final[Mapping[str, str]] = {"player": "joueur", "purpose": "usage"}
"""What the parts of a pending decision are called in French."""
