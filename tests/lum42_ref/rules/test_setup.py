"""Setup: what a new game looks like, what chance decides, and which layouts cannot be."""

from collections.abc import Mapping

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.chance import draw_layout
from lum42_ref.model.components import (
    COLOURS,
    NO_CUBES,
    PLANETS_IN_THE_BOX,
    SATELLITES_IN_THE_BOX,
    Colour,
    EnergyObjective,
    Face,
    LightObjective,
    Planet,
    Seat,
    UnitKind,
)
from lum42_ref.model.decisions import ChoosePlanet
from lum42_ref.model.observation import SeenPlanets, SeenSatellites
from lum42_ref.model.space import CENTRE, RING, Cell
from lum42_ref.model.table import EMPTY_EXILE, Achieved, Board, Crew, Layout, Phase, State
from lum42_ref.rulings import Rulings
from lum42_ref.vocabulary import things
from tests.support.damage import damaged

BASICS = (UnitKind.BASIC,) * 3
SPECIALS = (
    UnitKind.DOUBLER,
    UnitKind.SCIENTIST,
    UnitKind.SABOTEUR,
    UnitKind.CHIEF,
    UnitKind.TRAVELLER,
)
EXTENSIONS = (UnitKind.TWOSOME, UnitKind.BOOSTER, UnitKind.ROGUE)
LAYOUT = draw_layout((Seat.WHITE, Seat.BLACK), 7, Rulings())
CUSTOM = Rulings().with_reading("R-79", "custom_start")
CREW = Crew(BASICS, SPECIALS)
LIGHT_OBJECTIVES = ", ".join(LightObjective)
ENERGY_OBJECTIVES = ", ".join(objective.name.lower() for objective in EnergyObjective)


@pytest.fixture(params=[(players, seed) for players in (2, 3, 4) for seed in (0, 1, 42)], ids=str)
def game(request: pytest.FixtureRequest) -> State:
    players, seed = request.param
    return lum.new_game(players=players, seed=seed)


def layout_with(**parts: object) -> Layout:
    """A sound layout for two but for these parts."""
    return damaged(LAYOUT, **parts)


def faults(layout: Layout, rulings: Rulings | None = None) -> list[str]:
    with pytest.raises(lum.InvalidPosition) as refusal:
        lum.new_game(layout=layout, rulings=rulings or Rulings())
    assert str(refusal.value) == "\n".join(map(str, refusal.value.faults))
    return [str(fault) for fault in refusal.value.faults]


# --- a new game


def test_the_round_token_starts_on_1_and_the_first_player_begins_with_phase_1(game: State) -> None:
    # SET-1
    assert (game.round, game.phase, game.active) == (1, Phase.DISCOVERY, game.first)
    assert lum.decision(game) == ChoosePlanet(game.first)


def test_eight_planets_surround_the_centre_light_face_up_but_for_black_ones(game: State) -> None:
    # SET-2, SET-3
    assert tuple(game.space) == RING
    for system in game.space.values():
        black = system.planet is Planet.BLACK
        assert system.face is (Face.ENERGY if black else Face.LIGHT)
        assert (system.on_planet, system.on_moon) == (None, None)


def test_a_black_planet_can_be_among_the_first_eight() -> None:
    # SET-3
    drawn = [
        system.face
        for seed in range(10)
        for system in lum.new_game(seed=seed).space.values()
        if system.planet is Planet.BLACK
    ]
    assert drawn
    assert set(drawn) == {Face.ENERGY}


def test_all_28_planets_are_on_the_cells_and_in_4_stacks_of_5(game: State) -> None:
    # SET-2, SET-4
    assert [len(stack) for stack in game.stacks.planets] == [5, 5, 5, 5]
    tiles = [system.planet for system in game.space.values()]
    tiles += [planet for stack in game.stacks.planets for planet in stack]
    assert {planet: tiles.count(planet) for planet in Planet} == PLANETS_IN_THE_BOX


