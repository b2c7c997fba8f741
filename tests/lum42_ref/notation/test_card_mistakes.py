"""Mistakes in a card: where, what was found, what was expected, and the nearest word."""

import pytest

from lum42_ref.notation import read_card
from lum42_ref.notation.statements import OF_CARDS
from rulespec.errors import Fault, FormatError, in_language
from rulespec.language import Language
from rulespec.notation import LONGEST_CARD, Made

SEAT = "expected a seat (white, black, silver, gold)"
COLOUR = "expected a colour (blue, green, yellow, red)"
CELL = "expected a cell such as (0,2), NE or centre"
PLANET = (
    "expected a planet with its face "
    "(blue-L, blue-E, green-L, green-E, yellow-L, yellow-E, red-L, red-E, black-E)"
)
SATELLITE = "expected a satellite (m:blue, m:green, m:yellow, m:red, m:white, p:lat, p:diag, p:tele)"
UNIT = "expected a unit (basic, doubler, scientist, saboteur, chief, traveller, twosome, booster, rogue)"
LIGHT_OBJECTIVE = (
    "expected a light objective "
    "(four_blue, four_green, four_yellow, four_red, four_probes, three_adjacent_probes)"
)
ENERGY_OBJECTIVE = (
    "expected an energy objective (three_green, two_blue_two_red, two_green_two_yellow, three_blue, "
    "three_yellow, three_red, two_blue_two_yellow, two_green_two_red)"
)
CUBES = "a whole number from 0 to 20"
POINTS = "a whole number from 0 to 9999"


def complaint(text: str) -> str:
    """What is said about a card that cannot be read."""
    with pytest.raises(FormatError) as caught:
        read_card(text)
    error = caught.value
    assert str(error) == str(Fault(error.place, error.message))
    return str(error)


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing here", "phase 4", ";;;"])
def test_a_card_without_a_system_is_refused(text: str) -> None:
    assert complaint(text) == (
        "card: expected at least one system, such as: N red-L m:white, or a unit in the Exile"
    )


def test_a_card_has_an_end() -> None:
    text = "N red-L m:white # ".ljust(LONGEST_CARD, "x")
    assert read_card(text).round == 1
    assert complaint(text + "x") == "card: expected at most 20000 characters, found 20001"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("Nn red-L m:white", 1, "expected a cell or a statement, found 'Nn'; did you mean 'N'?"),
        ("(0,1 red-L m:white", 1, f"{CELL}, found '(0,1'"),
        ("(0,100) red-L m:white", 1, f"{CELL}, found '(0,100)'"),
        ("(٣,1) red-L m:white", 1, f"{CELL}, found '(٣,1)'"),
        ("N", 1, "expected a system such as N red-L m:white, found 'N'"),
        ("N red-L", 1, "expected a system such as N red-L m:white, found 'N red-L'"),
        ("N red m:white", 3, f"{PLANET}, found 'red'; did you mean 'red-L'?"),
        ("N black-L m:white", 3, f"{PLANET}, found 'black-L'; did you mean 'black-E'?"),
        ("N red-L white", 9, f"{SATELLITE}, found 'white'; did you mean 'm:white'?"),
        (
            "N red-L m:red black.chief",
            15,
            "expected a piece such as black.chief@P, gold.probe@P or silver.ship, found 'black.chief'",
        ),
        (
            "N red-L m:red black.cheif@P",
            15,
            "expected a piece such as black.chief, found 'black.cheif'; did you mean 'black.chief'?",
        ),
        (
            "N red-L m:red black.ship@P",
            15,
            "expected a piece such as black.chief, found 'black.ship'; did you mean 'black.chief'?",
        ),
        ("N red-L m:red black.chief@Q", 27, "expected planet or moon (P, M), found 'Q'"),
        ("N red-L m:red black.chief@", 27, "expected planet or moon (P, M), found ''"),
        ("N red-L m:red black.chief@P gold.basic@P", 29, "a second piece on the planet"),
        ("N red-L m:red black.chief@M gold.basic@M", 29, "a second piece on the moon"),
        ("N red-L m:red black.probe@M", 1, "a probe stands on a planet, not on a moon"),
        ("N red-L m:red blck.ship", 15, f"{SEAT}, found 'blck'; did you mean 'black'?"),
    ],
)
def test_mistakes_in_a_system(line: str, column: int, message: str) -> None:
    assert complaint(f"turn white\n{line}") == f"line 2, column {column}: {message}"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("N blue-L m:red", 1, "a second system on N"),
        ("(0,1) blue-L m:red", 1, "a second system on (0,1)"),
        ("E red-L m:blue black.ship", 16, "a second place for the ship of black"),
        ("ship black N", 6, "a second place for the ship of black"),
        ("ship gold N; ship gold N", 14, "'ship gold' is stated twice"),
        ("turn black;  turn white", 14, "'turn' is stated twice"),
        ("score white 1; score white 2", 16, "'score white' is stated twice"),
        ("exile one white.basic; exile one black.basic", 24, "'exile one' is stated twice"),
        ("achieved light white; achieved light black", 23, "'achieved light' is stated twice"),
        ("reading R-23 ship_plus_piece; reading R-23 one_per_opponent", 31, "'reading R-23' is stated twice"),
    ],
)
def test_nothing_is_stated_twice(line: str, column: int, message: str) -> None:
    card = f"N red-L m:white black.ship\n# and then\n{line}"
    assert complaint(card) == f"line 3, column {column}: {message}"


