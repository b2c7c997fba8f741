"""Forms of classes: an object with a key for each field."""

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn, override

from rulespec.codec.definitions import Definitions, Schema, about, closed_object
from rulespec.codec.forms import Form, Forms, ObjectForm, Raw, Reader, Writer
from rulespec.codec.hints import Kind, alternatives, is_mapping, origin_of
from rulespec.codec.memory import remembering_reader, remembering_writer
from rulespec.codec.misfit import Misfit, wrong_keys
from rulespec.engine import FrozenMap

CONVERTER: Final = Converter()
"""It knows nothing: every field brings its own writer."""


def object_form(
    members: Mapping[str, Form], make: Callable[..., object], write: Writer, kind: Kind = None
) -> ObjectForm:
    """An object with these keys; ``make`` gets what stands under them. A class gives it its name."""

    def describe_beside(definitions: Definitions, beside: Mapping[str, Schema]) -> Schema:
        properties = {name: form.describe(definitions) for name, form in members.items()}
        described = {} if kind is None else {"description": about(origin_of(kind))}
        return {**described, **closed_object({**beside, **properties})}

    def describe(definitions: Definitions) -> Schema:
        if kind is None:
            return describe_beside(definitions, {})
        name = origin_of(kind).__name__
        return definitions.named(kind, name, lambda: describe_beside(definitions, {}))

    return ObjectForm(
        _reader(members, make, ()),
        write,
        describe,
        tuple(members),
        lambda beside: _reader(members, make, beside),
        describe_beside,
    )


def class_form(forms: Forms, kind: Kind) -> ObjectForm:
    """A class of attrs, by its fields."""
    members = forms.members(kind)
    form = object_form(members, _maker(forms, kind), fields_writer(kind, members), kind)
    if kind not in forms.lasting:
        return form
    return attrs.evolve(form, read=remembering_reader(form.read), write=remembering_writer(form.write))


def fields_writer(kind: Kind, members: Mapping[str, Form]) -> Writer:
    """Write every field, every time, so that all is explicit."""
    hooks = {name: override(unstruct_hook=form.write) for name, form in members.items()}
    write: Writer = make_dict_unstructure_fn(origin_of(kind), CONVERTER, **hooks)  # type: ignore[arg-type]
    return write


def _reader(members: Mapping[str, Form], make: Callable[..., object], beside: tuple[str, ...]) -> Reader:
    """Read an object with exactly these keys, and those beside them."""
    readers = [(name, form.read) for name, form in members.items()]
    keys = (*beside, *members)
    count = len(keys)

    def read(raw: Raw) -> object:
        if type(raw) is not dict or len(raw) != count:
            raise wrong_keys(raw, keys)
        values = []
        name = ""
        try:
            for name, read_value in readers:
                values.append(read_value(raw[name]))
        except Misfit as misfit:
            raise misfit.within(name) from None
        except KeyError:
            raise wrong_keys(raw, keys) from None
        try:
            return make(*values)
        except ValueError as error:
            raise Misfit(str(error)) from None

    return read


def _maker(forms: Forms, kind: Kind) -> Callable[..., object]:
    """Make things of a class; what they hold by seat comes in the order of the seats, where that is known."""
    make = _constructor(kind)
    fields = forms.fields(kind)
    by_seat = [index for index, of in enumerate(fields.values()) if _is_by_seat(forms, of)]
    seats = _seats(forms, fields)
    if not by_seat or seats is None:
        return make

    def make_in_order(*values: Any) -> object:  # noqa: ANN401  of whatever types the fields are
        order = seats(values)
        ordered = list(values)
        for index in by_seat:
            ordered[index] = _in_order(values[index], order)
        return make(*ordered)

    return make_in_order


def _constructor(kind: Kind) -> Callable[..., object]:
    """A class, made with the values of its fields in their order."""
    made: Callable[..., object] = origin_of(kind)
    fields = [field for field in attrs.fields(origin_of(kind)) if field.init]
    if not any(field.kw_only for field in fields):
        return made
    names = [field.alias for field in fields]
    return lambda *values: made(**dict(zip(names, values, strict=True)))


def _seats(forms: Forms, fields: Mapping[str, Kind]) -> Callable[[Sequence[Any]], Any] | None:
    """Find the seats that take part among the values of a class: its own, or those of its terms."""
    names = list(fields)
    if fields.get("seats") == _list_of(forms.seats):
        return operator.itemgetter(names.index("seats"))
    if "terms" in fields and "seats" in forms.fields(fields["terms"]):
        index = names.index("terms")
        return lambda values: values[index].seats
    return None


def _list_of(kind: Kind) -> Kind:
    return tuple[kind, ...]


def _is_by_seat(forms: Forms, kind: Kind) -> bool:
    return any(is_mapping(each) and get_args(each)[0] is forms.seats for each in alternatives(kind))


def _in_order(by_seat: Mapping[Any, Any] | None, seats: tuple[Any, ...]) -> Mapping[Any, Any] | None:
    """JSON objects have no order; on the table it is that of the seats."""
    if by_seat is None or tuple(by_seat) == seats or by_seat.keys() != set(seats):
        return by_seat
    return FrozenMap((seat, by_seat[seat]) for seat in seats)
