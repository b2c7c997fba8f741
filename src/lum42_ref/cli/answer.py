"""``lum42 answer``: our own engine as a program under test, the model of an adapter."""

import functools
import sys
from collections.abc import Callable, Mapping
from typing import BinaryIO, Final, assert_never

import click

from lum42_ref import __version__
from lum42_ref.codec import forms
from lum42_ref.codec.misfit import Misfit, expected_word, wrong_keys
from lum42_ref.codec.reading import reading_converter
from lum42_ref.conformance import messages
from lum42_ref.conformance.messages import (
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
from lum42_ref.conformance.shapes import Unfit
from lum42_ref.errors import FormatError, Lum42Error
from lum42_ref.model.components import Seat
from lum42_ref.model.table import Achieved
from lum42_ref.rulings import Rulings
from lum42_ref.vectors import answers, kinds, paper
from lum42_ref.vectors.kinds import KINDS, Expected, FinalBoard, Json

NOT_ASKED: Final = ("_info", "expect")
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
    except (Garbage, Unfit) as error:
        raise FormatError("answer", f"expected a command of the protocol: {error}") from None
    match command:
        case Start():
            return Introduction(PROTOCOL, "lum42-ref", __version__, "Python", tuple(KINDS))
        case Run(number=number, vector=vector):
            try:
                return Answered(number, answered(vector))
            except Lum42Error as error:
                return Faltered(number, str(error))
        case Stop():
            return None
        case _:
            assert_never(command)


def answered(question: Mapping[str, Json]) -> Json:
    """Our engine's answer to a question; FormatError if it is none."""
    kind = question.get("type")
    try:
        if not isinstance(kind, str) or kind not in KINDS:
            raise expected_word(KINDS, kind).within("type")
        parts = _parts(kind, {key: value for key, value in question.items() if key != "type"})
    except Misfit as misfit:
        raise misfit.in_document("vector") from None
    answer, _ = ANSWERS[kind](**parts)
    tree = paper.write_expected(answer)
    return {key: value for key, value in tree.items() if key != NOT_ANSWERED}


def _parts(kind: str, tree: Mapping[str, Json]) -> dict[str, object]:
    """What a question of this kind is made of."""
    readers = _readers(kind)
    if tree.keys() != readers.keys():
        raise wrong_keys(tree, readers)
    parts = {}
    for name, read in readers.items():
        try:
            parts[name] = read(tree[name], None)
        except Misfit as misfit:
            raise misfit.within(name) from None
    return parts


@functools.cache
def _readers(kind: str) -> Mapping[str, Callable[[Json, object], object]]:
    converter = reading_converter()
    return {
        name: converter.get_structure_hook(of)
        for name, of in forms.fields(_class(kind)).items()
        if name not in NOT_ASKED
    }


def _class(kind: str) -> type:
    return KINDS[kind]


def _scoring(
    rulings: Rulings,
    seats: tuple[Seat, ...],
    scores: Mapping[Seat, int],
    boards: Mapping[Seat, FinalBoard],
    achieved: Achieved,
) -> tuple[kinds.ScoringExpected, answers.Named]:
    """The boards in the order of the seats, whatever order the keys came in."""
    return answers.scoring(rulings, scores, {seat: boards[seat] for seat in seats}, achieved)


ANSWERS: Final[Mapping[str, Callable[..., tuple[Expected, answers.Named]]]] = {
    "step": answers.step,
    "refusal": answers.refusal,
    "legal": answers.legal,
    "game": answers.game,
    "perft": answers.perft,
    "observation": answers.observation,
    "scoring": _scoring,
}
