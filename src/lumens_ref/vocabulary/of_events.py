"""What happened: one short sentence for each event."""

from collections.abc import Mapping, Sequence
from typing import Final

from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Seat
from lumens_ref.model.decisions import Purpose
from lumens_ref.model.events import (
    BagEmpty,
    Drawn,
    Ended,
    FaceChosen,
    FirstPlayerDrawn,
    GameBegan,
    Passed,
    Placed,
    RoomCounted,
    StartTaken,
    TieBroken,
    TurnBegan,
    Way,
    WentOut,
    Won,
)
from lumens_ref.model.table import Ending
from lumens_ref.vocabulary.things import POINTS, SEATS, name_of_cell, name_of_chip, names
from rulespec.vocabulary import Frame, Phrase, told, told_by

ENDS: Final[Mapping[Ending, Frame]] = {
    Ending.NOBODY_DRAWS: Frame(
        "nobody can draw any more: the game ends and the final count follows",
        "plus personne ne peut piocher : la partie s'arrête et le décompte final suit",
    ),
    Ending.NOBODY_PLACES: Frame(
        "nobody can place a chip any more: the game ends and the final count follows",
        "plus personne ne peut placer de jeton : la partie s'arrête et le décompte final suit",
    ),
    Ending.BOTH: Frame(
        "some can draw no more and the others can place no more: the game ends and the final count follows",
        "les uns ne peuvent plus piocher, les autres ne peuvent plus placer : "
        "la partie s'arrête et le décompte final suit",
    ),
    Ending.ALL_PASSED: Frame(
        "all who could place a chip have passed: the game ends and the final count follows",
        "tous ceux qui pouvaient placer un jeton ont passé : la partie s'arrête et le décompte final suit",
    ),
}
"""By what a game ends."""


def drawn(event: Drawn) -> Frame:
    """Only its owner sees which chip it is."""
    chip = Frame("a chip", "un jeton") if event.kind is None else Frame("{kind:a}", "{kind:a}")
    drew = Frame("{seat} draws ", "{seat} pioche ") + chip
    match event.purpose:
        case Purpose.START:
            return drew + Frame(" for its start marker", " pour son marqueur de départ")
        case Purpose.HAND:
            return drew + Frame(" as its first hand", " comme première main")
        case Purpose.TURN:
            return drew


def face_chosen(event: FaceChosen) -> Frame:
    """The others see the face only when all have chosen."""
    if event.number is None:
        return Frame(
            "{seat} chooses a face for its first chip", "{seat} choisit la face de son premier jeton"
        )
    return Frame(
        "{seat} chooses {number} for its first chip", "{seat} choisit le {number} pour son premier jeton"
    )


def placed(event: Placed) -> Frame:
    """At setup, by counting from every origin that leads there, or directly; and what is covered now."""
    match event.way:
        case Way.SETUP:
            return Frame(
                "{seat} lays a {number} on its start marker at {cell}",
                "{seat} pose un {number} sur son marqueur de départ en {cell}",
            )
        case Way.DIRECT:
            return _placed_directly(event) + _covering(event.seat, event.covered)
        case Way.COUNT:
            counted = Frame("{seat} places a {number} on {cell}", "{seat} place un {number} en {cell}")
            return counted + _counted_from(event.origins) + _covering(event.seat, event.covered)


def _placed_directly(event: Placed) -> Frame:
    """Of one's own accord, or because there is nothing else to do."""
    if "STA-4" in event.clauses:
        return Frame(
            "{seat} has no ordinary placement and places a {number} directly on its start marker at {cell}",
            "{seat} n'a aucun placement ordinaire et pose un {number} directement sur son marqueur de départ "
            "en {cell}",
        )
    return Frame(
        "{seat} places a {number} directly on its start marker at {cell}",
        "{seat} pose un {number} directement sur son marqueur de départ en {cell}",
    )


def _counted_from(origins: Sequence[Cell]) -> Frame:
    cells = [name_of_cell(cell) for cell in origins]
    english = " and ".join(f"from {cell.en}" for cell in cells)
    french = " et ".join(f"depuis {cell.fr}" for cell in cells)
    return Frame(f", counted {english}", f", compté {french}") if cells else Frame("", "")


def _covering(seat: Seat, covered: Chip | None) -> Frame:
    if covered is None:
        return Frame("", "")
    if covered.seat is seat:
        return Frame(f", and covers its own {covered.number}", f", et recouvre son propre {covered.number}")
    chip = name_of_chip(covered)
    return Frame(f", and covers {chip.en}", f", et recouvre {chip.fr}")


def room_counted(event: RoomCounted) -> Frame:
    """The totals of all who have a place, the highest first, and what each of them gains."""
    room = Frame("room {room}: ", "salle {room} : ")
    if not event.totals:
        return room + Frame("nobody has a top chip there", "personne n'y a de jeton du dessus")
    ranked = sorted(event.totals, key=lambda seat: event.places[seat])
    return room + _listed([_gained(event, seat) for seat in ranked])


def _gained(event: RoomCounted, seat: Seat) -> Frame:
    name, total, vp = SEATS[seat].name, event.totals[seat], event.vp.get(seat)
    english, french = (f"{vp} {POINTS.en}", f"{vp} {POINTS.fr}") if vp else ("nothing", "rien")
    return Frame(f"{name.en} {total} ({english})", f"{name.fr} {total} ({french})")


def tie_broken(event: TieBroken) -> Frame:
    """What those who are level have in the central room."""
    who = names(event.seats)
    level = Frame(
        f"{who.en} are level on victory points; the central room decides: ",
        f"{who.fr} sont à égalité de points de victoire ; la salle centrale décide : ",
    )
    had = [
        Frame(f"{SEATS[seat].name.en} {count}", f"{SEATS[seat].name.fr} {count}")
        for seat, count in event.central.items()
    ]
    return level + _listed(had)


def won(event: Won) -> Frame:
    """One, or several who share it."""
    who = names(event.seats)
    if len(event.seats) == 1:
        return Frame(f"{who.en} wins", f"{who.fr} gagne")
    return Frame(f"{who.en} share the victory", f"{who.fr} se partagent la victoire")


def _listed(frames: Sequence[Frame]) -> Frame:
    return Frame(", ".join(frame.en for frame in frames), ", ".join(frame.fr for frame in frames))


EVENTS: Final[tuple[Phrase, ...]] = (
    told(GameBegan, "the board lies ready; the game begins", "le plateau est prêt ; la partie commence"),
    told(StartTaken, "{seat} takes the start place at {cell}", "{seat} prend la place de départ en {cell}"),
    told_by(Drawn, drawn),
    told_by(FaceChosen, face_chosen),
    told(FirstPlayerDrawn, "{seat} is drawn as first player", "le sort désigne {seat} premier joueur"),
    told(TurnBegan, "it is {seat:of} turn", "c'est au tour {seat:of}"),
    told_by(Placed, placed),
    told(
        BagEmpty,
        "{seat:of} bag is empty: there is no chip to draw",
        "le sac {seat:of} est vide : il n'y a pas de jeton à piocher",
    ),
    told(Passed, "{seat} keeps the chip and passes", "{seat} garde le jeton et passe"),
    told(
        WentOut,
        "{seat} has neither an ordinary placement nor a direct one left, and is out until the final count",
        "{seat} n'a plus ni placement ordinaire ni pose directe, et reste hors jeu jusqu'au décompte final",
    ),
    told_by(Ended, lambda event: ENDS[event.why]),
    told_by(RoomCounted, room_counted),
    told_by(TieBroken, tie_broken),
    told_by(Won, won),
)
