"""Actions as text, one by one or a whole turn in a line."""

import pytest
from hypothesis import given

from lum42_ref import Action, Seat, State, play
from lum42_ref.engine import ENGINE
from lum42_ref.model import actions as act
from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Face, Slot, UnitKind
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.notation import NOTATION, Line, read_action, read_card, read_line, write_action
from lum42_ref.universe import action_universe
from rulespec.errors import FormatError
from tests.support.games import Opening
from tests.support.strategies import openings

SHAPES = {word: shape.en for word, shape in NOTATION.script.actions.shapes.items()}
GOLD = Seat.GOLD
NORTH, EAST = Cell(0, 1), Cell(1, 0)
ONE_OF_EACH: dict[str, Action] = {
    "take_planet 3": act.TakePlanet(3),
    "lay_planet (0,2) energy": act.LayPlanet(Cell(0, 2), Face.ENERGY),
    "take_satellite 1": act.TakeSatellite(1),
    "move (-1,1)": act.Move(Cell(-1, 1)),
    "deploy chief moon": act.Deploy(UnitKind.CHIEF, Slot.MOON),
    "skip_turn": act.SkipTurn(),
    "flee (2,0) planet": act.Flee(Cell(2, 0), Slot.PLANET),
    "stand": act.Stand(),
    "exile transformation": act.GoToExile(ExileSlot.TRANSFORMATION),
    "oust three": act.Oust(ExileSlot.THREE),
    "recover (0,1) moon": act.Recover(NORTH, Slot.MOON),
    "recover_exile one basic": act.RecoverExile(ExileSlot.ONE, UnitKind.BASIC),
    "harvest red": act.Harvest(Colour.RED),
    "transform yellow": act.Transform(Colour.YELLOW),
    "decline": act.Decline(),
    "place_probe (1,0)": act.PlaceProbe(EAST),
    "keep_probe": act.KeepProbe(),
    "swap energy blue gold red": act.Swap(CubeKind.ENERGY, Colour.BLUE, GOLD, Colour.RED),
    "use planet": act.UseHalf(Slot.PLANET),
    "enlist saboteur": act.Enlist(UnitKind.SABOTEUR),
    "name_first silver": act.NameFirst(Seat.SILVER),
}
LISTED = (
    "expected an action: take_planet, lay_planet, take_satellite, move, deploy, skip_turn, flee, stand, "
    "exile, oust, recover, recover_exile, harvest, transform, decline, place_probe, keep_probe, swap, use, "
    "enlist, name_first"
)
TURN = "expected an action, or a turn such as '(0,1) > (0,2) deploy basic planet'"
SEAT = "expected a seat (white, black, silver, gold)"
COLOUR = "expected a colour (blue, green, yellow, red)"
CELL = "expected a cell such as (0,2), NE or centre"
UNIT = "expected a unit (basic, doubler, scientist, saboteur, chief, traveller, twosome, booster, rogue)"


@pytest.mark.parametrize("text", ONE_OF_EACH)
def test_each_kind_of_action_has_its_line(text: str) -> None:
    action = ONE_OF_EACH[text]
    assert read_action(text) == action
    assert read_line(text) == Line(None, (action,))
    assert read_line(f"gold: {text}") == Line(GOLD, (action,))
    assert write_action(action) == text


def test_there_are_21_kinds_of_actions() -> None:
    assert [text.split()[0] for text in ONE_OF_EACH] == list(SHAPES)
    assert [type(action) for action in ONE_OF_EACH.values()] == list(ENGINE.actions)
    assert len(SHAPES) == 21


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("harvest", act.Harvest(None)),
        ("transform", act.Transform(None)),
        ("move NE", act.Move(Cell(1, 1))),
        ("move centre", act.Move(CENTRE)),
        ("  recover\tN   planet \r\n", act.Recover(NORTH, Slot.PLANET)),
    ],
)
def test_other_ways_to_write_an_action(text: str, action: Action) -> None:
    assert read_action(text) == action
    assert read_action(write_action(action)) == action


@given(openings())
def test_every_action_there_can_be_reads_back_equal(opening: Opening) -> None:
    universe = action_universe(opening.begin().state)
    assert [read_action(write_action(action)) for action in universe] == universe


def flight() -> State:
    """Gold's ship is on N, beside systems that are not empty."""
    return read_card(
        """
        turn gold; units gold chief
        N red-L m:white black.basic@P gold.ship
        (0,2) blue-L m:red black.basic@P; (1,2) green-L m:blue
        """
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("(0,2)", Line(None, (act.Move(Cell(0, 2)),))),
        ("gold: (0,2) > (1,2)", Line(GOLD, (act.Move(Cell(0, 2)), act.Move(Cell(1, 2))))),
        (
            "gold: (0,1) > (0,2) > (1,2) deploy chief planet",
            Line(
                GOLD,
                (
                    act.Move(Cell(0, 2)),
                    act.Move(Cell(1, 2)),
                    act.Deploy(UnitKind.CHIEF, Slot.PLANET),
                ),
            ),
        ),
        ("N > (0,2)", Line(None, (act.Move(Cell(0, 2)),))),
        ("N deploy chief moon", Line(None, (act.Deploy(UnitKind.CHIEF, Slot.MOON),))),
        ("N", Line(None, (act.Move(NORTH),))),
        ("deploy chief moon", Line(None, (act.Deploy(UnitKind.CHIEF, Slot.MOON),))),
    ],
)
def test_a_turn_in_one_line_begins_where_the_ship_is_or_with_its_first_step(text: str, line: Line) -> None:
    assert read_line(text, flight()) == line


