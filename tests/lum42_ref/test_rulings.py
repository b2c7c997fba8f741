import attrs
import pytest

from lum42_ref.rulings import SQUARE_7X7, UNBOUNDED, PassageStacking, Rulings, SpaceZone, settings
from rulespec.errors import UnknownReading


def test_there_is_one_field_for_each_switch() -> None:
    assert len(settings()) == len(attrs.fields(Rulings)) == 33


def test_every_reading_of_every_ruling_can_be_chosen() -> None:
    for setting in settings():
        for reading in setting.readings:
            name = "rect_5x4" if reading == "rect_WxH" else reading
            chosen = Rulings().with_reading(setting.ruling, name)
            assert getattr(chosen, setting.name).value == name
            assert chosen.differences() == ({} if name == setting.default else {setting.ruling: name})


def test_a_ruling_is_named_by_id_or_by_setting() -> None:
    chosen = Rulings(passage_stacking=PassageStacking.SHIP_PLUS_PIECE)
    assert Rulings().with_reading("R-23", "ship_plus_piece") == chosen
    assert Rulings().with_reading("passage_stacking", "ship_plus_piece") == chosen


def test_an_unknown_reading_names_those_there_are() -> None:
    with pytest.raises(
        UnknownReading, match="R-23 has no reading 'both'; expected one of one_per_opponent, ship_plus_piece"
    ):
        Rulings().with_reading("R-23", "both")


@pytest.mark.parametrize("ruling", ["R-22", "R-99", "nonsense"])
def test_a_ruling_without_switch_is_refused(ruling: str) -> None:
    with pytest.raises(UnknownReading, match=f"{ruling}: no ruling that can be switched"):
        Rulings().with_reading(ruling, "anything")


@pytest.mark.parametrize("name", ["rect_0x3", "rect_3", "square_9x9", "rect_-1x2", ""])
def test_a_zone_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(UnknownReading, match="R-10 has no reading"):
        Rulings().with_reading("R-10", name)


def test_zones_have_the_names_of_their_readings() -> None:
    assert SpaceZone.named("square_7x7") == SQUARE_7X7 == SpaceZone.named("rect_3x3")
    assert SpaceZone.named("unbounded") == UNBOUNDED
    assert [zone.value for zone in (SQUARE_7X7, UNBOUNDED, SpaceZone(4, 2))] == [
        "square_7x7",
        "unbounded",
        "rect_4x2",
    ]