def test_all_28_satellites_are_on_the_planets_and_in_4_stacks_of_5(game: State) -> None:
    # SET-5, SET-6
    assert [len(stack) for stack in game.stacks.satellites] == [5, 5, 5, 5]
    tokens = [system.satellite for system in game.space.values()]
    tokens += [token for stack in game.stacks.satellites for token in stack]
    assert {token: tokens.count(token) for token in SATELLITES_IN_THE_BOX} == SATELLITES_IN_THE_BOX


def test_only_the_tops_of_the_stacks_can_be_seen(game: State) -> None:
    # SET-4, SET-6, R-12
    seen = lum.observe(game, game.first)
    assert seen.planet_stacks == tuple(SeenPlanets(stack[0], 5) for stack in game.stacks.planets)
    assert seen.satellite_stacks == tuple(SeenSatellites(stack[0], 5) for stack in game.stacks.satellites)


@pytest.mark.parametrize(("players", "cubes"), [(2, 10), (3, 15), (4, 20)])
def test_the_reserve_holds_5_cubes_of_each_colour_a_player(players: int, cubes: int) -> None:
    # SET-7
    assert lum.new_game(players=players, seed=3).reserve == (cubes, cubes, cubes, cubes)


def test_three_objectives_are_drawn_for_the_whole_game(game: State) -> None:
    # SET-8, SET-9, SET-10: one of each, the energy objective from the attested ones
    objectives = game.terms.objectives
    assert objectives.harvest in COLOURS
    assert objectives.light in LightObjective
    assert objectives.energy in tuple(EnergyObjective)[:3]
    assert game.achieved == Achieved((), ())


def test_every_player_has_a_colour_a_board_and_a_ship_on_the_centre(game: State) -> None:
    # SET-11, SET-12, SET-13, SET-14, SET-15
    seats = game.terms.seats
    assert seats == tuple(Seat)[: len(seats)]
    assert game.ships == dict.fromkeys(seats, CENTRE)
    assert game.scores == dict.fromkeys(seats, 0)
    assert game.boards == dict.fromkeys(seats, Board(NO_CUBES, NO_CUBES, COLOURS, BASICS, SPECIALS))
    assert game.exile == EMPTY_EXILE


def test_a_new_game_is_a_sound_position(game: State) -> None:
    lum.validate(game)


# --- chance


