"""``ask`` with a line of play, inside a game, at the end of a game; in words, as a card, as JSON."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import lum42_ref as lum
from lum42_ref import codec, notation
from lum42_ref.chance import draw_layout
from lum42_ref.command import main
from lum42_ref.engine import ENGINE, opening
from rulespec.engine import GameRecord
from tests.support.commands import lum42
from tests.support.notation import play

COMBAT = "players white black; turn white; N red-L m:green black.basic@P; E blue-L m:red"
CROWDED = f"""{COMBAT}; round 3
exile harvest black.doubler; exile transformation black.chief
exile swap white.chief; exile three white.doubler"""
"""Only the 1 VP slot of the Exile is open."""
LAST = (
    "round 5; phase 4; N black-E p:lat white.basic@P; score black 4; energy black 1 red; energy white 1 red"
)
ATTACK = "white: N deploy basic planet"


@pytest.fixture
def ask() -> Callable[..., Result]:
    return lambda *words: CliRunner().invoke(lum42, ("ask", *words))


def marked(result: Result) -> list[str]:
    """The headings of the verdicts."""
    return [line for line in result.output.splitlines() if line[:1] in "✓✗→" and line[:1]]


def test_a_line_of_play_has_a_verdict_each_and_ends_with_the_board(ask: Callable[..., Result]) -> None:
    result = ask(COMBAT, ATTACK, "black: exile harvest", "white: exile three")
    assert result.exit_code == 0
    assert marked(result) == [
        "✓ White: move (0,1)  allowed",
        "✓ White: deploy basic planet  allowed",
        "✓ Black: exile harvest  allowed",
        "✓ White: exile three  allowed",
    ]
    reached = play(notation.read_card(COMBAT), ATTACK, "exile harvest", "exile three")
    board = CliRunner().invoke(lum42, ["show", notation.write_card(reached)]).output
    assert result.output.endswith(
        f"\nNext  Black navigates from the centre: first step\n\nPosition reached\n{board}"
    )


def test_a_clause_is_explained_once(ask: Callable[..., Result]) -> None:
    lines = ask(COMBAT, ATTACK, "black: exile harvest", "white: exile three").output.splitlines()
    titled = [number for number, line in enumerate(lines) if line.startswith("  CMB-4 ")]
    assert [lines[number + 1].startswith("      ") for number in titled] == [True, False]


def test_what_does_not_happen_is_said_with_its_clause(ask: Callable[..., Result]) -> None:
    own = "N red-L m:green black.basic@P white.basic@M; E blue-L m:red"
    english = ask(own, "move N").output
    assert (
        "What does not happen\n"
        "  - Black gains no passage bonus at (0,1): White has a piece of their own there.\n"
        "    MOV-13\n" in english
    )
    french = ask(own, "move N", "--lang", "fr").output
    assert "Ce qui ne se passe pas\n  - Noir ne gagne pas de bonus de passage en (0,1) :" in french


def test_a_forced_answer_is_carried_out_and_said(ask: Callable[..., Result]) -> None:
    result = ask(CROWDED, ATTACK, "black: move E")
    assert result.exit_code == 0
    assert marked(result)[2:] == [
        "→ Black: exile one  the only legal action: carried out",
        "→ White: exile one  the only legal action: carried out",
        "✓ Black: move (1,0)  allowed",
    ]
    french = marked(ask(CROWDED, ATTACK, "black: move E", "--lang", "fr"))
    assert french[2] == "→ Noir : exile one  seule action légale : effectuée"


def test_after_a_refusal_the_rest_is_not_played_and_that_is_said(ask: Callable[..., Result]) -> None:
    result = ask(COMBAT, ATTACK, "white: exile three", "black: move E", "white: move E")
    assert result.exit_code == 1
    assert marked(result)[-1] == "✗ White: exile three  refused"
    assert "Not played  black: move E; white: move E\n\nPosition reached\n" in result.output
    assert "Next" not in result.output
    turn = ask(COMBAT, "white: S deploy basic planet", "--lang", "fr")
    assert turn.output.endswith("\nNon joué  deploy basic planet\n")


def test_another_player_decides_now_names_who_and_what(ask: Callable[..., Result]) -> None:
    english = ask(COMBAT, ATTACK, "white: exile three").output
    assert (
        "  - Another player decides now.  [CMB-2]\n"
        "    Black puts the basic unit in the Exile: choice of slot.\n" in english
    )
    french = ask(COMBAT, "black: move N", "--lang", "fr").output
    assert "    Blanc navigue depuis le centre : premier pas.\n" in french
    verdict = json.loads(ask(COMBAT, "black: move N", "--json").output)
    assert verdict["reasons"] == ["other_seat"]
    assert verdict["decision"] == {"type": "navigate", "seat": "white", "path": [[0, 0]]}


def test_another_decision_says_what_is_decided(ask: Callable[..., Result]) -> None:
    output = ask(COMBAT, "white: exile three").output
    assert "    White navigates from the centre: first step.\n" in output


def test_the_position_reached_as_a_card(ask: Callable[..., Result]) -> None:
    result = ask(COMBAT, ATTACK, "--card")
    _, _, card = result.output.partition("Position reached\n")
    assert notation.read_card(card) == play(notation.read_card(COMBAT), ATTACK)
    assert "┌" not in result.output


def test_json_is_a_document_a_line_and_ends_with_the_position(ask: Callable[..., Result]) -> None:
    lines = ask(CROWDED, ATTACK, "black: move E", "--json").output.splitlines()
    kinds = [json.loads(line)["format"].removeprefix("lum42-") for line in lines]
    assert kinds == ["verdict", "verdict", "action", "verdict", "action", "verdict", "verdict", "state"]
    assert codec.decode_action(lines[2]) == notation.read_action("exile one")
    verdict = codec.decode_verdict(lines[3])
    assert [remark.clauses for remark in verdict.remarks] == [("CMB-4",)]
    reached = play(notation.read_card(CROWDED), ATTACK, "exile one", "exile one", "move E")
    assert codec.decode_state(lines[-1]) == reached


def test_json_of_a_refusal_ends_with_what_was_played_if_anything(ask: Callable[..., Result]) -> None:
    result = ask(COMBAT, ATTACK, "white: exile three", "--json")
    assert result.exit_code == 1
    *_, verdict, state = result.output.splitlines()
    assert codec.decode_verdict(verdict).reasons == (lum.Reason.OTHER_SEAT,)
    assert codec.decode_state(state) == play(notation.read_card(COMBAT), ATTACK)
    assert len(ask(COMBAT, "black: move N", "--json").output.splitlines()) == 1


def test_the_end_of_a_game_is_told_by_ask_and_show(ask: Callable[..., Result]) -> None:
    result = ask(LAST, "recover N planet")
    told = (
        "\nWhite 4, Black 8\n"
        "Majority of blue: nobody\nMajority of green: nobody\nMajority of yellow: nobody\n"
        "Majority of red: White and Black, 4 VP each\n"
        "1. Black 8 VP\n2. White 4 VP\nWinner: Black, by points\n"
    )
    assert "  - White gains 4 VP (red majority).  END-2 END-3 END-4\n" in result.output
    assert "\nNext  the game is over\n" in result.output
    assert result.output.endswith(told)
    assert (
        f"Next  the game is over{told}\nPosition reached\nplayers "
        in ask(LAST, "recover N planet", "--card").output
    )
    card = notation.write_card(play(notation.read_card(LAST), "recover N planet"))
    assert CliRunner().invoke(lum42, ["show", card]).output.endswith(told)
    formats = [
        json.loads(line)["format"] for line in ask(LAST, "recover N planet", "--json").output.splitlines()
    ]
    assert formats == ["lum42-verdict", "lum42-outcome", "lum42-state"]


def test_a_question_inside_a_game(ask: Callable[..., Result], tmp_path: Path) -> None:
    layout = draw_layout((lum.Seat.WHITE, lum.Seat.BLACK), 5, lum.Rulings())
    states, actions = [opening(layout).state], list[lum.Action]()
    for _ in range(12):
        actions.append(lum.legal_actions(states[-1])[0])
        states.append(lum.play(states[-1], actions[-1]).state)
    path = tmp_path / "game.record"
    game = GameRecord(lum.__version__, lum.Rulings(), layout, tuple(actions))
    path.write_text(notation.write_record(game), encoding="utf-8")
    for at in (0, 7):
        asked = ask(str(path), notation.write_action(actions[at]), "--at", str(at), "--json")
        assert asked.exit_code == 0
        assert codec.decode_state(asked.output.splitlines()[-1]) == states[at + 1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("ask", COMBAT, "move N", "--at", "3"), "lum42: --at 3: only a game record has several positions\n"),
        (
            ("ask", COMBAT, "move N", "--at", "3", "--lang", "fr"),
            "lum42: --at 3 : seule une partie notée a plusieurs positions\n",
        ),
    ],
)
def test_only_a_game_has_positions_to_choose_from(
    words: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["lum42", *words])
    with pytest.raises(SystemExit) as stop:
        main()
    assert (stop.value.code, capsys.readouterr().err) == (2, message)


def test_a_line_that_cannot_be_read_spoils_the_whole_question(ask: Callable[..., Result]) -> None:
    result = ask(COMBAT, "white: move N", "white: jump")
    assert result.output == ""
    assert str(result.exception).startswith("line 2, column 8: expected an action")


def test_the_way_to_the_position_reached_is_drawn(ask: Callable[..., Result], tmp_path: Path) -> None:
    picture = tmp_path / "answer.svg"
    assert ask(COMBAT, ATTACK, "black: exile one", "--draw", str(picture)).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_an_action_without_events_leads_somewhere_too(ask: Callable[..., Result]) -> None:
    card = """reading R-79 wider_choice; phase 4; round 2; units white twosome basic
    N green-L m:white; E blue-L m:red
    pending choose_half white cell=N stood_on=P halves=P,M"""
    state = notation.read_card(card)
    move = notation.read_action("use moon")
    assert lum.play(state, move).events == ()
    *_, reached = ask(card, "use moon", "--json").output.splitlines()
    assert codec.decode_state(reached) == ENGINE.essential(lum.play(state, move).state)
    assert "\nPosition reached\n" in ask(card, "use moon").output
