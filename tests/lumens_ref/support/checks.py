"""What holds in every position and at every step, whatever the readings: each check stands by itself."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import attrs

from lumens_ref import engine
from lumens_ref.book import BOOK
from lumens_ref.engine import ENGINE
from lumens_ref.model.board import PASSAGE
from lumens_ref.model.components import OF_EACH_KIND, Kind, Seat
from lumens_ref.model.decisions import DrawChip, DrawFirstPlayer, Pass, Place, PlaceChip, Start
from lumens_ref.model.events import Drawn, Ended, FaceChosen, RoomCounted, TieBroken, Won
from lumens_ref.model.table import State, Table
from lumens_ref.rules.counting import has_target, targets
from lumens_ref.rules.start_right import can_place, has_right
from lumens_ref.rulings import Rulings
from rulespec.engine import CHANCE, Action, Event, Step
from rulespec.text.catalogue import load_catalogue
from rulespec.text.ids import is_clause
from rulespec.text.register import load_register
from tests.lumens_ref.support.annex import Annex, reading
from tests.lumens_ref.support.backward import targets_backward
from tests.lumens_ref.support.positions import kind

DEFAULTS = Rulings()
FIELDS = tuple(field.name for field in attrs.fields(Table) if field.name != "pending")
TWICE_FOUR = {0, 4, 8}
"""What a room can pay in all with two players, and below with more (annex A.6)."""
WITH_MORE = {0, 4, 6, 8, 10, 12, 16}
KNOWN = {*load_catalogue(BOOK).by_id, *load_register(BOOK).by_id}
"""Every clause and every ruling."""


def chips_are_conserved(state: State) -> None:
    """Bag, hand, first chip and board of each player make eight of every kind."""
    faces = {1: "1/6", 6: "1/6", 2: "2/5", 5: "2/5", 3: "3/4", 4: "3/4"}
    for seat in state.terms.seats:
        bag, hand, first = state.bags[seat], state.hands[seat], state.first_chips.get(seat)
        found = Counter(
            {Kind.ONE_SIX: bag.one_six, Kind.TWO_FIVE: bag.two_five, Kind.THREE_FOUR: bag.three_four}
        )
        assert min(found.values()) >= 0
        found.update([each for each in (hand, first.kind if first else None) if each is not None])
        found.update(
            kind(faces[chip.number]) for stack in state.stacks.values() for chip in stack if chip.seat is seat
        )
        assert found == dict.fromkeys(Kind, OF_EACH_KIND)


def stacks_are_low_and_start_cells_safe(state: State) -> None:
    """One or two chips on a cell, three only on a start cell under R-20; there only the owner's."""
    owners = {at: seat for seat, at in state.starts.items()}
    for at, stack in state.stacks.items():
        assert at in state.terms.board.cells
        third = at in owners and reading(state, "right_and_stack_limit") == "third_chip"
        assert 1 <= len(stack) <= 2 + third
        assert {chip.seat for chip in stack} <= ({owners[at]} if at in owners else set(state.terms.seats))
    if state.active is not None:
        assert set(owners) <= set(state.stacks), "a start cell is bare"


def one_decides_among_distinct_legal_actions(state: State) -> None:
    """Exactly one decision waits until the end; what is legal has an order, and no action comes twice."""
    legal = engine.legal_actions(state)
    assert len(state.pending) == (state.ended is None)
    assert bool(legal) is (state.ended is None)
    assert len(set(legal)) == len(legal)
    if isinstance(engine.decision(state), PlaceChip):
        placed = [action for action in legal if not isinstance(action, Pass)]
        assert len(placed) % 2 == 0
        assert list(legal) == sorted(legal, key=in_order)


def in_order(action: Action) -> tuple[int, int, int, int]:
    """Cells by row, then column; faces ascending; direct placement last, and passing after it."""
    match action:
        case Place():
            return 0, action.cell.row, action.cell.column, action.number
        case Start():
            return 1, 0, 0, action.number
        case _:
            return 2, 0, 0, 0


