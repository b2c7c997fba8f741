"""``lum42 answer``: our own engine as a program under test, the model of an adapter."""

import functools
import sys
from collections.abc import Callable, Mapping
from typing import BinaryIO, Final, assert_never

import attrs
import click

from lum42_ref import __version__, engine
from lum42_ref.model.components import Seat
from lum42_ref.model.table import Achieved, State
from lum42_ref.rulings import Rulings
from rulespec.codec.misfit import Misfit, expected_word, wrong_keys
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
from rulespec.engine import Action
from rulespec.errors import FormatError, RulesError
from rulespec.vectors import answers, kinds, paper
from rulespec.vectors.kinds import KINDS, FinalBoard, Json

ACTION: Final = "action"
"""The question of which a step and a refusal are the two answers."""
NOT_ASKED: Final = ("_info", "expect")
"""What a vector has and a question has not."""
NOT_ANSWERED: Final = "changes"
"""Made for readers of a vector; an answer is told by its digest."""


@click.command()
def answer() -> None:
    """Answer the questions of lum42 conform on standard input, with our own engine."""
    converse(sys.stdin.buffer, sys.stdout.buffer)


def converse(questions: BinaryIO, replies: BinaryIO) -> None:
    """Reply to every command until there is none, or until told to stop."""
    for line in questions:
        reply = _reply(line)
        if reply is None:
            return
        replies.write(messages.write(reply))
        replies.flush()


def _reply(line: bytes) -> Reply | None:
    try:
        command = messages.read(messages.parse(line), COMMANDS)
    except (Garbage, Misfit) as error:
        raise FormatError("answer", f"expected a command of the protocol: {error}") from None
    match command:
        case Start():
            return Introduction(PROTOCOL, "lum42-ref", __version__, "Python", tuple(KINDS))
        case Run(number=number, vector=vector):
            try:
                return Answered(number, answered(vector))
            except RulesError as error:
                return Faltered(number, str(error))
        case Stop():
            return None
        case _:
            assert_never(command)


def answered(question: Mapping[str, Json]) -> Json:
    """Our engine's answer to a question; FormatError if it is none."""
    kind = question.get("type")
    try:
        if not isinstance(kind, str) or kind not in QUESTIONS:
            raise expected_word(QUESTIONS, kind).within("type")
        parts = _parts(kind, {key: value for key, value in question.items() if key != "type"})
    except Misfit as misfit:
        raise misfit.in_document("vector") from None
    return QUESTIONS[kind].answer(**parts)


def _parts(kind: str, tree: Mapping[str, Json]) -> dict[str, object]:
    """What a question of this kind is made of."""
    readers = _readers(kind)
    if tree.keys() != readers.keys():
        raise wrong_keys(tree, readers)
    parts = {}
    for name, read in readers.items():
        try:
            parts[name] = read(tree[name])
        except Misfit as misfit:
            raise misfit.within(name) from None
    return parts


@functools.cache
def _readers(kind: str) -> Mapping[str, Callable[[Json], object]]:
    members = paper.forms().members(QUESTIONS[kind].shape)
    return {name: form.read for name, form in members.items() if name not in NOT_ASKED}


def _action(state: State, seat: Seat, action: Action) -> Json:
    """What an allowed action brings about, or why it is refused."""
    if engine.explain(state, action, seat).allowed:
        step = paper.write_expected(answers.step(state, seat, action)[0])
        return {key: value for key, value in step.items() if key != NOT_ANSWERED}
    return {"refused": True, **paper.write_expected(answers.refusal(state, seat, action)[0])}


def _scoring(
    rulings: Rulings,
    seats: tuple[Seat, ...],
    scores: Mapping[Seat, int],
    boards: Mapping[Seat, FinalBoard],
    achieved: Achieved,
) -> Json:
    """The boards in the order of the seats, whatever order the keys came in."""
    ordered = {seat: boards[seat] for seat in seats}
    return paper.write_expected(answers.scoring(rulings, scores, ordered, achieved)[0])


def _written(answer: Callable[..., tuple[kinds.Expected, answers.Named]]) -> Callable[..., Json]:
    return lambda **parts: paper.write_expected(answer(**parts)[0])


@attrs.frozen
class _Question:
    """A question: the kind of vector whose parts it has, and our answer."""

    shape: type
    answer: Callable[..., Json]


QUESTIONS: Final[Mapping[str, _Question]] = {
    ACTION: _Question(kinds.Step, _action),
    "legal": _Question(kinds.Legal, _written(answers.legal)),
    "game": _Question(kinds.Game, _written(answers.game)),
    "perft": _Question(kinds.Perft, _written(answers.perft)),
    "observation": _Question(kinds.Observe, _written(answers.observation)),
    "scoring": _Question(kinds.Scoring, _scoring),
}
"""By the word under ``type``."""
