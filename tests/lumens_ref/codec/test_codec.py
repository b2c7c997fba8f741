"""Documents of Lumens: read back as written, described by schemas, the same bytes for the same position."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from lumens_ref import codec, engine
from lumens_ref.boards import digest, shipped, use_board
from lumens_ref.codec import CODEC
from lumens_ref.engine import ENGINE
from lumens_ref.layouts import layout_on
from lumens_ref.model.board import Status
from lumens_ref.model.components import Seat
from lumens_ref.model.table import State
from lumens_ref.notation import read_card
from lumens_ref.rulings import Rulings
from lumens_ref.universe import action_universe
from lumens_ref.version import __version__
from rulespec.engine import GameRecord
from rulespec.errors import FormatError, InvalidPosition
from rulespec.language import Language
from tests.lumens_ref.support import games

YELLOW, GREEN, RED, VIOLET = Seat
TWO, INVENTED = shipped()["two-players"], shipped()["invented-example"]
NOT_AT_HAND = f"no board with this digest is at hand: sha256:{'0' * 64}. Name its file in LUMENS_BOARDS"
CARD = "1,9 Y3; 7,5 Y6/G1; 13,1 G1; hand yellow 3/4; hand green 2/5"


def document(value: Any) -> Any:
    """What is written, as a tree."""
    return json.loads(codec.encode(value))


def changed(change: Callable[[Any], object]) -> str:
    """A position with one thing changed in its document."""
    tree = document(read_card(CARD))
    change(tree)
    return json.dumps(tree)


def complaint(text: str) -> str:
    """What is said about a document that states no position."""
    with pytest.raises((FormatError, InvalidPosition)) as caught:
        codec.decode_state(text)
    return str(caught.value)


def test_everything_can_be_written_and_described() -> None:
    CODEC.check()
    for each in CODEC.documents:
        Draft202012Validator.check_schema(each.schema())


def test_the_schemas_are_those_of_the_classes(tmp_path: Path) -> None:
    CODEC.write_schemas(tmp_path)
    for each in tmp_path.iterdir():
        assert (codec.SCHEMAS / each.name).read_bytes() == each.read_bytes(), f"make schemas: {each.name}"


def test_a_position_reads_as_the_table_lies() -> None:
    tree = document(read_card(CARD))
    assert tree["terms"]["board"] == {
        "name": "Lumens, side for two players",
        "status": "second-hand",
        "digest": digest(TWO),
    }
    assert tree["stacks"] == [
        {"cell": [13, 1], "chips": [["green", 1]]},
        {"cell": [7, 5], "chips": [["green", 1], ["yellow", 6]]},
        {"cell": [1, 9], "chips": [["yellow", 3]]},
    ]
    assert tree["bags"]["yellow"] == {"1/6": 7, "2/5": 8, "3/4": 6}
    assert tree["hands"] == {"yellow": "3/4", "green": "2/5"}
    assert tree["pending"] == [{"type": "place_chip", "seat": "yellow"}]


def test_equal_positions_have_equal_bytes_however_they_came_about() -> None:
    state = read_card(CARD)
    turned = attrs.evolve(state, stacks=dict(reversed(list(state.stacks.items()))))
    assert turned == state
    assert codec.encode(turned) == codec.encode(state)
    seen, seen_turned = (engine.observe(each, GREEN) for each in (state, turned))
    assert codec.encode(seen_turned) == codec.encode(seen)


def test_others_are_told_no_hand() -> None:
    seen = document(engine.observe(read_card(CARD), GREEN))
    assert (seen["hand"], seen["holding"]) == ("2/5", ["yellow", "green"])
    assert seen["unseen"]["yellow"] == {"1/6": 7, "2/5": 8, "3/4": 7}
    assert "3/4" not in json.dumps({key: seen[key] for key in seen if key not in ("unseen", "bag")})


def test_an_outcome_has_its_rooms_by_letter() -> None:
    tree = document(engine.outcome(read_card(CARD)))
    assert tree["rooms"]["E"] == {"totals": {"yellow": 6}, "places": {"yellow": 1}, "vp": {"yellow": 4}}
    assert (tree["final"], tree["winners"], tree["decided_by"]) == (False, ["yellow"], "points")


@pytest.mark.parametrize(
    ("rooms", "said"),
    [
        ([], "outcome.rooms: expected an object whose keys are letters of rooms, found a list of 0"),
        ({"AA": {}}, "outcome.rooms: expected an object whose keys are letters of rooms, found an object"),
        ({"A": {}}, "outcome.rooms.A.totals: expected this key, found none"),
    ],
)
def test_an_outcome_with_other_rooms_is_refused(rooms: object, said: str) -> None:
    tree = document(engine.outcome(read_card(CARD))) | {"rooms": rooms}
    with pytest.raises(FormatError) as caught:
        codec.decode_outcome(json.dumps(tree))
    assert str(caught.value) == said


def set_board(**fields: str) -> Callable[[Any], object]:
    return lambda tree: tree["terms"]["board"].update(fields)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            set_board(name="ours"),
            f'state.terms.board.name: expected the name of that board, {TWO.name}, found "ours"',
        ),
        (
            set_board(status="published"),
            'state.terms.board.status: expected the status of that board, second-hand, found "published"',
        ),
        (
            set_board(digest="sha256:" + "0" * 64),
            f"state.terms.board.digest: {NOT_AT_HAND}",
        ),
        (
            set_board(digest="two-players"),
            'state.terms.board.digest: expected the digest of a board, sha256:…, found "two-players"',
        ),
        (
            lambda tree: tree["stacks"][0]["chips"].append(["green", 7]),
            "state.stacks[0].chips[1][1]: expected a number from 1 to 6, found 7",
        ),
        (
            lambda tree: tree["stacks"].append(tree["stacks"][0]),
            "state.stacks[3].cell: expected each cell once, found a list of 2",
        ),
        (
            lambda tree: tree["bags"]["green"].pop("1/6"),
            'state.bags.green["1/6"]: expected this key, found none',
        ),
        (
            lambda tree: tree["stacks"][1]["chips"].append(["red", 2]),
            "cell 7,5: expected one or two chips, found 3\ncell 7,5: Red does not play",
        ),
    ],
)
def test_a_document_that_states_no_position_is_refused(change: Callable[[Any], object], said: str) -> None:
    assert complaint(changed(change)) == said


def test_a_complaint_is_told_in_french() -> None:
    with pytest.raises(FormatError) as caught:
        codec.decode_state(changed(set_board(status="invented")))
    assert caught.value.in_language(Language.FR) == (
        'state.terms.board.status : attendu le statut de ce plateau, second-hand, trouvé "invented"'
    )


def test_a_board_that_was_handed_in_is_read_back() -> None:
    mine = attrs.evolve(
        INVENTED, name="typed by hand", status=Status.SECOND_HAND, source="seen at a friend's"
    )
    layout = layout_on(mine, (YELLOW, GREEN, RED), Rulings())
    use_board(mine)
    assert codec.decode_layout(codec.encode(layout)) == layout
    assert document(layout)["board"]["name"] == "typed by hand"


def check_read_back(state: State) -> None:
    """A position, its outcome and what everybody sees are read back, and described by their schemas."""
    assert codec.decode_state(codec.canonical(state)) == state
    assert codec.decode_outcome(codec.encode(engine.outcome(state))) == engine.outcome(state)
    for seat in state.terms.seats:
        seen = engine.observe(state, seat)
        assert codec.decode_observation(codec.encode(seen)) == seen


@given(games.openings(), games.SEEDS)
def test_a_whole_game_is_read_back_as_it_was_written(opening: games.Opening, seed: int) -> None:
    state, chance = opening.begin().state, Random(seed)
    actions = []
    for number, (action, step) in enumerate(games.turns(state, games.at_random(chance))):
        actions.append(action)
        if number % 9 == seed % 9 and ENGINE.is_sound(step.state):
            check_read_back(step.state)
        for event in step.events:
            assert codec.decode_event(codec.encode(event)) == event
    game = GameRecord(__version__, opening.rulings, opening.layout(), tuple(actions))
    assert codec.decode_record(codec.encode(game)) == game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_documents_are_as_their_schemas_say(players: int) -> None:
    chance = Random(players)
    opening = games.drawn_opening(chance, players, defaults=True)
    schemas = {each.name: Draft202012Validator(each.schema()) for each in CODEC.documents}
    states = games.every_position(opening.begin().state, games.at_random(chance))
    for state in states[:: len(states) // 7]:
        schemas["state"].validate(document(state))
        schemas["outcome"].validate(document(engine.outcome(state)))
        schemas["observation"].validate(document(engine.observe(state, state.terms.seats[0])))
        for action in chance.sample(action_universe(state), 10):
            verdict = engine.explain(state, action, depends_on=True)
            schemas["action"].validate(document(action))
            schemas["verdict"].validate(document(verdict))
            assert codec.decode_action(codec.encode(action)) == action
            assert codec.decode_verdict(codec.encode(verdict)) == verdict
            for event in verdict.events:
                schemas["event"].validate(document(event))
    schemas["layout"].validate(document(opening.layout()))


def test_a_schema_refuses_what_no_chip_shows() -> None:
    schema = Draft202012Validator(CODEC.state.schema())
    tree = document(read_card(CARD))
    assert schema.is_valid(tree)
    tree["stacks"][0]["chips"][0][1] = 7
    assert not schema.is_valid(tree)
