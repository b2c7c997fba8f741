"""What a card states, what it leaves to the defaults, and how it is written and read back."""

from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lum42_ref import InvalidPosition, State, legal_actions
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import (
    COLOURS,
    NO_CUBES,
    PROBES,
    SPECIAL_UNITS,
    UNITS,
    Colour,
    Cubes,
    EnergyObjective,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    UnitKind,
)
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Achieved, Board, Exile, Objectives, Phase, Stacks, Terms
from lum42_ref.notation import read_card, write_card
from lum42_ref.rulings import PassageStacking, Rulings, SpaceZone
from tests.support import games
from tests.support.damage import damaged
from tests.support.strategies import SEEDS, openings

WHITE, BLACK, SILVER, GOLD = Seat
BASIC, DOUBLER, CHIEF = UnitKind.BASIC, UnitKind.DOUBLER, UnitKind.CHIEF
NORTH = Cell(0, 1)
RED_AND_WHITE = System(Planet.RED, Face.LIGHT, Satellite.WHITE_MOON)
BLUE, GREEN, YELLOW, RED, BLACK_PLANET = Planet
BLUE_MOON, GREEN_MOON, YELLOW_MOON, RED_MOON, WHITE_MOON, LATERAL, DIAGONAL, TELEPORTATION = Satellite
SMALLEST = State(
    terms=Terms(
        seats=(WHITE, BLACK),
        objectives=Objectives(Colour.BLUE, LightObjective.FOUR_PROBES, EnergyObjective.THREE_GREEN),
        rulings=Rulings(),
    ),
    round=1,
    phase=Phase.DEPLOYMENT,
    first=WHITE,
    active=WHITE,
    space={NORTH: RED_AND_WHITE},
    ships={WHITE: CENTRE, BLACK: CENTRE},
    scores={WHITE: 0, BLACK: 0},
    boards=dict.fromkeys(
        (WHITE, BLACK), Board(NO_CUBES, NO_CUBES, COLOURS, (BASIC, BASIC, BASIC), SPECIAL_UNITS)
    ),
    exile=Exile(),
    reserve=(10, 10, 10, 10),
    stacks=Stacks(
        (
            (BLUE, BLUE, GREEN, YELLOW, YELLOW),
            (BLUE, BLUE, GREEN, YELLOW, YELLOW),
            (BLUE, GREEN, GREEN, YELLOW, RED),
            (BLUE, GREEN, GREEN, YELLOW, RED),
        ),
        (
            (BLUE_MOON, GREEN_MOON, YELLOW_MOON, WHITE_MOON, LATERAL),
            (BLUE_MOON, GREEN_MOON, RED_MOON, WHITE_MOON, LATERAL),
            (BLUE_MOON, YELLOW_MOON, RED_MOON, WHITE_MOON, LATERAL),
            (GREEN_MOON, YELLOW_MOON, RED_MOON, LATERAL, DIAGONAL),
        ),
    ),
    achieved=Achieved(),
    skipped=(),
    pending=(ask.Navigate(WHITE, (CENTRE,)),),
)


def test_a_card_of_one_system_has_a_default_for_everything_else() -> None:
    assert read_card("N red-L m:white") == SMALLEST


def with_white(**parts: object) -> State:
    """The smallest position with another board of white."""
    return attrs.evolve(SMALLEST, boards={**SMALLEST.boards, WHITE: damaged(SMALLEST.boards[WHITE], **parts)})


def in_the_game(**parts: object) -> State:
    """The smallest position with other objectives or readings."""
    return attrs.evolve(SMALLEST, terms=damaged(SMALLEST.terms, **parts))


def with_reserve(state: State, reserve: Cubes) -> State:
    return attrs.evolve(state, reserve=reserve)


