"""The shapes of messages and reports: read strictly from trees, written, and described by JSON Schemas."""

import enum
import inspect
import types
from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args, get_origin

import attrs

from rulespec.codec.border import Json
from rulespec.codec.misfit import Misfit, expected, expected_word, missing
from rulespec.language import Bilingual

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
Thing = TypeVar("Thing")
Shape = Any
"""The type of a field: a class, a tuple, a mapping, or one of these or nothing."""
Schema = Mapping[str, Json]

NAMES: Final[Mapping[type, Bilingual]] = {
    str: Bilingual("a string", "une chaîne"),
    int: Bilingual("a whole number", "un nombre entier"),
    bool: Bilingual("true or false", "true ou false"),
    float: Bilingual("a number", "un nombre"),
}
OBJECT: Final = Bilingual("an object", "un objet")
LIST: Final = Bilingual("a list", "une liste")


def read(kind: type[Thing], tree: Json) -> Thing:
    """A frozen class out of an object with its fields, and no other keys; Misfit if it does not fit."""
    if not isinstance(tree, dict):
        raise expected(OBJECT, tree)
    fields = _fields(kind)
    _refuse_other_keys(tree, fields)
    values: dict[str, Any] = {}
    for name, field in fields.items():
        if name in tree:
            values[name] = _read_part(field.type, tree[name], name)
        elif field.default is attrs.NOTHING:
            raise missing(name)
    return kind(**values)


def write(value: object) -> Json:
    """A value as a tree of JSON values."""
    if attrs.has(type(value)):
        return {name: write(getattr(value, name)) for name in _fields(type(value))}
    match value:
        case enum.Enum():
            return write(value.value)
        case Mapping():
            return {str(key): write(part) for key, part in value.items()}
        case tuple() | list():
            return [write(part) for part in value]
        case str() | int() | float() | None:
            return value
        case _:
            raise TypeError(f"expected what has a shape, found {type(value).__name__}")


def schema(shape: Shape) -> Schema:
    """The JSON Schema of a shape; objects have no other keys."""
    if shape in SIMPLE:
        return SIMPLE[shape]
    if attrs.has(shape):
        return class_schema(shape)
    if isinstance(shape, types.UnionType):
        return {"anyOf": [schema(part) for part in get_args(shape)]}
    if isinstance(shape, type) and issubclass(shape, enum.Enum):
        return {"enum": [member.value for member in shape]}
    if _origin(shape) is tuple:
        return {"type": "array", "items": schema(get_args(shape)[0])}
    assert _origin(shape) is Mapping, shape
    return {"type": "object", "additionalProperties": schema(get_args(shape)[1])}


SIMPLE: Final[Mapping[Shape, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    types.NoneType: {"type": "null"},
    Json: {},
}


def class_schema(kind: type, said: Mapping[str, Schema] | None = None) -> Schema:
    """The JSON Schema of a class; what is said of a key beside its fields, or more exactly, comes first."""
    exact = said or {}
    fields = {name: field for name, field in _fields(kind).items() if name not in exact}
    needed = [name for name, field in fields.items() if field.default is attrs.NOTHING]
    return {
        "description": (inspect.getdoc(kind) or "").partition("\n")[0],
        "type": "object",
        "properties": {**exact, **{name: schema(field.type) for name, field in fields.items()}},
        "required": [*exact, *needed],
        "additionalProperties": False,
    }


def _fields(kind: type) -> Mapping[str, "attrs.Attribute[object]"]:
    return {field.name: field for field in attrs.fields(kind)}


def _origin(shape: Shape) -> object:
    return get_origin(shape)


def _refuse_other_keys(tree: Mapping[str, Json], fields: Mapping[str, object]) -> None:
    listed = ", ".join(fields)
    for key in tree:
        if key not in fields:
            only = Bilingual(f"only {listed}", f"seulement {listed}")
            raise expected(only, tree[key]).within(key)


def _read_part(shape: Shape, found: Json, step: str | int) -> object:
    try:
        return _read_value(shape, found)
    except Misfit as misfit:
        raise misfit.within(step) from None


def _read_value(shape: Shape, found: Json) -> object:
    if shape == Json:
        return found
    if isinstance(shape, types.UnionType):
        return None if found is None else _read_value(get_args(shape)[0], found)
    if _origin(shape) is tuple:
        if not isinstance(found, list):
            raise expected(LIST, found)
        each = get_args(shape)[0]
        return tuple(_read_part(each, part, index) for index, part in enumerate(found))
    if _origin(shape) is Mapping:
        if not isinstance(found, dict):
            raise expected(OBJECT, found)
        part = get_args(shape)[1]
        return {key: _read_part(part, value, key) for key, value in found.items()}
    return _read_single(shape, found)


def _read_single(shape: type, found: Json) -> object:
    if attrs.has(shape):
        return read(shape, found)
    if issubclass(shape, enum.Enum):
        return _read_word(shape, found)
    if type(found) is not shape:
        raise expected(NAMES[shape], found)
    return found


def _read_word(words: type[enum.Enum], found: Json) -> enum.Enum:
    """The member of a closed vocabulary that a word names."""
    try:
        return words(found)
    except ValueError:
        raise expected_word([str(member.value) for member in words], found) from None
