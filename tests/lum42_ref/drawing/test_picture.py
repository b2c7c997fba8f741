"""A position as SVG: whole, self-contained, small, the same every time, and nothing is left out."""

import itertools
import math
import os
import pathlib
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree as ET

import pytest

import lum42_ref as lum
from lum42_ref import State
from lum42_ref.drawing import Theme, draw, draw_change
from lum42_ref.drawing.grid import CELL, LANE, MOON_SPOT, PITCH, PLANET_SPOT, UNIT_SPOTS
from lum42_ref.drawing.marks import (
    Area,
    Combat,
    Crew,
    Home,
    Marks,
    Path,
    Place,
    PlanetStack,
    Refusal,
    Reserve,
    SatelliteStack,
    marks_of,
)
from lum42_ref.drawing.sentences import units_in_hand
from lum42_ref.drawing.shapes import MOON, PLANET
from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Probe, Seat, Slot, Unit, UnitKind
from lum42_ref.model.decisions import ChooseCell, ChooseExile, ChooseSatellite, FleeOrStand
from lum42_ref.model.events import ShipMoved
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.model.table import Phase
from rulespec.engine import Step
from rulespec.language import Language
from tests.support.notation import position

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 80_000
"""Bytes of a whole table, late in a game of four with the extension."""

FIGURE_ON_A_PHONE = 344
"""The room for a picture on a phone 390 pixels wide, within the margins of page and figure."""

SCENE = """
    round 2
    N  red-L    m:white  black.chief@P
    E  blue-E   p:tele
    S  green-L  p:lat    silver.probe@P
"""


def game(seed: int, players: int = 4, *, zone: str = "square_7x7") -> Iterator[State]:
    """Every position of a random game with the extension."""
    rulings = lum.Rulings().with_reading("R-10", zone)
    state = lum.new_game(players=players, seed=seed, rulings=rulings, extension=True)
    chance = Random(seed)
    yield state
    while actions := lum.legal_actions(state):
        state = lum.play(state, chance.choice(actions)).state
        yield state


def steps(seed: int) -> Iterator[tuple[State, lum.Step]]:
    """Every step of a random game of four, and the position before it."""
    state, chance = lum.new_game(players=4, seed=seed), Random(seed)
    while actions := lum.legal_actions(state):
        step = lum.play(state, chance.choice(actions))
        yield state, step
        state = step.state


def late(seed: int = 7) -> State:
    """The first position of the last recovery."""
    return next(state for state in game(seed) if (state.round, state.phase) == (5, Phase.RECOVERY))


def scene() -> State:
    return position(f"""
        {SCENE}
        ship silver N
        units white basic
        units black none
        units silver none
        locked white none
        locked black none
        locked silver none
        score white 12
    """)


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  written by ourselves


def classes(svg: str) -> Counter[str]:
    return Counter(element.get("class", "") for element in parsed(svg).iter())


def titles(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}title")]


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


def pieces_of(state: State) -> Counter[str]:
    standing = [piece for system in state.space.values() for piece in (system.on_planet, system.on_moon)]
    units = sum(isinstance(piece, Unit) for piece in standing)
    units += len(state.exile.units()) + len(units_in_hand(state))
    units += sum(len(board.available) + len(board.locked) for board in state.boards.values())
    probes = sum(isinstance(piece, Probe) for piece in standing)
    probes += sum(len(board.probes) for board in state.boards.values())
    return Counter(unit=units, probe=probes, ship=len(state.ships), system=len(state.space))


