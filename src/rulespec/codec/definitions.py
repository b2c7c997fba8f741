"""The definitions of a JSON Schema: what has a name is described once."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from rulespec.codec.hints import Kind, NoForm

Schema = dict[str, Any]
"""A JSON Schema, or a part of one."""


class Definitions:
    """The definitions that one schema needs, by name."""

    def __init__(self) -> None:
        self.made: dict[str, Schema] = {}
        self._defined: dict[str, Kind] = {}

    def named(self, kind: Kind, name: str, define: Callable[[], Schema]) -> Schema:
        """A reference to the definition of a type, which is made when it is first needed."""
        if self._defined.setdefault(name, kind) != kind:
            raise NoForm(f"{kind} and {self._defined[name]} have the same name")
        if name not in self.made:
            self.made[name] = {}
            self.made[name] = define()
        return {"$ref": f"#/$defs/{name}"}


def closed_object(properties: Mapping[str, Schema], *, required: bool = True) -> Schema:
    """An object that has no other keys, and all of these if they are required."""
    listed = {"required": list(properties)} if required else {}
    return {"type": "object", "properties": dict(properties), **listed, "additionalProperties": False}


def about(kind: type) -> str:
    """The first sentence of a class's documentation."""
    return (inspect.getdoc(kind) or "").partition("\n")[0]
