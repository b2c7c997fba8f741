"""Bad documents are refused with one error that says where, what was found, and what was expected."""

import json
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from lum42_ref import codec
from lum42_ref.codec import Value
from lum42_ref.model.actions import SKIP_TURN, Move, TakePlanet
from lum42_ref.model.components import UNITS, ExileSlot, Seat, UnitKind
from lum42_ref.model.decisions import ChoosePlanet
from lum42_ref.model.events import ShipMoved
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import BonusLater
from lum42_ref.model.space import Cell
from rulespec.codec.documents import BOUNDS
from rulespec.engine import Doubt, FrozenMap, Verdict
from rulespec.errors import Fault, FormatError, InvalidPosition
from tests.rulespec.codec.samples import games, middle, tree
from tests.support.damage import damaged

MOVE = Move(Cell(0, 1))
MOVED = ShipMoved(("MOV-3", "R-23"), Seat.WHITE, Cell(0, 0), Cell(0, 1), portal=False)
LATER = BonusLater(("CMB-4",), UNITS[Seat.WHITE, UnitKind.BASIC], ExileSlot.ONE)
NUMBER = "a whole number from -1000000 to 1000000"
CELL = "a list [x, y]"


def complaint(decode: Callable[[str | bytes], object], text: str | bytes) -> str:
    with pytest.raises(FormatError) as caught:
        decode(text)
    assert str(caught.value) == str(Fault(caught.value.place, caught.value.message))
    return str(caught.value)


def changed(value: Value, *path: str | int, to: object) -> str:
    """The document with one thing changed."""
    document = tree(value)
    part = document
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    return json.dumps(document)


