"""The readings in force: one frozen class, one field for each ruling that can be switched.

Each class below states its ruling and its readings as the errata register does; ``lum42 trace --check``
holds the two together to the letter. The rulings that are settled have no switch.
"""

import re
from typing import ClassVar, Self

import attrs

from rulespec.text.switches import OpenReadings, Readings, Switches

RECTANGLE = "rect_[1-9][0-9]{0,2}x[1-9][0-9]{0,2}"


@attrs.frozen
class SpaceZone(OpenReadings, ruling="R-10"):
    """R-10: Size of the space zone.

    Readings:
        square_7x7: coordinates −3…3 in both directions
        unbounded: no edge
        rect_WxH: any other rectangle, W and H being its half-widths: |x| ≤ W and |y| ≤ H, both at least 1,
            with room beside the centre for all the systems of the game (8 + 5 × number of players);
            `rect_3x3` is the same zone as `square_7x7`
    """

    names: ClassVar = ("square_7x7", "unbounded", "rect_WxH")
    samples: ClassVar = ("square_7x7", "unbounded", "rect_4x2")
    pattern: ClassVar = f"square_7x7|unbounded|{RECTANGLE}"

    half_width: int | None
    """How far the zone reaches to the left and to the right of the centre; None without an edge."""
    half_height: int | None
    """How far it reaches above and below."""

    @classmethod
    def named(cls, name: str) -> Self:
        """The zone that a reading's name stands for; ValueError if it stands for none."""
        if name == "square_7x7":
            return cls(3, 3)
        if name == "unbounded":
            return cls(None, None)
        if re.fullmatch(RECTANGLE, name) is None:
            raise ValueError(name)
        half_width, half_height = name.removeprefix("rect_").split("x")
        return cls(int(half_width), int(half_height))

    @property
    def value(self) -> str:
        """The name of the reading."""
        if self.half_width is None or self.half_height is None:
            return "unbounded"
        if self == SQUARE_7X7:
            return "square_7x7"
        return f"rect_{self.half_width}x{self.half_height}"


SQUARE_7X7 = SpaceZone(3, 3)
UNBOUNDED = SpaceZone(None, None)


class EnergyObjectives(Readings, ruling="R-16"):
    """R-16: List of energy objectives.

    Readings:
        attested_only: draw uniformly from the three attested objectives
        guessed_four: add one guess, 3 blue; draw uniformly
        guessed_eight: two-sided: 3 of each single colour, and 2 + 2 of the four pairs blue/red, green/yellow
            (attested), blue/yellow, green/red (guessed); draw uniformly
    """

    ATTESTED_ONLY = "attested_only"
    GUESSED_FOUR = "guessed_four"
    GUESSED_EIGHT = "guessed_eight"


class PlacementAdjacency(Readings, ruling="R-19"):
    """R-19: Adjacent when adding a planet.

    Readings:
        orthogonal: only horizontal or vertical contact
        orthogonal_or_diagonal: any of the eight neighbours; for placing only: ship steps and the objective of
            adjacent probes stay horizontal or vertical
    """

    ORTHOGONAL = "orthogonal"
    ORTHOGONAL_OR_DIAGONAL = "orthogonal_or_diagonal"


class CentreNeighbours(Readings, ruling="R-21"):
    """R-21: Steps from the centre.

    Readings:
        orthogonal_four: N, E, S, W
        all_eight: any of the eight surrounding systems
    """

    ORTHOGONAL_FOUR = "orthogonal_four"
    ALL_EIGHT = "all_eight"


class PassageStacking(Readings, ruling="R-23"):
    """R-23: Ship and other piece of the same opponent.

    Readings:
        one_per_opponent: at most one passage bonus per opponent and entry
        ship_plus_piece: 1 VP for the ejected ship and 1 VP for the units and probes of that opponent together
    """

    ONE_PER_OPPONENT = "one_per_opponent"
    SHIP_PLUS_PIECE = "ship_plus_piece"


