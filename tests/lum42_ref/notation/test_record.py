"""Games as text: the header, the actions, remarks, and records of other rules."""

from collections.abc import Callable
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lum42_ref import Action, IllegalAction, InvalidPosition, Reason, Rulings, Seat, __version__, play
from lum42_ref.model import actions as act
from lum42_ref.model.components import Face, UnitKind
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Crew, Layout, Phase
from lum42_ref.notation import NOTATION, read_line, read_record, replay, write_record
from lum42_ref.rulings import PassageStacking
from rulespec.engine import GameRecord
from rulespec.errors import FormatError
from rulespec.notation import LONGEST_RECORD, OtherRules
from tests.support import games
from tests.support.strategies import SEEDS, openings

Record = GameRecord[Layout, Rulings]
WHITE, BLACK = Seat.WHITE, Seat.BLACK
HEADER = """\
lum42-record 1
rules 0.1.0
reading R-23 ship_plus_piece
players white black
first black
objectives yellow three_adjacent_probes two_green_two_yellow
system (0,1) green m:white
system (1,1) red p:diag
system (1,0) blue p:tele
system (1,-1) yellow m:red
system (0,-1) green m:green
system (-1,-1) red m:blue
system (-1,0) blue p:lat
system (-1,1) yellow m:yellow
planets black blue blue green red | black blue green red yellow | black blue green red yellow | \
black green red yellow yellow
satellites m:blue m:blue m:green m:green m:red | m:red m:white m:white m:white m:yellow | \
m:yellow p:diag p:diag p:diag p:lat | p:lat p:lat p:tele p:tele p:tele
"""
ACTIONS = """
actions

round 1
phase 1
# Black begins.
black: take_planet 1
black: lay_planet (0,2) energy
# An odd choice.
# It pays later.
black: take_satellite 3
white: take_planet 2
#
"""
PLAYED: tuple[Action, ...] = (
    act.TakePlanet(1),
    act.LayPlanet(Cell(0, 2), Face.ENERGY),
    act.TakeSatellite(3),
    act.TakePlanet(2),
)
REMARKS = ((0, "Black begins."), (2, "An odd choice."), (2, "It pays later."), (4, ""))


def game() -> Record:
    return read_record(HEADER + ACTIONS)


def test_a_record_is_read_in_full() -> None:
    record = game()
    assert record.rules_version == "0.1.0"
    assert record.rulings == Rulings(passage_stacking=PassageStacking.SHIP_PLUS_PIECE)
    assert (record.layout.seats, record.layout.first, record.layout.crews) == ((WHITE, BLACK), BLACK, None)
    assert (record.actions, record.comments) == (PLAYED, REMARKS)


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(game()) == HEADER + ACTIONS


def test_a_record_may_be_written_by_hand() -> None:
    text = HEADER.replace("(0,1)", "N") + (
        "# not yet\r\nactions\r\n\n# Black begins.\n\ttake_planet 1 \nlay_planet (0,2) energy\n"
        "round one\ntake_satellite 3 # An odd choice.\n# It pays later.\nwhite: take_planet 2\nphase ?\n#"
    )
    record = read_record(text)
    remarks = (REMARKS[0], REMARKS[1], (3, "It pays later."), REMARKS[3])
    assert record == attrs.evolve(game(), comments=remarks)


def test_replay_gives_the_opening_and_every_position_after_it() -> None:
    steps = list(replay(game()))
    assert len(steps) == 1 + len(PLAYED)
    for before, action, after in zip(steps, PLAYED, steps[1:], strict=False):
        assert play(before.state, action) == after
    assert steps[0].state.phase is Phase.DISCOVERY
    assert steps[-1].state.pending[-1].seat is WHITE


def test_a_whole_turn_may_stand_in_one_line() -> None:
    text = HEADER + "actions\n  black: N > (0,2) deploy basic planet\n"
    assert read_record(text).actions == read_line("N > (0,2) deploy basic planet").actions


def test_crews_are_given_under_custom_start() -> None:
    text = HEADER + (
        "reading R-79 custom_start\n"
        "units white basic chief\nlocked white none\nunits black none\nlocked black rogue doubler\n"
    )
    record = read_record(text)
    assert record.layout.crews == {
        WHITE: Crew((UnitKind.BASIC, UnitKind.CHIEF), ()),
        BLACK: Crew((), (UnitKind.ROGUE, UnitKind.DOUBLER)),
    }
    assert read_record(write_record(record)) == record
    assert next(replay(record)).state.boards[BLACK].locked == (UnitKind.DOUBLER, UnitKind.ROGUE)


