"""What an action does: its word, and one line for each action."""

from typing import Final

from lumens_ref.model.decisions import Draw, First, Pass, Place, ShowFace, Start, TakeStart
from rulespec.language import Bilingual
from rulespec.vocabulary import Phrase, told

ACTIONS: Final[tuple[Phrase, ...]] = (
    told(
        TakeStart,
        "Take the start place at {cell}",
        "Prendre la place de départ en {cell}",
        word=Bilingual("take", "prendre"),
        also="take_start prendre_départ",
        near="choose_start corner start_place angle choisir_départ",
    ),
    told(
        Draw,
        "Draw {kind:a}",
        "Piocher {kind:a}",
        word=Bilingual("draw", "piocher"),
        also="pioche",
        near="take_chip pull tirer",
    ),
    told(
        ShowFace,
        "Lay the first chip with {number} up",
        "Poser le premier jeton, face {number} visible",
        word=Bilingual("face", "face"),
        also="show show_face montrer",
        near="turn_up flip choose_face retourner choisir_face",
    ),
    told(
        First,
        "Draw {player} as first player",
        "Tirer au sort {player} comme premier joueur",
        word=Bilingual("first", "premier"),
        also="first_player premier_joueur",
        near="starting_player begins commence",
    ),
    told(
        Place,
        "Count to {cell} and place the chip there, {number} up",
        "Compter jusqu'en {cell} et y placer le jeton, face {number} visible",
        word=Bilingual("place", "placer"),
        also="put lay poser mettre",
        near="count play move go compter jouer aller",
    ),
    told(
        Start,
        "Place the chip directly on one's own start marker, {number} up",
        "Poser le jeton directement sur son propre marqueur de départ, face {number} visible",
        word=Bilingual("start", "départ"),
        also="start_marker marker direct marqueur marqueur_de_départ pose_directe",
        near="right base home jump droit sauter",
    ),
    told(
        Pass,
        "Keep the chip and pass",
        "Garder le jeton et passer",
        word=Bilingual("pass", "passer"),
        also="passe",
        near="keep skip end_turn garder",
    ),
)
