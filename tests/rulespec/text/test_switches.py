import re
from typing import ClassVar, Self

import attrs
import pytest

from rulespec.errors import FaultyText, UnknownReading
from rulespec.text.switches import OpenReadings, Readings, Setting, Switches, other_readings, watched
from tests.rulespec.text.samples import Weather


@attrs.frozen
class Length(OpenReadings, ruling="R-08"):
    """R-08: Length of a word."""

    names: ClassVar = ("unbounded", "length_N")
    samples: ClassVar = ("unbounded", "length_4")
    pattern: ClassVar = "unbounded|length_[1-9]"

    most: int | None

    @classmethod
    def named(cls, name: str) -> Self:
        if re.fullmatch(cls.pattern, name) is None:
            raise ValueError(name)
        return cls(None if name == "unbounded" else int(name.removeprefix("length_")))

    @property
    def value(self) -> str:
        return "unbounded" if self.most is None else f"length_{self.most}"


@attrs.frozen(kw_only=True)
class LetterSwitches(Switches):
    weather: Weather = Weather.DRY
    length: Length = Length(None)


def test_every_switch_says_what_it_can_be_set_to() -> None:
    assert LetterSwitches.settings() == (
        Setting("R-07", "weather", "dry", ("dry", "wet"), ("dry", "wet")),
        Setting(
            "R-08",
            "length",
            "unbounded",
            ("unbounded", "length_N"),
            ("unbounded", "length_4"),
            "unbounded|length_[1-9]",
        ),
    )


def test_each_class_of_switches_has_its_own() -> None:
    assert Switches.settings() == ()
    assert len(LetterSwitches.settings()) == 2


@pytest.mark.parametrize("ruling", ["R-07", "weather", " R-07 "])
def test_a_reading_is_chosen_by_ruling_or_by_field(ruling: str) -> None:
    assert LetterSwitches().with_reading(ruling, "wet ") == LetterSwitches(weather=Weather.WET)


def test_a_reading_may_be_one_of_many() -> None:
    chosen = LetterSwitches(weather=Weather.WET).with_reading("R-08", "length_7")
    assert chosen == LetterSwitches(weather=Weather.WET, length=Length(7))
    assert chosen.differences() == {"R-07": "wet", "R-08": "length_7"}
    assert chosen.with_reading("R-07", "dry").with_reading("R-08", "unbounded").differences() == {}


@pytest.mark.parametrize(
    ("ruling", "reading", "message"),
    [
        ("R-07", "snow", "R-07 has no reading 'snow'; expected one of dry, wet"),
        ("length", "length_0", "R-08 has no reading 'length_0'; expected one of unbounded, length_N"),
        ("R-09", "dry", "R-09: no ruling that can be switched; expected one of R-07, R-08"),
    ],
)
def test_a_wrong_reading_is_refused(ruling: str, reading: str, message: str) -> None:
    with pytest.raises(UnknownReading, match=f"^{message}$"):
        LetterSwitches().with_reading(ruling, reading)


def test_each_other_reading_comes_with_switches_in_which_nothing_else_has_changed() -> None:
    in_force = LetterSwitches(length=Length(4))
    weather, length = LetterSwitches.settings()
    assert list(other_readings(in_force, {"weather", "length"})) == [
        (weather, {"wet": LetterSwitches(weather=Weather.WET, length=Length(4))}),
        (length, {"unbounded": LetterSwitches()}),
    ]
    assert list(other_readings(in_force, {"length"})) == [(length, {"unbounded": LetterSwitches()})]


def test_it_is_noted_which_switches_have_been_looked_at() -> None:
    switches = LetterSwitches(weather=Weather.WET)
    same, looked_at = watched(switches)
    assert same.weather is Weather.WET
    assert "weather" in looked_at
    assert "length" not in looked_at
    assert same.differences() == {"R-07": "wet"}
    assert "length" in looked_at


def test_a_look_at_all_switches_at_once_is_noted() -> None:
    plain = LetterSwitches()
    for look in (hash, repr, attrs.astuple, lambda same: same == plain, lambda same: plain == same):
        same, looked_at = watched(LetterSwitches())
        look(same)
        assert {"weather", "length"} <= set(looked_at)


def test_switches_that_are_watched_are_the_same_switches() -> None:
    switches = LetterSwitches(weather=Weather.WET)
    same, _ = watched(switches)
    assert same == switches
    assert hash(same) == hash(switches)
    assert same != LetterSwitches()
    assert same != Weather.WET.value  # type: ignore[comparison-overlap]


def test_a_class_of_readings_must_name_its_ruling() -> None:
    with pytest.raises(FaultyText, match=r"^Sky: expected ruling=<id of a ruling>, found ''$"):

        class Sky(Readings):
            CLEAR = "clear"

    with pytest.raises(FaultyText, match=r"^Height: expected ruling=<id of a ruling>, found 'ABC-1'$"):

        class Height(OpenReadings, ruling="ABC-1"):
            pass


def test_a_field_must_be_a_reading() -> None:
    @attrs.frozen(kw_only=True)
    class Careless(Switches):
        weather: Weather

    with pytest.raises(FaultyText, match=r"^Careless\.weather: expected a reading that holds by default$"):
        Careless.settings()
