"""Every well-formed action: derived from fields, and the same as listed by hand."""

from itertools import product

from lum42_ref.engine import new_game
from lum42_ref.model import actions as act
from lum42_ref.model.components import COLOURS, CubeKind, ExileSlot, Face, Seat, Slot, UnitKind
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.universe import FAR_AWAY, action_universe
from rulespec.engine import Action

STACKS = range(6)
"""The four stacks, and one beside them at each end."""
CELLS = [
    CENTRE,
    *(Cell(x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != CENTRE),
    Cell(4, 0),
    Cell(-4, 0),
    Cell(0, 4),
    Cell(0, -4),
    FAR_AWAY,
]
"""Around the first eight systems, and the first cells beyond each edge."""


def on_cell(cell: Cell) -> list[Action]:
    return [
        *(act.LayPlanet(cell, face) for face in Face),
        act.Move(cell),
        *(act.Flee(cell, slot) for slot in Slot),
        *(act.Recover(cell, slot) for slot in Slot),
        act.PlaceProbe(cell),
    ]


ELSEWHERE: list[Action] = [
    *(act.TakePlanet(stack) for stack in STACKS),
    *(act.TakeSatellite(stack) for stack in STACKS),
    *(act.Deploy(kind, slot) for kind in UnitKind for slot in Slot),
    act.SkipTurn(),
    act.Stand(),
    *(act.GoToExile(slot) for slot in ExileSlot),
    *(act.Oust(slot) for slot in ExileSlot),
    *(act.RecoverExile(slot, kind) for slot in ExileSlot for kind in UnitKind),
    *(act.Harvest(colour) for colour in (*COLOURS, None)),
    *(act.Transform(colour) for colour in (*COLOURS, None)),
    act.Decline(),
    act.KeepProbe(),
    *(
        act.Swap(kind, give, seat, take)
        for kind, give, seat, take in product(CubeKind, COLOURS, Seat, COLOURS)
    ),
    *(act.UseHalf(slot) for slot in Slot),
    *(act.Enlist(kind) for kind in UnitKind),
    *(act.NameFirst(seat) for seat in Seat),
]


def test_the_universe_is_as_wide_as_listed_by_hand_and_in_that_order() -> None:
    state = new_game(players=3, seed=1)
    assert action_universe(state) == [*(action for cell in CELLS for action in on_cell(cell)), *ELSEWHERE]
