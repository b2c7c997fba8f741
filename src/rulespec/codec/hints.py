"""The types that fields have: what they are made of, with type variables replaced."""

import types
from collections.abc import Mapping
from typing import Any, NewType, TypeVar, Union, get_args, get_origin

import attrs

from rulespec.engine import FrozenMap
from rulespec.errors import RulesError

Kind = Any
"""A type as fields state it: a class, a union, a tuple, a mapping, a type variable."""


class NoForm(RulesError):
    """A type that cannot be written as JSON: the class and the field that have it, and what is missing."""

    def __init__(self, missing: str, place: str = "") -> None:
        self.missing = missing
        self.place = place
        super().__init__(f"{place}: {missing}" if place else missing)

    def within(self, place: str) -> "NoForm":
        """The same with the innermost place at which it was found."""
        return self if self.place else NoForm(self.missing, place)


def fields_of(kind: Kind, roles: Mapping[Kind, Kind]) -> dict[str, Kind]:
    """The fields of an attrs class that it is made with, each with its type; type variables are replaced."""
    known = {**roles, **_parameters(kind, roles)}
    fields = attrs.fields(attrs.resolve_types(origin_of(kind)))
    return {field.name: replaced(field.type, known) for field in fields if field.init}


def replaced(kind: Kind, known: Mapping[Kind, Kind]) -> Kind:
    """A type in which everything that stands for something else is replaced by it."""
    if kind in known:
        return known[kind]
    arguments = get_args(kind)
    if not arguments:
        return kind
    inner = tuple(replaced(argument, known) for argument in arguments)
    if inner == arguments:
        return kind
    return Union[inner] if is_union(kind) else origin_of(kind)[inner]  # noqa: UP007  any number of them


def origin_of(kind: Kind) -> Kind:
    """The class of a generic type; any other type itself."""
    origin: Kind = get_origin(kind)
    return kind if origin is None else origin


def name_of(kind: Kind) -> str:
    """What a type is called in messages."""
    return kind.__name__ if isinstance(kind, type | TypeVar | NewType) and not get_args(kind) else str(kind)


def is_union(kind: Kind) -> bool:
    """Several types are possible."""
    return origin_of(kind) in (Union, types.UnionType)


def is_optional(kind: Kind) -> bool:
    """None is possible."""
    return is_union(kind) and types.NoneType in get_args(kind)


def alternatives(kind: Kind) -> tuple[Kind, ...]:
    """The types that are possible, without None."""
    members = get_args(kind) if is_union(kind) else (kind,)
    return tuple(member for member in members if member is not types.NoneType)


def is_list(kind: Kind) -> bool:
    """A tuple of any length."""
    return origin_of(kind) is tuple and bool(get_args(kind)) and get_args(kind)[-1] is Ellipsis


def is_tuple(kind: Kind) -> bool:
    """A tuple of so many things, each of its own type."""
    return origin_of(kind) is tuple and bool(get_args(kind)) and get_args(kind)[-1] is not Ellipsis


def is_named_tuple(kind: Kind) -> bool:
    """A tuple whose parts have names."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def is_mapping(kind: Kind) -> bool:
    """A mapping from one type to another."""
    return origin_of(kind) in (Mapping, FrozenMap) and bool(get_args(kind))


def key_of(mapping: Kind) -> Kind:
    """The type of the keys of a mapping."""
    return get_args(mapping)[0]


def _parameters(kind: Kind, known: Mapping[Kind, Kind]) -> dict[Kind, Kind]:
    """What the type variables of a class and of its bases stand for."""
    origin = origin_of(kind)
    stated = dict(zip(getattr(origin, "__parameters__", ()), get_args(kind), strict=False))
    stated = {variable: replaced(argument, known) for variable, argument in stated.items()}
    for base in getattr(origin, "__orig_bases__", ()):
        stated |= _parameters(base, {**known, **stated})
    return stated
