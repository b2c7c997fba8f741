"""What does not happen: one short sentence for each remark."""

from typing import Final

from lum42_ref.model.components import COLOURS, CubeKind
from lum42_ref.model.remarks import (
    Apart,
    BonusLater,
    Closed,
    CubesMissing,
    NoBonus,
    NoPassageBonus,
    NoPlanetForProbe,
    NoPointsInExile,
    NoProduction,
    NoReward,
    NowhereToFlee,
    ObjectiveOnceOnly,
    ObjectiveWaits,
    OneBonusOnly,
    PlanetClosed,
    PowerSilent,
    ProbeAway,
    ProbeOfTheOther,
    ProbesApart,
    ProbesMissing,
    ProbeStays,
    SwapIsNoHarvest,
    TransformedCubesLeftOut,
    UnitStays,
)
from lum42_ref.vocabulary import things
from lum42_ref.vocabulary.things import OBJECTIVES, cubes_of_kind
from rulespec.vocabulary import Frame, Phrase, told, told_by


def no_passage_bonus(remark: NoPassageBonus) -> Frame:
    """Nobody gains it, or one opponent gains none."""
    why = {
        NoBonus.NOBODY_THERE: Frame(
            "no opponent of {mover} has a piece there", "aucun adversaire {mover:of} n'y a de pion"
        ),
        NoBonus.OWN_PIECE: Frame("{mover} has a piece of their own there", "{mover} y a lui-même un pion"),
        NoBonus.SEVERAL_OPPONENTS: Frame(
            "several opponents of {mover} have pieces there",
            "plusieurs adversaires {mover:of} y ont des pions",
        ),
        NoBonus.FLIGHT: Frame(
            "the Traveller fled there, no ship has entered",
            "le Voyageur y a fui, aucun vaisseau n'y est entré",
        ),
        NoBonus.ATTACK: Frame(
            "a ship that enters brings one, an attack does not",
            "c'est l'entrée d'un vaisseau qui le rapporte, pas une attaque",
        ),
    }
    return (NOBODY if remark.seat is None else SOMEBODY) + why[remark.why]


NOBODY: Final = Frame(
    "nobody gains a passage bonus at {cell}: ", "personne ne gagne de bonus de passage en {cell} : "
)
SOMEBODY: Final = Frame(
    "{seat} gains no passage bonus at {cell}: ", "{seat} ne gagne pas de bonus de passage en {cell} : "
)


def planet_closed(remark: PlanetClosed) -> Frame:
    """The planet, and what closes it."""
    why = {
        Closed.ENERGY_FACE: Frame("it shows its energy face", "elle montre sa face énergie"),
        Closed.OCCUPIED: Frame("it is occupied", "elle est occupée"),
        Closed.JUST_LEFT: Frame(
            "the harvesting unit has only just left it", "l'unité qui collecte vient de la quitter"
        ),
    }
    planet = Frame(
        "the {colour} planet at {cell} does not take {seat:of} probe: ",
        "la planète {colour:f} en {cell} ne reçoit pas la sonde {seat:of} : ",
    )
    return planet + why[remark.why]


def not_achieved(kind: CubeKind) -> Frame:
    """Whose objective is not achieved; why comes next."""
    name = OBJECTIVES[kind].definite
    return Frame(f"{{seat}} does not achieve {name.en}: ", f"{{seat}} ne réalise pas {name.fr} : ")


def cubes_missing(remark: CubesMissing) -> Frame:
    """So many cubes of each colour."""
    counts = [(count, colour) for count, colour in zip(remark.missing, COLOURS, strict=True) if count]
    if not counts:
        return not_achieved(remark.kind) + Frame("no cube is missing", "il ne manque aucun cube")
    cubes = cubes_of_kind(remark.kind, counts)
    are = "are" if sum(remark.missing) > 1 else "is"
    return not_achieved(remark.kind) + Frame(f"{cubes.en} {are} missing", f"il manque {cubes.fr}")


def transformed_cubes_left_out(remark: TransformedCubesLeftOut) -> Frame:
    """Light cubes alone count."""
    colours = things.COLOURS[remark.colour].name.plural
    return not_achieved(CubeKind.LIGHT) + Frame(
        "{colour} cubes that were transformed do not count",
        f"les cubes {colours} transformés ne comptent pas",
    )


def probes_missing(remark: ProbesMissing) -> Frame:
    """One probe, or several."""
    probes, sondes = ("probe is", "sonde") if remark.missing == 1 else ("probes are", "sondes")
    return not_achieved(CubeKind.LIGHT) + Frame(
        f"{{missing}} {probes} missing in the space zone",
        f"il manque {{missing}} {sondes} dans la zone spatiale",
    )


