"""Readings compared, with the toy rulebook: what is chosen, what is said, and what fails the build."""

from collections.abc import Sequence
from pathlib import Path

import attrs
import pytest

from high_ref.game import GAME
from high_ref.model.table import State
from high_ref.model.things import Seat
from rulespec.errors import Fault
from rulespec.language import Language
from rulespec.site.comparisons import Comparison, Replay, comparisons
from rulespec.site.edition import Edition
from rulespec.site.ruling_pages import write_rulings
from rulespec.site.scenarios import Scenario
from tests.rulespec.site.samples import checkout, material, page
from tests.support.toy_scenarios import CARD, attempt, recorded

READINGS = ("higher_only", "equal_beats")


def outline(line: str, *, name: str = "An outline", text: str = "") -> Scenario:
    """A scenario that chooses each reading in a row of its own, and plays or asks one line."""
    runs = []
    for row, reading in enumerate(READINGS, 1):
        tried = attempt(f"reading R-01 {reading}; {CARD}", line)
        played = (tried,) if tried.verdict.allowed else ()
        asked = () if tried.verdict.allowed else (tried,)
        end = tried.after or tried.before
        runs.append(attrs.evolve(recorded(reading, row), played=played, asked=asked, end=end))
    return Scenario(name, text, tuple(runs))


def compared(root: Path, *scenarios: Scenario) -> list[Comparison]:
    ruling = material(checkout(root)).register.ruling("R-01")
    return comparisons(GAME, ruling, scenarios)


def written(root: Path, scenarios: Sequence[Scenario], language: Language = Language.EN) -> Edition:
    """The pages of the rulings, as these scenarios show them."""
    shown = attrs.evolve(material(checkout(root)), scenarios=tuple(scenarios))
    pages = Edition.begin(shown, language, root / "pages")
    write_rulings(pages)
    return pages


@pytest.mark.parametrize(
    ("language", "no", "yes"),
    [
        (Language.EN, "refused: Play a two", "allowed: Play a two"),
        (Language.FR, "refusé : Jouer un deux", "permis : Jouer un deux"),
    ],
)
def test_what_is_different_is_said_of_each_reading(
    tmp_path: Path, language: Language, no: str, yes: str
) -> None:
    pages = written(tmp_path, [outline("red: play two")], language)
    text = page(tmp_path, "rulings/r-01")
    assert f'<p class="rs-differs rs-differs-no"><span>{no}</span></p>' in text
    assert f'<p class="rs-differs"><span>{yes}</span></p>' in text
    assert text.count('<li class="rs-marked">') == 1
    assert pages.faults == []


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (Language.EN, ["higher only", "equal beats too"]),
        (Language.FR, ["supérieur seulement", "égal aussi"]),
    ],
)
def test_a_reading_is_called_by_its_name_beside_what_is_typed(
    tmp_path: Path, language: Language, names: list[str]
) -> None:
    written(tmp_path, [outline("red: play two")], language)
    text = page(tmp_path, "rulings/r-01")
    for called, name in zip(names, READINGS, strict=True):
        assert f"<strong>{called}</strong> <code>{name}</code>" in text


def test_the_example_is_chosen_because_its_outcomes_differ(tmp_path: Path) -> None:
    alike, different = outline("red: play three"), outline("red: play two", text="longer " * 9)
    (chosen,) = compared(tmp_path, alike, different)
    assert chosen.scenario is different


def test_of_those_that_differ_the_plainest_is_shown(tmp_path: Path) -> None:
    plain, long = outline("red: play two", text="short"), outline("red: play two", text="longer " * 9)
    (chosen,) = compared(tmp_path, long, plain)
    assert chosen.scenario is plain


def test_a_scenario_of_one_reading_is_played_under_the_other_too(tmp_path: Path) -> None:
    both = outline("red: play two")
    (chosen,) = compared(tmp_path, attrs.evolve(both, runs=both.runs[1:]))
    assert {name: replay.is_refused for name, replay in chosen.replays.items()} == {
        "higher_only": True,
        "equal_beats": False,
    }


@pytest.mark.parametrize("language", Language)
def test_readings_that_look_the_same_fail_the_build(tmp_path: Path, language: Language) -> None:
    same = Fault("R-01", "higher_only and equal_beats look the same: no scenario tells them apart")
    assert written(tmp_path / "alike", [outline("red: play three")], language).faults == [same]
    assert written(tmp_path / "none", [], language).faults == [same]


def reading_of(state: State) -> str:
    """The reading of the one ruling that is in force."""
    return state.terms.rulings.equal_number.value


def under_both(card: str) -> dict[str, Replay]:
    """A position in which nothing is played, under each reading."""
    return {name: Replay(GAME.notation.read_card(f"{card}\nreading R-01 {name}")) for name in READINGS}


def test_how_all_stand_in_the_end_tells_readings_apart_where_nothing_else_does(tmp_path: Path) -> None:
    (plain,) = compared(tmp_path, outline("red: play two"))
    over = attrs.evolve(plain, replays=under_both("players red blue; turns 7"))
    game = attrs.evolve(GAME, results=lambda state, _: [f"read as {reading_of(state)}", "Red wins"])
    assert over.said(game, Language.EN) == {name: f"read as {name}" for name in READINGS}


def test_what_a_player_can_reckon_tells_readings_apart_and_is_shown_to_that_player(tmp_path: Path) -> None:
    def known(state: State, seat: Seat, _language: Language) -> list[str]:
        return [f"Blue knows: {reading_of(state)}"] if seat is Seat.BLUE else ["Red knows nothing"]

    (plain,) = compared(tmp_path, outline("red: play two"))
    still = attrs.evolve(plain, replays=under_both(CARD))
    game = attrs.evolve(GAME, known=known, drawings=dict.fromkeys(Seat, GAME.drawing))
    assert still.said(game, Language.EN) == {name: f"Blue knows: {name}" for name in READINGS}
    assert still.viewer(game) is Seat.BLUE
    assert still.viewer(attrs.evolve(game, drawings={})) is None
    assert plain.viewer(game) is None
