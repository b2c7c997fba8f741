"""What holds in every position and at every step of every game, each under its name.

Each function raises AssertionError, saying what it found, where its statement does not hold.
"""

import functools
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

import attrs

import lum42_ref as lum
from lum42_ref.book import BOOK
from lum42_ref.model.components import (
    COLOURS,
    CUBES_EACH,
    PLANETS_IN_THE_BOX,
    ROUNDS,
    SATELLITES_IN_THE_BOX,
    SINGLE_SLOTS,
    Face,
    Planet,
    Probe,
    Satellite,
    Seat,
    Unit,
    UnitKind,
)
from lum42_ref.model.course import Step, resume
from lum42_ref.model.decisions import (
    ChooseCell,
    ChooseCrew,
    ChooseExile,
    ChooseSatellite,
)
from lum42_ref.model.events import CrewChanged, Event, UnitExiled, UnitOusted
from lum42_ref.model.space import CENTRE, RING
from lum42_ref.model.table import Phase, State
from lum42_ref.rulings import ExtensionMode
from rulespec.engine import Event as AnyEvent
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.ids import is_ruling
from rulespec.text.register import Register, load_register

CREW_SIZES = (3, 3, 4, 4, 5)
SPECIALS_IN_CREW = (0, 1, 2, 3, 4)
SPECIALS = {ExtensionMode.OFF: 5, ExtensionMode.WIDER_CHOICE: 8}
"""How many special units a player has, locked or not."""
TABLE = tuple(field.name for field in attrs.fields(State) if field.name not in ("pending", "legal"))
"""Everything on the table: what events alone account for."""


def check_state(state: State) -> None:
    """Everything that holds in every position."""
    for holds in IN_EVERY_STATE:
        holds(state)


def check_step(before: State, step: Step) -> None:
    """Everything that holds between two positions, and in the later one."""
    for holds in AT_EVERY_STEP:
        holds(before, step)
    check_state(step.state)


def check_sound_step(before: State, step: Step) -> None:
    """Everything that holds between two positions that were reached from a card."""
    for at_step in AT_EVERY_STEP:
        at_step(before, step)
    for holds in IN_EVERY_STATE:
        if holds not in OF_WHOLE_GAMES:
            holds(step.state)


def cubes_are_conserved(state: State) -> None:
    """Five cubes of each colour for each player lie in the reserve and on the boards (CMP-3, SET-7)."""
    for colour in COLOURS:
        places = [state.reserve[colour]]
        places += [board.light[colour] for board in state.boards.values()]
        places += [board.energy[colour] for board in state.boards.values()]
        assert min(places) >= 0, f"a negative number of {colour.name} cubes: {places}"
        expected = CUBES_EACH * len(state.terms.seats)
        assert sum(places) == expected, f"{sum(places)} {colour.name} cubes, expected {expected}"


def tiles_are_conserved(state: State) -> None:
    """All 28 planets and all 28 satellites lie in the space zone, in the stacks or in a hand."""
    planets: Counter[Planet] = Counter(system.planet for system in state.space.values())
    satellites: Counter[Satellite] = Counter(system.satellite for system in state.space.values())
    for planet_stack in state.stacks.planets:
        planets.update(planet_stack)
    for satellite_stack in state.stacks.satellites:
        satellites.update(satellite_stack)
    in_hand = [wait.planet for wait in state.pending if isinstance(wait, ChooseCell | ChooseSatellite)]
    planets.update(in_hand)
    assert len(in_hand) <= 1, f"planets in hand: {in_hand}"
    assert planets == PLANETS_IN_THE_BOX, f"planets: {planets}"
    assert satellites == SATELLITES_IN_THE_BOX, f"satellites: {satellites}"


def each_player_adds_one_system_a_round(state: State) -> None:
    """After phase 1 of round r with n players there are 8 + n × r systems (DIS-7)."""
    players = len(state.terms.seats)
    complete = turns_before(state, state.active) if state.phase is Phase.DISCOVERY else players
    expected = len(RING) + players * (state.round - 1) + complete
    assert len(state.space) == expected, f"{len(state.space)} systems, expected {expected}"
    assert CENTRE not in state.space, "a system lies on the centre"


