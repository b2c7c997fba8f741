"""Position cards: a position as a few lines of text that state only what matters."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import attrs

from lum42_ref.engine import validate
from lum42_ref.model.components import (
    NO_CUBES,
    ROUNDS,
    Cubes,
    ExileSlot,
    Probe,
    Seat,
    Slot,
    Unit,
    add_cube,
)
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Achieved, Exile, Objectives, Phase, State
from lum42_ref.notation.draft import Draft
from rulespec.errors import FormatError
from rulespec.notation.waiting import read_decision
from rulespec.notation.words import (
    COLOURS,
    ENERGY_OBJECTIVES,
    EXILE_SLOTS,
    KINDS,
    LIGHT_OBJECTIVES,
    PIECES,
    PLANETS,
    SATELLITES,
    SEATS,
    SLOTS,
    TILES,
    WINDS,
    Word,
    shortened,
    with_reading,
    words_of,
)

Tile = TypeVar("Tile")

PHASES: Final = {
    "1": Phase.DISCOVERY,
    "2": Phase.DEPLOYMENT,
    "4": Phase.RECOVERY,
    "5": Phase.ROUND_END,
    "over": Phase.OVER,
}
MOST_CUBES: Final = 20
MOST_POINTS: Final = 9999
LONGEST_CARD: Final = 20_000


def read_card(text: str) -> State:
    """The position that a card describes; FormatError or InvalidPosition says what is wrong with it."""
    if len(text) > LONGEST_CARD:
        raise FormatError("card", f"expected at most {LONGEST_CARD} characters, found {len(text)}")
    draft = Draft()
    stated: set[str] = set()
    for words in statements(text):
        _read_statement(draft, words, stated)
    if not draft.space and draft.phase is not Phase.OVER:
        raise FormatError("card", "expected at least one system, such as: N red-L m:white")
    state = draft.state()
    validate(state)
    return state


def statements(text: str) -> list[list[Word]]:
    """The statements of a card: one a line, or several with semicolons between them; # begins a comment."""
    found: list[list[Word]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        column = 1
        for part in re.split(r"(;)", line.split("#")[0]):
            words = words_of(part, number, column) if part != ";" else []
            column += len(part)
            if words:
                found.append(words)
    return found


def _read_statement(draft: Draft, words: list[Word], stated: set[str]) -> None:
    head, rest = words[0], words[1:]
    if head.text in WINDS or head.text.startswith("("):
        _read_system(draft, head, rest)
        return
    reader = READERS.get(head.text)
    if reader is None:
        raise head.refuse("a cell or a statement", [*READERS, *WINDS])
    once = f"{head.text} {rest[0].text}" if head.text in BY_SEAT and rest else head.text
    if once in stated and head.text not in REPEATED:
        raise FormatError(head.place, f"{once!r} is stated twice")
    stated.add(once)
    if not rest:
        raise _misshapen(head.place, head.text, [])
    reader(draft, rest)


def _read_system(draft: Draft, where: Word, words: list[Word]) -> None:
    cell = where.cell()
    if cell in draft.space:
        raise FormatError(where.place, f"a second system on {where.text}")
    if len(words) < 2:  # noqa: PLR2004  planet and satellite
        found = shortened(" ".join(word.text for word in [where, *words]))
        raise FormatError(where.place, f"expected a system such as N red-L m:white, found {found!r}")
    planet, face = words[0].one_of(TILES, "a planet with its face")
    satellite = words[1].one_of(SATELLITES, "a satellite")
    standing: dict[Slot, Unit | Probe] = {}
    for word in words[2:]:
        _read_piece(draft, cell, word, standing)
    on_moon = standing.get(Slot.MOON)
    if isinstance(on_moon, Probe):
        raise FormatError(where.place, "a probe stands on a planet, not on a moon")
    draft.space[cell] = System(planet, face, satellite, standing.get(Slot.PLANET), on_moon)


def _read_piece(draft: Draft, cell: Cell, word: Word, standing: dict[Slot, Unit | Probe]) -> None:
    name, at, mark = word.text.partition("@")
    if name.endswith(".ship") and not at:
        seat = _seat(draft, attrs.evolve(word, text=name.removesuffix(".ship")))
        if seat in draft.ships:
            raise FormatError(word.place, f"a second place for the ship of {word.text.partition('.')[0]}")
        draft.ships[seat] = cell
        return
    if not at:
        raise word.refuse("a piece such as black.chief@P, gold.probe@P or silver.ship")
    piece = attrs.evolve(word, text=name).one_of(PIECES, "a piece such as black.chief")
    slot = Word(mark, word.line, word.column + len(name) + 1).one_of(SLOTS, "planet or moon")
    if slot in standing:
        raise FormatError(word.place, f"a second piece on the {slot}")
    standing[slot] = piece
    draft.mentioned.add(piece.seat)


def _read_players(draft: Draft, words: list[Word]) -> None:
    draft.players = tuple(_seat(draft, word) for word in words)


def _read_round(draft: Draft, words: list[Word]) -> None:
    draft.round = _only(words, "round").one_of({str(n): n for n in range(1, ROUNDS + 1)}, "a round")


def _read_phase(draft: Draft, words: list[Word]) -> None:
    draft.phase = _only(words, "phase").one_of(PHASES, "a phase")


def _read_first(draft: Draft, words: list[Word]) -> None:
    draft.first = _seat(draft, _only(words, "first"))


def _read_turn(draft: Draft, words: list[Word]) -> None:
    draft.turn = _seat(draft, _only(words, "turn"))


def _read_ship(draft: Draft, words: list[Word]) -> None:
    seat = _seat(draft, words[0])
    if seat in draft.ships:
        raise FormatError(words[0].place, f"a second place for the ship of {words[0].text}")
    draft.ships[seat] = _only(words[1:], "ship", words[0]).cell()


def _read_score(draft: Draft, words: list[Word]) -> None:
    seat = _seat(draft, words[0])
    draft.scores[seat] = _only(words[1:], "score", words[0]).number("a score", MOST_POINTS)


def _read_light(draft: Draft, words: list[Word]) -> None:
    draft.light[_seat(draft, words[0])] = _cubes(words, "light")


def _read_energy(draft: Draft, words: list[Word]) -> None:
    draft.energy[_seat(draft, words[0])] = _cubes(words, "energy")


def _read_units(draft: Draft, words: list[Word]) -> None:
    draft.available[_seat(draft, words[0])] = _listed(words, KINDS, "a unit")


def _read_locked(draft: Draft, words: list[Word]) -> None:
    draft.locked[_seat(draft, words[0])] = _listed(words, KINDS, "a unit")


def _read_exile(draft: Draft, words: list[Word]) -> None:
    slot = words[0].one_of(EXILE_SLOTS, "a slot of the Exile")
    units: list[Unit] = []
    for word in words[1:]:
        piece = word.one_of(PIECES, "a unit such as black.chief")
        if not isinstance(piece, Unit):
            raise word.refuse("a unit such as black.chief")
        draft.mentioned.add(piece.seat)
        units.append(piece)
    if slot is ExileSlot.ONE:
        crowd = tuple(sorted(units, key=lambda unit: (unit.seat, unit.kind)))
        draft.exile = attrs.evolve(draft.exile, one=crowd)
    elif len(units) == 1:
        held = {name: getattr(draft.exile, name) for name in EXILE_SLOTS}
        held[slot.value] = units[0]
        draft.exile = Exile(**held)
    else:
        raise FormatError(words[0].place, f"the slot {slot} holds one unit, found {len(units)}")


def _read_planets(draft: Draft, words: list[Word]) -> None:
    draft.planets = _stacks(words, PLANETS, "a planet")


def _read_satellites(draft: Draft, words: list[Word]) -> None:
    draft.satellites = _stacks(words, SATELLITES, "a satellite")


def _read_objectives(draft: Draft, words: list[Word]) -> None:
    if len(words) != 3:  # noqa: PLR2004  harvest, light, energy
        raise _misshapen(words[0].place, "objectives", words)
    draft.objectives = Objectives(
        words[0].one_of(COLOURS, "the colour of the harvest objective"),
        words[1].one_of(LIGHT_OBJECTIVES, "a light objective"),
        words[2].one_of(ENERGY_OBJECTIVES, "an energy objective"),
    )


def _read_achieved(draft: Draft, words: list[Word]) -> None:
    kind = words[0].one_of({"light": "light", "energy": "energy"}, "a kind of objective")
    seats = tuple(_seat(draft, word) for word in words[1:])
    draft.achieved = (
        Achieved(seats, draft.achieved.energy) if kind == "light" else Achieved(draft.achieved.light, seats)
    )


def _read_skipped(draft: Draft, words: list[Word]) -> None:
    draft.skipped = tuple(_seat(draft, word) for word in words)


def _read_reading(draft: Draft, words: list[Word]) -> None:
    reading = _only(words[1:], "reading", words[0])
    draft.rulings = with_reading(draft.rulings, words[0], reading)


def _read_pending(draft: Draft, words: list[Word]) -> None:
    decision = read_decision(words)
    draft.mentioned.add(decision.seat)
    draft.pending = (*draft.pending, decision)


READERS: Final[Mapping[str, Callable[[Draft, list[Word]], None]]] = {
    "players": _read_players,
    "round": _read_round,
    "phase": _read_phase,
    "first": _read_first,
    "turn": _read_turn,
    "ship": _read_ship,
    "score": _read_score,
    "light": _read_light,
    "energy": _read_energy,
    "units": _read_units,
    "locked": _read_locked,
    "exile": _read_exile,
    "planets": _read_planets,
    "satellites": _read_satellites,
    "objectives": _read_objectives,
    "achieved": _read_achieved,
    "skipped": _read_skipped,
    "reading": _read_reading,
    "pending": _read_pending,
}
SHAPES: Final = {
    "players": "players SEAT SEAT …, clockwise",
    "round": "round 1 to 5",
    "phase": "phase 1, 2, 4, 5 or over",
    "first": "first SEAT",
    "turn": "turn SEAT",
    "ship": "ship SEAT CELL",
    "score": "score SEAT POINTS",
    "light": "light SEAT NUMBER COLOUR …, such as: light gold 3 red 1 blue",
    "energy": "energy SEAT NUMBER COLOUR …, such as: energy gold 3 red 1 blue",
    "units": "units SEAT UNIT …, or none",
    "locked": "locked SEAT UNIT …, or none",
    "exile": "exile SLOT UNIT …, such as: exile harvest black.chief",
    "planets": "planets STACK | STACK | STACK | STACK, top first, - for an exhausted one",
    "satellites": "satellites STACK | STACK | STACK | STACK, top first, - for an exhausted one",
    "objectives": "objectives COLOUR LIGHT-OBJECTIVE ENERGY-OBJECTIVE",
    "achieved": "achieved light|energy SEAT …, first come first",
    "skipped": "skipped SEAT …",
    "reading": "reading RULING READING, such as: reading R-23 ship_plus_piece",
    "pending": "pending DECISION SEAT …",
}
"""Every statement and how it is written."""
BY_SEAT: Final = ("ship", "score", "light", "energy", "units", "locked", "exile", "achieved", "reading")
"""Statements that may be made once for each seat, slot or ruling."""
REPEATED: Final = ("pending",)


def _seat(draft: Draft, word: Word) -> Seat:
    seat = word.one_of(SEATS, "a seat")
    draft.mentioned.add(seat)
    return seat


def _only(words: list[Word], what: str, before: Word | None = None) -> Word:
    if len(words) != 1:
        stated = [before, *words] if before else words
        raise _misshapen(stated[0].place, what, stated)
    return words[0]


def _misshapen(place: str, what: str, words: list[Word]) -> FormatError:
    found = shortened(" ".join([what, *(word.text for word in words)]))
    return FormatError(place, f"expected {SHAPES[what]}, found {found!r}")


def _listed(words: list[Word], vocabulary: Mapping[str, Tile], what: str) -> tuple[Tile, ...]:
    if [word.text for word in words[1:]] == ["none"]:
        return ()
    return tuple(word.one_of(vocabulary, what) for word in words[1:])


def _cubes(words: list[Word], what: str) -> Cubes:
    rest = words[1:]
    if not rest or len(rest) % 2:
        raise _misshapen(words[0].place, what, words)
    cubes = NO_CUBES
    for number, colour in zip(rest[::2], rest[1::2], strict=True):
        count = number.number("a number of cubes", MOST_CUBES)
        cubes = add_cube(cubes, colour.one_of(COLOURS, "a colour"), count)
    return cubes


def _stacks(words: list[Word], vocabulary: Mapping[str, Tile], what: str) -> tuple[tuple[Tile, ...], ...]:
    stacks: list[list[Tile]] = [[]]
    for word in words:
        if word.text == "|":
            stacks.append([])
        elif word.text != "-":
            stacks[-1].append(word.one_of(vocabulary, what))
    return tuple(map(tuple, stacks))
