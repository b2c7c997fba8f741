"""How far a game has come, how it stands, and how it ended, in words."""

from collections.abc import Iterator, Mapping
from typing import Final

from lumens_ref.model.board import Board, Status
from lumens_ref.model.components import Kind, Seat
from lumens_ref.model.events import Ended, Event
from lumens_ref.model.table import State
from lumens_ref.rounds import round_of
from lumens_ref.rules.final_count import RoomCount
from lumens_ref.rules.victory import Decisive, Outcome, outcome
from lumens_ref.sight import observe
from lumens_ref.vocabulary.things import KINDS, SEATS, STATUSES, names
from rulespec.language import Bilingual, Language, listed

SETUP: Final = Bilingual("Setup", "Mise en place")
ROUND: Final = Bilingual("Round {number}", "Manche {number}")
END: Final = Bilingual("End of the game", "Fin de la partie")
FINAL_COUNT: Final = Bilingual("Final count", "Décompte final")
BOARD: Final = Bilingual("Board: {name} ({status})", "Plateau : {name} ({status})")
NO_TURN_YET: Final = Bilingual("No turn has been taken yet", "Aucun tour n'a encore été joué")
IF_STOPPED: Final = Bilingual("If the game stopped now:", "Si la partie s'arrêtait maintenant :")
ROOM: Final = Bilingual("Room {room}: {totals}", "Salle {room} : {totals}")
CENTRAL_ROOM: Final = Bilingual("Room {room}, central: {totals}", "Salle {room}, centrale : {totals}")
NOBODY_THERE: Final = Bilingual("Rooms without anybody: {rooms}", "Salles sans personne : {rooms}")
GAINED: Final = Bilingual("{name} {total} ({vp} VP)", "{name} {total} ({vp} PV)")
KNOWN: Final = Bilingual(
    "{seat} knows of chips of {other} that are not in sight: {left}",
    "{seat} sait, des jetons de {other} hors de vue : {left}",
)
PLACE: Final = Bilingual("{place}. {names}, {vp} VP", "{place}. {names}, {vp} PV")
WINNER: Final[Mapping[Decisive, Bilingual]] = {
    Decisive.POINTS: Bilingual(
        "Winner: {names}, by victory points", "Vainqueur : {names}, aux points de victoire"
    ),
    Decisive.CENTRAL_ROOM: Bilingual(
        "Winner: {names}, by the central room: {central}",
        "Vainqueur : {names}, par la salle centrale : {central}",
    ),
    Decisive.SHARED: Bilingual(
        "Winners: {names}, who share the victory: victory points are equal, in the central room {central}",
        "Vainqueurs : {names}, qui partagent la victoire : à égalité de points de victoire, "
        "en salle centrale {central}",
    ),
}
"""Who has won, and by what."""
AHEAD: Final[Mapping[Decisive, Bilingual]] = {
    Decisive.POINTS: Bilingual(
        "{names} would win, by victory points", "{names} gagnerait, aux points de victoire"
    ),
    Decisive.CENTRAL_ROOM: Bilingual(
        "{names} would win, by the central room: {central}",
        "{names} gagnerait, par la salle centrale : {central}",
    ),
    Decisive.SHARED: Bilingual(
        "{names} would share the victory: victory points are equal, in the central room {central}",
        "{names} se partageraient la victoire : à égalité de points de victoire, en salle centrale {central}",
    ),
}
"""Who would win if the game stopped now, and by what."""


def stage(state: State, language: Language) -> str:
    """The setup, a round, or the end."""
    if state.ended is not None:
        return END.in_language(language)
    number = round_of(state)
    said = SETUP if number is None else ROUND.filled(number=number)
    return said.in_language(language)


def part(event: Event) -> Bilingual | None:
    """The final count is the only part of the game in which anybody scores."""
    return FINAL_COUNT if isinstance(event, Ended) else None


def results(state: State, language: Language) -> Iterator[str]:
    """Room by room the totals and what they bring, then the places, and who has won, by what.

    Before the end it is said that the game would have to stop now; a board that is not known from the
    publisher is named.
    """
    for line in _lines(state):
        yield line.in_language(language)


def known(state: State, seat: Seat, language: Language) -> Iterator[str]:
    """What a player can reckon of the chips of each other: eight of each kind, less those that have shown."""
    seen = observe(state, seat)
    for other in state.terms.seats:
        if other is not seat:
            left = ", ".join(f"{KINDS.mark(kind)}: {seen.unseen[other].of(kind)}" for kind in Kind)
            said = KNOWN.filled(seat=SEATS[seat].name, other=SEATS[other].name, left=left)
            yield said.in_language(language)


def _lines(state: State) -> Iterator[Bilingual]:
    yield from _provenance(state.terms.board)
    if state.active is None and state.ended is None:
        yield NO_TURN_YET
        return
    found = outcome(state)
    if not found.final:
        yield IF_STOPPED
    yield from _rooms(found, state.terms.board)
    yield from _ranking(found)
    yield _winners(found)


def _provenance(board: Board) -> Iterator[Bilingual]:
    """What board was played on, where nobody knows it from the publisher."""
    if board.status is not Status.PUBLISHED:
        yield BOARD.filled(name=board.name, status=STATUSES[board.status].name)


def _rooms(found: Outcome, board: Board) -> Iterator[Bilingual]:
    """A line for each room in which somebody has a place, and one for all the others."""
    empty = [room for room, count in found.rooms.items() if not count.totals]
    for room, count in found.rooms.items():
        if count.totals:
            frame = CENTRAL_ROOM if room == board.central_room else ROOM
            yield frame.filled(room=room, totals=_totals(count))
    if empty:
        yield NOBODY_THERE.filled(rooms=", ".join(empty))


def _totals(count: RoomCount) -> Bilingual:
    ranked = sorted(count.totals, key=lambda seat: count.places[seat])
    return listed(
        GAINED.filled(name=SEATS[seat].name, total=count.totals[seat], vp=count.vp.get(seat, 0))
        for seat in ranked
    )


def _ranking(found: Outcome) -> Iterator[Bilingual]:
    """Every place in a line, with those who share it; points first where equals do not."""
    by_place: dict[tuple[int, int], list[Seat]] = {}
    for seat, place in found.places.items():
        by_place.setdefault((place, -found.vp[seat]), []).append(seat)
    for (place, points), seats in sorted(by_place.items()):
        yield PLACE.filled(place=place, names=names(seats), vp=-points)


def _winners(found: Outcome) -> Bilingual:
    frames = WINNER if found.final else AHEAD
    had = [
        Bilingual(f"{SEATS[seat].name.en} {count}", f"{SEATS[seat].name.fr} {count}")
        for seat, count in (found.central or {}).items()
    ]
    return frames[found.decided_by].filled(names=names(found.winners), central=listed(had))