STATEMENTS = {
    "players black white": attrs.evolve(
        in_the_game(seats=(BLACK, WHITE)),
        first=BLACK,
        active=BLACK,
        pending=(ask.Navigate(BLACK, (CENTRE,)),),
    ),
    "round 4": attrs.evolve(
        SMALLEST,
        round=4,
        boards={seat: attrs.evolve(board, available=(BASIC,)) for seat, board in SMALLEST.boards.items()},
    ),
    "phase 1": attrs.evolve(SMALLEST, phase=Phase.DISCOVERY, pending=(ask.ChoosePlanet(WHITE),)),
    "phase 2": SMALLEST,
    "phase 4; exile three white.basic": attrs.evolve(
        with_white(available=(BASIC, BASIC)),
        phase=Phase.RECOVERY,
        exile=Exile(three=UNITS[WHITE, BASIC]),
        pending=(ask.ChooseRecovery(WHITE),),
    ),
    "phase 5": attrs.evolve(SMALLEST, phase=Phase.ROUND_END, pending=(ask.ChooseCrew(WHITE),)),
    "phase over": attrs.evolve(
        SMALLEST,
        round=5,
        phase=Phase.OVER,
        boards={seat: attrs.evolve(board, available=(BASIC,)) for seat, board in SMALLEST.boards.items()},
        pending=(),
    ),
    "first black": attrs.evolve(
        SMALLEST, first=BLACK, active=BLACK, pending=(ask.Navigate(BLACK, (CENTRE,)),)
    ),
    "turn black": attrs.evolve(SMALLEST, active=BLACK, pending=(ask.Navigate(BLACK, (CENTRE,)),)),
    "ship black N": attrs.evolve(SMALLEST, ships={WHITE: CENTRE, BLACK: NORTH}),
    "ship white centre": SMALLEST,
    "score white 12": attrs.evolve(SMALLEST, scores={WHITE: 12, BLACK: 0}),
    "light white 3 red 1 blue": with_reserve(with_white(light=(1, 0, 0, 3)), (9, 10, 10, 7)),
    "light white 1 red 1 red": with_reserve(with_white(light=(0, 0, 0, 2)), (10, 10, 10, 8)),
    "energy white 2 green 1 yellow": with_reserve(with_white(energy=(0, 2, 1, 0)), (10, 8, 9, 10)),
    "units white chief basic": with_white(
        available=(BASIC, CHIEF), locked=tuple(kind for kind in SPECIAL_UNITS if kind is not CHIEF)
    ),
    "units white none; turn black": attrs.evolve(
        with_white(available=()), active=BLACK, pending=(ask.Navigate(BLACK, (CENTRE,)),)
    ),
    "locked white chief doubler": with_white(locked=(DOUBLER, CHIEF)),
    "locked white none": with_white(locked=()),
    "exile harvest white.basic": attrs.evolve(
        with_white(available=(BASIC, BASIC)), exile=Exile(harvest=UNITS[WHITE, BASIC])
    ),
    "exile transformation white.basic; exile swap white.basic": attrs.evolve(
        with_white(available=(BASIC,)),
        exile=Exile(transformation=UNITS[WHITE, BASIC], swap=UNITS[WHITE, BASIC]),
    ),
    "exile one white.chief white.basic": attrs.evolve(
        with_white(
            available=(BASIC, BASIC), locked=tuple(kind for kind in SPECIAL_UNITS if kind is not CHIEF)
        ),
        exile=Exile(one=(UNITS[WHITE, BASIC], UNITS[WHITE, CHIEF])),
    ),
    "planets red blue | - | black | -": attrs.evolve(
        SMALLEST, stacks=Stacks(((RED, BLUE), (), (BLACK_PLANET,), ()), SMALLEST.stacks.satellites)
    ),
    "satellites - | m:red p:tele | - | m:white": attrs.evolve(
        SMALLEST, stacks=Stacks(SMALLEST.stacks.planets, ((), (RED_MOON, TELEPORTATION), (), (WHITE_MOON,)))
    ),
    "objectives red four_blue two_blue_two_red": in_the_game(
        objectives=Objectives(Colour.RED, LightObjective.FOUR_BLUE, EnergyObjective.TWO_BLUE_TWO_RED)
    ),
    "achieved light black white": attrs.evolve(SMALLEST, achieved=Achieved(light=(BLACK, WHITE))),
    "achieved energy black; achieved light white": attrs.evolve(
        SMALLEST, achieved=Achieved((WHITE,), (BLACK,))
    ),
    "skipped black": attrs.evolve(SMALLEST, skipped=(BLACK,)),
    "reading R-23 ship_plus_piece": in_the_game(
        rulings=Rulings(passage_stacking=PassageStacking.SHIP_PLUS_PIECE)
    ),
    "reading space_zone rect_2x5": in_the_game(rulings=Rulings(space_zone=SpaceZone(2, 5))),
    "turn black; pending navigate black path=centre": attrs.evolve(
        SMALLEST, active=BLACK, pending=(ask.Navigate(BLACK, (CENTRE,)),)
    ),
}


