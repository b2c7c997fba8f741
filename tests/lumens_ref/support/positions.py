"""Positions in a line of text, as the register writes them, and actions in the words of a turn."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import attrs

from lumens_ref import engine
from lumens_ref.boards import shipped
from lumens_ref.model.board import Board, Cell
from lumens_ref.model.components import NO_CHIPS, OF_EACH_KIND, Chip, Counts, Kind, Seat
from lumens_ref.model.decisions import (
    Decision,
    Draw,
    DrawChip,
    First,
    Pass,
    Place,
    PlaceChip,
    Purpose,
    ShowFace,
    Start,
    TakeStart,
)
from lumens_ref.model.table import Ending, Stack, State, Terms
from lumens_ref.rules.setup import start_places, starting_score
from lumens_ref.rulings import Rulings
from rulespec.engine import CHANCE, Action, Event

TWO = shipped()["two-players"]
INVENTED = shipped()["invented-example"]
SEATS = dict(zip("ABCD", Seat, strict=True))
"""The letters of the register: A is the first seat, B the next clockwise."""
LETTERS = {seat: letter for letter, seat in SEATS.items()}
TEN_SIXES = "A6@1,9 A6@1,5 A6@6,1 A6@6,5 A6@6,9 B6@13,1 B6@13,5 B6@8,1 B6@8,5 B6@8,9"
"""Every one of them is blocked or points off the board."""


def cell(text: str) -> Cell:
    """A cell from its column and row: ``4,9``."""
    column, row = text.split(",")
    return Cell(int(column), int(row))


def kind(text: str) -> Kind:
    """A kind of chip from its faces: ``3/4``."""
    low, high = text.split("/")
    return Kind((int(low), int(high)))


def stacks(text: str) -> dict[Cell, tuple[Chip, ...]]:
    """Stacks as the register writes them, the upper chip first: ``A6/B1@7,5``."""
    found: dict[Cell, tuple[Chip, ...]] = {}
    for word in text.split():
        chips, at = word.split("@")
        lowest_first = reversed(chips.split("/"))
        found[cell(at)] = tuple(Chip(SEATS[chip[0]], int(chip[1:])) for chip in lowest_first)
    return found


def readings(text: str) -> Rulings:
    """The default readings but for those named: ``R-16 any_own_chip R-25 stop_when_bags_empty``."""
    words = text.split()
    rulings = Rulings()
    for ruling, reading in zip(words[::2], words[1::2], strict=True):
        rulings = rulings.with_reading(ruling, reading)
    return rulings


def position(
    lying: str,
    *,
    hands: str = "",
    turn: str = "A",
    reads: str = "",
    players: int = 2,
    draws: bool = False,
    bags: Mapping[str, Counts] | None = None,
    out: str = "",
    passed: str = "",
    used_right: str = "",
    board: Board | None = None,
    sound: bool = True,
) -> State:
    """A turn of A, or of another; start cells carry a single 1, hands a 3/4, and bags all that is left.

    ``hands`` names them seat by seat, ``-`` for none; ``draws`` says that the chip is placed already.
    """
    rulings, seats = readings(reads), tuple(Seat)[:players]
    on = board or (TWO if players == 2 else INVENTED)
    starts = dict(zip(seats, start_places(on, players, rulings), strict=False))
    lie = {at: (Chip(seat, 1),) for seat, at in starts.items()} | stacks(lying)
    held = dict(zip(seats, hands.split() or ["3/4"] * players, strict=True))
    active = SEATS[turn]
    holding = {seat: None if word == "-" else kind(word) for seat, word in held.items()}
    if draws:
        holding[active] = None
    left = {seat: what_is_left(lie, holding[seat], seat) for seat in seats}
    given = {SEATS[letter]: counts for letter, counts in (bags or {}).items()}
    waiting: Decision = DrawChip(CHANCE, active, Purpose.TURN) if draws else PlaceChip(active)
    state = State(
        terms=Terms(seats, rulings, on),
        starts=starts,
        stacks=lie,
        bags={**left, **given},
        hands=holding,
        first_chips={},
        out=of(out),
        first=seats[0],
        active=active,
        passed=of(passed),
        used_right=of(used_right),
        scores=dict.fromkeys(seats, starting_score(rulings)),
        ended=None,
        pending=(waiting,),
    )
    if sound and not given:
        engine.validate(state)
    return state


def of(letters: str) -> tuple[Seat, ...]:
    """The seats of some letters."""
    return tuple(SEATS[letter] for letter in letters)


def what_is_left(lie: Mapping[Cell, tuple[Chip, ...]], held: Kind | None, seat: Seat) -> Counts:
    """Eight of each kind, less those on the board and in hand."""
    away = [chip.kind for stack in lie.values() for chip in stack if chip.seat is seat]
    away += [] if held is None else [held]
    return Counts(*[OF_EACH_KIND - away.count(each) for each in Kind])


def over(state: State) -> State:
    """The same, as if the game had just ended there; scores are not counted."""
    return attrs.evolve(state, pending=(), ended=Ending.NOBODY_DRAWS)


def last_of_all(lying: str, *, hand: str = "1/6", players: int = 2, reads: str = "") -> State:
    """A holds the very last chip, and can lay it on the start marker; all others lie in stacks on passages.

    So rooms hold what is named, and the final count is one placement away.
    """
    begun = position(lying, players=players, reads=reads, sound=False)
    held = {seat: kind(hand) if seat is SEATS["A"] else None for seat in begun.terms.seats}
    state = attrs.evolve(
        begun,
        stacks=dict(begun.stacks) | dict(everything_else(begun, held)),
        bags=dict.fromkeys(begun.terms.seats, NO_CHIPS),
        hands=held,
    )
    engine.validate(state)
    return state


def everything_else(state: State, held: Mapping[Seat, Kind | None]) -> Iterator[tuple[Cell, Stack]]:
    """What is left of all the chips, in stacks of two on passages, where they score nothing."""
    board, taken = state.terms.board, {*state.stacks, *state.starts.values()}
    left = [
        Chip(seat, each.faces[0])
        for seat in state.terms.seats
        for each in Kind
        for _ in range(what_is_left(state.stacks, held[seat], seat).of(each))
    ]
    passages = (at for at in board.cells if not board.in_a_room(at) and at not in taken)
    for number in range(0, len(left), 2):
        yield next(passages), tuple(left[number : number + 2])


WORDS: Final[Mapping[str, Callable[[str], Action]]] = {
    "start": lambda rest: Start(int(rest)),
    "pass": lambda _: Pass(),
    "draw": lambda rest: Draw(kind(rest)),
    "face": lambda rest: ShowFace(int(rest)),
    "first": lambda rest: First(SEATS[rest]),
    "take": lambda rest: TakeStart(cell(rest)),
}
"""What each word begins; a cell begins a placement."""


def action(text: str) -> Action:
    """An action in the words of a turn: ``4,9 3``, ``start 1``, ``pass``, ``draw 2/5``, ``face 6``."""
    word, _, rest = text.partition(" ")
    return WORDS[word](rest) if word in WORDS else Place(cell(word), int(rest))


def said(asked: Action) -> str:
    """The same words for an action."""
    words: Mapping[type[Action], Callable[[Any], str]] = {
        Place: lambda place: f"{place.cell} {place.number}",
        Start: lambda start: f"start {start.number}",
        Pass: lambda _: "pass",
        Draw: lambda draw: f"draw {draw.kind.faces[0]}/{draw.kind.faces[1]}",
        ShowFace: lambda face: f"face {face.number}",
        First: lambda first: f"first {LETTERS[first.player]}",
        TakeStart: lambda take: f"take {take.cell}",
    }
    return words[type(asked)](asked)


def legal(state: State) -> list[str]:
    """Everything legal, in its order."""
    return [said(each) for each in engine.legal_actions(state)]


def places(state: State) -> set[str]:
    """The cells on which a chip may be laid by counting, and ``start`` for the direct placement."""
    return {text.split()[0] for text in legal(state)}


def refused(state: State, text: str, seat: str = "") -> dict[str, str]:
    """The reasons against an action, each with the clause that forbids; none if it is legal."""
    verdict = engine.explain(state, action(text), SEATS[seat] if seat else None)
    return {objection.reason.name.lower(): objection.clauses[0] for objection in verdict.objections}


def played(state: State, *lines: str) -> State:
    """Play action by action."""
    for text in lines:
        state = engine.play(state, action(text)).state
    return state


def events(state: State, text: str) -> tuple[Event[Any], ...]:
    """What an action brings about."""
    return engine.play(state, action(text)).events


def decides(state: State) -> str:
    """Who decides what: ``A place_chip``, ``chance draw_chip A``, or ``nobody``."""
    waiting = engine.decision(state)
    match waiting:
        case None:
            return "nobody"
        case DrawChip():
            who = "chance" if waiting.seat is CHANCE else LETTERS[waiting.player]
            return f"{who} draws {waiting.purpose.value} of {LETTERS[waiting.player]}"
        case PlaceChip():
            return f"{LETTERS[waiting.seat]} places"
        case _:
            who = LETTERS[waiting.seat] if isinstance(waiting.seat, Seat) else "chance"
            return f"{who} {type(waiting).__name__}"


def shown(values: Mapping[Seat, int]) -> dict[str, int]:
    """Numbers by the letters of their seats."""
    return {LETTERS[seat]: value for seat, value in values.items()}
