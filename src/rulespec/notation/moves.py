"""Actions as text: one short line an action, or one line for a whole turn of phase 2."""

import re

import attrs

from lum42_ref.model import actions as act
from lum42_ref.model.components import CubeKind, Face, Seat, Slot
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.table import State
from rulespec.errors import FormatError
from rulespec.notation.words import (
    COLOURS,
    EXILE_SLOTS,
    KINDS,
    SEATS,
    Word,
    cell_name,
    name_of,
    shortened,
    words_of,
)

PLACES = {slot.value: slot for slot in Slot}
SHAPES = {
    "take_planet": "take_planet STACK",
    "lay_planet": "lay_planet CELL light|energy",
    "take_satellite": "take_satellite STACK",
    "move": "move CELL",
    "deploy": "deploy UNIT planet|moon",
    "skip_turn": "skip_turn",
    "flee": "flee CELL planet|moon",
    "stand": "stand",
    "exile": "exile SLOT",
    "oust": "oust SLOT",
    "recover": "recover CELL planet|moon",
    "recover_exile": "recover_exile SLOT UNIT",
    "harvest": "harvest [COLOUR]",
    "transform": "transform [COLOUR]",
    "decline": "decline",
    "place_probe": "place_probe CELL",
    "keep_probe": "keep_probe",
    "swap": "swap light|energy COLOUR SEAT COLOUR",
    "use": "use planet|moon",
    "enlist": "enlist UNIT",
    "name_first": "name_first SEAT",
}
"""Every action and how it is written."""


@attrs.frozen
class Line:
    """A line of play: actions in order, and the seat they were written for, if any."""

    seat: Seat | None
    actions: tuple[act.Action, ...]


def read_line(text: str, state: State | None = None, number: int = 1) -> Line:
    """Read ``gold: move (0,1)``, or a whole turn: ``gold: (0,1) > (0,2) deploy chief planet``.

    A turn begins with the first system entered; the cell on which the ship stands may come before it.
    """
    words = words_of(text, number)
    seat = None
    if words and words[0].text.endswith(":"):
        name = attrs.evolve(words[0], text=words[0].text[:-1])
        seat, words = name.one_of(SEATS, "a seat"), words[1:]
    if not words:
        raise FormatError(f"line {number}", f"expected an action: {', '.join(SHAPES)}")
    if words[0].text in SHAPES:
        return Line(seat, (read_words(words),))
    return Line(seat, _read_turn(words, state))


def read_action(text: str) -> act.Action:
    """Read one action, without a seat before it."""
    words = words_of(text, 1)
    if not words:
        raise FormatError("line 1", f"expected an action: {', '.join(SHAPES)}")
    return read_words(words)


def read_words(words: list[Word]) -> act.Action:  # noqa: C901, PLR0911, PLR0912  one case an action
    """The action that these words stand for."""
    verb, rest = words[0], words[1:]
    verb.one_of(SHAPES, "an action")
    match verb.text, rest:
        case "take_planet", [stack]:
            return act.TakePlanet(stack.number("a stack", 9))
        case "lay_planet", [cell, face]:
            faces = {side.value: side for side in Face}
            return act.LayPlanet(cell.cell(), face.one_of(faces, "a face"))
        case "take_satellite", [stack]:
            return act.TakeSatellite(stack.number("a stack", 9))
        case "move", [cell]:
            return act.Move(cell.cell())
        case "deploy", [unit, slot]:
            return act.Deploy(unit.one_of(KINDS, "a unit"), slot.one_of(PLACES, "a slot"))
        case "skip_turn", []:
            return act.SKIP_TURN
        case "flee", [cell, slot]:
            return act.Flee(cell.cell(), slot.one_of(PLACES, "a slot"))
        case "stand", []:
            return act.STAND
        case "exile", [slot]:
            return act.GoToExile(slot.one_of(EXILE_SLOTS, "a slot of the Exile"))
        case "oust", [slot]:
            return act.Oust(slot.one_of(EXILE_SLOTS, "a slot of the Exile"))
        case "recover", [cell, slot]:
            return act.Recover(cell.cell(), slot.one_of(PLACES, "a slot"))
        case "recover_exile", [slot, unit]:
            return act.RecoverExile(
                slot.one_of(EXILE_SLOTS, "a slot of the Exile"), unit.one_of(KINDS, "a unit")
            )
        case "harvest", []:
            return act.Harvest(None)
        case "harvest", [colour]:
            return act.Harvest(colour.one_of(COLOURS, "a colour"))
        case "transform", []:
            return act.Transform(None)
        case "transform", [colour]:
            return act.Transform(colour.one_of(COLOURS, "a colour"))
        case "decline", []:
            return act.DECLINE
        case "place_probe", [cell]:
            return act.PlaceProbe(cell.cell())
        case "keep_probe", []:
            return act.KEEP_PROBE
        case "swap", [kind, give, seat, take]:
            kinds = {known.value: known for known in CubeKind}
            return act.Swap(
                kind.one_of(kinds, "a kind of cube"),
                give.one_of(COLOURS, "a colour"),
                seat.one_of(SEATS, "a seat"),
                take.one_of(COLOURS, "a colour"),
            )
        case "use", [half]:
            return act.UseHalf(half.one_of(PLACES, "a half"))
        case "enlist", [unit]:
            return act.Enlist(unit.one_of(KINDS, "a unit"))
        case "name_first", [seat]:
            return act.NameFirst(seat.one_of(SEATS, "a seat"))
        case _:
            found = shortened(" ".join(word.text for word in words))
            raise FormatError(verb.place, f"expected {SHAPES[verb.text]}, found {found!r}")


