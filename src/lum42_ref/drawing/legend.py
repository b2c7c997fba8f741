"""The legend below a picture, and what is in a hand above it."""

from collections.abc import Iterator

from lum42_ref.drawing import labels, pieces, sentences
from lum42_ref.drawing.arrangement import TableView, marks_shown
from lum42_ref.drawing.look import LOOK, seat_class
from lum42_ref.model.components import EXTENSION_UNITS, Planet, Satellite, Seat, Slot, UnitKind
from lum42_ref.model.decisions import ChooseCell
from lum42_ref.model.table import State
from lum42_ref.vocabulary import things
from rulespec.drawing.key import ITEM, Item, key
from rulespec.drawing.labels import CHANGED, DECIDES, IN_HAND
from rulespec.drawing.marking import CHANGED_SAMPLE, PATH_SAMPLE
from rulespec.drawing.svg import Block, Number, element, text, text_width, titled
from rulespec.language import Language


def legend(view: TableView, width: Number) -> Block:
    """What the shapes and letters mean: only what this game can show."""
    colours = [f"{view.said(letter)} {view.said(word)}" for letter, word in labels.KEY_TO_COLOURS]
    return key(list(_items(view)), colours, width, view.language)


def in_hand(view: TableView) -> Block | None:
    """The units and the planet that lie nowhere on the table just now."""
    state, language = view.state, view.language
    label = view.said(IN_HAND)
    start = text_width(label, ITEM) + 34
    planets = [wait.planet for wait in state.pending if isinstance(wait, ChooseCell)]
    tokens = [
        *[
            pieces.unit(unit, start + number * 46, 26, language)
            for number, unit in enumerate(sentences.units_in_hand(state))
        ],
        *[
            titled(view.said(things.PLANETS[planet].name), pieces.tile(planet, start, 26, language))
            for planet in planets
        ],
    ]
    hand = element("g", text(label, 0, 33, ITEM, "faint"), *tokens, class_="hand")
    return Block(0, 56, hand) if tokens else None


def kinds_in_game(state: State) -> tuple[UnitKind, ...]:
    """The kinds of unit that some player has, and always those of the basic game."""
    held = {kind for board in state.boards.values() for kind in (*board.available, *board.locked)}
    held |= {unit.kind for unit in sentences.all_units(state)}
    return tuple(kind for kind in UnitKind if kind not in EXTENSION_UNITS or kind in held)


def _items(view: TableView) -> Iterator[Item]:
    """What is shown, and its name."""
    yield from _places()
    yield from _pieces(view.state, view.language)
    yield LOOK.use("pennant", 0, 0), labels.FIRST
    yield LOOK.use("decides", 0, 0), DECIDES
    if marks_shown(view).path:
        yield PATH_SAMPLE, labels.PATH
    if view.marks.changed:
        yield CHANGED_SAMPLE, CHANGED


def _places() -> Iterator[Item]:
    for face, entry in things.FACES.items():
        yield _small(pieces.planet(Planet.BLUE, face, 0, 0), 0.6), entry.name
    yield pieces.satellite(Satellite.WHITE_MOON, 0, 0), things.SLOTS[Slot.MOON].name
    for portal in pieces.PORTALS:
        yield pieces.satellite(portal, 0, 0), things.SATELLITES[portal].name


def _pieces(state: State, language: Language) -> Iterator[Item]:
    seats = state.terms.seats
    shade = seat_class(seats[0])
    yield from [(_seat(seat, language), things.SEATS[seat].name) for seat in seats]
    yield LOOK.use("wings", 0, 0, shade) + _seat(seats[0], language), things.PROBE
    yield LOOK.use("ship", 0, 0, shade), things.SHIP
    yield _small(LOOK.use("centre", -50, -50), 0.42), labels.CENTRE
    for kind in kinds_in_game(state):
        letters = things.UNITS[kind].letter.in_language(language)
        yield text(letters, 0, 7, ITEM, "bold middle"), things.UNITS[kind].name


def _seat(seat: Seat, language: Language) -> str:
    return "".join(pieces.seat_token(seat, things.SEATS[seat].letter.in_language(language), 0, 0))


def _small(markup: str, scale: float) -> str:
    return element("g", markup, transform=f"scale({scale})")