def test_the_same_seed_draws_the_same_game_and_another_seed_another_one() -> None:
    assert lum.new_game(seed=5) == lum.new_game(seed=5)
    assert lum.new_game(seed=5) != lum.new_game(seed=6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_can_be_first(players: int) -> None:
    # SET-16
    seats = tuple(Seat)[:players]
    drawn = [draw_layout(seats, seed, Rulings()).first for seed in range(300)]
    assert set(drawn) == set(seats)
    assert min(map(drawn.count, seats)) > 300 / players / 2


@pytest.mark.parametrize(
    ("reading", "energies"),
    [
        ("attested_only", {"THREE_GREEN", "TWO_BLUE_TWO_RED", "TWO_GREEN_TWO_YELLOW"}),
        ("guessed_four", {"THREE_GREEN", "TWO_BLUE_TWO_RED", "TWO_GREEN_TWO_YELLOW", "THREE_BLUE"}),
        ("guessed_eight", set(EnergyObjective.__members__)),
    ],
)
def test_every_objective_can_be_drawn(reading: str, energies: set[str]) -> None:
    # SET-8, SET-9, SET-10, R-14, R-16
    rulings = Rulings().with_reading("R-16", reading)
    drawn = [draw_layout(tuple(Seat), seed, rulings).objectives for seed in range(300)]
    assert {objectives.harvest for objectives in drawn} == set(Colour)
    assert {objectives.light for objectives in drawn} == set(LightObjective)
    assert {objectives.energy.name for objectives in drawn} == energies


def test_every_tile_can_lie_on_a_starting_cell_and_on_top_of_a_stack() -> None:
    # SET-2, SET-4, SET-5, SET-6
    drawn = [draw_layout(tuple(Seat), seed, Rulings()) for seed in range(300)]
    assert {layout.systems[RING[0]][0] for layout in drawn} == set(PLANETS_IN_THE_BOX)
    assert {layout.systems[RING[0]][1] for layout in drawn} == set(SATELLITES_IN_THE_BOX)
    assert {layout.planet_stacks[0][0] for layout in drawn} == set(PLANETS_IN_THE_BOX)
    assert {layout.satellite_stacks[0][0] for layout in drawn} == set(SATELLITES_IN_THE_BOX)


# --- the extension


def test_the_wider_choice_locks_eight_special_units() -> None:
    # UNT-4, R-79 wider_choice
    game = lum.new_game(seed=1, rulings=Rulings().with_reading("R-79", "wider_choice"))
    board = Board(NO_CUBES, NO_CUBES, COLOURS, BASICS, (*SPECIALS, *EXTENSIONS))
    assert game.boards == dict.fromkeys(Seat, board)


def test_crews_given_as_data_are_put_in_order() -> None:
    # R-79 custom_start
    white = Crew((UnitKind.ROGUE, UnitKind.BASIC), (UnitKind.TRAVELLER, UnitKind.CHIEF))
    layout = layout_with(crews={Seat.WHITE: white, Seat.BLACK: CREW})
    game = lum.new_game(layout=layout, rulings=CUSTOM)
    in_order = (UnitKind.BASIC, UnitKind.ROGUE), (UnitKind.CHIEF, UnitKind.TRAVELLER)
    assert game.boards == {
        Seat.WHITE: Board(NO_CUBES, NO_CUBES, COLOURS, *in_order),
        Seat.BLACK: Board(NO_CUBES, NO_CUBES, COLOURS, BASICS, SPECIALS),
    }


# --- layouts that cannot be


def test_a_drawn_layout_makes_the_game_of_its_seed() -> None:
    assert lum.new_game(layout=LAYOUT) == lum.new_game(players=2, seed=7)


SEATS: Mapping[str, tuple[Layout, list[str]]] = {
    "one player": (
        layout_with(seats=(Seat.WHITE,), first=Seat.WHITE),
        ["players: expected 2 to 4, found 1"],
    ),
    "nobody": (
        layout_with(seats=()),
        [
            "players: expected 2 to 4, found 0",
            "first: Black does not take part",
        ],
    ),
    "five players": (
        layout_with(seats=(*Seat, Seat.GOLD)),
        ["players: expected 2 to 4, found 5", "players: two share a colour"],
    ),
    "unknown seat": (
        layout_with(seats=(Seat.WHITE, Seat.BLACK, "copper")),
        ["players: unknown: 'copper'; expected white, black, silver, gold"],
    ),
    "shared colour": (
        layout_with(seats=(Seat.WHITE, Seat.BLACK, Seat.BLACK)),
        ["players: two share a colour"],
    ),
    "first player from outside": (
        layout_with(first=Seat.GOLD),
        ["first: Gold does not take part"],
    ),
}


@pytest.mark.parametrize("case", SEATS)
def test_seats_that_cannot_be(case: str) -> None:
    # SET-11, SET-16, R-08
    layout, expected = SEATS[case]
    assert faults(layout) == expected


def test_the_order_of_the_seats_is_free() -> None:
    layout = layout_with(seats=(Seat.GOLD, Seat.BLACK, Seat.SILVER), first=Seat.SILVER)
    assert lum.new_game(layout=layout).terms.seats == (Seat.GOLD, Seat.BLACK, Seat.SILVER)


def test_a_missing_ring_cell_is_a_fault() -> None:
    # SET-2: a system lies further out instead
    moved = {Cell(0, 2) if cell == RING[0] else cell: tiles for cell, tiles in LAYOUT.systems.items()}
    assert faults(layout_with(systems=moved)) == [
        "systems: expected one on each of the eight cells around the centre"
    ]


def test_stacks_of_other_heights_are_a_fault() -> None:
    # SET-4, SET-6
    one, two, *rest = LAYOUT.planet_stacks
    planets = ((*one, two[0]), two[1:], *rest)
    all_in_one = (tuple(token for stack in LAYOUT.satellite_stacks for token in stack),)
    assert faults(layout_with(planet_stacks=planets, satellite_stacks=all_in_one)) == [
        "planets: expected 4 stacks of 5, found heights [6, 4, 5, 5]",
        "satellites: expected 4 stacks of 5, found heights [20]",
    ]


def test_unknown_tiles_are_named_in_the_order_in_which_they_lie() -> None:
    # the whole message is the same in every run
    tokens = (("comet", "asteroid", "comet", "nebula", "dust"), *LAYOUT.satellite_stacks[1:])
    named = [fault for fault in faults(layout_with(satellite_stacks=tokens)) if "unknown" in fault]
    assert named == [
        "satellites: unknown: 'comet'",
        "satellites: unknown: 'asteroid'",
        "satellites: unknown: 'nebula'",
        "satellites: unknown: 'dust'",
    ]


def test_tiles_in_wrong_numbers_are_a_fault() -> None:
    # CMP-5, CMP-8
    planets = ((Planet.BLACK,) * 5, *LAYOUT.planet_stacks[1:])
    tokens = ((*LAYOUT.satellite_stacks[0][:4], "comet"), *LAYOUT.satellite_stacks[1:])
    left_out = LAYOUT.satellite_stacks[0][4]
    found = {
        planet: count - LAYOUT.planet_stacks[0].count(planet) + (5 if planet is Planet.BLACK else 0)
        for planet, count in PLANETS_IN_THE_BOX.items()
    }
    full = SATELLITES_IN_THE_BOX[left_out]
    assert faults(layout_with(planet_stacks=planets, satellite_stacks=tokens)) == [
        *(
            f"planets: expected {PLANETS_IN_THE_BOX[planet]} {planet.name.lower()}, found {count}"
            for planet, count in found.items()
            if count != PLANETS_IN_THE_BOX[planet]
        ),
        f"satellites: expected {full} {things.SATELLITES.mark(left_out)}, found {full - 1}",
        "satellites: unknown: 'comet'",
    ]


@pytest.mark.parametrize(
    ("reading", "names"),
    [
        ("attested_only", "three_green, two_blue_two_red, two_green_two_yellow"),
        ("guessed_four", "three_green, two_blue_two_red, two_green_two_yellow, three_blue"),
    ],
)
def test_an_energy_objective_outside_the_reading_is_a_fault(reading: str, names: str) -> None:
    # SET-10, R-16
    layout = layout_with(objectives=attrs.evolve(LAYOUT.objectives, energy=EnergyObjective.THREE_RED))
    assert faults(layout, Rulings().with_reading("R-16", reading)) == [
        f"objectives: R-16 {reading} has no three_red: expected one of {names}"
    ]
    lum.new_game(layout=layout, rulings=Rulings().with_reading("R-16", "guessed_eight"))


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("harvest", "unknown: 'tin'; expected blue, green, yellow, red"),
        ("light", f"unknown: 'tin'; expected {LIGHT_OBJECTIVES}"),
        ("energy", f"unknown: 'tin'; expected {ENERGY_OBJECTIVES}"),
    ],
)
def test_an_objective_that_is_none_is_a_fault(part: str, expected: str) -> None:
    # SET-8, SET-9, SET-10
    layout = layout_with(objectives=damaged(LAYOUT.objectives, **{part: "tin"}))
    assert faults(layout) == [f"objectives: {expected}"]


