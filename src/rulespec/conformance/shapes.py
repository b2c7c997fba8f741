"""The shapes of messages and reports: read strictly from JSON, written, and described by JSON Schemas."""

import enum
import inspect
import types
from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args, get_origin

import attrs

from rulespec.conformance.trees import Json, shown, under
from rulespec.text.language import Bilingual

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
MOST_SHOWN: Final = 80
Thing = TypeVar("Thing")
Shape = Any
"""The type of a field: a class, a tuple, a mapping, or one of these or nothing."""
Schema = dict[str, Any]

NAMES: Final[Mapping[type, Bilingual]] = {
    str: Bilingual("a string", "une chaîne"),
    int: Bilingual("a whole number", "un nombre entier"),
    bool: Bilingual("true or false", "true ou false"),
    float: Bilingual("a number", "un nombre"),
}
OBJECT: Final = Bilingual("an object", "un objet")
LIST: Final = Bilingual("a list", "une liste")


class Unfit(Exception):
    """A value that does not have the shape it should have."""

    def __init__(self, place: str, expected: str | Bilingual, found: Json) -> None:
        wanted = Bilingual(expected, expected) if isinstance(expected, str) else expected
        instead = shown(found, MOST_SHOWN)
        where = place or "/"
        self.told = Bilingual(
            f"{where}: expected {wanted.en}, found {instead}",
            f"{where} : attendu {wanted.fr}, trouvé {instead}",
        )
        super().__init__(self.told.en)


def read(kind: type[Thing], tree: Json, place: str = "") -> Thing:
    """A frozen class out of an object with its fields, and no other keys; Unfit if it does not fit."""
    if not isinstance(tree, dict):
        raise Unfit(place, OBJECT, tree)
    fields = _fields(kind)
    for key in tree:
        if key not in fields:
            listed = ", ".join(fields)
            raise Unfit(under(place, key), Bilingual(f"only {listed}", f"seulement {listed}"), tree[key])
    values = {}
    for name, field in fields.items():
        if name in tree:
            values[name] = _value(field.type, tree[name], under(place, name))
        elif field.default is attrs.NOTHING:
            raise Unfit(under(place, name), Bilingual("this key", "cette clé"), None)
    return kind(**values)


def write(value: object) -> Json:
    """A value as a tree of JSON values."""
    if attrs.has(type(value)):
        return {name: write(getattr(value, name)) for name in _fields(type(value))}
    match value:
        case enum.Enum():
            return value.value
        case Mapping():
            return {str(key): write(part) for key, part in value.items()}
        case tuple() | list():
            return [write(part) for part in value]
        case _:
            return value


def schema(shape: Shape) -> Schema:
    """The JSON Schema of a shape; objects have no other keys."""
    if attrs.has(shape):
        return _class_schema(shape)
    if isinstance(shape, types.UnionType):
        return {"anyOf": [schema(part) for part in get_args(shape)]}
    if isinstance(shape, type) and issubclass(shape, enum.Enum):
        return {"enum": [member.value for member in shape]}
    if _origin(shape) is tuple:
        return {"type": "array", "items": schema(get_args(shape)[0])}
    if _origin(shape) is Mapping:
        return {"type": "object", "additionalProperties": schema(get_args(shape)[1])}
    return dict(SIMPLE[shape])


SIMPLE: Final[Mapping[Shape, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    types.NoneType: {"type": "null"},
    Any: {},
}


def _class_schema(kind: type) -> Schema:
    fields = _fields(kind)
    properties = {name: schema(field.type) for name, field in fields.items()}
    required = [name for name, field in fields.items() if field.default is attrs.NOTHING]
    word = getattr(kind, "word", None)
    if word is not None:
        properties = {word[0]: {"const": word[1]}, **properties}
        required = [word[0], *required]
    return {
        "description": (inspect.getdoc(kind) or "").partition("\n")[0],
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _fields(kind: type) -> Mapping[str, "attrs.Attribute[Any]"]:
    return {field.name: field for field in attrs.fields(attrs.resolve_types(kind))}


def _origin(shape: Shape) -> object:
    return get_origin(shape)


def _value(shape: Shape, found: Json, place: str) -> Json:
    if isinstance(shape, types.UnionType):
        return None if found is None else _value(get_args(shape)[0], found, place)
    if _origin(shape) is tuple:
        if not isinstance(found, list):
            raise Unfit(place, LIST, found)
        each = get_args(shape)[0]
        return tuple(_value(each, part, under(place, index)) for index, part in enumerate(found))
    if _origin(shape) is Mapping:
        if not isinstance(found, dict):
            raise Unfit(place, OBJECT, found)
        return found
    if type(found) is not shape:
        raise Unfit(place, NAMES[shape], found)
    return found