class OwnPieceCancels(Readings, ruling="R-24"):
    """R-24: Own piece and the ejection point.

    Readings:
        cancels_all: no passage bonus of any kind, ejection point included
        cancels_pieces_only: the ejection point is always paid, also where R-25 `one_in_total` withholds the
            bonus; only the bonus for units and probes lapses
    """

    CANCELS_ALL = "cancels_all"
    CANCELS_PIECES_ONLY = "cancels_pieces_only"


class PassageUnitOfAccount(Readings, ruling="R-25"):
    """R-25: Several pieces, several opponents.

    Readings:
        per_opponent: each opponent present gains 1 VP, however many pieces; the mover's own piece cancels for
            all
        per_piece: 1 VP for each opposing unit, probe and ship; R-23 then has nothing to decide
        one_in_total: as `per_opponent`, but nobody gains when two or more opponents have a ship, unit or
            probe there (for the ejection point see R-24)
    """

    PER_OPPONENT = "per_opponent"
    PER_PIECE = "per_piece"
    ONE_IN_TOTAL = "one_in_total"


class RevisitStart(Readings, ruling="R-30"):
    """R-30: The system of departure.

    Readings:
        start_counts: the starting system may not be re-entered
        start_free: it may, once and like any other system: bonus and ejection apply on entering it, and the
            move may end there
    """

    START_COUNTS = "start_counts"
    START_FREE = "start_free"


class PortalUse(Readings, ruling="R-31"):
    """R-31: Portals in the course of a move.

    Readings:
        any_departure: whenever the ship leaves a portal system, as often as it happens
        first_step_only: only for the first step of a move, hence never in a move from the centre
        once_per_move: at any step but once
    """

    ANY_DEPARTURE = "any_departure"
    FIRST_STEP_ONLY = "first_step_only"
    ONCE_PER_MOVE = "once_per_move"


class TeleportColour(Readings, ruling="R-34"):
    """R-34: Same colour for teleportation.

    Readings:
        planet_left_any_face: colour of the planet of the system left; faces and moons are irrelevant
        same_face_too: colour and face must both match
    """

    PLANET_LEFT_ANY_FACE = "planet_left_any_face"
    SAME_FACE_TOO = "same_face_too"


class ProbePlacement(Readings, ruling="R-40"):
    """R-40: Must a probe be placed.

    Readings:
        optional: the owner may keep it on the board
        mandatory_if_possible: it must be placed, on a planet of its owner's choice
    """

    OPTIONAL = "optional"
    MANDATORY_IF_POSSIBLE = "mandatory_if_possible"


class ProbeOnVacatedPlanet(Readings, ruling="R-41"):
    """R-41: The planet just left.

    Readings:
        allowed: the unit has left before its action is resolved
        not_this_harvest: the unit counts as still there until its recovery is fully resolved, the second
            action of a Doubler or Twosome included
    """

    ALLOWED = "allowed"
    NOT_THIS_HARVEST = "not_this_harvest"


class DeclineUnitAction(Readings, ruling="R-47"):
    """R-47: Declining a harvest or transformation.

    Readings:
        mandatory_if_possible: the action must be carried out when possible
        may_decline: the owner of any unit may forgo its action before any part of it is done (Doubler,
            Scientist and Twosome: annex B)
    """

    MANDATORY_IF_POSSIBLE = "mandatory_if_possible"
    MAY_DECLINE = "may_decline"


class DeclineExileBonus(Readings, ruling="R-48"):
    """R-48: Declining an Exile bonus.

    Readings:
        mandatory_if_possible: must be carried out when possible
        may_decline: the owner may forgo a harvest, a transformation or a swap; the points of the 3 VP and 1
            VP slots are scored in any case
    """

    MANDATORY_IF_POSSIBLE = "mandatory_if_possible"
    MAY_DECLINE = "may_decline"


