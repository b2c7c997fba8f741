"""The Doubler: it may carry out its action twice."""

import attrs

from lum42_ref.model.components import PLANET, Colour, Cubes, Planet, Satellite, Slot
from lum42_ref.model.course import Course
from lum42_ref.model.decisions import NOTHING, OWED_OR_NEITHER, Repeat, Use
from lum42_ref.model.events import Deed
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import System
from lum42_ref.model.table import Table
from lum42_ref.rules.powers import Power
from lum42_ref.rulings import DoublerSecondAction, DoublerWhiteMoon, Rulings
from rulespec.engine.kinds import Clauses, Objection


class Doubler(Power):
    """A unit that acts twice."""

    changes_recovery = True

    def repeated(self, rulings: Rulings, system: System, slot: Slot) -> tuple[Repeat, bool]:
        """What its place asks of any unit, once more.

        Rules:
            DOU-1: Doubler: action twice
        """
        return repeat(rulings), must_share_colour(rulings, system, slot)

    def has_enough(self, use: Use, at_hand: Cubes, colour: Colour) -> bool:
        """One cube is enough, unless R-62 asks for both."""
        return use.repeat is not OWED_OR_NEITHER or two_at_hand(use, at_hand, colour)

    def follow_up(self, course: Course, use: Use, colour: Colour) -> None:
        """A second action waits behind the first, below the probe of its cube (R-43)."""
        if use.repeat is not NOTHING:
            course.ask(second_action(use, colour))

    def behind(self, use: Use) -> Clauses:
        """The clauses of the place and of the power."""
        shared = one_colour(use)[-1:] if use.same_colour else ()
        return (*super().behind(use), "DOU-1", "DOU-2", *shared)

    def asked(self, use: Use) -> Clauses:
        """Both actions are of the kind that the place asks for."""
        return (*super().asked(use), "DOU-2")

    def coloured(self, use: Use) -> Clauses:
        """The second cube may have to share the colour of the first."""
        if use.repeat is NOTHING and use.same_colour:
            return one_colour(use)
        return super().coloured(use)

    def owed(self, table: Table, use: Use) -> Objection:
        """The second action may be owed by a reading of R-62, the first by its place."""
        if use.repeat is NOTHING:
            return Reason.SECOND_ACTION_OWED.objection
        return super().owed(table, use)

    def lost(self, use: Use) -> Clauses:
        """R-62 ``all_or_nothing`` loses both where one is impossible."""
        return (*super().lost(use), *(("DOU-1", "R-62") if use.repeat is OWED_OR_NEITHER else ()))

    def declined(self, use: Use) -> Clauses:
        """Whether a second action is owed is R-62; the first is declined like that of any unit (R-47)."""
        return ("DOU-1", "R-62") if use.repeat is NOTHING else ("DOU-1", *super().declined(use))

    def deed(self, use: Use) -> Deed:
        """The second action, or what its place asks for."""
        return Deed.SECOND_ACTION if use.repeat is NOTHING else super().deed(use)


def repeat(rulings: Rulings) -> Repeat:
    """What a Doubler recovered from a system has before it: a second action, optional by default (R-62).

    Design:
        DOU-1 leaves the second action to the player; two readings bind it.
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


def one_colour(use: Use) -> Clauses:
    """By what clauses both cubes share one colour: on a black planet, or under R-63 on a white moon.

    Design:
        The refusal of a second colour names the rule of the place.
    """
    return ("DOU-3",) if use.slot is PLANET else ("DOU-2", "R-63")


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
    return sum(cubes) > 1
