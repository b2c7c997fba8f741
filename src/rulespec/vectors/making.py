"""Making vectors: a question, the answer that our engine works out, and what it is all about."""

import hashlib
import re
import unicodedata
from collections.abc import Mapping
from typing import Final, TypeVar

import attrs

from lum42_ref.model.components import Seat
from lum42_ref.model.table import Achieved, Layout, State
from lum42_ref.rulings import Rulings
from lum42_ref.version import __version__
from rulespec.engine import Action
from rulespec.text.ids import clauses_among, in_order, rulings_among
from rulespec.vectors import answers, kinds
from rulespec.vectors.kinds import FORMAT, VERSION, Digest, FinalBoard, Info, Text, Vector, VectorId
from rulespec.vectors.paper import hash_of, question, write

AnyVector = TypeVar("AnyVector", bound=Vector)

UNHASHED: Final = Digest("0" * 64)
DIGITS: Final = 8
"""Of the hash of a question, in the id of a vector."""


@attrs.frozen
class Note:
    """What there is to say about a vector beside its question and its answer."""

    name: str
    """What stands behind the kind in its id: chapter, and what it shows."""
    catches: str
    source: str


def step(state: State, seat: Seat, action: Action, note: Note) -> kinds.Step:
    """What does this allowed action bring about?"""
    expect, named = answers.step(state, seat, action)
    info = _info("step", named, state.terms.rulings, note)
    return _hashed(kinds.Step(info, state, seat, action, expect))


def refusal(state: State, seat: Seat, action: Action, note: Note) -> kinds.Refusal:
    """Why is this action refused?"""
    expect, named = answers.refusal(state, seat, action)
    info = _info("refusal", named, state.terms.rulings, note)
    return _hashed(kinds.Refusal(info, state, seat, action, expect))


def legal(state: State, note: Note) -> kinds.Legal:
    """Who decides, and what is legal?"""
    expect, named = answers.legal(state)
    return _hashed(kinds.Legal(_info("legal", named, state.terms.rulings, note), state, expect))


def game(layout: Layout, rulings: Rulings, actions: tuple[Action, ...], note: Note) -> kinds.Game:
    """Which positions come up?"""
    expect, named = answers.game(layout, rulings, actions)
    return _hashed(kinds.Game(_info("game", named, rulings, note), layout, rulings, actions, expect))


def perft(state: State, depth: int, note: Note) -> kinds.Perft:
    """How many lines of play are there?"""
    expect, named = answers.perft(state, depth)
    return _hashed(kinds.Perft(_info("perft", named, state.terms.rulings, note), state, depth, expect))


def observation(state: State, seat: Seat, note: Note) -> kinds.Observe:
    """What may this seat know?"""
    expect, named = answers.observation(state, seat)
    return _hashed(kinds.Observe(_info("observation", named, state.terms.rulings, note), state, seat, expect))


@attrs.frozen
class FinalTable:
    """What counts when the last round is over."""

    rulings: Rulings
    scores: Mapping[Seat, int]
    boards: Mapping[Seat, FinalBoard]
    achieved: Achieved


def scoring(table: FinalTable, note: Note) -> kinds.Scoring:
    """Which points, and who wins?"""
    expect, named = answers.scoring(table.rulings, table.scores, table.boards, table.achieved)
    info = _info("scoring", named, table.rulings, note)
    seats = tuple(table.boards)
    return _hashed(
        kinds.Scoring(info, table.rulings, seats, table.scores, table.boards, table.achieved, expect)
    )


def slug(words: str) -> str:
    """Words in lower-case ASCII letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def _info(kind: str, named: answers.Named, rulings: Rulings, note: Note) -> Info:
    ids = sorted({*named, *rulings.differences()}, key=in_order)
    return Info(
        id=VectorId(f"{kind}/{note.name}"),
        hash=UNHASHED,
        format=Text(FORMAT),
        version=Text(VERSION),
        rules_version=Text(__version__),
        clauses=clauses_among(ids),
        rulings=rulings_among(ids),
        readings=rulings,
        catches=Text(note.catches),
        source=Text(note.source),
    )


def _hashed(vector: AnyVector) -> AnyVector:
    """The vector with its hash, and with an id of its own: its name, and a few digits of what it asks."""
    tree = write(vector)
    asked = hashlib.sha256(question(tree)).hexdigest()[:DIGITS]
    info = attrs.evolve(vector.info, id=VectorId(f"{vector.info.id}/{asked}"), hash=hash_of(tree))
    return attrs.evolve(vector, info=info)