def the_engine_finds_it_sound(state: State) -> None:
    """And so it does where the position is written down: the same position, its cells in reading order."""
    engine.validate(state)
    written = ENGINE.essential(state)
    engine.validate(written)
    assert written == state
    assert list(written.stacks) == sorted(state.stacks, key=lambda cell: (cell.row, cell.column))


def a_turn_is_what_the_annex_says(state: State) -> None:
    """Targets, the right and the legal actions, counted a second time."""
    waiting, annex = engine.decision(state), Annex(state)
    if state.active is None or isinstance(waiting, DrawChip):
        return
    for seat in state.terms.seats:
        assert set(targets(state, seat)) == annex.targets[seat]
        assert has_target(state, seat) is bool(annex.targets[seat])
        assert has_right(state, seat) is annex.may_lay_directly(seat)
        assert can_place(state, seat) is annex.has_a_turn(seat)
        assert seat not in state.out or not annex.has_a_turn(seat)
    if isinstance(waiting, PlaceChip):
        legal = engine.legal_actions(state)
        cells = {(str(action.cell), action.number) for action in legal if isinstance(action, Place)}
        direct = {("start", action.number) for action in legal if isinstance(action, Start)}
        assert cells | direct == annex.turn(waiting.seat)
        assert (Pass() in legal) is (reading(state, "placement_duty") == "may_pass")


def targets_are_the_same_forward_and_backward(state: State) -> None:
    """From the origins onward, and from each cell back to the nearest chip: under the default readings."""
    counted = ("count_start", "board_edge", "origin_chips", "room_duty")
    default = all(getattr(state.terms.rulings, name) is getattr(DEFAULTS, name) for name in counted)
    waiting = engine.decision(state)
    if default and isinstance(waiting, PlaceChip):
        assert targets(state, waiting.seat) == targets_backward(state, waiting.seat)


def chance_has_weights(state: State) -> None:
    """As many as chips of that kind in the bag; one for each player where the first one is drawn."""
    waiting, weights = engine.decision(state), dict(engine.chances(state))
    assert bool(weights) is (engine.decider(state) is CHANCE)
    if not weights:
        return
    assert tuple(weights) == engine.legal_actions(state)
    assert min(weights.values()) > 0
    if isinstance(waiting, DrawFirstPlayer):
        assert list(weights.values()) == [1] * len(state.terms.seats)
    else:
        assert isinstance(waiting, DrawChip)
        assert sum(weights.values()) == state.bags[waiting.player].total


def the_count_is_what_the_annex_says(state: State) -> None:
    """Points and winners, counted a second time; how much rooms can pay."""
    outcome, annex = engine.outcome(state), Annex(state)
    assert outcome.final is (state.ended is not None)
    assert outcome.vp == annex.points
    assert set(outcome.winners) == annex.winners
    assert outcome.places == annex.places
    assert set(outcome.rooms) == set("".join(state.terms.board.grid)) - {PASSAGE}
    begun = reading(state, "score_origin") == "one"
    assert all((points - begun) % 2 == 0 for points in outcome.vp.values())
    for room in outcome.rooms.values():
        assert sum(room.vp.values()) in (TWICE_FOUR if len(state.terms.seats) == 2 else WITH_MORE)
    if state.ended is not None:
        assert state.scores == outcome.vp


def turns_stay_level(state: State) -> None:
    """Those who can still place have had the same number of turns, up to one; each began with a chip."""
    waiting = engine.decision(state)
    if isinstance(waiting, PlaceChip):
        assert state.hands[waiting.seat] is not None
        assert waiting.seat not in state.out
    if reading(state, "placement_duty") == "may_pass" or state.active is None:
        return
    chips = Counter(chip.seat for stack in state.stacks.values() for chip in stack)
    able = [seat for seat in state.terms.seats if seat not in state.out and can_place(state, seat)]
    assert not able or max(chips[seat] for seat in able) <= 1 + min(chips[seat] for seat in able)


IN_EVERY_STATE: tuple[Callable[[State], None], ...] = (
    chips_are_conserved,
    stacks_are_low_and_start_cells_safe,
    one_decides_among_distinct_legal_actions,
    the_engine_finds_it_sound,
    a_turn_is_what_the_annex_says,
    targets_are_the_same_forward_and_backward,
    chance_has_weights,
    the_count_is_what_the_annex_says,
    turns_stay_level,
)


