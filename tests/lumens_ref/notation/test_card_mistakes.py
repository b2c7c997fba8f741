"""Mistakes in a card: where, what was found, what was expected; and positions that cannot be."""

import pytest

from lumens_ref.notation import read_card
from lumens_ref.notation.statements import OF_CARDS
from rulespec.errors import FormatError, InvalidPosition, in_language
from rulespec.language import Language
from rulespec.notation import LONGEST_CARD

SEAT = "expected a seat (yellow, green, red, violet)"
KIND = "expected a kind of chip (1/6, 2/5, 3/4)"
STACK = "expected a cell and its chips, the upper one first, such as: 7,5 Y6/G1"


def complaint(text: str, language: Language = Language.EN) -> str:
    """What is said about a card that cannot be read."""
    with pytest.raises(FormatError) as caught:
        read_card(text)
    return caught.value.in_language(language)


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing here", ";;;", "reading R-16 any_own_chip"])
def test_a_card_that_states_nothing_is_refused(text: str) -> None:
    assert complaint(text) == (
        "card: expected at least one cell with its chips, such as: 1,9 Y3, or who plays, on which board, "
        "or what waits"
    )
    assert complaint(text, Language.FR) == (
        "fiche : attendu : au moins une case avec ses jetons, par exemple : 1,9 J3, ou qui joue, sur quel "
        "plateau, ou ce qui attend"
    )


def test_a_card_has_an_end() -> None:
    text = "1,9 Y3 # ".ljust(LONGEST_CARD, "x")
    assert read_card(text).stacks
    assert complaint(text + "x") == "card: expected at most 20000 characters, found 20001"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("7,5", 1, f"{STACK}, found '7,5'"),
        ("7,5 Y6 G1", 1, f"{STACK}, found '7,5 Y6 G1'"),
        ("7.5 Y6", 1, "expected a cell or a statement, found '7.5'"),
        ("7,5 Y7", 5, "expected a chip such as Y3, found 'Y7'"),
        ("7,5 Y0", 5, "expected a chip such as Y3, found 'Y0'"),
        ("7,5 Y", 5, "expected a chip such as Y3, found 'Y'"),
        ("7,5 6Y", 5, "expected a chip such as Y3, found '6Y'"),
        ("7,5 Y6/", 8, "expected a chip such as Y3, found ''"),
        ("7,5 Y6/P1", 8, f"{SEAT}, found 'P'"),
        ("7,5 yelow6", 5, f"{SEAT}, found 'yelow'; did you mean 'yellow'?"),
        ("7,5 Y6/v1", 8, "expected Ve or Vi before the number, since V could be vert or violet, found 'v'"),
        ("hand yellow 3", 13, f"{KIND}, found '3'; did you mean '3/4'?"),
        ("hand blue 3/4", 6, f"{SEAT}, found 'blue'"),
        ("bag yellow 1/6 25", 16, "expected a number of chips: a whole number from 0 to 24, found '25'"),
        ("first-chip yellow 1/6 5", 23, "expected a number of that chip (1, 6), found '5'"),
        (
            "start yellow corner",
            14,
            "expected a cell such as 4,9: column and row, the top row is 1, found 'corner'",
        ),
        ("turn nobody_else", 6, f"{SEAT}, found 'nobody_else'"),
        (
            "ended yesterday",
            7,
            "expected how a game ends (nobody_draws, nobody_places, both, all_passed), found 'yesterday'",
        ),
        ("score yellow many", 14, "expected a score: a whole number from 0 to 9999, found 'many'"),
        ("eliminated yellow", 1, "expected a cell or a statement, found 'eliminated'; did you mean 'out'?"),
    ],
)
def test_a_mistake_is_told_with_its_place(line: str, column: int, message: str) -> None:
    assert complaint(f"turn yellow\n{line}" if not line.startswith("turn") else f"\n{line}") == (
        f"line 2, column {column}: {message}"
    )