@pytest.mark.parametrize("zone", ["square_7x7", "unbounded"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_of_every_position_of_a_game_appears(zone: str, players: int) -> None:
    for number, state in enumerate(game(players, players, zone=zone)):
        if number % 20 == 0 or (len(state.pending) > 1 and number % 3 == 0):
            drawn = classes(draw(state, language=tuple(Language)[number % 2]))
            assert Counter({name: drawn[name] for name in pieces_of(state)}) == pieces_of(state)


def test_custom_crews_of_any_size_are_drawn() -> None:
    everyone = "basic basic basic doubler scientist saboteur chief traveller twosome booster rogue"
    state = position(f"""
        {SCENE}
        units white {everyone}
        units black none
        units silver none
        locked white none
        locked black rogue
        locked silver none
    """)
    assert classes(draw(state))["unit"] == 13


def test_a_picture_refers_to_nothing_outside_itself() -> None:
    svg = draw(late())
    root = parsed(svg)
    shapes = {element.get("id") for element in root.iter() if element.get("id")}
    links = {element.get("href", "#") for element in root.iter(f"{SVG}use")}
    assert {link.removeprefix("#") for link in links} <= shapes
    assert all(link.startswith("#") for link in links)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<script|<foreignObject|<image|url\(|@import|\son\w+=", svg)


@pytest.mark.parametrize("language", Language)
def test_a_late_game_of_four_is_small(language: Language) -> None:
    assert len(draw(late(), language=language).encode()) < LARGEST


def test_a_fixed_theme_needs_no_css_variables_and_auto_follows_the_reader() -> None:
    state = scene()
    day, night, auto = (draw(state, theme=theme) for theme in (Theme.LIGHT, Theme.DARK, Theme.AUTO))
    assert "var(" not in day + night
    assert "prefers-color-scheme" not in day + night
    assert "prefers-color-scheme:dark" in auto
    assert day != night
    assert "$" not in day + night + auto


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            Language.EN,
            [
                "cell (0,1): red planet, light face, white moon; Black's Chief on the planet; Silver's ship",
                "cell (1,0): blue planet, energy face, teleportation portal",
                "cell (0,-1): green planet, light face, lateral portal; Silver's probe on the planet",
                "cell (0,0): centre; White's ship; Black's ship",
            ],
        ),
        (
            Language.FR,
            [
                (
                    "case (0,1) : planète rouge, face lumière, lune blanche ; Chef Noir sur la planète ;"
                    " vaisseau Argenté"
                ),
                "case (1,0) : planète bleue, face énergie, portail de téléportation",
                "case (0,-1) : planète verte, face lumière, portail latéral ; sonde Argentée sur la planète",
                "case (0,0) : centre ; vaisseau Blanc ; vaisseau Noir",
            ],
        ),
    ],
)
def test_screen_readers_hear_what_lies_on_every_cell(language: Language, expected: list[str]) -> None:
    heard = titles(draw(scene(), language=language))
    assert [sentence for sentence in expected if sentence not in heard] == []


def test_the_picture_itself_has_a_title_and_a_description() -> None:
    root = parsed(draw(scene()))
    assert (root[0].text, root[1].text) == (
        "LUM42 – Round 2 of 5, phase 2: deployment",
        (
            "Round 2 of 5, phase 2: deployment. First player: White."
            " White navigates from the centre: first step."
            " White 12 VP, Black 0 VP, Silver 0 VP."
        ),
    )


def test_boards_exile_stacks_and_objectives_are_read_out_too() -> None:
    state = position(f"""
        objectives red three_adjacent_probes two_blue_two_red
        {SCENE}
        units white basic chief
        locked white rogue
        score white 12
        light white 2 blue 1 red
        energy white 1 green
        exile harvest black.basic
        planets red blue | - | - | -
        satellites m:white | - | - | -
        achieved light silver white
    """)
    heard = titles(draw(state))
    expected = [
        (
            "White's board, 12 VP; light: 2 blue, 1 red; energy: 1 green;"
            " probes: blue, green, yellow, red; available: basic unit, Chief; locked: Rogue"
        ),
        "Exile, harvest: Black's basic unit",
        "Exile, 1 VP each: none",
        "planet stack 1: red planet on top, height 2",
        "satellite stack 1: white moon on top, height 1",
        "planet stack 2: none",
        "3 adjacent probes: 1st Silver, 2nd White",
        "2 blue and 2 red energy cubes: nobody yet",
        "reserve: 13 blue, 14 green, 15 yellow, 14 red",
    ]
    assert [sentence for sentence in expected if sentence not in heard] == []


