"""The readings in force: one frozen class, one field for each ruling that can be switched.

Each class below states its ruling and its readings as the errata register does; ``lumens trace --check``
holds the two together to the letter. The rulings that are settled have no switch.
"""

import attrs

from rulespec.text.switches import Readings, Switches


class ScoreOrigin(Readings, ruling="R-08"):
    """R-08: Starting score.

    Readings:
        zero: scores count from 0
        one: scores count from 1
    """

    ZERO = "zero"
    ONE = "one"


class ThreePlayerStarts(Readings, ruling="R-09"):
    """R-09: Start places for three.

    Readings:
        two_corners_and_middle: two corners of one side and the middle cell of the opposite side; the board
            file says which side
        three_corners: three of the four corners
    """

    TWO_CORNERS_AND_MIDDLE = "two_corners_and_middle"
    THREE_CORNERS = "three_corners"


class StartAssignment(Readings, ruling="R-10"):
    """R-10: Who takes which start place.

    Readings:
        fixed_by_layout: the places are given with the setup, clockwise by seats; no decision
        chosen_in_order: seats choose one after another, beginning with seat 1
    """

    FIXED_BY_LAYOUT = "fixed_by_layout"
    CHOSEN_IN_ORDER = "chosen_in_order"


class SetupFaces(Readings, ruling="R-11"):
    """R-11: Order of the first faces.

    Readings:
        simultaneous: all choose without knowing the others' first chip; the first player is drawn afterwards
        in_turn_order: the first player is drawn first; then each in turn draws, chooses and lays openly
    """

    SIMULTANEOUS = "simultaneous"
    IN_TURN_ORDER = "in_turn_order"


class PlacementDuty(Readings, ruling="R-12"):
    """R-12: Passing.

    Readings:
        compulsory: a player with a legal placement makes one
        may_pass: a player, even one who is stuck, may keep the chip and end the turn without drawing; when
            all who could place pass in a row, the game ends
    """

    COMPULSORY = "compulsory"
    MAY_PASS = "may_pass"  # noqa: S105  no word of access


class RoomDuty(Readings, ruling="R-13"):
    """R-13: Must chips go into rooms.

    Readings:
        any_cell: rooms are the aim, every cell is allowed
        rooms_if_possible: a room cell must be taken when a count can reach one
        rooms_only: passage cells are never targets
    """

    ANY_CELL = "any_cell"
    ROOMS_IF_POSSIBLE = "rooms_if_possible"
    ROOMS_ONLY = "rooms_only"


class CountStart(Readings, ruling="R-14"):
    """R-14: The first cell counted.

    Readings:
        next_cell_is_one: a chip n reaches the n-th cell away
        origin_is_one: a chip n reaches the cell n − 1 away, and a 1 reaches none
    """

    NEXT_CELL_IS_ONE = "next_cell_is_one"
    ORIGIN_IS_ONE = "origin_is_one"


class BoardEdge(Readings, ruling="R-15"):
    """R-15: The edge of the board.

    Readings:
        exact_on_board: no placement in that direction
        stop_at_edge: the last cell before the edge is the target
    """

    EXACT_ON_BOARD = "exact_on_board"
    STOP_AT_EDGE = "stop_at_edge"


class OriginChips(Readings, ruling="R-16"):
    """R-16: A covered chip as origin.

    Readings:
        top_only: covered chips are dead
        any_own_chip: a covered own chip can still be an origin, with its own number
    """

    TOP_ONLY = "top_only"
    ANY_OWN_CHIP = "any_own_chip"


class StartRightWhen(Readings, ruling="R-17"):
    """R-17: When the right may be used.

    Readings:
        any_turn: on any turn, instead of an ordinary placement; compulsory when stuck
        only_when_stuck: only when there is no ordinary placement
    """

    ANY_TURN = "any_turn"
    ONLY_WHEN_STUCK = "only_when_stuck"


class OwnStartByCount(Readings, ruling="R-18"):
    """R-18: One's own start marker by counting.

    Readings:
        allowed: like any cell with a single chip
        only_by_right: one's own start marker takes a chip through the right only
    """

    ALLOWED = "allowed"
    ONLY_BY_RIGHT = "only_by_right"


class WhatSpendsRight(Readings, ruling="R-19"):
    """R-19: What spends the right.

    Readings:
        any_cover: covering the start chip in either way spends it
        direct_only: only the direct placement spends it
    """

    ANY_COVER = "any_cover"
    DIRECT_ONLY = "direct_only"


class RightAndStackLimit(Readings, ruling="R-20"):
    """R-20: The right and the limit of two chips.

    Readings:
        limit_holds: the start cell, too, takes two chips at most
        third_chip: the right may put a third chip on the own start cell
    """

    LIMIT_HOLDS = "limit_holds"
    THIRD_CHIP = "third_chip"


class StuckEffect(Readings, ruling="R-21"):
    """R-21: When, and for how long, a player is out.

    Readings:
        own_turn_for_good: established at the player's own turn, for the rest of the game
        at_once: established as soon as it is so
        skip_each_turn: the turn is missed, and looked at again the next time
    """

    OWN_TURN_FOR_GOOD = "own_turn_for_good"
    AT_ONCE = "at_once"
    SKIP_EACH_TURN = "skip_each_turn"


class ScoreBasis(Readings, ruling="R-22"):
    """R-22: Players who count in the final count.

    Readings:
        starting_players: the number of players who began
        players_left: the number of players not out at the end; with two or fewer, second place scores nothing
    """

    STARTING_PLAYERS = "starting_players"
    PLAYERS_LEFT = "players_left"


