"""Vectors as the harness asks them: what is expected set apart from what is asked."""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Final

from rulespec.codec.border import Json
from rulespec.codec.unions import TYPE
from rulespec.conformance.cases import Case
from rulespec.conformance.findings import Selection, Topic
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
DEFAULT: Final = "default"
"""Stands for all default readings, where readings are chosen."""
NOT_ASKED: Final = (INFO, EXPECT)
"""What a vector has and a question has not."""


def standard(about: AnyQuestions) -> Standard:
    """What programs are held to."""
    book = about.book
    return Standard(
        book.name,
        book.title,
        book.version,
        VERSION,
        tuple(about.by_word),
        together=(tuple(ASKED_AS),),
        readings={
            setting.ruling: tuple(dict.fromkeys((*setting.readings, *setting.samples)))
            for setting in about.engine.rulings.settings()
        },
        players=tuple(about.codec.forms.words(about.engine.seats)),
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
        info.id,
        kind.word,
        info.clauses,
        info.rulings,
        question,
        tree[EXPECT],
        kind.comparison,
        kind.wide,
        info.readings.differences(),
        derived,
    )


def topic_of(about: AnyQuestions, vector: AnyVector) -> Topic:
    """What a vector is about that is not asked."""
    return Topic(about.kind_of(vector.question).word, vector.info.clauses, vector.info.rulings)


def is_selected(about: AnyQuestions, vector: AnyVector, selection: Selection) -> bool:
    """A vector is of the chapters, clauses, kinds, ids and readings that are wanted."""
    return (
        (not selection.kinds or about.kind_of(vector.question).word in selection.kinds)
        and (not selection.clauses or _touches(vector, selection.clauses))
        and (not selection.ids or any(is_named(vector.info.id, name) for name in selection.ids))
        and (not selection.readings or _is_under(vector, selection.readings))
    )


def is_named(vector_id: str, name: str) -> bool:
    """A name means a vector: its id, the beginning of it up to a stroke, or a pattern with asterisks."""
    return fnmatchcase(vector_id, name) or vector_id.startswith(f"{name.rstrip('/')}/")


def _touches(vector: AnyVector, words: tuple[str, ...]) -> bool:
    return any(clause in words or chapter_of(clause) in words for clause in vector.info.clauses)


def _is_under(vector: AnyVector, words: tuple[str, ...]) -> bool:
    """All its readings are wanted: the default ones, or each that is not."""
    readings = vector.info.readings.differences()
    if not readings:
        return DEFAULT in words
    return all(ruling in words or f"{ruling}={reading}" in words for ruling, reading in readings.items())
