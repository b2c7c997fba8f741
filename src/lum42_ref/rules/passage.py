"""The passage bonus: what opponents gain when a ship enters a system where they have pieces."""

from collections.abc import Iterator
from typing import Final

from lum42_ref.model.components import Probe, Seat, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.events import ShipMoved, UnitFled, UnitSent, Why, scored
from lum42_ref.model.remarks import NoBonus, NoPassageBonus, OneBonusOnly, Remark
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import booster
from lum42_ref.rules.units import passage_bonus
from lum42_ref.rulings import OwnPieceCancels, PassageStacking, PassageUnitOfAccount, Rulings

CANCELS_ALL: Final = OwnPieceCancels.CANCELS_ALL
PER_PIECE: Final = PassageUnitOfAccount.PER_PIECE
SHIP_PLUS_PIECE: Final = PassageStacking.SHIP_PLUS_PIECE
PASSAGE_BONUS: Final = Why.PASSAGE_BONUS
SHIP_BONUS: Final = 1


def opponents_on(state: Table, mover: Seat, cell: Cell) -> list[Seat]:
    """The opponents of the mover who have a ship, unit or probe on a system, in the order of the seats.

    Rules:
        CON-9: Pieces on a system
    """
    system, ships = state.space[cell], state.ships
    on_planet, on_moon = system.on_planet, system.on_moon
    if system.is_empty() and cell not in ships.values():
        return []
    return [
        seat
        for seat in state.terms.seats
        if seat is not mover
        and (
            ships[seat] == cell
            or (on_planet is not None and on_planet.seat is seat)
            or (on_moon is not None and on_moon.seat is seat)
        )
    ]


def pay_bonus(course: Course, opponents: list[Seat], cell: Cell, *, lapses: bool) -> None:
    """Every opponent with a piece on the system gains the passage bonus, unless it lapses.

    Rules:
        MOV-12: Passage bonus
    """
    system = course.space[cell]
    for seat in opponents:
        if points := bonus_of(course, seat, cell, lapses=lapses):
            ship = ("MOV-11", "R-23") if course.ships[seat] == cell else ()
            boosted = ("BOO-1", "R-74") if booster.stands_on(system, seat) else ()
            clauses = ("MOV-12", "MOV-14", "CON-9", *ship, *boosted)
            course.then(scored(clauses, seat, points, PASSAGE_BONUS))


def bonus_of(state: Table, seat: Seat, cell: Cell, *, lapses: bool) -> int:
    """What one opponent gains for one entry: the bonus of the piece that brings most, ship, unit or probe.

    Design:
        Annex B.1 says how R-23, R-24, R-25 and R-75 combine; each has its name below.
    """
    rulings = state.terms.rulings
    if lapses:
        for_ship = for_ship_in_spite_of_the_lapse(state, seat, cell)
        for_pieces = booster.bonus_where_none_is_due(rulings, state.space[cell], seat)
    else:
        for_ship = bonus_of_the_ship(state, seat, cell)
        for_pieces = bonus_of_the_pieces(rulings, state.space[cell], seat)
    return for_ship + for_pieces if adds_up(rulings) else max(for_ship, for_pieces)


def bonus_of_the_ship(state: Table, seat: Seat, cell: Cell) -> int:
    """What a ship brings that is ejected.

    Rules:
        MOV-11: Bonus of the ejected ship
    """
    return SHIP_BONUS if state.ships[seat] == cell else 0


def bonus_of_the_pieces(rulings: Rulings, system: System, seat: Seat) -> int:
    """What units and probes bring: the best of them counts, or each of them under R-25 ``per_piece``.

    Design:
        Part of MOV-12: one bonus, however many pieces.
    """
    bonuses = [passage_bonus(piece) for piece in pieces_of(system, seat)]
    return sum(bonuses) if counts_each(rulings) else max(bonuses, default=0)


def for_ship_in_spite_of_the_lapse(state: Table, seat: Seat, cell: Cell) -> int:
    """R-24: nothing for an ejected ship either, unless only the bonus of pieces lapses.

    Design:
        By default the mover's own piece cancels every bonus (MOV-13).
    """
    if state.terms.rulings.own_piece_cancels is CANCELS_ALL:
        return 0
    return bonus_of_the_ship(state, seat, cell)