def test_locked_units_alone_are_a_crew_too() -> None:
    record = read_record(HEADER + "locked black chief\n")
    assert record.layout.crews == {BLACK: Crew((), (UnitKind.CHIEF,))}


def test_a_remark_of_several_lines_stays_a_remark() -> None:
    record = attrs.evolve(game(), comments=((1, "first # sign\nsecond\u2028third"),))
    assert read_record(write_record(record)).comments == ((1, "first # sign"), (1, "second"), (1, "third"))


@given(
    openings(), SEEDS, st.integers(0, 400), st.lists(st.tuples(st.integers(0, 400), st.sampled_from("a#é ")))
)
def test_the_record_of_a_game_reads_back_equal_and_plays_the_same(
    opening: games.Opening, seed: int, length: int, remarks: list[tuple[int, str]]
) -> None:
    chance = Random(seed)
    played = list(games.turns(opening.begin().state, chance))[:length]
    actions = tuple(action for action, _ in played)
    comments = sorted((min(count, len(actions)), f"x{text}".strip()) for count, text in remarks)
    record = GameRecord(__version__, opening.rulings, opening.layout(), actions, tuple(comments))
    assert read_record(write_record(record)) == record
    assert list(replay(record)) == [opening.begin(), *(step for _, step in played)]


def of_other_rules(*actions: Action) -> Record:
    return attrs.evolve(game(), rules_version="0.0.7", actions=actions)


def test_a_record_of_other_rules_is_played_as_far_as_these_rules_agree() -> None:
    assert list(replay(of_other_rules(*PLAYED))) == list(replay(game()))


@pytest.mark.parametrize("use", [lambda record: list(replay(record)), write_record])
def test_a_record_of_other_rules_says_which_action_and_which_versions(
    use: Callable[[Record], object],
) -> None:
    with pytest.raises(OtherRules) as caught:
        use(of_other_rules(PLAYED[0], act.LayPlanet(Cell(0, 1), Face.LIGHT)))
    assert str(caught.value) == (
        "action 2, 'lay_planet (0,1) light', is refused (CELL_TAKEN, NO_LIGHT_FACE): the record was made "
        f"under rules 0.0.7, these are rules {__version__}"
    )


@pytest.mark.parametrize("use", [lambda record: list(replay(record)), write_record])
def test_an_illegal_action_is_refused_with_its_verdict(use: Callable[[Record], object]) -> None:
    with pytest.raises(IllegalAction) as caught:
        use(attrs.evolve(game(), actions=(act.TakePlanet(1), act.Stand())))
    assert (caught.value.action, caught.value.verdict.reasons) == (act.Stand(), (Reason.OTHER_DECISION,))


def test_an_action_after_the_end_is_refused() -> None:
    chance = Random(0)
    played = [action for action, _ in games.turns(next(replay(game())).state, chance)]
    with pytest.raises(IllegalAction) as caught:
        write_record(attrs.evolve(game(), actions=(*played, act.Stand())))
    assert caught.value.verdict.reasons == (Reason.GAME_OVER,)


def test_a_layout_that_cannot_be_is_refused_when_it_is_played() -> None:
    record = read_record(HEADER.replace("system (0,1) green m:white", "system (0,2) green m:white"))
    with pytest.raises(InvalidPosition) as caught:
        next(replay(record))
    assert [str(fault) for fault in caught.value.faults] == [
        "systems: expected one on each of the eight cells around the centre"
    ]


def complaint(text: str) -> str:
    """What is said about a record that cannot be read."""
    with pytest.raises(FormatError) as caught:
        read_record(text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected 'lum42-record 1', found ''"),
        ("\n \n\n", "line 1: expected 'lum42-record 1', found ''"),
        ("\n\nlum43-record", "line 3: expected 'lum42-record 1', found 'lum43-record'"),
        ("lum42-record 2\n", "line 1: expected 'lum42-record 1', found 'lum42-record 2'"),
        ("N red-L m:white", "line 1: expected 'lum42-record 1', found 'N red-L m:white'"),
        ("é" * 80, f"line 1: expected 'lum42-record 1', found '{'é' * 60}…'"),
        ("lum42-record 1", "header: expected a line such as: rules 0.1.0"),
        ("lum42-record 1\nrules 1", "header: expected the lines players, first and objectives"),
        ("lum42-record 1\nactions\nstand", "header: expected a line such as: rules 0.1.0"),
        ("x" * (LONGEST_RECORD + 1), "record: expected at most 400000 characters, found 400001"),
    ],
)
def test_a_record_that_is_none_is_refused(text: str, message: str) -> None:
    assert complaint(text) == message


