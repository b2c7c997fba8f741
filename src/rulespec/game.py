"""A game as the machinery sees it: everything that is made of a rulebook is made of this one object."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from rulespec.codec.codec import Codec
from rulespec.drawing import Drawing
from rulespec.engine import Engine, Event
from rulespec.language import Bilingual, Language
from rulespec.notation import Notation
from rulespec.telling import Telling
from rulespec.text.book import Book
from rulespec.vectors.questions import AnyQuestions

AnyEngine = Engine[Any, Any, Any, Any, Any, Any, Any]


def nothing_hidden(*_: object) -> tuple[()]:
    """A game in which everybody sees everything."""
    return ()


def no_part(_event: Event[Any]) -> Bilingual | None:
    """A game that is all of one piece."""
    return None


@attrs.frozen(kw_only=True)
class Game:
    """A rulebook that can be read, played, written down, told and drawn.

    The machinery does not know what a state of the game is: it hands states from one part to the other.
    """

    book: Book
    """Its texts."""
    engine: AnyEngine
    """Its rules: who decides what, and what comes of it."""
    telling: Telling
    """Its sentences, in every language."""
    notation: Notation[Any, Any, Any, Any]
    """Its positions, actions and games as text."""
    codec: Codec[Any, Any, Any, Any, Any]
    """The same as JSON."""
    drawing: Drawing[Any, Any]
    """Its pictures, and its board in the terminal: everything, as a referee sees it."""
    drawings: Mapping[Any, Drawing[Any, Any]] = attrs.field(factory=dict)
    """The same as each player sees it; none of a game in which all see the same."""
    stage: Callable[[Any, Language], str]
    """Which part of the game a position belongs to, as a heading."""
    results: Callable[[Any, Language], Iterable[str]]
    """How the players stand, line by line, and who has won."""
    part: Callable[[Any], Bilingual | None] = no_part
    """The part of the game that an event begins, where points are told by parts: a round, a last count."""
    known: Callable[[Any, Any, Language], Iterable[str]] = nothing_hidden
    """What a seat can reckon of what it does not see, line by line; nothing, where nothing is hidden."""
    scores_in_play: bool = True
    """Points are scored all along: where a play brings none, that is worth a word."""
    questions: Callable[[], AnyQuestions]
    """What its vectors ask, loaded only by those who ask or answer."""
