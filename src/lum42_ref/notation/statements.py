"""The statements of cards and of the headers of records."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import attrs

from lum42_ref.model.components import (
    COLOURS,
    NO_CUBES,
    ROUNDS,
    Cubes,
    ExileSlot,
    Probe,
    Seat,
    Slot,
    Unit,
    UnitKind,
    add_cube,
)
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Exile, Objectives
from lum42_ref.notation.draft import CardDraft, Draft, LayoutDraft
from lum42_ref.notation.spellings import PIECES, SCRIPT, TILES, WINDS, read_cell, read_unit
from lum42_ref.vocabulary import things
from rulespec.errors import FormatError
from rulespec.notation import (
    Made,
    Stated,
    Statement,
    Statements,
    Word,
    pending_statement,
    reading_statement,
    table,
)
from rulespec.notation.word import as_found

Tile = TypeVar("Tile")

KINDS_OF_OBJECTIVE: Final = {word: word for word in things.CUBES.words}
MOST_CUBES: Final = 20
MOST_POINTS: Final = 9999
SHIP: Final = f".{things.SHIP.en}"
READING: Final = "R-23 ship_plus_piece"
"""An example of a reading."""


def read_system(draft: CardDraft, where: Word, words: Sequence[Word]) -> bool:
    """A line that begins with a cell puts a system there."""
    if where.text not in WINDS and not where.text.startswith("("):
        return False
    cell = read_cell(where)
    if cell in draft.space:
        raise FormatError(where.place, f"a second system on {where.text}")
    if len(words) < 2:  # noqa: PLR2004  planet and satellite
        found = as_found([where, *words])
        raise FormatError(where.place, f"expected a system such as N red-L m:white, found {found}")
    planet, face = words[0].one_of(TILES, "a planet with its face")
    satellite = words[1].marked(things.SATELLITES)
    standing: dict[Slot, Unit | Probe] = {}
    for word in words[2:]:
        _read_piece(draft, cell, word, standing)
    on_moon = standing.get(Slot.MOON)
    if isinstance(on_moon, Probe):
        raise FormatError(where.place, "a probe stands on a planet, not on a moon")
    draft.space[cell] = System(planet, face, satellite, standing.get(Slot.PLANET), on_moon)
    return True


def _read_piece(draft: CardDraft, cell: Cell, word: Word, standing: dict[Slot, Unit | Probe]) -> None:
    name, at, mark = word.text.partition("@")
    if name.endswith(SHIP) and not at:
        _place_ship(draft, attrs.evolve(word, text=name.removesuffix(SHIP)), cell)
        return
    if not at:
        raise word.refuse("a piece such as black.chief@P, gold.probe@P or silver.ship")
    piece = attrs.evolve(word, text=name).one_of(PIECES, "a piece such as black.chief")
    slot = Word(mark, word.line, word.column + len(name) + 1).one_of(things.SLOTS.marks, "planet or moon")
    if slot in standing:
        raise FormatError(word.place, f"a second piece on the {slot}")
    standing[slot] = piece
    draft.mentioned.add(piece.seat)


def _place_ship(draft: CardDraft, owner: Word, cell: Cell) -> None:
    seat = _seat(draft, owner)
    if seat in draft.ships:
        raise FormatError(owner.place, f"a second place for the ship of {owner.text}")
    draft.ships[seat] = cell


def _read_players(draft: Draft, stated: Stated) -> None:
    draft.players = tuple(_seat(draft, word) for word in stated.words)


def _read_round(draft: CardDraft, stated: Stated) -> None:
    draft.round = stated.only.one_of({str(n): n for n in range(1, ROUNDS + 1)}, "a round")


def _read_phase(draft: CardDraft, stated: Stated) -> None:
    draft.phase = stated.only.marked(things.PHASES)


def _read_first(draft: Draft, stated: Stated) -> None:
    draft.first = _seat(draft, stated.only)


def _read_turn(draft: CardDraft, stated: Stated) -> None:
    draft.turn = _seat(draft, stated.only)


def _read_ship(draft: CardDraft, stated: Stated) -> None:
    owner, cell = stated.pair
    _place_ship(draft, owner, read_cell(cell))


def _read_score(draft: CardDraft, stated: Stated) -> None:
    seat, points = stated.pair
    draft.scores[_seat(draft, seat)] = points.number("a score", MOST_POINTS)


def _read_light(draft: CardDraft, stated: Stated) -> None:
    draft.light[_seat(draft, stated.words[0])] = _cubes(stated)


def _read_energy(draft: CardDraft, stated: Stated) -> None:
    draft.energy[_seat(draft, stated.words[0])] = _cubes(stated)


def _read_reserve(draft: CardDraft, stated: Stated) -> None:
    if [word.text for word in stated.words] == ["none"]:
        draft.reserve = dict.fromkeys(COLOURS, 0)
        return
    if len(stated.words) % 2:
        raise stated.misshapen()
    for number, colour in zip(stated.words[::2], stated.words[1::2], strict=True):
        draft.reserve[colour.marked(things.COLOURS)] = number.number("a number of cubes", MOST_CUBES)


def _read_units(draft: Draft, stated: Stated) -> None:
    draft.available[_seat(draft, stated.words[0])] = _crew(stated.words[1:])


def _read_locked(draft: Draft, stated: Stated) -> None:
    draft.locked[_seat(draft, stated.words[0])] = _crew(stated.words[1:])


def _read_exile(draft: CardDraft, stated: Stated) -> None:
    slot = stated.words[0].marked(things.EXILE_SLOTS)
    units = [read_unit(word) for word in stated.words[1:]]
    draft.mentioned.update(unit.seat for unit in units)
    if slot is ExileSlot.ONE:
        crowd = tuple(sorted(units, key=lambda unit: (unit.seat, unit.kind)))
        draft.exile = attrs.evolve(draft.exile, one=crowd)
    elif len(units) == 1:
        held = {name: getattr(draft.exile, name) for name in things.EXILE_SLOTS.words}
        held[slot.value] = units[0]
        draft.exile = Exile(**held)
    else:
        raise FormatError(stated.words[0].place, f"the slot {slot} holds one unit, found {len(units)}")


def _read_planets(draft: Draft, stated: Stated) -> None:
    draft.planets = _stacks(stated, lambda word: word.marked(things.PLANETS))


def _read_satellites(draft: Draft, stated: Stated) -> None:
    draft.satellites = _stacks(stated, lambda word: word.marked(things.SATELLITES))


def _read_objectives(draft: Draft, stated: Stated) -> None:
    if len(stated.words) != 3:  # noqa: PLR2004  harvest, light, energy
        raise stated.misshapen()
    harvest, light, energy = stated.words
    draft.objectives = Objectives(
        harvest.one_of(things.COLOURS.marks, "the colour of the harvest objective"),
        light.marked(things.LIGHT_OBJECTIVES),
        energy.marked(things.ENERGY_OBJECTIVES),
    )


def _read_achieved(draft: CardDraft, stated: Stated) -> None:
    kind = stated.words[0].one_of(KINDS_OF_OBJECTIVE, "a kind of objective")
    seats = tuple(_seat(draft, word) for word in stated.words[1:])
    draft.achieved = (
        Achieved(seats, draft.achieved.energy) if kind == "light" else Achieved(draft.achieved.light, seats)
    )


def _read_skipped(draft: CardDraft, stated: Stated) -> None:
    draft.skipped = tuple(_seat(draft, word) for word in stated.words)


def _read_layout_system(draft: LayoutDraft, stated: Stated) -> None:
    if len(stated.words) != 3:  # noqa: PLR2004  cell, planet, satellite
        raise stated.misshapen()
    where, planet, satellite = stated.words
    tiles = planet.marked(things.PLANETS), satellite.marked(things.SATELLITES)
    cell = read_cell(where)
    if cell in draft.systems:
        raise FormatError(where.place, f"a second system on {where.text}")
    draft.systems[cell] = tiles


PLAYERS: Final = Statement("players", "players SEAT SEAT …, clockwise", _read_players)
FIRST: Final = Statement("first", "first SEAT", _read_first)
UNITS: Final = Statement("units", "units SEAT UNIT …, or none", _read_units, Made.FOR_EACH)
LOCKED: Final = Statement("locked", "locked SEAT UNIT …, or none", _read_locked, Made.FOR_EACH)
OBJECTIVES: Final = Statement(
    "objectives", "objectives COLOUR LIGHT-OBJECTIVE ENERGY-OBJECTIVE", _read_objectives
)
PLANETS: Final = Statement(
    "planets", "planets STACK | STACK | STACK | STACK, top first, - for an exhausted one", _read_planets
)
SATELLITES: Final = Statement(
    "satellites",
    "satellites STACK | STACK | STACK | STACK, top first, - for an exhausted one",
    _read_satellites,
)
SYSTEM: Final = Statement(
    "system",
    "system CELL PLANET SATELLITE, such as: system N red m:white",
    _read_layout_system,
    Made.FOR_EACH,
)

OF_LAYOUTS: Final[Sequence[Statement[LayoutDraft]]] = (
    PLAYERS,
    FIRST,
    OBJECTIVES,
    SYSTEM,
    PLANETS,
    SATELLITES,
    UNITS,
    LOCKED,
)
"""The lines of a record's header that say how a game was set up."""
OF_CARDS: Final[Mapping[str, Statement[CardDraft]]] = table(
    PLAYERS,
    Statement("round", "round 1 to 5", _read_round),
    Statement("phase", "phase 1, 2, 3, 4, 5 or over", _read_phase),
    FIRST,
    Statement("turn", "turn SEAT", _read_turn),
    Statement("ship", "ship SEAT CELL", _read_ship, Made.FOR_EACH),
    Statement("score", "score SEAT POINTS", _read_score, Made.FOR_EACH),
    Statement(
        "light",
        "light SEAT NUMBER COLOUR …, such as: light gold 3 red 1 blue",
        _read_light,
        Made.FOR_EACH,
    ),
    Statement(
        "energy",
        "energy SEAT NUMBER COLOUR …, such as: energy gold 3 red 1 blue",
        _read_energy,
        Made.FOR_EACH,
    ),
    Statement(
        "reserve",
        "reserve NUMBER COLOUR …, or none, such as: reserve 0 red 2 blue",
        _read_reserve,
    ),
    UNITS,
    LOCKED,
    Statement("exile", "exile SLOT UNIT …, such as: exile harvest black.chief", _read_exile, Made.FOR_EACH),
    PLANETS,
    SATELLITES,
    OBJECTIVES,
    Statement("achieved", "achieved light|energy SEAT …, first come first", _read_achieved, Made.FOR_EACH),
    Statement("skipped", "skipped SEAT …", _read_skipped),
    reading_statement(READING),
    pending_statement(SCRIPT.decisions),
)
"""What a card can state, but for its systems."""

CARD_STATEMENTS: Final = Statements(OF_CARDS, "a cell or a statement", read_system, tuple(WINDS))


def _seat(draft: Draft, word: Word) -> Seat:
    seat = word.marked(things.SEATS)
    draft.mentioned.add(seat)
    return seat


def _crew(words: Sequence[Word]) -> tuple[UnitKind, ...]:
    if [word.text for word in words] == ["none"]:
        return ()
    return tuple(word.marked(things.UNITS) for word in words)


def _cubes(stated: Stated) -> Cubes:
    rest = stated.words[1:]
    if not rest or len(rest) % 2:
        raise stated.misshapen()
    cubes = NO_CUBES
    for number, colour in zip(rest[::2], rest[1::2], strict=True):
        count = number.number("a number of cubes", MOST_CUBES)
        cubes = add_cube(cubes, colour.marked(things.COLOURS), count)
    return cubes


def _stacks(stated: Stated, read: Callable[[Word], Tile]) -> tuple[tuple[Tile, ...], ...]:
    stacks: list[list[Tile]] = [[]]
    for word in stated.words:
        if word.text == "|":
            stacks.append([])
        elif word.text != "-":
            stacks[-1].append(read(word))
    return tuple(map(tuple, stacks))
