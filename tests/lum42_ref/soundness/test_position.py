"""Positions that cannot be: validate says everything that is wrong with them, at once."""

import itertools
from collections.abc import Mapping
from typing import Final

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import (
    PROBES,
    UNITS,
    Colour,
    ExileSlot,
    Face,
    Planet,
    Satellite,
    Seat,
    Slot,
    UnitKind,
)
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Phase, Stacks, State
from lum42_ref.soundness import position as sound
from lum42_ref.soundness.layout import crew_faults
from tests.support.damage import damaged
from tests.support.notation import play, position

NORTH, EAST, VOID = Cell(0, 1), Cell(1, 0), Cell(2, 2)
WHITE, BLACK, GOLD = Seat.WHITE, Seat.BLACK, Seat.GOLD
CHIEF_OF_GOLD = UNITS[GOLD, UnitKind.CHIEF]
CHIEF_OF_WHITE = UNITS[WHITE, UnitKind.CHIEF]
BASIC = UNITS[WHITE, UnitKind.BASIC]
SOUND: Final = position("""
    round 2
    N  red-L    m:blue
    E  green-E  p:lat
    units white basic
    units black none
    locked white none
    locked black none
    light white 1 blue
    planets - | - | - | -
    satellites - | - | - | -
""")
LOW_STACKS: Final = Stacks(((Planet.BLUE,),) * 4, ((Satellite.WHITE_MOON,),) * 4)


def faults(state: State) -> list[str]:
    with pytest.raises(lum.InvalidPosition) as refusal:
        lum.validate(state)
    assert str(refusal.value) == "\n".join(map(str, refusal.value.faults))
    return [str(fault) for fault in refusal.value.faults]


def system_at(cell: Cell, **parts: object) -> State:
    """The sound position with one system changed, or laid where none was."""
    system = damaged(SOUND.space.get(cell, SOUND.space[NORTH]), **parts)
    return attrs.evolve(SOUND, space={**SOUND.space, cell: system})


def board_of(seat: Seat, **parts: object) -> State:
    """The sound position with a board changed."""
    return attrs.evolve(SOUND, boards={**SOUND.boards, seat: damaged(SOUND.boards[seat], **parts)})


def under_the_extension(state: State) -> State:
    """The same position where all units may take part."""
    rulings = state.terms.rulings.with_reading("R-79", "wider_choice")
    return attrs.evolve(state, terms=attrs.evolve(state.terms, rulings=rulings))


def seated(*seats: object) -> State:
    """The sound position with other seats; all else is still that of White and Black."""
    return attrs.evolve(SOUND, terms=damaged(SOUND.terms, seats=seats))


def under_way(seat: Seat, *path: Cell, ships: Mapping[Seat, Cell] | None = None) -> State:
    """The sound position with a ship on this path, and ships elsewhere."""
    return attrs.evolve(SOUND, ships=ships or SOUND.ships, pending=(ask.Navigate(seat, path),))


def deciding(phase: Phase, *pending: ask.Decision) -> State:
    """The sound position in another phase, with other decisions and one tile on each stack."""
    return attrs.evolve(SOUND, phase=phase, stacks=LOW_STACKS, pending=pending)


PHASES = ", ".join(phase.name.lower() for phase in Phase)
NOT_THEIRS = [
    f"{part}: expected one entry for each player, and no other" for part in ("ships", "scores", "boards")
]

