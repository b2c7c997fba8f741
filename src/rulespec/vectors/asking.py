"""Vectors as the harness asks them: what is expected set apart from what is asked."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rulespec.codec.border import Json
from rulespec.codec.unions import TYPE
from rulespec.conformance.cases import Case
from rulespec.conformance.report import Selection
from rulespec.conformance.standard import Standard
from rulespec.text.ids import chapter_of
from rulespec.vectors.changes import changed
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import VERSION, AllowedAction, AnyVector
from rulespec.vectors.vector_json import EXPECT, INFO, write

ACTION: Final = "action"
"""The question of which a step and a refusal are the two answers."""
ASKED_AS: Final[Mapping[str, str]] = {"step": ACTION, "refusal": ACTION}
"""Kinds that are one question to a program: whether the action is allowed is for the program to say."""
NOT_ASKED: Final = (INFO, EXPECT)
"""What a vector has and a question has not."""


def standard(about: AnyQuestions) -> Standard:
    """What programs are held to."""
    book = about.book
    return Standard(
        book.name, book.title, book.version, VERSION, tuple(about.by_word), together=(tuple(ASKED_AS),)
    )


def case_of(about: AnyQuestions, vector: AnyVector) -> Case:
    """A vector as a case of the harness."""
    tree = write(about, vector)
    kind = about.kind_of(vector.question)
    shown = {key: value for key, value in tree.items() if key not in NOT_ASKED}
    question = {**shown, TYPE: ASKED_AS.get(kind.word, kind.word)}
    derived: dict[str, Callable[[], Json]] = {}
    if isinstance(vector.question, AllowedAction):
        derived["state"] = lambda: changed(question["state"], vector.expect.changes)
    info = vector.info
    return Case(
        info.id, kind.word, info.clauses, info.rulings, question, tree[EXPECT], kind.comparison, derived
    )


def selected(about: AnyQuestions, vectors: Iterable[AnyVector], selection: Selection) -> list[AnyVector]:
    """The vectors of the chapters, clauses and kinds that are wanted."""
    return [
        vector
        for vector in vectors
        if (not selection.kinds or about.kind_of(vector.question).word in selection.kinds)
        and (not selection.clauses or _touches(vector, selection.clauses))
    ]


def _touches(vector: AnyVector, words: tuple[str, ...]) -> bool:
    return any(clause in words or chapter_of(clause) in words for clause in vector.info.clauses)