@pytest.mark.parametrize(
    ("reading", "players", "shown"),
    [
        ("zero", 4, ["8 VP", "5 VP", "3 VP"]),
        ("three", 4, ["8 VP", "5 VP", "3 VP", "3 VP"]),
        ("three", 2, ["8 VP", "5 VP", "3 VP"]),
    ],
)
def test_the_places_of_an_objective_give_what_the_reading_in_force_says(
    reading: str, players: int, shown: list[str]
) -> None:
    rulings = lum.Rulings().with_reading("R-80", reading)
    picture = parsed(draw(lum.new_game(players=players, seed=1, rulings=rulings)))
    goals = [group for group in picture.iter() if group.get("class") == "objective"]
    assert [[word.text for word in goal.iter(f"{SVG}text")][1:] for goal in goals] == [shown, shown]


def test_the_tokens_of_those_who_achieved_an_objective_stand_on_its_places() -> None:
    state = position(f"{SCENE}; achieved light silver white")
    light, energy = (group for group in parsed(draw(state)).iter() if group.get("class") == "objective")
    assert [token.get("class") for token in light.iter(f"{SVG}use")] == ["seat-silver", "seat-white"]
    assert list(energy.iter(f"{SVG}use")) == []


def test_labels_are_french_in_french() -> None:
    shown = texts(draw(scene(), language=Language.FR))
    expected = ["lumière", "énergie", "sondes", "disponibles", "verrouillées", "Exil", "réserve", "12 PV"]
    assert [label for label in expected if label not in shown] == []
    assert {"light", "energy", "probes", "available", "locked", "Exile", "reserve"} & set(shown) == set()


def test_the_space_zone_alone_leaves_boards_exile_and_stacks_out() -> None:
    alone, whole = draw(scene(), whole_table=False), draw(scene())
    assert classes(alone)["system"] == classes(whole)["system"] == 3
    assert (classes(alone)["stack"], classes(alone)["exile-slot"], classes(alone)["unit"]) == (0, 0, 1)
    assert (classes(whole)["stack"], classes(whole)["exile-slot"]) == (8, 5)
    assert "12 VP" in texts(alone)


def test_a_picture_without_legend_has_none() -> None:
    assert classes(draw(scene()))["legend"] == 1
    assert classes(draw(scene(), legend=False))["legend"] == 0


def test_a_narrow_picture_shows_the_same_in_one_column() -> None:
    wide, narrow = draw(late()), draw(late(), narrow=True)
    assert {name: classes(narrow)[name] for name in pieces_of(late())} == pieces_of(late())
    assert int(parsed(narrow).get("width", "")) < int(parsed(wide).get("width", ""))


def test_the_path_of_a_ship_has_an_arrow_and_a_number_for_each_step() -> None:
    path = Path(Seat.SILVER, (Cell(0, 1), Cell(1, 0), Cell(0, -1)))
    svg = draw(scene(), marks=Marks(signs=(path,)), whole_table=False, legend=False)
    drawn = classes(svg)
    assert (drawn["path"], drawn["path-head"]) == (2, 4)
    discs = [one for one in parsed(svg).iter() if one.get("class") == "bold middle paper"]
    assert [one.text for one in discs] == ["1", "2"]


def test_a_path_of_one_step_needs_no_number() -> None:
    under_way = lum.play(scene(), lum.legal_actions(scene())[0]).state
    drawn = classes(draw(under_way, legend=False))
    assert (drawn["path"], drawn["path-head"]) == (1, 1), "the path of a move under way is drawn by itself"


def played(before: State, *lines: str) -> Step[State]:
    """Actions one after another, as one step."""
    step = Step(before, ())
    for line in lines:
        after = lum.play(step.state, lum.read_action(line))
        step = Step(after.state, (*step.events, *after.events))
    return step