class SwapSameColour(Readings, ruling="R-52"):
    """R-52: Swapping equal colours.

    Readings:
        allowed: allowed, with its probe effect
        forbidden: the colours must differ
    """

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class SwapProbeOwner(Readings, ruling="R-53"):
    """R-53: The opponent's probe in a swap.

    Readings:
        active_only: only the player making the swap
        both_players: each for the colour received, the player making the swap first; a planet taken by the
            first is no longer free for the second
    """

    ACTIVE_ONLY = "active_only"
    BOTH_PLAYERS = "both_players"


class LowestTieBreak(Readings, ruling="R-59"):
    """R-59: Tie for the fewest points.

    Readings:
        last_in_turn_order: greatest clockwise distance from the first player; the first player (distance 0)
            only if alone
        nearest_left: smallest clockwise distance ≥ 1; the first player only if alone
        first_in_turn_order: smallest distance, the first player included
    """

    LAST_IN_TURN_ORDER = "last_in_turn_order"
    NEAREST_LEFT = "nearest_left"
    FIRST_IN_TURN_ORDER = "first_in_turn_order"


class ZeroMajority(Readings, ruling="R-60"):
    """R-60: Majority without cubes.

    Readings:
        no_award: a majority needs at least one cube
        all_share: everyone ties at 0 and shares
    """

    NO_AWARD = "no_award"
    ALL_SHARE = "all_share"


class TiebreakCubes(Readings, ruling="R-61"):
    """R-61: Cubes in the final tie-break.

    Readings:
        light_and_energy: light and energy cubes together
        energy_only: energy cubes only
        every_cube: objective cubes still on the board too
    """

    LIGHT_AND_ENERGY = "light_and_energy"
    ENERGY_ONLY = "energy_only"
    EVERY_CUBE = "every_cube"


class DoublerSecondAction(Readings, ruling="R-62"):
    """R-62: Doubler: second action and shortage.

    Readings:
        second_optional: first action as for any unit, second one optional; each is lost on its own if
            impossible
        both_mandatory: both must be done as far as possible
        all_or_nothing: the two are one action, done only if both are possible (where both cubes must share a
            colour: in a colour of which two are at hand) and otherwise lost; whether it may be declined is
            R-47's question
    """

    SECOND_OPTIONAL = "second_optional"
    BOTH_MANDATORY = "both_mandatory"
    ALL_OR_NOTHING = "all_or_nothing"


class DoublerWhiteMoon(Readings, ruling="R-63"):
    """R-63: Doubler on a white moon.

    Readings:
        free_each_time: each cube may have any colour
        same_colour_both: restricted like the black planet
    """

    FREE_EACH_TIME = "free_each_time"
    SAME_COLOUR_BOTH = "same_colour_both"


class TravellerTrapped(Readings, ruling="R-69"):
    """R-69: Traveller with nowhere to flee.

    Readings:
        ordinary_combat: both go to the Exile, the Traveller first (a Chief stays)
        traveller_alone: only the Traveller goes, the attacker takes the slot
    """

    ORDINARY_COMBAT = "ordinary_combat"
    TRAVELLER_ALONE = "traveller_alone"


class TravellerDestination(Readings, ruling="R-70"):
    """R-70: Where a Traveller may flee.

    Readings:
        any_vacant_slot: any planet slot without unit or probe, any moon slot without unit, in any system
            including the same one; not the slot just left; ships are irrelevant and nothing is ejected
        other_system_only: not in the same system
        empty_system_only: only in a system that holds no unit and no probe, hence never in the same one
    """

    ANY_VACANT_SLOT = "any_vacant_slot"
    OTHER_SYSTEM_ONLY = "other_system_only"
    EMPTY_SYSTEM_ONLY = "empty_system_only"


class TwosomeOrder(Readings, ruling="R-71"):
    """R-71: Twosome: order of the two actions.

    Readings:
        owner_chooses: either order: the owner names the half that comes first, and may name a half that is
            owed (R-72) even while it is impossible, thereby losing it
        planet_then_moon: planet first
        own_slot_first: the slot it stood on first
    """

    OWNER_CHOOSES = "owner_chooses"
    PLANET_THEN_MOON = "planet_then_moon"
    OWN_SLOT_FIRST = "own_slot_first"


