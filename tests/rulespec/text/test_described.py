from pathlib import Path

import attrs
import pytest

from rulespec.errors import Fault
from rulespec.text.book import Book
from rulespec.text.described import Description, read_descriptions, setting_faults
from rulespec.text.register import Register, load_register
from rulespec.text.switches import Setting
from tests.rulespec.text.samples import ERRATUM, WeatherSwitches, whole_letters, write_erratum

[SWITCH] = WeatherSwitches.settings()
DESCRIBED = {"R-07": Description("Weather", {"dry": "no rain at all", "wet": "rain"})}


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return whole_letters(tmp_path)


@pytest.fixture
def register(book: Book) -> Register:
    return load_register(book)


def test_descriptions_are_read_from_the_source(book: Book) -> None:
    assert read_descriptions(book.readings) == DESCRIBED


def test_a_class_that_describes_no_ruling_is_left_alone(book: Book) -> None:
    book.readings.write_text('class Weather:\n    """Weather."""\n\nclass Other: ...\n', encoding="utf-8")
    assert read_descriptions(book.readings) == {}


def test_code_and_register_agree(register: Register) -> None:
    assert list(setting_faults(register, [SWITCH], DESCRIBED)) == []


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            attrs.evolve(SWITCH, default="wet"),
            "default: the register says 'dry', the code 'wet'",
        ),
        (
            attrs.evolve(SWITCH, name="sky"),
            "setting: the register says 'weather', the code 'sky'",
        ),
        (
            attrs.evolve(SWITCH, readings=("dry",)),
            "readings: the register says 'dry, wet', the code 'dry'",
        ),
    ],
)
def test_a_difference_of_the_switch_is_named(register: Register, changed: Setting, message: str) -> None:
    assert list(setting_faults(register, [changed], DESCRIBED)) == [Fault("R-07.md", message)]


@pytest.mark.parametrize(
    ("title", "readings", "message"),
    [
        (
            "Sky",
            {"dry": "no rain at all", "wet": "rain"},
            "title: the register says 'Weather', the code 'Sky'",
        ),
        (
            "Weather",
            {"dry": "no rain at all", "wet": "much rain"},
            "reading wet: the register says 'rain', the code 'much rain'",
        ),
        (
            "Weather",
            {"wet": "rain", "dry": "no rain at all"},
            "readings described: the register says 'dry, wet', the code 'wet, dry'",
        ),
    ],
)
def test_a_difference_of_the_description_is_named(
    register: Register, title: str, readings: dict[str, str], message: str
) -> None:
    described = {"R-07": Description(title, readings)}
    assert list(setting_faults(register, [SWITCH], described)) == [Fault("R-07.md", message)]


def test_a_switch_without_a_description_is_a_fault(register: Register) -> None:
    assert list(setting_faults(register, [SWITCH], {})) == [
        Fault("R-07", "no class of readings describes it: expected 'R-07: Weather.'")
    ]


def test_a_missing_switch_is_a_fault(register: Register) -> None:
    assert list(setting_faults(register, [], {})) == [
        Fault("R-07.md", "status: open in the register, yet it has no switch in code")
    ]


def test_a_switch_of_a_settled_or_unknown_ruling_is_a_fault(book: Book) -> None:
    write_erratum(book, ERRATUM.replace('status = "open"', 'status = "settled"'))
    unknown = attrs.evolve(SWITCH, ruling="R-99")
    assert list(setting_faults(load_register(book), [SWITCH, unknown], DESCRIBED)) == [
        Fault("R-07.md", "status: settled in the register, yet it has a switch in code"),
        Fault("R-99", "has a switch in code and is not in the register"),
    ]
