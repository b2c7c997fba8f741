"""The commands about positions and games, as people run them."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import lum42_ref as lum
from lum42_ref import codec, notation
from lum42_ref.book import BOOK
from lum42_ref.chance import draw_layout
from lum42_ref.command import main
from lum42_ref.engine import opening
from rulespec.engine import GameRecord
from tests.support.commands import lum42

CARD = """players white black silver gold
round 1; phase 2; turn gold
N red-L m:green black.basic@P black.ship
E green-L m:white
"""
BLACK_AND_OWN = "turn gold\nN red-L m:green black.basic@P black.ship gold.basic@M\nE blue-L m:red"


@pytest.fixture
def run() -> Callable[..., Result]:
    return lambda *words, **options: CliRunner().invoke(lum42, words, **options)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game, written down."""
    layout = draw_layout((lum.Seat.WHITE, lum.Seat.BLACK), 5, lum.Rulings())
    state = opening(layout).state
    actions: list[lum.Action] = []
    for _ in range(12):
        actions.append(lum.legal_actions(state)[0])
        state = lum.play(state, actions[-1]).state
    path = tmp_path / "game.record"
    game = GameRecord(lum.__version__, lum.Rulings(), layout, tuple(actions))
    path.write_text(notation.write_record(game), encoding="utf-8")
    return path


def test_an_allowed_action_says_what_happens_and_exits_0(run: Callable[..., Result]) -> None:
    result = run("ask", CARD, "gold: move N")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == "✓ Gold: move (0,1)  allowed"
    assert "Points  Black +1" in lines
    assert any("MOV-12" in line for line in lines)
    assert (
        "  R-23  Ship and other piece of the same opponent  (in force: one_per_opponent – one per opponent)"
        in lines
    )
    assert "      R-23 ship_plus_piece – one more for the ship: Black would gain 2 VP, not 1" in lines


def test_a_reading_can_be_tried(run: Callable[..., Result]) -> None:
    result = run("ask", CARD, "move N", "--reading", "R-23=ship_plus_piece")
    assert "Points  Black +2" in result.output
    assert "(in force: ship_plus_piece – one more for the ship)" in result.output


def test_a_refused_action_says_why_and_exits_1(run: Callable[..., Result]) -> None:
    result = run("ask", CARD, "gold: move centre", "--lang", "fr")
    assert result.exit_code == 1
    assert result.output.splitlines()[0] == "✗ Doré : move centre  refusé"
    assert "MOV-9" in result.output
    assert "Pourquoi" in result.output


def test_a_whole_turn_is_asked_step_by_step(run: Callable[..., Result]) -> None:
    result = run("ask", CARD, "gold: centre > N deploy basic planet")
    assert result.exit_code == 0
    assert [line for line in result.output.splitlines() if line.startswith("✓")] == [
        "✓ Gold: move (0,1)  allowed",
        "✓ Gold: deploy basic planet  allowed",
    ]


def test_another_seat_is_refused(run: Callable[..., Result]) -> None:
    result = run("ask", CARD, "black: move N")
    assert result.exit_code == 1
    assert result.output.startswith("✗ Black: move (0,1)  refused\n")
    assert "[RND-3]" in result.output


def test_nobody_scores_beside_the_movers_own_unit(run: Callable[..., Result]) -> None:
    assert "Points  nobody scores" in run("ask", BLACK_AND_OWN, "move N").output


def test_the_verdict_as_json(run: Callable[..., Result]) -> None:
    verdict = json.loads(run("ask", CARD, "move (3,3)", "--json").output)
    assert verdict["format"] == "lum42-verdict"
    assert verdict["reasons"] == ["no_system_there"]


def test_the_answer_can_be_drawn(run: Callable[..., Result], tmp_path: Path) -> None:
    picture = tmp_path / "answer.svg"
    assert run("ask", CARD, "gold: N deploy basic planet", "--draw", str(picture)).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_refused_action_is_drawn_as_far_as_it_goes(run: Callable[..., Result], tmp_path: Path) -> None:
    picture = tmp_path / "answer.svg"
    assert run("ask", CARD, "black: move N", "--draw", str(picture)).exit_code == 1
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_input_comes_from_argument_file_or_standard_input(run: Callable[..., Result], tmp_path: Path) -> None:
    file = tmp_path / "position.card"
    file.write_text(CARD, encoding="utf-8")
    outputs = [
        run("moves", CARD).output,
        run("moves", str(file)).output,
        run("moves", "-", input=CARD).output,
    ]
    assert outputs[0] == outputs[1] == outputs[2]
    assert "move (0,1)" in outputs[0]