class TwosomeOptional(Readings, ruling="R-72"):
    """R-72: Twosome: is the second action optional.

    Readings:
        other_half_optional: the action of its own slot is owed as for any unit (R-47), that of the other half
            is optional
        both_mandatory: both are owed: each is done if possible when its turn comes
        both_optional: each optional, whatever R-47 says
    """

    OTHER_HALF_OPTIONAL = "other_half_optional"
    BOTH_MANDATORY = "both_mandatory"
    BOTH_OPTIONAL = "both_optional"


class TwosomeOtherHalf(Readings, ruling="R-73"):
    """R-73: Twosome: occupied half, portal.

    Readings:
        occupants_irrelevant: the other half's action is available whoever stands there; with a portal only
            the planet's action exists
        other_half_must_be_free: only if no unit and no probe, of whatever player, stands on the other half
            when the Twosome is recovered
    """

    OCCUPANTS_IRRELEVANT = "occupants_irrelevant"
    OTHER_HALF_MUST_BE_FREE = "other_half_must_be_free"


class BoosterCancelled(Readings, ruling="R-75"):
    """R-75: Booster beside a piece of the mover.

    Readings:
        cancelled: no passage bonus is due, so none is raised
        always_paid: the Booster's 3 VP are paid in any case, and nothing for other units and probes of its
            owner where the bonus would otherwise lapse
    """

    CANCELLED = "cancelled"
    ALWAYS_PAID = "always_paid"


class RogueChain(Readings, ruling="R-77"):
    """R-77: Rogue ousting a Rogue.

    Readings:
        no_chain: an ousted unit goes to any other open slot, or to 1 VP, without using a power
        chain_allowed: an ousted Rogue may oust in turn, but not from the slot it lost, and never a Rogue that
            has itself ousted a unit in the same chain (three Rogues could otherwise go on for ever)
    """

    NO_CHAIN = "no_chain"
    CHAIN_ALLOWED = "chain_allowed"


class RogueTargets(Readings, ruling="R-78"):
    """R-78: Whom a Rogue may oust.

    Readings:
        any_opposing_unit: yes, and units of third players too; never one's own
        not_current_combat: the unit of the same combat is exempt, also from a chain (R-77) that the combat
            sets off
    """

    ANY_OPPOSING_UNIT = "any_opposing_unit"
    NOT_CURRENT_COMBAT = "not_current_combat"


class ExtensionMode(Readings, ruling="R-79"):
    """R-79: How the extension enters the game.

    Readings:
        wider_choice: each player has 8 special units to choose from in phase 5, otherwise unchanged
        off: extension not used
        custom_start: available and locked units of each player at the start are given as data; the schedule
            of R-55 stays, and a change that cannot be made (no basic unit to replace, no locked unit) is left
            out
    """

    WIDER_CHOICE = "wider_choice"
    OFF = "off"
    CUSTOM_START = "custom_start"


class FourthObjectiveReward(Readings, ruling="R-80"):
    """R-80: Fourth player to achieve an objective.

    Readings:
        zero: three ranks are rewarded
        three: 3 VP for the third and every later player
    """

    ZERO = "zero"
    THREE = "three"


class ObjectiveOffTurn(Readings, ruling="R-81"):
    """R-81: Objectives achieved in another player's turn.

    Readings:
        any_time: yes, at once
        own_turn_only: only in one's own turn: what another player's turn brought about is rewarded at the
            start of one's next turn, of whatever phase (phase 3 included, naming the first player not), if it
            still holds then; if no turn follows, not at all
        own_action_only: a swap rewards nobody, the player making it included; the objective is looked at
            whenever the player harvests or transforms a cube or places a probe, and cubes held through a swap
            count then
    """

    ANY_TIME = "any_time"
    OWN_TURN_ONLY = "own_turn_only"
    OWN_ACTION_ONLY = "own_action_only"


