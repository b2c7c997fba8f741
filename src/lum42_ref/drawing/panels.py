"""What lies beside the space zone: boards, Exile, reserve, stacks and objectives."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from lum42_ref.drawing import labels, pieces, sentences
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import (
    Area,
    Crew,
    Home,
    Marks,
    Place,
    PlanetStack,
    Removal,
    Reserve,
    SatelliteStack,
    Score,
)
from lum42_ref.drawing.shapes import TOKEN
from lum42_ref.model.components import COLOURS, CubeKind, Cubes, ExileSlot, Seat, Unit, UnitKind
from lum42_ref.model.events import Why
from lum42_ref.model.table import Board, State
from lum42_ref.vocabulary import things
from rulespec.drawing.marking import arrow, frame, gained
from rulespec.drawing.svg import (
    Block,
    Number,
    below,
    beside,
    element,
    in_rows,
    moved,
    spoken,
    text,
    text_width,
    wrapped,
)
from rulespec.language import Bilingual, Language

GAP: Final = 12
ROW: Final = 46
"""The height of a row of tokens."""
PAD: Final = 14
SMALL: Final = 19
MIDDLE: Final = 20
LARGE: Final = 24
BOARD_WIDTH: Final = 450
LABEL_WIDTH: Final = 128
"""The room for the words at the left of a board."""
COLUMN: Final = 74
"""The width of a colour's column on a board."""
TOKENS_A_ROW: Final = 6
NARROWEST_STACKS: Final = 420
"""The least room for four stacks beside each other."""
SCORE_WIDTH: Final = 210
"""The least room for the points of a player."""
SCORE_HEIGHT: Final = 64
SLOT_GAP: Final = 6
SEAT_ROOM: Final = TOKEN + 8
"""The room for a unit among others."""
RANK: Final = 102
"""The width of the place of one rank of an objective."""


def board(state: State, seat: Seat, marks: Marks, width: Number, language: Language) -> Block:
    """A player board: score, cubes, probes still at home, units; what changed is framed."""
    lay = state.boards[seat]
    rows = [
        _board_head(state, seat, marks, width, language),
        _colours_row(language),
        _cubes_row(labels.LIGHT, CubeKind.LIGHT, lay.light, seat, marks, language),
        _cubes_row(labels.ENERGY, CubeKind.ENERGY, lay.energy, seat, marks, language),
        _home_row(seat, lay, marks, language),
        _units_row(seat, lay.available, marks, width, language, locked=False),
        _units_row(seat, lay.locked, marks, width, language, locked=True),
    ]
    return _panel(below(rows, 0), width, sentences.board_sentence(state, seat, language))


