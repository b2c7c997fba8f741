"""Documents: whole texts with a format and a version, written and read."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final, Generic, TypeVar

import attrs

from rulespec.codec import border
from rulespec.codec.border import Json
from rulespec.codec.definitions import Schema
from rulespec.codec.forms import Forms, ObjectForm
from rulespec.codec.hints import Kind
from rulespec.codec.misfit import AN_OBJECT, Misfit, expected, missing
from rulespec.codec.schema import whole_schema
from rulespec.codec.tree import Bounds, parse
from rulespec.errors import FormatError

Thing = TypeVar("Thing")

BOUNDS: Final = Bounds(size=256 * 1024, depth=32)
HEAD: Final = ("format", "version")
"""The keys of a document beside those of what it states."""


@attrs.define(frozen=True, eq=False, slots=False)
class Document(Generic[Thing]):
    """A kind of document: the things of one type, each as a whole text."""

    name: str
    game: str
    version: int
    kind: Kind
    """The class, or the base of classes, that it states."""
    forms: Forms
    bounds: Bounds = BOUNDS

    @cached_property
    def form(self) -> ObjectForm:
        """How what it states is written."""
        form = self.forms.of_object(self.kind)
        form.refuse(self.kind, *HEAD)
        return form

    @cached_property
    def kinds(self) -> tuple[type, ...]:
        """The classes of the things that it can state."""
        return self.forms.family(self.kind) or (self.kind,)

    @cached_property
    def head(self) -> Mapping[str, str | int]:
        """What the document says it is."""
        return dict(zip(HEAD, (f"{self.game}-{self.name}", self.version), strict=True))

    def read(self, text: str | bytes) -> Thing:
        """What a text states, by its form alone; FormatError if it cannot be read."""
        try:
            tree = parse(text, self.bounds)
            self._take_head(tree)
            thing: Thing = self.form.read(tree)
        except Misfit as misfit:
            raise misfit.in_document(self.name) from None
        return thing

    def write(self, thing: Thing, dumps: Callable[[Json], bytes] = border.dumps) -> bytes:
        """The text that states a thing; FormatError if it is no sound one."""
        try:
            return dumps({**self.head, **self.form.write(thing)})
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise FormatError(self.name, f"cannot be written: {type(error).__name__}: {error}") from error

    def schema(self) -> Schema:
        """The JSON Schema of all such texts."""
        identifier = f"urn:{self.game}:{self.name}:{self.version}"
        head: dict[str, Schema] = {key: {"const": value} for key, value in self.head.items()}
        return whole_schema(identifier, f"{self.game}-{self.name}", self.form, head)

    def _take_head(self, tree: object) -> None:
        """Check and take away what makes it a document."""
        if not isinstance(tree, dict):
            raise expected(AN_OBJECT, tree)
        for key, value in self.head.items():
            if key not in tree:
                raise missing(key)
            found = tree.pop(key)
            if type(found) is not type(value) or found != value:
                raise expected(str(value), found).within(key)
