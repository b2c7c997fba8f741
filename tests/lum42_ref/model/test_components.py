"""The clauses on components: true by construction, seen in the tables of the model and in a real game."""

from collections import Counter

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.chance import ENERGY_OBJECTIVES
from lum42_ref.model.components import (
    COLOURS,
    CUBES_IN_THE_BOX,
    NO_CUBES,
    OBJECTIVE_CUBES_EACH,
    PLANETS_IN_THE_BOX,
    SATELLITES_IN_THE_BOX,
    SPECIAL_UNITS,
    Colour,
    Face,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    UnitKind,
)
from lum42_ref.model.space import CENTRE
from lum42_ref.model.table import Board, State
from lum42_ref.rules.objectives import CUBE_OBJECTIVES
from lum42_ref.rulings import EnergyObjectives


@pytest.fixture(scope="module")
def game() -> State:
    return lum.new_game(players=4, seed=42)


def planets_of(game: State) -> Counter[Planet]:
    laid = [system.planet for system in game.space.values()]
    return Counter([*laid, *(planet for stack in game.stacks.planets for planet in stack)])


def satellites_of(game: State) -> Counter[Satellite]:
    laid = [system.satellite for system in game.space.values()]
    return Counter([*laid, *(token for stack in game.stacks.satellites for token in stack)])


def test_one_game_board_is_shared_and_there_are_four_player_boards(game: State) -> None:
    # CMP-1: the game board exists once, whoever looks at it; each player has a board of their own
    assert list(game.boards) == list(Seat)
    assert all(type(board) is Board for board in game.boards.values())
    seen = [lum.observe(game, seat) for seat in Seat]
    assert [attrs.evolve(view, seat=Seat.WHITE) for view in seen] == [seen[0]] * 4


def test_eighty_light_cubes_twenty_in_each_colour(game: State) -> None:
    # CMP-2: four players use every cube of the box
    assert [colour.name for colour in COLOURS] == ["BLUE", "GREEN", "YELLOW", "RED"]
    assert CUBES_IN_THE_BOX * len(COLOURS) == 80
    assert game.reserve == (20, 20, 20, 20)


def test_four_player_colours(game: State) -> None:
    # CMP-3, R-07: gold, not copper
    assert [seat.name for seat in Seat] == ["WHITE", "BLACK", "SILVER", "GOLD"]
    assert game.terms.seats == tuple(Seat)


def test_sixteen_pawns_a_player(game: State) -> None:
    # CMP-4: the score cube and the objective cubes are seen in the scores and in what is achieved
    for seat, board in game.boards.items():
        units = Counter((*board.available, *board.locked))
        assert units == {UnitKind.BASIC: 3, **dict.fromkeys(SPECIAL_UNITS, 1)}
        assert board.probes == COLOURS
        assert (game.ships[seat], game.scores[seat]) == (CENTRE, 0)
        assert 1 + len(board.probes) + units.total() + OBJECTIVE_CUBES_EACH + 1 == 16


def test_twenty_eight_planets_six_a_colour_and_four_black(game: State) -> None:
    # CMP-5
    assert (
        planets_of(game)
        == PLANETS_IN_THE_BOX
        == {
            Planet.BLUE: 6,
            Planet.GREEN: 6,
            Planet.YELLOW: 6,
            Planet.RED: 6,
            Planet.BLACK: 4,
        }
    )
    assert planets_of(game).total() == 28


def test_a_coloured_planet_has_a_light_and_an_energy_face_of_its_colour() -> None:
    # CMP-6: the colour belongs to the tile, so its two faces cannot differ in it
    faces = {planet.colour: planet.faces for planet in Planet if planet.colour is not None}
    assert faces == dict.fromkeys(COLOURS, (Face.LIGHT, Face.ENERGY))


def test_twenty_eight_satellites_twelve_coloured_moons_four_white_ones_and_twelve_portals(
    game: State,
) -> None:
    # CMP-8
    tokens = satellites_of(game)
    assert tokens == SATELLITES_IN_THE_BOX
    assert tokens.total() == 28
    moons = {token.colour: count for token, count in tokens.items() if token.is_moon}
    assert moons == {Colour.BLUE: 3, Colour.GREEN: 3, Colour.YELLOW: 3, Colour.RED: 3, None: 4}
    assert sum(count for token, count in tokens.items() if not token.is_moon) == 12


def test_three_types_of_portals_four_tokens_each(game: State) -> None:
    # CMP-9
    assert {token.name: count for token, count in satellites_of(game).items() if not token.is_moon} == {
        "LATERAL_PORTAL": 4,
        "DIAGONAL_PORTAL": 4,
        "TELEPORTATION_PORTAL": 4,
    }


def test_one_harvest_three_light_and_four_energy_objective_tiles(game: State) -> None:
    # CMP-10: one tile for any colour; three tiles with two sides; four tiles, each with one or two
    # sides, of which three sides are attested
    assert type(game.terms.objectives.harvest) is Colour
    assert len(LightObjective) == 3 * 2
    assert {reading: len(sides) for reading, sides in ENERGY_OBJECTIVES.items()} == {
        EnergyObjectives.ATTESTED_ONLY: 3,
        EnergyObjectives.GUESSED_FOUR: 4,
        EnergyObjectives.GUESSED_EIGHT: 4 * 2,
    }


def test_one_token_counts_the_rounds_and_one_shows_the_first_player() -> None:
    # CMP-11
    tokens = [(game.round, game.first) for game in (lum.new_game(seed=seed) for seed in range(20))]
    assert set(tokens) == {(1, seat) for seat in Seat}


def test_areas_of_a_player_board(game: State) -> None:
    # CMP-13: an area for light and one for energy in each colour, places for available and for locked units,
    # and a probe in each coloured harvest area
    board = Board(
        light=NO_CUBES,
        energy=NO_CUBES,
        probes=COLOURS,
        available=(UnitKind.BASIC, UnitKind.BASIC, UnitKind.BASIC),
        locked=SPECIAL_UNITS,
    )
    assert len(board.light) == len(board.energy) == len(COLOURS)
    assert game.boards == dict.fromkeys(Seat, board)


def test_six_light_objectives_four_on_cubes_and_two_on_probes() -> None:
    # OBJ-6, R-15: one cube objective a colour
    on_probes = set(LightObjective) - set(CUBE_OBJECTIVES)
    assert list(CUBE_OBJECTIVES.values()) == list(COLOURS)
    assert on_probes == {LightObjective.FOUR_PROBES, LightObjective.THREE_ADJACENT_PROBES}
