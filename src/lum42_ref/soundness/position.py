"""Sound positions: what every position must satisfy, whoever made it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from lum42_ref.model.components import (
    BASIC,
    BASIC_UNITS_EACH,
    COLOURS,
    CUBES_EACH,
    PLANETS_IN_THE_BOX,
    SATELLITES_IN_THE_BOX,
    STACK_HEIGHT,
    STACKS,
    Colour,
    CubeKind,
    Face,
    Planet,
    Probe,
    Satellite,
    Seat,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import ChooseCell, ChooseSatellite
from lum42_ref.model.space import CENTRE, FARTHEST, Cell, System
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules.discovery import is_outside
from lum42_ref.rulings import ExtensionMode, SpaceZone
from lum42_ref.soundness import moment, rewards, waiting
from lum42_ref.soundness.layout import (
    at_most,
    below_nothing,
    crew_faults,
    extension_faults,
    is_one_of,
    locked_basic_unit,
    mark_of,
    objective_faults,
    player,
    player_faults,
    stranger,
    unknown,
    word,
    zone_faults,
)
from lum42_ref.vocabulary import things
from rulespec.errors import Fault
from rulespec.language import Bilingual

Tile = TypeVar("Tile", Planet, Satellite)

BLACK_PLANET: Final = Planet.BLACK
ENERGY_FACE: Final = Face.ENERGY
EXTENSION_OFF: Final = ExtensionMode.OFF
KINDS: Final = frozenset(UnitKind)


def faults(state: Table) -> Iterator[Fault]:
    """Everything wrong with a position, at once.

    Design:
        The rules keep positions sound; those that people write down are looked at first. Whether play could
        have asked what waits is seen only where nothing else is wrong.
    """
    found = list(_seat_faults(state)) or [*table_faults(state), *moment.faults(state), *waiting.faults(state)]
    yield from found or waiting.faults_of_the_stack(state)


def table_faults(state: Table) -> Iterator[Fault]:
    """Everything wrong with what lies on the table, whatever the moment."""
    yield from zone_faults(state.terms.seats, state.terms.rulings)
    yield from objective_faults(state.terms.objectives, state.terms.rulings)
    yield from _space_faults(state)
    yield from _ship_faults(state)
    yield from _score_faults(state)
    yield from _cube_faults(state)
    yield from _unit_faults(state)
    yield from _probe_faults(state)
    yield from _tile_faults(state)
    yield from _stack_faults(state)
    yield from _memory_faults(state)
    yield from rewards.faults(state)


def _seat_faults(state: Table) -> Iterator[Fault]:
    seats = state.terms.seats
    yield from player_faults(seats, {"first": state.first, "turn": state.active})
    for what, part in (("ships", state.ships), ("scores", state.scores), ("boards", state.boards)):
        if set(part) != set(seats):
            yield Fault(
                what,
                Bilingual(
                    "expected one entry for each player, and no other",
                    "attendu : une entrée par joueur, et aucune autre",
                ),
            )
    if not is_one_of(state.phase, Phase):
        yield unknown("phase", state.phase, Phase)


def _space_faults(state: Table) -> Iterator[Fault]:
    zone = state.terms.rulings.space_zone
    right = FARTHEST if zone.half_width is None else min(zone.half_width, FARTHEST)
    top = FARTHEST if zone.half_height is None else min(zone.half_height, FARTHEST)
    for cell, system in state.space.items():
        x, y = cell
        if not (-right <= x <= right and -top <= y <= top and (x or y)):
            yield from _cell_faults(zone, cell)
        if system.planet is BLACK_PLANET and system.face is not ENERGY_FACE:
            yield Fault(f"{cell}", waiting.NO_LIGHT_FACE)
        if not system.is_empty():
            yield from _piece_faults(state, cell, system)


def _cell_faults(zone: SpaceZone, cell: Cell) -> Iterator[Fault]:
    if cell == CENTRE:
        yield Fault(f"{cell}", Bilingual("the centre is no system", "le centre n'est pas un système"))
    if max(map(abs, cell)) > FARTHEST:
        yield Fault(
            f"{cell}",
            Bilingual(
                f"no system lies further than {FARTHEST} cells from the centre",
                f"aucun système n'est à plus de {FARTHEST} cases du centre",
            ),
        )
    if is_outside(zone, cell):
        yield Fault(f"{cell}", waiting.outside(zone))


def _piece_faults(state: Table, cell: Cell, system: System) -> Iterator[Fault]:
    if system.on_moon is not None and not system.satellite.is_moon:
        yield Fault(f"{cell}", Bilingual("a unit stands on a portal", "une unité est sur un portail"))
    for piece in (system.on_planet, system.on_moon):
        if piece is not None and piece.seat not in state.boards:
            yield stranger(f"{cell}", piece.seat)
    if isinstance(system.on_planet, Probe) and system.face is ENERGY_FACE:
        yield Fault(
            f"{cell}", Bilingual("a probe stands on an energy face", "une sonde est sur une face énergie")
        )


def _ship_faults(state: Table) -> Iterator[Fault]:
    for seat, cell in state.ships.items():
        if cell != CENTRE and cell not in state.space:
            yield Fault(
                f"ship {word(seat)}",
                Bilingual(f"no system lies on {cell}", f"il n'y a pas de système en {cell}"),
            )
    if len(set(state.ships.values())) == len(state.ships):
        return
    for cell, count in Counter(state.ships.values()).items():
        if cell != CENTRE and count > 1:
            yield Fault(
                f"{cell}",
                Bilingual(
                    f"{count} ships stand on one system", f"{count} vaisseaux sont sur un même système"
                ),
            )


def _score_faults(state: Table) -> Iterator[Fault]:
    for seat, score in state.scores.items():
        if score < 0:
            yield Fault(f"score {word(seat)}", below_nothing(score))


def _cube_faults(state: Table) -> Iterator[Fault]:
    total = CUBES_EACH * len(state.terms.seats)
    stocks = [state.reserve]
    for board in state.boards.values():
        stocks += (board.light, board.energy)
    for colour, counts in zip(COLOURS, zip(*stocks, strict=True), strict=True):
        if min(counts) < 0:
            yield from _shortages(state, colour, total)
        if sum(counts) != total:
            yield Fault(
                _cubes(colour),
                Bilingual(
                    f"expected {total} in the game, found {sum(counts)}",
                    f"attendu : {total} dans la partie, trouvé : {sum(counts)}",
                ),
            )


def _shortages(state: Table, colour: Colour, total: int) -> Iterator[Fault]:
    """Where there are fewer than none: in the reserve, because too many lie on the boards, or on a board."""
    boards = state.boards.values()
    if state.reserve[colour] < 0:
        used = sum(board.light[colour] + board.energy[colour] for board in boards)
        yield Fault(
            _cubes(colour),
            Bilingual(
                f"{used} lie on the boards, and the game has {total}: the reserve would hold "
                f"{state.reserve[colour]}",
                f"{used} sont sur les plateaux, et la partie en compte {total} : la réserve en aurait "
                f"{state.reserve[colour]}",
            ),
        )
    for seat, board in state.boards.items():
        for kind, cubes in ((CubeKind.LIGHT, board.light), (CubeKind.ENERGY, board.energy)):
            if cubes[colour] < 0:
                yield Fault(f"{kind.value} {word(seat)}", below_nothing(cubes[colour]))


def _cubes(colour: Colour) -> Bilingual:
    name = things.COLOURS[colour].name
    return Bilingual(f"{name.en} cubes", f"cubes {name.plural}")


def units_by_seat(state: Table) -> dict[Seat, list[UnitKind]]:
    """Every unit of every player, wherever it is.

    Design:
        Read by the checks on positions and by the tests of conservation.
    """
    units = {seat: [*board.available, *board.locked] for seat, board in state.boards.items()}
    away = [unit for _, unit in state.exile.units()]
    away += [unit for decision in state.pending for unit in decision.units_in_hand]
    away += [
        piece
        for system in _occupied(state)
        for piece in (system.on_planet, system.on_moon)
        if isinstance(piece, Unit)
    ]
    for unit in away:
        if unit.seat in units:
            units[unit.seat].append(unit.kind)
    return units


def _occupied(state: Table) -> list[System]:
    """The systems on which something stands; most are empty."""
    return [system for system in state.space.values() if not system.is_empty()]


def _unit_faults(state: Table) -> Iterator[Fault]:
    extension_is_off = state.terms.rulings.extension_mode is EXTENSION_OFF
    for seat, units in units_by_seat(state).items():
        if not _is_a_crew(units):
            yield from crew_faults(seat, units)
        if extension_is_off:
            yield from extension_faults(seat, units)
        if BASIC in state.boards[seat].locked:
            yield locked_basic_unit(seat)
    for slot, unit in state.exile.units():
        if unit.seat not in state.boards:
            yield stranger(f"exile {slot.value}", unit.seat)


def _is_a_crew(units: list[UnitKind]) -> bool:
    """Only basic units occur more than once, and not too often: ``crew_faults`` would find nothing."""
    kinds = set(units)
    basic = units.count(BASIC)
    return kinds <= KINDS and basic <= BASIC_UNITS_EACH and len(units) - basic == len(kinds - {BASIC})


def _probe_faults(state: Table) -> Iterator[Fault]:
    probes: dict[Seat, list[Colour]] = {seat: [*board.probes] for seat, board in state.boards.items()}
    for system in _occupied(state):
        if isinstance(system.on_planet, Probe) and system.planet.colour is not None:
            probes.setdefault(system.on_planet.seat, []).append(system.planet.colour)
    for seat in state.boards:
        for colour in COLOURS:
            if (count := probes[seat].count(colour)) != 1:
                who, name = player(seat), things.COLOURS[colour].name
                yield Fault(
                    Bilingual(f"{name.en} probe of {who.en}", f"sonde {name.feminine} {who.genitive.fr}"),
                    Bilingual(
                        f"expected once, on the board or on a planet; found {count} times",
                        f"attendue une fois, sur le plateau ou sur une planète ; trouvée {count} fois",
                    ),
                )


def _tile_faults(state: Table) -> Iterator[Fault]:
    """No more tiles than the box holds; a position may leave out those that do not matter."""
    planets = [system.planet for system in state.space.values()]
    planets += [planet for stack in state.stacks.planets for planet in stack]
    planets += [
        decision.planet for decision in state.pending if isinstance(decision, ChooseCell | ChooseSatellite)
    ]
    satellites = [system.satellite for system in state.space.values()]
    satellites += [token for stack in state.stacks.satellites for token in stack]
    yield from _count_faults("planets", planets, PLANETS_IN_THE_BOX)
    yield from _count_faults("satellites", satellites, SATELLITES_IN_THE_BOX)


def _count_faults(what: str, tiles: list[Tile], box: Mapping[Tile, int]) -> Iterator[Fault]:
    for tile, most in box.items():
        if (count := tiles.count(tile)) > most:
            yield Fault(what, at_most(most, mark_of(tile), count))


def _stack_faults(state: Table) -> Iterator[Fault]:
    for what, heights in (
        ("planets", [len(stack) for stack in state.stacks.planets]),
        ("satellites", [len(stack) for stack in state.stacks.satellites]),
    ):
        if len(heights) != STACKS or max(heights) > STACK_HEIGHT:
            yield Fault(
                what,
                Bilingual(
                    f"expected {STACKS} stacks of at most {STACK_HEIGHT}, found heights {heights}",
                    f"attendu : {STACKS} piles d'au plus {STACK_HEIGHT}, hauteurs trouvées : {heights}",
                ),
            )


def _memory_faults(state: Table) -> Iterator[Fault]:
    for what, seats in (
        ("achieved light", state.achieved.light),
        ("achieved energy", state.achieved.energy),
        ("skipped", state.skipped),
    ):
        if len(set(seats)) < len(seats):
            yield Fault(what, Bilingual("a player is named twice", "un joueur est nommé deux fois"))
        for seat in seats:
            if seat not in state.boards:
                yield stranger(what, seat)
