"""Game records: a header, then every action, with headings and comments."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

import attrs

from lum42_ref.engine import opening, play
from lum42_ref.model.components import Planet, Satellite, Seat, UnitKind
from lum42_ref.model.course import Step
from lum42_ref.model.record import GameRecord
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Crew, Layout, Objectives
from lum42_ref.rulings import Rulings
from lum42_ref.version import __version__
from rulespec.engine import Action
from rulespec.engine.verdict import IllegalAction
from rulespec.errors import FormatError, RulesError
from rulespec.notation.moves import read_line, write_action
from rulespec.notation.words import (
    COLOURS,
    ENERGY_OBJECTIVES,
    KINDS,
    LIGHT_OBJECTIVES,
    PLANETS,
    SATELLITES,
    SEATS,
    Word,
    name_of,
    shortened,
    with_reading,
    words_of,
)

Thing = TypeVar("Thing")

TITLE: Final = "lum42-record 1"
LONGEST_RECORD: Final = 400_000
HEADINGS: Final = ("round", "phase")


class OtherRules(RulesError):
    """The record was made under another version of the rules, and an action is refused under this one."""


@attrs.define
class _Header:
    """What a record says before its first action."""

    rules_version: str | None = None
    rulings: Rulings = attrs.field(factory=Rulings)
    seats: tuple[Seat, ...] = ()
    first: Seat | None = None
    objectives: Objectives | None = None
    systems: dict[Cell, tuple[Planet, Satellite]] = attrs.field(factory=dict)
    planets: tuple[tuple[Planet, ...], ...] = ()
    satellites: tuple[tuple[Satellite, ...], ...] = ()
    available: dict[Seat, tuple[UnitKind, ...]] = attrs.field(factory=dict)
    locked: dict[Seat, tuple[UnitKind, ...]] = attrs.field(factory=dict)
    stated: set[str] = attrs.field(factory=set)
    """Which lines there were."""

    def layout(self) -> Layout:
        """The layout, or what is missing from it."""
        if self.first is None or self.objectives is None or not self.seats:
            raise FormatError("header", "expected the lines players, first and objectives")
        crews = {
            seat: Crew(self.available.get(seat, ()), self.locked.get(seat, ()))
            for seat in {**self.available, **self.locked}
        }
        return Layout(
            self.seats,
            self.first,
            self.systems,
            self.planets,
            self.satellites,
            self.objectives,
            crews or None,
        )


@attrs.define
class _Course:
    """What a record says from its first action on."""

    actions: list[Action] = attrs.field(factory=list)
    comments: list[tuple[int, str]] = attrs.field(factory=list)


def read_record(text: str) -> GameRecord:
    """The game that a record describes; its actions are not played yet."""
    if len(text) > LONGEST_RECORD:
        raise FormatError("record", f"expected at most {LONGEST_RECORD} characters, found {len(text)}")
    lines = list(enumerate(text.splitlines(), start=1))
    title = lines[0][1].strip() if lines else ""
    if title != TITLE:
        raise FormatError("line 1", f"expected {TITLE!r}, found {shortened(title)!r}")
    header, course = _Header(), _Course()
    in_header = True
    for number, line in lines[1:]:
        content, hash_sign, comment = line.partition("#")
        if hash_sign and not in_header:
            course.comments.append((len(course.actions), comment.strip()))
        words = words_of(content, number)
        if not words or (not in_header and words[0].text in HEADINGS):
            continue
        if in_header and [word.text for word in words] == ["actions"]:
            in_header = False
        elif in_header:
            _read_header(header, words)
        else:
            course.actions += read_line(content, number=number).actions
    if header.rules_version is None:
        raise FormatError("header", "expected a line such as: rules 0.1.0")
    return GameRecord(
        header.rules_version,
        header.rulings,
        header.layout(),
        tuple(course.actions),
        tuple(course.comments),
    )


def write_record(record: GameRecord) -> str:
    """A record that reads back as this very game, with a heading for each round and phase."""
    return "\n".join([TITLE, *_header_lines(record), "", "actions", *_action_lines(record)]) + "\n"


def replay(record: GameRecord) -> Iterator[Step]:
    """Every position of the game with the events that led to it, the opening first."""
    step = opening(record.layout, record.rulings)
    yield step
    for number, action in enumerate(record.actions, start=1):
        try:
            step = play(step.state, action)
        except IllegalAction as refused:
            raise _refusal(record, number, refused) from None
        yield step


def _refusal(record: GameRecord, number: int, refused: IllegalAction) -> RulesError:
    if record.rules_version == __version__:
        return refused
    action = write_action(refused.action)
    reasons = ", ".join(reason.name for reason in refused.verdict.reasons)
    return OtherRules(
        f"action {number}, {action!r}, is refused ({reasons}): the record was made under rules "
        f"{record.rules_version}, these are rules {__version__}"
    )


def _read_header(header: _Header, words: list[Word]) -> None:  # noqa: C901, PLR0912  one case a line
    head, rest = words[0], words[1:]
    if not rest:
        raise FormatError(head.place, f"{shortened(head.text)}: expected more on this line")
    _note(header, head, rest)
    match head.text:
        case "rules":
            if not re.fullmatch(r"[0-9A-Za-z.+-]{1,32}", rest[0].text):
                raise rest[0].refuse("a version such as 0.1.0")
            header.rules_version = rest[0].text
        case "reading":
            _read_reading(header, rest)
        case "players":
            header.seats = tuple(word.one_of(SEATS, "a seat") for word in rest)
        case "first":
            header.first = rest[0].one_of(SEATS, "a seat")
        case "objectives":
            header.objectives = _read_objectives(rest, head)
        case "system":
            _read_system(header, rest, head)
        case "planets":
            header.planets = _read_stacks(rest, PLANETS, "a planet")
        case "satellites":
            header.satellites = _read_stacks(rest, SATELLITES, "a satellite")
        case "units":
            header.available[rest[0].one_of(SEATS, "a seat")] = _read_units(rest)
        case "locked":
            header.locked[rest[0].one_of(SEATS, "a seat")] = _read_units(rest)
        case _:
            raise head.refuse(f"a header line ({', '.join(HEADER_LINES)}) or 'actions'", HEADER_LINES)


HEADER_LINES: Final = (
    "rules",
    "reading",
    "players",
    "first",
    "objectives",
    "system",
    "planets",
    "satellites",
    "units",
    "locked",
)
REPEATED: Final = ("reading", "system", "units", "locked")
"""Lines that may stand once for each ruling, cell or seat."""
ONE_WORD: Final = ("rules", "first")


def _note(header: _Header, head: Word, rest: list[Word]) -> None:
    """A line stands once, with as many words as it takes."""
    line = f"{head.text} {rest[0].text}" if head.text in REPEATED else head.text
    if line in header.stated:
        raise FormatError(head.place, f"{line!r} is stated twice")
    header.stated.add(line)
    if head.text in ONE_WORD and len(rest) > 1:
        raise rest[1].refuse(f"nothing after {rest[0].text!r}")


def _read_reading(header: _Header, words: list[Word]) -> None:
    if len(words) != 2:  # noqa: PLR2004  ruling and reading
        raise FormatError(words[0].place, "expected a ruling and a reading: reading R-23 ship_plus_piece")
    header.rulings = with_reading(header.rulings, words[0], words[1])


def _read_objectives(words: list[Word], head: Word) -> Objectives:
    if len(words) != 3:  # noqa: PLR2004  harvest, light, energy
        raise FormatError(head.place, "expected the harvest colour, the light and the energy objective")
    return Objectives(
        words[0].one_of(COLOURS, "a colour"),
        words[1].one_of(LIGHT_OBJECTIVES, "a light objective"),
        words[2].one_of(ENERGY_OBJECTIVES, "an energy objective"),
    )


def _read_system(header: _Header, words: list[Word], head: Word) -> None:
    if len(words) != 3:  # noqa: PLR2004  cell, planet, satellite
        raise FormatError(head.place, "expected cell, planet and satellite: system N red m:white")
    planet, satellite = words[1].one_of(PLANETS, "a planet"), words[2].one_of(SATELLITES, "a satellite")
    cell = words[0].cell()
    if cell in header.systems:
        raise FormatError(words[0].place, f"a second system on {words[0].text}")
    header.systems[cell] = (planet, satellite)


def _read_units(words: list[Word]) -> tuple[UnitKind, ...]:
    if [word.text for word in words[1:]] == ["none"]:
        return ()
    return tuple(word.one_of(KINDS, "a unit") for word in words[1:])


def _read_stacks(
    words: list[Word], vocabulary: Mapping[str, Thing], what: str
) -> tuple[tuple[Thing, ...], ...]:
    stacks: list[list[Thing]] = [[]]
    for word in words:
        if word.text == "|":
            stacks.append([])
        else:
            stacks[-1].append(word.one_of(vocabulary, what))
    return tuple(map(tuple, stacks))


def _header_lines(record: GameRecord) -> Iterator[str]:
    layout = record.layout
    objectives = layout.objectives
    yield f"rules {record.rules_version}"
    for ruling, reading in record.rulings.differences().items():
        yield f"reading {ruling} {reading}"
    yield f"players {' '.join(name_of(seat, SEATS) for seat in layout.seats)}"
    yield f"first {name_of(layout.first, SEATS)}"
    energy = name_of(objectives.energy, ENERGY_OBJECTIVES)
    yield f"objectives {name_of(objectives.harvest, COLOURS)} {objectives.light.value} {energy}"
    for cell, (planet, satellite) in layout.systems.items():
        yield f"system {cell} {name_of(planet, PLANETS)} {name_of(satellite, SATELLITES)}"
    yield f"planets {_piles(layout.planet_stacks, PLANETS)}"
    yield f"satellites {_piles(layout.satellite_stacks, SATELLITES)}"
    for seat, crew in (layout.crews or {}).items():
        name = name_of(seat, SEATS)
        yield f"units {name} {_kinds(crew.available)}"
        yield f"locked {name} {_kinds(crew.locked)}"


def _piles(stacks: tuple[tuple[object, ...], ...], vocabulary: Mapping[str, object]) -> str:
    return " | ".join(" ".join(name_of(tile, vocabulary) for tile in stack) for stack in stacks)


def _kinds(units: tuple[UnitKind, ...]) -> str:
    return " ".join(name_of(unit, KINDS) for unit in units) or "none"


def _action_lines(record: GameRecord) -> Iterator[str]:
    remarks: dict[int, list[str]] = {}
    for count, remark in record.comments:
        remarks.setdefault(count, []).extend(remark.splitlines() or [""])
    heading = (0, 0)
    for number, step in enumerate(replay(record)):
        state = step.state
        if number < len(record.actions) and heading != (state.round, state.phase):
            if heading[0] != state.round:
                yield f"\nround {state.round}"
            yield f"phase {state.phase.value}"
            heading = (state.round, state.phase)
        yield from (f"# {remark}".rstrip() for remark in remarks.get(number, ()))
        if number < len(record.actions):
            seat = state.pending[-1].seat if state.pending else state.active
            yield f"{name_of(seat, SEATS)}: {write_action(record.actions[number])}"
