"""The legend below a picture, and what is in a hand above it."""

from collections.abc import Iterator

from lum42_ref.drawing import labels, pieces, sentences
from lum42_ref.drawing.arrangement import TableView, marks_shown
from lum42_ref.drawing.look import LOOK
from lum42_ref.drawing.marks import Combat, Ejection, Flight, Gain, Marks, Path, Refusal, Removal
from lum42_ref.drawing.shapes import PORTALS
from lum42_ref.model.components import EXTENSION_UNITS, Colour, Face, Planet, Satellite, Slot, Unit, UnitKind
from lum42_ref.model.decisions import ChooseCell
from lum42_ref.model.table import State
from lum42_ref.vocabulary import things
from rulespec.drawing.key import ITEM, Item, key
from rulespec.drawing.labels import CHANGED, DECIDES, IN_HAND
from rulespec.drawing.marking import CHANGED_SAMPLE, OFF_SAMPLE, PATH_SAMPLE, gained
from rulespec.drawing.svg import Block, Number, element, moved, text, text_width, titled


def legend(view: TableView, width: Number) -> Block:
    """What the shapes mean: only what this game can show."""
    return key(list(_items(view)), width, view.language)


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
            titled(view.said(things.PLANETS[planet].name), pieces.bare_planet(planet, start + 10, 36))
            for planet in planets
        ],
    ]
    hand = element("g", text(label, 0, 33, ITEM, "faint"), *tokens, class_="hand")
    return Block(0, 76 if planets else 56, hand) if tokens else None


def kinds_in_game(state: State) -> tuple[UnitKind, ...]:
    """The kinds of unit that some player has, and always those of the basic game."""
    held = {kind for board in state.boards.values() for kind in (*board.available, *board.locked)}
    held |= {unit.kind for unit in sentences.all_units(state)}
    return tuple(kind for kind in UnitKind if kind not in EXTENSION_UNITS or kind in held)


def _items(view: TableView) -> Iterator[Item]:
    """What is shown, and its name."""
    yield from _places()
    yield from _pieces(view.state)
    yield LOOK.use("decides", 0, 0), DECIDES
    yield from _signs(marks_shown(view))
    if view.marks.changed:
        yield CHANGED_SAMPLE, CHANGED


def _places() -> Iterator[Item]:
    for planet, face in ((Planet.BLUE, Face.LIGHT), (Planet.RED, Face.ENERGY)):
        yield _small(pieces.planet(planet, face, 6, 8), 0.52), things.FACES[face].name
    yield pieces.satellite(Satellite.WHITE_MOON, 0, 0), things.SLOTS[Slot.MOON].name
    for portal in PORTALS:
        yield pieces.satellite(portal, 0, 0), things.SATELLITES[portal].name
    for kind, entry in things.CUBES.items():
        yield pieces.cube(kind, Colour.BLUE, 0, 0), entry.name


def _pieces(state: State) -> Iterator[Item]:
    seats = state.terms.seats
    seat = seats[0]
    yield from [(pieces.seat_token(one, 0, 0), things.SEATS[one].name) for one in seats]
    yield moved(pieces.probe_shape(seat), 0, 4), things.PROBE
    yield pieces.ship_shape(seat), things.SHIP
    for kind in kinds_in_game(state):
        yield pieces.unit_shape(Unit(seat, kind)), things.UNITS[kind].name


def _signs(marks: Marks) -> Iterator[Item]:
    """The signs over this picture, each kind once."""
    kinds = {type(sign) for sign in marks.signs}
    if Path in kinds:
        yield PATH_SAMPLE, labels.PATH
    if kinds & {Ejection, Flight, Removal}:
        yield OFF_SAMPLE, labels.FORCED
    if kinds & {Combat, Flight}:
        yield LOOK.use("swords", 0, 0), labels.COMBAT
    if Gain in kinds:
        yield gained(1, -18, 0), labels.GAINED
    if Refusal in kinds:
        yield LOOK.use("refused", 0, 0), labels.REFUSED


def _small(markup: str, scale: float) -> str:
    return element("g", markup, transform=f"scale({scale})")