def at_most_one_ship_stands_on_a_system(state: State) -> None:
    """Outside the centre, and there only where a system is (annex A.6)."""
    away = [cell for cell in state.ships.values() if cell != CENTRE]
    assert len(away) == len(set(away)), f"two ships on one system: {dict(state.ships)}"
    assert set(away) <= state.space.keys(), f"a ship outside the systems: {dict(state.ships)}"


def every_slot_holds_what_it_may(state: State) -> None:
    """A planet holds a unit or a probe, never both; a moon holds a unit; a portal nothing."""
    for cell, system in state.space.items():
        planet, moon = system.on_planet, system.on_moon
        assert planet is None or isinstance(planet, Unit | Probe), f"{cell}: {planet!r} on the planet"
        assert moon is None or isinstance(moon, Unit), f"{cell}: {moon!r} on the moon"
        assert moon is None or system.satellite.is_moon, f"{cell}: {moon!r} on a portal"


def every_probe_exists_once(state: State) -> None:
    """A probe stands on a light face of its colour or waits on the board: four a player, one a colour."""
    found: dict[Seat, list[object]] = {seat: list(state.boards[seat].probes) for seat in state.terms.seats}
    for cell, system in state.space.items():
        if isinstance(system.on_planet, Probe):
            assert system.face is Face.LIGHT, f"{cell}: a probe on an energy face"
            assert system.planet.colour is not None, f"{cell}: a probe on a black planet"
            found[system.on_planet.seat].append(system.planet.colour)
    for seat, colours in found.items():
        assert Counter(colours) == Counter(COLOURS), f"probes of {seat.name}: {colours}"


def scores_are_not_negative(state: State) -> None:
    """Nobody has fewer than 0 points."""
    assert min(state.scores.values()) >= 0, f"scores: {dict(state.scores)}"


def single_slots_of_the_exile_hold_at_most_one_unit(state: State) -> None:
    """Each of the four slots has one holder or none; the crowd of the 1 VP slot is listed in order."""
    for slot in SINGLE_SLOTS:
        holder = state.exile.holder(slot)
        assert holder is None or isinstance(holder, Unit), f"{slot}: {holder!r}"
        assert sum(where is slot for where, _ in state.exile.units()) <= 1, f"{slot} holds several units"
    crowd = state.exile.one
    ordered = sorted(crowd, key=lambda unit: (unit.seat, unit.kind))
    assert list(crowd) == ordered, f"1 VP slot out of order: {crowd}"


def a_rogue_is_safe_from_its_own_chain(state: State) -> None:
    """A unit that waits for a slot has driven out nobody in the chain that led to it (R-77)."""
    for waiting in state.pending:
        if isinstance(waiting, ChooseExile):
            chain = (*waiting.chain, waiting.unit)
            assert len(chain) == len(set(chain)), f"a Rogue comes up twice in a chain: {chain}"


def one_seat_decides_among_distinct_legal_actions(state: State) -> None:
    """Until the game is over there is one decision with at least one legal action; afterwards none."""
    decision, legal = lum.decision(state), lum.legal_actions(state)
    if state.phase is Phase.OVER:
        assert decision is None, f"the game is over, and {decision} is pending"
        assert legal == (), f"the game is over, and {legal} are legal"
        assert lum.outcome(state) is not None, "the game is over without an outcome"
        return
    assert decision is not None, "the game is not over, and nobody decides"
    assert decision.seat in state.terms.seats, f"{decision} is asked of somebody who does not take part"
    assert legal, f"nothing is legal for {decision}"
    assert len(legal) == len(set(legal)), f"an action is listed twice: {legal}"
    assert lum.outcome(state) is None, "there is an outcome before the end"


def the_engine_finds_the_position_sound(state: State) -> None:
    """The engine's own check of positions has no complaint."""
    try:
        lum.validate(state)
    except lum.InvalidPosition as error:
        raise AssertionError(f"validate: {error}") from error


def a_copy_is_the_same_position(state: State) -> None:
    """A position is a value: pickled and read back it is equal, and has an equal hash."""
    copied = pickle.loads(pickle.dumps(state))  # noqa: S301  our own bytes
    assert copied == state, f"a copy differs: {copied}, {state}"
    assert hash_of(copied) == hash_of(state), "equal positions, other hashes"