def without(value: Value, *path: str | int) -> str:
    """The document with one thing left out."""
    document = tree(value)
    part = document
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected JSON, found a mistake at line 1, column 1: "),
        ("{", "expected JSON, found a mistake at line 1, column 2: "),
        ('{"type": NaN}', "expected JSON, found a mistake at line 1, column 10: "),
        ('{"type": -Infinity}', "expected JSON, found a mistake at line 1, column "),
        ('{\n"type": 01}', "expected JSON, found a mistake at line 2, column "),
        (b'{"type": "\xff"}', "expected JSON, found a mistake at line 1, column "),
        (r'{"type": "\ud800"}', "expected JSON, found a mistake at line 1, column "),
        ('{"type": "\ud800"}', "expected Unicode text, found a lone surrogate at character 10"),
        ("\ufeff{}", "expected JSON, found a mistake at line 1, column 1: "),
        ("[]", "expected an object, found a list of 0"),
        ('"move"', 'expected an object, found "move"'),
        ("3", "expected an object, found 3"),
        ("null", "expected an object, found null"),
        (" " * (BOUNDS.size + 1), "expected at most 262144 bytes, found more"),
        (b" " * (BOUNDS.size + 1), "expected at most 262144 bytes, found 262145"),
        ("é" * (BOUNDS.size // 2 + 1), "expected at most 262144 bytes, found 262146"),
        ("[" * 33 + "]" * 33, "expected at most 32 levels of nesting, found more"),
        ('{"a":' * 100_000, "expected at most 262144 bytes, found more"),
        ("[" * 100_000, "expected at most 32 levels of nesting, found more"),
        ("[" * 32 + "]" * 32, "expected an object, found a list of 1"),
    ],
)
def test_what_is_no_strict_json_object_is_refused(text: str | bytes, message: str) -> None:
    for decode in (codec.decode_state, codec.decode_action, codec.decode_record):
        assert complaint(decode, text).partition(": ")[2].startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (without(MOVE, "format"), "action.format: expected this key, found none"),
        (without(MOVE, "version"), "action.version: expected this key, found none"),
        (
            changed(MOVE, "format", to="lum42-state"),
            'action.format: expected lum42-action, found "lum42-state"',
        ),
        (changed(MOVE, "version", to=1), "action.version: expected 3, found 1"),
        (changed(MOVE, "version", to=True), "action.version: expected 3, found true"),
        (changed(MOVE, "version", to=3.0), "action.version: expected 3, found 3.0"),
        (without(MOVE, "type"), "action.type: expected this key, found none"),
        (
            changed(MOVE, "type", to="mov"),
            "action.type: expected one of 21 words, found \"mov\"; did you mean 'move'?",
        ),
        (changed(MOVE, "type", to=["move"]), "action.type: expected one of 21 words, found a list of 1"),
        (without(MOVE, "cell"), "action.cell: expected this key, found none"),
        (changed(MOVE, "cel", to=1), "action.cel: unknown key; expected type, cell; did you mean 'cell'?"),
        (changed(MOVE, "a b", to=1), 'action["a b"]: unknown key; expected type, cell'),
        (
            changed(MOVE, "\ud800", to=1).replace("\\ud800", "é"),
            r'action["\u00e9"]: unknown key; expected type, cell',
        ),
        (changed(SKIP_TURN, "cell", to=[0, 1]), "action.cell: unknown key; expected type"),
        (changed(MOVE, "cell", to="NE"), f'action.cell: expected {CELL}, found "NE"'),
        (changed(MOVE, "cell", to=[0, 1, 2]), f"action.cell: expected {CELL}, found a list of 3"),
        (changed(MOVE, "cell", to=[0, True]), f"action.cell[1]: expected {NUMBER}, found true"),
        (changed(MOVE, "cell", to=[0, 1.0]), f"action.cell[1]: expected {NUMBER}, found 1.0"),
        (changed(MOVE, "cell", to=[0, 10**7]), f"action.cell[1]: expected {NUMBER}, found 10000000"),
        (changed(MOVE, "cell", to={"x": 0, "y": 1}), f"action.cell: expected {CELL}, found an object"),
        (changed(TakePlanet(1), "stack", to="3"), f'action.stack: expected {NUMBER}, found "3"'),
        (changed(TakePlanet(1), "stack", to=3.7), f"action.stack: expected {NUMBER}, found 3.7"),
        (changed(TakePlanet(1), "stack", to=True), f"action.stack: expected {NUMBER}, found true"),
        (changed(TakePlanet(1), "stack", to=None), f"action.stack: expected {NUMBER}, found null"),
        (changed(TakePlanet(1), "stack", to=10**30), f"action.stack: expected {NUMBER}, found 1e+30"),
        (
            '{"format":"lum42-action","version":3,"type":"move","cell":[0,1],"cell":[0,2]}',
            "action.cell: expected each key once, found it twice",
        ),
        (
            r'{"format":"lum42-action","version":3,"type":"move","cell":[0,1],"c\u0065ll":[0,2]}',
            "action.cell: expected each key once, found it twice",
        ),
        (
            r'{"format":"lum42-action","version":3,"type":"\u003a","type":"skip_turn","x":[{"y":0}]}',
            "action.type: expected each key once, found it twice",
        ),
        (
            '{"format":"lum42-action","version":3,"type":"move","cell":[{"x":[1e9,{"y":0,"y":1}]}]}',
            "action.cell[0].x[1].y: expected each key once, found it twice",
        ),
    ],
)
def test_a_bad_action_is_refused_at_the_place(text: str, message: str) -> None:
    assert complaint(codec.decode_action, text) == message


def test_escapes_that_were_not_needed_are_read() -> None:
    text = codec.encode(MOVE).replace("move", "mov\\u0065").replace("cell", "c\\u0065ll")
    assert codec.decode_action(text) == MOVE


