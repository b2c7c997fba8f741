"""The terminal board: a position in letters, readable without colour, for 80 columns and more."""

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lum42_ref.drawing import labels, sentences
from lum42_ref.drawing.grid import Box, box_around
from lum42_ref.drawing.legend import kinds_in_game
from lum42_ref.model.components import (
    COLOURS,
    CubeKind,
    Cubes,
    ExileSlot,
    Face,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
)
from lum42_ref.model.decisions import ChooseSatellite
from lum42_ref.model.events import Why
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import State
from lum42_ref.vocabulary import things
from rulespec.drawing.labels import IN_HAND
from rulespec.drawing.terminal import NOTHING, ByWidth, heading, in_pairs, line, listed
from rulespec.language import Bilingual, Language
from rulespec.vocabulary import Entry

FEWEST_COLUMNS: Final = 5
CELL_WIDTH: Final = 9
AXIS_WIDTH: Final = 5
SIDE_WIDTH: Final = 44
"""The room the boards need beside the space zone."""
FACES: Final = {Face.LIGHT: "*", Face.ENERGY: "#"}
PORTALS: Final = {
    Satellite.LATERAL_PORTAL: "[+]",
    Satellite.DIAGONAL_PORTAL: "[x]",
    Satellite.TELEPORTATION_PORTAL: "[o]",
}
PROBE: Final = "!"
SHIP: Final = "^"
LABEL: Final = 12
WIDE_LABEL: Final = 19
PLANET_STYLES: Final = {
    Planet.BLUE: "blue",
    Planet.GREEN: "green",
    Planet.YELLOW: "yellow",
    Planet.RED: "red",
    Planet.BLACK: "bold",
}


def board(state: State, language: Language) -> ByWidth:
    """A position for the terminal, as wide as the console allows."""
    return ByWidth(functools.partial(_arranged, state, language))


def unit_code(unit: Unit, language: Language) -> str:
    """A unit in letters: its kind, then whose it is."""
    letters = things.UNITS[unit.kind].letter.in_language(language)
    return f"{letters}·{things.SEATS[unit.seat].letter.in_language(language)}"


def piece_code(piece: Unit | Probe, language: Language) -> str:
    """A unit or a probe in letters."""
    if isinstance(piece, Unit):
        return unit_code(piece, language)
    return f"{PROBE}{things.SEATS[piece.seat].letter.in_language(language)}"


def ship_code(seat: Seat, language: Language) -> str:
    """A ship in letters."""
    return f"{SHIP}{things.SEATS[seat].letter.in_language(language)}"


def _arranged(state: State, language: Language, width: int) -> Iterator[RenderableType]:
    """Boards beside the space zone where there is room, otherwise below it."""
    shown = box_around((state,), FEWEST_COLUMNS)
    zone_width = AXIS_WIDTH + (shown.right - shown.left + 1) * (CELL_WIDTH + 1)
    yield from heading(sentences.headline(state, language), sentences.situation(state, language), language)
    if held := sentences.units_in_hand(state):
        yield _line(IN_HAND, _codes(held, language), language)
    if zone_width + SIDE_WIDTH <= width:
        columns = Table.grid(padding=(0, 1))
        columns.add_row(_zone(state, shown, language), Group(*_boards(state, language)))
        yield columns
    else:
        fits = zone_width <= width
        yield _zone(state, shown, language) if fits else _list_of_systems(state, language)
        yield in_pairs(_boards(state, language))
    yield from _beside_the_zone(state, language)
    yield from _legend(state, language)


def _zone(state: State, shown: Box, language: Language) -> Table:
    table = Table(box=borders.SQUARE, show_header=False, show_lines=True, show_footer=True, padding=0)
    table.add_column(justify="right", width=AXIS_WIDTH - 2)
    for x in range(shown.left, shown.right + 1):
        table.add_column(footer=Text(str(x), justify="center"), width=CELL_WIDTH)
    for y in range(shown.top, shown.bottom - 1, -1):
        row = [_cell(state, Cell(x, y), language) for x in range(shown.left, shown.right + 1)]
        table.add_row(Text(f"\n{y}"), *row)
    return table


def _cell(state: State, cell: Cell, language: Language) -> Text:
    system = state.space.get(cell)
    ships = [ship_code(seat, language) for seat in state.terms.seats if state.ships[seat] == cell]
    if system is not None:
        return _system(system, ships, language)
    if cell == CENTRE:
        name = labels.CENTRE.in_language(language)
        return Text(f"{name}\n{' '.join(ships[:2])}\n{' '.join(ships[2:])}")
    waiting = [wait for wait in state.pending if isinstance(wait, ChooseSatellite) and wait.cell == cell]
    return Text("\n".join(_waiting_planet(wait, language) for wait in waiting))


def _system(system: System, ships: Sequence[str], language: Language) -> Text:
    """Planet and satellite, each with what stands on it, and the ship."""
    on_planet = "" if system.on_planet is None else piece_code(system.on_planet, language)
    on_moon = "" if system.on_moon is None else unit_code(system.on_moon, language)
    planet = Text(_planet(system.planet, system.face, language), style=PLANET_STYLES[system.planet])
    return Text.assemble(
        planet, f" {on_planet}\n{_satellite(system.satellite, language)} {on_moon}\n{' '.join(ships)}"
    )


def _planet(planet: Planet, face: Face, language: Language) -> str:
    return f"{FACES[face]}{_planet_code(planet, language)}"


def _planet_code(planet: Planet, language: Language) -> str:
    return things.PLANETS[planet].letter.in_language(language)


def _satellite(satellite: Satellite, language: Language) -> str:
    if not satellite.is_moon:
        return PORTALS[satellite]
    return f"({things.SATELLITES[satellite].letter.in_language(language)})"


