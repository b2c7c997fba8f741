"""Sentences about a position: what lies on a cell, who holds what. Screen readers read them out."""

from collections.abc import Iterator, Sequence
from typing import Final

from lumens_ref import engine
from lumens_ref.drawing import labels
from lumens_ref.drawing.known import Held, Known, Pile, Unseen, known
from lumens_ref.model.board import Board, Cell, reading_order
from lumens_ref.model.components import Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.table import State
from lumens_ref.rules.counting import owner_of_start
from lumens_ref.rules.final_count import RoomCount, evaluate
from lumens_ref.rules.victory import Decisive
from lumens_ref.telling import TELLING
from lumens_ref.vocabulary import things
from rulespec.drawing.labels import IN_HAND, labelled
from rulespec.language import Bilingual, Language

BY_CENTRAL_ROOM: Final = Bilingual(", by the central room", ", grâce à la salle centrale")


def headline(state: State, viewer: Seat | None, language: Language) -> str:
    """Whose turn it is, and how many chips lie on the board."""
    return labels.seen_by(_headline(state), viewer).in_language(language)


def _headline(state: State) -> Bilingual:
    if state.ended is not None:
        return labels.IS_OVER
    if state.active is None:
        return labels.SETUP
    owner = things.SEATS[state.active].name.genitive
    chips = labels.chips_placed(sum(map(len, state.stacks.values())))
    return Bilingual(f"{owner.en} turn, {chips.en}", f"Tour {owner.fr}, {chips.fr}")


def situation(state: State, viewer: Seat | None, language: Language) -> tuple[str, ...]:
    """Who decides what, then what waits after it; once the game is over, who has won.

    Design:
        What is possible now tells the chip in hand, so only who decides, or a referee, reads it.
    """
    if not state.pending:
        return (_result(state).in_language(language),)
    *later, present = state.pending
    possible = engine.legal_actions(state) if viewer in (None, present.seat) else None
    told = TELLING.tell_decision(present, language, possible)
    return (told, *(TELLING.tell_decision(wait, language) for wait in reversed(later)))


def contents(state: State, viewer: Seat | None, language: Language) -> str:
    """Where the game stands, what everybody has, and every cell that carries something."""
    view = known(state, viewer)
    note = labels.board_note(state.terms.board)
    told = [
        headline(state, viewer, language),
        *situation(state, viewer, language)[:1],
        *[player_sentence(state, view, seat, language) for seat in state.terms.seats],
        *[cell_sentence(state, view, cell, language) for cell in occupied(state, view)],
        *(rooms_told(state, language) if state.ended is not None else ()),
        *([] if note is None else [note.in_language(language)]),
    ]
    return ". ".join(told) + "."


def occupied(state: State, view: Known) -> tuple[Cell, ...]:
    """The cells with chips or start markers, in reading order."""
    return tuple(sorted({*view.piles, *state.starts.values()}, key=reading_order))


def cell_sentence(state: State, view: Known, cell: Cell, language: Language) -> str:
    """A cell, whether it is in a room, whose start marker lies there, and its chips."""
    place = [_cell(cell), area(state.terms.board, cell)]
    owner = owner_of_start(state, cell)
    if owner is not None:
        place.append(marker_name(owner))
    said = ", ".join(part.in_language(language) for part in place)
    pile = view.piles.get(cell)
    if pile is None:
        return said
    return labelled(Bilingual(said, said), pile_name(pile).in_language(language), language)


def area(board: Board, cell: Cell) -> Bilingual:
    """The room of a cell, or that it is in a passage."""
    return room_name(board.area(cell)) if board.in_a_room(cell) else things.PASSAGE


def room_name(letter: str) -> Bilingual:
    """A room by its letter."""
    return Bilingual(f"{things.ROOM.en} {letter}", f"{things.ROOM.fr} {letter}")


def room_sentence(board: Board, letter: str, language: Language) -> str:
    """A room, how large it is, and whether it is the central one."""
    cells = len(board.rooms[letter])
    parts = [room_name(letter), Bilingual(f"{cells} cells", f"{cells} cases")]
    if letter == board.central_room:
        parts.append(things.CENTRAL_ROOM)
    return ", ".join(part.in_language(language) for part in parts)


def marker_name(owner: Seat) -> Bilingual:
    """A start marker, and whose it is."""
    name = things.SEATS[owner].name.genitive
    return Bilingual(f"{name.en} {things.START_MARKER.en}", f"{things.START_MARKER.fr} {name.fr}")


def pile_name(pile: Pile) -> Bilingual:
    """The chips on a cell, the upper one first."""
    names = [chip_name(chip) for chip in reversed(pile)]
    return Bilingual(" on ".join(name.en for name in names), " sur ".join(name.fr for name in names))


