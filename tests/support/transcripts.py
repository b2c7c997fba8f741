"""Transcripts: what a line of play does to the course of a game, as the pages on order show it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import attrs

from rulespec.engine import Event, Step
from rulespec.game import Game

PLAYED: Final = "> "
OPENING: Final = "opening"
"""The first line of a transcript that begins with the first position of a game."""
AnyStep = Step[Any]


@attrs.frozen
class Transcripts:
    """How a rulebook tells transcripts."""

    game: Game
    word: Callable[[Any], str]
    """What an event, a decision, a seat or any other thing is called."""
    course: Sequence[str]
    """The fields of a position that tell where in the course of a game it stands."""
    begin: Callable[[Sequence[str]], AnyStep]
    """The opening of a game, by the words for its players."""

    def told_anew(self, block: str) -> str:
        """The same block: what comes of each line of play in the position of its card."""
        card = "".join(f"{line}\n" for line in block.splitlines() if not line.startswith((PLAYED, "  ")))
        lines = [card]
        if card.startswith(OPENING):
            step = self.begin(card.split()[1:])
            state = step.state
            lines += self._told(attrs.evolve(state, pending=()), step)
        else:
            state = self.game.notation.read_card(card)
        for line in block.splitlines():
            if line.startswith(PLAYED):
                (action,) = self.game.notation.read_line(line.removeprefix(PLAYED), state).actions
                step = self.game.engine.play(state, action)
                lines += [f"{line}\n", *self._told(state, step)]
                state = step.state
        return "".join(lines)

    def _told(self, before: Any, step: AnyStep) -> list[str]:
        after: Any = step.state
        told = {"events": ", ".join(map(self._event, step.events)), "pending": self._waiting(after.pending)}
        changed = (name for name in self.course if getattr(before, name) != getattr(after, name))
        told |= {name: self._shown(getattr(after, name)) for name in changed}
        return [f"  {name:<9}{said}\n" for name, said in told.items()]

    def _event(self, event: Event[Any]) -> str:
        """Its word, and who or what it is about where that tells it apart."""
        about = [getattr(event, name) for name in ("phase", "seat", "why") if hasattr(event, name)]
        return " ".join(map(self.word, [type(event), *about]))

    def _waiting(self, pending: Sequence[Any]) -> str:
        return ", ".join(f"{self.word(type(one))} {self.word(one.seat)}" for one in pending) or "none"

    def _shown(self, value: object) -> str:
        if isinstance(value, tuple):
            return ", ".join(map(self.word, value)) or "none"
        if isinstance(value, Mapping):
            return ", ".join(f"{self.word(one)} {number}" for one, number in value.items())
        return str(value) if type(value) is int else self.word(value)