def others_never_help(before: State, step: Step[State]) -> None:
    """What others do opens no target; under R-13 the last room closed gives back passages, no more."""
    if before.active is None or reading(before, "room_duty") == "rooms_if_possible":
        return
    for seat in before.terms.seats:
        if seat is not before.active or engine.decider(before) is CHANCE:
            assert set(targets(step.state, seat)) <= set(targets(before, seat))


def stuck_stays_stuck(before: State, step: Step[State]) -> None:
    """Who could place nothing can place nothing later; who is out stays out, and nobody who can place is."""
    assert step.state.out[: len(before.out)] == before.out
    if before.active is None:
        return
    for seat in before.terms.seats:
        assert can_place(before, seat) or not can_place(step.state, seat)


def events_rebuild_the_position(before: State, step: Step[State]) -> None:
    """What events say they change is all that changes."""
    course = ENGINE.resume(before)
    for event in step.events:
        event.change(course)
    for name in FIELDS:
        assert getattr(course, name) == getattr(step.state, name), name


def events_name_what_caused_them(_before: State, step: Step[State]) -> None:
    """Clauses and rulings that exist, a clause first."""
    for event in step.events:
        assert event.clauses, event
        assert is_clause(event.clauses[0]), event
        assert set(event.clauses) <= KNOWN, event


def views_hide_chips_and_nothing_else(_before: State, step: Step[State]) -> None:
    """The kind of a chip that somebody else draws; a face before it is laid."""
    for event in step.events:
        for seat in Seat:
            assert event.seen_by(seat) == hidden_from(seat, event)


def hidden_from(seat: Seat, event: Event[Any]) -> Event[Any]:
    """An event as a seat may see it."""
    if isinstance(event, Drawn) and event.seat is not seat:
        return attrs.evolve(event, kind=None)
    if isinstance(event, FaceChosen) and event.seat is not seat:
        return attrs.evolve(event, number=None)
    return event


def nothing_is_unlaid_or_taken_back(before: State, step: Step[State]) -> None:
    """Chips stay where they lie; markers stay where they are until rooms are counted."""
    for at, stack in before.stacks.items():
        assert step.state.stacks[at][: len(stack)] == stack
    if not any(isinstance(event, RoomCounted) for event in step.events):
        assert step.state.scores == before.scores
    assert step.state.starts.items() >= before.starts.items()
    assert step.state.terms == before.terms


def the_end_is_told_as_it_is_counted(_before: State, step: Step[State]) -> None:
    """Rooms, a tie that is broken, and who has won: events and outcome say the same."""
    if not any(isinstance(event, Ended) for event in step.events):
        assert step.state.ended is None
        return
    outcome, tied = engine.outcome(step.state), None
    told = {event.room: event for event in step.events if isinstance(event, RoomCounted)}
    assert {room: (each.totals, each.places, each.vp) for room, each in told.items()} == {
        room: (each.totals, each.places, each.vp) for room, each in outcome.rooms.items()
    }
    for event in step.events:
        if isinstance(event, TieBroken):
            tied = event
    assert step.events[-1] == Won(step.events[-1].clauses, outcome.winners)
    broken = outcome.central is not None and len(outcome.winners) < len(outcome.central)
    assert (tied is not None) is broken
    assert tied is None or (tied.central, tied.seats) == (outcome.central, tuple(tied.central))


AT_EVERY_STEP: tuple[Callable[[State, Step[State]], None], ...] = (
    others_never_help,
    stuck_stays_stuck,
    events_rebuild_the_position,
    events_name_what_caused_them,
    views_hide_chips_and_nothing_else,
    nothing_is_unlaid_or_taken_back,
    the_end_is_told_as_it_is_counted,
)


def check_state(state: State) -> None:
    """Everything that holds in every position."""
    for check in IN_EVERY_STATE:
        check(state)


def check_step(before: State, step: Step[State]) -> None:
    """Everything that holds at every step and in the position that it leads to."""
    for check in AT_EVERY_STEP:
        check(before, step)
    check_state(step.state)
