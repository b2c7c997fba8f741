"""JSON Schemas of all documents, made from the classes; ``make schemas`` writes them anew."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, get_args

from lum42_ref.model.components import Cubes, Seat
from lum42_ref.model.space import Cell
from lum42_ref.rulings import Rulings, settings
from rulespec.codec import forms
from rulespec.codec.border import pretty
from rulespec.codec.documents import DOCUMENTS, Document
from rulespec.codec.forms import Kind
from rulespec.codec.reading import CUBE_KEYS, WRITTEN_AS
from rulespec.text.switches import Setting

Schema = dict[str, Any]
"""A JSON Schema, or a part of one."""

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SCHEMAS: Final = Path(__file__).parent.parent.parent / "lum42_ref" / "schemas"

NUMBER: Final[Schema] = {
    "type": "integer",
    "minimum": -forms.LARGEST_NUMBER,
    "maximum": forms.LARGEST_NUMBER,
}
LINE: Final[Schema] = {
    "type": "string",
    "maxLength": forms.LONGEST_LINE,
    "pattern": f"^{forms.LINE.pattern}$",
}
IDS: Final[Schema] = {
    "type": "array",
    "items": {"type": "string", "pattern": f"^{forms.ID.pattern}$"},
    "maxItems": forms.LONGEST[str],
}
CELL: Final[Schema] = {"type": "array", "prefixItems": [NUMBER, NUMBER], "items": False, "minItems": 2}
CUBES: Final[Schema] = {
    "type": "object",
    "properties": dict.fromkeys(CUBE_KEYS, NUMBER),
    "required": list(CUBE_KEYS),
    "additionalProperties": False,
}
SIMPLE: Final[tuple[tuple[object, Schema], ...]] = (
    (Cell, CELL),
    (Cubes, CUBES),
    (int, NUMBER),
    (bool, {"type": "boolean"}),
    (str, LINE),
    (tuple[str, ...], IDS),
)
"""What needs no definition of its own."""
IN_A_FORM_OF_THEIR_OWN: Final[tuple[tuple[object, type], ...]] = (
    (forms.SPACE, forms.PlacedSystem),
    (forms.START, forms.PlacedTiles),
    (forms.COMMENTS, forms.Comment),
)
"""What is written as a list of things that the model does not have."""


def schema(document: Document[Any]) -> Schema:
    """The JSON Schema of a kind of document."""
    definitions = Definitions()
    head: Schema = {"format": {"const": document.format}, "version": {"const": forms.VERSION}}
    if forms.is_union(document.kind):
        root = {"oneOf": [definitions.tagged(kind, head) for kind in forms.alternatives(document.kind)]}
    else:
        root = definitions.object(WRITTEN_AS.get(document.kind, document.kind), head)
    return {
        "$schema": DIALECT,
        "$id": f"urn:lum42:{document.name}:{forms.VERSION}",
        "title": document.format,
        **root,
        "$defs": dict(sorted(definitions.made.items())),
    }


def text(document: Document[Any]) -> str:
    """The schema as it stands in its file."""
    return pretty(schema(document)) + "\n"


def path(document: Document[Any]) -> Path:
    """The file of a schema."""
    return SCHEMAS / f"{document.name}.schema.json"


def write_all() -> None:
    """Write all schemas to their files."""
    SCHEMAS.mkdir(exist_ok=True)
    for document in DOCUMENTS:
        path(document).write_text(text(document), encoding="utf-8")


class Definitions:
    """The definitions that one schema needs, by name."""

    def __init__(
        self, simple: Iterable[tuple[object, Schema]] = (), longest: Mapping[object, int] | None = None
    ) -> None:
        self.simple = (*simple, *SIMPLE)
        """Types that need no definition of their own; the first that fits counts."""
        self.longest = {**forms.LONGEST, **(longest or {})}
        """How long a list can be, by what is listed."""
        self.made: dict[str, Schema] = {}

    def of(self, kind: Kind) -> Schema:
        """The schema of a type: in full if it is simple, by reference if it has a name."""
        for simple, found in self.simple:
            if kind == simple:
                return found
        for composed, listed in IN_A_FORM_OF_THEIR_OWN:
            if kind == composed:
                return self.list(listed)
        if forms.is_list(kind):
            return self.list(get_args(kind)[0])
        if forms.is_for_each_seat(kind):
            each = self.of(get_args(kind)[1])
            return _object(dict.fromkeys(forms.words(Seat), each), required=False)
        if forms.is_union(kind):
            return self.union(kind)
        return self.named(kind.__name__, lambda: self.definition(kind))

    def named(self, name: str, define: Callable[[], Schema]) -> Schema:
        """A reference to a definition, which is made when it is first needed."""
        if name not in self.made:
            self.made[name] = {}
            self.made[name] = define()
        return {"$ref": f"#/$defs/{name}"}

    def definition(self, kind: Kind) -> Schema:
        """What stands under the name of a class."""
        if kind is Rulings:
            return _rulings()
        if kind in forms.WORD_KINDS:
            return {"description": _description(kind), "enum": list(forms.words(kind))}
        return self.object(kind, {})

    def object(self, kind: type, beside: Mapping[str, Schema]) -> Schema:
        """An object with the fields of a class, and some beside them."""
        properties = {name: self.of(of) for name, of in forms.fields(kind).items()}
        return {"description": _description(kind), **_object({**beside, **properties})}

    def tagged(self, kind: type, beside: Mapping[str, Schema]) -> Schema:
        """An object that a word tells apart from its alternatives."""
        return self.object(kind, {**beside, "type": {"const": forms.tag(kind)}})

    def list(self, listed: Kind) -> Schema:
        """A list of bounded length."""
        return {"type": "array", "items": self.of(listed), "maxItems": self.longest[listed]}

    def union(self, union: Kind) -> Schema:
        """One of several classes, told apart by their tags, or nothing at all."""
        kinds = forms.alternatives(union)
        if len(kinds) == 1 or all(kind in forms.WORD_KINDS for kind in kinds):
            choices = [self.of(kind) for kind in kinds]
        else:
            choices = [self.tagged_reference(kind) for kind in kinds]
        return {"oneOf": [*choices, *([{"type": "null"}] if forms.is_optional(union) else [])]}

    def tagged_reference(self, kind: type) -> Schema:
        """A reference to a class with its tag."""
        return self.named(f"Tagged{kind.__name__}", lambda: self.tagged(kind, {}))


def _object(properties: Mapping[str, Schema], *, required: bool = True) -> Schema:
    """An object that has no other keys, and all of these if they are required."""
    listed = {"required": list(properties)} if required else {}
    return {"type": "object", "properties": dict(properties), **listed, "additionalProperties": False}


def _rulings() -> Schema:
    readings = {setting.ruling: _readings(setting) for setting in settings()}
    about = "The readings that differ from the defaults, by ruling."
    return {"description": about, **_object(readings, required=False)}


def _readings(setting: Setting) -> Schema:
    if setting.pattern is None:
        return {"enum": list(setting.readings)}
    return {"type": "string", "pattern": f"^({setting.pattern})$"}


def _description(kind: type) -> str:
    """The first sentence of its documentation."""
    return (inspect.getdoc(kind) or "").partition("\n")[0]


if __name__ == "__main__":
    write_all()