def pieces_and_ways(svg: str) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Where units, probes and ships stand in the space zone, and points along the ways over it."""
    zone = next(group for group in parsed(svg).iter() if group.get("class") == "zone")
    standing, ways = [], []
    for cell in zone[1]:
        corner = numbers(cell.get("transform", ""))
        for group in cell.iter(f"{SVG}g"):
            if group.get("class") in {"unit", "probe", "ship"}:
                x, y = numbers(group.get("transform", ""))[:2]
                standing.append((corner[0] + x, corner[1] + y))
        if cell.get("class") in {"path", "off"}:
            corners = numbers(cell.get("d", ""))
            line = list(zip(corners[::2], corners[1::2], strict=True))
            for (x, y), (to_x, to_y) in itertools.pairwise(line):
                ways += [(x + (to_x - x) * part / 20, y + (to_y - y) * part / 20) for part in range(21)]
    return standing, ways


def numbers(written: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", written)]


def signs_on(svg: str, class_: str) -> list[tuple[float, float]]:
    """Where signs of a class stand, seen from the corner of their cell."""
    zone = next(group for group in parsed(svg).iter() if group.get("class") == "zone")
    found = [
        numbers(group.get("transform", ""))
        for group in zone[1]
        if any(one.get("class") == class_ for one in group.iter(f"{SVG}use"))
    ]
    return [((x - LANE) % PITCH, (y - LANE) % PITCH) for x, y in found]


@pytest.mark.parametrize("standing", ["", "black.basic@P black.chief@M"])
@pytest.mark.parametrize("slot", Slot)
def test_a_sign_about_a_slot_stands_on_it_and_not_on_the_other(slot: Slot, standing: str) -> None:
    """In the middle of an empty slot, on the rim of one where a piece stands, which stays in sight."""
    state = position(f"round 2; N red-L m:white {standing}")
    north = Cell(0, 1)
    for sign, class_ in (
        (Combat(north, slot), "combat"),
        (Refusal(north, slot), "refusal"),
        (Refusal(north, slot, Unit(Seat.WHITE, UnitKind.BASIC)), "refusal"),
    ):
        svg = draw(state, marks=Marks(signs=(sign,)), whole_table=False, legend=False)
        (spot,) = signs_on(svg, class_)
        reach = {
            Slot.PLANET: math.dist(spot, PLANET_SPOT) - PLANET,
            Slot.MOON: math.dist(spot, MOON_SPOT) - MOON,
        }
        assert min(reach, key=lambda one: reach[one]) is slot
        assert reach[slot] < 20
        assert all(0 < number < CELL - 4 for number in spot), "not in the lanes, where ways run"
        if standing:
            assert math.dist(spot, UNIT_SPOTS[slot]) > 25


def drawn_way(seat: Seat, to: Cell) -> list[float]:
    marks = Marks(signs=(Path(seat, (CENTRE, to)),))
    svg = draw(scene(), marks=marks, whole_table=False, legend=False)
    (line,) = [one.get("d", "") for one in parsed(svg).iter() if one.get("class") == "path"]
    return numbers(line)


@pytest.mark.parametrize("seat", [Seat.WHITE, Seat.BLACK, Seat.SILVER])
@pytest.mark.parametrize("to", [Cell(0, 1), Cell(1, 0), Cell(0, -1)])
def test_a_step_from_the_centre_to_a_cell_beside_it_is_straight(seat: Seat, to: Cell) -> None:
    x, y, to_x, to_y = drawn_way(seat, to)
    assert (x == to_x, y == to_y) == (to.x == 0, to.y == 0)


def tags(svg: str) -> Iterator[tuple[float, float, float, float]]:
    """The tags with gains over the space zone: left, right, upper and lower edge."""
    zone = next(group for group in parsed(svg).iter() if group.get("class") == "zone")
    for one in zone.iter(f"{SVG}rect"):
        if one.get("class") == "gain":
            x, y, width, height = (float(one.get(name, "")) for name in ("x", "y", "width", "height"))
            yield (x, x + width, y, y + height)


def test_no_gain_covers_a_way() -> None:
    """In every move of two games."""
    gains = 0
    for seed in (5, 8):
        for state, step in steps(seed):
            if not any(isinstance(event, ShipMoved) for event in step.events):
                continue
            marks = marks_of(step.events)
            svg = draw(step.state, marks=marks, whole_table=False, legend=False)
            _, ways = pieces_and_ways(svg)
            for left, right, top, bottom in tags(svg):
                gains += 1
                covered = [(x, y) for x, y in ways if left < x < right and top < y < bottom]
                assert covered == [], lum.write_card(state)
    assert gains > 20


def test_no_way_covers_a_piece() -> None:
    """A way keeps off the middle of every piece, in every move of two games."""
    moves = 0
    for seed in (5, 8):
        for state, step in steps(seed):
            if not any(isinstance(event, ShipMoved) for event in step.events):
                continue
            moves += 1
            marks = marks_of(step.events)
            standing, ways = pieces_and_ways(draw(step.state, marks=marks, whole_table=False, legend=False))
            nearest = min(math.dist(piece, point) for piece in standing for point in ways)
            assert nearest > 14, lum.write_card(state)
    assert moves > 50


@pytest.mark.parametrize(
    "place",
    [
        Cell(0, 1),
        ExileSlot.SWAP,
        Reserve(Colour.RED),
        Area(Seat.WHITE, CubeKind.LIGHT, Colour.RED),
        Home(Seat.WHITE, Colour.RED),
        Crew(Seat.WHITE, UnitKind.BASIC),
        PlanetStack(1),
        SatelliteStack(4),
    ],
)
def test_a_place_that_changed_is_framed(place: Place) -> None:
    assert classes(draw(scene(), marks=Marks(frozenset({place})), legend=False))["changed"] == 1


def test_of_a_board_only_what_changed_is_framed() -> None:
    state = position("""
        round 3; phase 4; turn white
        N  green-E  p:diag   white.basic@P
        E  red-L    m:white  black.basic@M
        light white 2 green
    """)
    step = lum.play(state, lum.read_action("recover N planet"))
    framed = [
        one for one in parsed(draw_change(state, step, legend=False)).iter() if one.get("class") == "changed"
    ]
    small = [(one.get("width"), one.get("height")) for one in framed]
    assert small == [("118", "118"), ("62", "36"), ("62", "36"), ("46", "44")]
    assert [word for word in texts(draw_change(state, step, legend=False)) if word.startswith("+")] == [
        "+4"
    ] * 3


def test_a_change_shows_before_and_after_with_path_and_frames() -> None:
    before = scene()
    step = lum.play(before, lum.legal_actions(before)[0])
    assert any(isinstance(event, ShipMoved) for event in step.events)
    svg = draw_change(before, step)
    drawn = classes(svg)
    assert drawn["system"] == 6
    assert drawn["path"] == 2, "one in the picture, one in the legend"
    assert drawn["left"] == 1, "the outline of the ship stays where it left the centre"
    assert [word.split(" ")[0] for word in texts(svg) if "–" in word][:2] == ["Before", "After"]
    stacked = classes(draw_change(before, step, narrow=True))
    assert {name: stacked[name] for name in drawn if name} == {name: drawn[name] for name in drawn if name}


def test_a_ship_leaves_its_outline_on_a_system_too() -> None:
    path = Path(Seat.SILVER, (Cell(1, 0), Cell(0, 1)))
    east, north = (
        classes(draw(scene(), marks=Marks(signs=(one,)), whole_table=False, legend=False))["left"]
        for one in (path, Path(Seat.SILVER, (Cell(0, 1), Cell(1, 0))))
    )
    assert (east, north) == (1, 0), "a ship that stands there now is no trace"


def test_the_exile_is_laid_out_alike_before_and_after() -> None:
    before = position("""
        round 4; phase 2; turn white
        N  red-E  m:blue  black.basic@P
        units white rogue
        exile three silver.saboteur; exile one black.basic
    """)
    step = played(before, "move N", "deploy rogue planet", "exile harvest", "oust three")
    for language in Language:
        drawn = parsed(draw_change(before, step, legend=False, language=language))
        slots = [one.find(f"{SVG}rect") for one in drawn.iter() if one.get("class") == "exile-slot"]
        sizes = [(one.get("width"), one.get("height")) for one in slots if one is not None]
        assert len(sizes) == 10
        assert sizes[:5] == sizes[5:]


def test_a_change_of_boards_and_exile_shows_them_beside_the_space_zone() -> None:
    for state in game(11):
        step = lum.play(state, lum.legal_actions(state)[0])
        if isinstance(lum.decision(state), ChooseExile):
            drawn = classes(draw_change(state, step))
            assert drawn["exile-slot"] == 10
            break
    else:
        pytest.fail("no combat in this game")


@pytest.mark.parametrize(
    ("card", "play", "drawn"),
    [
        (
            "N red-L m:green black.basic@P black.ship",
            ["move N", "deploy basic planet"],
            {"path": 1, "off": 1, "combat": 1},
        ),
        (
            "round 2; N red-L m:green black.probe@P; units white saboteur; locked white none",
            ["move N", "deploy saboteur planet"],
            {"path": 1, "off": 1, "combat": 0},
        ),
        (
            "N red-L m:green black.traveller@P; E blue-L m:red; units black none; locked black none",
            ["move N", "deploy basic planet", "flee E moon"],
            {"path": 1, "off": 1, "combat": 2},
        ),
        (
            "N red-L m:green black.basic@P; exile swap black.basic; units white rogue; units black none",
            ["move N", "deploy rogue planet", "exile one", "oust swap"],
            {"path": 1, "off": 1, "combat": 1},
        ),
    ],
    ids=["ejection and combat", "sabotage", "flight", "ousting"],
)
def test_what_happens_is_marked_on_the_board(card: str, play: list[str], drawn: dict[str, int]) -> None:
    before = position(card)
    shown = classes(draw_change(before, played(before, *play), legend=False))
    assert {name: shown[name] for name in drawn} == drawn


@pytest.mark.parametrize(
    ("action", "drawn"),
    [
        ("move N", {"refusal": 1, "off": 1}),
        ("deploy basic planet", {"refusal": 1, "off": 0}),
        ("exile swap", {"refusal": 1, "off": 0}),
        ("transform red", {"refusal": 1, "off": 0}),
        ("take_planet 1", {"refusal": 0, "off": 0}),
        ("skip_turn", {"refusal": 0, "off": 0}),
    ],
)
def test_what_is_refused_is_crossed_out_where_it_would_have_been(action: str, drawn: dict[str, int]) -> None:
    """What lies outside a picture of the space zone, and what lies nowhere, is not."""
    shown = classes(draw(scene(), refused=[lum.read_action(action)], whole_table=False, legend=False))
    assert {name: shown[name] for name in drawn} == drawn


def test_a_picture_reads_back_as_the_positions_it_shows() -> None:
    for number, (state, step) in enumerate(steps(3)):
        if number % 40 == 0:
            cards = [one.text or "" for one in parsed(draw_change(state, step)).iter(f"{SVG}metadata")]
            assert [lum.read_card(card) for card in cards] == [state, step.state]


def sizes_on_a_phone(svg: str) -> Iterator[float]:
    """How large each text of a picture is on a phone, in pixels."""
    root = parsed(svg)
    shown = FIGURE_ON_A_PHONE / int(root.get("width", ""))

    def found(element: ET.Element, scale: float) -> Iterator[float]:
        scaled = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
        within = scale * float(scaled[1]) if scaled else scale
        if element.tag == f"{SVG}text":
            yield float(element.get("font-size", "")) * within
        for child in element:
            yield from found(child, within)

    yield from found(root, shown)


@pytest.mark.parametrize("language", Language)
def test_no_text_is_smaller_than_twelve_pixels_on_a_phone(language: Language) -> None:
    large = late()
    assert min(sizes_on_a_phone(draw(large, narrow=True, language=language))) >= 12
    for number, (state, step) in enumerate(steps(4)):
        if number % 60 == 0:
            svg = draw_change(state, step, narrow=True, legend=False, language=language)
            assert min(sizes_on_a_phone(svg)) >= 12


def test_what_is_in_a_hand_is_shown() -> None:
    kinds = {ChooseCell: "hand", FleeOrStand: "hand", ChooseExile: "hand"}
    wanted = set(kinds)
    for seed in range(20):
        for state in game(seed):
            decision = lum.decision(state)
            if type(decision) in wanted:
                wanted.discard(type(decision))
                assert classes(draw(state))["hand"] == 1
        if not wanted:
            return
    pytest.fail(f"never seen: {wanted}")


def test_a_planet_without_its_satellite_is_shown_on_its_cell() -> None:
    state = next(state for state in game(3) if isinstance(lum.decision(state), ChooseSatellite))
    decision = lum.decision(state)
    assert isinstance(decision, ChooseSatellite)
    heard = titles(draw(state))
    assert f"cell {decision.cell}: {decision.planet.name.lower()} planet, waiting for its satellite" in heard


def test_cells_where_a_planet_may_be_laid_are_in_the_picture() -> None:
    opening = lum.new_game(players=2, seed=1)
    assert classes(draw(opening))["void"] >= 16


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_stack_always_has_room_for_its_top_and_its_height(players: int) -> None:
    for state in (lum.new_game(players=players, seed=1), list(game(players, players))[-1]):
        stacks = [group for group in parsed(draw(state)).iter() if group.get("class") == "stack"]
        widths = [float(rect.get("width", "")) for group in stacks for rect in group.iter(f"{SVG}rect")]
        assert len(widths) == 8
        assert min(widths) >= 90


def test_no_planets_are_seen_below_the_last_of_a_stack() -> None:
    state = position(f"{SCENE}; planets red | red blue | red blue green | red blue green green")
    stacks = [group for group in parsed(draw(state)).iter() if group.get("class") == "stack"][:4]
    edges = [[one.get("href") for one in stack.iter(f"{SVG}use")].count("#lum42-under") for stack in stacks]
    assert edges == [0, 1, 2, 2]


def test_a_state_shows_itself_in_a_notebook() -> None:
    opening = lum.new_game(players=2, seed=7)
    assert opening._repr_svg_() == draw(opening)
    assert (opening._repr_svg_() or "").startswith("<svg")


def test_nothing_is_loaded_for_pictures_before_one_is_shown(root: pathlib.Path) -> None:
    program = (
        "import sys; from lum42_ref.notation import read_line; import lum42_ref as lum;"
        "state = lum.new_game(players=2, seed=7);"
        "assert not [name for name in sys.modules if 'drawing' in name], sys.modules;"
        "print(state._repr_svg_()[:4], 'rich' in sys.modules)"
    )
    printed = subprocess.run(
        [sys.executable, "-c", program], cwd=root, check=True, capture_output=True, text=True
    )
    assert printed.stdout == "<svg False\n"


def test_pictures_are_the_same_under_every_hash_seed(root: pathlib.Path) -> None:
    program = (
        "import hashlib, lum42_ref as lum; from lum42_ref.drawing import draw, draw_change;"
        "state = lum.new_game(players=4, seed=7); step = lum.play(state, lum.legal_actions(state)[0]);"
        "print(hashlib.sha256((draw(state) + draw_change(state, step)).encode()).hexdigest())"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
