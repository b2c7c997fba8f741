"""Game records: board by digest, seats, starts, readings, and every action with the draws that happened."""

from random import Random

import attrs
import pytest
from hypothesis import given

from lumens_ref.boards import digest, shipped, use_board
from lumens_ref.dealing import Deal
from lumens_ref.engine import decider, legal_actions, new_game, play
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Cell, Status
from lumens_ref.model.components import Seat
from lumens_ref.model.table import Layout
from lumens_ref.notation import NOTATION, read_record, replay, write_record
from lumens_ref.rulings import OriginChips, Rulings
from lumens_ref.version import __version__
from rulespec.engine import CHANCE, Action, GameRecord
from rulespec.errors import FormatError, InvalidPosition
from rulespec.notation import RefusedInRecord
from tests.lumens_ref.support import games

YELLOW, GREEN, RED, VIOLET = Seat
TWO, INVENTED = shipped()["two-players"], shipped()["invented-example"]
RECORD = f"""\
lumens-record 1
rules {__version__}
reading R-16 any_own_chip
board two-players {digest(TWO)}
players green yellow
start green 1,9
start yellow 13,1

actions

setup
chance: draw 3/4
chance: draw 1/6
green: face 3
yellow: face 6
chance: draw 2/5
chance: draw 3/4
chance: first yellow

round 1
yellow: place 7,1 3
chance: draw 1/6
# Green answers on the other side.
green: place 4,9 5
chance: draw 2/5

round 2
yellow: start 1
"""


def test_a_record_is_written_as_it_is_read() -> None:
    game = read_record(RECORD)
    assert game.layout == Layout((GREEN, YELLOW), TWO, {GREEN: Cell(1, 9), YELLOW: Cell(13, 1)})
    assert game.rulings == Rulings(origin_chips=OriginChips.ANY_OWN_CHIP)
    assert len(game.actions) == 12
    assert game.comments == ((9, "Green answers on the other side."),)
    assert write_record(game) == RECORD


def test_a_record_may_be_written_in_french_and_leave_out_what_goes_without_saying() -> None:
    french = f"""
    lumens-record 1
    règles {__version__}
    lecture R-16 any_own_chip
    joueurs vert jaune
    ACTIONS
    mise_en_place
    hasard : piocher 3/4; piocher 1/6
    vert : face 3
    jaune : face 6
    hasard : piocher 2/5; piocher 3/4; premier jaune
    manche 1
    jaune : 7,1 3
    hasard : piocher 1/6   # Green answers on the other side.
    vert : poser (4,9) 5
    hasard : piocher 2/5
    manche 2
    jaune : départ 1
    """.replace("\n    ", "\n")
    read = read_record(french)
    assert attrs.evolve(read, comments=()) == attrs.evolve(read_record(RECORD), comments=())


def test_a_record_keeps_only_the_draws_that_happened() -> None:
    state = new_game(2)
    deal = Deal.by_lot(state.terms.seats, seed=3)
    actions: list[Action] = []
    while len(actions) < 20:
        action = deal.answer(state) if decider(state) is CHANCE else legal_actions(state)[0]
        actions.append(action)
        state = play(state, action).state
    game = GameRecord(__version__, Rulings(), layout_on(TWO, (YELLOW, GREEN), Rulings()), tuple(actions))
    *_, last = replay(read_record(write_record(game)))
    assert last.state == state
    assert write_record(game).count("draw") == sum(type(action).__name__ == "Draw" for action in actions)


def test_a_board_that_is_not_shipped_is_named_by_digest_and_status() -> None:
    mine = attrs.evolve(INVENTED, name="what I saw", status=Status.SECOND_HAND, source="seen at a friend's")
    use_board(mine)
    game = GameRecord(__version__, Rulings(), layout_on(mine, (YELLOW, GREEN, RED), Rulings()), ())
    text = write_record(game)
    assert text.splitlines()[2] == f"board {digest(mine)} second-hand"
    assert read_record(text) == game


def test_the_invented_board_says_so_in_every_record() -> None:
    game = GameRecord(__version__, Rulings(), layout_on(INVENTED, tuple(Seat), Rulings()), ())
    assert write_record(game).splitlines()[2] == f"board invented-example {digest(INVENTED)}"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f"rules {__version__}\n", "", "header: expected a line such as: rules 0.1.0"),
        ("players green yellow\n", "", "header: expected the line players"),
        (
            "two-players sha256",
            "invented-example sha256",
            f"line 4, column 24: '{digest(TWO)}' is another board than the one named before it",
        ),
        ("start green 1,9", "start green 1;9", "line 6, column 13: expected a cell such as 4,9"),
        ("green: face 3", "green: face three", "line 14, column 13: expected a number: a whole number"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in RECORD
    with pytest.raises(FormatError) as caught:
        read_record(RECORD.replace(old, new))
    assert str(caught.value).startswith(complaint)


def test_three_players_need_a_board() -> None:
    with pytest.raises(InvalidPosition, match="no board for 3 players is shipped"):
        read_record(f"lumens-record 1\nrules {__version__}\nplayers yellow green red\nactions\n")


def test_an_action_that_is_refused_is_told() -> None:
    game = read_record(RECORD.replace("place 4,9 5", "place 5,9 5"))
    with pytest.raises(RefusedInRecord) as caught:
        list(replay(game))
    assert str(caught.value) == "action 10, 'place 5,9 5', is refused (NO_ORIGIN)"


@given(games.openings(), games.SEEDS)
def test_every_game_reads_back(opening: games.Opening, seed: int) -> None:
    played = [action for action, _ in games.turns(opening.begin().state, games.at_random(Random(seed)))]
    game = GameRecord(__version__, opening.rulings, opening.layout(), tuple(played))
    text = write_record(game)
    assert read_record(text) == game
    assert len(NOTATION.lines_of_actions(text)) == len(played)
