"""A position as SVG: whole, self-contained, small, the same every time, and nothing is left out."""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

import lum42_ref as lum
from lum42_ref import State
from lum42_ref.drawing import Theme, draw, draw_change
from lum42_ref.drawing.sentences import units_in_hand
from lum42_ref.model.components import CubeKind, ExileSlot, Probe, Seat, Unit
from lum42_ref.model.decisions import ChooseCell, ChooseExile, ChooseSatellite, FleeOrStand
from lum42_ref.model.events import ShipMoved
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase
from rulespec.language import Language
from tests.support.notation import position

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 80_000
"""Bytes of a whole table, late in a game of four with the extension."""

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
    [("zero", 4, "8 / 5 / 3 VP"), ("three", 4, "8 / 5 / 3 / 3 VP"), ("three", 2, "8 / 5 / 3 VP")],
)
def test_the_points_beside_an_objective_are_those_of_the_reading_in_force(
    reading: str, players: int, shown: str
) -> None:
    rulings = lum.Rulings().with_reading("R-80", reading)
    picture = texts(draw(lum.new_game(players=players, seed=1, rulings=rulings)))
    assert [word for word in picture if word.startswith("8 / ")] == [shown, shown]


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
    svg = draw(scene(), path=(Cell(0, 1), Cell(1, 0), Cell(0, -1)), whole_table=False, legend=False)
    drawn = classes(svg)
    assert (drawn["path"], drawn["path-head"]) == (2, 4)
    numbered = [word for word in texts(svg) if word in ("1", "2")]
    assert numbered[-2:] == ["1", "2"]


def test_cells_outside_the_picture_are_left_out_of_a_path() -> None:
    assert classes(draw(scene(), path=(Cell(9, 9), Cell(0, 1)), legend=False))["path"] == 0


def test_the_path_of_a_move_under_way_is_drawn_by_itself() -> None:
    under_way = lum.play(scene(), lum.legal_actions(scene())[0]).state
    assert classes(draw(under_way, legend=False))["path"] == 1


@pytest.mark.parametrize("place", [Cell(0, 1), ExileSlot.SWAP, Seat.WHITE, CubeKind.LIGHT])
def test_a_place_that_changed_is_framed(place: Cell | ExileSlot | Seat | CubeKind) -> None:
    assert classes(draw(scene(), changed=[place], legend=False))["changed"] == 1


def test_a_change_shows_before_and_after_with_path_and_frames() -> None:
    before = scene()
    step = lum.play(before, lum.legal_actions(before)[0])
    assert any(isinstance(event, ShipMoved) for event in step.events)
    svg = draw_change(before, step)
    drawn = classes(svg)
    assert drawn["system"] == 6
    assert drawn["path"] == 2, "one in the picture, one in the legend"
    assert drawn["changed"] >= 2
    assert [word.split(" ")[0] for word in texts(svg) if "–" in word][:2] == ["Before", "After"]
    stacked = classes(draw_change(before, step, narrow=True))
    assert {name: stacked[name] for name in drawn if name} == {name: drawn[name] for name in drawn if name}


def test_a_change_of_boards_and_exile_shows_them_beside_the_space_zone() -> None:
    for state in game(11):
        step = lum.play(state, lum.legal_actions(state)[0])
        if isinstance(lum.decision(state), ChooseExile):
            drawn = classes(draw_change(state, step))
            assert drawn["exile-slot"] == 10
            break
    else:
        pytest.fail("no combat in this game")


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


def test_a_state_shows_itself_in_a_notebook() -> None:
    opening = lum.new_game(players=2, seed=7)
    assert opening._repr_svg_() == draw(opening)
    assert (opening._repr_svg_() or "").startswith("<svg")


def test_nothing_is_loaded_for_pictures_before_one_is_shown(root: Path) -> None:
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


def test_pictures_are_the_same_under_every_hash_seed(root: Path) -> None:
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