IMPOSSIBLE: Mapping[str, tuple[State, list[str]]] = {
    # --- seats
    "one player": (seated(WHITE), ["players: expected 2 to 4, found 1", *NOT_THEIRS]),
    "unknown seat": (
        seated(WHITE, BLACK, "copper"),
        ["players: unknown: 'copper'; expected white, black, silver, gold", *NOT_THEIRS],
    ),
    "shared colour": (seated(WHITE, BLACK, BLACK), ["players: two share a colour"]),
    "foreign first player": (
        attrs.evolve(SOUND, first=GOLD),
        ["first: Gold does not take part"],
    ),
    "foreign active player": (
        attrs.evolve(SOUND, active=GOLD),
        ["turn: Gold does not take part"],
    ),
    "a score too many": (
        attrs.evolve(SOUND, scores={**SOUND.scores, GOLD: 0}),
        ["scores: expected one entry for each player, and no other"],
    ),
    "a ship missing": (
        attrs.evolve(SOUND, ships={WHITE: CENTRE}),
        ["ships: expected one entry for each player, and no other"],
    ),
    "round 0": (attrs.evolve(SOUND, round=0), ["round: expected 1 to 5, found 0"]),
    "round 6": (attrs.evolve(SOUND, round=6), ["round: expected 1 to 5, found 6"]),
    # --- space zone
    "system on the centre": (system_at(CENTRE), ["(0,0): the centre is no system"]),
    "system outside the zone": (
        system_at(Cell(4, 0)),
        ["(4,0): lies outside the space zone (R-10 square_7x7)"],
    ),
    "system further out than any game reaches": (
        attrs.evolve(
            system_at(Cell(0, -22)),
            terms=attrs.evolve(SOUND.terms, rulings=SOUND.terms.rulings.with_reading("R-10", "unbounded")),
        ),
        ["(0,-22): no system lies further than 21 cells from the centre"],
    ),
    "black planet with a light face": (
        system_at(NORTH, planet=Planet.BLACK),
        ["(0,1): a black planet has no light face"],
    ),
    "unit on a portal": (system_at(EAST, on_moon=BASIC), ["(1,0): a unit stands on a portal"]),
    "unit of a foreign seat": (
        system_at(NORTH, on_planet=CHIEF_OF_GOLD),
        ["(0,1): Gold does not take part"],
    ),
    "probe of a foreign seat": (
        system_at(NORTH, on_planet=PROBES[GOLD]),
        ["(0,1): Gold does not take part"],
    ),
    "probe on an energy face": (
        attrs.evolve(
            system_at(EAST, on_planet=PROBES[WHITE]),
            boards={
                **SOUND.boards,
                WHITE: attrs.evolve(SOUND.boards[WHITE], probes=(Colour.BLUE, Colour.YELLOW, Colour.RED)),
            },
        ),
        ["(1,0): a probe stands on an energy face"],
    ),
    # --- ships and scores
    "two ships on a system": (
        under_way(WHITE, NORTH, ships={WHITE: NORTH, BLACK: NORTH}),
        ["(0,1): 2 ships stand on one system"],
    ),
    "ship in the void": (
        under_way(WHITE, VOID, ships={WHITE: VOID, BLACK: CENTRE}),
        ["ship white: no system lies on (2,2)"],
    ),
    "negative score": (
        attrs.evolve(SOUND, scores={WHITE: 0, BLACK: -1}),
        ["score black: expected 0 or more, found -1"],
    ),
    # --- cubes
    "a cube too many": (
        board_of(BLACK, light=(0, 0, 0, 1)),
        ["red cubes: expected 10 in the game, found 11"],
    ),
    "a cube too few": (
        attrs.evolve(SOUND, reserve=(8, 10, 10, 10)),
        ["blue cubes: expected 10 in the game, found 9"],
    ),
    "a negative number of cubes": (
        attrs.evolve(board_of(BLACK, energy=(0, -1, 0, 0)), reserve=(9, 11, 10, 10)),
        ["energy black: expected 0 or more, found -1"],
    ),
    # --- units and probes
    "four basic units": (
        board_of(WHITE, available=(UnitKind.BASIC,) * 4),
        ["units white: expected at most 3 basic, found 4"],
    ),
    "a unit both on the board and in the Exile": (
        attrs.evolve(
            board_of(BLACK, locked=(UnitKind.CHIEF,)), exile=Exile(one=(UNITS[BLACK, UnitKind.CHIEF],))
        ),
        ["units black: expected at most 1 chief, found 2"],
    ),
    "an unknown unit": (
        board_of(WHITE, available=("pirate",)),
        ["units white: unknown: 'pirate'"],
    ),
    "a locked basic unit": (
        board_of(WHITE, locked=(UnitKind.BASIC,)),
        ["locked white: a basic unit is never locked"],
    ),
    "a foreign unit in the Exile": (
        attrs.evolve(SOUND, exile=Exile(three=CHIEF_OF_GOLD)),
        ["exile three: Gold does not take part"],
    ),
    "two red probes": (
        system_at(NORTH, on_planet=PROBES[WHITE]),
        ["red probe of White: expected once, on the board or on a planet; found 2 times"],
    ),
    "no blue probe": (
        board_of(BLACK, probes=(Colour.GREEN, Colour.YELLOW, Colour.RED)),
        ["blue probe of Black: expected once, on the board or on a planet; found 0 times"],
    ),
    # --- tiles
    "too many tiles": (
        attrs.evolve(
            SOUND,
            stacks=Stacks(
                ((Planet.BLACK,) * 5, (Planet.RED,) * 5, (Planet.RED,), ()),
                ((Satellite.WHITE_MOON,) * 5, (), (), ()),
            ),
        ),
        [
            "planets: expected at most 6 red, found 7",
            "planets: expected at most 4 black, found 5",
            "satellites: expected at most 4 m:white, found 5",
        ],
    ),
    "a planet in hand too many": (
        attrs.evolve(
            deciding(Phase.DISCOVERY, ask.ChooseCell(WHITE, Planet.BLACK)),
            stacks=Stacks(((Planet.BLACK,),) * 4, LOW_STACKS.satellites),
        ),
        ["planets: expected at most 4 black, found 5"],
    ),
    "no stacks": (
        attrs.evolve(SOUND, stacks=Stacks((), ())),
        [
            "planets: expected 4 stacks of at most 5, found heights []",
            "satellites: expected 4 stacks of at most 5, found heights []",
        ],
    ),
    "three stacks and five": (
        attrs.evolve(SOUND, stacks=Stacks(((),) * 3, ((),) * 5)),
        [
            "planets: expected 4 stacks of at most 5, found heights [0, 0, 0]",
            "satellites: expected 4 stacks of at most 5, found heights [0, 0, 0, 0, 0]",
        ],
    ),
    "stacks too high": (
        attrs.evolve(
            SOUND,
            stacks=Stacks(
                ((Planet.BLUE,) * 6, (), (), ()),
                ((), (), (Satellite.WHITE_MOON,) * 4 + (Satellite.RED_MOON,) * 2, ()),
            ),
        ),
        [
            "planets: expected 4 stacks of at most 5, found heights [6, 0, 0, 0]",
            "satellites: expected 4 stacks of at most 5, found heights [0, 0, 6, 0]",
        ],
    ),
    # --- who has achieved or skipped something
    "a foreign seat has achieved the light objective": (
        attrs.evolve(SOUND, achieved=Achieved(light=(BLACK, GOLD))),
        ["achieved light: Gold does not take part"],
    ),
    "a foreign seat has achieved the energy objective": (
        attrs.evolve(SOUND, achieved=Achieved(energy=(GOLD,))),
        ["achieved energy: Gold does not take part"],
    ),
    "a foreign seat has skipped": (
        attrs.evolve(SOUND, skipped=(GOLD,)),
        ["skipped: Gold does not take part"],
    ),
    "an objective achieved twice": (
        attrs.evolve(SOUND, achieved=Achieved(light=(WHITE, WHITE), energy=(BLACK, WHITE, BLACK))),
        ["achieved light: a player is named twice", "achieved energy: a player is named twice"],
    ),
    "skipped twice": (
        attrs.evolve(SOUND, skipped=(BLACK, BLACK)),
        [
            "skipped: a player is named twice",
            "skipped: Black has no available unit, and so no turn to skip (R-29)",
        ],
    ),
    # --- pending decisions
    "nothing pending": (
        attrs.evolve(SOUND, pending=()),
        ["pending: nobody has anything to decide, and the game is not over"],
    ),
    "pending after the end": (
        attrs.evolve(SOUND, round=5, phase=Phase.OVER),
        ["pending: the game is over, and a decision is pending"],
    ),
    "a foreign seat decides": (
        attrs.evolve(SOUND, pending=(ask.ChooseRecovery(GOLD),)),
        ["pending: Gold does not take part"],
    ),
    "a path that ends elsewhere": (
        under_way(WHITE, CENTRE, NORTH),
        ["pending: the path does not end where White's ship is"],
    ),
    "a path without a cell": (
        under_way(WHITE),
        ["pending: the path does not end where White's ship is"],
    ),
    "a path over the void": (
        under_way(WHITE, CENTRE, VOID, NORTH, ships={WHITE: NORTH, BLACK: CENTRE}),
        ["pending: the path leads over (2,2), where no system is"],
    ),
    "a path back over the centre": (
        under_way(WHITE, EAST, CENTRE, NORTH, ships={WHITE: NORTH, BLACK: CENTRE}),
        ["pending: the path leads over (0,0), where no system is"],
    ),
    "nobody to flee": (
        deciding(Phase.DEPLOYMENT, ask.FleeOrStand(BLACK, NORTH, Slot.PLANET, CHIEF_OF_WHITE)),
        [
            "pending: no Traveller of Black stands on the planet of (0,1)",
            "pending: White attacks on (0,1), and White's ship is elsewhere (DEP-1)",
        ],
    ),
    "nowhere to flee from": (
        deciding(Phase.DEPLOYMENT, ask.FleeOrStand(BLACK, VOID, Slot.MOON, CHIEF_OF_WHITE)),
        [
            "pending: no Traveller of Black stands on the moon of (2,2)",
            "pending: White attacks on (2,2), and White's ship is elsewhere (DEP-1)",
        ],
    ),
    "the Traveller of another player": (
        attrs.evolve(
            system_at(NORTH, on_moon=UNITS[WHITE, UnitKind.TRAVELLER]),
            ships={WHITE: NORTH, BLACK: CENTRE},
            pending=(ask.FleeOrStand(BLACK, NORTH, Slot.MOON, CHIEF_OF_WHITE),),
        ),
        ["pending: no Traveller of Black stands on the moon of (0,1)"],
    ),
    "a satellite for a system that is complete": (
        deciding(Phase.DISCOVERY, ask.ChooseSatellite(WHITE, NORTH, Planet.BLUE, Face.LIGHT)),
        ["pending: (0,1) is taken already"],
    ),
    "a satellite for the centre": (
        deciding(Phase.DISCOVERY, ask.ChooseSatellite(WHITE, CENTRE, Planet.BLUE, Face.LIGHT)),
        ["pending: the centre is no system"],
    ),
    "a Twosome where no system is": (
        deciding(Phase.RECOVERY, ask.ChooseHalf(WHITE, VOID, Slot.PLANET, (Slot.PLANET, Slot.MOON))),
        ["pending: no half of a system on (2,2) is left to a Twosome"],
    ),
    "a satellite outside the zone": (
        deciding(Phase.DISCOVERY, ask.ChooseSatellite(WHITE, Cell(4, 0), Planet.BLUE, Face.LIGHT)),
        ["pending: (4,0) lies outside the space zone (R-10 square_7x7)"],
    ),
    "a satellite for a black planet with a light face": (
        deciding(Phase.DISCOVERY, ask.ChooseSatellite(WHITE, Cell(1, 1), Planet.BLACK, Face.LIGHT)),
        ["pending: a black planet has no light face"],
    ),
    "somebody else's unit for the Exile": (
        deciding(Phase.DEPLOYMENT, ask.ChooseExile(WHITE, UNITS[BLACK, UnitKind.CHIEF])),
        ["pending: White puts a unit of Black in the Exile"],
    ),
    "a Twosome without a half": (
        deciding(Phase.RECOVERY, ask.ChooseHalf(WHITE, NORTH, Slot.PLANET, ())),
        ["pending: no half of a system on (0,1) is left to a Twosome"],
    ),
    "a unit from nowhere": (
        deciding(
            Phase.RECOVERY,
            ask.Use(WHITE, UnitKind.BASIC, VOID, Slot.PLANET, (Colour.RED,), (), optional=True),
        ),
        ["pending: no system lies on (2,2)"],
    ),
    "a unit from a system and the Exile at once": (
        deciding(
            Phase.RECOVERY,
            ask.Use(WHITE, UnitKind.BASIC, NORTH, ExileSlot.HARVEST, (Colour.RED,), (), optional=True),
        ),
        ["pending: a unit comes from a slot of a system, or from a slot of the Exile"],
    ),
    "somebody navigates in another turn": (
        attrs.evolve(deciding(Phase.DEPLOYMENT, ask.Navigate(BLACK, (CENTRE,))), active=WHITE),
        [
            "pending: it is White's turn: navigate is for White, not for Black",
            "pending: Black has no available unit, and so no turn in phase 2 (DEP-9)",
        ],
    ),
    "no crew change is due": (
        deciding(Phase.ROUND_END, ask.ChooseCrew(WHITE)),
        ["pending: no crew change is possible for White"],
    ),
    "a phase that does not exist": (damaged(SOUND, phase=7), [f"phase: unknown: 7; expected {PHASES}"]),
    "nothing to choose from": (
        deciding(Phase.RECOVERY, ask.ChooseRecovery(WHITE)),
        ["pending: White has no unit in play, and so no turn in phase 4 (REC-1)"],
    ),
}


