"""The terminal board: every piece by its letters, at any width, without colour."""

import io
from collections import Counter

import pytest
from rich.console import Console

import lum42_ref as lum
from lum42_ref import State
from lum42_ref.drawing.sentences import units_in_hand
from lum42_ref.drawing.terminal import board, key_to_colours, piece_code, ship_code, unit_code
from lum42_ref.model.components import Seat, Unit
from lum42_ref.model.decisions import ChooseSatellite
from lum42_ref.vocabulary import things
from rulespec.language import Language
from tests.lum42_ref.drawing.test_picture import game, late, scene
from tests.support.notation import position


def shown(state: State, width: int = 80, language: Language = Language.EN) -> str:
    console = Console(width=width, no_color=True, file=io.StringIO(), legacy_windows=False)
    with console.capture() as captured:
        console.print(board(state, language))
    return captured.get()


def words_of(screen: str) -> Counter[str]:
    return Counter(screen.replace("│", " ").replace(",", " ").split())


def codes_of(state: State, language: Language) -> Counter[str]:
    standing = [piece for system in state.space.values() for piece in (system.on_planet, system.on_moon)]
    codes = [piece_code(piece, language) for piece in standing if piece is not None]
    codes += [unit_code(unit, language) for _, unit in state.exile.units()]
    codes += [unit_code(unit, language) for unit in units_in_hand(state)]
    codes += [ship_code(seat, language) for seat in state.ships]
    for seat, lay in state.boards.items():
        codes += [unit_code(Unit(seat, kind), language) for kind in (*lay.available, *lay.locked)]
    return Counter(codes)


@pytest.mark.parametrize(("width", "language"), [(80, Language.EN), (120, Language.FR)])
def test_the_board_names_every_piece_of_every_position_of_a_game(width: int, language: Language) -> None:
    for number, state in enumerate(game(4)):
        if number % 20 == 0 or (len(state.pending) > 1 and number % 3 == 0):
            screen = shown(state, width, language)
            expected = codes_of(state, language)
            assert Counter({code: words_of(screen)[code] for code in expected}) == expected
            assert max(map(len, screen.splitlines())) <= width


def test_the_scene_at_eighty_columns() -> None:
    lines = [line.rstrip() for line in shown(scene()).splitlines()]
    assert lines[:17] == [
        "Round 2 of 5, phase 2: deployment",
        "> White navigates from the centre: first step",
        "┌───┬─────────┬─────────┬─────────┬─────────┬─────────┐",
        "│   │         │         │*re Ch·B │         │         │",
        "│  1│         │         │(wh)     │         │         │",
        "│   │         │         │^S       │         │         │",
        "├───┼─────────┼─────────┼─────────┼─────────┼─────────┤",
        "│   │         │         │centre   │#bl      │         │",
        "│  0│         │         │^W ^B    │[o]      │         │",
        "│   │         │         │         │         │         │",
        "├───┼─────────┼─────────┼─────────┼─────────┼─────────┤",
        "│   │         │         │*gr !S   │         │         │",
        "│ -1│         │         │[+]      │         │         │",
        "│   │         │         │         │         │         │",
        "├───┼─────────┼─────────┼─────────┼─────────┼─────────┤",
        "│   │   -2    │   -1    │    0    │    1    │    2    │",
        "└───┴─────────┴─────────┴─────────┴─────────┴─────────┘",
    ]
    assert lines[17] == "White 12 VP, first player     Black 0 VP"


def test_a_wide_terminal_sets_the_boards_beside_the_space_zone() -> None:
    score = f"White {late().scores[Seat.WHITE]} VP"
    wide, small = shown(late(), 120).splitlines(), shown(late(), 80).splitlines()
    assert [("│" in line or "┐" in line) for line in wide if score in line] == [True]
    assert [("│" in line or "┐" in line) for line in small if score in line] == [False]


def test_a_zone_too_wide_for_the_terminal_is_listed_system_by_system() -> None:
    screen = " ".join(shown(scene(), 50).split())
    assert (
        "cell (0,1): red planet, light face, white moon; Black's Chief on the planet; Silver's ship" in screen
    )
    assert "cell (0,0): centre; White's ship; Black's ship" in screen


def test_a_planet_without_its_satellite_is_on_the_board_and_in_the_list() -> None:
    state = next(state for state in game(3) if isinstance(lum.decision(state), ChooseSatellite))
    assert "(?)" in shown(state, 120)
    assert "waiting for its satellite" in " ".join(shown(state, 50).split())


def test_exile_stacks_and_objectives_stand_below() -> None:
    state = position("""
        N  red-L  m:white
        exile harvest black.basic
        exile one white.basic
        planets red blue | - | - | -
        satellites p:diag | m:blue | - | -
        achieved energy black
    """)
    lines = [line.rstrip() for line in shown(state, 100, Language.FR).splitlines()]
    start = next(number for number, line in enumerate(lines) if line.startswith("Exil"))
    assert lines[start : start + 7] == [
        "Exil                collecte Ba·N, transformation –, échange –, 3 PV –, 1 PV chacune Ba·B",
        "réserve             bl10 ve10 ja10 ro10",
        "piles de planètes   ro×2  –  –  –",
        "piles de satellites [x]×1  (bl)×1  –  –",
        "objectif collecte   1 PV par cube bleu collecté",
        "objectif lumière    4 sondes dans la zone spatiale : personne encore",
        "objectif énergie    3 cubes d'énergie verts : 1er Noir",
    ]


@pytest.mark.parametrize("language", Language)
def test_a_letter_means_one_thing(language: Language) -> None:
    """Whatever its case: no seat, colour or unit has the letters of another."""
    entries = (*things.SEATS.values(), *key_to_colours(), *things.UNITS.values())
    codes = [entry.letter.in_language(language).lower() for entry in entries]
    assert Counter(codes) == Counter(set(codes))


@pytest.mark.parametrize(
    ("language", "legend"),
    [
        (
            Language.EN,
            [
                "bl blue  gr green  ye yellow  re red  bk black planet  wh white moon",
                "W White  B Black  S Silver",
            ],
        ),
        (
            Language.FR,
            [
                "bl bleu  ve vert  ja jaune  ro rouge  no planète noire  bc lune blanche",
                "B Blanc  N Noir  A Argenté",
            ],
        ),
    ],
)
def test_the_legend_says_what_letters_mean(language: Language, legend: list[str]) -> None:
    lines = [line.rstrip() for line in shown(scene(), 120, language).splitlines()]
    assert lines[-3:-1] == legend
