"""Setting up: what is drawn by lot, what a player may see, and games that cannot be."""

import enum
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import attrs
from pytest_bdd import given, parsers, then, when

import lum42_ref as lum
from lum42_ref import InvalidPosition, Layout, Seat, State
from lum42_ref.chance import draw_layout
from lum42_ref.engine import opening
from lum42_ref.model.components import Face, Planet
from lum42_ref.model.space import RING
from lum42_ref.model.table import Phase, Stacks
from lum42_ref.notation import read_record, write_action, write_record
from lum42_ref.notation.spellings import WINDS
from lum42_ref.vocabulary.things import (
    COLOURS,
    ENERGY_OBJECTIVES,
    LIGHT_OBJECTIVES,
    PLANETS,
    SATELLITES,
    SEATS,
)
from rulespec.engine import GameRecord
from rulespec.language import Bilingual
from rulespec.vocabulary import Things
from tests.lum42_ref.steps.story import Story
from tests.support.features.phrases import sentence

Tile = TypeVar("Tile")
TileT = TypeVar("TileT", bound=enum.Enum)

DRAWN: Final[dict[str, Callable[[Layout], str]]] = {
    "first player": lambda layout: SEATS.mark(layout.first),
    "harvest objective": lambda layout: COLOURS.mark(layout.objectives.harvest),
    "light objective": lambda layout: LIGHT_OBJECTIVES.mark(layout.objectives.light),
    "energy objective": lambda layout: ENERGY_OBJECTIVES.mark(layout.objectives.energy),
    "planet on N": lambda layout: PLANETS.mark(layout.systems[WINDS["N"]][0]),
    "satellite on N": lambda layout: SATELLITES.mark(layout.systems[WINDS["N"]][1]),
}
"""What chance decides, by the words that scenarios have for it."""


@given(sentence("a game of {players:Number} players drawn by lot"))
def a_game_drawn_by_lot(story: Story, players: int) -> None:
    _draw(story, players, games=1)


@when(sentence("{games:Number} games of {players:Number} players are drawn by lot"))
def games_are_drawn_by_lot(story: Story, games: int, players: int) -> None:
    _draw(story, players, games)


@given(sentence("the game has come to round {number:Number}"))
def the_game_has_come_to_round(story: Story, number: int) -> None:
    """Everybody always takes the first action there is; nothing of it is told."""
    while (story.state.round, story.state.phase) != (number, Phase.DISCOVERY):
        story.now = lum.play(story.state, lum.legal_actions(story.state)[0]).state


@when("every player adds a system")
def every_player_adds_a_system(story: Story) -> None:
    while story.state.phase is Phase.DISCOVERY:
        story.play(None, write_action(lum.legal_actions(story.state)[0]))


@when("someone sets the game up otherwise")
def someone_sets_the_game_up_otherwise(story: Story, docstring: str) -> None:
    """As the last game, but for these lines of the header of its record."""
    record = GameRecord(lum.__version__, story.rulings, story.layouts[-1], ())
    changed = {_subject(line): line for line in docstring.splitlines()}
    lines = [changed.get(_subject(line), line) for line in write_record(record).splitlines()]
    try:
        story.open(read_record("\n".join(lines)))
    except InvalidPosition as refusal:
        story.faults = [str(fault) for fault in refusal.faults]


@then("every one has a system on each cell around the centre and nowhere else")
def every_one_has_a_ring_of_systems(story: Story) -> None:
    for state in _drawn(story):
        assert set(state.space) == set(RING)


@then("every one has its black planets energy face up and all others light face up")
def every_one_has_its_planets_light_face_up(story: Story) -> None:
    for state in _drawn(story):
        for system in state.space.values():
            assert system.face is (Face.ENERGY if system.planet is Planet.BLACK else Face.LIGHT)


@then("every one has 4 stacks of 5 planets and 4 stacks of 5 satellites")
def every_one_has_its_stacks(story: Story) -> None:
    for state in _drawn(story):
        assert [len(stack) for stack in state.stacks.planets] == [5, 5, 5, 5]
        assert [len(stack) for stack in state.stacks.satellites] == [5, 5, 5, 5]


@then(parsers.parse("every one has these planets on cells and stacks: {listed}"))
def every_one_has_these_planets(story: Story, listed: str) -> None:
    for state in _drawn(story):
        laid = [system.planet for system in state.space.values()]
        assert _counted([*laid, *sum(state.stacks.planets, ())], PLANETS) == _numbers(listed)