def test_the_position_that_is_damaged_below_is_sound() -> None:
    lum.validate(SOUND)


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_position_that_cannot_be(case: str) -> None:
    state, expected = IMPOSSIBLE[case]
    assert faults(state) == expected


def test_units_in_hand_are_counted() -> None:
    # the attacker of a combat is neither on its board nor on a slot
    state = position("""
        N  red-L    m:blue  black.traveller@P
        E  green-E  p:lat
        units white chief
    """)
    attacked = play(state, "move N", "deploy chief planet")
    assert attacked.pending == (ask.FleeOrStand(BLACK, NORTH, Slot.PLANET, UNITS[WHITE, UnitKind.CHIEF]),)
    lum.validate(attacked)
    board = attrs.evolve(attacked.boards[WHITE], available=(UnitKind.CHIEF,))
    assert faults(attrs.evolve(attacked, boards={**attacked.boards, WHITE: board})) == [
        "units white: expected at most 1 chief, found 2"
    ]


def test_a_wider_zone_has_room_for_more() -> None:
    #
    lum.validate(position("reading R-10 unbounded; N red-L m:blue; (4,0) green-E p:lat"))


@pytest.mark.parametrize(
    ("zone", "right", "top"), [("square_7x7", 3, 3), ("rect_2x49", 2, 49), ("unbounded", 99, 99)]
)
def test_a_system_lies_off_the_centre_within_reach_and_in_the_zone(zone: str, right: int, top: int) -> None:
    rulings = SOUND.terms.rulings.with_reading("R-10", zone)
    state = attrs.evolve(SOUND, terms=attrs.evolve(SOUND.terms, rulings=rulings))
    for x, y in itertools.product(range(-23, 24), repeat=2):
        cell = Cell(x, y)
        expected = ["the centre is no system"] if cell == CENTRE else []
        if abs(x) > 21 or abs(y) > 21:
            expected += ["no system lies further than 21 cells from the centre"]
        if abs(x) > right or abs(y) > top:
            expected += [f"lies outside the space zone (R-10 {zone})"]
        found = sound.faults(attrs.evolve(state, space={**SOUND.space, cell: SOUND.space[NORTH]}))
        assert [str(fault) for fault in found] == [f"{cell}: {message}" for message in expected]