def probes_apart(remark: ProbesApart) -> Frame:
    """What they have between them."""
    why = {
        Apart.DIAGONAL: Frame(
            "probes that touch at a corner are not adjacent",
            "des sondes qui ne se touchent que par un coin ne sont pas adjacentes",
        ),
        Apart.CENTRE: Frame(
            "probes on either side of the centre are not adjacent",
            "des sondes de part et d'autre du centre ne sont pas adjacentes",
        ),
        Apart.AWAY: Frame("the probes are not adjacent", "les sondes ne sont pas adjacentes"),
    }
    return not_achieved(CubeKind.LIGHT) + why[remark.why]


def objective_waits(remark: ObjectiveWaits) -> Frame:
    """The reading of R-81 in force says when it would."""
    return not_achieved(remark.kind) + Frame(
        "all it asks for is there, but the reading in force does not reward it now",
        "tout ce qu'il demande est là, mais la lecture en vigueur ne le récompense pas maintenant",
    )


def objective_once_only(remark: ObjectiveOnceOnly) -> Frame:
    """A player is rewarded once."""
    name = OBJECTIVES[remark.kind].definite
    return Frame(
        f"{{seat}} has achieved {name.en} before: it brings nothing again",
        f"{{seat}} a déjà réalisé {name.fr} : il ne rapporte plus rien",
    )


def no_reward(remark: NoReward) -> Frame:
    """Whoever comes after those who are rewarded."""
    name = OBJECTIVES[remark.kind].definite
    return Frame(
        f"{{seat}} gains 0 VP for {name.en}: {{rank}}th to achieve it",
        f"{{seat}} marque 0 PV pour {name.fr} : {{rank}}e joueur qui le réalise",
    )


REMARKS: Final[tuple[Phrase, ...]] = (
    told_by(NoPassageBonus, no_passage_bonus),
    told(
        OneBonusOnly,
        "{seat} gains one passage bonus at {cell}, not one for each piece",
        "{seat} gagne un seul bonus de passage en {cell}, et non un par pion",
    ),
    told_by(CubesMissing, cubes_missing),
    told_by(TransformedCubesLeftOut, transformed_cubes_left_out),
    told_by(ProbesMissing, probes_missing),
    told_by(ProbesApart, probes_apart),
    told_by(ObjectiveWaits, objective_waits),
    told_by(ObjectiveOnceOnly, objective_once_only),
    told_by(NoReward, no_reward),
    told(
        SwapIsNoHarvest,
        "{seat} gains no VP for the {colour} cube (harvest objective): a swap is no harvest",
        "{seat} ne marque aucun PV pour le cube {colour} (objectif collecte) : "
        "un échange n'est pas une collecte",
    ),
    told(
        NoPointsInExile,
        "{seat} gains no VP for the {colour} cube: a transformation in the Exile does not score",
        "{seat} ne marque aucun PV pour le cube {colour} : une transformation en Exil n'en rapporte pas",
    ),
    told(
        PowerSilent,
        "{unit:the} does not use its power: it takes the bonus of {slot:the} of the Exile",
        "{unit:the} n'utilise pas son pouvoir : il prend le bonus {slot:of} de l'Exil",
    ),
    told(
        NoPlanetForProbe,
        "{seat:of} {colour} probe finds no planet: none is {colour}",
        "la sonde {colour:f} {seat:of} ne trouve pas de planète : aucune n'est {colour:f}",
    ),
    told_by(PlanetClosed, planet_closed),
    told(
        ProbeAway,
        "{seat} places no {colour} probe: it stands in the space zone already",
        "{seat} ne place pas de sonde {colour:f} : elle est déjà dans la zone spatiale",
    ),
    told(
        ProbeOfTheOther,
        "{seat} places no {colour} probe: only whoever makes the swap may",
        "{seat} ne place pas de sonde {colour:f} : seul le joueur qui fait l'échange le peut",
    ),
    told(
        BonusLater,
        "{unit:the} does not bring the bonus of {slot:the} yet: it is taken in phase 4, on recovery",
        "{unit:the} ne rapporte pas encore le bonus {slot:of} : il se prend en phase 4, à la récupération",
    ),
    told(
        UnitStays,
        "{unit:the} is not exiled and keeps {slot:the} at {cell}",
        "{unit:the} n'est pas exilé{unit:e} et garde {slot:the} en {cell}",
    ),
    told(
        NowhereToFlee,
        "{unit:the} cannot flee from {slot:the} at {cell}: no other slot is open to it",
        "{unit:the} ne peut pas fuir {slot:the} en {cell} : aucun autre emplacement ne lui est ouvert",
    ),
    told(
        ProbeStays,
        "{seat:of} probe stays at {cell}: {unit:the} was deployed on the moon, not on its planet",
        "la sonde {seat:of} reste en {cell} : {unit:the} est sur la lune, et non sur sa planète",
    ),
    told(
        NoProduction,
        "{seat} harvests no {colour} cube for this probe in phase 3: it is no longer in the space zone",
        "{seat} ne collecte pas de cube {colour} pour cette sonde en phase 3 : "
        "elle n'est plus dans la zone spatiale",
    ),
)