class DrawMethod(Readings, ruling="R-23"):
    """R-23: Is the draw random.

    Readings:
        random: every draw is blind; each chip left in the bag is equally likely
        chosen: the player picks every chip after the first from the bag
    """

    RANDOM = "random"
    CHOSEN = "chosen"


class PlacedChipsKnown(Readings, ruling="R-24"):
    """R-24: What is known of placed chips.

    Readings:
        whole_history: every chip ever placed is public knowledge, and with it the number of chips of each
            kind that a player has left in bag and hand together
        tops_only: a view shows the upper chips only
    """

    WHOLE_HISTORY = "whole_history"
    TOPS_ONLY = "tops_only"


class LastChip(Readings, ruling="R-25"):
    """R-25: The last chip.

    Readings:
        play_out_hands: chips in hand are placed; every player still in has 23 turns
        stop_when_bags_empty: the game stops when no player still able to place has a chip in the bag; chips
            in hand are left; 22 turns each
    """

    PLAY_OUT_HANDS = "play_out_hands"
    STOP_WHEN_BAGS_EMPTY = "stop_when_bags_empty"


class NoPlacementEnd(Readings, ruling="R-26"):
    """R-26: Nobody can place, but a right is left.

    Readings:
        right_counts: the direct placement is a placement too; the game goes on
        ordinary_only: the game ends as soon as nobody has an ordinary placement
    """

    RIGHT_COUNTS = "right_counts"
    ORDINARY_ONLY = "ordinary_only"


class StartCellScores(Readings, ruling="R-27"):
    """R-27: The start cell in a room.

    Readings:
        counts: like any other chip
        ignored: chips on start markers do not count
    """

    COUNTS = "counts"
    IGNORED = "ignored"


class AbsentPlayers(Readings, ruling="R-28"):
    """R-28: Players absent from a room.

    Readings:
        presence_needed: a player without a top chip in the room has no place in it
        zero_ranks: a total of 0 is ranked like any other
    """

    PRESENCE_NEEDED = "presence_needed"
    ZERO_RANKS = "zero_ranks"


class CentralMeasure(Readings, ruling="R-29"):
    """R-29: What majority means in the central room.

    Readings:
        number_total: the total of the room, as in the final count
        chip_count: the number of top chips
    """

    NUMBER_TOTAL = "number_total"
    CHIP_COUNT = "chip_count"


class CentralScope(Readings, ruling="R-30"):
    """R-30: Whom the tied players must beat there.

    Readings:
        best_among_tied: the highest total among the tied players
        first_in_room: only a tied player whose total nobody exceeds; where there is none, the tie stands
    """

    BEST_AMONG_TIED = "best_among_tied"
    FIRST_IN_ROOM = "first_in_room"


class CentralPartial(Readings, ruling="R-31"):
    """R-31: Three tied, two of them again.

    Readings:
        best_share: those level at the top of the central room share
        all_share: unless one player alone leads, all who were tied share
    """

    BEST_SHARE = "best_share"
    ALL_SHARE = "all_share"


class LowerPlaces(Readings, ruling="R-32"):
    """R-32: Places below the winner.

    Readings:
        points_only: places follow VP alone, equal VP sharing a place and the next VP taking the next number;
            of those in first place the central room only names the winner
        central_room_everywhere: winners are first; behind them the central room orders every tie
    """

    POINTS_ONLY = "points_only"
    CENTRAL_ROOM_EVERYWHERE = "central_room_everywhere"


@attrs.frozen(kw_only=True)
class Rulings(Switches):
    """The reading of every switchable ruling; without arguments, the default readings."""

    score_origin: ScoreOrigin = ScoreOrigin.ZERO
    three_player_starts: ThreePlayerStarts = ThreePlayerStarts.TWO_CORNERS_AND_MIDDLE
    start_assignment: StartAssignment = StartAssignment.FIXED_BY_LAYOUT
    setup_faces: SetupFaces = SetupFaces.SIMULTANEOUS
    placement_duty: PlacementDuty = PlacementDuty.COMPULSORY
    room_duty: RoomDuty = RoomDuty.ANY_CELL
    count_start: CountStart = CountStart.NEXT_CELL_IS_ONE
    board_edge: BoardEdge = BoardEdge.EXACT_ON_BOARD
    origin_chips: OriginChips = OriginChips.TOP_ONLY
    start_right_when: StartRightWhen = StartRightWhen.ANY_TURN
    own_start_by_count: OwnStartByCount = OwnStartByCount.ALLOWED
    what_spends_right: WhatSpendsRight = WhatSpendsRight.ANY_COVER
    right_and_stack_limit: RightAndStackLimit = RightAndStackLimit.LIMIT_HOLDS
    stuck_effect: StuckEffect = StuckEffect.OWN_TURN_FOR_GOOD
    score_basis: ScoreBasis = ScoreBasis.STARTING_PLAYERS
    draw_method: DrawMethod = DrawMethod.RANDOM
    placed_chips_known: PlacedChipsKnown = PlacedChipsKnown.WHOLE_HISTORY
    last_chip: LastChip = LastChip.PLAY_OUT_HANDS
    no_placement_end: NoPlacementEnd = NoPlacementEnd.RIGHT_COUNTS
    start_cell_scores: StartCellScores = StartCellScores.COUNTS
    absent_players: AbsentPlayers = AbsentPlayers.PRESENCE_NEEDED
    central_measure: CentralMeasure = CentralMeasure.NUMBER_TOTAL
    central_scope: CentralScope = CentralScope.BEST_AMONG_TIED
    central_partial: CentralPartial = CentralPartial.BEST_SHARE
    lower_places: LowerPlaces = LowerPlaces.POINTS_ONLY


settings = Rulings.settings
"""Every switch, in the order of the register."""
