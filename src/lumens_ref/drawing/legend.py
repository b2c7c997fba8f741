"""The legend below a picture."""

from collections.abc import Iterator, Sequence

from lumens_ref.drawing import chips, labels
from lumens_ref.drawing.arrangement import TableView, marks_shown
from lumens_ref.drawing.known import Unseen, known
from lumens_ref.drawing.look import LOOK
from lumens_ref.drawing.marks import Barrier, Count, Gain, Refusal
from lumens_ref.drawing.panels import TOKEN
from lumens_ref.model.components import Seat
from lumens_ref.vocabulary import things
from rulespec.drawing.key import Item, key
from rulespec.drawing.labels import CHANGED, DECIDES
from rulespec.drawing.marking import CHANGED_SAMPLE, OFF_SAMPLE, PATH_SAMPLE, gained
from rulespec.drawing.svg import Block, Number, element


def legend(view: TableView, width: Number, viewer: Seat | None) -> Block:
    """What the shapes mean: only what this picture can show."""
    return key(list(_items(view, viewer)), width, view.language)


def _items(view: TableView, viewer: Seat | None) -> Iterator[Item]:
    seats = view.state.terms.seats
    yield from _places(view)
    for seat in seats:
        yield chips.lettered(seat, 0, 0, TOKEN, view.language), things.SEATS[seat].name
    yield chips.sample(seats[0], seats[-1]), labels.COVERED
    seen = known(view.state, viewer)
    if any(isinstance(chip, Unseen) for chip in (*seen.hands.values(), *seen.first_chips.values())):
        yield chips.numbered_chip(seats[0], chips.UNKNOWN, 0, 0), labels.UNSEEN_CHIP
    yield LOOK.use("bag", 0, 0), things.BAG
    yield LOOK.use("decides", 0, 0), DECIDES
    yield from _signs(view)


def _places(view: TableView) -> Iterator[Item]:
    yield _tile("room"), things.ROOM
    yield (
        _tile("room") + element("rect", x=-13, y=-13, width=26, height=26, rx=4, class_="central"),
        things.CENTRAL_ROOM,
    )
    yield _tile("passage"), things.PASSAGE
    yield chips.marker(view.state.terms.seats[0], (0, 0), 42), things.START_MARKER
    if view.state.ended is not None:
        yield _tile("room") + _leads(view.state.terms.seats), labels.LEADS


def _signs(view: TableView) -> Iterator[Item]:
    """The signs over this picture, each kind once."""
    marks = marks_shown(view)
    counts = [sign for sign in marks.signs if isinstance(sign, Count)]
    kinds = {type(sign) for sign in marks.signs}
    if any(not count.refused for count in counts):
        yield PATH_SAMPLE, labels.COUNTED
    if any(count.refused for count in counts):
        yield OFF_SAMPLE, labels.NO_COUNT
    if Barrier in kinds:
        yield element("rect", x=-20, y=-18, width=38, height=36, rx=6, class_="barrier"), labels.BLOCKS
    if Gain in kinds:
        yield gained(4, -18, 0), labels.GAINED
    if Refusal in kinds:
        yield LOOK.use("refused", 0, 0), labels.REFUSED
    if marks.changed:
        yield CHANGED_SAMPLE, CHANGED


def _tile(class_: str) -> str:
    return element("rect", x=-20, y=-20, width=40, height=40, rx=6, class_=class_)


def _leads(seats: Sequence[Seat]) -> str:
    line = {"x": -11, "y": -11, "width": 22, "height": 22}
    return element("rect", **line, class_="lead-rim") + element(
        "rect", **line, class_=f"lead lead-{seats[0].value}"
    )
