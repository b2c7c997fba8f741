"""What the hand-written pages of the site claim, put to the engine."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import cattrs

from lum42_ref import State, decision, explain, legal_actions, outcome, play
from lum42_ref.book import BOOK
from lum42_ref.model.components import Colour
from lum42_ref.notation import NOTATION, read_card, read_line, write_action, write_card
from rulespec.engine import Verdict
from rulespec.notation import statements_of
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.register import Register, load_register

PAGES = ("index", "quick-rules", "units", "objectives", "glossary", "vectors", "pictures-key")
LANGUAGES = ("en", "fr")
PLAYED, ASKED = "> ", ">? "


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
    reserve: dict[str, int] | None = None
    winners: list[str] | None = None

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


@attrs.frozen
class Played:
    """A position, what came of the play, and what was named on the way."""

    before: State
    state: State
    verdicts: tuple[Verdict, ...]

    @classmethod
    def of(cls, card: str, lines: Iterable[str]) -> "Played":
        """The lines played one after the other; nothing may come after a refusal."""
        before = state = read_card(card)
        verdicts: list[Verdict] = []
        for written in lines:
            line = read_line(written, state)
            for action in line.actions:
                assert all(verdict.allowed for verdict in verdicts), f"{written} comes after a refusal"
                verdict = explain(state, action, line.seat)
                verdicts.append(verdict)
                if verdict.allowed:
                    state = play(state, action, line.seat).state
        return cls(before, state, tuple(verdicts))

    @property
    def points(self) -> dict[str, int]:
        gained = {seat: self.state.scores[seat] - self.before.scores[seat] for seat in self.state.scores}
        return {seat.name.lower(): number for seat, number in gained.items() if number}

    @property
    def refused(self) -> list[str]:
        return [reason.name for verdict in self.verdicts for reason in verdict.reasons]

    @property
    def legal(self) -> list[str]:
        return [write_action(action) for action in legal_actions(self.state)]

    @property
    def decides(self) -> str:
        pending = decision(self.state)
        return "nobody" if pending is None else " ".join(NOTATION.write_decision(pending).split()[1::-1])

    @property
    def after(self) -> list[str]:
        found = statements_of(write_card(self.state))
        return [" ".join(word.text for word in statement) for statement in found]

    @property
    def reserve(self) -> dict[str, int]:
        return {colour.name.lower(): self.state.reserve[colour] for colour in Colour}

    @property
    def winners(self) -> list[str]:
        end = outcome(self.state)
        return [] if end is None else [seat.name.lower() for seat in end.winners]

    def named(self, *, with_legal: bool = False) -> set[str]:
        """Clauses and rulings named by what happened, or by what could happen next."""
        verdicts = [*self.verdicts]
        if with_legal:
            verdicts += [explain(self.state, action) for action in legal_actions(self.state)]
        return {name for verdict in verdicts for name in (*verdict.clauses, *verdict.rulings)}

    def bears_out(self, claims: Claims) -> None:
        """Everything that is claimed is so."""
        for name, said in claims.stated.items():
            if name == "after":
                missing = [line for line in claims.after or () if line not in self.after]
                assert not missing, f"{missing} not among {self.after}"
            else:
                assert getattr(self, name) == said, name
        assert not self.refused or claims.refused, f"refused: {self.refused}"


@attrs.frozen
class Picture:
    """A block ``lum42`` of a page: a card, lines of play, and perhaps a last action that is asked about."""

    card: str
    lines: tuple[str, ...]
    asked: bool

    @classmethod
    def of(cls, text: str) -> "Picture":
        """Lines of play come after the card; the last one may be a question."""
        every = text.splitlines()
        marked = [line for line in every if line.startswith(">")]
        assert every[len(every) - len(marked) :] == marked, "the play comes after the card"
        assert all(line.startswith(PLAYED) for line in marked[:-1]), "only the last line is asked about"
        assert all(line.startswith((PLAYED, ASKED)) for line in marked)
        card = "\n".join(every[: len(every) - len(marked)])
        lines = tuple(line.split(" ", 1)[1] for line in marked)
        return cls(card, lines, asked=bool(marked) and marked[-1].startswith(ASKED))

    @property
    def played(self) -> Played:
        return Played.of(self.card, self.lines)


@cache
def catalogue() -> Catalogue:
    return load_catalogue(BOOK)


@cache
def register() -> Register:
    return load_register(BOOK)


def page(root: Path, name: str, language: str) -> str:
    return (root / "docs" / "lum42" / "site" / f"{name}.{language}.md").read_text(encoding="utf-8")


def pictures(text: str) -> list[Picture]:
    return [
        Picture.of(block)
        for block in re.findall(r"^```lum42(?:-key)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]


def cited(text: str) -> list[str]:
    return re.findall(r"\[\[([^]]+)\]\]", text)


def toml(root: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((root / "docs" / "lum42" / "site" / f"{name}.toml").read_text(encoding="utf-8"))


def questions(root: Path) -> Sequence[Question]:
    converter = cattrs.Converter(forbid_extra_keys=True)
    document = toml(root, "questions")
    assert [document[language].keys() for language in LANGUAGES] == [{"introduction"}] * len(LANGUAGES)
    assert set(document) == {*LANGUAGES, "question"}
    return converter.structure(document["question"], list[Question])
