"""What pages claim of a rulebook, put to its engine: positions, lines of play, and what comes of them."""

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import attrs
import cattrs

from rulespec.engine import Verdict
from rulespec.game import Game
from rulespec.notation import statements_of
from tests.support.pages import LANGUAGES, Pages

Own = Mapping[str, Callable[[Any], object]]
"""What only some rulebooks claim, and how it is read off a position."""


@attrs.frozen
class Claims:
    """What is said to come of a line of play; what is not spoken of is None."""

    points: dict[str, int] | None = None
    """All points gained, by seat."""
    refused: list[str] | None = None
    """Every reason against the last action."""
    legal: list[str] | None = None
    """Every action that is legal in the end."""
    decides: str | None = None
    """Who decides what in the end."""
    after: list[str] | None = None
    """Statements of the card of the last position."""
    winners: list[str] | None = None
    reserve: dict[str, int] | None = None
    counted: dict[str, Any] | None = None

    @property
    def stated(self) -> dict[str, object]:
        """What is spoken of."""
        every = {field.name: getattr(self, field.name) for field in attrs.fields(Claims)}
        return {name: said for name, said in every.items() if said is not None}


@attrs.frozen
class Words:
    """A question and its answer in one language."""

    q: str
    a: str


@attrs.frozen
class Otherwise(Claims):
    """What comes of the same play under another reading."""

    reading: str = attrs.field(kw_only=True)


@attrs.frozen
class Question(Claims):
    """A rule question with its answer, the position that shows it, and what is claimed."""

    id: str = attrs.field(kw_only=True)
    chapter: str = attrs.field(kw_only=True)
    clauses: list[str] = attrs.field(kw_only=True)
    rulings: list[str] = attrs.field(kw_only=True, factory=list)
    beside: list[str] = attrs.field(kw_only=True, factory=list)
    """Of the clauses and rulings, those that explain without being named by what happened."""
    en: Words = attrs.field(kw_only=True)
    fr: Words = attrs.field(kw_only=True)
    card: str = attrs.field(kw_only=True)
    play: list[str] = attrs.field(kw_only=True, factory=list)
    otherwise: list[Otherwise] = attrs.field(kw_only=True, factory=list)


NOTHING: Final[Own] = {}


@attrs.frozen
class Played:
    """A position, what came of the play, and what was named on the way."""

    game: Game
    before: Any
    state: Any
    verdicts: tuple[Verdict, ...]
    own: Own = NOTHING

    @classmethod
    def of(cls, game: Game, card: str, lines: Iterable[str], own: Own = NOTHING) -> "Played":
        """The lines played one after the other; nothing may come after a refusal."""
        before = state = game.notation.read_card(card)
        verdicts: list[Verdict] = []
        for written in lines:
            line = game.notation.read_line(written, state)
            for action in line.actions:
                assert all(verdict.allowed for verdict in verdicts), f"{written} comes after a refusal"
                verdict = game.engine.explain(state, action, line.seat)
                verdicts.append(verdict)
                if verdict.allowed:
                    state = game.engine.play(state, action, line.seat).state
        return cls(game, before, state, tuple(verdicts), own)

    @property
    def points(self) -> dict[str, int]:
        gained = {seat: self.state.scores[seat] - self.before.scores[seat] for seat in self.state.scores}
        return {word(seat): number for seat, number in gained.items() if number}

    @property
    def refused(self) -> list[str]:
        return [reason.name for verdict in self.verdicts for reason in verdict.reasons]

    @property
    def legal(self) -> list[str]:
        written = self.game.notation.write_action
        return [written(action) for action in self.game.engine.legal_actions(self.state)]

    @property
    def decides(self) -> str:
        pending = self.game.engine.decision(self.state)
        if pending is None:
            return "nobody"
        return " ".join(self.game.notation.write_decision(pending).split()[1::-1])

    @property
    def after(self) -> list[str]:
        found = statements_of(self.game.notation.write_card(self.state))
        return [" ".join(word.text for word in statement) for statement in found]

    @property
    def winners(self) -> list[str]:
        end: Any = self.game.engine.outcome(self.state)
        return [] if end is None else [word(seat) for seat in end.winners]

    def named(self, *, with_legal: bool = False) -> set[str]:
        """Clauses and rulings named by what happened, or by what could happen next."""
        verdicts = [*self.verdicts]
        if with_legal:
            engine = self.game.engine
            verdicts += [engine.explain(self.state, action) for action in engine.legal_actions(self.state)]
        return {name for verdict in verdicts for name in (*verdict.clauses, *verdict.rulings)}

    def tell(self, name: str) -> object:
        """How it is with something that can be claimed."""
        return self.own[name](self.state) if name in self.own else getattr(self, name)

    def bears_out(self, claims: Claims) -> None:
        """Everything that is claimed is so."""
        for name, said in claims.stated.items():
            if name == "after":
                missing = [line for line in claims.after or () if line not in self.after]
                assert not missing, f"{missing} not among {self.after}"
            else:
                assert self.tell(name) == said, name
        assert not self.refused or claims.refused, f"refused: {self.refused}"


def questions(pages: Pages) -> Sequence[Question]:
    """The questions of a rulebook; a key that nobody knows is refused."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    document = pages.toml("questions")
    assert [document[language].keys() for language in LANGUAGES] == [{"introduction"}] * len(LANGUAGES)
    assert set(document) == {*LANGUAGES, "question"}
    return converter.structure(document["question"], list[Question])


def word(seat: enum.Enum) -> str:
    """A seat as pages write it."""
    return seat.name.lower()
