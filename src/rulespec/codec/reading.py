"""From a tree of JSON values to the things of the game: hooks that take nothing but what they expect."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_args

import attrs
import cattrs

from lum42_ref.model.components import COLOURS, Cubes, Seat
from lum42_ref.model.observation import Observation
from lum42_ref.model.record import GameRecord
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Layout, State
from lum42_ref.rulings import Rulings, settings
from rulespec.codec import forms
from rulespec.codec.forms import Json, Kind
from rulespec.codec.memory import Reader, remembering_reader
from rulespec.codec.misfit import Misfit, expected, expected_word, missing, wrong_keys
from rulespec.engine import FrozenMap, Verdict
from rulespec.errors import UnknownReading

AnyTable = TypeVar("AnyTable", State, Observation)

CUBE_KEYS: Final = tuple(colour.name.lower() for colour in COLOURS)


def reading_converter() -> cattrs.Converter:
    """A converter that structures every document, strictly."""
    converter = cattrs.Converter()
    for kind in forms.WORD_KINDS:
        converter.register_structure_hook(kind, _word_reader(forms.words(kind)))
    converter.register_structure_hook(int, _read_number)
    converter.register_structure_hook(str, _read_line)
    converter.register_structure_hook(bool, _read_flag)
    converter.register_structure_hook_factory(attrs.has, _fields_reader)
    converter.register_structure_hook_factory(forms.is_for_each_seat, _seats_reader)
    converter.register_structure_hook_factory(forms.is_list, _list_reader)
    converter.register_structure_hook_factory(forms.is_union, _union_reader)
    converter.register_structure_hook_func(lambda kind: kind is Cell, _read_cell)
    converter.register_structure_hook_func(lambda kind: kind == Cubes, _read_cubes)
    converter.register_structure_hook_func(lambda kind: kind is Rulings, _read_rulings)
    converter.register_structure_hook_func(lambda kind: kind == tuple[str, ...], _read_ids)
    converter.register_structure_hook_factory(lambda kind: kind == forms.SPACE, _space_reader)
    converter.register_structure_hook_factory(lambda kind: kind == forms.START, _start_reader)
    converter.register_structure_hook_factory(lambda kind: kind == forms.COMMENTS, _comments_reader)
    for written, finish in FINISHING.items():
        _register_finished(converter, written, finish)
    return converter


def fields_reader(
    kind: type, converter: cattrs.Converter, make: Callable[..., Any], beside: tuple[str, ...] = ()
) -> Reader:
    """Read an object with exactly the fields of a class, and keys beside them that were read already."""
    hooks = [(name, converter.get_structure_hook(of)) for name, of in forms.fields(kind).items()]
    keys = (*beside, *forms.fields(kind))
    count = len(keys)

    def read(raw: Json, _: Kind) -> object:
        if type(raw) is not dict or len(raw) != count:
            raise wrong_keys(raw, keys)
        values = []
        name = ""
        try:
            for name, hook in hooks:
                values.append(hook(raw[name], None))
        except Misfit as misfit:
            raise misfit.within(name) from None
        except KeyError:
            raise wrong_keys(raw, keys) from None
        return make(*values)

    return read


def _fields_reader(kind: type, converter: cattrs.Converter) -> Reader:
    read = fields_reader(kind, converter, kind)
    return remembering_reader(read) if kind in forms.LASTING else read


def _word_reader(words: Mapping[str, object]) -> Reader:
    def read(raw: Json, _: Kind) -> object:
        try:
            return words[raw]
        except (KeyError, TypeError):
            raise expected_word(words, raw) from None

    return read


def _read_number(raw: Json, _: Kind) -> int:
    most = forms.LARGEST_NUMBER
    if type(raw) is int and -most <= raw <= most:
        return raw
    raise expected(f"a whole number from -{most} to {most}", raw)


def _read_flag(raw: Json, _: Kind) -> bool:
    if raw is True or raw is False:
        return raw
    raise expected("true or false", raw)


def _read_line(raw: Json, _: Kind) -> str:
    if type(raw) is str and len(raw) <= forms.LONGEST_LINE and forms.LINE.fullmatch(raw):
        return raw
    raise expected(f"one line of at most {forms.LONGEST_LINE} characters", raw)


def read_id(raw: Json, _: Kind) -> str:
    """The id of a clause or a ruling."""
    if type(raw) is str and forms.ID.fullmatch(raw):
        return raw
    raise expected("the id of a clause or a ruling, such as MOV-4 or R-23", raw)


def _read_cell(raw: Json, _: Kind) -> Cell:
    most = forms.LARGEST_NUMBER
    if type(raw) is list and len(raw) == 2:  # noqa: PLR2004  x and y
        x, y = raw
        if type(x) is type(y) is int and -most <= x <= most and -most <= y <= most:
            return Cell(x, y)
    raise expected(f"a cell [x, y] of two whole numbers from -{most} to {most}", raw)


def _read_cubes(raw: Json, _: Kind) -> Cubes:
    if type(raw) is not dict or len(raw) != len(CUBE_KEYS):
        raise wrong_keys(raw, CUBE_KEYS)
    counts = []
    key = ""
    try:
        for key in CUBE_KEYS:
            counts.append(_read_number(raw[key], int))
    except Misfit as misfit:
        raise misfit.within(key) from None
    except KeyError:
        raise wrong_keys(raw, CUBE_KEYS) from None
    blue, green, yellow, red = counts
    return (blue, green, yellow, red)


def _read_rulings(raw: Json, _: Kind) -> Rulings:
    if type(raw) is not dict:
        raise expected('an object of readings, such as {"R-23": "ship_plus_piece"}', raw)
    known = {setting.ruling: setting for setting in settings()}
    for ruling, reading in raw.items():
        if ruling not in known:
            raise wrong_keys(raw, known)
        if type(reading) is not str or reading != reading.strip():
            raise expected("the name of a reading", reading).within(ruling)
    return _rulings(tuple(raw.items()))


@functools.lru_cache(maxsize=64)
def _rulings(readings: tuple[tuple[str, str], ...]) -> Rulings:
    """The readings in force; few sets of them are in use at a time."""
    rulings = Rulings()
    for ruling, reading in readings:
        try:
            rulings = rulings.with_reading(ruling, reading)
        except UnknownReading:
            choices = next(setting.readings for setting in settings() if setting.ruling == ruling)
            raise expected_word(choices, reading).within(ruling) from None
    return rulings


def _list_reader(kind: Kind, converter: cattrs.Converter) -> Reader:
    listed = get_args(kind)[0]
    return items_reader(converter.get_structure_hook(listed), forms.LONGEST[listed])


def items_reader(hook: Reader, longest: int) -> Reader:
    """Read a list of so many things at most."""

    def read(raw: Json, _: Kind) -> tuple[Any, ...]:
        if type(raw) is not list or len(raw) > longest:
            raise expected(f"a list of at most {longest}", raw)
        items: list[Any] = []
        try:
            for item in raw:
                items.append(hook(item, None))  # noqa: PERF401  their number tells where a misfit is
        except Misfit as misfit:
            raise misfit.within(len(items)) from None
        return tuple(items)

    return read


_read_ids: Final = items_reader(read_id, forms.LONGEST[str])


def _seats_reader(kind: Kind, converter: cattrs.Converter) -> Reader:
    hook = converter.get_structure_hook(get_args(kind)[1])
    seats = forms.words(Seat)

    def read(raw: Json, _: Kind) -> Mapping[Any, Any]:
        if type(raw) is not dict:
            raise expected("an object with a key for each seat", raw)
        if not raw.keys() <= seats.keys():
            raise wrong_keys(raw, seats)
        values: dict[Any, Any] = {}
        word = ""
        try:
            for word, value in raw.items():
                values[seats[word]] = hook(value, None)
        except Misfit as misfit:
            raise misfit.within(word) from None
        return FrozenMap(values)

    return read


def _union_reader(union: Kind, converter: cattrs.Converter) -> Reader:
    kinds = forms.alternatives(union)
    if len(kinds) == 1:
        read = converter.get_structure_hook(kinds[0])
    elif all(kind in forms.WORD_KINDS for kind in kinds):
        read = _word_reader({word: member for kind in kinds for word, member in forms.words(kind).items()})
    else:
        read = _tagged_reader(kinds, converter)
    if not forms.is_optional(union):
        return read
    return lambda raw, kind: None if raw is None else read(raw, kind)


def _tagged_reader(kinds: tuple[type, ...], converter: cattrs.Converter) -> Reader:
    readers = {forms.tag(kind): fields_reader(kind, converter, kind, beside=("type",)) for kind in kinds}

    def read(raw: Json, _: Kind) -> object:
        if type(raw) is not dict:
            raise expected("an object", raw)
        if "type" not in raw:
            raise missing("type")
        word = raw["type"]
        reader = readers.get(word) if type(word) is str else None
        if reader is None:
            raise expected_word(readers, word).within("type")
        return reader(raw, None)

    return read


def _mapping_reader(items: Reader) -> Reader:
    """Read a list of things with their cells into a mapping; no cell can occur twice."""

    def read(raw: Json, _: Kind) -> Mapping[Cell, Any]:
        pairs = items(raw, None)
        placed = dict(pairs)
        if len(placed) < len(pairs):
            cells = [cell for cell, _ in pairs]
            index = next(index for index, cell in enumerate(cells) if cell in cells[:index])
            raise expected("each cell once", raw[index]["cell"]).within("cell").within(index)
        return FrozenMap(placed)

    return read


def _space_reader(_: Kind, converter: cattrs.Converter) -> Reader:
    read = fields_reader(forms.PlacedSystem, converter, lambda cell, *system: (cell, System(*system)))
    return _mapping_reader(items_reader(remembering_reader(read), forms.LONGEST[forms.PlacedSystem]))


def _start_reader(_: Kind, converter: cattrs.Converter) -> Reader:
    read = fields_reader(forms.PlacedTiles, converter, lambda cell, *tiles: (cell, tiles))
    return _mapping_reader(items_reader(read, forms.LONGEST[forms.PlacedTiles]))


def _comments_reader(_: Kind, converter: cattrs.Converter) -> Reader:
    comment = fields_reader(forms.Comment, converter, lambda after, text: (after, text))
    return items_reader(comment, forms.LONGEST[forms.Comment])


def _register_finished(converter: cattrs.Converter, kind: type, finish: Callable[[Any], Any]) -> None:
    """Read one class as it is written, and finish what was read."""
    read = fields_reader(WRITTEN_AS.get(kind, kind), converter, WRITTEN_AS.get(kind, kind))
    converter.register_structure_hook_func(
        lambda other: other is kind, lambda raw, _: finish(read(raw, None))
    )


def _in_order_of_seats(by_seat: Mapping[Seat, Any], seats: tuple[Seat, ...]) -> Mapping[Seat, Any]:
    """JSON objects have no order; on the table it is that of the seats."""
    if tuple(by_seat) == seats or set(by_seat) != set(seats):
        return by_seat
    return FrozenMap((seat, by_seat[seat]) for seat in seats)


def _finish_table(state: AnyTable) -> AnyTable:
    seats = state.terms.seats
    if tuple(state.ships) == tuple(state.scores) == tuple(state.boards) == seats:
        return state
    return attrs.evolve(
        state,
        ships=_in_order_of_seats(state.ships, seats),
        scores=_in_order_of_seats(state.scores, seats),
        boards=_in_order_of_seats(state.boards, seats),
    )


def _finish_layout(layout: Layout) -> Layout:
    if layout.crews is None:
        return layout
    return attrs.evolve(layout, crews=_in_order_of_seats(layout.crews, layout.seats))


def _finish_record(record: GameRecord) -> GameRecord:
    most = len(record.actions)
    for index, (after, _) in enumerate(record.comments):
        if not 0 <= after <= most:
            misfit = expected(f"a number of actions from 0 to {most}", after)
            raise misfit.within("after").within(index).within("comments")
    return record


def _finish_verdict(written: forms.WrittenVerdict) -> Verdict:
    verdict = Verdict(written.reasons, written.events)
    if written.reasons and written.events:
        raise Misfit("expected none beside reasons: a refused action causes nothing").within("events")
    implied = forms.WrittenVerdict.of(verdict)
    for name in ("allowed", "clauses", "rulings"):
        if getattr(written, name) != getattr(implied, name):
            raise Misfit("expected what follows from the reasons and the events").within(name)
    return verdict


WRITTEN_AS: Final[Mapping[type, type]] = {Verdict: forms.WrittenVerdict}
"""Classes that are written in the form of another."""
FINISHING: Final[Mapping[type, Callable[[Any], Any]]] = {
    Layout: _finish_layout,
    GameRecord: _finish_record,
    Observation: _finish_table,
    State: _finish_table,
    Verdict: _finish_verdict,
}
"""What remains to be done once the fields of a class are read; a class comes after those it contains."""
