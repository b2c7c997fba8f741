"""What does not happen, told."""

from collections.abc import Callable

import pytest

from lum42_ref.model import remarks as remark
from lum42_ref.model.components import UNITS, Colour, CubeKind, ExileSlot, Seat, Slot, UnitKind
from lum42_ref.model.remarks import Apart, Closed, NoBonus, Remark
from lum42_ref.model.space import Cell
from lum42_ref.telling import tell
from rulespec.language import Language
from tests.lum42_ref.telling.everything import REMARK_CLASSES, every

BECAUSE = ("RND-1",)
WHITE, BLACK, SILVER, GOLD = Seat
NORTH = Cell(0, 1)
CHIEF = UNITS[GOLD, UnitKind.CHIEF]
BASIC = UNITS[SILVER, UnitKind.BASIC]

TOLD = [
    (
        remark.NoPassageBonus(BECAUSE, NORTH, SILVER, NoBonus.NOBODY_THERE),
        "Nobody gains a passage bonus at (0,1): no opponent of Silver has a piece there.",
        "Personne ne gagne de bonus de passage en (0,1) : aucun adversaire d'Argenté n'y a de pion.",
    ),
    (
        remark.NoPassageBonus(BECAUSE, NORTH, WHITE, NoBonus.OWN_PIECE, BLACK),
        "Black gains no passage bonus at (0,1): White has a piece of their own there.",
        "Noir ne gagne pas de bonus de passage en (0,1) : Blanc y a lui-même un pion.",
    ),
    (
        remark.NoPassageBonus(BECAUSE, NORTH, WHITE, NoBonus.SEVERAL_OPPONENTS, BLACK),
        "Black gains no passage bonus at (0,1): several opponents of White have pieces there.",
        "Noir ne gagne pas de bonus de passage en (0,1) : plusieurs adversaires de Blanc y ont des pions.",
    ),
    (
        remark.NoPassageBonus(BECAUSE, NORTH, WHITE, NoBonus.FLIGHT),
        "Nobody gains a passage bonus at (0,1): the Traveller fled there, no ship has entered.",
        "Personne ne gagne de bonus de passage en (0,1) : le Voyageur y a fui, aucun vaisseau n'y est entré.",
    ),
    (
        remark.NoPassageBonus(BECAUSE, NORTH, WHITE, NoBonus.ATTACK, BLACK),
        "Black gains no passage bonus at (0,1): a ship that enters brings one, an attack does not.",
        (
            "Noir ne gagne pas de bonus de passage en (0,1) : c'est l'entrée d'un vaisseau qui le rapporte, "
            "pas une attaque."
        ),
    ),
    (
        remark.OneBonusOnly(BECAUSE, NORTH, BLACK),
        "Black gains one passage bonus at (0,1), not one for each piece.",
        "Noir gagne un seul bonus de passage en (0,1), et non un par pion.",
    ),
    (
        remark.CubesMissing(BECAUSE, GOLD, CubeKind.LIGHT, (0, 1, 0, 0)),
        "Gold does not achieve the light objective: 1 green light cube is missing.",
        "Doré ne réalise pas l'objectif lumière : il manque 1 cube de lumière vert.",
    ),
    (
        remark.CubesMissing(BECAUSE, GOLD, CubeKind.ENERGY, (0, 1, 2, 0)),
        "Gold does not achieve the energy objective: 1 green and 2 yellow energy cubes are missing.",
        "Doré ne réalise pas l'objectif énergie : il manque 1 cube d'énergie vert et 2 jaunes.",
    ),
    (
        remark.CubesMissing(BECAUSE, GOLD, CubeKind.ENERGY, (0, 0, 0, 0)),
        "Gold does not achieve the energy objective: no cube is missing.",
        "Doré ne réalise pas l'objectif énergie : il ne manque aucun cube.",
    ),
    (
        remark.TransformedCubesLeftOut(BECAUSE, GOLD, Colour.GREEN),
        "Gold does not achieve the light objective: green cubes that were transformed do not count.",
        "Doré ne réalise pas l'objectif lumière : les cubes verts transformés ne comptent pas.",
    ),
    (
        remark.ProbesMissing(BECAUSE, GOLD, 1),
        "Gold does not achieve the light objective: 1 probe is missing in the space zone.",
        "Doré ne réalise pas l'objectif lumière : il manque 1 sonde dans la zone spatiale.",
    ),
    (
        remark.ProbesMissing(BECAUSE, GOLD, 2),
        "Gold does not achieve the light objective: 2 probes are missing in the space zone.",
        "Doré ne réalise pas l'objectif lumière : il manque 2 sondes dans la zone spatiale.",
    ),
    (
        remark.ProbesApart(BECAUSE, GOLD, Apart.DIAGONAL),
        "Gold does not achieve the light objective: probes that touch at a corner are not adjacent.",
        (
            "Doré ne réalise pas l'objectif lumière : des sondes qui ne se touchent que par un coin "
            "ne sont pas adjacentes."
        ),
    ),
    (
        remark.ProbesApart(BECAUSE, GOLD, Apart.CENTRE),
        "Gold does not achieve the light objective: probes on either side of the centre are not adjacent.",
        (
            "Doré ne réalise pas l'objectif lumière : des sondes de part et d'autre du centre ne sont pas "
            "adjacentes."
        ),
    ),
    (
        remark.ProbesApart(BECAUSE, GOLD, Apart.AWAY),
        "Gold does not achieve the light objective: the probes are not adjacent.",
        "Doré ne réalise pas l'objectif lumière : les sondes ne sont pas adjacentes.",
    ),
    (
        remark.ObjectiveWaits(BECAUSE, GOLD, CubeKind.ENERGY),
        (
            "Gold does not achieve the energy objective: all it asks for is there, but the reading in force "
            "does not reward it now."
        ),
        (
            "Doré ne réalise pas l'objectif énergie : tout ce qu'il demande est là, mais la lecture "
            "en vigueur ne le récompense pas maintenant."
        ),
    ),
    (
        remark.ObjectiveOnceOnly(BECAUSE, GOLD, CubeKind.LIGHT),
        "Gold has achieved the light objective before: it brings nothing again.",
        "Doré a déjà réalisé l'objectif lumière : il ne rapporte plus rien.",
    ),
    (
        remark.NoReward(BECAUSE, GOLD, CubeKind.LIGHT, 4),
        "Gold gains 0 VP for the light objective: 4th to achieve it.",
        "Doré marque 0 PV pour l'objectif lumière : 4e joueur qui le réalise.",
    ),
    (
        remark.SwapIsNoHarvest(BECAUSE, GOLD, Colour.RED),
        "Gold gains no VP for the red cube (harvest objective): a swap is no harvest.",
        "Doré ne marque aucun PV pour le cube rouge (objectif collecte) : un échange n'est pas une collecte.",
    ),
    (
        remark.NoPointsInExile(BECAUSE, GOLD, Colour.RED),
        "Gold gains no VP for the red cube: a transformation in the Exile does not score.",
        "Doré ne marque aucun PV pour le cube rouge : une transformation en Exil n'en rapporte pas.",
    ),
    (
        remark.PowerSilent(BECAUSE, UNITS[GOLD, UnitKind.DOUBLER], ExileSlot.HARVEST),
        "Gold's Doubler does not use its power: it takes the bonus of the harvest slot of the Exile.",
        "Le Doubleur Doré n'utilise pas son pouvoir : il prend le bonus de l'emplacement collecte de l'Exil.",
    ),
    (
        remark.NoPlanetForProbe(BECAUSE, SILVER, Colour.GREEN),
        "Silver's green probe finds no planet: none is green.",
        "La sonde verte d'Argenté ne trouve pas de planète : aucune n'est verte.",
    ),
    (
        remark.PlanetClosed(BECAUSE, SILVER, Colour.GREEN, NORTH, Closed.ENERGY_FACE),
        "The green planet at (0,1) does not take Silver's probe: it shows its energy face.",
        "La planète verte en (0,1) ne reçoit pas la sonde d'Argenté : elle montre sa face énergie.",
    ),
    (
        remark.PlanetClosed(BECAUSE, SILVER, Colour.GREEN, NORTH, Closed.OCCUPIED),
        "The green planet at (0,1) does not take Silver's probe: it is occupied.",
        "La planète verte en (0,1) ne reçoit pas la sonde d'Argenté : elle est occupée.",
    ),
    (
        remark.PlanetClosed(BECAUSE, SILVER, Colour.GREEN, NORTH, Closed.JUST_LEFT),
        "The green planet at (0,1) does not take Silver's probe: the harvesting unit has only just left it.",
        (
            "La planète verte en (0,1) ne reçoit pas la sonde d'Argenté : l'unité qui collecte vient "
            "de la quitter."
        ),
    ),
    (
        remark.ProbeAway(BECAUSE, SILVER, Colour.GREEN),
        "Silver places no green probe: it stands in the space zone already.",
        "Argenté ne place pas de sonde verte : elle est déjà dans la zone spatiale.",
    ),
    (
        remark.ProbeOfTheOther(BECAUSE, SILVER, Colour.GREEN),
        "Silver places no green probe: only whoever makes the swap may.",
        "Argenté ne place pas de sonde verte : seul le joueur qui fait l'échange le peut.",
    ),
    (
        remark.BonusLater(BECAUSE, BASIC, ExileSlot.THREE),
        (
            "Silver's basic unit does not bring the bonus of the 3 VP slot yet: it is taken in phase 4, "
            "on recovery."
        ),
        (
            "L'unité de base Argentée ne rapporte pas encore le bonus de l'emplacement 3 PV : il se prend en "
            "phase 4, à la récupération."
        ),
    ),
    (
        remark.UnitStays(BECAUSE, CHIEF, NORTH, Slot.PLANET),
        "Gold's Chief is not exiled and keeps the planet at (0,1).",
        "Le Chef Doré n'est pas exilé et garde la planète en (0,1).",
    ),
    (
        remark.NowhereToFlee(BECAUSE, UNITS[BLACK, UnitKind.TRAVELLER], NORTH, Slot.MOON),
        "Black's Traveller cannot flee from the moon at (0,1): no other slot is open to it.",
        "Le Voyageur Noir ne peut pas fuir la lune en (0,1) : aucun autre emplacement ne lui est ouvert.",
    ),
    (
        remark.ProbeStays(BECAUSE, UNITS[WHITE, UnitKind.SABOTEUR], BLACK, NORTH),
        "Black's probe stays at (0,1): White's Saboteur was deployed on the moon, not on its planet.",
        "La sonde de Noir reste en (0,1) : le Saboteur Blanc est sur la lune, et non sur sa planète.",
    ),
    (
        remark.NoProduction(BECAUSE, BLACK, Colour.RED),
        ("Black harvests no red cube for this probe in phase 3: it is no longer in the space zone."),
        (
            "Noir ne collecte pas de cube rouge pour cette sonde en phase 3 : elle n'est plus dans la zone "
            "spatiale."
        ),
    ),
]


@pytest.mark.parametrize(("said", "english", "french"), TOLD)
def test_a_remark_is_told_in_both_languages(said: Remark, english: str, french: str) -> None:
    assert [tell(said, language) for language in Language] == [english, french]


def test_the_examples_show_every_class_of_remark() -> None:
    assert [kind for kind in REMARK_CLASSES if kind not in {type(said) for said, _, _ in TOLD}] == []


@pytest.mark.parametrize("kind", REMARK_CLASSES)
@pytest.mark.parametrize("language", Language)
def test_every_remark_is_a_sentence_that_ends_with_a_full_stop(
    kind: Callable[..., Remark], language: Language
) -> None:
    told = [tell(said, language) for said in every(kind)]
    assert [sentence for sentence in told if not (sentence[0].isupper() and sentence.endswith("."))] == []
