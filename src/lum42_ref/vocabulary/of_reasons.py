"""Why an action is refused: one sentence for each reason."""

import enum
from collections.abc import Mapping
from typing import Final

from lum42_ref.model.reasons import Reason
from rulespec.language import Bilingual

REASONS: Final[Mapping[enum.Enum, Bilingual]] = {
    Reason.GAME_OVER: Bilingual(
        "The game is over; nobody decides anything any more.",
        "La partie est terminée ; plus personne n'a rien à décider.",
    ),
    Reason.OTHER_SEAT: Bilingual(
        "Another player decides now.",
        "C'est à un autre joueur de décider.",
    ),
    Reason.OTHER_DECISION: Bilingual(
        "The action answers another decision than the one that is pending.",
        "L'action répond à un autre choix que celui qui est en attente.",
    ),
    Reason.NO_SUCH_PLANET_STACK: Bilingual(
        "There is no stack of planets of that number.",
        "Aucune pile de planètes ne porte ce numéro.",
    ),
    Reason.PLANET_STACK_EXHAUSTED: Bilingual(
        "That stack of planets is exhausted.",
        "Cette pile de planètes est épuisée.",
    ),
    Reason.NO_SUCH_SATELLITE_STACK: Bilingual(
        "There is no stack of satellites of that number.",
        "Aucune pile de satellites ne porte ce numéro.",
    ),
    Reason.SATELLITE_STACK_EXHAUSTED: Bilingual(
        "That stack of satellites is exhausted.",
        "Cette pile de satellites est épuisée.",
    ),
    Reason.OUTSIDE_THE_ZONE: Bilingual(
        "The cell lies outside the space zone.",
        "La case est hors de la zone spatiale.",
    ),
    Reason.ON_THE_CENTRE: Bilingual(
        "The centre takes no planet and no unit.",
        "Le centre n'accueille ni planète ni unité.",
    ),
    Reason.CELL_TAKEN: Bilingual(
        "A system lies on that cell already.",
        "Un système occupe déjà cette case.",
    ),
    Reason.NOT_BESIDE_A_SYSTEM: Bilingual(
        "No system is adjacent to that cell.",
        "Aucun système n'est adjacent à cette case.",
    ),
    Reason.NO_LIGHT_FACE: Bilingual(
        "A black planet has no light face.",
        "Une planète noire n'a pas de face lumière.",
    ),
    Reason.NO_SYSTEM_THERE: Bilingual(
        "No system lies on that cell.",
        "Aucun système ne se trouve sur cette case.",
    ),
    Reason.MOVE_TO_THE_CENTRE: Bilingual(
        "A ship must not move onto the centre.",
        "Un vaisseau ne doit pas se rendre sur le centre.",
    ),
    Reason.ALREADY_VISITED: Bilingual(
        "The ship is in that system, or was there earlier in this move.",
        "Le vaisseau est dans ce système, ou y est déjà passé au cours de ce trajet.",
    ),
    Reason.MUST_STOP: Bilingual(
        "The ship has entered an empty system and must end its move there.",
        "Le vaisseau est entré dans un système vide et doit y terminer son trajet.",
    ),
    Reason.NOT_ADJACENT: Bilingual(
        "An ordinary step goes to an adjacent system, and this one is not adjacent.",
        "Un pas ordinaire mène à un système adjacent, et celui-ci ne l'est pas.",
    ),
    Reason.PORTAL_SPENT: Bilingual(
        "The portal must not be used at this point of the move.",
        "Le portail ne doit pas être utilisé à ce moment du trajet.",
    ),
    Reason.NOT_IN_LINE: Bilingual(
        "A lateral portal leads to other systems of its row and its column only.",
        "Un portail latéral ne mène qu'à d'autres systèmes de sa rangée et de sa colonne.",
    ),
    Reason.NOT_ON_A_DIAGONAL: Bilingual(
        "A diagonal portal leads to other systems on its diagonals only.",
        "Un portail diagonal ne mène qu'à d'autres systèmes de ses diagonales.",
    ),
    Reason.NO_TELEPORTATION_THERE: Bilingual(
        "A teleportation portal leads only to other systems whose planet matches the one left, or which have "
        "such a portal too.",
        "Un portail de téléportation ne mène qu'à d'autres systèmes dont la planète correspond à celle "
        "que l'on quitte, ou qui ont eux aussi un tel portail.",
    ),
    Reason.DEAD_END: Bilingual(
        "After this step no unit could be deployed any more in this move.",
        "Après ce pas, plus aucune unité ne pourrait être déployée au cours de ce trajet.",
    ),
    Reason.NOT_MOVED: Bilingual(
        "The ship has not moved yet.",
        "Le vaisseau n'a pas encore bougé.",
    ),
    Reason.LEGAL_TURN_EXISTS: Bilingual(
        "A legal turn exists, so the turn must not be skipped.",
        "Il existe un tour légal : le joueur ne doit donc pas passer.",
    ),
    Reason.UNIT_NOT_AVAILABLE: Bilingual(
        "The player has no available unit of that kind.",
        "Le joueur n'a aucune unité disponible de cette sorte.",
    ),
    Reason.UNIT_LOCKED: Bilingual(
        "That unit is still locked.",
        "Cette unité est encore verrouillée.",
    ),
    Reason.NO_MOON: Bilingual(
        "The satellite is a portal, and no unit is put on a portal.",
        "Le satellite est un portail, et aucune unité ne se met sur un portail.",
    ),
    Reason.OWN_PIECE_ON_SLOT: Bilingual(
        "The player's own unit or probe stands on that slot.",
        "Le joueur a déjà une unité ou une sonde sur cet emplacement.",
    ),
    Reason.PROBE_ON_PLANET: Bilingual(
        "A probe stands on the planet, and only a Saboteur may be deployed there, if it is an opponent's.",
        "La planète porte une sonde, et seul un Saboteur peut y être déployé, si elle est adverse.",
    ),
    Reason.SLOT_NOT_FREE: Bilingual(
        "A unit or a probe stands on that slot.",
        "Une unité ou une sonde se trouve sur cet emplacement.",
    ),
    Reason.SLOT_JUST_LEFT: Bilingual(
        "The Traveller must go to another slot than the one it flees from.",
        "Le Voyageur doit aller sur un autre emplacement que celui qu'il fuit.",
    ),
    Reason.SAME_SYSTEM: Bilingual(
        "The Traveller must flee to another system.",
        "Le Voyageur doit fuir vers un autre système.",
    ),
    Reason.SYSTEM_NOT_EMPTY: Bilingual(
        "The Traveller must flee to a system without units and probes.",
        "Le Voyageur doit fuir vers un système sans unité ni sonde.",
    ),
    Reason.EXILE_SLOT_HELD: Bilingual(
        "A unit holds that slot of the Exile already.",
        "Une unité tient déjà cet emplacement de l'Exil.",
    ),
    Reason.SLOT_LOST: Bilingual(
        "A unit driven out must go to another slot than the one it has lost.",
        "Une unité délogée doit aller sur un autre emplacement que celui qu'elle a perdu.",
    ),
    Reason.NO_ROGUE: Bilingual(
        "Only a Rogue may take a slot of the Exile that is held.",
        "Seul un Renégat peut s'emparer d'un emplacement de l'Exil déjà tenu.",
    ),
    Reason.NOBODY_TO_OUST: Bilingual(
        "That is not a one-unit slot of the Exile that a unit of an opponent holds.",
        "Ce n'est pas un emplacement à une unité de l'Exil tenu par une unité adverse.",
    ),
    Reason.NO_POWER_WHEN_OUSTED: Bilingual(
        "A unit that was driven out does not use a power.",
        "Une unité délogée n'use d'aucun pouvoir.",
    ),
    Reason.COMBAT_UNIT_EXEMPT: Bilingual(
        "The unit of the same combat must not be driven out.",
        "L'unité issue du même combat ne doit pas être délogée.",
    ),
    Reason.ROGUE_OF_THE_CHAIN: Bilingual(
        "A Rogue that has driven out a unit in this chain is safe from it.",
        "Un Renégat qui a délogé une unité dans cette chaîne ne doit pas y être délogé.",
    ),
    Reason.NO_OWN_UNIT_THERE: Bilingual(
        "The player has no such unit there.",
        "Le joueur n'a pas cette unité à cet endroit.",
    ),
    Reason.NO_HARVEST_HERE: Bilingual(
        "The place asks for a transformation, not for a harvest.",
        "L'endroit demande une transformation et non une collecte.",
    ),
    Reason.NO_TRANSFORMATION_HERE: Bilingual(
        "The place asks for a harvest, not for a transformation.",
        "L'endroit demande une collecte et non une transformation.",
    ),
    Reason.OTHER_COLOUR: Bilingual(
        "The place, or the first cube, asks for another colour.",
        "L'endroit, ou le premier cube, demande une autre couleur.",
    ),
    Reason.RESERVE_EXHAUSTED: Bilingual(
        "The reserve has no cube of that colour left.",
        "La réserve n'a plus de cube de cette couleur.",
    ),
    Reason.NO_SUCH_LIGHT_CUBE: Bilingual(
        "The player has no light cube of that colour.",
        "Le joueur n'a aucun cube de lumière de cette couleur.",
    ),
    Reason.NOT_TWO_CUBES: Bilingual(
        "The Doubler cannot carry out its action twice with that colour.",
        "Le Doubleur ne peut pas effectuer deux fois son action avec cette couleur.",
    ),
    Reason.COLOUR_NEEDED: Bilingual(
        "A colour is needed: only a Scientist names an action without one, and only one that is impossible.",
        "Il faut une couleur : seul un Scientifique nomme une action sans couleur, et seulement si elle est "
        "impossible.",
    ),
    Reason.ACTION_OWED: Bilingual(
        "The action of a light face or a moon must be carried out and cannot be declined.",
        "L'action d'une face lumière ou d'une lune doit être effectuée, sans qu'on puisse y renoncer.",
    ),
    Reason.ACTION_OWED_ON_ENERGY_FACE: Bilingual(
        "The action of an energy face must be carried out and cannot be declined.",
        "L'action d'une face énergie doit être effectuée, sans qu'on puisse y renoncer.",
    ),
    Reason.SECOND_ACTION_OWED: Bilingual(
        "The second action of a Doubler must be carried out and cannot be declined.",
        "La seconde action du Doubleur doit être effectuée, sans qu'on puisse y renoncer.",
    ),
    Reason.BONUS_OWED: Bilingual(
        "The bonus of the Exile must be taken and cannot be declined.",
        "Le bonus de l'Exil doit être pris, sans qu'on puisse y renoncer.",
    ),
    Reason.OTHER_PLANET: Bilingual(
        "The planet does not show a light face of the probe's colour.",
        "La planète ne montre pas de face lumière de la couleur de la sonde.",
    ),
    Reason.PLANET_OCCUPIED: Bilingual(
        "A unit or a probe stands on that planet.",
        "Une unité ou une sonde se trouve sur cette planète.",
    ),
    Reason.PLANET_JUST_LEFT: Bilingual(
        "The unit that harvested still counts as standing on that planet.",
        "L'unité qui a collecté compte encore comme présente sur cette planète.",
    ),
    Reason.PROBE_MUST_GO: Bilingual(
        "The probe must be placed, as a planet is free for it.",
        "La sonde doit être placée, puisqu'une planète est libre pour elle.",
    ),
    Reason.NO_OPPONENT: Bilingual(
        "A swap is made with an opponent who takes part in the game.",
        "Un échange se fait avec un adversaire qui participe à la partie.",
    ),
    Reason.NOTHING_TO_GIVE: Bilingual(
        "The player has no such cube to give.",
        "Le joueur n'a aucun cube de cette sorte à donner.",
    ),
    Reason.NOTHING_TO_TAKE: Bilingual(
        "The opponent has no such cube to give.",
        "L'adversaire n'a aucun cube de cette sorte à donner.",
    ),
    Reason.SAME_COLOUR: Bilingual(
        "The two cubes of a swap must have different colours.",
        "Les deux cubes d'un échange doivent être de couleurs différentes.",
    ),
    Reason.HALF_IMPOSSIBLE: Bilingual(
        "That half cannot be carried out now, and it is not owed.",
        "L'action de cette moitié est impossible à présent, et elle n'est pas due.",
    ),
    Reason.OTHER_HALF_FIRST: Bilingual(
        "The other half of the system comes first.",
        "L'autre moitié du système vient en premier.",
    ),
    Reason.HALF_OWED: Bilingual(
        "A half that is owed must be carried out.",
        "L'action d'une moitié, lorsqu'elle est due, doit être effectuée.",
    ),
    Reason.NOT_LOCKED: Bilingual(
        "The unit is not one of the player's locked special units.",
        "L'unité ne fait pas partie des unités spéciales verrouillées du joueur.",
    ),
    Reason.NOT_PLAYING: Bilingual(
        "Nobody plays that colour.",
        "Personne ne joue cette couleur.",
    ),
}
"""What each reason says, in the order of the reasons."""
