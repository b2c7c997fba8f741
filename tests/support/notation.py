"""Positions from cards, play line by line, and what lies on the table, all in the words of the notation."""

from collections.abc import Mapping
from enum import Enum

import lum42_ref as lum
from lum42_ref import Seat, State
from lum42_ref.model.actions import Move
from lum42_ref.model.components import COLOURS, Cubes, Probe, Unit, UnitKind
from lum42_ref.model.space import CENTRE, Cell
from lum42_ref.notation import NOTATION, read_action, read_card, read_line, write_action


def position(card: str) -> State:
    """The position that a card describes."""
    return read_card(card)


def reading_lines(rulings: Mapping[str, str]) -> str:
    """The lines of a card for these readings."""
    return "\n".join(f"reading {ruling} {reading}" for ruling, reading in rulings.items())


def play(state: State, *lines: str) -> State:
    """Play line by line: an action or a whole turn, with the seat before it where it matters who decides."""
    for text in lines:
        line = read_line(text, state)
        for action in line.actions:
            state = lum.play(state, action, line.seat).state
    return state


def legal(state: State, word: str = "") -> set[str]:
    """All legal actions in words, or those that begin with a word."""
    said = [write_action(action) for action in lum.legal_actions(state)]
    assert len(said) == len(set(said)), "a legal action is listed twice"
    return {text for text in said if not word or text.split()[0] == word}


def refused(state: State, text: str) -> set[str]:
    """The names of the reasons against an action."""
    return {reason.name for reason in lum.explain(state, read_action(text)).reasons}


def points(before: State, after: State) -> dict[str, int]:
    """Who gained how much, without those who gained nothing."""
    gained = {seat: after.scores[seat] - before.scores[seat] for seat in after.scores}
    return {_word(seat): gain for seat, gain in gained.items() if gain}


def deciding(state: State) -> str | None:
    """Who decides now; nobody once the game is over."""
    pending = lum.decision(state)
    return None if pending is None else _word(pending.seat)


def question(state: State) -> str | None:
    """What is to be decided; nothing once the game is over."""
    pending = lum.decision(state)
    return None if pending is None else NOTATION.write_decision(pending).split()[0]


def decides(state: State) -> str:
    """Who decides what, such as: black choose_exile."""
    return f"{deciding(state)} {question(state)}"


def standing(state: State, where: str) -> set[str]:
    """The ship and the pieces on a system."""
    cell = _cell(where)
    system = state.space[cell]
    found = {f"{_word(seat)}.ship" for seat, ship in state.ships.items() if ship == cell}
    for piece, mark in ((system.on_planet, "P"), (system.on_moon, "M")):
        if piece is not None:
            found.add(f"{_piece(piece)}@{mark}")
    return found


def ship(state: State, seat: str) -> str:
    """Where a ship is."""
    cell = state.ships[_seat(seat)]
    return "centre" if cell == CENTRE else str(cell)


def exiled(state: State) -> dict[str, list[str]]:
    """Who is in which slot of the Exile, in the order of the seats."""
    found: dict[str, list[str]] = {}
    for slot, unit in state.exile.units():
        found.setdefault(slot.value, []).append(_piece(unit))
    return found


def light(state: State, seat: str) -> str:
    """The light cubes of a player."""
    return _cubes(state.boards[_seat(seat)].light)


def energy(state: State, seat: str) -> str:
    """The energy cubes of a player."""
    return _cubes(state.boards[_seat(seat)].energy)


def reserve(state: State) -> dict[str, int]:
    """The cubes of the reserve."""
    return {_word(colour): state.reserve[colour] for colour in COLOURS}


def units(state: State, seat: str) -> str:
    """The available units of a player."""
    return _units(state.boards[_seat(seat)].available)


def locked(state: State, seat: str) -> str:
    """The locked units of a player."""
    return _units(state.boards[_seat(seat)].locked)


def probes_at_home(state: State, seat: str) -> set[str]:
    """The colours of the probes that wait on a board."""
    return {_word(colour) for colour in state.boards[_seat(seat)].probes}


def scores_and_winners(state: State) -> tuple[dict[str, int], str]:
    """How a game that is over has ended."""
    ended = lum.outcome(state)
    assert ended is not None, "the game is not over"
    scores = {_word(seat): score for seat, score in ended.scores.items()}
    return scores, " ".join(map(_word, ended.winners))


def _seat(word: str) -> Seat:
    return Seat[word.upper()]


def _cell(word: str) -> Cell:
    move = read_action(f"move {word}")
    assert isinstance(move, Move)
    return move.cell


def _word(thing: Enum) -> str:
    return thing.name.lower()


def _piece(piece: Unit | Probe) -> str:
    return f"{_word(piece.seat)}.{_word(piece.kind) if isinstance(piece, Unit) else 'probe'}"


def _cubes(counts: Cubes) -> str:
    return " ".join(f"{counts[colour]} {_word(colour)}" for colour in COLOURS if counts[colour])


def _units(kinds: tuple[UnitKind, ...]) -> str:
    return " ".join(map(_word, kinds))