def test_the_units_of_a_player_are_a_crew() -> None:
    for size in range(6):
        for units in itertools.combinations_with_replacement(UnitKind, size):
            found = sound.table_faults(under_the_extension(board_of(WHITE, available=units, locked=())))
            assert list(found) == list(crew_faults(WHITE, units))


def test_faults_come_before_the_question_whether_anything_is_legal() -> None:
    state = attrs.evolve(
        SOUND,
        scores={WHITE: -1, BLACK: 0},
        ships={WHITE: EAST, BLACK: CENTRE},
        space={NORTH: SOUND.space[NORTH]},
    )
    assert faults(state) == [
        "ship white: no system lies on (1,0)",
        "score white: expected 0 or more, found -1",
        "pending: the path does not end where White's ship is",
    ]


def test_seats_are_reported_before_all_else() -> None:
    # without knowing who takes part nothing further can be looked at
    state = damaged(
        SOUND,
        terms=damaged(SOUND.terms, seats=(WHITE, "copper", WHITE, BLACK, GOLD)),
        round=9,
        first=Seat.SILVER,
        active="tin",
        ships={WHITE: VOID, BLACK: VOID},
        scores={WHITE: -1, BLACK: 0},
        boards={WHITE: SOUND.boards[WHITE]},
        skipped=(BLACK, BLACK),
        pending=(),
    )
    assert faults(state) == [
        "players: expected 2 to 4, found 5",
        "players: unknown: 'copper'; expected white, black, silver, gold",
        "players: two share a colour",
        "first: Silver does not take part",
        "turn: 'tin' does not take part",
        *NOT_THEIRS,
    ]


