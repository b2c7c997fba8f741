"""Why an action is refused: one sentence for each reason."""

import enum
from collections.abc import Mapping
from typing import Final

from lumens_ref.model.reasons import Reason
from rulespec.language import Bilingual

REASONS: Final[Mapping[enum.Enum, Bilingual]] = {
    Reason.GAME_OVER: Bilingual(
        "The game is over; nobody decides anything any more.",
        "La partie est terminée ; plus personne n'a rien à décider.",
    ),
    Reason.NOT_YOUR_TURN: Bilingual(
        "Another player decides now, or chance.",
        "C'est à un autre joueur de décider, ou au hasard.",
    ),
    Reason.WRONG_DECISION: Bilingual(
        "The action answers another decision than the one that is pending.",
        "L'action répond à un autre choix que celui qui est en attente.",
    ),
    Reason.PLAYER_OUT: Bilingual(
        "The player is out until the final count.",
        "Le joueur est hors jeu jusqu'au décompte final.",
    ),
    Reason.NOT_ON_BOARD: Bilingual(
        "The board has no such cell.",
        "Le plateau n'a pas cette case.",
    ),
    Reason.FACE_NOT_AVAILABLE: Bilingual(
        "The chip shows that number on neither face.",
        "Le jeton ne porte ce nombre sur aucune de ses deux faces.",
    ),
    Reason.NO_ORIGIN: Bilingual(
        "No chip of the player counts to just that cell.",
        "Aucun jeton du joueur ne compte exactement jusqu'à cette case.",
    ),
    Reason.ORIGIN_COVERED: Bilingual(
        "The only chips of the player that would count to that cell are covered.",
        "Les seuls jetons du joueur qui compteraient jusqu'à cette case sont recouverts.",
    ),
    Reason.PATH_BLOCKED: Bilingual(
        "On every line that counts to that cell, a chip lies in between.",
        "Sur chaque ligne qui compte jusqu'à cette case, un jeton se trouve entre les deux.",
    ),
    Reason.CELL_FULL: Bilingual(
        "That cell carries as many chips as it can.",
        "Cette case porte déjà autant de jetons qu'elle peut en recevoir.",
    ),
    Reason.FOREIGN_START: Bilingual(
        "The start marker of another player lies there, and it takes chips of its owner only.",
        "Le marqueur de départ d'un autre joueur s'y trouve, "
        "et il ne reçoit que les jetons de son propriétaire.",
    ),
    Reason.RIGHT_SPENT: Bilingual(
        "The right to place directly on one's own start marker has been used up.",
        "Le droit de poser directement sur son propre marqueur de départ est épuisé.",
    ),
    Reason.MUST_PLACE: Bilingual(
        "Whoever can place a chip must place one.",
        "Qui peut placer un jeton doit en placer un.",
    ),
    Reason.NOT_IN_BAG: Bilingual(
        "No chip of that kind is left in the bag.",
        "Il ne reste aucun jeton de cette sorte dans le sac.",
    ),
    Reason.NO_SUCH_SEAT: Bilingual(
        "Nobody plays that colour.",
        "Personne ne joue cette couleur.",
    ),
    Reason.RIGHT_NEEDS_STUCK: Bilingual(
        "Only a player without an ordinary placement may place directly, as R-17 is read here.",
        "Seul un joueur sans placement ordinaire peut poser directement, "
        "selon la lecture de R-17 en vigueur.",
    ),
    Reason.OWN_START_BY_RIGHT_ONLY: Bilingual(
        "One's own start marker takes a chip directly only, not by counting, as R-18 is read here.",
        "Son propre marqueur de départ ne reçoit de jeton que par pose directe, et non en comptant, "
        "selon la lecture de R-18 en vigueur.",
    ),
    Reason.ROOMS_FIRST: Bilingual(
        "A room can be reached, so a passage must not be taken, as R-13 is read here.",
        "Une salle peut être atteinte : un passage ne doit donc pas être pris, "
        "selon la lecture de R-13 en vigueur.",
    ),
    Reason.ROOMS_ONLY: Bilingual(
        "Chips go into rooms only, never on a passage, as R-13 is read here.",
        "Les jetons vont seulement dans les salles, jamais sur un passage, "
        "selon la lecture de R-13 en vigueur.",
    ),
    Reason.NO_START_PLACE: Bilingual(
        "That cell is no start place for so many players.",
        "Cette case n'est pas une place de départ pour ce nombre de joueurs.",
    ),
    Reason.START_TAKEN: Bilingual(
        "Another player has taken that start place.",
        "Un autre joueur a déjà pris cette place de départ.",
    ),
}
"""What each reason says, in the order of the reasons."""
