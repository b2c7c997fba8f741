"""The passage bonus: what opponents gain when a ship enters a system where they have pieces."""

from typing import Final

from lum42_ref.model.components import Probe, Seat, Unit
from lum42_ref.model.course import Course
from lum42_ref.model.events import Why, scored
from lum42_ref.model.space import Cell, System
from lum42_ref.model.table import Table
from lum42_ref.rules import booster
from lum42_ref.rulings import OwnPieceCancels, PassageStacking, PassageUnitOfAccount

CANCELS_ALL: Final = OwnPieceCancels.CANCELS_ALL
PER_PIECE: Final = PassageUnitOfAccount.PER_PIECE
SHIP_PLUS_PIECE: Final = PassageStacking.SHIP_PLUS_PIECE
PASSAGE_BONUS: Final = Why.PASSAGE_BONUS


def opponents_on(state: Table, mover: Seat, cell: Cell) -> list[Seat]:
    """The opponents of the mover who have a ship, unit or probe on a system, in the order of the seats.

    Rules:
        CON-9: Pieces on a system
    """
    system, ships = state.space[cell], state.ships
    on_planet, on_moon = system.on_planet, system.on_moon
    if on_planet is None and on_moon is None and cell not in ships.values():
        return []
    return [
        seat
        for seat in state.game.seats
        if seat is not mover
        and (
            ships[seat] == cell
            or (on_planet is not None and on_planet.seat is seat)
            or (on_moon is not None and on_moon.seat is seat)
        )
    ]


def pay_bonus(course: Course, opponents: list[Seat], cell: Cell, *, lapses: bool) -> Course:
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
            course = course.then(scored(clauses, seat, points, PASSAGE_BONUS))
    return course


def bonus_of(state: Table, seat: Seat, cell: Cell, *, lapses: bool) -> int:
    """The points of one opponent for one entry; annex B.1 says how R-23, R-24, R-25 and R-75 combine.

    Rules:
        MOV-11: Bonus of the ejected ship
    """
    system, rulings = state.space[cell], state.game.rulings
    per_piece = rulings.passage_unit_of_account is PER_PIECE
    for_ship = int(state.ships[seat] == cell)
    if lapses:
        for_ship = 0 if rulings.own_piece_cancels is CANCELS_ALL else for_ship
        for_pieces = booster.bonus_where_none_is_due(rulings, system, seat)
    else:
        worths = [booster.worth(piece) for piece in pieces_of(system, seat)]
        for_pieces = sum(worths) if per_piece else max(worths, default=0)
    if per_piece or rulings.passage_stacking is SHIP_PLUS_PIECE:
        return for_ship + for_pieces
    return max(for_ship, for_pieces)


def bonus_lapses(state: Table, mover: Seat, opponents: list[Seat], cell: Cell) -> bool:
    """The mover's own unit or probe cancels the bonus; so do two opponents under R-25 ``one_in_total``.

    Rules:
        MOV-13: No bonus beside the mover's own piece
    """
    if pieces_of(state.space[cell], mover):
        return True
    return (
        len(opponents) > 1 and state.game.rulings.passage_unit_of_account is PassageUnitOfAccount.ONE_IN_TOTAL
    )


def lapse_clauses(state: Table, mover: Seat, cell: Cell) -> tuple[str, ...]:
    """Why a bonus lapses: beside a piece of the mover, or for there are several opponents (R-25).

    Design:
        Events name the clauses that caused them.
    """
    return ("MOV-13",) if pieces_of(state.space[cell], mover) else ("R-25",)


def pieces_of(system: System, seat: Seat) -> list[Unit | Probe]:
    """The units and probes of a player on a system.

    Rules:
        CON-9: Pieces on a system
            Ships are looked up where they are: a ship stands on a cell, not on a slot.
    """
    return [piece for piece in (system.on_planet, system.on_moon) if piece is not None and piece.seat is seat]