def _waiting_planet(choice: ChooseSatellite, language: Language) -> str:
    return f"{_planet(choice.planet, choice.face, language)}\n(?)"


def _list_of_systems(state: State, language: Language) -> Group:
    """A space zone too wide for the terminal, one system a line."""
    lines = [
        sentences.system_sentence(
            cell, system, [seat for seat in state.terms.seats if state.ships[seat] == cell], language
        )
        for cell, system in sorted(state.space.items(), key=lambda entry: (-entry[0].y, entry[0].x))
    ]
    at_centre = [seat for seat in state.terms.seats if state.ships[seat] == CENTRE]
    waiting = [wait for wait in state.pending if isinstance(wait, ChooseSatellite)]
    lines.append(sentences.centre_sentence(at_centre, language))
    lines += [sentences.waiting_planet_sentence(wait, language) for wait in waiting]
    return Group(*[Text(line) for line in lines])


def _boards(state: State, language: Language) -> list[Group]:
    return [_board(state, seat, language) for seat in state.terms.seats]


def _board(state: State, seat: Seat, language: Language) -> Group:
    lay = state.boards[seat]
    name = things.SEATS[seat].name.in_language(language)
    first = f", {labels.FIRST.in_language(language)}" if seat is state.first else ""
    probes = [things.COLOURS[colour].letter.in_language(language) for colour in lay.probes]
    head = f"{name} {sentences.score(state, seat, language)}{first}"
    return Group(
        Text(head, style="bold"),
        _line(labels.LIGHT, _cubes(lay.light, language), language),
        _line(labels.ENERGY, _cubes(lay.energy, language), language),
        _line(labels.PROBES, " ".join(probes), language),
        _line(labels.AVAILABLE, _codes([Unit(seat, kind) for kind in lay.available], language), language),
        _line(labels.LOCKED, _codes([Unit(seat, kind) for kind in lay.locked], language), language),
        Text(),
    )


def _beside_the_zone(state: State, language: Language) -> Iterator[Text]:
    goals, achieved = state.terms.objectives, state.achieved
    harvest = labels.harvest_objective(goals.harvest)
    light, energy = things.LIGHT_OBJECTIVES[goals.light].name, things.ENERGY_OBJECTIVES[goals.energy].name
    lines = (
        (labels.EXILE, _exile(state, language)),
        (labels.RESERVE, _cubes(state.reserve, language)),
        (labels.PLANET_STACKS, _planet_tops(state, language)),
        (labels.SATELLITE_STACKS, _satellite_tops(state, language)),
        (things.REWARDED[Why.HARVEST_OBJECTIVE].name, harvest.in_language(language)),
        (things.OBJECTIVES[CubeKind.LIGHT], sentences.objective_sentence(light, achieved.light, language)),
        (things.OBJECTIVES[CubeKind.ENERGY], sentences.objective_sentence(energy, achieved.energy, language)),
    )
    for label, said in lines:
        yield _line(label, said, language, WIDE_LABEL)


def _exile(state: State, language: Language) -> str:
    slots: list[str] = []
    for slot in ExileSlot:
        units = [unit for where, unit in state.exile.units() if where is slot]
        slots.append(f"{labels.exile_slot(slot).in_language(language)} {_codes(units, language) or NOTHING}")
    return ", ".join(slots)


def _planet_tops(state: State, language: Language) -> str:
    tops = [
        f"{_planet_code(stack[0], language)}×{len(stack)}" if stack else NOTHING
        for stack in state.stacks.planets
    ]
    return "  ".join(tops)


def _satellite_tops(state: State, language: Language) -> str:
    tops = [
        f"{_satellite(stack[0], language)}×{len(stack)}" if stack else NOTHING
        for stack in state.stacks.satellites
    ]
    return "  ".join(tops)


def _legend(state: State, language: Language) -> Iterator[RenderableType]:
    """What the signs and letters mean."""
    places = [
        *[f"{FACES[face]} {entry.name.in_language(language)}" for face, entry in things.FACES.items()],
        f"( ) {things.SLOTS[Slot.MOON].name.in_language(language)}",
        *[
            f"{sign} {things.SATELLITES[portal].name.in_language(language)}"
            for portal, sign in PORTALS.items()
        ],
        f"{PROBE} {things.PROBE.in_language(language)}",
        f"{SHIP} {things.SHIP.in_language(language)}",
    ]
    colours = [
        f"{entry.letter.in_language(language)} {entry.name.in_language(language)}"
        for entry in key_to_colours()
    ]
    seats = [
        f"{things.SEATS[seat].letter.in_language(language)} {things.SEATS[seat].name.in_language(language)}"
        for seat in state.terms.seats
    ]
    units = [
        f"{things.UNITS[kind].letter.in_language(language)} {things.UNITS[kind].name.in_language(language)}"
        for kind in kinds_in_game(state)
    ]
    yield Text()
    for entries in (places, colours, seats, units):
        yield listed(entries)


def key_to_colours() -> Iterator[Entry[Bilingual]]:
    """Every colour that has letters, and the tile and the token with a colour of their own."""
    yield from things.COLOURS.values()
    yield things.PLANETS[Planet.BLACK]
    yield things.SATELLITES[Satellite.WHITE_MOON]


def _line(label: Bilingual, said: str, language: Language, width: int = LABEL) -> Text:
    return line(label.in_language(language), said, width)


def _codes(units: Iterable[Unit], language: Language) -> str:
    return " ".join(unit_code(unit, language) for unit in units)


def _cubes(cubes: Cubes, language: Language) -> str:
    letters = [things.COLOURS[colour].letter.in_language(language) for colour in COLOURS]
    return " ".join(f"{letter}{count}" for letter, count in zip(letters, cubes, strict=True))