LINES = ", ".join(NOTATION.header.known)
SEAT = "expected a seat (white, black, silver, gold)"
UNIT = "expected a unit (basic, doubler, scientist, saboteur, chief, traveller, twosome, booster, rogue)"
PLANET = "expected a planet (blue, green, yellow, red, black)"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("rule 1", 1, f"expected a header line ({LINES}) or 'actions', found 'rule'; did you mean 'rules'?"),
        ("gold: stand", 1, f"expected a header line ({LINES}) or 'actions', found 'gold:'"),
        ("actions now", 1, f"expected a header line ({LINES}) or 'actions', found 'actions'"),
        ("players", 1, "expected players SEAT SEAT …, clockwise, found 'players'"),
        ("rules 0.1/0", 7, "expected a version such as 0.1.0, found '0.1/0'"),
        ("rules 1 2", 7, "expected rules VERSION, such as: rules 0.1.0, found 'rules 1 2'"),
        (
            "reading R-23",
            9,
            "expected reading RULING READING, such as: reading R-23 ship_plus_piece, found 'reading R-23'",
        ),
        ("reading R-32 x", 9, "expected a ruling that can be switched, found 'R-32'; did you mean 'R-82'?"),
        (
            "reading R-23 ship",
            14,
            "expected a reading of R-23 (one_per_opponent, ship_plus_piece), found 'ship'",
        ),
        ("players white blak", 15, f"{SEAT}, found 'blak'; did you mean 'black'?"),
        ("first whit", 7, f"{SEAT}, found 'whit'; did you mean 'white'?"),
        ("first white black", 7, "expected first SEAT, found 'first white black'"),
        (
            "objectives red",
            12,
            "expected objectives COLOUR LIGHT-OBJECTIVE ENERGY-OBJECTIVE, found 'objectives red'",
        ),
        (
            "objectives rde four_red three_red",
            12,
            (
                "expected the colour of the harvest objective (blue, green, yellow, red), found 'rde'; "
                "did you mean 'red'?"
            ),
        ),
        (
            "system N red",
            8,
            "expected system CELL PLANET SATELLITE, such as: system N red m:white, found 'system N red'",
        ),
        ("system N rde m:red", 10, f"{PLANET}, found 'rde'; did you mean 'red'?"),
        (
            "system NN red m:red",
            8,
            "expected a cell such as (0,2), NE or centre, found 'NN'; did you mean 'N'?",
        ),
        ("planets red | blu", 15, f"{PLANET}, found 'blu'; did you mean 'blue'?"),
        ("satellites red", 12, "TOKEN, found 'red'; did you mean 'm:red'?"),
        ("units white boss", 13, f"{UNIT}, found 'boss'; did you mean 'chief'?"),
        ("locked whit chief", 8, f"{SEAT}, found 'whit'; did you mean 'white'?"),
    ],
)
def test_mistakes_in_the_header(line: str, column: int, message: str) -> None:
    satellites = "expected a satellite (m:blue, m:green, m:yellow, m:red, m:white, p:lat, p:diag, p:tele)"
    message = message.replace("TOKEN", satellites)
    assert complaint(f"lum42-record 1\n# by hand\n{line}") == f"line 3, column {column}: {message}"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rules 0.1.0", "column 1: 'rules' is stated twice"),
        ("first white", "column 1: 'first' is stated twice"),
        ("reading R-23 one_per_opponent", "column 1: 'reading R-23' is stated twice"),
        ("system (0,1) red m:red", "column 1: 'system (0,1)' is stated twice"),
        ("system N red m:red", "column 8: a second system on N"),
    ],
)
def test_no_header_line_stands_twice(line: str, message: str) -> None:
    number = HEADER.count("\n") + 1
    assert complaint(HEADER + line) == f"line {number}, {message}"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("  white: tak_planet 1", 10, "TURN, found 'tak_planet'; did you mean 'take_planet'?"),
        ("\twhite: take_planet", 9, "expected take_planet STACK, found 'take_planet'"),
        ("actions", 1, "TURN, found 'actions'"),
        ("whit: stand", 1, f"{SEAT}, found 'whit'; did you mean 'white'?"),
    ],
)
def test_mistakes_in_the_actions(line: str, column: int, message: str) -> None:
    turn = "expected an action, or a turn such as '(0,1) > (0,2) deploy basic planet'"
    number = HEADER.count("\n") + 3
    text = f"{HEADER}actions\nwhite: stand\n{line}"
    assert complaint(text) == f"line {number}, column {column}: {message.replace('TURN', turn)}"