@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_statement_changes_what_it_states_and_what_follows_from_it(statement: str) -> None:
    assert read_card(f"N red-L m:white\n{statement}") == STATEMENTS[statement]


def test_pieces_and_ships_stand_in_the_line_of_their_system() -> None:
    state = read_card(
        """
        N     red-L    m:blue   gold.probe@P black.chief@M white.ship
        (2,-3) black-E p:tele   silver.basic@P
        """
    )
    assert state.space == {
        NORTH: System(RED, Face.LIGHT, BLUE_MOON, PROBES[GOLD], UNITS[BLACK, CHIEF]),
        Cell(2, -3): System(BLACK_PLANET, Face.ENERGY, TELEPORTATION, UNITS[SILVER, BASIC]),
    }
    assert state.ships == {WHITE: NORTH, BLACK: CENTRE, SILVER: CENTRE, GOLD: CENTRE}
    assert {seat: board.probes for seat, board in state.boards.items()} == {
        **dict.fromkeys((WHITE, BLACK, SILVER), COLOURS),
        GOLD: (Colour.BLUE, Colour.GREEN, Colour.YELLOW),
    }
    assert {seat: board.available for seat, board in state.boards.items()} == {
        **dict.fromkeys((WHITE, BLACK, GOLD), (BASIC, BASIC, BASIC)),
        SILVER: (BASIC, BASIC),
    }
    assert CHIEF not in state.boards[BLACK].locked


@pytest.mark.parametrize(
    "mention",
    [
        "score silver 0",
        "turn silver",
        "first silver",
        "ship silver centre",
        "E blue-L m:red silver.basic@P",
        "E blue-L m:red silver.probe@P",
        "E blue-L m:red silver.ship",
        "exile one silver.basic",
        "light silver 1 red",
        "units silver basic",
        "achieved light silver",
        "skipped silver",
        "ship black N; pending choose_exile silver unit=silver.basic attacker=black.basic",
        "ship silver N; pending choose_exile black unit=black.basic attacker=silver.basic",
    ],
)
def test_whoever_is_named_takes_part(mention: str) -> None:
    assert read_card(f"N red-L m:white\n{mention}").terms.seats == (WHITE, BLACK, SILVER)


def test_the_players_that_are_stated_take_part_in_that_order() -> None:
    state = read_card("players gold white silver\nN red-L m:white")
    assert (state.terms.seats, state.first, state.active) == ((GOLD, WHITE, SILVER), GOLD, GOLD)
    assert state.reserve == (15, 15, 15, 15)


