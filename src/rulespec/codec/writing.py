"""From the things of the game to a tree of JSON values: every field, every time, so that all is explicit."""

import enum
import functools
from collections.abc import Mapping
from typing import Any, get_args

import attrs
import cattrs
from cattrs.gen import make_dict_unstructure_fn

from lum42_ref.model.components import Cubes, Planet, Satellite, Seat
from lum42_ref.model.space import Cell, System
from lum42_ref.rulings import Rulings
from rulespec.codec import forms
from rulespec.codec.forms import Kind
from rulespec.codec.memory import Writer, remembering_writer
from rulespec.engine import Verdict


def writing_converter() -> cattrs.Converter:
    """A converter that unstructures everything that documents contain."""
    converter = cattrs.Converter()
    for kind in forms.WORD_KINDS:
        converter.register_unstructure_hook(kind, _word_writer(kind))
    converter.register_unstructure_hook_func(lambda kind: kind is int, _write_number)
    converter.register_unstructure_hook_func(lambda kind: kind is bool, _write_flag)
    converter.register_unstructure_hook(str, _write_line)
    converter.register_unstructure_hook_factory(attrs.has, _fields_writer)
    converter.register_unstructure_hook_factory(forms.is_for_each_seat, _seats_writer)
    converter.register_unstructure_hook_factory(forms.is_list, _list_writer)
    converter.register_unstructure_hook_factory(forms.is_union, _union_writer)
    converter.register_unstructure_hook_func(lambda kind: kind is Cell, _write_cell)
    converter.register_unstructure_hook_func(lambda kind: kind == Cubes, _write_cubes)
    converter.register_unstructure_hook_func(lambda kind: kind is Rulings, _write_rulings)
    converter.register_unstructure_hook_factory(lambda kind: kind == forms.SPACE, _space_writer)
    converter.register_unstructure_hook_factory(lambda kind: kind == forms.START, _start_writer)
    converter.register_unstructure_hook_factory(lambda kind: kind == forms.COMMENTS, _comments_writer)
    converter.register_unstructure_hook_factory(lambda kind: kind is Verdict, _verdict_writer)
    return converter


def tagged_writer(kind: type, converter: cattrs.Converter) -> Writer:
    """Write the fields of a class and the word that tells it apart."""
    word = forms.tag(kind)
    write = converter.get_unstructure_hook(kind)
    return lambda thing: {"type": word, **write(thing)}


def _fields_writer(kind: type, converter: cattrs.Converter) -> Writer:
    attrs.resolve_types(kind)
    write: Writer = make_dict_unstructure_fn(kind, converter)
    return remembering_writer(write) if kind in forms.LASTING else write


def _word_writer(kind: type[enum.Enum]) -> Writer:
    words = forms.written_words(kind)
    return lambda member: words[member._name_]


def _write_number(number: object) -> int:
    most = forms.LARGEST_NUMBER
    if type(number) is int and -most <= number <= most:
        return number
    raise ValueError(f"expected a whole number from -{most} to {most}, found {number!r}")


def _write_flag(flag: object) -> bool:
    if flag is True or flag is False:
        return flag
    raise ValueError(f"expected True or False, found {flag!r}")


def _write_line(line: object) -> str:
    if type(line) is str and len(line) <= forms.LONGEST_LINE and forms.LINE.fullmatch(line):
        return line
    raise ValueError(f"expected one line of at most {forms.LONGEST_LINE} characters, found {line!r:.80}")


def _write_cell(cell: Cell) -> list[int]:
    x, y = cell
    most = forms.LARGEST_NUMBER
    if type(x) is type(y) is int and -most <= x <= most and -most <= y <= most:
        return [x, y]
    raise ValueError(f"expected a cell of two whole numbers up to {most}, found {cell!r}")


def _write_cubes(cubes: Cubes) -> dict[str, int]:
    blue, green, yellow, red = cubes
    return {
        "blue": _write_number(blue),
        "green": _write_number(green),
        "yellow": _write_number(yellow),
        "red": _write_number(red),
    }


@functools.lru_cache(maxsize=64)
def _write_rulings(rulings: Rulings) -> Mapping[str, str]:
    """The readings that differ from the defaults; few sets of them are in use at a time."""
    return rulings.differences()


def _list_writer(kind: Kind, converter: cattrs.Converter) -> Writer:
    listed = get_args(kind)[0]
    if listed in forms.WORD_KINDS:
        words = forms.written_words(listed)
        return lambda members: [words[member._name_] for member in members]
    write = converter.get_unstructure_hook(listed)
    return lambda things: [write(thing) for thing in things]


def _seats_writer(kind: Kind, converter: cattrs.Converter) -> Writer:
    write_seat = converter.get_unstructure_hook(Seat)
    write = converter.get_unstructure_hook(get_args(kind)[1])
    return lambda by_seat: {write_seat(seat): write(thing) for seat, thing in by_seat.items()}


def _union_writer(union: Kind, converter: cattrs.Converter) -> Writer:
    kinds = forms.alternatives(union)
    if len(kinds) == 1:
        write = converter.get_unstructure_hook(kinds[0])
        return lambda thing: None if thing is None else write(thing)
    writers: dict[type, Writer] = {}
    for kind in kinds:
        is_word = kind in forms.WORD_KINDS
        writers[kind] = converter.get_unstructure_hook(kind) if is_word else tagged_writer(kind, converter)
    if forms.is_optional(union):
        writers[type(None)] = lambda _: None
    return lambda thing: writers[type(thing)](thing)


def _space_writer(_: Kind, converter: cattrs.Converter) -> Writer:
    write = converter.get_unstructure_hook(forms.PlacedSystem)
    write_placed = remembering_writer(lambda system, cell: write(forms.PlacedSystem.of(cell, system)))

    def write_space(space: Mapping[Cell, System]) -> list[dict[str, Any]]:
        return [write_placed(system, cell) for cell, system in space.items()]

    return write_space


def _start_writer(_: Kind, converter: cattrs.Converter) -> Writer:
    write = converter.get_unstructure_hook(forms.PlacedTiles)

    def write_start(start: Mapping[Cell, tuple[Planet, Satellite]]) -> list[dict[str, Any]]:
        return [write(forms.PlacedTiles(cell, *tiles)) for cell, tiles in start.items()]

    return write_start


def _comments_writer(_: Kind, converter: cattrs.Converter) -> Writer:
    write = converter.get_unstructure_hook(forms.Comment)
    return lambda comments: [write(forms.Comment(*comment)) for comment in comments]


def _verdict_writer(_: Kind, converter: cattrs.Converter) -> Writer:
    write = converter.get_unstructure_hook(forms.WrittenVerdict)
    return lambda verdict: write(forms.WrittenVerdict.of(verdict))