def adds_up(rulings: Rulings) -> bool:
    """R-23 ``ship_plus_piece``, or R-25 ``per_piece``: the ship brings its bonus besides the other pieces.

    Design:
        By default an opponent gains one bonus an entry (MOV-12).
    """
    return rulings.passage_stacking is SHIP_PLUS_PIECE or counts_each(rulings)


def counts_each(rulings: Rulings) -> bool:
    """R-25 ``per_piece``: every piece brings its bonus.

    Design:
        By default pieces of one player count once (MOV-12).
    """
    return rulings.passage_unit_of_account is PER_PIECE


def bonus_lapses(state: Table, mover: Seat, opponents: list[Seat], cell: Cell) -> bool:
    """The mover's own unit or probe cancels the bonus; so do two opponents under R-25 ``one_in_total``.

    Rules:
        MOV-13: No bonus beside the mover's own piece
    """
    if pieces_of(state.space[cell], mover):
        return True
    return (
        len(opponents) > 1
        and state.terms.rulings.passage_unit_of_account is PassageUnitOfAccount.ONE_IN_TOTAL
    )


def lapse_clauses(state: Table, mover: Seat, cell: Cell) -> tuple[str, ...]:
    """Why a bonus lapses: beside a piece of the mover, or for there are several opponents (R-25).

    Design:
        Events name the clauses that caused them.
    """
    return ("MOV-13",) if pieces_of(state.space[cell], mover) else ("R-25",)


def remarks_on_entry(before: Table, entry: ShipMoved) -> Iterator[Remark]:
    """Who gains no passage bonus, or less than all their pieces would bring, and why.

    Design:
        Asks the same functions as the bonus itself.
    """
    mover, cell = entry.seat, entry.cell
    opponents = opponents_on(before, mover, cell)
    if not opponents:
        yield NoPassageBonus(("MOV-12", "CON-9"), cell, mover, NoBonus.NOBODY_THERE)
        return
    lapses = bonus_lapses(before, mover, opponents, cell)
    for seat in opponents:
        points = bonus_of(before, seat, cell, lapses=lapses)
        if not points:
            yield _lapsed(before, mover, seat, cell)
        elif not lapses and points < all_bonuses(before, seat, cell):
            yield OneBonusOnly(("MOV-12", "R-23", "R-25"), cell, seat)


def remarks_on_flight(before: Table, flight: UnitFled) -> Iterator[Remark]:
    """A Traveller that flees to a system with pieces of opponents brings them nothing.

    Design:
        TRV-4; inside one system nobody looks for a bonus.
    """
    cell, mover = flight.to_cell, flight.unit.seat
    if cell != flight.cell and opponents_on(before, mover, cell):
        yield NoPassageBonus(("TRV-4",), cell, mover, NoBonus.FLIGHT)


def remarks_on_attack(before: Table, attack: UnitSent) -> Iterator[Remark]:
    """Whoever is attacked gains nothing for it.

    Design:
        The bonus was due on arrival, if at all (MOV-14).
    """
    attacked = before.space[attack.cell].occupant(attack.slot)
    assert attacked is not None, "somebody is attacked"
    clauses = ("MOV-12", "MOV-14")
    yield NoPassageBonus(clauses, attack.cell, attack.unit.seat, NoBonus.ATTACK, attacked.seat)


def all_bonuses(state: Table, seat: Seat, cell: Cell) -> int:
    """What all pieces of an opponent would bring if each of them counted.

    Design:
        Only to say that they do not (MOV-12).
    """
    pieces = pieces_of(state.space[cell], seat)
    return bonus_of_the_ship(state, seat, cell) + sum(map(passage_bonus, pieces))


def _lapsed(state: Table, mover: Seat, seat: Seat, cell: Cell) -> NoPassageBonus:
    system = state.space[cell]
    own = bool(pieces_of(system, mover))
    clauses = (
        *lapse_clauses(state, mover, cell),
        *(("R-24",) if own and state.ships[seat] == cell else ()),
        *(("BOO-1", "R-75") if booster.stands_on(system, seat) else ()),
    )
    return NoPassageBonus(clauses, cell, mover, NoBonus.OWN_PIECE if own else NoBonus.SEVERAL_OPPONENTS, seat)


def pieces_of(system: System, seat: Seat) -> list[Unit | Probe]:
    """The units and probes of a player on a system.

    Rules:
        CON-9: Pieces on a system
            Ships are looked up where they are: a ship stands on a cell, not on a slot.
    """
    return [piece for piece in (system.on_planet, system.on_moon) if piece is not None and piece.seat is seat]