def test_card_line_and_json_are_told_apart(run: Callable[..., Result]) -> None:
    line = run("convert", CARD, "--to", "line").output.strip()
    document = run("convert", CARD, "--to", "json").output.strip()
    card = run("convert", document, "--to", "card").output
    assert "~" in line
    assert notation.read_card(card) == notation.read_one_line(line) == codec.decode_state(document)
    assert run("convert", line, "--to", "card").output == card
    state = codec.decode_state(document)
    assert run("convert", line, "--to", "digest").output == f"{codec.digest(state)}\n"
    assert run("convert", line, "--to", "play-digest").output == f"{codec.play_digest(state)}\n"


def test_show_says_who_decides(run: Callable[..., Result]) -> None:
    result = run("show", CARD)
    assert result.exit_code == 0
    assert result.output.splitlines()[1].startswith("> Gold ")
    assert run("show", CARD, "--lang", "fr").output.splitlines()[1].startswith("> Doré ")


def test_moves_lists_every_legal_action(run: Callable[..., Result]) -> None:
    listed = run("moves", CARD, "--json").output.splitlines()
    state = notation.read_card(CARD)
    assert [codec.decode_action(text) for text in listed] == list(lum.legal_actions(state))


def test_a_position_is_drawn(run: Callable[..., Result], tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert run("draw", CARD, "-o", str(picture)).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert run("draw", CARD, "--space", "--theme", "dark").output.startswith("<svg")
    assert run("draw", CARD, "--action", "gold: N deploy basic planet").output.startswith("<svg")


def test_every_point_of_a_record_is_explained(run: Callable[..., Result]) -> None:
    record = str(BOOK.docs / "examples" / "three-players.record")
    told = run("replay", record, "--points").output.splitlines()
    assert told[:4] == [
        "White  62 VP",
        "  Round 1  0",
        "  Round 2  12",
        "    +8   84  White gains 8 VP (light objective).  OBJ-11",
    ]
    assert "Noir  60 PV" in run("replay", record, "--points", "--lang", "fr").output
    document = json.loads(run("replay", record, "--points", "--json").output)
    assert {player["seat"]: player["points"] for player in document["players"]} == {
        "white": 62,
        "black": 60,
        "silver": 44,
    }
    alone = run("replay", record, "--json")
    assert (alone.exit_code, "--json goes with --points" in alone.output) == (2, True)


def test_a_record_is_replayed_and_stopped_anywhere(run: Callable[..., Result], record: Path) -> None:
    result = run("replay", str(record), "--events")
    assert result.exit_code == 0
    assert "   1 " in result.output
    assert run("replay", str(record), "--lang", "fr").output.splitlines()[1] == "Manche 1, découverte"
    opened = run("convert", str(record), "--to", "card", "--at", "0").output
    assert notation.read_card(opened).round == 1
    assert run("convert", str(record), "--to", "record").output == record.read_text(encoding="utf-8")
    document = run("convert", str(record), "--to", "json").output
    assert run("convert", document, "--to", "record").output == record.read_text(encoding="utf-8")


def test_a_record_of_other_rules_says_so(run: Callable[..., Result], record: Path) -> None:
    other = record.read_text(encoding="utf-8").replace(f"rules {lum.__version__}", "rules 9.9.9")
    result = run("replay", other)
    assert f"the record was made under rules 9.9.9; these are rules {lum.__version__}" in result.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("show", "nowhere.card"), "nowhere.card: no such file"),
        (("show", "N red-L m:pink"), "line 1, column 9: expected a satellite"),
        (("ask", CARD, "jump N"), "line 1, column 1: expected an action"),
        (("ask", CARD, "move N", "--reading", "R-23"), "--reading R-23: expected RULING=READING"),
        (("ask", CARD, "move N", "--reading", "R-23=both"), "R-23 has no reading 'both'"),
        (("show", '{"format": "lum42-state"}'), "version"),
        (("replay", CARD), "expected a game record"),
        (("convert", CARD, "--to", "record"), "only a game can be written as a record"),
    ],
)
def test_bad_input_is_one_plain_message_and_exit_2(
    words: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["lum42", *words])
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("lum42: ")
    assert message in said


def test_a_position_beyond_the_record_is_refused(run: Callable[..., Result], record: Path) -> None:
    error = run("show", str(record), "--at", "99").exception
    assert str(error) == "--at 99: the record has 12 actions: expected 0 to 12"
