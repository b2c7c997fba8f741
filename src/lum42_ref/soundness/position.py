"""Sound positions: what every position must satisfy, whoever made it."""

import enum
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from lum42_ref.model.components import (
    BASIC,
    BASIC_UNITS_EACH,
    COLOURS,
    CUBES_EACH,
    PLANETS_IN_THE_BOX,
    PLAYER_COUNTS,
    ROUNDS,
    SATELLITES_IN_THE_BOX,
    STACK_HEIGHT,
    STACKS,
    UNITS,
    Colour,
    Face,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import (
    ChooseCell,
    ChooseCrew,
    ChooseExile,
    ChooseHalf,
    ChooseSatellite,
    Decision,
    FleeOrStand,
    Navigate,
    Use,
)
from lum42_ref.model.space import CENTRE, FARTHEST, Cell, System
from lum42_ref.model.table import Phase, Table
from lum42_ref.rules import crew
from lum42_ref.rules.chapters import CHAPTERS
from lum42_ref.rules.discovery import is_outside
from lum42_ref.rulings import SpaceZone
from lum42_ref.soundness.layout import crew_faults, is_one_of
from rulespec.errors import Fault
from rulespec.vocabulary import plain_word as name
from rulespec.vocabulary import plain_words as names

Tile = TypeVar("Tile", Planet, Satellite)

BLACK_PLANET: Final = Planet.BLACK
ENERGY_FACE: Final = Face.ENERGY
KINDS: Final = frozenset(UnitKind)


def faults(state: Table) -> Iterator[Fault]:
    """Everything wrong with a position, at once.

    Design:
        The rules keep positions sound; those that people write down are looked at first.
    """
    seat_faults = list(_seat_faults(state))
    yield from seat_faults
    if seat_faults:
        return
    yield from _round_faults(state)
    yield from _space_faults(state)
    yield from _ship_faults(state)
    yield from _score_faults(state)
    yield from _cube_faults(state)
    yield from _unit_faults(state)
    yield from _probe_faults(state)
    yield from _tile_faults(state)
    yield from _stack_faults(state)
    yield from _memory_faults(state)
    yield from _pending_faults(state)


def _seat_faults(state: Table) -> Iterator[Fault]:
    seats = state.terms.seats
    if len(seats) not in PLAYER_COUNTS:
        yield Fault("seats", f"expected 2 to 4 players, found {len(seats)}")
    for seat in seats:
        if not is_one_of(seat, Seat):
            yield Fault("seats", f"unknown seat {seat!r}; expected {names(Seat)}")
    if len(set(seats)) < len(seats):
        yield Fault("seats", "two players share a colour")
    for what, seat in (("first", state.first), ("active", state.active)):
        if seat not in seats:
            yield Fault(what, f"{name(seat)} does not take part")
    for what, part in (("ships", state.ships), ("scores", state.scores), ("boards", state.boards)):
        if set(part) != set(seats):
            yield Fault(what, "expected one entry for each player, and no other")
    if not is_one_of(state.phase, Phase):
        yield Fault("phase", f"expected one of {names(Phase)}, found {state.phase!r}")


def _round_faults(state: Table) -> Iterator[Fault]:
    if not 1 <= state.round <= ROUNDS:
        yield Fault("round", f"expected 1 to {ROUNDS}, found {state.round}")


def _space_faults(state: Table) -> Iterator[Fault]:
    zone = state.terms.rulings.space_zone
    right = FARTHEST if zone.half_width is None else min(zone.half_width, FARTHEST)
    top = FARTHEST if zone.half_height is None else min(zone.half_height, FARTHEST)
    for cell, system in state.space.items():
        x, y = cell
        if not (-right <= x <= right and -top <= y <= top and (x or y)):
            yield from _cell_faults(zone, cell)
        if system.planet is BLACK_PLANET and system.face is not ENERGY_FACE:
            yield Fault(f"{cell}", "a black planet has no light face")
        if not system.is_empty():
            yield from _piece_faults(state, cell, system)


def _cell_faults(zone: SpaceZone, cell: Cell) -> Iterator[Fault]:
    if cell == CENTRE:
        yield Fault(f"{cell}", "the centre is no system")
    if max(map(abs, cell)) > FARTHEST:
        yield Fault(f"{cell}", f"no system lies further than {FARTHEST} cells from the centre")
    if is_outside(zone, cell):
        yield Fault(f"{cell}", f"lies outside the space zone {zone.value}")


def _piece_faults(state: Table, cell: Cell, system: System) -> Iterator[Fault]:
    if system.on_moon is not None and not system.satellite.is_moon:
        yield Fault(f"{cell}", "a unit stands on a portal")
    for piece in (system.on_planet, system.on_moon):
        if piece is not None and piece.seat not in state.boards:
            yield Fault(f"{cell}", f"a piece of {name(piece.seat)}, who does not take part")
    if isinstance(system.on_planet, Probe) and system.face is Face.ENERGY:
        yield Fault(f"{cell}", "a probe stands on an energy face")


def _ship_faults(state: Table) -> Iterator[Fault]:
    for seat, cell in state.ships.items():
        if cell != CENTRE and cell not in state.space:
            yield Fault(f"ship of {name(seat)}", f"stands on {cell}, where no system is")
    if len(set(state.ships.values())) == len(state.ships):
        return
    for cell, count in Counter(state.ships.values()).items():
        if cell != CENTRE and count > 1:
            yield Fault(f"{cell}", f"{count} ships stand on one system")


def _score_faults(state: Table) -> Iterator[Fault]:
    for seat, score in state.scores.items():
        if score < 0:
            yield Fault(f"score of {name(seat)}", f"expected 0 or more, found {score}")


def _cube_faults(state: Table) -> Iterator[Fault]:
    total = CUBES_EACH * len(state.terms.seats)
    stocks = [state.reserve]
    for board in state.boards.values():
        stocks += (board.light, board.energy)
    for colour, counts in zip(COLOURS, zip(*stocks, strict=True), strict=True):
        if min(counts) < 0:
            yield Fault(f"{name(colour)} cubes", "a number of cubes is negative")
        if sum(counts) != total:
            yield Fault(f"{name(colour)} cubes", f"expected {total} in the game, found {sum(counts)}")


def units_by_seat(state: Table) -> dict[Seat, list[UnitKind]]:
    """Every unit of every player, wherever it is.

    Design:
        Read by the checks on positions and by the tests of conservation.
    """
    units = {seat: [*board.available, *board.locked] for seat, board in state.boards.items()}
    away = [unit for _, unit in state.exile.units()]
    away += [unit for waiting in state.pending for unit in waiting.units_in_hand]
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
    for seat, units in units_by_seat(state).items():
        if not _is_a_crew(units):
            yield from crew_faults(f"units of {name(seat)}", units)
        if BASIC in state.boards[seat].locked:
            yield Fault(f"units of {name(seat)}", "a basic unit is never locked")
    for _, unit in state.exile.units():
        if unit.seat not in state.boards:
            yield Fault("Exile", f"a unit of {name(unit.seat)}, who does not take part")


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
                yield Fault(f"probes of {name(seat)}", f"expected one {name(colour)} probe, found {count}")


def _tile_faults(state: Table) -> Iterator[Fault]:
    """No more tiles than the box holds; a position may leave out those that do not matter."""
    planets = [system.planet for system in state.space.values()]
    planets += [planet for stack in state.stacks.planets for planet in stack]
    planets += [
        waiting.planet for waiting in state.pending if isinstance(waiting, ChooseCell | ChooseSatellite)
    ]
    satellites = [system.satellite for system in state.space.values()]
    satellites += [token for stack in state.stacks.satellites for token in stack]
    yield from _count_faults("planets", planets, PLANETS_IN_THE_BOX)
    yield from _count_faults("satellites", satellites, SATELLITES_IN_THE_BOX)


def _count_faults(what: str, tiles: list[Tile], box: Mapping[Tile, int]) -> Iterator[Fault]:
    for tile, most in box.items():
        if (count := tiles.count(tile)) > most:
            yield Fault(what, f"expected at most {most} {name(tile)}, found {count}")


def _stack_faults(state: Table) -> Iterator[Fault]:
    for what, heights in (
        ("planet stacks", [len(stack) for stack in state.stacks.planets]),
        ("satellite stacks", [len(stack) for stack in state.stacks.satellites]),
    ):
        if len(heights) != STACKS or max(heights) > STACK_HEIGHT:
            yield Fault(what, f"expected {STACKS} stacks of at most {STACK_HEIGHT}, found heights {heights}")


def _memory_faults(state: Table) -> Iterator[Fault]:
    for what, seats in (
        ("light objective", state.achieved.light),
        ("energy objective", state.achieved.energy),
        ("skipped", state.skipped),
    ):
        if len(set(seats)) < len(seats):
            yield Fault(what, "a player is named twice")
        for seat in seats:
            if seat not in state.boards:
                yield Fault(what, f"{name(seat)} does not take part")


def _pending_faults(state: Table) -> Iterator[Fault]:
    over = state.phase is Phase.OVER
    if over and state.pending:
        yield Fault("pending", "the game is over, and a decision is pending")
    if not over and not state.pending:
        yield Fault("pending", "nobody has anything to decide, and the game is not over")
    for waiting in state.pending:
        if waiting.seat not in state.boards:
            yield Fault("pending", f"{name(waiting.seat)} decides and does not take part")
        elif not over and state.phase is not PHASES[type(waiting)]:
            yield Fault("pending", f"{type(waiting).__name__} does not belong to phase {state.phase.value}")
        else:
            yield from _decision_faults(state, waiting)


def _decision_faults(state: Table, waiting: Decision) -> Iterator[Fault]:
    """A decision fits the table: its ship, its units, its cells are there."""
    match waiting:
        case Navigate():
            yield from _path_faults(state, waiting)
        case FleeOrStand():
            yield from _attack_faults(state, waiting)
        case ChooseExile() if waiting.unit.seat is not waiting.seat:
            yield Fault(
                "pending",
                f"{name(waiting.seat)} puts a unit of {name(waiting.unit.seat)} in the Exile",
            )
        case ChooseSatellite():
            yield from _satellite_faults(state, waiting)
        case ChooseHalf() if waiting.cell not in state.space or not waiting.halves:
            yield Fault("pending", f"no half of a system on {waiting.cell} is left to a Twosome")
        case Use() if (waiting.cell is None) is isinstance(waiting.slot, Slot):
            yield Fault("pending", "a unit comes from a slot of a system, or from a slot of the Exile")
        case Use() if waiting.cell is not None and waiting.cell not in state.space:
            yield Fault("pending", f"no system lies on {waiting.cell}")
        case ChooseCrew() if not crew.change_is_due(state, waiting.seat):
            yield Fault("pending", f"no crew change is possible for {name(waiting.seat)}")
        case _:
            return


def _attack_faults(state: Table, choice: FleeOrStand) -> Iterator[Fault]:
    system = state.space.get(choice.cell)
    attacked = system and system.occupant(choice.slot)
    if attacked != UNITS[choice.seat, UnitKind.TRAVELLER]:
        place = f"the {choice.slot} of {choice.cell}"
        yield Fault("pending", f"no Traveller of {name(choice.seat)} stands on {place}")
    attacker = choice.attacker.seat
    if attacker is choice.seat or attacker not in state.boards:
        yield Fault("pending", f"a Traveller of {name(choice.seat)} is attacked by {name(attacker)}")


def _satellite_faults(state: Table, choice: ChooseSatellite) -> Iterator[Fault]:
    if choice.cell == CENTRE:
        yield Fault("pending", "the centre is no system")
    elif choice.cell in state.space:
        yield Fault("pending", f"{choice.cell} is taken already")
    if is_outside(state.terms.rulings.space_zone, choice.cell):
        yield Fault("pending", f"{choice.cell} lies outside the space zone")
    if choice.face not in choice.planet.faces:
        yield Fault("pending", "a black planet has no light face")


def _path_faults(state: Table, turn: Navigate) -> Iterator[Fault]:
    if turn.seat is not state.active:
        yield Fault("pending", f"{name(turn.seat)} navigates in the turn of {name(state.active)}")
    if not turn.path or turn.path[-1] != state.ships[turn.seat]:
        yield Fault("pending", "the path of the ship does not end where the ship is")
    for cell in turn.path[1:]:
        if cell not in state.space:
            yield Fault("pending", f"the path of the ship leads over {cell}, where no system is")


PHASES: Final[Mapping[type[Decision], enum.Enum | None]] = {
    chapter.decision: chapter.phase for chapter in CHAPTERS
}
"""The phase to which each decision belongs."""
