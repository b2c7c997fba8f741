"""Vectors from random games: whole games, and positions searched for what is rare."""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, TypeVar

import attrs

from lum42_ref import engine
from lum42_ref.book import BOOK
from lum42_ref.chance import ENERGY_OBJECTIVES, draw_layout
from lum42_ref.model.components import COLOURS, CUBES_EACH, NO_CUBES, Cubes, Seat, UnitKind, add_cube
from lum42_ref.model.reasons import Reason
from lum42_ref.model.table import Achieved, Crew, Layout, State
from lum42_ref.questions.mirroring import images
from lum42_ref.rulings import EnergyObjectives, ExtensionMode, Rulings, settings
from lum42_ref.universe import action_universe
from rulespec.engine import Action
from rulespec.text.catalogue import Clause, load_catalogue
from rulespec.vectors import kinds, making
from rulespec.vectors.answers import lines
from rulespec.vectors.collecting import Collection, Reading, by_default, under
from rulespec.vectors.kinds import FinalBoard, Vector
from rulespec.vectors.making import FinalTable, Note

Shown = TypeVar("Shown", str, Reason, Reading)

ENOUGH_OF_A_CLAUSE: Final = 8
ENOUGH_OF_A_REASON: Final = 8
ENOUGH_OF_A_READING: Final = 5
ENOUGH_OF_A_DECISION: Final = 12
GAMES_SEARCHED: Final = 60
GAMES_FOR_A_READING: Final = 10
REFUSALS_TRIED: Final = 12
"""Of all actions there are, so many are tried in a position."""
GAMES_A_KIND: Final = 2
TIED: Final = 0.6
"""How often players are made to end with the same points and energy cubes."""
MOST_LINES: Final = 5_000
DEEPEST: Final = 4
CUSTOM_CREW: Final = Crew(
    available=(UnitKind.BASIC, UnitKind.BASIC, UnitKind.TWOSOME, UnitKind.ROGUE),
    locked=(UnitKind.DOUBLER, UnitKind.SCIENTIST, UnitKind.CHIEF, UnitKind.BOOSTER),
)
"""A crew for the reading ``custom_start`` of R-79."""
SET_UP_BY: Final = (("R-16", "guessed_four"), ("R-16", "guessed_eight"), ("R-79", "custom_start"))
"""Readings that decide what a game begins with."""
GAMES_OF_A_SETUP: Final = 3
EXTENSION: Final = frozenset({"R-71", "R-72", "R-73", "R-74", "R-75", "R-76", "R-77", "R-78"})
"""Rulings on units of the extension."""


@attrs.frozen
class Turn:
    """A position of a game and the action that was played in it."""

    state: State
    action: Action

    @property
    def seat(self) -> Seat:
        """Who decided."""
        return self.state.pending[-1].seat


def played(layout: Layout, rulings: Rulings, chance: Random) -> Iterator[Turn]:
    """A game by lot, to its end."""
    state = engine.opening(layout, rulings).state
    while actions := engine.legal_actions(state):
        action = chance.choice(actions)
        yield Turn(state, action)
        state = engine.play(state, action).state


def whole_games() -> Iterator[Vector]:
    """Games of 2 to 4 players, base and extension, under the defaults and under other readings."""
    for players, mode, varied in itertools.product((2, 3, 4), ("off", "wider_choice"), (False, True)):
        for number in range(GAMES_A_KIND):
            chance = _chance("game", players, mode, varied, number)
            rulings = Rulings().with_reading("R-79", mode)
            if varied:
                rulings = _any_readings(chance, rulings)
            layout = _layout(players, rulings, chance)
            actions = tuple(turn.action for turn in played(layout, rulings, chance))
            readings = "other-readings" if varied else "defaults"
            extension = "base" if mode == "off" else "extension"
            note = Note(
                f"{players}-players/{extension}-{readings}",
                "any deviation in the course of a whole game",
                f"random game {number + 1} of {players} players",
            )
            yield making.game(layout, rulings, actions, note)


