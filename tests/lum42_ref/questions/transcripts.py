"""Transcripts of LUM42: what a line of play does to the course of a game."""

from collections.abc import Sequence
from typing import Final

from lum42_ref.game import GAME
from lum42_ref.model.components import Seat
from lum42_ref.model.course import Step
from lum42_ref.vocabulary import VOCABULARY
from tests.support.games import Opening
from tests.support.transcripts import Transcripts

COURSE: Final = ("round", "phase", "first", "active", "skipped")
"""What tells where in the course of a game a position stands."""


def begin(seats: Sequence[str]) -> Step:
    """The opening of a game of these players."""
    return Opening(tuple(Seat[name.upper()] for name in seats), 0, {}).begin()


TRANSCRIPTS: Final = Transcripts(GAME, VOCABULARY.word, COURSE, begin)


def transcript(block: str) -> str:
    """The same block, told anew: what comes of each line of play in the position of its card."""
    return TRANSCRIPTS.told_anew(block)
