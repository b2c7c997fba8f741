"""Vectors from random games: whole games, and what can be asked anywhere in them."""

import enum
import itertools
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import attrs

from rulespec.engine import CHANCE, Action, Layout
from rulespec.engine.lots import by_lot
from rulespec.engine.table import AnyState
from rulespec.text.slug import slug
from rulespec.text.switches import Switches
from rulespec.vectors.composing import compose
from rulespec.vectors.decisive import Reading, by_default
from rulespec.vectors.engine_answers import lines
from rulespec.vectors.questions import AnyQuestions, ChosenReadings, Note, Variant
from rulespec.vectors.vector import AnyVector, Depth, Observe, Perft, WholeGame

GAMES_A_KIND: Final = 2
GAMES_OF_A_SETUP: Final = 3
GAMES_COUNTED: Final = 12
COUNTED_A_GAME: Final = 3
GAMES_OBSERVED: Final = 6
OBSERVED_A_GAME: Final = 2
"""Beside the first position."""
MOST_LINES: Final = 5_000
DEEPEST: Final = 4


@attrs.frozen
class Turn:
    """A position of a game and the action that was played in it."""

    state: AnyState
    action: Action

    @property
    def seat(self) -> Any:  # noqa: ANN401  a seat of the game, or chance
        """Who decided."""
        return self.state.pending[-1].seat


def played(about: AnyQuestions, layout: Layout[Any], rulings: Switches, chance: Random) -> Iterator[Turn]:
    """A game by lot, to its end."""
    engine = about.engine
    state = engine.opening(layout, rulings).state
    while engine.legal_actions(state):
        action = drawn(about, state, chance)
        yield Turn(state, action)
        state = engine.play(state, action).state


def drawn(about: AnyQuestions, state: AnyState, chance: Random) -> Action:
    """One of the legal actions; what chance brings goes by its weight."""
    if about.engine.decider(state) is CHANCE:
        return by_lot(about.engine, chance)(state)
    return chance.choice(about.engine.legal_actions(state))


def layout_by_lot(about: AnyQuestions, number: int, rulings: Switches, chance: Random) -> Layout[Any]:
    """How a game begins: each number of players in turn."""
    counts = about.engine.player_counts
    there_are: type[enum.Enum] = about.engine.seats
    seats = tuple(chance.sample(tuple(there_are), counts[number % len(counts)]))
    layout: Layout[Any] = about.openings.deal(seats, chance.getrandbits(32), rulings)
    return layout


def variant_in_turn(about: AnyQuestions, number: int) -> Switches:
    """The readings of each variant in turn."""
    variants = about.openings.variants
    return chosen(about, variants[number % len(variants)].readings)


def chosen(about: AnyQuestions, readings: ChosenReadings) -> Switches:
    """These readings, and otherwise the defaults."""
    rulings: Switches = about.engine.rulings()
    for ruling, reading in readings.items():
        rulings = rulings.with_reading(ruling, reading)
    return rulings


def same_each_time(*what: object) -> Random:
    """Chance that is the same at every run, for this purpose."""
    return Random(" ".join(str(word) for word in what))  # noqa: S311  a game, not a secret


def whole_games(about: AnyQuestions) -> Iterator[AnyVector]:
    """Games of every number of players and every variant, under the defaults and under other readings."""
    counts, variants = enumerate(about.engine.player_counts), about.openings.variants
    for (index, players), variant, varied in itertools.product(counts, variants, (False, True)):
        for number in range(GAMES_A_KIND):
            chance = same_each_time("game", players, *variant.readings.values(), varied, number)
            rulings = _rulings(about, variant, chance if varied else None)
            layout = layout_by_lot(about, index, rulings, chance)
            readings = "other-readings" if varied else "defaults"
            note = Note(
                f"{players}-players/{variant.name}-{readings}",
                "any deviation in the course of a whole game",
                f"random game {number + 1} of {players} players",
            )
            yield _whole_game(about, layout, rulings, chance, note)


def games_under_a_reading(about: AnyQuestions) -> Iterator[AnyVector]:
    """Games under each reading that decides what a game begins with, which they could not by default."""
    for ruling, reading in about.openings.decided_by:
        for number in range(GAMES_OF_A_SETUP):
            chance = same_each_time("setup", ruling, reading, number)
            rulings = chosen(about, {ruling: reading})
            layout = layout_by_lot(about, number, rulings, chance)
            while not list(about.engine.layout_faults(layout, by_default(rulings, ruling))):
                layout = layout_by_lot(about, number, rulings, chance)
            note = Note(
                f"{len(layout.seats)}-players/{of_a_reading((ruling, reading))}",
                f"an engine that reads {ruling} otherwise than {reading}",
                f"random game {number + 1} under this reading",
            )
            yield _whole_game(about, layout, rulings, chance, note)


def lines_of_play(about: AnyQuestions) -> Iterator[AnyVector]:
    """Positions from random games with the number of lines of play that begin in them."""
    for number in range(GAMES_COUNTED):
        chance = same_each_time("perft", number)
        rulings = variant_in_turn(about, number)
        turns = list(played(about, layout_by_lot(about, number, rulings, chance), rulings, chance))
        for turn in chance.sample(turns, COUNTED_A_GAME):
            depth = depth_within(about, turn.state)
            note = Note(
                f"{len(turn.state.terms.seats)}-players/depth-{depth}",
                "an engine that misses legal actions or allows illegal ones further on",
                f"random game {number + 1}",
            )
            yield compose(about, Perft(turn.state, Depth(depth)), note)


def observations(about: AnyQuestions) -> Iterator[AnyVector]:
    """What seats may know of positions from random games."""
    for number in range(GAMES_OBSERVED):
        chance = same_each_time("observation", number)
        rulings = chosen(about, {})
        turns = list(played(about, layout_by_lot(about, number, rulings, chance), rulings, chance))
        for turn in (turns[0], *chance.sample(turns, OBSERVED_A_GAME)):
            seat = chance.choice(turn.state.terms.seats)
            note = Note(
                f"{len(turn.state.terms.seats)}-players/after-{turns.index(turn)}-actions",
                "an engine that shows a seat what is hidden from it, or hides what lies open",
                f"random game {number + 1}",
            )
            yield compose(about, Observe(turn.state, seat), note)


def depth_within(about: AnyQuestions, state: AnyState) -> int:
    """As many actions ahead as can be counted soon, if lines go on branching as they have so far."""
    depth, before, count = 1, 1, lines(about, state, 1)
    while depth < DEEPEST and count * count // before < MOST_LINES:
        depth += 1
        before, count = count, lines(about, state, depth)
    return depth


def of_a_reading(reading: Reading) -> str:
    """A ruling and its reading, in the id of a vector."""
    ruling, name = reading
    return f"{ruling.lower()}-{slug(name)}"


def _whole_game(
    about: AnyQuestions, layout: Layout[Any], rulings: Switches, chance: Random, note: Note
) -> AnyVector:
    actions = tuple(turn.action for turn in played(about, layout, rulings, chance))
    return compose(about, WholeGame(layout, rulings, actions), note)


def _rulings(about: AnyQuestions, variant: Variant, chance: Random | None) -> Switches:
    """The readings of a variant; with chance, any readings of all other rulings whose readings are listed."""
    rulings = chosen(about, variant.readings)
    for setting in rulings.settings():
        if chance is not None and setting.pattern is None and setting.ruling not in variant.readings:
            rulings = rulings.with_reading(setting.ruling, chance.choice(setting.readings))
    return rulings
