"""What lies beside the space zone: boards, Exile, reserve, stacks and objectives."""

from collections.abc import Collection, Sequence
from typing import Final

from lum42_ref.drawing import labels, pieces, sentences
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Place, PlanetStack, Reserve, SatelliteStack, Score
from lum42_ref.model.components import (
    COLOURS,
    SINGLE_SLOTS,
    CubeKind,
    Cubes,
    ExileSlot,
    Satellite,
    Seat,
    Unit,
)
from lum42_ref.model.events import Why
from lum42_ref.model.table import Board, State
from lum42_ref.vocabulary import things
from rulespec.drawing.marking import frame
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
ROW: Final = 44
"""The height of a row of tokens."""
PAD: Final = 12
SMALL: Final = 18
MIDDLE: Final = 20
LARGE: Final = 24
BOARD_WIDTH: Final = 420
LABEL_WIDTH: Final = 114
"""The room for the words at the left of a board."""
COLUMN: Final = 72
"""The width of a colour's column on a board."""
TOKENS_A_ROW: Final = 6
NARROWEST_STACKS: Final = 400
"""The least room for four stacks beside each other."""
SCORE_WIDTH: Final = 200
"""The least room for the points of a player."""


def board(state: State, seat: Seat, changed: Collection[Place], language: Language) -> Block:
    """A player board: score, cubes, probes still at home, available and locked units."""
    lay = state.boards[seat]
    rows = [
        _board_head(state, seat, language),
        _cubes_row(labels.LIGHT, CubeKind.LIGHT, lay.light, language),
        _cubes_row(labels.ENERGY, CubeKind.ENERGY, lay.energy, language),
        _home_row(seat, lay, language),
        _units_row(labels.AVAILABLE, [Unit(seat, kind) for kind in lay.available], language),
        _units_row(labels.LOCKED, [Unit(seat, kind) for kind in lay.locked], language, "locked"),
    ]
    inside = below(rows, 0)
    sentence = sentences.board_sentence(state, seat, language)
    return _panel(inside, BOARD_WIDTH, sentence, marked=bool({seat, Score(seat)} & set(changed)))


