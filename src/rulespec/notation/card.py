"""Cards: a position as a few lines of text that state only what matters."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Generic

import attrs

from rulespec.engine.engine import StateT
from rulespec.engine.table import State_co
from rulespec.errors import FormatError
from rulespec.language import Bilingual
from rulespec.notation.draft import DraftT
from rulespec.notation.one_line import OneLine
from rulespec.notation.statements import Statements, statements_of
from rulespec.notation.word import TOO_LONG

LONGEST_CARD: Final = 20_000
"""Characters."""
CARD: Final = Bilingual("card", "fiche")


@attrs.frozen
class Noted(Generic[State_co]):
    """The position that a card describes, and what was put right in it."""

    state: State_co
    notes: tuple[Bilingual, ...] = ()


@attrs.frozen(kw_only=True)
class Cards(Generic[DraftT, StateT]):
    """What a game's cards can state, and how its positions are stated."""

    begin: Callable[[], DraftT]
    """A draft of which nothing is stated yet."""
    statements: Statements[DraftT]
    finish: Callable[[DraftT], StateT]
    """The position: what is not stated gets a legal and sensible value; a draft notes what is put right."""
    lines: Callable[[StateT], Iterator[str]]
    """The statements that say all of a position."""
    one_line: OneLine = attrs.field(factory=OneLine)

    def read(self, text: str, readings: Iterable[tuple[str, str]] = ()) -> Noted[StateT]:
        """The position that a card describes, sound or not, under readings that go before its own."""
        if len(text) > LONGEST_CARD:
            raise FormatError(CARD, TOO_LONG.filled(most=LONGEST_CARD, found=len(text)))
        draft, made = self.begin(), set[str]()
        for words in statements_of(text):
            self.statements.read(draft, words, made)
        for ruling, reading in readings:
            draft.switch(ruling, draft.rulings.with_reading(ruling, reading))
        return Noted(self.finish(draft), tuple(draft.notes))

    def write(self, state: StateT) -> str:
        """A card that reads back as this very position."""
        return "\n".join(self.lines(state)) + "\n"


AnyCards = Cards[Any, StateT]
"""Whatever the drafts are."""
