"""Decisions that play has asked are taken; changed so that play could never ask them they are refused."""

import functools
from collections.abc import Callable, Iterator, Mapping
from random import Random

import attrs
import pytest

import lum42_ref as lum
from lum42_ref.engine import ENGINE
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import Colour, UnitKind
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase, State
from lum42_ref.rulings import ExtensionMode
from lum42_ref.soundness import position
from tests.support import games
from tests.support.damage import damaged

GAMES = 24
MOST = 6
"""So many positions are kept of every stack of kinds, from as many games as there are."""
NOWHERE = Cell(21, -21)

Stack = tuple[type[ask.Decision], ...]
STACKS: tuple[Stack, ...] = (
    (ask.ChoosePlanet,),
    (ask.ChooseCell,),
    (ask.ChooseSatellite,),
    (ask.Navigate,),
    (ask.FleeOrStand,),
    (ask.ChooseExile,),
    (ask.ChooseExile, ask.ChooseExile),
    (ask.ChooseRecovery,),
    (ask.Use,),
    (ask.Use, ask.ChooseProbe),
    (ask.ChooseProbe,),
    (ask.ChooseProbe, ask.ChooseProbe),
    (ask.ChooseSwap,),
    (ask.ChooseHalf,),
    (ask.ChooseHalf, ask.Use),
    (ask.ChooseHalf, ask.ChooseProbe),
    (ask.ChooseCrew,),
    (ask.ChooseFirst,),
)
"""Every stack of kinds of decisions that play can produce."""


@functools.cache
def positions() -> Mapping[Stack, list[State]]:
    """Positions of random games under random readings, by what waits in them."""
    found: dict[Stack, list[State]] = {}
    for number in range(GAMES):
        chance = Random(f"stacks {number}")
        mode = (ExtensionMode.WIDER_CHOICE, ExtensionMode.CUSTOM_START)[number % 2]
        opening = games.drawn_opening(chance, 2 + number % 3, mode, defaults=number % 6 == 0)
        for _, step in games.turns(opening.begin().state, chance):
            kept = found.setdefault(tuple(type(decision) for decision in step.state.pending), [])
            if len(kept) < MOST:
                kept.append(step.state)
            elif chance.random() < 0.05:
                kept[chance.randrange(MOST)] = step.state
    return found


def is_refused(state: State) -> bool:
    try:
        lum.validate(state)
    except lum.InvalidPosition:
        return True
    return False


def waiting(state: State, *pending: ask.Decision) -> State:
    return attrs.evolve(state, pending=pending)


def with_last(state: State, **parts: object) -> State:
    return waiting(state, *state.pending[:-1], damaged(state.pending[-1], **parts))


def test_play_produces_these_stacks_and_no_other() -> None:
    assert set(positions()) == {*STACKS, ()}


@pytest.mark.parametrize("stack", STACKS, ids=lambda stack: " ".join(kind.__name__ for kind in stack))
def test_what_play_has_asked_is_sound(stack: Stack) -> None:
    for state in positions()[stack]:
        assert list(position.faults(state)) == []
        assert not is_refused(state)


# --- what no play can lead to, whatever went before


def others_decide(state: State) -> Iterator[State]:
    """Somebody else takes the decision, but for a probe after a swap, which may be anybody's."""
    if not isinstance(state.pending[-1], ask.ChooseProbe):
        for seat in state.terms.seats:
            if seat is not state.pending[-1].seat:
                yield with_last(state, seat=seat)


def it_is_another_turn(state: State) -> Iterator[State]:
    """Somebody else is active; a first player may be named after anybody's turn."""
    if not isinstance(state.pending[-1], ask.ChooseProbe | ask.ChooseFirst | ask.ChooseExile):
        for seat in state.terms.seats:
            if seat is not state.active:
                yield attrs.evolve(state, active=seat)


def it_is_another_phase(state: State) -> Iterator[State]:
    for phase in Phase:
        if phase is not state.phase:
            yield attrs.evolve(state, phase=phase)


def it_waits_twice(state: State) -> Iterator[State]:
    yield waiting(state, *state.pending, state.pending[-1])


def it_waits_the_wrong_way_round(state: State) -> Iterator[State]:
    if len(state.pending) > 1:
        yield waiting(state, *reversed(state.pending))