def write_action(action: act.Action) -> str:  # noqa: C901, PLR0911, PLR0912  one case an action
    """An action as text."""
    match action:
        case act.TakePlanet(stack):
            return f"take_planet {stack}"
        case act.LayPlanet(cell, face):
            return f"lay_planet {cell_name(cell)} {face}"
        case act.TakeSatellite(stack):
            return f"take_satellite {stack}"
        case act.Move(cell):
            return f"move {cell_name(cell)}"
        case act.Deploy(unit, slot):
            return f"deploy {name_of(unit, KINDS)} {slot}"
        case act.SkipTurn():
            return "skip_turn"
        case act.Flee(cell, slot):
            return f"flee {cell_name(cell)} {slot}"
        case act.Stand():
            return "stand"
        case act.GoToExile(exile_slot):
            return f"exile {exile_slot}"
        case act.Oust(exile_slot):
            return f"oust {exile_slot}"
        case act.Recover(cell, slot):
            return f"recover {cell_name(cell)} {slot}"
        case act.RecoverExile(exile_slot, unit):
            return f"recover_exile {exile_slot} {name_of(unit, KINDS)}"
        case act.Harvest(colour):
            return "harvest" if colour is None else f"harvest {name_of(colour, COLOURS)}"
        case act.Transform(colour):
            return "transform" if colour is None else f"transform {name_of(colour, COLOURS)}"
        case act.Decline():
            return "decline"
        case act.PlaceProbe(cell):
            return f"place_probe {cell_name(cell)}"
        case act.KeepProbe():
            return "keep_probe"
        case act.Swap(kind, give, seat, take):
            colours = name_of(give, COLOURS), name_of(take, COLOURS)
            return f"swap {kind} {colours[0]} {name_of(seat, SEATS)} {colours[1]}"
        case act.UseHalf(half):
            return f"use {half}"
        case act.Enlist(unit):
            return f"enlist {name_of(unit, KINDS)}"
        case act.NameFirst(seat):
            return f"name_first {name_of(seat, SEATS)}"
        case _:
            raise AssertionError(action)


def _read_turn(words: list[Word], state: State | None) -> tuple[act.Action, ...]:
    """Cells joined by >, then, if the turn is written to its end, the deployment."""
    end = 1
    while end < len(words) and words[end].text == ">":
        if end + 1 == len(words):
            raise words[end].refuse("a cell after >")
        end += 2
    cells, rest = words[:end:2], words[end:]
    if not re.match(r"\(|[NESW]{1,2}$|centre$", cells[0].text):
        raise cells[0].refuse("an action, or a turn such as '(0,1) > (0,2) deploy basic planet'", SHAPES)
    path = [word.cell() for word in cells]
    if state is not None and state.pending and isinstance(turn := state.pending[-1], Navigate):
        begins_where_it_stands = path[0] == turn.path[-1] and (len(path) > 1 or rest)
        path = path[1:] if begins_where_it_stands else path
    steps: list[act.Action] = [act.Move(cell) for cell in path]
    return (*steps, read_words(rest)) if rest else tuple(steps)
