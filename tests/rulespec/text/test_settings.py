import attrs
import pytest

from lum42_ref.rulings import settings
from rulespec.errors import Fault
from rulespec.text.library import errata_directory
from rulespec.text.register import Register, load_register
from rulespec.text.settings import Setting, setting_faults


@pytest.fixture(scope="module")
def register() -> Register:
    return load_register(errata_directory())


SWITCH = next(setting for setting in settings() if setting.ruling == "R-23")
OTHERS = [setting for setting in settings() if setting.ruling != "R-23"]


def test_code_and_register_agree(register: Register) -> None:
    assert list(setting_faults(register, settings())) == []


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            attrs.evolve(SWITCH, title="Other"),
            "title: the register says 'Ship and other piece of the same opponent', the code 'Other'",
        ),
        (
            attrs.evolve(SWITCH, default="ship_plus_piece"),
            "default: the register says 'one_per_opponent', the code 'ship_plus_piece'",
        ),
        (
            attrs.evolve(SWITCH, name="stacking"),
            "setting: the register says 'passage_stacking', the code 'stacking'",
        ),
        (
            attrs.evolve(SWITCH, readings={"one_per_opponent": SWITCH.readings["one_per_opponent"]}),
            "readings: the register says 'one_per_opponent, ship_plus_piece', the code 'one_per_opponent'",
        ),
    ],
)
def test_a_difference_is_named(register: Register, changed: Setting, message: str) -> None:
    assert list(setting_faults(register, [*OTHERS, changed])) == [Fault("R-23.md", message)]


def test_what_a_reading_means_is_compared_too(register: Register) -> None:
    readings = dict(SWITCH.readings) | {"ship_plus_piece": "2 VP"}
    [fault] = setting_faults(register, [*OTHERS, attrs.evolve(SWITCH, readings=readings)])
    assert fault.message.startswith("reading ship_plus_piece: the register says '1 VP for the ejected ship")


def test_a_missing_switch_is_a_fault(register: Register) -> None:
    assert list(setting_faults(register, OTHERS)) == [
        Fault("R-23.md", "status: open in the register, yet it has no switch in code")
    ]


def test_a_switch_of_a_settled_or_unknown_ruling_is_a_fault(register: Register) -> None:
    settled = attrs.evolve(SWITCH, ruling="R-22")
    unknown = attrs.evolve(SWITCH, ruling="R-99")
    assert list(setting_faults(register, [*settings(), settled, unknown])) == [
        Fault("R-22.md", "status: settled in the register, yet it has a switch in code"),
        Fault("R-99", "has a switch in code and is not in the register"),
    ]
