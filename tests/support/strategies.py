"""Hypothesis strategies: openings of every kind; they shrink to two players and the default readings."""

from hypothesis import strategies as st

from lum42_ref.model.components import BASIC_UNITS_EACH, PLAYER_COUNTS, Seat, UnitKind
from lum42_ref.model.table import Crew
from lum42_ref.rulings import ExtensionMode
from tests.support.games import FOR_ALL_CREWS, Opening, readings

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def crews(draw: st.DrawFn) -> Crew:
    """Up to three basic units, and every other unit available, locked or absent."""
    basic = draw(st.integers(0, BASIC_UNITS_EACH))
    places = draw(st.tuples(*(st.sampled_from(("absent", "available", "locked")) for _ in FOR_ALL_CREWS)))
    units = list(zip(FOR_ALL_CREWS, places, strict=True))
    available = [kind for kind, place in units if place == "available"]
    locked = [kind for kind, place in units if place == "locked"]
    return Crew((*[UnitKind.BASIC] * basic, *available), tuple(locked))


@st.composite
def openings(draw: st.DrawFn) -> Opening:
    """Any seats in any order, any seed, any reading of every ruling, and crews where they are data."""
    players = draw(st.sampled_from(PLAYER_COUNTS))
    seats = tuple(draw(st.permutations(tuple(Seat))))[:players]
    choices = {ruling: st.sampled_from(names) for ruling, names in readings(players).items()}
    chosen = draw(st.fixed_dictionaries({}, optional=choices))
    custom = chosen.get("R-79") == ExtensionMode.CUSTOM_START
    given = {seat: draw(crews()) for seat in seats} if custom else None
    return Opening(seats, draw(SEEDS), chosen, given)
