from pathlib import Path

import pytest

from lum42_ref.model.components import Seat
from rulespec.errors import FaultyText
from rulespec.site.scenarios import load_scenarios
from rulespec.site.tales import tale_of_run, telling_examples
from tests.rulespec.site.samples import write_records


def test_the_rows_of_an_outline_are_one_scenario_with_its_text_as_written(tmp_path: Path) -> None:
    write_records(tmp_path)
    (scenario,) = load_scenarios(tmp_path / "recorded", tmp_path / "features")
    assert scenario.name == "A ship beside a piece, read as <reading>"
    assert (scenario.page, scenario.home, len(scenario.runs)) == ("movement", "MOV-10", 2)
    assert scenario.text.startswith("Given R-23 is read as <reading>")
    assert scenario.text.endswith("| ship_plus_piece  |")
    assert "FR: " not in scenario.text
    assert "The next one" not in scenario.text


def test_without_records_the_site_says_how_to_make_them(tmp_path: Path) -> None:
    with pytest.raises(FaultyText, match="run `make scenarios` first"):
        load_scenarios(tmp_path, tmp_path)


def test_a_record_that_no_longer_fits_its_feature_is_refused(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "features" / "06-movement.feature").write_text("Feature: Movement\n", encoding="utf-8")
    with pytest.raises(FaultyText, match=r"06-movement.feature:7: no scenario stands here any more"):
        load_scenarios(tmp_path / "recorded", tmp_path / "features")


def test_another_document_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "y.json").write_text('{"format": "lum42-state"}', encoding="utf-8")
    with pytest.raises(FaultyText, match="expected a document of the format lum42-scenario"):
        load_scenarios(tmp_path, tmp_path)


def test_a_run_is_told_by_what_it_played_or_refused(tmp_path: Path) -> None:
    write_records(tmp_path)
    (scenario,) = load_scenarios(tmp_path / "recorded", tmp_path / "features")
    played = tale_of_run(scenario.runs[1], "MOV-10")
    assert played is not None
    assert played.points == {Seat.BLACK: 2}
    refused = tale_of_run(scenario.runs[0], "MOV-9")
    assert refused is None or not refused.refusals
    told = tale_of_run(scenario.runs[0], scenario.runs[0].asked[0].verdict.clauses[0])
    assert told is not None
    assert told.refusals or told.played


def test_one_example_is_enough_where_all_show_the_same(tmp_path: Path) -> None:
    write_records(tmp_path)
    scenarios = load_scenarios(tmp_path / "recorded", tmp_path / "features")
    assert [scenario.name for scenario, _ in telling_examples("MOV-10", scenarios)] == [scenarios[0].name]
