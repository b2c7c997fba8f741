"""Documents: whole texts with a format and a version, written and read."""

import functools
import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

import attrs

from lum42_ref import engine
from lum42_ref.model.events import Event
from lum42_ref.model.observation import Observation
from lum42_ref.model.record import GameRecord
from lum42_ref.model.table import Layout, State
from rulespec.codec import border, forms
from rulespec.codec.border import Json
from rulespec.codec.forms import Kind
from rulespec.codec.memory import Reader, Writer
from rulespec.codec.misfit import Misfit, expected, missing
from rulespec.codec.reading import reading_converter
from rulespec.codec.tree import Bounds, parse
from rulespec.codec.writing import writing_converter
from rulespec.engine import Action, Verdict
from rulespec.errors import FormatError

Thing = TypeVar("Thing")


@attrs.frozen
class Document(Generic[Thing]):
    """A kind of document."""

    name: str
    kind: Kind
    """The class, or the union of classes, that it states."""

    @property
    def format(self) -> str:
        """What the document says it is."""
        return f"lum42-{self.name}"


STATE: Final[Document[State]] = Document("state", State)
LAYOUT: Final[Document[Layout]] = Document("layout", Layout)
ACTION: Final[Document[Action]] = Document("action", Action)
EVENT: Final[Document[Event]] = Document("event", Event)
VERDICT: Final[Document[Verdict]] = Document("verdict", Verdict)
RECORD: Final[Document[GameRecord]] = Document("record", GameRecord)
OBSERVATION: Final[Document[Observation]] = Document("observation", Observation)
DOCUMENTS: Final[tuple[Document[Any], ...]] = (STATE, LAYOUT, ACTION, EVENT, VERDICT, RECORD, OBSERVATION)

BOUNDS: Final = Bounds(forms.LARGEST_DOCUMENT, forms.DEEPEST_NESTING)
HEAD: Final = ("format", "version")
"""The keys of a document beside those of what it states."""

Value = State | Layout | Action | Event | Verdict | GameRecord | Observation
"""What can be a document."""


def encode(value: Value) -> str:
    """The JSON text of a value, compact; FormatError if it is no sound value."""
    return _dump(value, border.dumps).decode()


def canonical(value: Value) -> bytes:
    """The canonical JSON of a value by RFC 8785: the same bytes everywhere.

    Keys are sorted by code point, which for ASCII is the order of the RFC, and there are no other numbers
    than whole ones.
    """
    return _dump(value, border.canonical)


def digest(value: Value) -> str:
    """The fingerprint of a value: sha256 of its canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(value)).hexdigest()


def decode_state(text: str | bytes) -> State:
    """The position that a text states; FormatError if it cannot be read, InvalidPosition if it cannot be."""
    state: State = read(text, STATE)
    engine.validate(state)
    return state


def decode_layout(text: str | bytes) -> Layout:
    """The layout that a text states; whether it suits the readings in force is seen when a game begins."""
    return read(text, LAYOUT)


def decode_action(text: str | bytes) -> Action:
    """The action that a text states."""
    return read(text, ACTION)


def decode_event(text: str | bytes) -> Event:
    """The event that a text states."""
    return read(text, EVENT)


def decode_verdict(text: str | bytes) -> Verdict:
    """The verdict that a text states."""
    return read(text, VERDICT)


def decode_record(text: str | bytes) -> GameRecord:
    """The game record that a text states; whether its actions are legal is seen when it is replayed."""
    return read(text, RECORD)


def decode_observation(text: str | bytes) -> Observation:
    """The observation that a text states."""
    return read(text, OBSERVATION)


def read(text: str | bytes, document: Document[Thing]) -> Thing:
    """What a text of this kind states, by its form alone; FormatError if it cannot be read."""
    try:
        tree = parse(text, BOUNDS)
        _take_head(tree, document)
        thing: Thing = _readers()[document.name](tree, None)
    except Misfit as misfit:
        raise misfit.in_document(document.name) from None
    return thing


@functools.cache
def _readers() -> Mapping[str, Reader]:
    converter = reading_converter()
    return {document.name: converter.get_structure_hook(document.kind) for document in DOCUMENTS}


@functools.cache
def _writers() -> Mapping[type, tuple[Document[Any], Writer]]:
    """For each class that can be a document: which one it is, and how it is written."""
    converter = writing_converter()
    writers: dict[type, tuple[Document[Any], Writer]] = {}
    for document in DOCUMENTS:
        write = converter.get_unstructure_hook(document.kind)
        kinds = forms.alternatives(document.kind) if forms.is_union(document.kind) else (document.kind,)
        writers |= dict.fromkeys(kinds, (document, write))
    return writers


def _dump(value: Value, dumps: Callable[[Json], bytes]) -> bytes:
    document, write = _writers().get(type(value), (None, None))
    if document is None or write is None:
        names = ", ".join(known.name for known in DOCUMENTS)
        raise FormatError("encode", f"expected one of {names}, found {type(value).__name__}")
    try:
        tree = {"format": document.format, "version": forms.VERSION, **write(value)}
        return dumps(tree)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise FormatError(document.name, f"cannot be written: {type(error).__name__}: {error}") from error


def _take_head(tree: object, document: Document[Any]) -> None:
    """Check and take away what makes it a document."""
    if not isinstance(tree, dict):
        raise expected("an object", tree)
    for key, value in zip(HEAD, (document.format, forms.VERSION), strict=True):
        if key not in tree:
            raise missing(key)
        found = tree.pop(key)
        if type(found) is not type(value) or found != value:
            raise expected(str(value), found).within(key)
