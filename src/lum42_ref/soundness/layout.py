"""Sound layouts: what is wrong with one, all at once."""

import enum
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from lum42_ref.chance import ENERGY_OBJECTIVES
from lum42_ref.model.components import (
    BASIC,
    BASIC_UNITS_EACH,
    EXTENSION_UNITS,
    PLANETS_IN_THE_BOX,
    PLAYER_COUNTS,
    ROUNDS,
    SATELLITES_IN_THE_BOX,
    STACK_HEIGHT,
    STACKS,
    Colour,
    EnergyObjective,
    LightObjective,
    Planet,
    Satellite,
    Seat,
    UnitKind,
)
from lum42_ref.model.space import RING
from lum42_ref.model.table import Layout, Objectives
from lum42_ref.rulings import ExtensionMode, Rulings, SpaceZone
from lum42_ref.vocabulary import things
from rulespec.errors import Fault
from rulespec.language import Bilingual
from rulespec.vocabulary import Adjective, plain_word, plain_words

Tile = TypeVar("Tile", Planet, Satellite)

ALL_KINDS: Final = tuple(UnitKind)


def layout_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Everything wrong with a layout, at once.

    Design:
        A layout comes from outside: nothing in it is taken for granted.
    """
    yield from player_faults(layout.seats, {"first": layout.first})
    yield from _tile_faults(layout)
    yield from objective_faults(layout.objectives, rulings)
    yield from _crew_faults(layout, rulings)
    yield from zone_faults(layout.seats, rulings)


def player_faults(seats: Sequence[Seat], named: Mapping[str, Seat]) -> Iterator[Fault]:
    """Two to four players, each of another colour; whoever has a part to play is one of them.

    Design:
        Read by the checks of layouts and of positions.
    """
    if len(seats) not in PLAYER_COUNTS:
        found = len(seats)
        yield Fault(
            "players",
            Bilingual(f"expected 2 to 4, found {found}", f"attendu : de 2 à 4, trouvé : {found}"),
        )
    for seat in seats:
        if not is_one_of(seat, Seat):
            yield unknown("players", seat, Seat)
    if len(set(seats)) < len(seats):
        yield Fault("players", Bilingual("two share a colour", "deux joueurs ont la même couleur"))
    for what, seat in named.items():
        if seat not in seats:
            yield stranger(what, seat)


def stranger(place: str, seat: Seat) -> Fault:
    """Somebody is named who does not take part."""
    who = player(seat)
    return Fault(place, Bilingual(f"{who.en} does not take part", f"{who.fr} ne joue pas"))


def unknown(place: str, value: object, known: Iterable[object] = ()) -> Fault:
    """Something that the game does not have; it comes from code without types."""
    listed = plain_words(known)
    expected = Bilingual(f"; expected {listed}", f" ; attendu : {listed}") if listed else Bilingual("", "")
    return Fault(place, Bilingual(f"unknown: {value!r}{expected.en}", f"inconnu : {value!r}{expected.fr}"))


def player(seat: Seat) -> Adjective:
    """A player by name, or whatever stands in the place of one."""
    found = repr(seat)
    return things.SEATS[seat].name if is_one_of(seat, Seat) else Adjective(found, found, found)


def word(seat: Seat) -> str:
    """A player as cards write one."""
    return plain_word(seat)


def _tile_faults(layout: Layout) -> Iterator[Fault]:
    if set(layout.systems) != set(RING):
        yield Fault(
            "systems",
            Bilingual(
                "expected one on each of the eight cells around the centre",
                "attendu : un sur chacune des huit cases autour du centre",
            ),
        )
    for what, stacks in (("planets", layout.planet_stacks), ("satellites", layout.satellite_stacks)):
        heights = [len(stack) for stack in stacks]
        if heights != [STACK_HEIGHT] * STACKS:
            yield Fault(
                what,
                Bilingual(
                    f"expected {STACKS} stacks of {STACK_HEIGHT}, found heights {heights}",
                    f"attendu : {STACKS} piles de {STACK_HEIGHT}, hauteurs trouvées : {heights}",
                ),
            )
    planets = [planet for planet, _ in layout.systems.values()]
    planets += [planet for stack in layout.planet_stacks for planet in stack]
    satellites = [satellite for _, satellite in layout.systems.values()]
    satellites += [token for stack in layout.satellite_stacks for token in stack]
    yield from _count_faults("planets", planets, PLANETS_IN_THE_BOX)
    yield from _count_faults("satellites", satellites, SATELLITES_IN_THE_BOX)


def _count_faults(what: str, tiles: Sequence[Tile], box: Mapping[Tile, int]) -> Iterator[Fault]:
    found = Counter(tiles)
    for tile, expected in box.items():
        if (count := found[tile]) != expected:
            mark = mark_of(tile)
            yield Fault(
                what,
                Bilingual(
                    f"expected {expected} {mark}, found {count}",
                    f"attendu : {expected} {mark}, trouvé : {count}",
                ),
            )
    for tile in found:
        if tile not in box:
            yield unknown(what, tile)


def below_nothing(found: int) -> Bilingual:
    """Fewer than there can be."""
    return Bilingual(f"expected 0 or more, found {found}", f"attendu : 0 ou plus, trouvé : {found}")


def at_most(most: int, what: str, found: int) -> Bilingual:
    """More of a thing than there can be."""
    return Bilingual(
        f"expected at most {most} {what}, found {found}", f"attendu : au plus {most} {what}, trouvé : {found}"
    )


def mark_of(tile: Planet | Satellite) -> str:
    """A tile as cards write it."""
    return things.PLANETS.mark(tile) if isinstance(tile, Planet) else things.SATELLITES.mark(tile)


def objective_faults(objectives: Objectives, rulings: Rulings) -> Iterator[Fault]:
    """The objectives are some that setup can draw.

    Design:
        Which energy objectives there are is R-16.
    """
    drawable = ENERGY_OBJECTIVES[rulings.energy_objectives]
    for objective, kind in (
        (objectives.harvest, Colour),
        (objectives.light, LightObjective),
        (objectives.energy, EnergyObjective),
    ):
        if not is_one_of(objective, kind):
            yield unknown("objectives", objective, kind)
    if is_one_of(objectives.energy, EnergyObjective) and objectives.energy not in drawable:
        found, reading = things.ENERGY_OBJECTIVES.mark(objectives.energy), rulings.energy_objectives.value
        listed = ", ".join(map(things.ENERGY_OBJECTIVES.mark, drawable))
        yield Fault(
            "objectives",
            Bilingual(
                f"R-16 {reading} has no {found}: expected one of {listed}",
                f"R-16 {reading} ne connaît pas {found} : attendu l'un de {listed}",
            ),
        )


def _crew_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    custom = rulings.extension_mode is ExtensionMode.CUSTOM_START
    if layout.crews is None:
        if custom:
            yield Fault(
                "crews",
                Bilingual(
                    "R-79 custom_start needs the crew of every player",
                    "R-79 custom_start demande l'équipage de chaque joueur",
                ),
            )
        return
    if not custom:
        yield Fault(
            "crews",
            Bilingual(
                "crews are given only under R-79 custom_start",
                "les équipages ne sont donnés que sous R-79 custom_start",
            ),
        )
    if set(layout.crews) != set(layout.seats):
        yield Fault("crews", Bilingual("expected one for each player", "attendu : un par joueur"))
    for seat, crew in layout.crews.items():
        yield from crew_faults(seat, (*crew.available, *crew.locked))
        if BASIC in crew.locked:
            yield locked_basic_unit(seat)


def crew_faults(seat: Seat, units: Sequence[UnitKind]) -> Iterator[Fault]:
    """A player has at most three basic units and one of each other kind.

    Rules:
        CMP-4: Pawns of a player
            Here it is checked; the setup hands the pawns out.
    """
    counted, place = Counter(units), f"units {word(seat)}"
    for kind in ALL_KINDS:
        most = BASIC_UNITS_EACH if kind is BASIC else 1
        if counted[kind] > most:
            yield Fault(place, at_most(most, things.UNITS.mark(kind), counted[kind]))
    for unit in counted:
        if unit not in ALL_KINDS:
            yield unknown(place, unit)


def extension_faults(seat: Seat, units: Iterable[UnitKind]) -> Iterator[Fault]:
    """No unit of the extension takes part while R-79 is off.

    Design:
        Asked only under that reading.
    """
    for kind in sorted(set(EXTENSION_UNITS).intersection(units)):
        unit = things.UNITS[kind].name.definite
        yield Fault(
            f"units {word(seat)}",
            Bilingual(
                f"{unit.en} belongs to the extension, and R-79 is off",
                f"{unit.fr} fait partie de l'extension, et R-79 est off",
            ),
        )


def locked_basic_unit(seat: Seat) -> Fault:
    """A basic unit lies at the top of a board."""
    never = Bilingual("a basic unit is never locked", "une unité de base n'est jamais verrouillée")
    return Fault(f"locked {word(seat)}", never)


def zone_faults(seats: Sequence[Seat], rulings: Rulings) -> Iterator[Fault]:
    """The space zone has room for all the systems of the game.

    Design:
        How large it is is R-10.
    """
    zone = rulings.space_zone
    room = _room_in(zone)
    needed = len(RING) + ROUNDS * len(seats)
    if room is not None and room < needed:
        yield Fault(
            "reading R-10",
            Bilingual(
                f"{zone.value} has room for {room} systems, and the game needs {needed}",
                f"{zone.value} a de la place pour {room} systèmes, et la partie en demande {needed}",
            ),
        )


def _room_in(zone: SpaceZone) -> int | None:
    """How many systems fit into the space zone around the centre; None without an edge.

    Design:
        The cells around the centre hang together, so while one of them is vacant one lies beside a system.
    """
    if zone.half_width is None or zone.half_height is None:
        return None
    return (2 * zone.half_width + 1) * (2 * zone.half_height + 1) - 1


def is_one_of(value: object, kind: type[enum.Enum]) -> bool:
    """The value is a member of that enum, whatever its type claims.

    Design:
        Layouts and positions may come from code without types.
    """
    return isinstance(value, kind)