def hash_of(state: State) -> int:
    """The hash of a position, which has one as long as all of it is frozen."""
    try:
        return hash(state)
    except TypeError as error:
        raise AssertionError(f"something in the position can change: {error}") from error


def crews_have_their_size(state: State) -> None:
    """Crews count 3, 3, 4, 4 and 5 units, of which 0 to 4 are special (CRW-6); given crews vary."""
    specials = SPECIALS.get(state.terms.rulings.extension_mode)
    if specials is None:
        return
    counted = units(state)
    for seat in state.terms.seats:
        grown = state.round + (state.phase is Phase.ROUND_END and has_changed_crew(state, seat)) - 1
        locked = state.boards[seat].locked
        size = sum(counted[seat, kind] for kind in UnitKind) - len(locked)
        found = (size, size - counted[seat, UnitKind.BASIC], len(locked))
        expected = (CREW_SIZES[grown], SPECIALS_IN_CREW[grown], specials - SPECIALS_IN_CREW[grown])
        assert found == expected, f"{seat.name}: crew, special, locked {found}, expected {expected}"


def units_are_conserved(before: State, step: Step) -> None:
    """No unit comes or goes, but for the basic unit that a special unit replaces (CRW-3)."""
    changes = [event for event in step.events if isinstance(event, CrewChanged) and event.replaces]
    left = Counter((change.seat, UnitKind.BASIC) for change in changes)
    expected, found = units(before) - left, units(step.state)
    assert found == expected, f"units too many: {found - expected}, too few: {expected - found}"


def scores_never_sink(before: State, step: Step) -> None:
    """Points are gained, never lost."""
    for seat, score in before.scores.items():
        now = step.state.scores[seat]
        assert now >= score, f"{seat.name} sinks from {score} to {now}"


def events_rebuild_the_position(before: State, step: Step) -> None:
    """The events alone lead from one table to the next, in the same order of systems, ships and boards."""
    rebuilt = resume(before)
    for event in step.events:
        assert isinstance(event, Event), f"{event} is no event of the game"
        rebuilt.then(event)
    for name in TABLE:
        told, found = getattr(rebuilt, name), getattr(step.state, name)
        assert told == found, f"{name}: events tell {told}, the position says {found}"
        if isinstance(found, Mapping):
            assert list(told) == list(found), f"{name}: listed in another order"


def every_event_names_what_caused_it(_before: State, step: Step) -> None:
    """Every event carries ids, and each of them stands in the catalogue or in the register."""
    every_event_cites(step.events)


def every_event_cites(events: Iterable[AnyEvent[Any]]) -> None:
    """Every event has at least one id, and all ids exist."""
    for event in events:
        assert event.clauses, f"{event} names no clause"
        every_citation_exists(event.clauses)


def every_citation_exists(ids: Iterable[str]) -> None:
    """Each id names a clause of the catalogue or a ruling of the register."""
    for cited in ids:
        known = register().by_id if is_ruling(cited) else catalogue().by_id
        assert cited in known, f"{cited} names nothing"


def only_a_rogue_drives_a_unit_out(_before: State, step: Step) -> None:
    """A slot of the Exile is taken from an opponent, by a Rogue, at once (ROG-1)."""
    for event, following in pairwise((*step.events, None)):
        if isinstance(event, UnitOusted):
            assert isinstance(following, UnitExiled), f"{event}, and then {following}"
            taker = following.unit
            assert following.slot is event.slot, f"{event}, and then {following}"
            assert taker.kind is UnitKind.ROGUE, f"{taker} drives {event.unit} out"
            assert taker.seat is not event.unit.seat, f"{taker} drives its owner's {event.unit} out"


def achievements_only_grow(before: State, step: Step) -> None:
    """An objective once achieved stays achieved, each player once (OBJ-12)."""
    pairs = (
        (before.achieved.light, step.state.achieved.light),
        (before.achieved.energy, step.state.achieved.energy),
    )
    for earlier, later in pairs:
        assert later[: len(earlier)] == earlier, f"achieved {earlier}, then {later}"
        assert len(later) == len(set(later)), f"achieved twice: {later}"


