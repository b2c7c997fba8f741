"""Positions and games in files: what is saved is loaded, whatever its form."""

from pathlib import Path

import pytest

from high_ref.engine import ENGINE
from high_ref.game import GAME
from high_ref.model.table import Layout
from high_ref.model.things import Seat
from high_ref.notation import NOTATION
from high_ref.rulings import Rulings
from rulespec.engine import GameRecord
from rulespec.errors import FormatError
from rulespec.files import CannotWrite
from rulespec.language import Language
from rulespec.saving import load, load_record, save

LAYOUT = Layout((Seat.RED, Seat.BLUE))
DEALT = ["deal_card two", "deal_card three", "deal_card one", "deal_card one"]
RECORD = GameRecord("1.0.0", Rulings(), LAYOUT, tuple(map(NOTATION.read_action, DEALT)))
LAST = [step.state for step in NOTATION.replay(RECORD)][-1]


@pytest.mark.parametrize(
    ("name", "begins"),
    [("a.card", "players red blue"), ("a.json", '{"format":"high-state"'), ("a", "players red blue")],
)
def test_a_position_is_saved_as_its_name_asks_for(tmp_path: Path, name: str, begins: str) -> None:
    save(GAME, LAST, tmp_path / name)
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)
    assert load(GAME, tmp_path / name) == LAST


@pytest.mark.parametrize("name", ["a.record", "a.json"])
def test_a_game_is_loaded_whole_or_as_its_last_position(tmp_path: Path, name: str) -> None:
    save(GAME, RECORD, tmp_path / name)
    assert load_record(GAME, tmp_path / name) == RECORD
    assert load(GAME, tmp_path / name) == LAST


def test_a_layout_is_loaded_as_its_first_position(tmp_path: Path) -> None:
    save(GAME, LAYOUT, tmp_path / "a.layout")
    assert load(GAME, tmp_path / "a.layout") == ENGINE.opening(LAYOUT).state


def test_a_position_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "a.card"
    save(GAME, LAST, path)
    with pytest.raises(FormatError) as caught:
        load_record(GAME, path)
    assert caught.value.in_language(Language.FR) == f"{path} : attendu : le relevé d'une partie"


def test_what_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(FormatError) as missing:
        load(GAME, tmp_path / "nowhere.card")
    assert str(missing.value) == f"{tmp_path / 'nowhere.card'}: no such file"
    with pytest.raises(CannotWrite):
        save(GAME, LAST, tmp_path / "no" / "such.card")