def games_under_a_reading() -> Iterator[Vector]:
    """Games under the readings that decide what a game begins with: objectives, and crews."""
    attested = ENERGY_OBJECTIVES[EnergyObjectives.ATTESTED_ONLY]
    for ruling, reading in SET_UP_BY:
        for number in range(GAMES_OF_A_SETUP):
            chance = _chance("setup", ruling, reading, number)
            rulings = Rulings().with_reading(ruling, reading)
            layout = _layout(2 + number % 3, rulings, chance)
            while ruling == "R-16" and layout.objectives.energy in attested:
                layout = _layout(2 + number % 3, rulings, chance)
            actions = tuple(turn.action for turn in played(layout, rulings, chance))
            note = Note(
                f"{len(layout.seats)}-players/{ruling.lower()}-{making.slug(reading)}",
                f"an engine that reads {ruling} otherwise than {reading}",
                f"random game {number + 1} under this reading",
            )
            yield making.game(layout, rulings, actions, note)


def rare_steps_and_refusals(found: Collection) -> None:
    """Search random games for clauses and reasons that have too few vectors."""
    clauses: dict[str, Clause] = {clause.id: clause for clause in load_catalogue(BOOK)}
    decisions: Counter[str] = Counter()
    for number in range(GAMES_SEARCHED):
        chance = _chance("search", number)
        rulings = Rulings().with_reading("R-79", "wider_choice" if number % 2 else "off")
        layout = _layout(2 + number % 3, rulings, chance)
        for turn in played(layout, rulings, chance):
            _search_clause(found, turn, clauses, number)
            _search_reasons(found, turn, chance, number)
            _search_decision(found, turn, decisions, number)


def readings_that_matter(found: Collection) -> None:
    """Search random games under each reading for positions in which it makes a difference."""
    for ruling, reading in other_readings():
        for number in range(GAMES_FOR_A_READING):
            if found.readings[ruling, reading] >= ENOUGH_OF_A_READING:
                break
            chance = _chance("reading", ruling, reading, number)
            rulings = Rulings().with_reading(ruling, reading)
            if ruling in EXTENSION:
                rulings = rulings.with_reading("R-79", "wider_choice")
            layout = _layout(2 + number % 3, rulings, chance)
            for turn in played(layout, rulings, chance):
                found.take(_differing(turn, ruling, reading, number))
                if found.readings[ruling, reading] >= ENOUGH_OF_A_READING:
                    break


def other_readings() -> list[Reading]:
    """Every reading but the defaults, by ruling."""
    return [
        (setting.ruling, reading)
        for setting in settings()
        for reading in setting.samples
        if reading != setting.default
    ]


def filled_up(found: Collection, clauses: Sequence[str], at_least: Mapping[str, int]) -> None:
    """Add images of vectors until each clause, reason and reading has enough."""
    for clause in clauses:
        _fill(found, found.clauses, clause, at_least["clauses"])
    for reason in Reason:
        _fill(found, found.reasons, reason, at_least["reasons"])
    for reading in other_readings():
        _fill(found, found.readings, reading, at_least["readings"])


def lines_of_play() -> Iterator[Vector]:
    """Positions from random games with the number of lines of play that begin in them."""
    for number in range(12):
        chance = _chance("perft", number)
        rulings = Rulings().with_reading("R-79", "wider_choice" if number % 2 else "off")
        turns = list(played(_layout(2 + number % 3, rulings, chance), rulings, chance))
        for turn in chance.sample(turns, 3):
            depth = _depth_within(turn.state)
            note = Note(
                f"{len(turn.state.terms.seats)}-players/depth-{depth}",
                "an engine that misses legal actions or allows illegal ones further on",
                f"random game {number + 1}",
            )
            yield making.perft(turn.state, depth, note)


def observations() -> Iterator[Vector]:
    """What seats may know of positions from random games."""
    for number in range(6):
        chance = _chance("observation", number)
        rulings = Rulings()
        turns = list(played(_layout(2 + number % 3, rulings, chance), rulings, chance))
        for turn in (turns[0], *chance.sample(turns, 2)):
            seat = chance.choice(turn.state.terms.seats)
            note = Note(
                f"{len(turn.state.terms.seats)}-players/round-{turn.state.round}",
                "an engine that shows what lies below the tops of the stacks, or hides what lies open",
                f"random game {number + 1}",
            )
            yield making.observation(turn.state, seat, note)