@pytest.mark.parametrize(("number", "basics"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_a_crew_has_the_basic_units_of_its_round_less_those_in_play(number: int, basics: int) -> None:
    state = read_card(f"round {number}; N red-L m:white black.basic@P")
    crews = {seat: board.available for seat, board in state.boards.items()}
    assert crews == {WHITE: (BASIC,) * basics, BLACK: (BASIC,) * (basics - 1)}


def test_with_the_extension_its_units_are_locked_too() -> None:
    state = read_card("reading R-79 wider_choice; N red-L m:white black.rogue@P")
    assert state.boards[WHITE].locked == tuple(UnitKind)[1:]
    assert state.boards[BLACK].locked == tuple(UnitKind)[1:-1]


def test_units_that_are_just_being_placed_are_not_at_home() -> None:
    state = read_card(
        """
        N red-L m:white white.ship
        pending choose_exile black unit=black.doubler attacker=white.basic
        """
    )
    assert state.boards[WHITE].available == (BASIC, BASIC)
    assert DOUBLER not in state.boards[BLACK].locked
    attacked = read_card(
        """
        N red-L m:white black.traveller@P white.ship
        pending flee_or_stand black cell=N slot=P attacker=white.basic
        """
    )
    assert attacked.boards[WHITE].available == (BASIC, BASIC)


@pytest.mark.parametrize(
    "text",
    [
        "turn black;N red-L m:white",
        "turn black\r\nN red-L m:white\r\n",
        "\tturn\tblack\n\n  N   red-L\tm:white  ",
        "# who\nturn black # next; turn gold\nN red-L m:white # and no more",
        ";; turn black ;;; N red-L m:white ;",
        "N red-L m:white\x0bturn black\u2028# ½ é 🚀",
        "turn\u00a0black\u3000; N red-L m:white",
    ],
    ids=["semicolon", "CRLF", "tabs", "comments", "empty statements", "other line ends", "other spaces"],
)
def test_lines_spaces_and_comments_are_free(text: str) -> None:
    assert read_card(text) == STATEMENTS["turn black"]


def test_everything_wrong_with_a_position_is_told_at_once() -> None:
    with pytest.raises(InvalidPosition) as caught:
        read_card(
            """
            (0,0) red-E p:lat black.probe@P white.basic@M
            light white 11 red
            ship black S
            locked white basic
            """
        )
    assert [str(fault) for fault in caught.value.faults] == [
        "(0,0): the centre is no system",
        "(0,0): a unit stands on a portal",
        "(0,0): a probe stands on an energy face",
        "ship black: no system lies on (0,-1)",
        "red cubes: 11 lie on the boards, and the game has 10: the reserve would hold -1",
        "units white: expected at most 3 basic, found 4",
        "locked white: a basic unit is never locked",
    ]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("players white black; turn gold", ["turn: Gold does not take part"]),
        ("players white black; first gold; turn white", ["first: Gold does not take part"]),
        (
            "players white black; phase 4; turn silver; first gold",
            ["first: Gold does not take part", "turn: Silver does not take part"],
        ),
        (
            "players white black; ship gold N; score gold 3",
            [
                "ships: expected one entry for each player, and no other",
                "scores: expected one entry for each player, and no other",
            ],
        ),
        ("players white", ["players: expected 2 to 4, found 1"]),
        ("players white white", ["players: two share a colour"]),
        (
            "(40,0) red-L m:white",
            [
                "(40,0): no system lies further than 21 cells from the centre",
                "(40,0): lies outside the space zone (R-10 square_7x7)",
            ],
        ),
        ("planets red", ["planets: expected 4 stacks of at most 5, found heights [1]"]),
        ("phase over; pending choose_swap white", ["pending: the game is over, and a decision is pending"]),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_faults(text: str, faults: list[str]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        read_card(f"N red-L m:white\n{text}")
    assert [str(fault) for fault in caught.value.faults] == faults


def test_a_finished_game_needs_no_system() -> None:
    state = read_card("phase over; score white 3")
    assert (state.space, state.scores, state.pending) == ({}, {WHITE: 3, BLACK: 0}, ())


def test_a_card_is_written_in_full() -> None:
    state = read_card(
        """
        turn gold; reading R-23 ship_plus_piece; score gold 5; light gold 2 red; energy black 1 blue
        N red-L m:blue gold.probe@P black.chief@M black.ship; (2,0) black-E p:lat
        exile one gold.basic; achieved light gold; skipped white; units gold saboteur; locked gold none
        planets red | - | - | -
        satellites - | - | m:red | -
        """
    )
    assert write_card(state) == (
        "players white black gold\n"
        "round 1; phase 2; first white; turn gold\n"
        "reading R-23 ship_plus_piece\n"
        "objectives blue four_probes three_green\n"
        "(0,1)   red-L    m:blue    gold.probe@P black.chief@M black.ship\n"
        "(2,0)   black-E  p:lat\n"
        "units white basic basic basic\n"
        "locked white doubler scientist saboteur chief traveller\n"
        "energy black 1 blue\n"
        "units black basic basic basic\n"
        "locked black doubler scientist saboteur traveller\n"
        "score gold 5\n"
        "light gold 2 red\n"
        "units gold saboteur\n"
        "locked gold none\n"
        "exile one gold.basic\n"
        "planets red | - | - | -\n"
        "satellites - | - | m:red | -\n"
        "achieved light gold\n"
        "skipped white\n"
    )
    assert read_card(write_card(state)) == state


@given(openings(), SEEDS, st.integers(0, 29))
def test_every_position_of_a_game_reads_back_equal(opening: games.Opening, seed: int, stride: int) -> None:
    state = opening.begin().state
    assert read_card(write_card(state)) == state
    for number, (_, step) in enumerate(games.turns(state, Random(seed))):
        if number % 30 == stride or step.state.phase is Phase.OVER:
            again = read_card(write_card(step.state))
            assert again == step.state
            assert list(again.space) == list(step.state.space)
            assert legal_actions(again) == legal_actions(step.state)
