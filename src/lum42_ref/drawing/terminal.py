"""The terminal board: a position in letters, readable without colour, for 80 columns and more."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import attrs
from rich import box as borders
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from lum42_ref.drawing import sentences, words
from lum42_ref.drawing.legend import kinds_in_game
from lum42_ref.drawing.zone import Box, box_around
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
from lum42_ref.telling import things
from rulespec.text.language import Bilingual, Language

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
NOTHING: Final = "–"
PLANET_STYLES: Final = {
    Planet.BLUE: "blue",
    Planet.GREEN: "green",
    Planet.YELLOW: "yellow",
    Planet.RED: "red",
    Planet.BLACK: "bold",
}


def board(state: State, language: Language = Language.EN) -> RenderableType:
    """A position for the terminal, as wide as the console allows."""
    return TerminalBoard(state, language)


@attrs.frozen
class TerminalBoard:
    """A position that arranges itself when its console is known."""

    state: State
    language: Language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Boards beside the space zone where there is room, otherwise below it."""
        state, language, width = self.state, self.language, options.max_width
        shown = box_around((state,))
        zone_width = AXIS_WIDTH + (shown.right - shown.left + 1) * (CELL_WIDTH + 1)
        yield from _heading(state, language)
        if zone_width + SIDE_WIDTH <= width:
            columns = Table.grid(padding=(0, 1))
            columns.add_row(_zone(state, shown, language), Group(*_boards(state, language)))
            yield columns
        else:
            fits = zone_width <= width
            yield _zone(state, shown, language) if fits else _list_of_systems(state, language)
            yield _in_pairs(_boards(state, language))
        yield from _beside_the_zone(state, language)
        yield from _legend(state, language)


def unit_code(unit: Unit, language: Language) -> str:
    """A unit in letters: its kind, then whose it is."""
    letters = words.UNIT_LETTERS[unit.kind].in_language(language)
    return f"{letters}·{words.SEAT_LETTERS[unit.seat].in_language(language)}"


def piece_code(piece: Unit | Probe, language: Language) -> str:
    """A unit or a probe in letters."""
    if isinstance(piece, Unit):
        return unit_code(piece, language)
    return f"{PROBE}{words.SEAT_LETTERS[piece.seat].in_language(language)}"


def ship_code(seat: Seat, language: Language) -> str:
    """A ship in letters."""
    return f"{SHIP}{words.SEAT_LETTERS[seat].in_language(language)}"


def _heading(state: State, language: Language) -> Iterator[Text]:
    yield Text(sentences.headline(state, language), style="bold")
    yield Text(f"> {sentences.situation(state, language)}")
    for wait in sentences.waiting(state, language):
        yield Text(f"  {wait}")
    if held := sentences.units_in_hand(state):
        yield _line(words.IN_HAND, _codes(held, language), language)


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
        name = words.CENTRE.in_language(language)
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
    return f"{FACES[face]}{words.COLOUR_LETTERS[planet.colour].in_language(language)}"


def _satellite(satellite: Satellite, language: Language) -> str:
    if not satellite.is_moon:
        return PORTALS[satellite]
    letter = words.WHITE_LETTER if satellite.colour is None else words.COLOUR_LETTERS[satellite.colour]
    return f"({letter.in_language(language)})"


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
    name = things.SEATS[seat].in_language(language)
    first = f", {words.FIRST.in_language(language)}" if seat is state.first else ""
    probes = [words.COLOUR_LETTERS[colour].in_language(language) for colour in lay.probes]
    head = f"{name} {sentences.score(state, seat, language)}{first}"
    return Group(
        Text(head, style="bold"),
        _line(words.LIGHT, _cubes(lay.light, language), language),
        _line(words.ENERGY, _cubes(lay.energy, language), language),
        _line(words.PROBES, " ".join(probes), language),
        _line(words.AVAILABLE, _codes([Unit(seat, kind) for kind in lay.available], language), language),
        _line(words.LOCKED, _codes([Unit(seat, kind) for kind in lay.locked], language), language),
        Text(),
    )


def _in_pairs(blocks: Sequence[RenderableType]) -> Table:
    """Blocks in two columns."""
    grid = Table.grid(padding=(0, 2))
    for left, right in zip(blocks[::2], [*blocks[1::2], ""], strict=False):
        grid.add_row(left, right)
    return grid


def _beside_the_zone(state: State, language: Language) -> Iterator[Text]:
    goals, achieved = state.terms.objectives, state.achieved
    harvest = words.harvest_objective(goals.harvest)
    light, energy = things.LIGHT_OBJECTIVES[goals.light], things.ENERGY_OBJECTIVES[goals.energy]
    lines = (
        (words.EXILE, _exile(state, language)),
        (words.RESERVE, _cubes(state.reserve, language)),
        (words.PLANET_STACKS, _planet_tops(state, language)),
        (words.SATELLITE_STACKS, _satellite_tops(state, language)),
        (things.POINTS_FOR[Why.HARVEST_OBJECTIVE], harvest.in_language(language)),
        (things.OBJECTIVES[CubeKind.LIGHT], sentences.objective_sentence(light, achieved.light, language)),
        (things.OBJECTIVES[CubeKind.ENERGY], sentences.objective_sentence(energy, achieved.energy, language)),
    )
    for label, said in lines:
        yield _line(label, said, language, WIDE_LABEL)


def _exile(state: State, language: Language) -> str:
    slots: list[str] = []
    for slot in ExileSlot:
        units = [unit for where, unit in state.exile.units() if where is slot]
        slots.append(f"{words.EXILE_LABELS[slot].in_language(language)} {_codes(units, language) or NOTHING}")
    return ", ".join(slots)


def _planet_tops(state: State, language: Language) -> str:
    tops = [
        f"{words.COLOUR_LETTERS[stack[0].colour].in_language(language)}×{len(stack)}" if stack else NOTHING
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
        *[f"{FACES[face]} {word.in_language(language)}" for face, word in things.FACES.items()],
        f"( ) {things.SLOTS[Slot.MOON].in_language(language)}",
        *[f"{sign} {things.SATELLITES[portal].in_language(language)}" for portal, sign in PORTALS.items()],
        f"{PROBE} {things.PROBE.in_language(language)}",
        f"{SHIP} {things.SHIP.in_language(language)}",
    ]
    colours = [
        f"{letter.in_language(language)} {word.in_language(language)}"
        for letter, word in words.KEY_TO_COLOURS
    ]
    seats = [
        f"{words.SEAT_LETTERS[seat].in_language(language)} {things.SEATS[seat].in_language(language)}"
        for seat in state.terms.seats
    ]
    units = [
        f"{words.UNIT_LETTERS[kind].in_language(language)} {things.UNITS[kind].in_language(language)}"
        for kind in kinds_in_game(state)
    ]
    yield Text()
    for entries in (places, colours, seats, units):
        yield Columns([Text(entry, no_wrap=True) for entry in entries], padding=(0, 2))


def _line(label: Bilingual, said: str, language: Language, width: int = LABEL) -> Text:
    return Text(f"{label.in_language(language):<{width}} {said or NOTHING}")


def _codes(units: Iterable[Unit], language: Language) -> str:
    return " ".join(unit_code(unit, language) for unit in units)


def _cubes(cubes: Cubes, language: Language) -> str:
    return " ".join(
        f"{words.COLOUR_LETTERS[colour].in_language(language)}{cubes[colour]}" for colour in COLOURS
    )