def test_brackets_in_strings_are_no_nesting() -> None:
    brackets = "[" * 40
    record = attrs.evolve(games()[0].record, actions=(), comments=((0, brackets),))
    assert codec.decode_record(codec.encode(record)) == record
    misfit = complaint(codec.decode_action, changed(MOVE, "type", to=f'"\\{brackets}'))
    assert misfit.startswith('action.type: expected one of 21 words, found "\\"\\\\[[[')


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("round",), "3", f'round: expected {NUMBER}, found "3"'),
        (
            ("first",),
            "whit",
            "first: expected one of white, black, silver, gold, found \"whit\"; did you mean 'white'?",
        ),
        (
            ("phase",),
            2,
            "phase: expected one of discovery, deployment, production, recovery, round_end, over, found 2",
        ),
        (
            ("terms", "objectives", "harvest"),
            None,
            "terms.objectives.harvest: expected one of blue, green, yellow, red, found null",
        ),
        (("terms", "seats"), ["white"] * 5, "terms.seats: expected a list of at most 4, found a list of 5"),
        (
            ("terms", "rulings"),
            [],
            (
                'terms.rulings: expected an object of readings, such as {"R-10": "rect_4x2"}, '
                "found a list of 0"
            ),
        ),
        (("terms", "rulings", "R-23"), 3, "terms.rulings.R-23: expected the name of a reading, found 3"),
        (
            ("terms", "rulings", "R-23"),
            " cancels_all",
            'terms.rulings.R-23: expected the name of a reading, found " cancels_all"',
        ),
        (
            ("terms", "rulings", "R-80"),
            "thre",
            "terms.rulings.R-80: expected one of zero, three, found \"thre\"; did you mean 'three'?",
        ),
        (("ships",), [], "ships: expected an object, found a list of 0"),
        (("ships", "copper"), [0, 0], "ships.copper: unknown key; expected white, black, silver, gold"),
        (("scores", "gold"), 0.5, f"scores.gold: expected {NUMBER}, found 0.5"),
        (("boards", "black", "light"), 3, "boards.black.light: expected an object, found 3"),
        (
            ("boards", "black", "light", "pink"),
            3,
            "boards.black.light.pink: unknown key; expected blue, green, yellow, red",
        ),
        (
            ("boards", "black", "light", "red"),
            False,
            f"boards.black.light.red: expected {NUMBER}, found false",
        ),
        (
            ("boards", "black", "probes"),
            {},
            "boards.black.probes: expected a list of at most 4, found an object",
        ),
        (("exile", "one"), [None], "exile.one[0]: expected an object, found null"),
        (("space",), [{}] * 65, "space: expected a list of at most 64, found a list of 65"),
        (("space", 3), [], "space[3]: expected an object, found a list of 0"),
        (("space", 3, "cell"), [1, "1"], f'space[3].cell[1]: expected {NUMBER}, found "1"'),
        (
            ("space", 3, "planet"),
            "blu",
            (
                "space[3].planet: expected one of blue, green, yellow, red, black, "
                "found \"blu\"; did you mean 'blue'?"
            ),
        ),
        (
            ("space", 3, "on_planet"),
            {"type": "ship"},
            'space[3].on_planet.type: expected one of unit, probe, found "ship"',
        ),
        (
            ("space", 3, "on_planet"),
            {"type": "unit", "seat": "gold"},
            "space[3].on_planet.kind: expected this key, found none",
        ),
        (
            ("space", 3, "on_planet"),
            {"type": "probe", "seat": "gold", "kind": "basic"},
            "space[3].on_planet.kind: unknown key; expected type, seat",
        ),
        (
            ("space", 3, "on_moon"),
            {"type": "unit", "seat": "gold", "kind": "basic"},
            "space[3].on_moon.type: unknown key; expected seat, kind",
        ),
        (
            ("space", 3, "on_moon"),
            {"seat": "copper", "kind": "basic"},
            'space[3].on_moon.seat: expected one of white, black, silver, gold, found "copper"',
        ),
        (("stacks", "planets", 0), "blue", 'stacks.planets[0]: expected a list of at most 28, found "blue"'),
        (
            ("pending",),
            [{"type": "choose_crew", "seat": "white"}] * 65,
            "pending: expected a list of at most 64, found a list of 65",
        ),
        (
            ("pending", 0),
            {"type": "move", "cell": [0, 1]},
            (
                "pending[0].type: expected one of choose_planet, choose_cell, choose_satellite, navigate, "
                "flee_or_stand, choose_exile, choose_recovery, use, choose_probe, choose_swap, choose_half, "
                'choose_crew, choose_first, found "move"'
            ),
        ),
        (
            ("pending", 0),
            {
                "type": "choose_half",
                "seat": "gold",
                "cell": [0, 1],
                "stood_on": "planet",
                "halves": [],
                "begun": 0,
            },
            "pending[0].begun: expected true or false, found 0",
        ),
    ],
)
def test_a_bad_position_is_refused_at_the_place(
    path: tuple[str | int, ...], to: object, message: str
) -> None:
    assert complaint(codec.decode_state, changed(middle(), *path, to=to)) == f"state.{message}"


