"""The heading above a picture and the legend below it."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.drawing import pieces, sentences, words
from lum42_ref.model.components import EXTENSION_UNITS, Planet, Satellite, Seat, Slot, UnitKind
from lum42_ref.model.decisions import ChooseCell
from lum42_ref.model.table import State
from lum42_ref.telling import things
from rulespec.drawing.svg import (
    Block,
    Number,
    below,
    element,
    in_rows,
    moved,
    text,
    text_width,
    titled,
    use,
    wrapped,
)
from rulespec.text.language import Bilingual, Language

HEADLINE: Final = 24
LINE: Final = 22
INDENT: Final = 26
"""The room for the arrow before who decides what."""
ITEM: Final = 20
ITEM_WIDTH: Final = 200
ITEM_HEIGHT: Final = 46
ICON: Final = 58
"""The room for the picture of an item."""
PATH_SAMPLE: Final = '<path d="M-20 0H6" class="path"/><path d="M22 0 4-10 9 0 4 10Z" class="path-head"/>'
CHANGED_SAMPLE: Final = '<rect x="-20" y="-18" width="38" height="36" rx="8" class="changed"/>'


def heading(state: State, width: Number, language: Language, caption: Bilingual | None = None) -> Block:
    """Round and phase, who decides what, what waits, and what is in a hand."""
    named = sentences.headline(state, language)
    top = named if caption is None else f"{caption.in_language(language).capitalize()} – {named}"
    waiting = sentences.waiting(state, language)
    situation = wrapped(sentences.situation(state, language), LINE, width - INDENT)
    blocks = [
        *[_heading_line(line, HEADLINE, 0, width, "bold") for line in wrapped(top, HEADLINE * 1.2, width)],
        Block(width, 0, use("decides", 8, LINE / 2 + 6)),
        *[_heading_line(line, LINE, INDENT, width) for line in situation],
        *[
            _heading_line(line, ITEM, INDENT, width, "faint")
            for wait in waiting
            for line in wrapped(wait, ITEM, width - INDENT)
        ],
    ]
    return below((*blocks, *_hand(state, width, language)), 0)


def legend(state: State, width: Number, language: Language, *, path: bool, changed: bool) -> Block:
    """What the shapes and letters mean: only what this game can show."""
    items = list(_items(state, language, path=path, changed=changed))
    a_row = max(1, int(width // ITEM_WIDTH))
    share = width / a_row
    colours = _colours(width, language)
    parts = [
        moved(_item(icon, label, share), column * share, colours.height + row * ITEM_HEIGHT)
        for (icon, label), (column, row) in zip(items, in_rows(len(items), a_row), strict=True)
    ]
    height = colours.height - (-len(items) // a_row) * ITEM_HEIGHT
    key = titled(words.LEGEND.in_language(language), colours.markup, *parts, class_="legend")
    return Block(width, height, key)


def kinds_in_game(state: State) -> tuple[UnitKind, ...]:
    """The kinds of unit that some player has, and always those of the basic game."""
    held = {kind for board in state.boards.values() for kind in (*board.available, *board.locked)}
    held |= {unit.kind for unit in sentences.all_units(state)}
    return tuple(kind for kind in UnitKind if kind not in EXTENSION_UNITS or kind in held)


def _heading_line(line: str, size: int, x: Number, width: Number, class_: str = "") -> Block:
    return Block(width, size + 8, text(line, x, size + 2, size, class_))


def _items(state: State, language: Language, *, path: bool, changed: bool) -> Iterator[tuple[str, str]]:
    """What is shown, and its name."""
    seats, kinds = state.terms.seats, kinds_in_game(state)
    shown = [
        *[(_small(pieces.planet(Planet.BLUE, face, 0, 0), 0.6), word) for face, word in things.FACES.items()],
        (pieces.satellite(Satellite.WHITE_MOON, 0, 0), things.SLOTS[Slot.MOON]),
        *[(pieces.satellite(portal, 0, 0), things.SATELLITES[portal]) for portal in pieces.PORTALS],
        *[("".join(_seat(seat, language)), things.SEATS[seat]) for seat in seats],
        (use("wings", 0, 0, pieces.seat_class(seats[0])) + "".join(_seat(seats[0], language)), things.PROBE),
        (use("ship", 0, 0, pieces.seat_class(seats[0])), things.SHIP),
        (_small(use("centre", -50, -50), 0.42), words.CENTRE),
        *[(_code(words.UNIT_LETTERS[kind], language), things.UNITS[kind]) for kind in kinds],
        (use("pennant", 0, 0), words.FIRST),
        (use("decides", 0, 0), words.DECIDES),
        *([(PATH_SAMPLE, words.PATH)] if path else []),
        *([(CHANGED_SAMPLE, words.CHANGED)] if changed else []),
    ]
    for icon, word in shown:
        yield moved(icon, 24, 23), word.in_language(language)


def _seat(seat: Seat, language: Language) -> tuple[str, str]:
    return pieces.seat_token(seat, words.SEAT_LETTERS[seat].in_language(language), 0, 0)


def _code(letters: Bilingual, language: Language) -> str:
    return text(letters.in_language(language), 0, 7, ITEM, "bold middle")


def _item(icon: str, label: str, width: Number) -> str:
    lines = wrapped(label, ITEM, width - ICON)
    start = 30 if len(lines) == 1 else 20
    return icon + "".join(text(line, ICON, start + number * 21, ITEM) for number, line in enumerate(lines))


def _small(markup: str, scale: float) -> str:
    return element("g", markup, transform=f"scale({scale})")


def _colours(width: Number, language: Language) -> Block:
    said = [
        f"{letter.in_language(language)} {word.in_language(language)}"
        for letter, word in words.KEY_TO_COLOURS
    ]
    lines = wrapped(" · ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in said), ITEM, width)
    shown = [text(line, 0, 24 + number * 28, ITEM) for number, line in enumerate(lines)]
    return Block(width, 34 + (len(lines) - 1) * 28, "".join(shown))


def _hand(state: State, width: Number, language: Language) -> Iterator[Block]:
    """The units and the planet that lie nowhere on the table just now."""
    units = sentences.units_in_hand(state)
    planets = [wait.planet for wait in state.pending if isinstance(wait, ChooseCell)]
    label = words.IN_HAND.in_language(language)
    start = text_width(label, ITEM) + 34
    tokens = [
        *[pieces.unit(unit, start + number * 46, 26, language) for number, unit in enumerate(units)],
        *[
            titled(things.PLANETS[planet].in_language(language), pieces.tile(planet, start, 26, language))
            for planet in planets
        ],
    ]
    if tokens:
        yield Block(width, 56, element("g", text(label, 0, 33, ITEM, "faint"), *tokens, class_="hand"))
