"""The Doubler: it may carry out its action twice."""

import attrs

from lum42_ref.model.components import COLOURS, PLANET, Colour, Cubes, Planet, Satellite, Slot
from lum42_ref.model.decisions import Repeat, Use
from lum42_ref.model.space import System
from lum42_ref.rulings import DoublerSecondAction, DoublerWhiteMoon, Rulings


def repeat(rulings: Rulings) -> Repeat:
    """What a Doubler recovered from a system has before it: a second action, optional by default (R-62).

    Rules:
        DOU-1: Doubler: action twice
    """
    match rulings.doubler_second_action:
        case DoublerSecondAction.SECOND_OPTIONAL:
            return Repeat.OPTIONAL
        case DoublerSecondAction.BOTH_MANDATORY:
            return Repeat.OWED
        case DoublerSecondAction.ALL_OR_NOTHING:
            return Repeat.OWED_OR_NEITHER


def must_share_colour(rulings: Rulings, system: System, slot: Slot) -> bool:
    """Both cubes have one colour on a black planet; on a white moon only under R-63 ``same_colour_both``.

    Rules:
        DOU-3: Doubler: one colour on a black planet
    """
    if slot is PLANET:
        return system.planet is Planet.BLACK
    return (
        system.satellite is Satellite.WHITE_MOON
        and rulings.doubler_white_moon is DoublerWhiteMoon.SAME_COLOUR_BOTH
    )


def second_action(first: Use, colour: Colour) -> Use:
    """The second action, of the same kind as the first.

    Rules:
        DOU-2: Doubler: same kind of action
    """
    second = attrs.evolve(first, optional=first.repeat is Repeat.OPTIONAL, repeat=Repeat.NOTHING)
    if not first.same_colour:
        return second
    if first.harvest:
        return attrs.evolve(second, harvest=(colour,))
    return attrs.evolve(second, transform=(colour,))


def two_at_hand(use: Use, cubes: Cubes, colour: Colour) -> bool:
    """R-62 ``all_or_nothing``: both cubes can be had if the first has this colour.

    Design:
        By default the second action stands on its own (DOU-1).
    """
    offered = use.harvest or use.transform
    if use.same_colour or len(offered) == 1:
        return cubes[colour] > 1
    return sum(cubes[other] for other in COLOURS) > 1