def test_crews_are_given_under_custom_start_and_only_there() -> None:
    #
    crews = {Seat.WHITE: CREW, Seat.BLACK: CREW}
    assert faults(LAYOUT, CUSTOM) == ["crews: R-79 custom_start needs the crew of every player"]
    assert faults(layout_with(crews=crews)) == ["crews: crews are given only under R-79 custom_start"]
    lum.new_game(layout=layout_with(crews=crews), rulings=CUSTOM)


def test_crews_that_cannot_be() -> None:
    # CMP-4, SET-14, R-79
    white = Crew((*BASICS, UnitKind.CHIEF), (UnitKind.BASIC, UnitKind.CHIEF))
    crews = {Seat.WHITE: white, Seat.GOLD: CREW}
    assert faults(layout_with(crews=crews), CUSTOM) == [
        "crews: expected one for each player",
        "units white: expected at most 3 basic, found 4",
        "units white: expected at most 1 chief, found 2",
        "locked white: a basic unit is never locked",
    ]


def test_unknown_units_and_owners_are_named_as_they_are() -> None:
    #
    crews = {
        Seat.WHITE: damaged(CREW, available=("pirate", "monk", "pirate")),
        "copper": Crew(BASICS * 2, ()),
    }
    assert faults(layout_with(crews=crews), CUSTOM) == [
        "crews: expected one for each player",
        "units white: unknown: 'pirate'",
        "units white: unknown: 'monk'",
        "units 'copper': expected at most 3 basic, found 6",
    ]


