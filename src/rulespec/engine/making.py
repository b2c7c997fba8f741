"""Making frozen objects quickly: for the few classes of which play makes one after the other.

A frozen class refuses assignments even while it fills in its own fields, and has to go round itself for each
of them; that doubles the time to make an object. What is made here begins as a draft, a subclass that takes
assignments, and is sealed when it is complete: from then on it is of the frozen class and nothing else.

This is the one place where code is written by code: a compiled form of the classes needs neither function.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, ParamSpec, TypeVar

import attrs

from rulespec.engine.frozen import FrozenMap

Parameters = ParamSpec("Parameters")
Made = TypeVar("Made")
Source = TypeVar("Source")

UNLOCKED = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}


def maker(frozen: Callable[Parameters, Made]) -> Callable[Parameters, Made]:
    """A function that makes the same objects as calling an attrs class, in half the time."""
    assert isinstance(frozen, type), "a maker is for a class"
    given = [field for field in attrs.fields(frozen) if field.init]
    names = ", ".join(field.name for field in given)
    make: Callable[Parameters, Made] = _compiled(
        frozen, f"def make({names}):", {field.name: field.name for field in given}
    )
    make.__defaults__ = tuple(field.default for field in given if field.default is not attrs.NOTHING)
    return make


def copier(source: type[Source], made: type[Made], *, seal: Collection[str] = ()) -> Callable[[Source], Made]:
    """A function that makes an object with the fields of another; fields the other has not get their default.

    Mappings in the fields to be sealed can change no more.
    """
    assert attrs.has(source), "a copier is for a class with fields"
    shared = {field.name: f"source.{field.name}" for field in attrs.fields(source)}
    for name in seal:
        shared[name] += f" if type(source.{name}) is sealed_ else sealed_(source.{name})"
    return _compiled(made, "def make(source):", shared)


def _compiled(kind: type, head: str, filled: Mapping[str, str]) -> Callable[..., Any]:
    """Fill in what is given; everything else gets its default, or a new one of its kind."""
    fields = attrs.fields(kind)
    assert not any(field.converter or field.validator for field in fields), "fields are taken as they come"
    left = {field.name: field.default for field in fields if field.name not in filled}
    new_ones = {name: default.factory for name, default in left.items() if hasattr(default, "factory")}
    lines = [head, "made = new_(draft_)", *(f"made.{name} = {value}" for name, value in filled.items())]
    lines += [f"made.{name} = default_{name}{'()' if name in new_ones else ''}" for name in left]
    frozen = any("__setattr__" in vars(base) for base in kind.__mro__[:-1])
    text = "\n    ".join([*lines, *(["made.__class__ = kind_"] if frozen else []), "return made"])
    scope: dict[str, Any] = {"new_": object.__new__, "kind_": kind, "sealed_": FrozenMap}
    scope["draft_"] = type(f"{kind.__name__}Draft", (kind,), UNLOCKED) if frozen else kind
    scope |= {f"default_{name}": value for name, value in {**left, **new_ones}.items()}
    exec(compile(text, f"<maker of {kind.__name__}>", "exec"), scope)  # noqa: S102  # as attrs does
    make: Callable[..., Any] = scope["make"]
    return make