def chip_name(chip: Chip | Unseen) -> Bilingual:
    """A chip on the board, and whose it is, if it is known."""
    return labels.UNSEEN_CHIP if isinstance(chip, Unseen) else things.name_of_chip(chip)


def player_sentence(state: State, view: Known, seat: Seat, language: Language) -> str:
    """A player: points, hand and bag, who begins, who is out."""
    parts = [
        labels.points_of(state.scores[seat]),
        *statuses(state, seat),
        *_first_chip(view.first_chips.get(seat)),
        _said(IN_HAND, held_name(view.hands[seat])),
        *_bag(view, seat),
    ]
    said = Bilingual("; ", " ; ").in_language(language).join(part.in_language(language) for part in parts)
    return labelled(things.SEATS[seat].name, said, language)


def statuses(state: State, seat: Seat) -> Iterator[Bilingual]:
    """That a player begins, or is out."""
    if seat is state.first:
        yield things.FIRST_PLAYER
    if seat in state.out:
        yield things.OUT


def held_name(held: Held) -> Bilingual:
    """What is in a hand."""
    if isinstance(held, Unseen):
        return labels.UNSEEN_CHIP
    return Bilingual(things.NONE.en, things.NONE.fr) if held is None else things.KINDS[held].name


def counts_label(view: Known, seat: Seat) -> Bilingual:
    """Where the chips are that are counted by their kinds."""
    return labels.IN_BAG if seat in view.open_bags else labels.OUT_OF_SIGHT


def counts_listed(counts: Counts) -> Bilingual:
    """How many chips there are of each kind."""
    said = ", ".join(f"{things.KINDS.word(kind)} ×{counts.of(kind)}" for kind in Kind)
    return Bilingual(said, said)


def rooms_told(state: State, language: Language) -> Iterator[str]:
    """Every room, counted."""
    for letter in state.terms.board.rooms:
        yield room_counted(letter, evaluate(state, letter), language)


def room_counted(letter: str, count: RoomCount, language: Language) -> str:
    """The totals in a room, and what they are worth."""
    said = ", ".join(
        f"{things.SEATS[seat].name.in_language(language)} {total}"
        + (f" (+{labels.points_of(count.vp[seat]).in_language(language)})" if seat in count.vp else "")
        for seat, total in count.totals.items()
    )
    return labelled(room_name(letter), said or labels.NOBODY.in_language(language), language)


def _cell(cell: Cell) -> Bilingual:
    name = things.name_of_cell(cell)
    return Bilingual(f"{things.CELL.en} {name.en}", f"{things.CELL.fr} {name.fr}")


def _said(label: Bilingual, said: Bilingual) -> Bilingual:
    return Bilingual(f"{label.en}: {said.en}", f"{label.fr} : {said.fr}")


def _bag(view: Known, seat: Seat) -> Iterator[Bilingual]:
    """How many chips are in a bag, and of which kinds; of a bag that is not known, the kinds out of sight."""
    size, kinds = str(view.bags[seat]), counts_listed(view.counts[seat])
    if seat in view.open_bags:
        yield _said(labels.IN_BAG, Bilingual(f"{size} ({kinds.en})", f"{size} ({kinds.fr})"))
    else:
        yield _said(labels.IN_BAG, Bilingual(size, size))
        yield _said(labels.OUT_OF_SIGHT, kinds)


def _first_chip(chip: FirstChip | Unseen | None) -> Sequence[Bilingual]:
    """The first chip that waits to be laid."""
    if chip is None:
        return ()
    if isinstance(chip, Unseen):
        return (_said(things.FIRST_CHIP, labels.UNSEEN_CHIP),)
    kind = things.KINDS[chip.kind].name
    up = f" ({chip.face})" if chip.face is not None else ""
    return (_said(things.FIRST_CHIP, Bilingual(kind.en + up, kind.fr + up)),)


def _result(state: State) -> Bilingual:
    """Who has won, with how many points."""
    outcome = engine.outcome(state)
    won = things.names(outcome.winners)
    points = labels.points_of(outcome.vp[outcome.winners[0]])
    several = len(outcome.winners) > 1
    told = Bilingual(
        f"{won.en} {'win' if several else 'wins'} with {points.en}",
        f"{won.fr} {'gagnent' if several else 'gagne'} avec {points.fr}",
    )
    if outcome.decided_by is not Decisive.CENTRAL_ROOM:
        return told
    return Bilingual(told.en + BY_CENTRAL_ROOM.en, told.fr + BY_CENTRAL_ROOM.fr)
