from pathlib import Path
from typing import Any

import attrs
import pytest

from high_ref.game import GAME
from high_ref.model.events import DieShown
from high_ref.model.things import Seat
from rulespec.engine import Event
from rulespec.errors import FaultyText
from rulespec.site.figures import told
from rulespec.site.scenarios import Scenario, load_scenarios
from rulespec.site.tales import MANY, Tale, tale_of_lines, tale_of_run, telling_examples
from tests.rulespec.site.samples import edition
from tests.support.toy_scenarios import CARD, PRINTED, RECORDINGS, write_records


def scenarios(root: Path) -> tuple[Scenario, ...]:
    write_records(root)
    return load_scenarios(RECORDINGS, root / "recorded", root / "features" / "high")


def test_the_rows_of_an_outline_are_one_scenario_with_its_text_as_written(tmp_path: Path) -> None:
    scenario, _ = scenarios(tmp_path)
    assert scenario.name == "An equal card, read as <reading>"
    assert (scenario.page, scenario.home, len(scenario.runs)) == ("turns", "TRN-2", 2)
    assert scenario.text.startswith("Given R-01 is read as <reading>")
    assert scenario.text.endswith("| equal_beats |")
    assert "FR: " not in scenario.text
    assert PRINTED not in scenario.text


def test_a_record_that_no_longer_fits_its_feature_is_refused(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "features" / "high" / "02-turns.feature").write_text("Feature: Turns\n", encoding="utf-8")
    with pytest.raises(FaultyText, match=r"02-turns.feature:7: no scenario stands here any more"):
        load_scenarios(RECORDINGS, tmp_path / "recorded", tmp_path / "features" / "high")


def test_a_run_is_told_by_what_it_played_or_refused(tmp_path: Path) -> None:
    scenario, _ = scenarios(tmp_path)
    refused, played = (tale_of_run(run, "TRN-2") for run in scenario.runs)
    assert refused is not None
    assert [refusal.seat for refusal in refused.refusals] == [Seat.RED]
    assert (refused.played, refused.points) == ((), {})
    assert played is not None
    assert (played.refusals, played.points) == ((), {Seat.RED: 2})


def test_a_run_that_does_not_touch_what_is_cited_is_told_as_a_whole(tmp_path: Path) -> None:
    scenario, _ = scenarios(tmp_path)
    told = tale_of_run(scenario.runs[1], "END-1")
    assert told is not None
    assert [seat for seat, _ in told.played] == [Seat.RED]


def rolled(number: int, *clauses: str) -> DieShown:
    return DieShown(clauses, Seat.RED, number)


def test_of_many_events_of_a_kind_those_are_listed_that_tell_what_a_tale_is_about(tmp_path: Path) -> None:
    scenario, _ = scenarios(tmp_path)
    tale = tale_of_run(scenario.runs[1], "TRN-4")
    assert tale is not None
    many = tuple(rolled(number, "TRN-4" if number in (3, 6) else "TRN-2") for number in range(MANY + 2))
    crowded = attrs.evolve(tale, events=many)
    assert listed(crowded) == [many[3], many[6]]
    assert listed(attrs.evolve(crowded, events=many[:MANY])) == [*many[:MANY]]
    assert listed(attrs.evolve(crowded, about="END-1")) == [*many[:MANY]]
    assert listed(attrs.evolve(crowded, about=None)) == [*many]
    assert listed(attrs.evolve(crowded, about=None, marked=(many[5],))) == [many[5]]


def listed(tale: Tale) -> list[Event[Any]]:
    return [event for alike in tale.told for event in alike.events]


def test_how_many_events_are_left_out_is_told(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    tale = tale_of_lines(GAME, CARD, ["red: play three"])
    many = tuple(rolled(number, "TRN-4" if number == 3 else "TRN-2") for number in range(MANY + 2))
    (_, items, *_) = told(attrs.evolve(tale, events=many, about="TRN-4"), GAME, pages.linker("x/"))
    assert items.count("<li>") == 2
    assert items.endswith("<li>… and 6 more of the same kind</li></ul>")


def test_of_many_events_alike_each_cites_what_those_before_it_do_not(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    tale = tale_of_lines(GAME, CARD, ["red: play three"])
    many = tuple(rolled(number, "TRN-2", *(["TRN-3"] if number == 1 else [])) for number in range(MANY + 1))
    (_, items, *_) = told(attrs.evolve(tale, events=many), GAME, pages.linker("x/"))
    assert [items.count(f">{clause}</a>") for clause in ("TRN-2", "TRN-3")] == [1, 1]
    (_, few, *_) = told(attrs.evolve(tale, events=many[:MANY]), GAME, pages.linker("x/"))
    assert few.count(">TRN-2</a>") == MANY


def test_a_printed_example_comes_first_and_then_what_shows_the_other_side(tmp_path: Path) -> None:
    found = telling_examples("TRN-2", scenarios(tmp_path))
    assert [(scenario.name, bool(tale.refusals)) for scenario, tale in found] == [
        (PRINTED, False),
        ("An equal card, read as <reading>", True),
    ]


def test_what_other_clauses_have_shown_comes_last_and_never_second(tmp_path: Path) -> None:
    known, outline = scenarios(tmp_path), "An equal card, read as <reading>"
    for shown, chosen in (({PRINTED}, [outline]), ({PRINTED, outline}, [PRINTED])):
        assert [scenario.name for scenario, _ in telling_examples("TRN-2", known, shown)] == chosen


def test_one_example_is_enough_where_all_show_the_same(tmp_path: Path) -> None:
    _, printed = scenarios(tmp_path)
    assert printed.is_printed_example
    assert [scenario for scenario, _ in telling_examples("TRN-2", (printed, printed))] == [printed, printed]
    plain = attrs.evolve(printed, runs=tuple(attrs.evolve(run, tags=run.tags[:2]) for run in printed.runs))
    assert [scenario for scenario, _ in telling_examples("TRN-2", (plain, plain))] == [plain]
