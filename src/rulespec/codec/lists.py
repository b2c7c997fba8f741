"""Forms of lists and tuples."""

import enum
from collections.abc import Callable, Mapping, Sequence, Sized
from typing import Any, get_args, get_type_hints

import attrs

from rulespec.codec.definitions import Definitions, Schema
from rulespec.codec.forms import Form, Forms, Maker, ObjectForm, Raw, Reader, Writer
from rulespec.codec.hints import Kind, NoForm, name_of
from rulespec.codec.misfit import A_LIST, LIST_OF, LIST_OF_NAMES, Misfit, expected
from rulespec.codec.objects import object_form
from rulespec.codec.plain import NUMBER, are_numbers, is_enum, names
from rulespec.language import Bilingual


def items_form(form: Form, longest: int) -> Form:
    """A list of so many things at most."""
    write = form.write

    def write_items(things: Sequence[object]) -> list[Raw]:
        if len(things) > longest:
            raise too_long(longest, things)
        return [write(thing) for thing in things]

    return Form(
        items_reader(form.read, longest),
        write_items,
        lambda definitions: {
            "type": "array",
            "items": form.describe(definitions),
            "maxItems": longest,
        },
    )


def list_form(forms: Forms, kind: Kind) -> Form:
    """A tuple of any length, within bounds."""
    listed = get_args(kind)[0]
    form = items_form(forms.of(listed), forms.most(listed))
    return attrs.evolve(form, write=_words_list_writer(forms, listed)) if is_enum(listed) else form


def tuple_form(forms: Forms, kind: Kind) -> Form:
    """A tuple of so many things: a list."""
    parts = get_args(kind)
    return _fixed([forms.of(part) for part in parts], _tuple, LIST_OF.filled(parts=len(parts)))


def named_tuple_form(forms: Forms, kind: Kind) -> Form:
    """A named tuple: a list, too."""
    parts = get_type_hints(kind)
    return _fixed(
        [forms.of(part) for part in parts.values()], kind, LIST_OF_NAMES.filled(names=", ".join(parts))
    )


def by_member(members: type[enum.Enum]) -> Maker:
    """For a tuple with a place for each member of an enum: an object with a key for each."""

    def make(forms: Forms, kind: Kind) -> Form:
        parts = get_args(kind)
        if len(parts) != len(members):
            raise NoForm(f"{name_of(kind)} has no place for each {members.__name__}")
        return named_parts(dict(zip(forms.words(members), map(forms.of, parts), strict=True)))

    return make


def named_parts(parts: Mapping[str, Form]) -> ObjectForm:
    """A tuple whose parts stand under keys."""
    keys, write = tuple(parts), _places_writer(tuple(parts.values()))
    return object_form(parts, _tuple, lambda things: dict(zip(keys, write(things), strict=True)))


def items_reader(read: Reader, longest: int) -> Reader:
    """Read a list of so many things at most."""

    def read_items(raw: Raw) -> tuple[Any, ...]:
        if type(raw) is not list or len(raw) > longest:
            raise expected(A_LIST.filled(longest=longest), raw)
        items: list[Any] = []
        try:
            for item in raw:
                items.append(read(item))  # noqa: PERF401  their number tells where a misfit is
        except Misfit as misfit:
            raise misfit.within(len(items)) from None
        return tuple(items)

    return read_items


def too_long(longest: int, things: Sized) -> ValueError:
    """More things than a list can hold."""
    return ValueError(f"expected a list of at most {longest}, found {len(things)}")


def _words_list_writer(forms: Forms, kind: type[enum.Enum]) -> Writer:
    """Words are many: each is looked up at once."""
    longest, written = forms.most(kind), names(forms.words(kind))

    def write(members: Sequence[enum.Enum]) -> list[str]:
        if len(members) > longest:
            raise too_long(longest, members)
        return [written[member._name_] for member in members]

    return write


def _fixed(parts: Sequence[Form], make: Callable[..., object], what: Bilingual) -> Form:
    """A list with a form for each place."""

    def describe(definitions: Definitions) -> Schema:
        items = [part.describe(definitions) for part in parts]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(parts)}

    return Form(_places_reader(parts, make, what), _places_writer(parts), describe)


def _places_reader(parts: Sequence[Form], make: Callable[..., object], what: Bilingual) -> Reader:
    readers = [part.read for part in parts]

    def read(raw: Raw) -> object:
        if type(raw) is not list or len(raw) != len(readers):
            raise expected(what, raw)
        things: list[Any] = []
        try:
            for read_part, item in zip(readers, raw, strict=True):
                things.append(read_part(item))
        except Misfit as misfit:
            raise misfit.within(len(things)) from None
        return make(*things)

    return _numbers_reader(len(parts), make, read) if _all_numbers(parts) else read


def _places_writer(parts: Sequence[Form]) -> Writer:
    writers = [part.write for part in parts]

    def write(things: Sequence[object]) -> list[Raw]:
        if len(things) != len(writers):
            raise ValueError(f"expected {len(writers)} values, found {len(things)}")
        return [write_part(thing) for write_part, thing in zip(writers, things, strict=True)]

    return _numbers_writer(len(parts), write) if _all_numbers(parts) else write


def _all_numbers(parts: Sequence[Form]) -> bool:
    return all(part is NUMBER for part in parts)


def _numbers_reader(count: int, make: Callable[..., object], read_with_care: Reader) -> Reader:
    """Whole numbers alone, such as coordinates, are read at a glance; care finds out what is wrong."""

    def read(raw: Raw) -> object:
        if type(raw) is list and len(raw) == count and are_numbers(raw):
            return make(*raw)
        return read_with_care(raw)

    return read


def _numbers_writer(count: int, write_with_care: Writer) -> Writer:
    def write(numbers: Sequence[object]) -> Raw:
        if len(numbers) == count and are_numbers(numbers):
            return list(numbers)
        return write_with_care(numbers)

    return write


def _tuple(*things: object) -> tuple[object, ...]:
    return things