def test_a_word_that_is_too_long_is_shown_in_part() -> None:
    message = complaint(codec.decode_state, changed(middle(), "first", to="w" * 1000))
    assert message == f'state.first: expected one of white, black, silver, gold, found "{"w" * 40}"…'


@pytest.mark.parametrize("key", ["on_moon", "cell", "planet"])
def test_a_key_is_missing_even_if_another_stands_in_for_it(key: str) -> None:
    document = tree(middle())
    document["space"][0]["another"] = document["space"][0].pop(key)
    message = complaint(codec.decode_state, json.dumps(document))
    assert message == (
        "state.space[0].another: unknown key; expected cell, planet, face, satellite, on_planet, on_moon"
    )


def test_a_missing_colour_is_named() -> None:
    document = tree(middle())
    document["reserve"]["pink"] = document["reserve"].pop("red")
    assert complaint(codec.decode_state, json.dumps(document)).startswith("state.reserve.pink: unknown key")


def test_two_systems_on_one_cell_are_refused() -> None:
    text = changed(middle(), "space", 4, "cell", to=tree(middle())["space"][1]["cell"])
    assert (
        complaint(codec.decode_state, text)
        == "state.space[4].cell: expected each cell once, found a list of 2"
    )


def test_a_position_that_cannot_be_is_refused_with_its_faults() -> None:
    with pytest.raises(InvalidPosition) as caught:
        codec.decode_state(changed(middle(), "round", to=9))
    assert str(caught.value) == "round: expected 1 to 5, found 9"


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (
            ("clauses", 0),
            "MOV",
            'clauses[0]: expected the id of a clause or a ruling, such as ABC-4 or R-23, found "MOV"',
        ),
        (("clauses",), ["MOV-4"] * 65, "clauses: expected a list of at most 64, found a list of 65"),
        (("portal",), None, "portal: expected true or false, found null"),
        (("type",), "event", 'type: expected one of 31 words, found "event"'),
    ],
)
def test_a_bad_event_is_refused_at_the_place(path: tuple[str | int, ...], to: object, message: str) -> None:
    assert complaint(codec.decode_event, changed(MOVED, *path, to=to)) == f"event.{message}"


@pytest.mark.parametrize(
    ("verdict", "path", "to", "message"),
    [
        (
            Verdict((Reason.CELL_TAKEN.objection,), ()),
            ("allowed",),
            True,
            "allowed: expected what follows from the objections and the events",
        ),
        (
            Verdict((Reason.CELL_TAKEN.objection,), ()),
            ("clauses",),
            [],
            "clauses: expected what follows from the objections and the events",
        ),
        (
            Verdict((), (MOVED,)),
            ("rulings",),
            [],
            "rulings: expected what follows from the objections and the events",
        ),
        (
            Verdict((), (MOVED,)),
            ("reasons",),
            ["cell_taken"],
            "reasons: expected what follows from the objections and the events",
        ),
        (
            Verdict((), (MOVED,)),
            ("objections",),
            [{"reason": "cell_taken", "clauses": ["DIS-4"]}],
            "events: expected none beside objections: a refused action causes nothing",
        ),
        (
            Verdict((), (), remarks=(LATER,)),
            ("objections",),
            [{"reason": "cell_taken", "clauses": ["DIS-4"]}],
            "remarks: expected none beside objections: these say it all",
        ),
        (
            Verdict((Reason.OTHER_SEAT.objection,), (), decision=ChoosePlanet(Seat.WHITE)),
            ("objections",),
            [],
            "decision: expected null: nothing comes before an action that is allowed",
        ),
    ],
)
def test_a_verdict_that_contradicts_itself_is_refused(
    verdict: Verdict, path: tuple[str, ...], to: object, message: str
) -> None:
    assert complaint(codec.decode_verdict, changed(verdict, *path, to=to)) == f"verdict.{message}"


