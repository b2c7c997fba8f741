"""Pending decisions as text: each kind, its parts, and what is wrong with them."""

from random import Random

import pytest
from hypothesis import given

from lum42_ref.engine import ENGINE
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import UNITS, Colour, ExileSlot, Face, Planet, Seat, Slot, UnitKind
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.notation import NOTATION, read_card
from rulespec.errors import FormatError
from tests.support import games
from tests.support.strategies import SEEDS, openings

WHITE, BLACK, SILVER, GOLD = Seat
NORTH, EAST = Cell(0, 1), Cell(1, 0)
BASIC, CHIEF, DOUBLER, ROGUE = UnitKind.BASIC, UnitKind.CHIEF, UnitKind.DOUBLER, UnitKind.ROGUE
DECISIONS: dict[str, ask.Decision] = {
    "choose_planet gold": ask.ChoosePlanet(GOLD),
    "choose_cell gold planet=black": ask.ChooseCell(GOLD, Planet.BLACK),
    "choose_satellite gold cell=(0,2) planet=red-L": ask.ChooseSatellite(
        GOLD, Cell(0, 2), Planet.RED, Face.LIGHT
    ),
    "choose_satellite gold cell=(0,2) planet=black-E": ask.ChooseSatellite(
        GOLD, Cell(0, 2), Planet.BLACK, Face.ENERGY
    ),
    "navigate gold path=centre": ask.Navigate(GOLD, (CENTRE,)),
    "navigate gold path=centre>(0,1)>(1,1)": ask.Navigate(GOLD, (CENTRE, NORTH, Cell(1, 1))),
    "flee_or_stand gold cell=(0,1) slot=M attacker=black.chief": ask.FleeOrStand(
        GOLD, NORTH, Slot.MOON, UNITS[BLACK, CHIEF]
    ),
    "choose_exile gold unit=gold.basic": ask.ChooseExile(GOLD, UNITS[GOLD, BASIC]),
    "choose_exile gold unit=gold.basic ousted_from=swap chain=black.rogue,white.rogue exempt=three,harvest": (
        ask.ChooseExile(
            GOLD,
            UNITS[GOLD, BASIC],
            ExileSlot.SWAP,
            (UNITS[BLACK, ROGUE], UNITS[WHITE, ROGUE]),
            (ExileSlot.THREE, ExileSlot.HARVEST),
        )
    ),
    "choose_exile gold unit=gold.basic attacker=black.chief": ask.ChooseExile(
        GOLD, UNITS[GOLD, BASIC], attacker=UNITS[BLACK, CHIEF]
    ),
    "choose_exile gold unit=gold.basic second=yes": ask.ChooseExile(GOLD, UNITS[GOLD, BASIC], second=True),
    "choose_recovery gold": ask.ChooseRecovery(GOLD),
    "use gold unit=basic slot=harvest harvest=blue,green,yellow,red": ask.Use(
        GOLD, BASIC, None, ExileSlot.HARVEST, tuple(Colour), (), optional=False
    ),
    (
        "use gold unit=doubler cell=(0,1) slot=P transform=red optional=yes left=(0,1) "
        "repeat=owed_or_neither same_colour=yes"
    ): ask.Use(
        GOLD,
        DOUBLER,
        NORTH,
        Slot.PLANET,
        (),
        (Colour.RED,),
        optional=True,
        left=NORTH,
        repeat=ask.Repeat.OWED_OR_NEITHER,
        same_colour=True,
    ),
    "choose_probe gold colour=red": ask.ChooseProbe(GOLD, Colour.RED),
    "choose_probe gold colour=red left=(1,0)": ask.ChooseProbe(GOLD, Colour.RED, EAST),
    "choose_swap gold": ask.ChooseSwap(GOLD),
    "choose_half gold cell=(0,1) stood_on=P halves=P,M": ask.ChooseHalf(
        GOLD, NORTH, Slot.PLANET, (Slot.PLANET, Slot.MOON)
    ),
    "choose_half gold cell=(0,1) stood_on=M begun=yes": ask.ChooseHalf(
        GOLD, NORTH, Slot.MOON, (), begun=True
    ),
    "choose_crew gold": ask.ChooseCrew(GOLD),
    "choose_first gold": ask.ChooseFirst(GOLD),
}


KINDS_OF_DECISION = tuple(NOTATION.script.decisions.by_word)
read, write_decision = NOTATION.read_decision, NOTATION.write_decision


@pytest.mark.parametrize("text", DECISIONS)
def test_each_kind_of_decision_has_its_words(text: str) -> None:
    assert read(text) == DECISIONS[text]
    assert write_decision(DECISIONS[text]) == text


def test_every_kind_of_decision_can_be_written() -> None:
    assert tuple(dict.fromkeys(text.split()[0] for text in DECISIONS)) == KINDS_OF_DECISION
    assert {type(decision) for decision in DECISIONS.values()} == set(ENGINE.decisions)


