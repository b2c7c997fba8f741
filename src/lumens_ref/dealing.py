"""Deals: all that chance decides of a game, settled beforehand, so that it can be played again and again."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from lumens_ref.engine import ENGINE
from lumens_ref.model.components import CHIPS_EACH, OF_EACH_KIND, Kind, Seat
from lumens_ref.model.decisions import Draw, DrawChip, First
from lumens_ref.model.table import State
from lumens_ref.rulings import DrawMethod
from lumens_ref.soundness import CHIPS, FIRST, NOT_PLAYING, belonging
from lumens_ref.vocabulary import things
from rulespec.engine import CHANCE, Action, Step
from rulespec.engine.frozen import sealed
from rulespec.engine.lots import settle_chance
from rulespec.engine.seeds import check_seed
from rulespec.errors import Fault, InvalidPosition
from rulespec.language import Bilingual

NOT_DEALT: Final = Bilingual(
    "{seat} plays, and no chips are dealt", "{seat} joue, et aucun jeton n'est donné"
)
OTHER_LENGTH: Final = Bilingual(
    "expected {expected} chips, found {found}", "attendu : {expected} jetons ; trouvé : {found}"
)
OTHER_BEGINNING: Final = Bilingual(
    "other chips have been drawn already", "d'autres jetons ont déjà été piochés"
)
OTHER_NUMBER: Final = Bilingual(
    "expected {expected} chips {kind}, found {found}", "attendu : {expected} jetons {kind} ; trouvé : {found}"
)


@attrs.frozen
class Deal:
    """Who begins, and in which order the chips of each player come out of the bag.

    The first is the start chip, the second the first one in hand, the others are drawn turn by turn.
    """

    first: Seat
    chips: Mapping[Seat, tuple[Kind, ...]]

    def __attrs_post_init__(self) -> None:
        """Frozen all the way down; a deal that no bag can give is refused with all its faults."""
        object.__setattr__(self, "chips", sealed(self.chips))
        if faults := [*self._faults()]:
            raise InvalidPosition(faults)

    def _faults(self) -> Iterator[Fault]:
        if self.first not in self.chips:
            yield Fault(FIRST, NOT_DEALT.filled(seat=_name(self.first)))
        for seat, chips in self.chips.items():
            where = belonging(CHIPS, seat)
            if len(chips) != CHIPS_EACH:
                yield Fault(where, OTHER_LENGTH.filled(expected=CHIPS_EACH, found=len(chips)))
            for kind, found in Counter(chips).items():
                if found > OF_EACH_KIND:
                    name = "/".join(map(str, kind.faces))
                    yield Fault(where, OTHER_NUMBER.filled(expected=OF_EACH_KIND, kind=name, found=found))

    @classmethod
    def by_lot(cls, seats: tuple[Seat, ...], *, seed: int) -> "Deal":
        """The deal of a seed: every order of every bag as likely as any other."""
        chance = random.Random(check_seed(seed))  # noqa: S311  a game, not a secret
        chips = {seat: _mixed(chance) for seat in seats}
        return cls(chance.choice(seats), chips)

    def check(self, state: State) -> None:
        """Raise InvalidPosition unless the deal is for just those who play, and begins as the game has."""
        seats = state.terms.seats
        faults = [
            Fault(CHIPS, NOT_DEALT.filled(seat=_name(seat))) for seat in seats if seat not in self.chips
        ]
        faults += [
            Fault(belonging(CHIPS, seat), NOT_PLAYING.filled(seat=_name(seat)))
            for seat in self.chips
            if seat not in seats
        ]
        if faults := faults or [*self._drawn_otherwise(state)]:
            raise InvalidPosition(faults)

    def _drawn_otherwise(self, state: State) -> Iterator[Fault]:
        """What has left a bag is what the deal begins with; not so where players pick their chips (R-23)."""
        if state.terms.rulings.draw_method is DrawMethod.CHOSEN:
            return
        for seat, bag in state.bags.items():
            begun = Counter(self.chips[seat][: CHIPS_EACH - bag.total])
            if any(bag.of(kind) != OF_EACH_KIND - begun[kind] for kind in Kind):
                yield Fault(belonging(CHIPS, seat), OTHER_BEGINNING)

    def answer(self, state: State) -> Action:
        """What chance brings in a position: the next chip of a bag, or the first player."""
        waiting = state.pending[-1]
        assert waiting.seat is CHANCE, "chance decides"
        if not isinstance(waiting, DrawChip):
            return First(self.first)
        drawn = CHIPS_EACH - state.bags[waiting.player].total
        return Draw(self.chips[waiting.player][drawn])


def _name(seat: Seat) -> Bilingual:
    return things.SEATS[seat].name


def _mixed(chance: random.Random) -> tuple[Kind, ...]:
    chips = [kind for kind in Kind for _ in range(OF_EACH_KIND)]
    chance.shuffle(chips)
    return tuple(chips)


def begin(state: State, deal: Deal) -> Step[State]:
    """Answer for chance up to the first decision of a player."""
    deal.check(state)
    return settle_chance(ENGINE, state, deal.answer)


def play_dealt(state: State, action: Action, deal: Deal) -> Step[State]:
    """Carry an action out, and answer for chance up to the next decision of a player."""
    deal.check(state)
    step = ENGINE.play(state, action)
    onward = settle_chance(ENGINE, step.state, deal.answer)
    return Step(onward.state, (*step.events, *onward.events))
