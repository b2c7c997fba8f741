"""Objects that are made quickly are the very objects that calling their class gives."""

import attrs
import pytest

from lum42_ref.model.components import Colour, Face, Planet, Satellite, Seat
from lum42_ref.model.decisions import ChooseProbe, choose_probe
from lum42_ref.model.events import Scored, Why, scored
from lum42_ref.model.space import System, make_system


def test_made_quickly_or_called_the_objects_are_equal_and_of_one_class() -> None:
    made = scored(("OBJ-11",), Seat.WHITE, 8, Why.LIGHT_OBJECTIVE)
    assert made == Scored(("OBJ-11",), Seat.WHITE, 8, Why.LIGHT_OBJECTIVE)
    assert type(made) is Scored


def test_what_is_left_out_has_its_default() -> None:
    assert make_system(Planet.RED, Face.LIGHT, Satellite.RED_MOON) == System(
        Planet.RED, Face.LIGHT, Satellite.RED_MOON, None, None
    )
    assert choose_probe(seat=Seat.GOLD, colour=Colour.RED) == ChooseProbe(Seat.GOLD, Colour.RED, None)


def test_an_object_made_quickly_is_frozen() -> None:
    made = scored(("OBJ-11",), Seat.WHITE, 8, Why.LIGHT_OBJECTIVE)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.points = 9  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del made.points  # pyright: ignore[reportAttributeAccessIssue]


def test_a_missing_field_is_refused_as_by_the_class() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'why'"):
        scored(("OBJ-11",), Seat.WHITE, 8)  # type: ignore[call-arg]
