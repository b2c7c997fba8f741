"""Somebody who knows nothing but what the commands print, and plays a whole game with it."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import attrs

from tests.lumens_ref.support.shell import Said, typed

REACHED: Final = {"en": "Position reached", "fr": "Position atteinte"}
OVER: Final = {"en": "Next  the game is over", "fr": "Ensuite  la partie est finie"}
SEATS: Final = {"Y": "Yellow", "G": "Green", "R": "Red", "Vi": "Violet"}
MOST_LINES: Final = 400

Totals = Mapping[str, Mapping[str, int]]
"""Room by room what each player has there."""


@attrs.define
class Stranger:
    """Takes any turn that ``moves --turns`` lists, hands it to ``ask --card``, and goes on with that card."""

    card: str
    chance: Random
    environment: dict[str, str] = attrs.field(factory=dict)
    taken: Counter[str] = attrs.field(factory=Counter)
    """How many lines were each player's, or those of chance."""
    end: Sequence[str] = ()
    """What was said when the game was over, in English."""

    def play(self, lines: int = MOST_LINES) -> None:
        """Until the game is over, or for so many lines, in English and French by turns."""
        for number in range(lines):
            language = "fr" if number % 2 else "en"
            turn = self.chance.choice(self._listed(language))
            before, said = self.card, self._asked(turn, language)
            self.card = said.out.partition(f"\n{REACHED[language]}\n")[2]
            self.taken[turn.partition(":")[0]] += 1
            if OVER[language] in said.lines:
                self.end = typed("ask", before, turn, "--card", environment=self.environment).lines
                return
        assert lines < MOST_LINES, "every game ends"

    def _listed(self, language: str) -> Sequence[str]:
        """Every turn that is listed, without the points that it brings."""
        told = typed("moves", self.card, "--turns", "--lang", language, environment=self.environment)
        assert (told.code, told.err, told.lines[1]) == (0, "", "")
        return [line.strip().partition("  ")[0] for line in told.lines[2:]]

    def _asked(self, turn: str, language: str) -> Said:
        said = typed("ask", self.card, turn, "--card", "--lang", language, environment=self.environment)
        assert (said.code, said.err) == (0, ""), (turn, said)
        return said


def counted(grid: Sequence[str], card: str) -> Totals:
    """The totals of every room that anybody has a top chip in, added up from a card by hand."""
    totals: dict[str, Counter[str]] = {}
    for column, row, letter, number in re.findall(r"^(\d+),(\d+) +(Y|G|R|Vi)([1-6])", card, re.MULTILINE):
        room = grid[int(row) - 1][int(column) - 1]
        if room != ".":
            totals.setdefault(room, Counter())[SEATS[letter]] += int(number)
    return totals


def room_lines(lines: Sequence[str]) -> Totals:
    """The totals as the end of a game tells them."""
    rooms = [found for line in lines if (found := re.match(r"Room ([A-Z])(?:, central)?: (.*)", line))]
    return {
        found[1]: {name: int(total) for name, total in re.findall(r"(\w+) (\d+) \(\d VP\)", found[2])}
        for found in rooms
    }