def something_waits_below(state: State) -> Iterator[State]:
    for kind in (ask.ChoosePlanet, ask.ChooseRecovery, ask.ChooseSwap, ask.ChooseCrew, ask.ChooseFirst):
        yield waiting(state, kind(state.active), *state.pending)


def nothing_waits(state: State) -> Iterator[State]:
    yield waiting(state)


def the_attacker_is_gone(state: State) -> Iterator[State]:
    """But for a Chief of the active player that stands where the ship is and may have attacked instead."""
    choice = state.pending[-1]
    here = state.space.get(state.ships[state.active])
    held = here is not None and any(
        piece is not None and piece.seat is state.active for piece in (here.on_planet, here.on_moon)
    )
    if isinstance(choice, ask.ChooseExile) and choice.attacker is not None and not held:
        yield with_last(state, attacker=None)


def the_path_leads_elsewhere(state: State) -> Iterator[State]:
    turn = state.pending[-1]
    if isinstance(turn, ask.Navigate):
        yield with_last(state, path=(*turn.path, NOWHERE))
        yield with_last(state, path=(*turn.path, turn.path[-1]))
        yield with_last(state, path=())


def the_unit_is_not_back(state: State) -> Iterator[State]:
    use = state.pending[-1]
    if isinstance(use, ask.Use):
        for kind in set(UnitKind) - set(state.boards[use.seat].available):
            yield with_last(state, kind=kind)


def the_place_offers_something_else(state: State) -> Iterator[State]:
    use = state.pending[-1]
    if isinstance(use, ask.Use):
        yield with_last(state, harvest=use.transform, transform=use.harvest, slot=use.slot, cell=NOWHERE)
        yield with_last(state, harvest=(*use.harvest, *use.harvest), transform=use.transform[1:])
        yield with_last(state, repeat=ask.Repeat.OWED, optional=not use.optional)
        yield with_last(
            state, same_colour=not use.same_colour, repeat=ask.Repeat.NOTHING, kind=UnitKind.BASIC
        )


def the_half_is_another(state: State) -> Iterator[State]:
    for place, choice in enumerate(state.pending):
        if isinstance(choice, ask.ChooseHalf):
            for changed in (
                attrs.evolve(choice, begun=not choice.begun),
                attrs.evolve(choice, halves=()),
                attrs.evolve(choice, cell=NOWHERE),
            ):
                yield waiting(state, *state.pending[:place], changed, *state.pending[place + 1 :])


def the_cube_is_missing(state: State) -> Iterator[State]:
    """Nobody decides about the probe of a colour of which there is no cube, or whose probe is away."""
    probe = state.pending[-1]
    if isinstance(probe, ask.ChooseProbe):
        board = state.boards[probe.seat]
        for colour in Colour:
            if not board.light[colour] or colour not in board.probes:
                yield with_last(state, colour=colour)


def the_chain_is_another(state: State) -> Iterator[State]:
    choice = state.pending[-1]
    if isinstance(choice, ask.ChooseExile):
        yield with_last(state, chain=(*choice.chain, choice.unit))
        if choice.ousted_from is not None:
            yield with_last(state, chain=())
            yield with_last(state, attacker=choice.unit)


MUTATIONS: tuple[Callable[[State], Iterator[State]], ...] = (
    others_decide,
    it_is_another_turn,
    it_is_another_phase,
    it_waits_twice,
    it_waits_the_wrong_way_round,
    something_waits_below,
    nothing_waits,
    the_attacker_is_gone,
    the_path_leads_elsewhere,
    the_unit_is_not_back,
    the_place_offers_something_else,
    the_half_is_another,
    the_cube_is_missing,
    the_chain_is_another,
)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_what_play_could_never_ask_is_refused(mutation: Callable[[State], Iterator[State]]) -> None:
    tried = [
        (state, changed)
        for stack in STACKS
        for state in positions()[stack]
        for changed in mutation(state)
        if changed.pending != state.pending
        or changed.active is not state.active
        or changed.phase != state.phase
    ]
    assert tried
    taken = [
        (changed.active, changed.pending, state.pending)
        for state, changed in tried
        if not is_refused(changed)
    ]
    assert taken == []


def test_every_decision_is_in_some_stack() -> None:
    assert {kind for stack in STACKS for kind in stack} == set(ENGINE.decisions)
