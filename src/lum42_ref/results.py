"""How far a game has come, and how it ended, in words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from lum42_ref.engine import outcome
from lum42_ref.model.components import Colour, Seat
from lum42_ref.model.events import Event, GameBegan, RoundBegan, Scored, Why
from lum42_ref.model.table import State
from lum42_ref.rules.ending import Decisive, Outcome
from lum42_ref.vocabulary.things import COLOURS, PHASES, POINTS, SEATS
from rulespec.language import Bilingual, Language

ROUND: Final = Bilingual("Round {number}, {phase}", "Manche {number}, {phase}")
FINAL_COUNT: Final = Bilingual("Majorities", "Majorités")
AND: Final = Bilingual(" and ", " et ")
MAJORITY: Final = Bilingual(
    "Majority of {colour}: {holders}, {share} VP", "Majorité {colour} : {holders}, {share} PV"
)
SHARED_MAJORITY: Final = Bilingual(
    "Majority of {colour}: {holders}, {share} VP each", "Majorité {colour} : {holders}, {share} PV chacun"
)
NO_MAJORITY: Final = Bilingual("Majority of {colour}: nobody", "Majorité {colour} : personne")
CUBES: Final = (
    Bilingual("{count} cubes", "{count} cube"),
    Bilingual("{count} cube", "{count} cube"),
    Bilingual("{count} cubes", "{count} cubes"),
)
"""None, one, several."""
WINNER: Final[Mapping[Decisive, Bilingual]] = {
    Decisive.POINTS: Bilingual("Winner: {names}, by points", "Vainqueur : {names}, aux points"),
    Decisive.CUBES: Bilingual(
        "Winner: {names}, by cubes: points are equal, {cubes} against {others}",
        "Vainqueur : {names}, aux cubes : à égalité de points, {cubes} contre {others}",
    ),
    Decisive.SHARED: Bilingual(
        "Winners: {names}, who share the win: points and cubes are equal",
        "Vainqueurs : {names}, qui partagent la victoire : à égalité de points et de cubes",
    ),
}
"""Who has won, and by what."""


def stage(state: State, language: Language) -> str:
    """The round and the phase of a position."""
    phase = PHASES[state.phase].name.in_language(language)
    return ROUND.in_language(language).format(number=state.round, phase=phase)


def part(event: Event) -> Bilingual | None:
    """A round; then the count of the majorities, after the last."""
    match event:
        case GameBegan():
            return _round(1)
        case RoundBegan():
            return _round(event.round)
        case Scored(why=Why.MAJORITY):
            return FINAL_COUNT
        case _:
            return None


def _round(number: int) -> Bilingual:
    return Bilingual(f"Round {number}", f"Manche {number}")


def results(state: State, language: Language) -> Iterator[str]:
    """The points of everybody; once the game is over also the majorities, the ranking and the winners."""
    yield ", ".join(
        f"{SEATS[seat].name.in_language(language)} {points}" for seat, points in state.scores.items()
    )
    ended = outcome(state)
    if ended is not None:
        yield from (_majority(ended, colour, language) for colour in ended.majorities)
        yield from _ranking(ended, language)
        yield _winners(ended, language)


def _majority(ended: Outcome, colour: Colour, language: Language) -> str:
    holders = ended.majorities[colour]
    frame = (NO_MAJORITY, MAJORITY, SHARED_MAJORITY)[min(len(holders), 2)]
    name = COLOURS[colour].name
    said = Bilingual(name.en, name.feminine).in_language(language)
    listed = _names(holders, language)
    return frame.in_language(language).format(colour=said, holders=listed, share=ended.shares[colour])


def _ranking(ended: Outcome, language: Language) -> Iterator[str]:
    """Every rank in a line, with the cubes of those whose points are equal."""
    place = 1
    all_points = list(ended.scores.values())
    for rank in ended.ranking:
        points = ended.scores[rank[0]]
        tied = all_points.count(points) > 1
        cubes = f", {_cubes(ended.cubes[rank[0]], language)}" if tied else ""
        yield f"{place}. {_names(rank, language)} {points} {POINTS.in_language(language)}{cubes}"
        place += len(rank)


def _winners(ended: Outcome, language: Language) -> str:
    best = ended.winners[0]
    others = max(
        (ended.cubes[seat] for rank in ended.ranking[1:] for seat in rank if _as_good(ended, seat, best)),
        default=0,
    )
    return (
        WINNER[ended.decided_by]
        .in_language(language)
        .format(
            names=_names(ended.winners, language), cubes=_cubes(ended.cubes[best], language), others=others
        )
    )


def _as_good(ended: Outcome, seat: Seat, best: Seat) -> bool:
    return ended.scores[seat] == ended.scores[best]


def _cubes(count: int, language: Language) -> str:
    return CUBES[min(count, 2)].in_language(language).format(count=count)


def _names(seats: Iterable[Seat], language: Language) -> str:
    *others, last = [SEATS[seat].name.in_language(language) for seat in seats] or [""]
    return f"{', '.join(others)}{AND.in_language(language)}{last}" if others else last
