"""Forms of mappings."""

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from rulespec.codec.definitions import Definitions, Schema, closed_object
from rulespec.codec.forms import Form, Forms, ObjectForm, Raw, Reader, Writer
from rulespec.codec.hints import Kind, alternatives, is_tuple, is_union
from rulespec.codec.lists import items_reader, named_parts, too_long
from rulespec.codec.memory import remembering_reader, remembering_writer
from rulespec.codec.misfit import EACH_ONCE, Misfit, expected, wrong_keys
from rulespec.codec.objects import object_form
from rulespec.engine import FrozenMap
from rulespec.vocabulary.entries import plain_word

VALUE: Final = "value"
KEY: Final = "key"
"""The keys, in an entry of a mapping, of what is no class and has no name by itself."""


def words_mapping_form(forms: Forms, kind: Kind) -> Form:
    """A mapping from all members of an enum, or from some: an object whose keys are words."""
    of_key, of_value = get_args(kind)
    key, value = forms.of(of_key), forms.of(of_value)
    known = {word: member for each in alternatives(of_key) for word, member in forms.words(each).items()}
    fewest = 0 if of_key in (*forms.partial, forms.seats) or is_union(of_key) else len(known)
    return Form(
        _words_reader(known, value.read, fewest, in_order=of_key is not forms.seats),
        _words_writer(key.write, value.write, fewest),
        lambda definitions: closed_object(
            dict.fromkeys(known, value.describe(definitions)), required=bool(fewest)
        ),
    )


def entries_form(forms: Forms, kind: Kind) -> Form:
    """Any other mapping: a list of entries, in their order; in each the key stands beside its value."""
    of_key, of_value = get_args(kind)
    name = plain_word(of_key) if _is_class(of_key) else KEY
    key, value, longest = forms.of(of_key), _beside_a_key(forms, of_value), forms.most(of_key)
    value.refuse(of_value, name)
    read, write = _entry_reader(name, key, value), _entry_writer(name, key, value)
    if of_value in forms.lasting:
        read, write = remembering_reader(read), remembering_writer(write)

    def describe(definitions: Definitions) -> Schema:
        entry = value.describe_beside(definitions, {name: key.describe(definitions)})
        return {"type": "array", "items": entry, "maxItems": longest}

    return Form(_entries_reader(name, items_reader(read, longest)), _entries_writer(write, longest), describe)


def _words_reader(known: Mapping[str, object], read: Reader, fewest: int, *, in_order: bool) -> Reader:
    """JSON objects have no order: that of the words is taken, or of the text while none is known."""

    def read_mapping(raw: Raw) -> Mapping[Any, Any]:
        if type(raw) is not dict or len(raw) < fewest or not raw.keys() <= known.keys():
            raise wrong_keys(raw, known)
        things: dict[Any, Any] = {}
        word = ""
        try:
            for word in known if in_order else raw:
                if word in raw:
                    things[known[word]] = read(raw[word])
        except Misfit as misfit:
            raise misfit.within(word) from None
        return FrozenMap(things)

    return read_mapping


def _words_writer(write_key: Writer, write: Writer, fewest: int) -> Writer:
    def write_mapping(things: Mapping[object, object]) -> Raw:
        if len(things) < fewest:
            raise ValueError(f"expected a mapping from all of {fewest}, found {len(things)}")
        return {write_key(key): write(thing) for key, thing in things.items()}

    return write_mapping


def _beside_a_key(forms: Forms, kind: Kind) -> ObjectForm:
    """What a key leads to, written as an object so that the key can stand beside it."""
    form = forms.of(kind)
    if isinstance(form, ObjectForm):
        return form
    parts = get_args(kind)
    if is_tuple(kind) and all(map(_is_class, parts)) and len(set(parts)) == len(parts):
        return named_parts({plain_word(part): forms.of(part) for part in parts})
    write = form.write
    return object_form({VALUE: form}, lambda thing: thing, lambda thing: {VALUE: write(thing)})


def _entry_reader(name: str, key: Form, value: ObjectForm) -> Reader:
    read_key, read_value, keys = key.read, value.read_beside((name,)), (name, *value.keys)

    def read(raw: Raw) -> tuple[Any, Any]:
        thing = read_value(raw)
        if name not in raw:
            raise wrong_keys(raw, keys)
        try:
            return read_key(raw[name]), thing
        except Misfit as misfit:
            raise misfit.within(name) from None

    return read


def _entry_writer(name: str, key: Form, value: ObjectForm) -> Callable[..., Raw]:
    write_key, write_value = key.write, value.write
    return lambda thing, place: {name: write_key(place), **write_value(thing)}


def _entries_reader(name: str, read: Reader) -> Reader:
    """No key can occur twice."""

    def read_mapping(raw: Raw) -> Mapping[Any, Any]:
        entries = read(raw)
        things = FrozenMap(entries)
        if len(things) < len(entries):
            keys = [key for key, _ in entries]
            index = next(index for index, key in enumerate(keys) if key in keys[:index])
            raise expected(EACH_ONCE.filled(name=name), raw[index][name]).within(name).within(index)
        return things

    return read_mapping


def _entries_writer(write: Callable[..., Raw], longest: int) -> Writer:
    def write_mapping(things: Mapping[object, object]) -> list[Raw]:
        if len(things) > longest:
            raise too_long(longest, things)
        return [write(thing, place) for place, thing in things.items()]

    return write_mapping


def _is_class(kind: Kind) -> bool:
    """A class of the game, which has a name to be called by."""
    return isinstance(kind, type) and kind.__module__ != "builtins"