@then(parsers.parse("every one has these satellites on planets and stacks: {listed}"))
def every_one_has_these_satellites(story: Story, listed: str) -> None:
    for state in _drawn(story):
        laid = [system.satellite for system in state.space.values()]
        assert _counted([*laid, *sum(state.stacks.satellites, ())], SATELLITES) == _numbers(listed)


@then(parsers.parse("the {what} was drawn from {listed}"))
def something_was_drawn_from(story: Story, what: str, listed: str) -> None:
    assert {DRAWN[what](layout) for layout in story.layouts} == set(listed.split(", "))


@then(parsers.parse("the {what} was drawn evenly from {listed}"))
def something_was_drawn_evenly_from(story: Story, what: str, listed: str) -> None:
    """None came up less than half as often as it should, or more than twice as often."""
    counts = Counter(DRAWN[what](layout) for layout in story.layouts)
    share = len(story.layouts) / len(listed.split(", "))
    assert set(counts) == set(listed.split(", "))
    assert all(share / 2 < count < share * 2 for count in counts.values()), counts


@then(sentence("the space zone holds {count:Number} systems"))
def the_space_zone_holds(story: Story, count: int) -> None:
    assert len(story.state.space) == count


@then(sentence("{seat:Seat}'s board holds the probes {probes:Names}"))
def a_board_holds_the_probes(story: Story, seat: str, probes: list[str]) -> None:
    board = story.state.boards[story.rules.seat(seat)]
    assert [COLOURS.mark(colour) for colour in board.probes] == probes


@then(parsers.parse("every player sees on top of the planet stacks {tops}"))
def every_player_sees_the_planet_tops(story: Story, tops: str) -> None:
    for seat in story.state.terms.seats:
        seen = lum.observe(story.state, seat).planet_stacks
        assert [_top(stack.top, PLANETS) for stack in seen] == tops.split(", ")


@then(parsers.parse("every player sees on top of the satellite stacks {tops}"))
def every_player_sees_the_satellite_tops(story: Story, tops: str) -> None:
    for seat in story.state.terms.seats:
        seen = lum.observe(story.state, seat).satellite_stacks
        assert [_top(stack.top, SATELLITES) for stack in seen] == tops.split(", ")


@then(sentence("{seat:Seat} cannot know what lies below the tops of the stacks"))
def a_seat_cannot_know_what_lies_below(story: Story, seat: str) -> None:
    """The same tiles in another order below the tops look the same."""
    who = story.rules.seat(seat)
    stacks = story.state.stacks
    other = Stacks(_turned_over(stacks.planets), _turned_over(stacks.satellites))
    assert other != stacks
    assert lum.observe(attrs.evolve(story.state, stacks=other), who) == lum.observe(story.state, who)


def _turned_over(stacks: tuple[tuple[Tile, ...], ...]) -> tuple[tuple[Tile, ...], ...]:
    """The stacks with the same tops, and what lies below them from the bottom up."""
    return tuple((*stack[:1], *stack[:0:-1]) for stack in stacks)


def _top(tile: TileT | None, known: Things[TileT, Bilingual]) -> str:
    return "-" if tile is None else known.mark(tile)


def _draw(story: Story, players: int, games: int) -> None:
    """Draw games, each with a seed of its own, and open them; the last one is at hand."""
    seats = tuple(Seat)[:players]
    for seed in range(games):
        layout = draw_layout(seats, seed, story.rulings)
        story.open(GameRecord(lum.__version__, story.rulings, layout, ()))


def _drawn(story: Story) -> Iterable[State]:
    """The first positions of the games that were drawn."""
    assert story.layouts, "no game was drawn"
    return (opening(layout, story.rulings).state for layout in story.layouts)


def _subject(line: str) -> str:
    """What a line of a header is about: its first word, and the cell for a system."""
    match line.split():
        case ["system", cell, *_]:
            return f"system {WINDS.get(cell, cell)}"
        case [head, *_]:
            return head
        case _:
            return ""


def _counted(tiles: Iterable[TileT], known: Things[TileT, Bilingual]) -> dict[str, int]:
    return dict(Counter(map(known.mark, tiles)))


def _numbers(listed: str) -> dict[str, int]:
    """Numbers of tiles of a list such as `6 blue, 4 black`."""
    pairs = (words.split() for words in listed.split(", "))
    return {name: int(number) for number, name in pairs}
