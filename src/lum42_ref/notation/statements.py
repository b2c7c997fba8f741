"""The statements of cards and of the headers of records."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import attrs

from lum42_ref.model.components import (
    COLOURS,
    NO_CUBES,
    ROUNDS,
    CubeKind,
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
from lum42_ref.notation.spellings import CELLS, PIECES, SCRIPT, TILES, WINDS, read_cell, read_unit
from lum42_ref.vocabulary import things
from rulespec.errors import FormatError
from rulespec.language import Bilingual
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
from rulespec.notation.word import misshapen
from rulespec.vocabulary import Lexicon, Written

Tile = TypeVar("Tile")

MOST_CUBES: Final = 20
MOST_POINTS: Final = 9999
NONE: Final = Lexicon([((), Written(Bilingual(things.NONE.en, things.NONE.fr), (things.NONE.feminine,)))])
"""Stands alone where units are listed and there are none."""
SHIP: Final = Lexicon(
    [(True, Written(things.SHIP, near=("spaceship", "vessel", "rocket", "navire", "fusée")))]
)
"""The piece that stands on a system, not on a slot of it."""
A_SYSTEM: Final = Bilingual("a system such as N red-L m:white", "un système tel que N rouge-L l:blanche")
A_TILE: Final = Bilingual("a planet with its face", "une planète avec sa face")
A_PIECE: Final = Bilingual("a piece such as black.chief", "une pièce telle que noir.chef")
A_STANDING_PIECE: Final = Bilingual(
    "a piece such as black.chief@P, gold.probe@P or silver.ship",
    "une pièce telle que noir.chef@P, doré.sonde@P ou argenté.vaisseau",
)
PLANET_OR_MOON: Final = Bilingual("planet or moon", "planète ou lune")
HARVEST_COLOUR: Final = Bilingual("the colour of the harvest objective", "la couleur de l'objectif collecte")
A_KIND_OF_OBJECTIVE: Final = Bilingual("a kind of objective", "une sorte d'objectif")
A_NUMBER_OF_CUBES: Final = Bilingual("a number of cubes", "un nombre de cubes")
SECOND_SYSTEM: Final = Bilingual("a second system on {cell}", "un second système en {cell}")
SECOND_PIECE: Final = Bilingual("a second piece on {slot}", "une seconde pièce sur {slot}")
SECOND_SHIP: Final = Bilingual(
    "a second place for the ship of {owner}", "une seconde place pour le vaisseau de {owner}"
)
PROBE_ON_MOON: Final = Bilingual(
    "a probe stands on a planet, not on a moon", "une sonde se place sur une planète, pas sur une lune"
)
ONE_UNIT: Final = Bilingual(
    "the slot {slot} holds one unit, found {found}",
    "l'emplacement {slot} reçoit une unité ; trouvé : {found}",
)
READING: Final = "R-23 ship_plus_piece"
"""An example of a reading."""


def read_system(draft: CardDraft, where: Word, words: Sequence[Word]) -> bool:
    """A line that begins with a cell puts a system there."""
    if not WINDS.knows(where.text) and not where.text.startswith("("):
        return False
    cell = read_cell(where)
    if cell in draft.space:
        raise FormatError(where.place, SECOND_SYSTEM.filled(cell=where.text))
    if len(words) < 2:  # noqa: PLR2004  planet and satellite
        raise misshapen(where.place, A_SYSTEM, [where, *words])
    planet, face = words[0].one_of(TILES, A_TILE)
    satellite = words[1].marked(things.SATELLITES)
    standing: dict[Slot, Unit | Probe] = {}
    for word in words[2:]:
        _read_piece(draft, cell, word, standing)
    on_moon = standing.get(Slot.MOON)
    if isinstance(on_moon, Probe):
        raise FormatError(where.place, PROBE_ON_MOON)
    draft.space[cell] = System(planet, face, satellite, standing.get(Slot.PLANET), on_moon)
    return True


def _read_piece(draft: CardDraft, cell: Cell, word: Word, standing: dict[Slot, Unit | Probe]) -> None:
    name, at, mark = word.text.partition("@")
    owner, _, kind = name.partition(".")
    if not at and SHIP.knows(kind):
        _place_ship(draft, attrs.evolve(word, text=owner), cell)
        return
    if not at:
        raise word.refuse(A_STANDING_PIECE, SHIP if SHIP.meant(kind) else ())
    piece = attrs.evolve(word, text=name).one_of(PIECES, A_PIECE)
    slot = Word(mark, word.line, word.column + len(name) + 1).one_of(things.SLOTS.marks, PLANET_OR_MOON)
    if slot in standing:
        raise FormatError(word.place, SECOND_PIECE.filled(slot=things.SLOTS[slot].name.definite))
    standing[slot] = piece
    draft.mentioned.add(piece.seat)


def _place_ship(draft: CardDraft, owner: Word, cell: Cell) -> None:
    seat = _seat(draft, owner)
    if seat in draft.ships:
        raise FormatError(owner.place, SECOND_SHIP.filled(owner=owner.text))
    draft.ships[seat] = cell


def _read_players(draft: Draft, stated: Stated) -> None:
    draft.players = tuple(_seat(draft, word) for word in stated.words)


def _read_round(draft: CardDraft, stated: Stated) -> None:
    draft.round = stated.only.one_of(
        {str(n): n for n in range(1, ROUNDS + 1)}, Bilingual("a round", "une manche")
    )


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
    draft.scores[_seat(draft, seat)] = points.number(Bilingual("a score", "un score"), MOST_POINTS)


def _read_light(draft: CardDraft, stated: Stated) -> None:
    draft.light[_seat(draft, stated.words[0])] = _cubes(stated)


def _read_energy(draft: CardDraft, stated: Stated) -> None:
    draft.energy[_seat(draft, stated.words[0])] = _cubes(stated)


def _read_reserve(draft: CardDraft, stated: Stated) -> None:
    if len(stated.words) == 1 and NONE.knows(stated.words[0].text):
        draft.reserve = dict.fromkeys(COLOURS, 0)
        return
    if len(stated.words) % 2:
        raise stated.misshapen()
    for number, colour in zip(stated.words[::2], stated.words[1::2], strict=True):
        draft.reserve[colour.marked(things.COLOURS)] = number.number(A_NUMBER_OF_CUBES, MOST_CUBES)


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
        held_one = ONE_UNIT.filled(slot=things.EXILE_SLOTS[slot].words(slot), found=len(units))
        raise FormatError(stated.words[0].place, held_one)


def _read_planets(draft: Draft, stated: Stated) -> None:
    draft.planets = _stacks(stated, lambda word: word.marked(things.PLANETS))


def _read_satellites(draft: Draft, stated: Stated) -> None:
    draft.satellites = _stacks(stated, lambda word: word.marked(things.SATELLITES))


def _read_objectives(draft: Draft, stated: Stated) -> None:
    if len(stated.words) != 3:  # noqa: PLR2004  harvest, light, energy
        raise stated.misshapen()
    harvest, light, energy = stated.words
    draft.objectives = Objectives(
        harvest.one_of(things.COLOURS.marks, HARVEST_COLOUR),
        light.marked(things.LIGHT_OBJECTIVES),
        energy.marked(things.ENERGY_OBJECTIVES),
    )


def _read_achieved(draft: CardDraft, stated: Stated) -> None:
    kind = stated.words[0].one_of(things.CUBES.words, A_KIND_OF_OBJECTIVE)
    seats = tuple(_seat(draft, word) for word in stated.words[1:])
    draft.achieved = (
        Achieved(seats, draft.achieved.energy)
        if kind is CubeKind.LIGHT
        else Achieved(draft.achieved.light, seats)
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
        raise FormatError(where.place, SECOND_SYSTEM.filled(cell=where.text))
    draft.systems[cell] = tiles


PLAYERS: Final = Statement(
    Bilingual("players", "joueurs"),
    Bilingual("players SEAT SEAT …, clockwise", "joueurs JOUEUR JOUEUR …, dans le sens horaire"),
    _read_players,
    near="seats",
)
FIRST: Final = Statement(
    Bilingual("first", "premier"), Bilingual("first SEAT", "premier JOUEUR"), _read_first, near="start"
)
UNITS: Final = Statement(
    Bilingual("units", "unités"),
    Bilingual("units SEAT UNIT …, or none", "unités JOUEUR UNITÉ …, ou aucune"),
    _read_units,
    Made.FOR_EACH,
    things.SEATS.marks,
    near="crew available équipage disponibles",
)
LOCKED: Final = Statement(
    Bilingual("locked", "verrouillées"),
    Bilingual("locked SEAT UNIT …, or none", "verrouillées JOUEUR UNITÉ …, ou aucune"),
    _read_locked,
    Made.FOR_EACH,
    things.SEATS.marks,
    also="verrouillés",
)
OBJECTIVES: Final = Statement(
    Bilingual("objectives", "objectifs"),
    Bilingual(
        "objectives COLOUR LIGHT-OBJECTIVE ENERGY-OBJECTIVE",
        "objectifs COULEUR OBJECTIF-LUMIÈRE OBJECTIF-ÉNERGIE",
    ),
    _read_objectives,
    near="goals buts",
)
STACKS: Final = Bilingual(
    "{word} STACK | STACK | STACK | STACK, top first, - for an exhausted one",
    "{word} PILE | PILE | PILE | PILE, le dessus d'abord, - pour une pile épuisée",
)
PLANETS: Final = Statement(
    PLANETS_WORD := Bilingual("planets", "planètes"), STACKS.filled(word=PLANETS_WORD), _read_planets
)
SATELLITES: Final = Statement(
    SATELLITES_WORD := Bilingual("satellites", "satellites"),
    STACKS.filled(word=SATELLITES_WORD),
    _read_satellites,
)
SYSTEM: Final = Statement(
    Bilingual("system", "système"),
    Bilingual(
        "system CELL PLANET SATELLITE, such as: system N red m:white",
        "système CASE PLANÈTE SATELLITE, par exemple : système N rouge l:blanche",
    ),
    _read_layout_system,
    Made.FOR_EACH,
    CELLS,
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
OF_CARDS: Final[Lexicon[Statement[CardDraft]]] = table(
    PLAYERS,
    Statement(
        Bilingual("round", "manche"), Bilingual("round 1 to 5", "manche 1 à 5"), _read_round, near="turn tour"
    ),
    Statement(
        Bilingual("phase", "phase"),
        Bilingual("phase 1, 2, 3, 4, 5 or over", "phase 1, 2, 3, 4, 5 ou finie"),
        _read_phase,
    ),
    FIRST,
    Statement(
        Bilingual("turn", "tour"),
        Bilingual("turn SEAT", "tour JOUEUR"),
        _read_turn,
        near="active player trait actif joueur",
    ),
    Statement(
        Bilingual("ship", "vaisseau"),
        Bilingual("ship SEAT CELL", "vaisseau JOUEUR CASE"),
        _read_ship,
        Made.FOR_EACH,
        things.SEATS.marks,
        near="spaceship vessel rocket navire fusée",
    ),
    Statement(
        Bilingual("score", "score"),
        Bilingual("score SEAT POINTS", "score JOUEUR POINTS"),
        _read_score,
        Made.FOR_EACH,
        things.SEATS.marks,
        near="points VP PV",
    ),
    Statement(
        Bilingual("light", "lumière"),
        Bilingual(
            "light SEAT NUMBER COLOUR …, such as: light gold 3 red 1 blue",
            "lumière JOUEUR NOMBRE COULEUR …, par exemple : lumière doré 3 rouge 1 bleu",
        ),
        _read_light,
        Made.FOR_EACH,
        things.SEATS.marks,
    ),
    Statement(
        Bilingual("energy", "énergie"),
        Bilingual(
            "energy SEAT NUMBER COLOUR …, such as: energy gold 3 red 1 blue",
            "énergie JOUEUR NOMBRE COULEUR …, par exemple : énergie doré 3 rouge 1 bleu",
        ),
        _read_energy,
        Made.FOR_EACH,
        things.SEATS.marks,
    ),
    Statement(
        Bilingual("reserve", "réserve"),
        Bilingual(
            "reserve NUMBER COLOUR …, or none, such as: reserve 0 red 2 blue",
            "réserve NOMBRE COULEUR …, ou aucun, par exemple : réserve 0 rouge 2 bleu",
        ),
        _read_reserve,
        near="supply bank pool banque",
    ),
    UNITS,
    LOCKED,
    Statement(
        Bilingual("exile", "exil"),
        Bilingual(
            "exile SLOT UNIT …, such as: exile harvest black.chief",
            "exil EMPLACEMENT UNITÉ …, par exemple : exil collecte noir.chef",
        ),
        _read_exile,
        Made.FOR_EACH,
        things.EXILE_SLOTS.marks,
    ),
    PLANETS,
    SATELLITES,
    OBJECTIVES,
    Statement(
        Bilingual("achieved", "atteint"),
        Bilingual(
            "achieved light|energy SEAT …, first come first",
            "atteint lumière|énergie JOUEUR …, le premier d'abord",
        ),
        _read_achieved,
        Made.FOR_EACH,
        things.CUBES.words,
        also="atteints",
    ),
    Statement(
        Bilingual("skipped", "passé"),
        Bilingual("skipped SEAT …", "passé JOUEUR …"),
        _read_skipped,
        also="passés",
        near="passed",
    ),
    reading_statement(READING),
    pending_statement(SCRIPT.decisions),
)
"""What a card can state, but for its systems."""

CARD_STATEMENTS: Final = Statements(
    OF_CARDS,
    Bilingual("a cell or a statement", "une case ou un énoncé"),
    read_system,
    tuple(written for _, written in WINDS.entries),
)


def _seat(draft: Draft, word: Word) -> Seat:
    seat = word.marked(things.SEATS)
    draft.mentioned.add(seat)
    return seat


def _crew(words: Sequence[Word]) -> tuple[UnitKind, ...]:
    if len(words) == 1 and NONE.knows(words[0].text):
        return NONE.lookup(words[0].text)
    return tuple(word.marked(things.UNITS) for word in words)


def _cubes(stated: Stated) -> Cubes:
    rest = stated.words[1:]
    if not rest or len(rest) % 2:
        raise stated.misshapen()
    cubes = NO_CUBES
    for number, colour in zip(rest[::2], rest[1::2], strict=True):
        count = number.number(A_NUMBER_OF_CUBES, MOST_CUBES)
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
