"""Recorded scenarios: what is written is read back, and nothing else is read."""

from pathlib import Path

import attrs
import pytest

from high_ref.model.things import Seat
from rulespec.engine import CHANCE
from rulespec.errors import FaultyText
from tests.support.toy_scenarios import CARD, RECORDINGS, attempt, recorded

ROLLED = "players red blue; turns 1; hand red 2 3; hand blue 1 1; pending roll chance player=red"


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    rows = [recorded("higher_only", 1), recorded("equal_beats", 2)]
    for row in rows:
        RECORDINGS.write(tmp_path, row, "An equal card, read as <reading>")
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")) == [
        "02-turns/an-equal-card-read-as-reading-1.json",
        "02-turns/an-equal-card-read-as-reading-2.json",
    ]
    assert list(RECORDINGS.read(tmp_path)) == rows


def test_chance_is_recorded_like_any_seat(tmp_path: Path) -> None:
    rolled = attempt(ROLLED, "chance: show 2")
    told = attrs.evolve(recorded("equal_beats", 0), played=(rolled,), end=rolled.after)
    RECORDINGS.write(tmp_path, told, "A roll")
    (found,) = RECORDINGS.read(tmp_path)
    assert found == told
    assert found.played[0].seat is CHANCE


def test_tags_name_clauses_and_rulings() -> None:
    told = recorded("equal_beats", 1)
    assert (told.clauses, told.rulings) == (("TRN-2",), ("R-01",))


def test_an_attempt_knows_what_stood_behind_its_verdict() -> None:
    refused = attempt(CARD, "red: play two")
    assert (refused.seat, refused.after) == (Seat.RED, None)
    assert refused.touched == {"TRN-2", "R-01"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("high-scenario", "high-state", "format: expected high-scenario"),
        ('"row":', '"rows":', "rows: unknown key"),
        ('"row":1', '"row":1,"row":1', "row: expected each key once"),
        ('"row":1', '"row":"1"', "row: expected a whole number"),
        ('"seat":"red"', '"seat":"green"', "asked[0].before.pending[0].seat: expected one of red, blue"),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    RECORDINGS.write(tmp_path, recorded("higher_only", 1), "A card")
    path = tmp_path / "02-turns" / "a-card-1.json"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(FaultyText) as caught:
        list(RECORDINGS.read(tmp_path))
    assert str(caught.value).startswith(f"{path}: scenario.{said}")


def test_without_records_one_is_told_how_to_make_them(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match="run `make scenarios` first"):
        list(RECORDINGS.read(tmp_path))
