"""How far a game has come, and how it ended, in words."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.engine import outcome
from lum42_ref.model.table import State
from lum42_ref.vocabulary.things import PHASES, SEATS
from rulespec.language import Bilingual, Language

ROUND: Final = Bilingual("Round {number}, {phase}", "Manche {number}, {phase}")
WINNERS: Final = Bilingual("Winner: {names}", "Vainqueur : {names}")


def stage(state: State, language: Language) -> str:
    """The round and the phase of a position."""
    phase = PHASES[state.phase].name.in_language(language)
    return ROUND.in_language(language).format(number=state.round, phase=phase)


def results(state: State, language: Language) -> Iterator[str]:
    """The points of everybody, and once the game is over the winners."""
    yield ", ".join(
        f"{SEATS[seat].name.in_language(language)} {points}" for seat, points in state.scores.items()
    )
    ended = outcome(state)
    if ended is not None:
        names = ", ".join(SEATS[seat].name.in_language(language) for seat in ended.winners)
        yield WINNERS.in_language(language).format(names=names)
