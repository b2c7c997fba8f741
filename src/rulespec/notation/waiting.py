"""Pending decisions as text: needed only where a position is in the middle of something."""

from collections.abc import Mapping
from typing import TypeVar

from lum42_ref.model import decisions as ask
from lum42_ref.model.components import Colour, ExileSlot, Seat, Slot, Unit
from lum42_ref.model.space import Cell
from rulespec.errors import FormatError
from rulespec.notation.words import (
    COLOURS,
    EXILE_SLOTS,
    KINDS,
    PIECES,
    PLANETS,
    SEATS,
    SLOTS,
    TILES,
    Word,
    cell_name,
    name_of,
)

Thing = TypeVar("Thing")

REPEATS = {repeat.name.lower(): repeat for repeat in ask.Repeat}


class Fields:
    """The parts of a statement: a kind, a seat, and then name=value."""

    def __init__(self, words: list[Word]) -> None:
        if len(words) < 2:  # noqa: PLR2004  kind and seat
            raise words[0].refuse("a decision and the seat that takes it, such as choose_swap gold")
        self.kind, self._seat = words[0], words[1]
        self._values: dict[str, Word] = {}
        for word in words[2:]:
            name, equals, value = word.text.partition("=")
            if not equals or name in self._values:
                raise word.refuse("a part such as cell=(0,1), each once")
            self._values[name] = Word(value, word.line, word.column + len(name) + 1)

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self._seat.one_of(SEATS, "a seat")

    def take(self, name: str) -> Word:
        """A part that must be there."""
        try:
            return self._values.pop(name)
        except KeyError:
            raise FormatError(self.kind.place, f"{self.kind.text}: expected {name}=…") from None

    def maybe(self, name: str) -> Word | None:
        """A part that may be there."""
        return self._values.pop(name, None)

    def list(self, name: str, vocabulary: Mapping[str, Thing], what: str) -> tuple[Thing, ...]:
        """Several words joined by commas, or none."""
        word = self.maybe(name)
        if word is None:
            return ()
        return tuple(part.one_of(vocabulary, what) for part in word.parts(","))

    def flag(self, name: str) -> bool:
        """Yes, if it is there."""
        word = self.maybe(name)
        return word is not None and word.one_of({"yes": True}, name)

    def close(self) -> None:
        """Nothing may be left."""
        for name, word in self._values.items():
            raise FormatError(word.place, f"{self.kind.text}: unknown part {name}=")


def read_decision(words: list[Word]) -> ask.Decision:
    """A pending decision from its words."""
    fields = Fields(words)
    decision = _read(fields, fields.seat)
    fields.close()
    return decision


def _read(fields: Fields, seat: Seat) -> ask.Decision:  # noqa: C901, PLR0911, PLR0912  one case a decision
    match fields.kind.text:
        case "choose_planet":
            return ask.ChoosePlanet(seat)
        case "choose_cell":
            return ask.ChooseCell(seat, fields.take("planet").one_of(PLANETS, "a planet"))
        case "choose_satellite":
            cell, tile = fields.take("cell").cell(), fields.take("planet").one_of(TILES, "a planet")
            return ask.ChooseSatellite(seat, cell, tile[0], tile[1])
        case "navigate":
            cells = [part.cell() for part in fields.take("path").parts(">")]
            return ask.Navigate(seat, tuple(cells), fields.flag("portal_used"))
        case "flee_or_stand":
            cell, slot = fields.take("cell").cell(), fields.take("slot").one_of(SLOTS, "a slot")
            return ask.FleeOrStand(seat, cell, slot, _unit(fields.take("attacker")))
        case "choose_exile":
            return _read_exile(fields, seat)
        case "choose_recovery":
            return ask.ChooseRecovery(seat)
        case "use":
            return _read_use(fields, seat)
        case "choose_probe":
            colour = fields.take("colour").one_of(COLOURS, "a colour")
            return ask.ChooseProbe(seat, colour, _cell(fields.maybe("left")))
        case "choose_swap":
            return ask.ChooseSwap(seat)
        case "choose_half":
            cell, stood_on = fields.take("cell").cell(), fields.take("stood_on").one_of(SLOTS, "a slot")
            halves = fields.list("halves", SLOTS, "a half")
            return ask.ChooseHalf(seat, cell, stood_on, halves, fields.flag("begun"))
        case "choose_crew":
            return ask.ChooseCrew(seat)
        case "choose_first":
            return ask.ChooseFirst(seat)
        case _:
            raise fields.kind.refuse(f"a decision ({', '.join(KINDS_OF_DECISION)})", KINDS_OF_DECISION)


KINDS_OF_DECISION = (
    "choose_planet",
    "choose_cell",
    "choose_satellite",
    "navigate",
    "flee_or_stand",
    "choose_exile",
    "choose_recovery",
    "use",
    "choose_probe",
    "choose_swap",
    "choose_half",
    "choose_crew",
    "choose_first",
)