IN_EVERY_STATE: tuple[Callable[[State], None], ...] = (
    cubes_are_conserved,
    tiles_are_conserved,
    each_player_adds_one_system_a_round,
    at_most_one_ship_stands_on_a_system,
    every_slot_holds_what_it_may,
    every_probe_exists_once,
    scores_are_not_negative,
    single_slots_of_the_exile_hold_at_most_one_unit,
    a_rogue_is_safe_from_its_own_chain,
    one_seat_decides_among_distinct_legal_actions,
    the_engine_finds_the_position_sound,
    a_copy_is_the_same_position,
    crews_have_their_size,
)
OF_WHOLE_GAMES = (tiles_are_conserved, each_player_adds_one_system_a_round, crews_have_their_size)
"""What holds only in games from their beginning: a card may leave out what does not matter."""
AT_EVERY_STEP: tuple[Callable[[State, Step], None], ...] = (
    units_are_conserved,
    scores_never_sink,
    events_rebuild_the_position,
    every_event_names_what_caused_it,
    only_a_rogue_drives_a_unit_out,
    achievements_only_grow,
)


def most_decisions(opening: State) -> int:
    """More decisions than this no game can take that begins so.

    With n players, of whom g own a Rogue; 8 + n × r systems in round r; and U units in all crews of that
    round, which are the available ones of the opening and one more a player after rounds 2 and 4 (a
    replacement adds none):

    - Phase 1: each player chooses a planet, a cell and a satellite: 3n.
    - Phase 2: units come back in phase 4 only, so at most U turns end with a deployment. Each has at most one
      move a system, as none is entered twice (a start that is free is entered once), and 1 deployment. An
      attack adds at most 1 flight and 2 choices in the Exile. Each of the two that join can set off a chain,
      in which every Rogue ousts at most once, since one that has ousted is safe from the chain: 2g choices.
      Who skips has no turn before the next deployment: at most n skips before, between and after those U.
    - Phase 3 asks nothing: a probe that produces is in the space zone already.
    - Phase 4: each of the U units is recovered once. It brings at most the 5 decisions of a Twosome: which
      half, then two uses and two probes. A Doubler brings two uses and two probes, a swap itself and two
      probes, and any other unit less.
    - Phase 5, but for the last round: at most n crew changes, and the first player: n + 1.
    """
    players = len(opening.terms.seats)
    boards = opening.boards.values()
    rogues = sum(UnitKind.ROGUE in (*board.available, *board.locked) for board in boards)
    bound = (ROUNDS - 1) * (players + 1)
    for number in range(1, ROUNDS + 1):
        systems = len(RING) + players * number
        units = sum(len(board.available) + (number - 1) // 2 for board in boards)
        turn = systems + 1 + 1 + 2 + 2 * rogues
        bound += 3 * players + units * turn + players * (units + 1) + units * (1 + 5)
    return bound


def turns_before(state: State, seat: Seat) -> int:
    """How many players come before a seat in the turn order of the round."""
    seats = state.terms.seats
    return (seats.index(seat) - seats.index(state.first)) % len(seats)


def has_changed_crew(state: State, seat: Seat) -> bool:
    """In phase 5 crews change in turn order; once the first player is to be named, all have changed."""
    decision = lum.decision(state)
    if isinstance(decision, ChooseCrew):
        return turns_before(state, seat) < turns_before(state, decision.seat)
    return True


def units(state: State) -> Counter[tuple[Seat, UnitKind]]:
    """Every unit in the game: on a board, in the space zone, in the Exile or in a hand."""
    found = Counter(
        (seat, kind) for seat, board in state.boards.items() for kind in (*board.available, *board.locked)
    )
    standing = [piece for system in state.space.values() for piece in (system.on_planet, system.on_moon)]
    exiled = [unit for _, unit in state.exile.units()]
    in_hand = [unit for waiting in state.pending for unit in waiting.units_in_hand]
    for piece in (*standing, *exiled, *in_hand):
        if isinstance(piece, Unit):
            found[piece.seat, piece.kind] += 1
    return found


@functools.cache
def catalogue() -> Catalogue:
    """The clauses, read once."""
    return load_catalogue(BOOK)


@functools.cache
def register() -> Register:
    """The rulings, read once."""
    return load_register(BOOK)
