"""What a game contributes to its vectors: what can be asked about it, and where questions come from."""

import abc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import attrs

from rulespec.codec.codec import Codec
from rulespec.codec.roles import LayoutT, ObservationT, OutcomeT, RulingsT, SeatT, StateT
from rulespec.conformance.cases import Comparison
from rulespec.engine import Action, Engine
from rulespec.errors import RulesError
from rulespec.language import Bilingual
from rulespec.text.book import Book
from rulespec.text.ids import RulingId

AskedT = TypeVar("AskedT")
AnswerT = TypeVar("AnswerT")
Thing = TypeVar("Thing")

ChosenReadings = Mapping[str, str]
"""Rulings, each with the reading that is chosen."""


@attrs.frozen
class Answer(Generic[AnswerT]):
    """What our engine answers to a question."""

    expect: AnswerT
    named: tuple[str, ...]
    """The clauses and rulings that events and reasons named while it was worked out."""


@attrs.frozen
class Note:
    """What there is to say about a vector beside its question and its answer."""

    name: str
    """What stands behind the kind in its id: chapter, and what it shows."""
    catches: str
    source: str


Search = Callable[[], Iterable[tuple[Any, Note]]]
"""Questions of one kind, each with a note."""


def _nothing(_: object) -> None:
    return None


def _all_of_it(expected: object) -> object:
    return expected


def _no_search() -> tuple[()]:
    return ()


@attrs.frozen(kw_only=True, eq=False)
class KindOfQuestion(Generic[AskedT, AnswerT]):
    """A kind of question: what is asked, what is answered, and how answers are compared."""

    word: str
    """Tells it apart, under ``type``."""
    asks: type[AskedT]
    expects: type[AnswerT]
    answer: "Callable[[AnyQuestions, AskedT], Answer[AnswerT]]"
    """How our engine answers it."""
    comparison: Comparison
    """How the answers of other programs are compared with the one that is expected."""
    wide: bool = False
    """It touches many clauses at once, and does not count when it is asked how well one is covered."""
    refuse: Callable[[AskedT], None] = _nothing
    """Raise Misfit if a question makes no sense, which no key by itself can tell."""
    told: Callable[[AnswerT], object] = _all_of_it
    """An answer without what tells the readings in force, whether they matter or not."""
    search: Search = _no_search
    """Questions for the suite, beside those that the machinery finds."""


class Image(abc.ABC):
    """A way to look at a position in which the same rules hold: mirrored, or with other players."""

    __slots__ = ()

    @abc.abstractmethod
    def of(self, thing: Thing) -> Thing:
        """The image of anything that consists of things of the game."""


@attrs.frozen
class Variant:
    """A way to play the game that changes much of it: the search plays games of each."""

    name: str
    readings: ChosenReadings = attrs.field(factory=dict)
    deal: Callable[..., Any] | None = None
    """A layout by lot for those who ask for this way to play; None: as without it."""
    players: int | None = None
    """How many play it where nobody says; None: as many as usually do."""


PLAIN: Final = Variant("plain")


@attrs.frozen(kw_only=True)
class Openings(Generic[SeatT, LayoutT, RulingsT]):
    """How the games begin that are searched."""

    deal: Callable[[tuple[SeatT, ...], int, RulingsT], LayoutT]
    """A layout by lot, for the search."""
    asked_for: Callable[[tuple[SeatT, ...], int, RulingsT], LayoutT] | None = None
    """A layout by lot for people who begin a game; None: as for the search."""
    variants: tuple[Variant, ...] = (PLAIN,)
    decided_by: tuple[tuple[RulingId, str], ...] = ()
    """The readings that allow for layouts that are wrong by default: a ruling and a reading each."""
    needed: Mapping[str, ChosenReadings] = attrs.field(factory=dict)
    """The readings without which a ruling never comes up, by ruling."""


def _no_tags(_: object) -> tuple[()]:
    return ()


def _no_images(_: object) -> Iterator[Image]:
    return iter(())


@attrs.define(frozen=True, kw_only=True, slots=False, eq=False)
class Questions(Generic[SeatT, RulingsT, LayoutT, StateT, ObservationT, OutcomeT]):
    """All that can be asked about a game, and what is needed to ask and to answer it."""

    book: Book
    engine: Engine[SeatT, RulingsT, LayoutT, StateT, Any, ObservationT, OutcomeT]
    codec: Codec[StateT, LayoutT, RulingsT, ObservationT, OutcomeT]
    kinds: Sequence[KindOfQuestion[Any, Any]]
    """Those that every game has (``COMMON_KINDS``), and those that only this one has."""
    scores: Callable[[StateT], Mapping[SeatT, int]]
    """Who has how many points."""
    universe: Callable[[StateT], Sequence[Action]]
    """Every well-formed action, sensible or not."""
    openings: Openings[SeatT, LayoutT, RulingsT]
    tried_for_pairs: int | None = None
    """In a position so many actions, by lot, are tried for reasons that hold together; None: all of them."""
    observing: tuple[str, ...] = ()
    """The clauses and rulings that say what a seat may know."""
    tags: Callable[[RulingsT], Iterable[str]] = _no_tags
    """Words for all vectors under some readings that one may want to leave out, or to take alone."""
    former: Mapping[str, Bilingual] = attrs.field(factory=dict)
    """By major version of the form of vectors: what it has done away with, and why."""
    images: Callable[[RulingsT], Iterable[Image]] = _no_images
    """The ways to look at positions under some readings in which all stays true; the plain one is none."""

    def __attrs_post_init__(self) -> None:
        """Each kind is known by its word, and by the class of its questions."""
        for names in ([kind.word for kind in self.kinds], [kind.asks.__name__ for kind in self.kinds]):
            for name in names:
                if names.count(name) > 1:
                    raise RulesError(f"{self.book.name}: two kinds of questions are called {name}")

    @property
    def format(self) -> str:
        """The name of the format of vectors."""
        return f"{self.book.name}-vector"

    @property
    def schemas(self) -> Path:
        """Where the schemas of vectors lie."""
        return self.book.directory / "schemas"

    @cached_property
    def by_word(self) -> Mapping[str, KindOfQuestion[Any, Any]]:
        """The kinds by their words."""
        return {kind.word: kind for kind in self.kinds}

    def kind_of(self, question: object) -> KindOfQuestion[Any, Any]:
        """The kind of a question."""
        return self._by_class[type(question)]

    @cached_property
    def _by_class(self) -> Mapping[type, KindOfQuestion[Any, Any]]:
        return {kind.asks: kind for kind in self.kinds}


AnyQuestions = Questions[Any, Any, Any, Any, Any, Any]
"""The questions about whichever game."""