def _read_exile(fields: Fields, seat: Seat) -> ask.ChooseExile:
    unit = _unit(fields.take("unit"))
    ousted = fields.maybe("ousted_from")
    chain = fields.maybe("chain")
    return ask.ChooseExile(
        seat,
        unit,
        None if ousted is None else ousted.one_of(EXILE_SLOTS, "a slot of the Exile"),
        () if chain is None else tuple(_unit(part) for part in chain.parts(",")),
        fields.list("exempt", EXILE_SLOTS, "a slot of the Exile"),
        None if (attacker := fields.maybe("attacker")) is None else _unit(attacker),
    )


def _read_use(fields: Fields, seat: Seat) -> ask.Use:
    kind = fields.take("unit").one_of(KINDS, "a unit")
    cell = _cell(fields.maybe("cell"))
    slot: Slot | ExileSlot = (
        fields.take("slot").one_of(EXILE_SLOTS, "a slot of the Exile")
        if cell is None
        else fields.take("slot").one_of(SLOTS, "a slot")
    )
    harvest, transform = (fields.list(name, COLOURS, "a colour") for name in ("harvest", "transform"))
    repeat = fields.maybe("repeat")
    return ask.Use(
        seat,
        kind,
        cell,
        slot,
        harvest,
        transform,
        fields.flag("optional"),
        _cell(fields.maybe("left")),
        ask.Repeat.NOTHING if repeat is None else repeat.one_of(REPEATS, "what is repeated"),
        fields.flag("same_colour"),
    )


def write_decision(decision: ask.Decision) -> str:  # noqa: C901, PLR0911, PLR0912  one case a decision
    """A pending decision as text."""
    seat = name_of(decision.seat, SEATS)
    match decision:
        case ask.ChoosePlanet():
            return f"choose_planet {seat}"
        case ask.ChooseCell():
            return f"choose_cell {seat} planet={name_of(decision.planet, PLANETS)}"
        case ask.ChooseSatellite():
            tile = f"{name_of(decision.planet, PLANETS)}-{'L' if decision.face.value == 'light' else 'E'}"
            return f"choose_satellite {seat} cell={decision.cell} planet={tile}"
        case ask.Navigate():
            path = ">".join(map(cell_name, decision.path))
            return f"navigate {seat} path={path}{_flag('portal_used', on=decision.portal_used)}"
        case ask.FleeOrStand():
            slot, attacker = name_of(decision.slot, SLOTS), name_of(decision.attacker, PIECES)
            return f"flee_or_stand {seat} cell={decision.cell} slot={slot} attacker={attacker}"
        case ask.ChooseExile():
            return f"choose_exile {seat} unit={name_of(decision.unit, PIECES)}{_exile_parts(decision)}"
        case ask.ChooseRecovery():
            return f"choose_recovery {seat}"
        case ask.Use():
            return f"use {seat}{_use_parts(decision)}"
        case ask.ChooseProbe():
            left = _part("left", decision.left and str(decision.left))
            return f"choose_probe {seat} colour={name_of(decision.colour, COLOURS)}{left}"
        case ask.ChooseSwap():
            return f"choose_swap {seat}"
        case ask.ChooseHalf():
            halves = _part("halves", ",".join(name_of(half, SLOTS) for half in decision.halves))
            stood_on = name_of(decision.stood_on, SLOTS)
            begun = _flag("begun", on=decision.begun)
            return f"choose_half {seat} cell={decision.cell} stood_on={stood_on}{halves}{begun}"
        case ask.ChooseCrew():
            return f"choose_crew {seat}"
        case ask.ChooseFirst():
            return f"choose_first {seat}"
        case _:
            raise AssertionError(decision)


def _exile_parts(choice: ask.ChooseExile) -> str:
    return (
        _part("ousted_from", choice.ousted_from)
        + _part("chain", ",".join(name_of(unit, PIECES) for unit in choice.chain))
        + _part("exempt", ",".join(choice.exempt))
        + _part("attacker", None if choice.attacker is None else name_of(choice.attacker, PIECES))
    )


def _use_parts(use: ask.Use) -> str:
    slot = use.slot if isinstance(use.slot, ExileSlot) else name_of(use.slot, SLOTS)
    repeat = None if use.repeat is ask.Repeat.NOTHING else name_of(use.repeat, REPEATS)
    return (
        _part("unit", name_of(use.kind, KINDS))
        + _part("cell", use.cell and str(use.cell))
        + _part("slot", slot)
        + _part("harvest", _colours(use.harvest))
        + _part("transform", _colours(use.transform))
        + _flag("optional", on=use.optional)
        + _part("left", use.left and str(use.left))
        + _part("repeat", repeat)
        + _flag("same_colour", on=use.same_colour)
    )


def _colours(colours: tuple[Colour, ...]) -> str:
    return ",".join(name_of(colour, COLOURS) for colour in colours)


def _part(name: str, value: str | None) -> str:
    return f" {name}={value}" if value else ""


def _flag(name: str, *, on: bool) -> str:
    return f" {name}=yes" if on else ""


def _cell(word: Word | None) -> Cell | None:
    return None if word is None else word.cell()


def _unit(word: Word) -> Unit:
    piece = word.one_of(PIECES, "a unit such as black.chief")
    if not isinstance(piece, Unit):
        raise word.refuse("a unit such as black.chief")
    return piece