def scores(state: State, marks: Marks, width: Number, language: Language) -> Block:
    """The points of all players, in one line where there is room."""
    seats = state.terms.seats
    a_row = max(1, min(len(seats), int(width // SCORE_WIDTH)))
    share = width / a_row
    places = in_rows(len(seats), a_row)
    parts = [
        moved(_score(state, seat, share, marks, language), column * share, row * SCORE_HEIGHT)
        for seat, (column, row) in zip(seats, places, strict=True)
    ]
    return Block(width, (places[-1][1] + 1) * SCORE_HEIGHT, "".join(parts))


Seats = Mapping[ExileSlot, int]
"""For how many units each slot of the Exile has room."""


def exile_seats(states: Iterable[State], marks: Marks) -> Seats:
    """Room for the units of each position, and for those that were ousted: it is the same in all of them."""
    shown = tuple(states)
    return {
        slot: max(1, *[len(_exiled(state, slot)) + len(_ousted_from(slot, marks)) for state in shown])
        for slot in ExileSlot
    }


def exile(state: State, seats: Seats, marks: Marks, width: Number, language: Language) -> Block:
    """The Exile with its five slots, in as many rows as they need."""
    room = width - 2 * PAD
    needed = {slot: min(room, _exile_width(slot, seats[slot], language)) for slot in ExileSlot}
    rows: list[list[ExileSlot]] = [[]]
    for slot in ExileSlot:
        if rows[-1] and sum(needed[one] + SLOT_GAP for one in rows[-1]) + needed[slot] > room:
            rows.append([])
        rows[-1].append(slot)
    drawn = []
    for row in rows:
        spare = (room + SLOT_GAP - sum(needed[slot] + SLOT_GAP for slot in row)) / len(row)
        drawn.append(
            beside(
                [
                    _exile_slot(state, slot, seats[slot], needed[slot] + spare, marks, language)
                    for slot in row
                ],
                SLOT_GAP,
            )
        )
    return _panel(below([_title(labels.EXILE, language), below(drawn, SLOT_GAP)], 2), width)


def reserve(state: State, marks: Marks, width: Number, language: Language) -> Block:
    """The light reserve."""
    row = _cubes_row(labels.RESERVE, CubeKind.LIGHT, state.reserve, None, marks, language)
    sentence = sentences.cubes_sentence(labels.RESERVE, state.reserve, language)
    return _panel(row, width, sentence)


def stacks(state: State, marks: Marks, width: Number, language: Language) -> Block:
    """The tops of the stacks, and how high they are."""
    share = (width - 2 * PAD) / len(state.stacks.planets)
    planets = [
        _stack(
            pieces.stack_of_planets(stack[0], len(stack), 34, 34) if stack else "",
            len(stack),
            share,
            sentences.planet_stack_sentence(number, stack, language),
            _pointed_out(PlanetStack(number), marks, share - 4, 88),
        )
        for number, stack in enumerate(state.stacks.planets, 1)
    ]
    satellites = [
        _stack(
            pieces.satellite(stack[0], 34, 38) if stack else "",
            len(stack),
            share,
            sentences.satellite_stack_sentence(number, stack, language),
            _pointed_out(SatelliteStack(number), marks, share - 4, 88),
        )
        for number, stack in enumerate(state.stacks.satellites, 1)
    ]
    rows = [
        _title(labels.PLANET_STACKS, language),
        beside(planets, 0),
        _title(labels.SATELLITE_STACKS, language),
        beside(satellites, 0),
    ]
    return _panel(below(rows, 4), width)


def objectives(state: State, marks: Marks, width: Number, language: Language) -> Block:
    """The three objectives, and who has achieved them."""
    goals = state.terms.objectives
    light, energy = things.LIGHT_OBJECTIVES[goals.light].name, things.ENERGY_OBJECTIVES[goals.energy].name
    rows = [
        _title(things.REWARDED[Why.HARVEST_OBJECTIVE].name, language),
        _lines(labels.harvest_objective(goals.harvest), width, language),
        _title(things.OBJECTIVES[CubeKind.LIGHT], language),
        _goal(state, CubeKind.LIGHT, light, marks, width, language),
        _title(things.OBJECTIVES[CubeKind.ENERGY], language),
        _goal(state, CubeKind.ENERGY, energy, marks, width, language),
    ]
    return _panel(below(rows, 4), width)


def _panel(inside: Block, width: Number, sentence: str = "") -> Block:
    height = inside.height + 2 * PAD
    parts = [
        element("rect", width=width, height=height, rx=12, class_="panel"),
        moved(inside.markup, PAD, PAD),
    ]
    return Block(width, height, spoken(sentence, *parts) if sentence else element("g", *parts))


def _pointed_out(place: Place, marks: Marks, width: Number, height: Number, **corner: Number) -> str:
    """The frame around a place that changed, the cross on one where something was refused."""
    framed = frame(width, height, 8, **corner) if place in marks.changed else ""
    if not marks.refuses(place):
        return framed
    x, y = corner.get("x", 0), corner.get("y", 0)
    return framed + LOOK.use("refused", x + width - 10, y + height / 2, "refusal")


def _title(word: Bilingual, language: Language) -> Block:
    title = word.in_language(language)
    return Block(0, 28, text(title[:1].upper() + title[1:], 0, 20, MIDDLE + 1, "bold"))


def _board_head(state: State, seat: Seat, marks: Marks, width: Number, language: Language) -> Block:
    name = things.SEATS[seat].name.in_language(language)
    right = width - 2 * PAD
    parts = [
        pieces.seat_token(seat, 20, 21),
        text(name, 50, 30, LARGE, "bold"),
        _marks(state, seat, 70 + text_width(name, LARGE, bold=True), 21, language),
        _points(state, seat, marks, right, language),
    ]
    return Block(right, ROW, "".join(parts))


def _points(state: State, seat: Seat, marks: Marks, right: Number, language: Language) -> str:
    """The points of a player, flush right, and before them what was gained."""
    points = sentences.score(state, seat, language)
    room = text_width(points, LARGE + 2, bold=True)
    parts = [
        text(points, right, 30, LARGE + 2, "bold end"),
        gained(marks.gains[seat], right - room - 50, 21, LARGE) if marks.gains[seat] else "",
        LOOK.use("refused", right - room - 26, 21, "refusal") if marks.refuses(Score(seat)) else "",
    ]
    return "".join(parts)


def _marks(state: State, seat: Seat, x: Number, y: Number, language: Language) -> str:
    """The arrow of the one who decides, and the tag of the first player."""
    pending = state.pending[-1] if state.pending else None
    decides = LOOK.use("decides", x, y) if pending is not None and pending.seat is seat else ""
    if seat is not state.first:
        return decides
    word = labels.rank(1).in_language(language)
    left, width = x + (20 if decides else -8), text_width(word, SMALL, bold=True) + 16
    tag = element("rect", x=left, y=y - 12, width=width, height=24, rx=12, class_="first")
    return decides + tag + text(word, left + width / 2, y + 7, SMALL, "bold middle")


def _score(state: State, seat: Seat, width: Number, marks: Marks, language: Language) -> str:
    points = sentences.score(state, seat, language)
    name = things.SEATS[seat].name.in_language(language)
    after = 58 + text_width(points, LARGE, bold=True)
    gain = marks.gains[seat]
    parts = [
        pieces.seat_token(seat, 24, 30),
        text(name, 52, 20, SMALL, "faint"),
        text(points, 52, 47, LARGE, "bold"),
        _marks(state, seat, 78 + text_width(name, SMALL), 14, language),
        gained(gain, after + 4, 41, MIDDLE) if gain else "",
        LOOK.use("refused", after + 14, 39, "refusal") if marks.refuses(Score(seat)) else "",
        frame(width - 8, 58, 10, x=1, y=1) if Score(seat) in marks.changed and not gain else "",
    ]
    return spoken(f"{name} {points}", *parts)


def _colours_row(language: Language) -> Block:
    """The words of the four colours, above their columns."""
    words = [
        text(things.COLOURS[colour].name.in_language(language), _column(colour) - 12, 18, SMALL, "faint")
        for colour in COLOURS
    ]
    return Block(0, 24, "".join(words))


def _column(colour: int) -> Number:
    return LABEL_WIDTH + 16 + colour * COLUMN


def _cubes_row(
    label: Bilingual, kind: CubeKind, cubes: Cubes, seat: Seat | None, marks: Marks, language: Language
) -> Block:
    parts = [_label(label, language, 38)]
    for colour in COLOURS:
        x, count = _column(colour), cubes[colour]
        place: Place = Reserve(colour) if seat is None else Area(seat, kind, colour)
        cube = pieces.cube(kind, colour, x, 19)
        parts += [
            cube if count else element("g", cube, class_="ghost"),
            text(str(count), x + 18, 27, LARGE - 2, "bold" if count else "faint"),
            _pointed_out(place, marks, COLUMN - 12, 36, x=x - 17, y=1),
        ]
    return Block(0, 38, "".join(parts))


def _home_row(seat: Seat, lay: Board, marks: Marks, language: Language) -> Block:
    """The probes that have not been placed, each in the column of its colour."""
    probes = [pieces.probe_at_home(seat, colour, _column(colour) + 8, 32, language) for colour in lay.probes]
    nothing = "" if probes else text("–", LABEL_WIDTH + 8, 34, MIDDLE, "faint")
    framed = [
        _pointed_out(Home(seat, colour), marks, COLUMN - 6, 48, x=_column(colour) - 26, y=2)
        for colour in COLOURS
    ]
    label = _label(labels.PROBES, language, ROW + 8)
    return Block(0, ROW + 6, "".join([label, *probes, nothing, *framed]))


def _units_row(
    seat: Seat, kinds: Sequence[UnitKind], marks: Marks, width: Number, language: Language, *, locked: bool
) -> Block:
    pitch = (width - 2 * PAD - LABEL_WIDTH) / TOKENS_A_ROW
    spots = [
        (LABEL_WIDTH + 22 + column * pitch, 23 + row * ROW)
        for column, row in in_rows(len(kinds), TOKENS_A_ROW)
    ]
    tokens = [pieces.unit(Unit(seat, kind), *spot, language) for kind, spot in zip(kinds, spots, strict=True)]
    last = dict(zip(kinds, spots, strict=True))
    framed = [
        _pointed_out(Crew(seat, kind, locked), marks, 46, 44, x=x - 23, y=y - 23)
        for kind, (x, y) in last.items()
    ]
    nothing = "" if tokens else text("–", LABEL_WIDTH + 8, 30, MIDDLE, "faint")
    height = max(1, -(-len(kinds) // TOKENS_A_ROW)) * ROW
    drawn = element("g", *tokens, class_="locked") if locked and tokens else "".join(tokens)
    label = _label(labels.LOCKED if locked else labels.AVAILABLE, language, ROW)
    return Block(0, height, "".join([label, drawn, nothing, *framed]))


def _label(label: Bilingual, language: Language, height: Number) -> str:
    return text(label.in_language(language), 0, height / 2 + 7, SMALL, "faint")


def _exiled(state: State, slot: ExileSlot) -> list[Unit]:
    return [unit for where, unit in state.exile.units() if where is slot]


def _exile_width(slot: ExileSlot, seats: int, language: Language) -> Number:
    """The room for the name of a slot, and for its units in one row."""
    word = text_width(labels.exile_slot(slot).in_language(language), SMALL) + 20
    return max(word, 18 + SEAT_ROOM * seats)


def _exile_slot(
    state: State, slot: ExileSlot, seats: int, width: Number, marks: Marks, language: Language
) -> Block:
    units = _exiled(state, slot)
    places = in_rows(seats, max(1, int((width - 18) // SEAT_ROOM)))
    tokens = [
        pieces.unit(unit, 30 + column * SEAT_ROOM, 52 + row * ROW, language)
        for unit, (column, row) in zip(units, places, strict=False)
    ]
    height = 32 + ROW * (1 + places[-1][1])
    parts = [
        element("rect", width=width, height=height, rx=8, class_="slot"),
        text(labels.exile_slot(slot).in_language(language), 10, 22, SMALL, "faint"),
        *tokens,
        _pointed_out(slot, marks, width, height),
        *[_ousted(unit, width) for unit in _ousted_from(slot, marks)],
    ]
    sentence = sentences.exile_sentence(slot, units, language)
    return Block(width, height, spoken(sentence, *parts, class_="exile-slot"))


def _ousted_from(slot: ExileSlot, marks: Marks) -> list[Unit]:
    removed = [sign for sign in marks.signs if isinstance(sign, Removal) and sign.place is slot]
    return [sign.piece for sign in removed if isinstance(sign.piece, Unit)]


def _ousted(unit: Unit, width: Number) -> str:
    """A unit that another drove from this slot, fading, with an arrow out of it."""
    gone = pieces.ghost(pieces.unit_shape(unit), width - 30, 52)
    return gone + arrow([(width - 30, 52), (width - 4, 88)], "off")


def _stack(top: str, height: int, width: Number, sentence: str, mark: str) -> Block:
    shown = top or text("–", 36, 52, LARGE, "faint middle")
    parts = [
        element("rect", width=width - 4, height=88, rx=8, class_="slot"),
        shown,
        text(f"×{height}", width - 12, 78, MIDDLE, "bold end"),
        mark,
    ]
    return Block(width, 90, spoken(sentence, *parts, class_="stack"))


def _lines(sentence: Bilingual, width: Number, language: Language) -> Block:
    lines = wrapped(sentence.in_language(language), MIDDLE, width - 2 * PAD)
    shown = [text(line, 0, 20 + number * 26, MIDDLE) for number, line in enumerate(lines)]
    return Block(width - 2 * PAD, 30 + (len(lines) - 1) * 26, "".join(shown))


def _goal(
    state: State, kind: CubeKind, sentence: Bilingual, marks: Marks, width: Number, language: Language
) -> Block:
    """What an objective asks for, and a place for each rank: what it gives, and who took it."""
    achieved = state.achieved.light if kind is CubeKind.LIGHT else state.achieved.energy
    ranks = [
        _rank(points, achieved[number] if number < len(achieved) else None, language)
        for number, points in enumerate(labels.ranked_points(state.terms, len(achieved)))
    ]
    newest = (len(achieved) - 1) * (RANK + SLOT_GAP)
    shown = beside(ranks, SLOT_GAP)
    mark = _pointed_out(kind, marks, RANK, ROW, x=newest) if achieved else ""
    said = sentences.objective_sentence(sentence, achieved, language)
    both = below([_lines(sentence, width, language), Block(shown.width, ROW, shown.markup + mark)], 0)
    return Block(width - 2 * PAD, both.height, spoken(said, both.markup, class_="objective"))


def _rank(points: int, seat: Seat | None, language: Language) -> Block:
    parts = [
        element("rect", width=RANK, height=ROW, rx=8, class_="slot"),
        text(labels.points_of(points).in_language(language), RANK - 10, 30, SMALL, "faint end"),
        pieces.small_token(seat, 22, ROW / 2, 0.8) if seat is not None else "",
    ]
    return Block(RANK, ROW, "".join(parts))