def test_parts_come_in_any_order_and_cells_under_any_name() -> None:
    assert read("flee_or_stand gold attacker=black.chief slot=M cell=N") == read(
        "flee_or_stand gold cell=(0,1) slot=M attacker=black.chief"
    )


def test_the_last_pending_decision_is_taken_first() -> None:
    state = read_card(
        """
        phase 4; light white 1 red
        N red-L m:red
        pending use white unit=doubler cell=N slot=M harvest=red optional=yes
        pending choose_probe white colour=red
        """
    )
    red = (Colour.RED,)
    assert state.pending == (
        ask.Use(WHITE, UnitKind.DOUBLER, Cell(0, 1), Slot.MOON, red, (), optional=True),
        ask.ChooseProbe(WHITE, Colour.RED),
    )


@given(openings(), SEEDS)
def test_every_decision_of_a_game_reads_back_equal(opening: games.Opening, seed: int) -> None:
    chance = Random(seed)
    for _, step in games.turns(opening.begin().state, chance):
        for decision in step.state.pending:
            assert read(write_decision(decision)) == decision


SEAT = "expected a seat (white, black, silver, gold)"
DECISION = f"expected a decision ({', '.join(KINDS_OF_DECISION)})"
CELL = "expected a cell such as (0,2), NE or centre"
COLOUR = "expected a colour (blue, green, yellow, red)"
EXILE_SLOT = "expected a slot of the Exile (harvest, transformation, swap, three, one)"
PART = "expected a part (path=…), each once"
UNIT = "expected a unit (basic, doubler, scientist, saboteur, chief, traveller, twosome, booster, rogue)"
A_UNIT = "expected a unit such as black.chief"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        (
            "navigate",
            1,
            "expected a decision and who takes it, such as choose_planet white, found 'navigate'",
        ),
        (
            "navigat white",
            1,
            f"{DECISION}, found 'navigat'; did you mean 'navigate'?",
        ),
        ("navigate whit path=centre", 10, f"{SEAT}, found 'whit'; did you mean 'white'?"),
        ("navigate white", 1, "navigate: expected path=…"),
        ("navigate white path", 16, f"{PART}, found 'path'"),
        ("navigate white path=centre path=N", 28, f"{PART}, found 'path=N'"),
        ("navigate white path=centre>NN", 28, f"{CELL}, found 'NN'; did you mean 'N'?"),
        ("navigate white path=centre way=N", 32, "navigate: unknown part way="),
        (
            "choose_cell white planet=gren",
            26,
            "expected a planet (blue, green, yellow, red, black), found 'gren'; did you mean 'green'?",
        ),
        ("choose_satellite white planet=red-L", 1, "choose_satellite: expected cell=…"),
        ("flee_or_stand white cell=N slot=Q attacker=black.chief", 33, "expected a slot (P, M), found 'Q'"),
        ("flee_or_stand white cell=N slot=P attacker=black.probe", 44, f"{A_UNIT}, found 'black.probe'"),
        ("choose_exile white unit=white.probe", 25, f"{A_UNIT}, found 'white.probe'"),
        (
            "choose_exile white unit=white.basic ousted_from=harvst",
            49,
            f"{EXILE_SLOT}, found 'harvst'; did you mean 'harvest'?",
        ),
        (
            "choose_exile white unit=white.basic chain=gold.rogue,gold.probe",
            54,
            f"{A_UNIT}, found 'gold.probe'",
        ),
        ("choose_exile white unit=white.basic exempt=one,four", 48, f"{EXILE_SLOT}, found 'four'"),
        ("choose_exile white unit=white.basic second=no", 44, "expected second (yes), found 'no'"),
        ("use white unit=bsic slot=harvest", 16, f"{UNIT}, found 'bsic'; did you mean 'basic'?"),
        ("use white unit=basic slot=P", 27, f"{EXILE_SLOT}, found 'P'"),
        ("use white unit=basic cell=N slot=harvest", 34, "expected a slot (P, M), found 'harvest'"),
        (
            "use white unit=basic slot=harvest harvest=red,blu",
            47,
            f"{COLOUR}, found 'blu'; did you mean 'blue'?",
        ),
        ("use white unit=basic slot=harvest transform=", 45, f"{COLOUR}, found ''"),
        (
            "use white unit=basic slot=harvest repeat=owd",
            42,
            (
                "expected what is repeated (nothing, optional, owed, owed_or_neither), found 'owd'; "
                "did you mean 'owed'?"
            ),
        ),
        ("choose_probe white colour=black", 27, f"{COLOUR}, found 'black'"),
        ("choose_half white cell=N stood_on=P halves=P,Q", 46, "expected a half (P, M), found 'Q'"),
        ("choose_swap white gold", 19, "expected nothing more, found 'gold'"),
        ("choose_swap white with=gold", 24, "choose_swap: unknown part with="),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, column: int, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(text)
    assert str(caught.value) == f"line 1, column {column}: {message}"
