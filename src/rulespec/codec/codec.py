"""The codec of a game: every document it has, derived from its classes."""

import enum
import hashlib
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeAlias

import attrs

from rulespec.codec import border
from rulespec.codec.derivation import DERIVATIONS, LONGEST
from rulespec.codec.documents import Document
from rulespec.codec.forms import Form, Forms, Maker
from rulespec.codec.hints import Kind
from rulespec.codec.objects import class_form
from rulespec.codec.roles import LayoutT, ObservationT, OutcomeT, RulingsT, StateT, roles_in
from rulespec.codec.schema import write_schema
from rulespec.engine import Action, Engine, Event, GameRecord, Objection, Verdict
from rulespec.errors import FormatError
from rulespec.vocabulary.entries import plain_word

Value: TypeAlias = (
    StateT | LayoutT | Action | Event[Any] | Verdict | GameRecord[LayoutT, RulingsT] | ObservationT | OutcomeT
)
"""What can be a document."""


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Codec(Generic[StateT, LayoutT, RulingsT, ObservationT, OutcomeT]):
    """The documents of a game: written, read, fingerprinted, and described by schemas.

    All of it follows from the types of the fields of the engine's classes; what does not is handed over.
    """

    name: str
    """Stands before the name of every format."""
    version: int
    """Of all formats."""
    engine: Engine[Any, RulingsT, LayoutT, StateT, Any, ObservationT, OutcomeT]
    longest: Mapping[Kind, int]
    """How long a list can be, by what is listed; a mapping, by its keys."""
    own: Mapping[Kind, Maker] = attrs.field(factory=dict)
    """Types that have a form of their own."""
    partial: Collection[type[enum.Enum]] = ()
    """Enums from which a mapping can lack some; from all others but the seats it is complete."""
    lasting: Collection[Kind] = ()
    """Classes whose things most positions share with the one before: each is read and written once."""
    word: Callable[[enum.Enum | type], str] = plain_word
    """How a member of an enum is written, and what tells a class apart from its alternatives."""

    @cached_property
    def forms(self) -> Forms:
        """How everything in this game is written."""
        engine = self.engine
        seats: type[enum.Enum] = engine.seats
        counted: dict[Kind, int] = {kind: len(kind) for kind in (seats, engine.reasons)}
        counted[Objection] = len(engine.reasons)
        return Forms(
            derivations=DERIVATIONS,
            kinds=(*engine.actions, *engine.decisions, *engine.events, *engine.remarks),
            roles=roles_in(engine),
            seats=seats,
            longest={**LONGEST, **counted, **self.longest},
            own={
                engine.state: _written_through(engine.essential),
                engine.observation: _written_through(engine.essential_observation),
                **self.own,
            },
            partial=self.partial,
            lasting=self.lasting,
            word=self.word,
        )

    @cached_property
    def state(self) -> Document[StateT]:
        """A position."""
        return self._document("state", self.engine.state)

    @cached_property
    def layout(self) -> Document[LayoutT]:
        """How a game is set up."""
        return self._document("layout", self.engine.layout)

    @cached_property
    def action(self) -> Document[Action]:
        """An action."""
        return self._document("action", Action)

    @cached_property
    def event(self) -> Document[Event[Any]]:
        """An event."""
        return self._document("event", Event)

    @cached_property
    def verdict(self) -> Document[Verdict]:
        """A verdict."""
        return self._document("verdict", Verdict)

    @cached_property
    def record(self) -> Document[GameRecord[LayoutT, RulingsT]]:
        """A game written down."""
        return self._document("record", GameRecord)

    @cached_property
    def observation(self) -> Document[ObservationT]:
        """A position as one seat sees it."""
        return self._document("observation", self.engine.observation)

    @cached_property
    def outcome(self) -> Document[OutcomeT]:
        """How a game ended."""
        return self._document("outcome", self.engine.end)

    @cached_property
    def documents(self) -> tuple[Document[Any], ...]:
        """Every kind of document."""
        return (
            self.state,
            self.layout,
            self.action,
            self.event,
            self.verdict,
            self.record,
            self.observation,
            self.outcome,
        )

    def check(self) -> None:
        """Raise NoForm, naming class and field, if something cannot be written or described."""
        for document in self.documents:
            document.schema()

    def encode(self, value: Value[StateT, LayoutT, RulingsT, ObservationT, OutcomeT]) -> str:
        """The JSON text of a value, compact; FormatError if it is no sound value."""
        return self._of(value).write(value).decode()

    def canonical(self, value: Value[StateT, LayoutT, RulingsT, ObservationT, OutcomeT]) -> bytes:
        """The canonical JSON of a value by RFC 8785: the same bytes everywhere.

        Keys are sorted by code point, which for ASCII is the order of the RFC, and there are no other numbers
        than whole ones.
        """
        return self._of(value).write(value, border.canonical)

    def digest(self, value: Value[StateT, LayoutT, RulingsT, ObservationT, OutcomeT]) -> str:
        """The fingerprint of a value: sha256 of its canonical JSON, in hexadecimal."""
        return hashlib.sha256(self.canonical(value)).hexdigest()

    def play_digest(self, state: StateT) -> str:
        """The fingerprint of what two engines must agree on, whatever they note beside it."""
        return self.digest(self.engine.play_alone(state))

    def decode_state(self, text: str | bytes) -> StateT:
        """The position that a text states; FormatError or InvalidPosition if it states none."""
        state = self.state.read(text)
        self.engine.validate(state)
        return state

    def decode_layout(self, text: str | bytes) -> LayoutT:
        """The layout that a text states; whether it suits the readings is seen when a game begins."""
        return self.layout.read(text)

    def decode_action(self, text: str | bytes) -> Action:
        """The action that a text states."""
        return self.action.read(text)

    def decode_event(self, text: str | bytes) -> Event[Any]:
        """The event that a text states."""
        return self.event.read(text)

    def decode_verdict(self, text: str | bytes) -> Verdict:
        """The verdict that a text states."""
        return self.verdict.read(text)

    def decode_record(self, text: str | bytes) -> GameRecord[LayoutT, RulingsT]:
        """The game record that a text states; whether its actions are legal is seen when it is replayed."""
        return self.record.read(text)

    def decode_observation(self, text: str | bytes) -> ObservationT:
        """The observation that a text states."""
        return self.observation.read(text)

    def decode_outcome(self, text: str | bytes) -> OutcomeT:
        """The outcome that a text states."""
        return self.outcome.read(text)

    def write_schemas(self, directory: Path) -> None:
        """Write the schemas of all documents to their files."""
        for document in self.documents:
            write_schema(document.schema(), directory, document.name)

    def _document(self, name: str, kind: Kind) -> Document[Any]:
        return Document(name, self.name, self.version, kind, self.forms)

    @cached_property
    def _by_kind(self) -> Mapping[type, Document[Any]]:
        return {kind: document for document in self.documents for kind in document.kinds}

    def _of(self, value: object) -> Document[Any]:
        document = self._by_kind.get(type(value))
        if document is None:
            names = ", ".join(known.name for known in self.documents)
            raise FormatError("encode", f"expected one of {names}, found {type(value).__name__}")
        return document


def _written_through(essential: Callable[[Any], Any]) -> Maker:
    """Positions are written without what only readings that are not in force would ask for."""

    def make(forms: Forms, kind: Kind) -> Form:
        form = class_form(forms, kind)
        write = form.write
        return attrs.evolve(form, write=lambda position: write(essential(position)))

    return make