def scores(state: State, changed: Collection[Place], width: Number, language: Language) -> Block:
    """The points of all players, in one line where there is room."""
    seats = state.terms.seats
    a_row = min(len(seats), int(width // SCORE_WIDTH))
    share = width / a_row
    places = in_rows(len(seats), a_row)
    parts = [
        moved(_score(state, seat, share, changed, language), column * share, row * (ROW + 10))
        for seat, (column, row) in zip(seats, places, strict=True)
    ]
    return Block(width, (places[-1][1] + 1) * (ROW + 10), "".join(parts))


def exile(state: State, changed: Collection[Place], width: Number, language: Language) -> Block:
    """The Exile with its five slots."""
    title = _title(labels.EXILE, language)
    room = width - 2 * PAD
    widths = {
        slot: text_width(labels.exile_slot(slot).in_language(language), SMALL) + 28 for slot in SINGLE_SLOTS
    }
    widths[ExileSlot.ONE] = room - sum(widths.values())
    slots = [
        _exile_slot(
            slot,
            [unit for where, unit in state.exile.units() if where is slot],
            widths[slot],
            changed,
            language,
        )
        for slot in ExileSlot
    ]
    return _panel(below([title, beside(slots, 0)], 0), width)


def reserve(state: State, changed: Collection[Place], language: Language) -> Block:
    """The light reserve."""
    row = _cubes_row(labels.RESERVE, CubeKind.LIGHT, state.reserve, language)
    sentence = sentences.cubes_sentence(labels.RESERVE, state.reserve, language)
    return _panel(row, BOARD_WIDTH, sentence, marked=Reserve() in changed)


def stacks(state: State, changed: Collection[Place], width: Number, language: Language) -> Block:
    """The tops of the stacks, and how high they are."""
    share = (width - 2 * PAD) / len(state.stacks.planets)
    planets = [
        _stack(
            pieces.tile(stack[0], 34, 39, language) if stack else "",
            len(stack),
            share,
            marked=PlanetStack(number) in changed,
            sentence=sentences.planet_stack_sentence(number, stack, language),
        )
        for number, stack in enumerate(state.stacks.planets, 1)
    ]
    satellites = [
        _stack(
            _satellite_top(stack[0], language) if stack else "",
            len(stack),
            share,
            marked=SatelliteStack(number) in changed,
            sentence=sentences.satellite_stack_sentence(number, stack, language),
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


def objectives(state: State, changed: Collection[Place], width: Number, language: Language) -> Block:
    """The three objectives, and who has achieved them."""
    goals = state.terms.objectives
    harvest = _lines(labels.harvest_objective(goals.harvest), width, language)
    rewards = labels.rewards(state.terms).in_language(language)
    light = _goal(things.LIGHT_OBJECTIVES[goals.light].name, state.achieved.light, rewards, width, language)
    energy = _goal(
        things.ENERGY_OBJECTIVES[goals.energy].name, state.achieved.energy, rewards, width, language
    )
    rows = [
        _title(things.REWARDED[Why.HARVEST_OBJECTIVE].name, language),
        harvest,
        _title(things.OBJECTIVES[CubeKind.LIGHT], language),
        _marked(light, marked=CubeKind.LIGHT in changed),
        _title(things.OBJECTIVES[CubeKind.ENERGY], language),
        _marked(energy, marked=CubeKind.ENERGY in changed),
    ]
    return _panel(below(rows, 2), width)


def _panel(inside: Block, width: Number, sentence: str = "", *, marked: bool = False) -> Block:
    height = inside.height + 2 * PAD
    parts = [
        element("rect", width=width, height=height, rx=10, class_="panel"),
        moved(inside.markup, PAD, PAD),
        frame(width, height) if marked else "",
    ]
    return Block(width, height, spoken(sentence, *parts) if sentence else element("g", *parts))


def _marked(block: Block, *, marked: bool) -> Block:
    if not marked:
        return block
    return Block(block.width, block.height, block.markup + frame(block.width, block.height))


def _title(word: Bilingual, language: Language) -> Block:
    title = word.in_language(language)
    return Block(0, 26, text(title[:1].upper() + title[1:], 0, 19, MIDDLE, "bold"))


def _board_head(state: State, seat: Seat, language: Language) -> Block:
    name = things.SEATS[seat].name.in_language(language)
    letter = things.SEATS[seat].letter.in_language(language)
    points = sentences.score(state, seat, language)
    right = BOARD_WIDTH - 2 * PAD
    parts = [
        *pieces.seat_token(seat, letter, 20, 20),
        text(name, 48, 28, LARGE, "bold"),
        _marks(state, seat, 72 + text_width(name, LARGE, bold=True), 20),
        text(points, right, 29, LARGE + 2, "bold end"),
    ]
    return Block(right, ROW, "".join(parts))


def _marks(state: State, seat: Seat, x: Number, y: Number) -> str:
    """The pennant of the first player, and the arrow of the one who decides."""
    pending = state.pending[-1] if state.pending else None
    first = LOOK.use("pennant", x, y) if seat is state.first else ""
    decides = pending is not None and pending.seat is seat
    return first + (LOOK.use("decides", x + (26 if first else 0), y) if decides else "")


def _score(state: State, seat: Seat, width: Number, changed: Collection[Place], language: Language) -> str:
    points = sentences.score(state, seat, language)
    parts = [
        *pieces.seat_token(seat, things.SEATS[seat].letter.in_language(language), 26, 24),
        text(points, 52, 32, LARGE, "bold"),
        _marks(state, seat, 68 + text_width(points, LARGE, bold=True), 24),
        frame(width - 8, ROW + 4) if Score(seat) in changed else "",
    ]
    return spoken(f"{things.SEATS[seat].name.in_language(language)} {points}", *parts)


def _cubes_row(label: Bilingual, kind: CubeKind, cubes: Cubes, language: Language) -> Block:
    parts = [_label(label, language, 36)]
    for colour in COLOURS:
        x = LABEL_WIDTH + 16 + colour * COLUMN
        count = cubes[colour]
        parts += [
            pieces.cube(kind, colour, x, 16, language),
            text(str(count), x + 17, 24, LARGE - 2, "bold" if count else "faint"),
        ]
    return Block(BOARD_WIDTH - 2 * PAD, 36, "".join(parts))


def _home_row(seat: Seat, lay: Board, language: Language) -> Block:
    """The probes that have not been placed, each in the column of its colour."""
    probes = [
        pieces.probe_at_home(seat, colour, LABEL_WIDTH + 16 + colour * COLUMN, 26, language)
        for colour in lay.probes
    ]
    nothing = "" if probes else text("–", LABEL_WIDTH + 8, 32, MIDDLE, "faint")
    label = _label(labels.PROBES, language, ROW + 6)
    return Block(BOARD_WIDTH - 2 * PAD, ROW + 6, "".join([label, *probes, nothing]))


def _units_row(label: Bilingual, units: Sequence[Unit], language: Language, class_: str = "") -> Block:
    pitch = (BOARD_WIDTH - 2 * PAD - LABEL_WIDTH) / TOKENS_A_ROW
    tokens = [
        pieces.unit(unit, LABEL_WIDTH + 20 + column * pitch, 22 + row * ROW, language)
        for unit, (column, row) in zip(units, in_rows(len(units), TOKENS_A_ROW), strict=True)
    ]
    nothing = "" if tokens else text("–", LABEL_WIDTH + 4, 28, MIDDLE, "faint")
    rows = max(1, -(-len(units) // TOKENS_A_ROW))
    drawn = element("g", *tokens, class_=class_) if class_ and tokens else "".join(tokens)
    return Block(BOARD_WIDTH - 2 * PAD, rows * ROW, _label(label, language, ROW) + drawn + nothing)


def _label(label: Bilingual, language: Language, height: Number) -> str:
    return text(label.in_language(language), 0, height / 2 + 6, SMALL, "faint")


def _exile_slot(
    slot: ExileSlot, units: Sequence[Unit], width: Number, changed: Collection[Place], language: Language
) -> Block:
    a_row = max(1, int((width - 16) // (pieces.TOKEN + 6)))
    rows = max(1, -(-len(units) // a_row))
    height = 28 + rows * ROW
    tokens = [
        pieces.unit(unit, 32 + column * (pieces.TOKEN + 6), 48 + row * ROW, language)
        for unit, (column, row) in zip(units, in_rows(len(units), a_row), strict=True)
    ]
    label = labels.exile_slot(slot).in_language(language)
    sentence = sentences.exile_sentence(slot, units, language)
    parts = [
        element("rect", x=2, width=width - 4, height=height, rx=8, class_="slot"),
        text(label, 10, 20, SMALL - 1, "faint"),
        *tokens,
        frame(width - 4, height, 8, x=2) if slot in changed else "",
    ]
    return Block(width, height, spoken(sentence, *parts, class_="exile-slot"))


def _stack(top: str, height: int, width: Number, *, marked: bool, sentence: str) -> Block:
    shown = top or text("–", 30, 46, LARGE, "faint middle")
    parts = [
        element("rect", x=2, width=width - 4, height=78, rx=8, class_="slot"),
        shown,
        text(f"×{height}", width - 12, 70, MIDDLE, "bold end"),
        frame(width - 4, 78, 8, x=2) if marked else "",
    ]
    return Block(width, 82, spoken(sentence, *parts, class_="stack"))


def _satellite_top(token: Satellite, language: Language) -> str:
    letter = pieces.moon_letter(token, language)
    return pieces.satellite(token, 36, 39) + (text(letter, 64, 26, MIDDLE, "bold") if letter else "")


def _lines(sentence: Bilingual, width: Number, language: Language) -> Block:
    lines = wrapped(sentence.in_language(language), MIDDLE, width - 2 * PAD)
    shown = [text(line, 0, 20 + number * 26, MIDDLE) for number, line in enumerate(lines)]
    return Block(width - 2 * PAD, 30 + (len(lines) - 1) * 26, "".join(shown))


def _goal(
    sentence: Bilingual, achieved: Sequence[Seat], rewards: str, width: Number, language: Language
) -> Block:
    tokens: list[str] = []
    for number, seat in enumerate(achieved):
        letter = things.SEATS[seat].letter.in_language(language)
        tokens += pieces.seat_token(seat, letter, 20 + number * 44, 22)
    nobody = [] if achieved else [text(labels.NOBODY.in_language(language), 0, 28, SMALL, "faint")]
    points = text(rewards, width - 2 * PAD, 28, SMALL, "faint end")
    who = Block(width - 2 * PAD, ROW, "".join([*tokens, *nobody, points]))
    said = sentences.objective_sentence(sentence, achieved, language)
    both = below([_lines(sentence, width, language), who], 0)
    return Block(both.width, both.height, spoken(said, both.markup, class_="objective"))