def final_tables() -> Iterator[Vector]:
    """Ends of games: by lot, with few cubes and few points, so that ties come up."""
    for number in range(120):
        chance = _chance("scoring", number)
        players = 2 + number % 3
        rulings = Rulings()
        if number % 4:
            rulings = rulings.with_reading("R-60", chance.choice(("no_award", "all_share")))
            cubes = chance.choice(("light_and_energy", "energy_only", "every_cube"))
            rulings = rulings.with_reading("R-61", cubes)
        seats = tuple(chance.sample(tuple(Seat), players))
        note = Note(
            f"{players}-players/majorities-and-ties",
            "an engine that awards or shares majorities, ranks players or breaks ties otherwise",
            f"boards by lot, number {number + 1}",
        )
        table = _final_table if number % 5 else _caught_up
        yield making.scoring(table(chance, seats, rulings), note)


def _final_table(chance: Random, seats: tuple[Seat, ...], rulings: Rulings) -> FinalTable:
    most = chance.choice((1, 2, CUBES_EACH))
    boards = {seat: FinalBoard(_cubes(chance, most // 2), _cubes(chance, most)) for seat in seats}
    scores = {seat: chance.randint(0, chance.choice((3, 12, 60))) for seat in seats}
    if chance.random() < TIED:
        best, *others = sorted(seats, key=lambda seat: scores[seat], reverse=True)
        for twin in others[: chance.randint(1, len(others))]:
            scores[twin] = scores[best]
            boards[twin] = FinalBoard(_cubes(chance, most), boards[best].energy)
    achieved = Achieved(
        tuple(chance.sample(seats, chance.randint(0, len(seats)))),
        tuple(chance.sample(seats, chance.randint(0, len(seats)))),
    )
    return FinalTable(rulings, scores, boards, achieved)


def _caught_up(chance: Random, seats: tuple[Seat, ...], rulings: Rulings) -> FinalTable:
    """Two players end with the same points, one of them by a majority that nobody else has a cube for."""
    behind, ahead = chance.sample(seats, 2)
    colour = chance.choice(COLOURS)
    boards = {seat: FinalBoard(_cubes(chance, 1), NO_CUBES) for seat in seats}
    energy = add_cube(NO_CUBES, colour, chance.randint(1, CUBES_EACH))
    boards[behind] = FinalBoard(_cubes(chance, 1), energy)
    scores = {seat: chance.randint(0, 3) for seat in seats}
    scores[ahead] = scores[behind] + colour.majority_value
    return FinalTable(rulings, scores, boards, Achieved())


def _cubes(chance: Random, most: int) -> Cubes:
    blue, green, yellow, red = (chance.randint(0, most) for _ in COLOURS)
    return (blue, green, yellow, red)


def _search_clause(found: Collection, turn: Turn, clauses: Mapping[str, Clause], number: int) -> None:
    """Keep a turn that names a clause of which there is not enough."""
    named = [name for event in engine.play(turn.state, turn.action).events for name in event.clauses]
    rare = [name for name in named if name in clauses and found.clauses[name] < ENOUGH_OF_A_CLAUSE]
    if rare:
        clause = clauses[min(rare, key=lambda name: (found.clauses[name], name))]
        note = Note(
            f"search/{clause.id.lower()}",
            f"an engine without {clause.id}: {clause.title.en}",
            f"random game {number + 1}",
        )
        found.add(making.step(turn.state, turn.seat, turn.action, note))


def _search_reasons(found: Collection, turn: Turn, chance: Random, number: int) -> None:
    """Keep a refused action whose reasons have come up too seldom."""
    universe = action_universe(turn.state)
    for action in chance.sample(universe, REFUSALS_TRIED):
        reasons = engine.explain(turn.state, action).reasons
        rare = [reason for reason in reasons if found.reasons[reason] < ENOUGH_OF_A_REASON]
        if rare:
            names = ", ".join(reason.name for reason in reasons)
            note = Note(
                f"search/{making.slug(rare[0].name)}",
                f"an engine that allows this, or refuses it for other reasons than {names}",
                f"random game {number + 1}",
            )
            found.add(making.refusal(turn.state, turn.seat, action, note))


def _search_decision(found: Collection, turn: Turn, kept: Counter[str], number: int) -> None:
    """Keep a position whose kind of decision has come up too seldom."""
    decision = making.slug(type(turn.state.pending[-1]).__name__)
    note = Note(
        f"search/{decision}",
        "an engine that misses a legal action or allows an illegal one",
        f"random game {number + 1}",
    )
    if kept[decision] < ENOUGH_OF_A_DECISION and number * 2 >= kept[decision]:
        kept[decision] += found.add(making.legal(turn.state, note))


def _differing(turn: Turn, ruling: str, reading: str, number: int) -> Iterator[Vector]:
    """Vectors of a position in which a reading makes a difference."""
    usual = under(turn.state, by_default(turn.state.terms.rulings, ruling))
    legal, usually = engine.legal_actions(turn.state), engine.legal_actions(usual)
    note = Note(
        f"search/{ruling.lower()}-{making.slug(reading)}",
        f"an engine that reads {ruling} otherwise than {reading}",
        f"random game {number + 1} under this reading",
    )
    if set(legal) != set(usually):
        yield making.legal(turn.state, note)
        for action in [action for action in usually if action not in legal][:1]:
            yield making.refusal(turn.state, turn.seat, action, note)
    if turn.action not in usually or _comes_out_otherwise(turn.state, usual, turn.action):
        yield making.step(turn.state, turn.seat, turn.action, note)


def _comes_out_otherwise(state: State, other: State, action: Action) -> bool:
    """Whether an action leads elsewhere under other readings."""
    here, there = engine.play(state, action), engine.play(other, action)
    return here.events != there.events or here.state != under(there.state, state.terms.rulings)


def _fill(found: Collection, counted: Counter[Shown], shown: Shown, at_least: int) -> None:
    """Add images of vectors that show something until there are enough of them."""
    if counted[shown] >= at_least:
        return
    for vector in _images_of(found.showing(shown)):
        found.add(vector)
        if counted[shown] >= at_least:
            break


def _images_of(vectors: Sequence[Vector]) -> Iterator[Vector]:
    """Images of positions, of each vector in turn."""
    single = [vector for vector in vectors if isinstance(vector, kinds.Step | kinds.Refusal)]
    ways = [list(images(vector.info.readings.space_zone)) for vector in single]
    for number in range(max(map(len, ways), default=0)):
        for vector, seen in zip(single, ways, strict=True):
            image = seen[number % len(seen)]
            state, seat, action = image.of(vector.state), image.of(vector.seat), image.of(vector.action)
            note = Note(
                f"{vector.info.id.partition('/')[2].rpartition('/')[0]}/seen-otherwise",
                vector.info.catches,
                f"{vector.info.source}, turned or mirrored, with other seats",
            )
            make = making.step if isinstance(vector, kinds.Step) else making.refusal
            yield make(state, seat, action, note)


def _depth_within(state: State) -> int:
    """As many actions ahead as can be counted soon, if lines go on branching as they have so far."""
    depth, before, count = 1, 1, lines(state, 1)
    while depth < DEEPEST and count * count // before < MOST_LINES:
        depth += 1
        before, count = count, lines(state, depth)
    return depth


def _any_readings(chance: Random, rulings: Rulings) -> Rulings:
    for setting in settings():
        if setting.ruling not in ("R-10", "R-79"):
            rulings = rulings.with_reading(setting.ruling, chance.choice(tuple(setting.readings)))
    return rulings


def _layout(players: int, rulings: Rulings, chance: Random) -> Layout:
    seats = tuple(chance.sample(tuple(Seat), players))
    layout = draw_layout(seats, chance.getrandbits(32), rulings)
    if rulings.extension_mode is ExtensionMode.CUSTOM_START:
        return attrs.evolve(layout, crews=dict.fromkeys(seats, CUSTOM_CREW))
    return layout


def _chance(*what: object) -> Random:
    """Chance that is the same at every run, for this purpose."""
    return Random(" ".join(str(word) for word in what))  # noqa: S311  a game, not a secret
