"""Where a picture says that something is refused."""

import pytest

import lum42_ref as lum
from lum42_ref.drawing.marks import (
    Area,
    Crew,
    Gain,
    Home,
    Marks,
    Path,
    PlanetStack,
    Refusal,
    Reserve,
    SatelliteStack,
    Score,
    Sign,
)
from lum42_ref.drawing.refusals import refused, with_refused
from lum42_ref.model.components import Colour, CubeKind, ExileSlot, Seat, Slot, Unit, UnitKind
from lum42_ref.model.space import CENTRE, Cell
from tests.support.notation import position

WHITE, BLACK = Seat.WHITE, Seat.BLACK
NORTH = Cell(0, 1)

WHERE: list[tuple[str, tuple[Sign, ...]]] = [
    ("move N", (Path(WHITE, (Cell(1, 0), NORTH), refused=True),)),
    ("deploy chief moon", (Refusal(Cell(1, 0), Slot.MOON, Unit(WHITE, UnitKind.CHIEF)),)),
    ("flee N moon", (Refusal(NORTH, Slot.MOON),)),
    ("recover N planet", (Refusal(NORTH, Slot.PLANET),)),
    ("lay_planet N light", (Refusal(NORTH, Slot.PLANET),)),
    ("place_probe N", (Refusal(NORTH, Slot.PLANET),)),
    ("take_planet 2", (Refusal(PlanetStack(2)),)),
    ("take_satellite 2", (Refusal(SatelliteStack(2)),)),
    ("exile swap", (Refusal(ExileSlot.SWAP),)),
    ("oust swap", (Refusal(ExileSlot.SWAP),)),
    ("recover_exile one basic", (Refusal(ExileSlot.ONE),)),
    ("harvest red", (Refusal(Reserve(Colour.RED)),)),
    ("transform red", (Refusal(Area(WHITE, CubeKind.LIGHT, Colour.RED)),)),
    (
        "swap light red black blue",
        (
            Refusal(Area(WHITE, CubeKind.LIGHT, Colour.RED)),
            Refusal(Area(BLACK, CubeKind.LIGHT, Colour.BLUE)),
        ),
    ),
    ("enlist chief", (Refusal(Crew(WHITE, UnitKind.CHIEF, locked=True)),)),
    ("name_first black", (Refusal(Score(BLACK)),)),
    ("skip_turn", ()),
]


@pytest.mark.parametrize(("action", "signs"), WHERE)
def test_a_refused_action_is_marked_where_it_would_have_had_its_effect(
    action: str, signs: tuple[Sign, ...]
) -> None:
    state = position("N red-L m:white; E blue-L m:red white.ship")
    assert tuple(refused(state, lum.read_action(action))) == signs


def test_a_probe_that_may_not_be_kept_is_marked_where_it_would_have_stayed() -> None:
    state = position("phase 4; light white 1 red; N red-L m:white; pending choose_probe white colour=red")
    assert tuple(refused(state, lum.read_action("keep_probe"))) == (Refusal(Home(WHITE, Colour.RED)),)


def test_what_is_refused_stands_beside_what_was_played_and_each_sign_once() -> None:
    state = position("N red-L m:white")
    played = Marks(signs=(Gain(BLACK, 1),))
    twice = [lum.read_action("move N"), lum.read_action("move N")]
    assert with_refused(played, state, twice) == Marks(
        signs=(Gain(BLACK, 1), Path(WHITE, (CENTRE, NORTH), refused=True))
    )
    assert with_refused(played, state, ()) == played