@pytest.mark.parametrize(
    ("zone", "players", "expected"),
    [
        ("rect_2x1", 2, ["reading R-10: rect_2x1 has room for 14 systems, and the game needs 18"]),
        ("rect_2x2", 2, []),
        ("rect_2x2", 3, []),
        ("rect_2x2", 4, ["reading R-10: rect_2x2 has room for 24 systems, and the game needs 28"]),
        ("unbounded", 4, []),
    ],
)
def test_the_space_zone_has_room_for_every_system(zone: str, players: int, expected: list[str]) -> None:
    # eight systems and one a player in each of five rounds
    rulings = Rulings().with_reading("R-10", zone)
    layout = draw_layout(tuple(Seat)[:players], 1, rulings)
    if expected:
        assert faults(layout, rulings) == expected
    else:
        assert lum.new_game(layout=layout, rulings=rulings).terms.rulings == rulings


def test_all_faults_of_a_layout_are_listed_at_once() -> None:
    layout = layout_with(
        seats=(Seat.WHITE, "copper", Seat.WHITE, Seat.BLACK, Seat.SILVER),
        first=Seat.GOLD,
        systems={},
        planet_stacks=(),
        satellite_stacks=((), (), (), ()),
        objectives=damaged(LAYOUT.objectives, harvest="purple", light="four_black", energy=None),
        crews={Seat.WHITE: Crew((UnitKind.CHIEF, UnitKind.CHIEF), ())},
    )
    assert faults(layout, Rulings().with_reading("R-10", "rect_1x1")) == [
        "players: expected 2 to 4, found 5",
        "players: unknown: 'copper'; expected white, black, silver, gold",
        "players: two share a colour",
        "first: Gold does not take part",
        "systems: expected one on each of the eight cells around the centre",
        "planets: expected 4 stacks of 5, found heights []",
        "satellites: expected 4 stacks of 5, found heights [0, 0, 0, 0]",
        *(
            f"planets: expected {count} {tile.name.lower()}, found 0"
            for tile, count in PLANETS_IN_THE_BOX.items()
        ),
        *(
            f"satellites: expected {count} {things.SATELLITES.mark(token)}, found 0"
            for token, count in SATELLITES_IN_THE_BOX.items()
        ),
        "objectives: unknown: 'purple'; expected blue, green, yellow, red",
        f"objectives: unknown: 'four_black'; expected {LIGHT_OBJECTIVES}",
        f"objectives: unknown: None; expected {ENERGY_OBJECTIVES}",
        "crews: crews are given only under R-79 custom_start",
        "crews: expected one for each player",
        "units white: expected at most 1 chief, found 2",
        "reading R-10: rect_1x1 has room for 8 systems, and the game needs 33",
    ]