@pytest.mark.parametrize("word", OF_CARDS)
def test_a_statement_that_states_nothing_is_refused_with_its_shape(word: str) -> None:
    card = f"N red-L m:white\n  {word}"
    shape = in_language(OF_CARDS[word].shape, Language.EN)
    assert complaint(card) == f"line 2, column 3: expected {shape}, found {word!r}"


@pytest.mark.parametrize(
    "word", [word for word, statement in OF_CARDS.items() if statement.made is Made.ONCE]
)
def test_most_statements_are_made_once(word: str) -> None:
    statement = {
        "players": "players white black",
        "round": "round 1",
        "phase": "phase 2",
        "planets": "planets - | - | - | -",
        "satellites": "satellites - | - | - | -",
        "objectives": "objectives red four_red three_green",
        "reserve": "reserve 10 red",
    }.get(word, f"{word} white")
    assert complaint(f"N red-L m:white\n{statement}\n{statement}") == (
        f"line 3, column 1: {word!r} is stated twice"
    )


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("hello", 1, "expected a cell or a statement, found 'hello'"),
        ("trun white", 1, "expected a cell or a statement, found 'trun'; did you mean 'turn'?"),
        ("Trun white", 1, "expected a cell or a statement, found 'Trun'; did you mean 'turn'?"),
        ("spaceship gold N", 1, "expected a cell or a statement, found 'spaceship'; did you mean 'ship'?"),
        ("turn white; phse 2", 13, "expected a cell or a statement, found 'phse'; did you mean 'phase'?"),
        ("\t;\tphse 2", 4, "expected a cell or a statement, found 'phse'; did you mean 'phase'?"),
        ("éé🚀", 1, "expected a cell or a statement, found 'éé🚀'"),
        ("w" * 99, 1, f"expected a cell or a statement, found '{'w' * 60}…'"),
        ("players white blak", 15, f"{SEAT}, found 'blak'; did you mean 'black'?"),
        ("round 6", 7, "expected a round (1, 2, 3, 4, 5), found '6'"),
        ("round 1 2", 7, "expected round 1 to 5, found 'round 1 2'"),
        ("phase 6", 7, "expected a phase (1, 2, 3, 4, 5, over), found '6'"),
        ("phase ovr", 7, "expected a phase (1, 2, 3, 4, 5, over), found 'ovr'; did you mean 'over'?"),
        ("first whit", 7, f"{SEAT}, found 'whit'; did you mean 'white'?"),
        ("first white black", 7, "expected first SEAT, found 'first white black'"),
        ("turn nobody", 6, f"{SEAT}, found 'nobody'"),
        ("turn white black", 6, "expected turn SEAT, found 'turn white black'"),
        ("ship white", 6, "expected ship SEAT CELL, found 'ship white'"),
        ("ship white N E", 6, "expected ship SEAT CELL, found 'ship white N E'"),
        ("ship white NN", 12, f"{CELL}, found 'NN'; did you mean 'N'?"),
        ("score white", 7, "expected score SEAT POINTS, found 'score white'"),
        ("score white -1", 13, f"expected a score: {POINTS}, found '-1'"),
        ("score white 10000", 13, f"expected a score: {POINTS}, found '10000'"),
        ("score white ٣", 13, f"expected a score: {POINTS}, found '٣'"),
        (
            "light white 3",
            7,
            "expected light SEAT NUMBER COLOUR …, such as: light gold 3 red 1 blue, found 'light white 3'",
        ),
        (
            "energy white",
            8,
            "expected energy SEAT NUMBER COLOUR …, such as: energy gold 3 red 1 blue, found 'energy white'",
        ),
        ("light white red 3", 13, f"expected a number of cubes: {CUBES}, found 'red'"),
        ("light white 21 red", 13, f"expected a number of cubes: {CUBES}, found '21'"),
        ("light white 3 rde", 15, f"{COLOUR}, found 'rde'; did you mean 'red'?"),
        ("energy whtie 1 red", 8, f"{SEAT}, found 'whtie'; did you mean 'white'?"),
        (
            "reserve 3",
            9,
            "expected reserve NUMBER COLOUR …, or none, such as: reserve 0 red 2 blue, found 'reserve 3'",
        ),
        ("reserve 21 red", 9, f"expected a number of cubes: {CUBES}, found '21'"),
        ("reserve 1 rde", 11, f"{COLOUR}, found 'rde'; did you mean 'red'?"),
        ("units white basik", 13, f"{UNIT}, found 'basik'; did you mean 'basic'?"),
        ("units white none none", 13, f"{UNIT}, found 'none'"),
        ("locked white cheif", 14, f"{UNIT}, found 'cheif'; did you mean 'chief'?"),
        (
            "exile harvst black.chief",
            7,
            (
                "expected a slot of the Exile (harvest, transformation, swap, three, one), found 'harvst'; "
                "did you mean 'harvest'?"
            ),
        ),
        (
            "exile harvest blck.chief",
            15,
            "expected a unit such as black.chief, found 'blck.chief'; did you mean 'black.chief'?",
        ),
        ("exile harvest black.probe", 15, "expected a unit such as black.chief, found 'black.probe'"),
        ("exile harvest", 7, "the slot harvest holds one unit, found 0"),
        ("exile swap black.chief gold.chief", 7, "the slot swap holds one unit, found 2"),
        (
            "planets red | gren",
            15,
            "expected a planet (blue, green, yellow, red, black), found 'gren'; did you mean 'green'?",
        ),
        ("satellites m:red | m:reed", 20, f"{SATELLITE}, found 'm:reed'; did you mean 'm:red'?"),
        (
            "objectives blue four_probes",
            12,
            (
                "expected objectives COLOUR LIGHT-OBJECTIVE ENERGY-OBJECTIVE, "
                "found 'objectives blue four_probes'"
            ),
        ),
        (
            "objectives blu four_probes three_green",
            12,
            (
                "expected the colour of the harvest objective (blue, green, yellow, red), found 'blu'; "
                "did you mean 'blue'?"
            ),
        ),
        (
            "objectives blue four_probs three_green",
            17,
            f"{LIGHT_OBJECTIVE}, found 'four_probs'; did you mean 'four_probes'?",
        ),
        (
            "objectives blue four_probes tree_green",
            29,
            f"{ENERGY_OBJECTIVE}, found 'tree_green'; did you mean 'three_green'?",
        ),
        (
            "achieved lite white",
            10,
            "expected a kind of objective (light, energy), found 'lite'; did you mean 'light'?",
        ),
        ("achieved light wihte", 16, f"{SEAT}, found 'wihte'; did you mean 'white'?"),
        ("skipped gild", 9, f"{SEAT}, found 'gild'; did you mean 'gold'?"),
        (
            "reading R-23",
            9,
            "expected reading RULING READING, such as: reading R-23 ship_plus_piece, found 'reading R-23'",
        ),
        ("reading R-99 x", 9, "expected a ruling that can be switched, found 'R-99'; did you mean 'R-79'?"),
        (
            "reading R-23 ship_plus_peace",
            14,
            (
                "expected a reading of R-23 (one_per_opponent, ship_plus_piece), found 'ship_plus_peace'; "
                "did you mean 'ship_plus_piece'?"
            ),
        ),
        (
            "reading space_zone square_9x9",
            20,
            (
                "expected a reading of R-10 (square_7x7, unbounded, rect_WxH), found 'square_9x9'; "
                "did you mean 'square_7x7'?"
            ),
        ),
    ],
)
def test_mistakes_in_a_statement(line: str, column: int, message: str) -> None:
    assert complaint(f"N red-L m:white\n{line}") == f"line 2, column {column}: {message}"
