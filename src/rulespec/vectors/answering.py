"""Our own engine as a program under test: it answers the questions of the harness."""

from collections.abc import Mapping
from typing import Any, BinaryIO, Final, assert_never

from rulespec.codec.misfit import Misfit, expected_word
from rulespec.codec.unions import TYPE
from rulespec.conformance import messages
from rulespec.conformance.messages import (
    COMMANDS,
    PROTOCOL,
    Answered,
    Faltered,
    Garbage,
    Introduction,
    Reply,
    Run,
    Start,
    Stop,
)
from rulespec.errors import FormatError, RulesError
from rulespec.vectors.asking import ACTION, ASKED_AS
from rulespec.vectors.common_kinds import REFUSAL, REFUSED, STEP
from rulespec.vectors.questions import AnyQuestions, KindOfQuestion
from rulespec.vectors.vector import RefusedAction
from rulespec.vectors.vector_json import read_question, write_expected

NOT_ANSWERED: Final = "changes"
"""Made for readers of a vector; an answer is told by its digest."""
Tree = Any
"""A question or an answer, as JSON values."""


def converse(about: AnyQuestions, commands: BinaryIO, replies: BinaryIO) -> None:
    """Reply to every command until there is none, or until told to stop."""
    for line in commands:
        reply = _reply(about, line)
        if reply is None:
            return
        replies.write(messages.write(reply))
        replies.flush()


def answered(about: AnyQuestions, question: Mapping[str, Tree]) -> Tree:
    """Our engine's answer to a question; FormatError if it is none."""
    try:
        kind = _kind(about, question.get(TYPE))
        asked = read_question(about, kind, question)
    except Misfit as misfit:
        raise misfit.in_document("vector") from None
    if kind is STEP and about.engine.explain(asked.state, asked.action, asked.seat).reasons:
        refusal = RefusedAction(asked.state, asked.seat, asked.action)
        return {REFUSED: True, **write_expected(about, REFUSAL.answer(about, refusal).expect)}
    answer = write_expected(about, kind.answer(about, asked).expect)
    return {key: value for key, value in answer.items() if key != NOT_ANSWERED}


def words_asked(about: AnyQuestions) -> tuple[str, ...]:
    """The words of all questions, as a program is asked them."""
    return tuple(dict.fromkeys(ASKED_AS.get(word, word) for word in about.by_word))


def _kind(about: AnyQuestions, word: object) -> KindOfQuestion[Any, Any]:
    words = words_asked(about)
    if not isinstance(word, str) or word not in words:
        raise expected_word(words, word).within(TYPE)
    return STEP if word == ACTION else about.by_word[word]


def _reply(about: AnyQuestions, line: bytes) -> Reply | None:
    try:
        command = messages.read(messages.parse(line), COMMANDS)
    except (Garbage, Misfit) as error:
        raise FormatError("answer", f"expected a command of the protocol: {error}") from None
    match command:
        case Start():
            return _introduction(about)
        case Run(number=number, vector=vector):
            try:
                return Answered(number, answered(about, vector))
            except RulesError as error:
                return Faltered(number, str(error))
        case Stop():
            return None
        case _:
            assert_never(command)


def _introduction(about: AnyQuestions) -> Introduction:
    name = about.book.package.replace("_", "-")
    return Introduction(PROTOCOL, name, about.book.version, "Python", tuple(about.by_word))
