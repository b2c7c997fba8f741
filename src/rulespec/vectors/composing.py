"""Composing vectors: a question, the answer that our engine works out, and what it is all about."""

import hashlib
from typing import Any, Final

import attrs

from rulespec.text.ids import ClauseId, RulingId, clauses_among, in_order, rulings_among
from rulespec.text.switches import Switches
from rulespec.vectors.questions import AnyQuestions, Note
from rulespec.vectors.vector import VERSION, AnyVector, Digest, Info, Tag, Text, Vector, VectorId
from rulespec.vectors.vector_json import hash_of, question_text, write

UNHASHED: Final = Digest("0" * 64)
DIGITS: Final = 8
"""Of the hash of a question, in the id of a vector."""


def compose(about: AnyQuestions, question: object, note: Note) -> AnyVector:
    """The vector that asks a question: with our answer, its hash, and an id of its own.

    The id is its name, and a few digits of the hash of what it asks.
    """
    kind = about.kind_of(question)
    answer = kind.answer(about, question)
    info = _info(about, kind.word, answer.named, readings_of(question), note)
    vector = Vector(info, question, answer.expect)
    tree = write(about, vector)
    asked = hashlib.sha256(question_text(tree)).hexdigest()[:DIGITS]
    return attrs.evolve(
        vector, info=attrs.evolve(info, id=VectorId(f"{info.id}/{asked}"), hash=hash_of(tree))
    )


def readings_of(question: Any) -> Switches:  # noqa: ANN401  of whichever kind
    """The readings under which something is asked: its own, or those of its position."""
    found: Switches = question.rulings if hasattr(question, "rulings") else question.state.terms.rulings
    return found


def _info(
    about: AnyQuestions, word: str, named: tuple[str, ...], rulings: Switches, note: Note
) -> Info[Switches]:
    ids = sorted({*named, *rulings.differences()}, key=in_order)
    return Info(
        id=VectorId(f"{word}/{note.name}"),
        hash=UNHASHED,
        format=Text(about.format),
        version=Text(VERSION),
        rules_version=Text(about.book.version),
        clauses=tuple(map(ClauseId, clauses_among(ids))),
        rulings=tuple(map(RulingId, rulings_among(ids))),
        readings=rulings,
        tags=tuple(map(Tag, about.tags(rulings))),
        catches=Text(note.catches),
        source=Text(note.source),
    )