def test_without_a_position_every_cell_of_a_turn_is_a_step() -> None:
    assert read_line("N > E deploy basic planet").actions == (
        act.Move(NORTH),
        act.Move(EAST),
        act.Deploy(UnitKind.BASIC, Slot.PLANET),
    )


def test_where_no_ship_moves_every_cell_of_a_turn_is_a_step() -> None:
    for card in ("N red-L m:white; phase 5", "phase over"):
        assert read_line("centre > N", read_card(card)).actions == (act.Move(CENTRE), act.Move(NORTH))


def test_a_whole_turn_is_played_step_by_step() -> None:
    state = flight()
    for action in read_line("gold: N > (0,2) > (1,2) deploy chief planet", state).actions:
        state = play(state, action).state
    expected = read_card(
        """
        turn white; score black 1; units gold none
        N red-L m:white black.basic@P
        (0,2) blue-L m:red black.basic@P; (1,2) green-L m:blue gold.chief@P gold.ship
        """
    )
    assert state == expected


def test_a_very_long_turn_is_read_as_quickly_as_its_length_allows() -> None:
    assert read_line(" > ".join(["N"] * 50_000)).actions == (act.Move(NORTH),) * 50_000


def complaint(text: str) -> str:
    """What is said about a line that cannot be read."""
    with pytest.raises(FormatError) as caught:
        read_line(text, number=7)
    return str(caught.value)


@pytest.mark.parametrize("text", ["", "  \t", "\n", "gold:"])
def test_a_line_without_an_action_is_refused(text: str) -> None:
    assert complaint(text) == f"line 7: {LISTED}"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("gold", 1, f"{TURN}, found 'gold'"),
        ("mov N", 1, f"{TURN}, found 'mov'; did you mean 'move'?"),
        ("gold: mov N", 7, f"{TURN}, found 'mov'; did you mean 'move'?"),
        ("gold:mov N", 6, f"{TURN}, found 'mov'; did you mean 'move'?"),
        ("gold :mov N", 7, f"{TURN}, found 'mov'; did you mean 'move'?"),
        ("harvest red; mov N", 14, f"{TURN}, found 'mov'; did you mean 'move'?"),
        ("collect red", 1, f"{TURN}, found 'collect'; did you mean 'harvest'?"),
        ("attaquer chef planète", 1, f"{TURN}, found 'attaquer'; did you mean 'deploy'?"),
        ("> N", 1, f"{TURN}, found '>'"),
        ("gld: move N", 1, f"{SEAT}, found 'gld'; did you mean 'gold'?"),
        ("Gld: move N", 1, f"{SEAT}, found 'Gld'; did you mean 'gold'?"),
        ("N >", 3, "expected a cell after >, found '>'"),
        ("N > > E", 5, f"{CELL}, found '>'"),
        ("N > NNE", 5, f"{CELL}, found 'NNE'; did you mean 'NE'?"),
        ("NN", 1, f"{CELL}, found 'NN'; did you mean 'N'?"),
        ("(0,1", 1, f"{CELL}, found '(0,1'"),
        ("N E", 3, "expected an action, found 'E'"),
        ("N deploy chief", 3, "expected deploy UNIT planet|moon, found 'deploy chief'"),
        ("N deploy chief sun", 16, "expected a slot (planet, moon), found 'sun'"),
        ("take_planet ten", 13, "expected a stack: a whole number from 0 to 9, found 'ten'"),
        ("take_satellite 10", 16, "expected a stack: a whole number from 0 to 9, found '10'"),
        ("lay_planet N lite", 14, "expected a face (light, energy), found 'lite'; did you mean 'light'?"),
        ("move (0,100)", 6, f"{CELL}, found '(0,100)'"),
        ("deploy cheif planet", 8, f"{UNIT}, found 'cheif'; did you mean 'chief'?"),
        ("flee N ship", 8, "expected a slot (planet, moon), found 'ship'"),
        (
            "exile harvst",
            7,
            (
                "expected a slot of the Exile (harvest, transformation, swap, three, one), found 'harvst'; "
                "did you mean 'harvest'?"
            ),
        ),
        ("recover_exile one boss", 19, f"{UNIT}, found 'boss'; did you mean 'chief'?"),
        ("harvest rde", 9, f"{COLOUR}, found 'rde'; did you mean 'red'?"),
        ("transform black", 11, f"{COLOUR}, found 'black'"),
        (
            "swap lite red gold blue",
            6,
            "expected a kind of cube (light, energy), found 'lite'; did you mean 'light'?",
        ),
        ("swap light red gilt blue", 16, f"{SEAT}, found 'gilt'; did you mean 'gold'?"),
        ("use both", 5, "expected a half (planet, moon), found 'both'"),
        ("name_first me", 12, f"{SEAT}, found 'me'"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, column: int, message: str) -> None:
    assert complaint(text) == f"line 7, column {column}: {message}"


@pytest.mark.parametrize("verb", SHAPES)
def test_too_many_words_are_refused_with_the_shape_of_the_action(verb: str) -> None:
    words = f"{verb} a b c d e"
    assert complaint(words) == f"line 7, column 1: expected {SHAPES[verb]}, found {words!r}"


def test_a_long_mistake_is_shown_in_part() -> None:
    assert (
        complaint("skip_turn " + "x" * 500)
        == f"line 7, column 1: expected skip_turn, found 'skip_turn {'x' * 50}…'"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"line 1: {LISTED}"),
        ("gold: move N", "line 1, column 1: expected an action, found 'gold:'"),
        ("N > E", "line 1, column 1: expected an action, found 'N'"),
        ("mve N", "line 1, column 1: expected an action, found 'mve'; did you mean 'move'?"),
    ],
)
def test_a_single_action_has_neither_seat_nor_path(text: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_action(text)
    assert str(caught.value) == message