@pytest.mark.parametrize("word", OF_CARDS)
def test_a_statement_that_states_nothing_is_refused_with_its_shape(word: str) -> None:
    shape = in_language(OF_CARDS[word].shape, Language.EN)
    assert complaint(f"1,9 Y3\n  {word}") == f"line 2, column 3: expected {shape}, found {word!r}"


@pytest.mark.parametrize("word", ["hand", "start", "score", "first-chip", "bag"])
def test_a_statement_about_a_player_says_what(word: str) -> None:
    shape = in_language(OF_CARDS[word].shape, Language.EN)
    assert complaint(f"{word} yellow").endswith(f": expected {shape}, found '{word} yellow'")


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("7,5 G1", 1, "a second stack on 7,5"),
        ("(7,5) G1", 1, "a second stack on (7,5)"),
        ("hand jaune 3/4", 1, "'hand jaune' is stated twice"),
        ("tour vert", 1, "'tour' is stated twice"),
        ("board two-players; board two-players", 20, "'board' is stated twice"),
    ],
)
def test_nothing_is_stated_twice(line: str, column: int, message: str) -> None:
    card = f"7,5 Y6; hand yellow 2/5; turn yellow\n{line}"
    assert complaint(card) == f"line 2, column {column}: {message}"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("board invented", 7, "expected a board before its status, found 'invented'"),
        (
            "board two-players published",
            19,
            "the board Lumens, side for two players is known at second hand, not published",
        ),
        (
            "board two-players invented-example",
            19,
            "'invented-example' is another board than the one named before it",
        ),
        (
            "board sha256:00000000",
            7,
            "no board with this digest is at hand: sha256:00000000. Name its file in LUMENS_BOARDS",
        ),
    ],
)
def test_a_board_must_be_at_hand_and_what_it_is_said_to_be(line: str, column: int, message: str) -> None:
    assert complaint(line) == f"line 1, column {column}: {message}"


def test_a_board_that_nobody_knows_is_not_guessed() -> None:
    assert "expected two-players, invented-example, or the digest of a board" in complaint(
        "board two_players"
    )


def test_no_board_is_taken_for_granted_where_the_published_one_is_not_known() -> None:
    with pytest.raises(InvalidPosition, match="the published one is not known"):
        read_card("8,8 R2")


@pytest.mark.parametrize(
    ("card", "faults"),
    [
        ("1,9 G3", ["cell 1,9: the start marker of Yellow carries a chip of Green"]),
        ("14,1 Y3", ["cell 14,1: the board has no cell 14,1"]),
        (
            "14,1 Y3/G1/R2; 1,9 G3; players yellow green",
            [
                "cell 14,1: the board has no cell 14,1",
                "cell 14,1: expected one or two chips, found 3",
                "cell 14,1: Red does not play",
                "cell 1,9: the start marker of Yellow carries a chip of Green",
            ],
        ),
        ("players yellow green; hand red 3/4", ["red: Red does not play"]),
        (
            "players yellow green; turn red; score violet 2; pending place_chip red",
            ["violet: Violet does not play", "red: Red does not play"],
        ),
        ("bag yellow 1/6 3; hand yellow 2/5", ["chips of yellow: expected 8 chips 1/6 in all, found 4"]),
        (
            "turn yellow; hand yellow none",
            ["hand of yellow: Yellow holds no chip, though the bag is not empty"],
        ),
        ("passed yellow", ["passed: nobody may pass, unless R-12 is may_pass"]),
        ("score yellow 3", ["score of yellow: expected 0 VP, found 3"]),
        ("turn yellow; out yellow", ["out: Yellow is out, and could place a chip"]),
        ("turn yellow; ended nobody_draws", ["ended: the game cannot have ended so"]),
    ],
)
def test_a_position_that_cannot_be_is_told_with_all_its_faults(card: str, faults: list[str]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        read_card(card)
    assert [str(fault) for fault in caught.value.faults] == faults