REFUSED = Verdict((Reason.CELL_TAKEN.objection,), ())
DOUBT = Doubt("R-21", "all_eight", FrozenMap(orthogonal_four=REFUSED))
HANGING = Verdict((), (MOVED,), depends_on=(DOUBT,))


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("ruling",), "nonsense", "ruling: expected the id of a clause or a ruling, such as ABC-4 or R-23"),
        (("others",), [], "others: expected an answer that differs: nothing hangs on this ruling"),
        (
            ("others", 0, "reading"),
            "all_eight",
            'others[0].reading: expected each reading once, found "all_eight"',
        ),
        (
            ("others", 0, "answer", "allowed"),
            True,
            "others[0].answer.allowed: expected what follows from the objections and the events",
        ),
        (
            ("others", 0, "answer"),
            json.loads(codec.encode(HANGING))["events"],
            "others[0].answer: expected an object",
        ),
    ],
)
def test_a_doubt_that_is_none_is_refused(path: tuple[str | int, ...], to: object, message: str) -> None:
    said = complaint(codec.decode_verdict, changed(HANGING, "depends_on", 0, *path, to=to))
    assert said.startswith(f"verdict.depends_on[0].{message}")


def test_a_ruling_on_which_an_answer_hangs_twice_is_refused() -> None:
    twice = attrs.evolve(HANGING, depends_on=(HANGING.depends_on or ()) * 2)
    message = 'verdict.depends_on[1].ruling: expected each ruling once, found "R-21"'
    assert complaint(codec.decode_verdict, codec.encode(twice)) == message


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (
            ("actions",),
            [{"type": "stand"}] * 5001,
            "actions: expected a list of at most 5000, found a list of 5001",
        ),
        (("actions", 7, "type"), "jump", 'actions[7].type: expected one of 21 words, found "jump"'),
        (
            ("comments", 0, "after"),
            -1,
            "comments[0].after: expected a number of actions from 0 to {last}, found -1",
        ),
        (
            ("comments", 0, "text"),
            "two\nlines",
            'comments[0].text: expected one line of at most 1000 characters, found "two\\nlines"',
        ),
        (
            ("layout", "systems", 1, "cell"),
            [0, 1],
            "layout.systems[1].cell: expected each cell once, found a list of 2",
        ),
        (("rules_version",), 1, "rules_version: expected one line of at most 1000 characters, found 1"),
    ],
)
def test_a_bad_record_is_refused_at_the_place(path: tuple[str | int, ...], to: object, message: str) -> None:
    record = games()[0].record
    found = complaint(codec.decode_record, changed(record, *path, to=to))
    assert found == f"record.{message.format(last=len(record.actions))}"


@pytest.mark.parametrize(
    ("part", "what"),
    [
        ({"round": 2.5}, "ValueError: expected a whole number from -1000000 to 1000000, found 2.5"),
        ({"round": True}, "ValueError: expected a whole number from -1000000 to 1000000, found True"),
        ({"first": None}, "AttributeError: 'NoneType' object has no attribute '_name_'"),
        ({"phase": Seat.GOLD}, "KeyError: 'GOLD'"),
        ({"pending": (MOVE,)}, "KeyError: <class 'lum42_ref.model.actions.Move'>"),
        ({"reserve": (1, 2, 3)}, "ValueError: expected 4 values, found 3"),
        (
            {"ships": {Seat.WHITE: (0, 0.5)}},
            "ValueError: expected a whole number from -1000000 to 1000000, found 0.5",
        ),
    ],
)
def test_a_position_that_was_tampered_with_is_not_written(part: dict[str, Any], what: str) -> None:
    with pytest.raises(FormatError) as caught:
        codec.encode(damaged(middle(), **part))
    assert str(caught.value) == f"state: cannot be written: {what}"


def test_flags_and_lines_that_are_none_are_not_written() -> None:
    with pytest.raises(
        FormatError, match="event: cannot be written: ValueError: expected True or False, found 1"
    ):
        codec.encode(damaged(MOVED, portal=1))
    with pytest.raises(
        FormatError, match="record: cannot be written: ValueError: expected one line of at most"
    ):
        codec.encode(attrs.evolve(games()[0].record, comments=((0, "two\nlines"),)))