class ObjectiveSimultaneous(Readings, ruling="R-82"):
    """R-82: Two players at the same instant.

    Readings:
        active_player_first: the player making the swap ranks first
        turn_order: rank by turn order from the first player of the round
        same_rank: both get the reward of the better rank; the next player to achieve it ranks after both
    """

    ACTIVE_PLAYER_FIRST = "active_player_first"
    TURN_ORDER = "turn_order"
    SAME_RANK = "same_rank"


@attrs.frozen(kw_only=True)
class Rulings(Switches):
    """The reading of every switchable ruling; without arguments, the default readings."""

    space_zone: SpaceZone = SQUARE_7X7
    energy_objectives: EnergyObjectives = EnergyObjectives.ATTESTED_ONLY
    placement_adjacency: PlacementAdjacency = PlacementAdjacency.ORTHOGONAL
    centre_neighbours: CentreNeighbours = CentreNeighbours.ORTHOGONAL_FOUR
    passage_stacking: PassageStacking = PassageStacking.ONE_PER_OPPONENT
    own_piece_cancels: OwnPieceCancels = OwnPieceCancels.CANCELS_ALL
    passage_unit_of_account: PassageUnitOfAccount = PassageUnitOfAccount.PER_OPPONENT
    revisit_start: RevisitStart = RevisitStart.START_COUNTS
    portal_use: PortalUse = PortalUse.ANY_DEPARTURE
    teleport_colour: TeleportColour = TeleportColour.PLANET_LEFT_ANY_FACE
    probe_placement: ProbePlacement = ProbePlacement.OPTIONAL
    probe_on_vacated_planet: ProbeOnVacatedPlanet = ProbeOnVacatedPlanet.ALLOWED
    decline_unit_action: DeclineUnitAction = DeclineUnitAction.MANDATORY_IF_POSSIBLE
    decline_exile_bonus: DeclineExileBonus = DeclineExileBonus.MANDATORY_IF_POSSIBLE
    swap_same_colour: SwapSameColour = SwapSameColour.ALLOWED
    swap_probe_owner: SwapProbeOwner = SwapProbeOwner.ACTIVE_ONLY
    lowest_tie_break: LowestTieBreak = LowestTieBreak.LAST_IN_TURN_ORDER
    zero_majority: ZeroMajority = ZeroMajority.NO_AWARD
    tiebreak_cubes: TiebreakCubes = TiebreakCubes.LIGHT_AND_ENERGY
    doubler_second_action: DoublerSecondAction = DoublerSecondAction.SECOND_OPTIONAL
    doubler_white_moon: DoublerWhiteMoon = DoublerWhiteMoon.FREE_EACH_TIME
    traveller_trapped: TravellerTrapped = TravellerTrapped.ORDINARY_COMBAT
    traveller_destination: TravellerDestination = TravellerDestination.ANY_VACANT_SLOT
    twosome_order: TwosomeOrder = TwosomeOrder.OWNER_CHOOSES
    twosome_optional: TwosomeOptional = TwosomeOptional.OTHER_HALF_OPTIONAL
    twosome_other_half: TwosomeOtherHalf = TwosomeOtherHalf.OCCUPANTS_IRRELEVANT
    booster_cancelled: BoosterCancelled = BoosterCancelled.CANCELLED
    rogue_chain: RogueChain = RogueChain.NO_CHAIN
    rogue_targets: RogueTargets = RogueTargets.ANY_OPPOSING_UNIT
    extension_mode: ExtensionMode = ExtensionMode.OFF
    fourth_objective_reward: FourthObjectiveReward = FourthObjectiveReward.ZERO
    objective_off_turn: ObjectiveOffTurn = ObjectiveOffTurn.ANY_TIME
    objective_simultaneous: ObjectiveSimultaneous = ObjectiveSimultaneous.ACTIVE_PLAYER_FIRST


settings = Rulings.settings
"""Every switch, in the order of the register."""