def test_all_faults_of_a_position_are_listed_at_once() -> None:
    white = Board((3, 0, 0, 0), (0, 0, 0, 0), (), (UnitKind.CHIEF, UnitKind.CHIEF), (UnitKind.BASIC,))
    state = attrs.evolve(
        SOUND,
        round=5,
        phase=Phase.OVER,
        space={
            CENTRE: System(Planet.BLACK, Face.LIGHT, Satellite.RED_MOON),
            NORTH: System(Planet.RED, Face.ENERGY, Satellite.LATERAL_PORTAL, PROBES[BLACK], BASIC),
            Cell(0, -4): System(Planet.BLUE, Face.LIGHT, Satellite.BLUE_MOON, CHIEF_OF_GOLD),
        },
        ships={WHITE: VOID, BLACK: VOID},
        scores={WHITE: -2, BLACK: -3},
        boards={**SOUND.boards, WHITE: white},
        exile=Exile(harvest=CHIEF_OF_GOLD),
        reserve=(10, 11, 10, -1),
        stacks=Stacks(((Planet.BLACK,) * 4,), ((Satellite.RED_MOON,) * 3,)),
        achieved=Achieved(light=(WHITE, WHITE), energy=(GOLD,)),
        skipped=(Seat.SILVER,),
        pending=(ask.ChooseRecovery(GOLD), ask.Navigate(WHITE, (CENTRE, Cell(1, 1)))),
    )
    assert faults(state) == [
        "(0,0): the centre is no system",
        "(0,0): a black planet has no light face",
        "(0,1): a unit stands on a portal",
        "(0,1): a probe stands on an energy face",
        "(0,-4): lies outside the space zone (R-10 square_7x7)",
        "(0,-4): Gold does not take part",
        "ship white: no system lies on (2,2)",
        "ship black: no system lies on (2,2)",
        "(2,2): 2 ships stand on one system",
        "score white: expected 0 or more, found -2",
        "score black: expected 0 or more, found -3",
        "blue cubes: expected 10 in the game, found 13",
        "green cubes: expected 10 in the game, found 11",
        "red cubes: 0 lie on the boards, and the game has 10: the reserve would hold -1",
        "red cubes: expected 10 in the game, found -1",
        "units white: expected at most 1 chief, found 2",
        "locked white: a basic unit is never locked",
        "exile harvest: Gold does not take part",
        "blue probe of White: expected once, on the board or on a planet; found 0 times",
        "green probe of White: expected once, on the board or on a planet; found 0 times",
        "yellow probe of White: expected once, on the board or on a planet; found 0 times",
        "red probe of White: expected once, on the board or on a planet; found 0 times",
        "red probe of Black: expected once, on the board or on a planet; found 2 times",
        "planets: expected at most 4 black, found 5",
        "satellites: expected at most 3 m:red, found 4",
        "planets: expected 4 stacks of at most 5, found heights [4]",
        "satellites: expected 4 stacks of at most 5, found heights [3]",
        "achieved light: a player is named twice",
        "achieved energy: Gold does not take part",
        "skipped: Silver does not take part",
        "phase: White still has units in play: the last is recovered before phase 4 ends (REC-5)",
        "skipped: turns are skipped in phase 2 only (R-29)",
        "pending: the game is over, and a decision is pending",
        "pending: Gold does not take part",
        "pending: the path does not end where White's ship is",
        "pending: the path leads over (1,1), where no system is",
    ]
