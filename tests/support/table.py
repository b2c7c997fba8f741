"""Positions and actions in a few words, for tests: the notation of the errata register.

Players A, B, C, D are white, black, silver and gold. Cells are N, NE, … or (x,y); planets red-L, red-E,
black-E; satellites m:red, m:white, p:lat, p:diag, p:tele; pieces B.u@P, C.chief@M, A.probe@P.
"""

import re
from collections.abc import Mapping

import lum42_ref as lum
from lum42_ref.engine import ENGINE
from lum42_ref.model import actions as act
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import (
    COLOURS,
    CUBES_EACH,
    NO_CUBES,
    PROBES,
    SINGLE_SLOTS,
    UNITS,
    Colour,
    Cubes,
    EnergyObjective,
    Face,
    LightObjective,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
    UnitKind,
    add_cube,
)
from lum42_ref.model.course import resume
from lum42_ref.model.space import CENTRE, RING, Cell, System
from lum42_ref.model.table import (
    Achieved,
    Board,
    Exile,
    Objectives,
    Phase,
    Stacks,
    State,
    Terms,
)
from lum42_ref.notation import read_action, write_action
from lum42_ref.rules import first_player
from rulespec.engine import FrozenMap

LETTERS = "ABCD"
WINDS = dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), RING, strict=True))
SATELLITES = {
    "m:blue": Satellite.BLUE_MOON,
    "m:green": Satellite.GREEN_MOON,
    "m:yellow": Satellite.YELLOW_MOON,
    "m:red": Satellite.RED_MOON,
    "m:white": Satellite.WHITE_MOON,
    "p:lat": Satellite.LATERAL_PORTAL,
    "p:diag": Satellite.DIAGONAL_PORTAL,
    "p:tele": Satellite.TELEPORTATION_PORTAL,
}
SLOTS = {"P": Slot.PLANET, "M": Slot.MOON}
KINDS: dict[type[ask.Decision], str] = {
    ask.ChoosePlanet: "take_planet",
    ask.ChooseCell: "lay_planet",
    ask.ChooseSatellite: "take_satellite",
    ask.Navigate: "navigate",
    ask.FleeOrStand: "flee",
    ask.ChooseExile: "exile",
    ask.ChooseRecovery: "recover",
    ask.Use: "use",
    ask.ChooseProbe: "probe",
    ask.ChooseSwap: "swap",
    ask.ChooseHalf: "half",
    ask.ChooseCrew: "enlist",
    ask.ChooseFirst: "name_first",
}


def position(
    systems: str = "",
    *,
    players: int = 2,
    round: int = 2,  # noqa: A002  the word of the rulebook
    phase: int | str = 2,
    turn: str = "A",
    first: str = "A",
    ships: str = "",
    available: Mapping[str, str] | None = None,
    locked: Mapping[str, str] | None = None,
    light: Mapping[str, str] | None = None,
    energy: Mapping[str, str] | None = None,
    reserve: str = "",
    scores: Mapping[str, int] | None = None,
    probes: Mapping[str, str] | None = None,
    exile: str = "",
    objectives: str = "blue four_probes three_green",
    achieved: Mapping[str, str] | None = None,
    stacks: tuple[str, str] = ("- - - -", "- - - -"),
    rulings: Mapping[str, str] | None = None,
) -> State:
    """A position in which only what is mentioned lies on the table."""
    seats = tuple(Seat)[:players]
    space = dict(_system(line) for line in systems.splitlines() if line.split("#")[0].strip())
    if available is None:
        available = {turn: "basic"} if phase == 2 else {}
    boards = {
        seat: Board(
            light=_cubes((light or {}).get(letter, "")),
            energy=_cubes((energy or {}).get(letter, "")),
            probes=_home(space, seat, (probes or {}).get(letter)),
            available=_kinds(available.get(letter, "")),
            locked=_kinds((locked or {}).get(letter, "")),
        )
        for letter, seat in zip(LETTERS, seats, strict=False)
    }
    harvest, light_objective, energy_objective = objectives.split()
    chosen = lum.Rulings()
    for ruling, reading in (rulings or {}).items():
        chosen = chosen.with_reading(ruling, reading)
    seat = _seat(turn)
    state = State(
        terms=Terms(
            seats,
            chosen,
            Objectives(
                Colour[harvest.upper()],
                LightObjective(light_objective),
                EnergyObjective[energy_objective.upper()],
            ),
        ),
        round=round,
        phase=Phase.ROUND_END if phase == "first" else Phase(int(phase)),
        first=_seat(first),
        active=seat,
        space=FrozenMap(space),
        ships=FrozenMap(
            dict.fromkeys(seats, CENTRE)
            | {_seat(word[0]): _cell(word[2:]) for word in re.findall(r"[A-D]:\S+", ships)}
        ),
        scores=FrozenMap(
            {seat: (scores or {}).get(letter, 0) for letter, seat in zip(LETTERS, seats, strict=False)}
        ),
        boards=boards,
        exile=_exile(exile),
        reserve=_reserve(boards, players, reserve),
        stacks=Stacks(
            tuple(tuple(Planet[name.upper()] for name in stack) for stack in _tiles(stacks[0])),
            tuple(tuple(SATELLITES[name] for name in stack) for stack in _tiles(stacks[1])),
        ),
        achieved=Achieved(
            tuple(map(_seat, (achieved or {}).get("light", "").split())),
            tuple(map(_seat, (achieved or {}).get("energy", "").split())),
        ),
        skipped=(),
        pending=(),
    )
    pending = _pending(state, phase, seat)
    course = resume(state)
    course.ask(pending)
    return ENGINE._settled(course).state


def legal(state: State, word: str = "") -> set[str]:
    """All legal actions in words, or those that begin with a word."""
    said = [write(action) for action in lum.legal_actions(state)]
    assert len(said) == len(set(said)), "a legal action is listed twice"
    return {text for text in said if not word or text.split()[0] == word}


def play(state: State, *actions: str) -> State:
    """Play the actions in order."""
    for text in actions:
        state = lum.play(state, read(text)).state
    return state


def refused(state: State, text: str) -> set[str]:
    """The names of the reasons against an action."""
    return {reason.name for reason in lum.explain(state, read(text)).reasons}


def points(before: State, after: State) -> dict[str, int]:
    """Who gained how much, without those who gained nothing."""
    gained = {seat: after.scores[seat] - before.scores[seat] for seat in after.scores}
    return {LETTERS[seat]: gain for seat, gain in gained.items() if gain}


def deciding(state: State) -> str | None:
    """Who decides now."""
    pending = lum.decision(state)
    return None if pending is None else LETTERS[pending.seat]


def kind(state: State) -> str | None:
    """What is to be decided."""
    pending = lum.decision(state)
    return None if pending is None else KINDS[type(pending)]


def at(state: State, where: str) -> str:
    """What stands on a system."""
    cell = _cell(where)
    system = state.space[cell]
    found = [f"{LETTERS[seat]}.ship" for seat, ship in state.ships.items() if ship == cell]
    for piece, mark in ((system.on_planet, "P"), (system.on_moon, "M")):
        if isinstance(piece, Unit):
            found.append(f"{_unit(piece)}@{mark}")
        elif isinstance(piece, Probe):
            found.append(f"{LETTERS[piece.seat]}.probe@{mark}")
    return " ".join(sorted(found))


def ship(state: State, letter: str) -> str:
    """Where a ship is."""
    cell = state.ships[_seat(letter)]
    return "centre" if cell == CENTRE else str(cell)


def exile(state: State) -> str:
    """Who is in the Exile."""
    found = [
        f"{slot}:{_unit(unit)}" for slot in SINGLE_SLOTS if (unit := state.exile.holder(slot)) is not None
    ]
    if state.exile.one:
        found.append("one:" + ",".join(map(_unit, state.exile.one)))
    return " ".join(found)


def cubes(state: State, letter: str, kind: str) -> str:
    """The light or energy cubes of a player."""
    board = state.boards[_seat(letter)]
    counts = board.light if kind == "light" else board.energy
    return " ".join(f"{counts[colour]} {colour.name.lower()}" for colour in COLOURS if counts[colour])


def reserve(state: State) -> dict[str, int]:
    """The cubes of the reserve."""
    return {colour.name.lower(): state.reserve[colour] for colour in COLOURS}


def units(state: State, letter: str, where: str) -> str:
    """The available or locked units of a player."""
    board = state.boards[_seat(letter)]
    return " ".join(unit.name.lower() for unit in (board.available if where == "available" else board.locked))


def home(state: State, letter: str) -> str:
    """The probes still on a board."""
    return " ".join(colour.name.lower() for colour in state.boards[_seat(letter)].probes)


def outcome(state: State) -> lum.Outcome | None:
    """How the game ended."""
    return lum.outcome(state)


def final(state: State) -> tuple[dict[str, int], str]:
    """Scores and winners of a game that is over."""
    ended = lum.outcome(state)
    assert ended is not None
    return {LETTERS[seat]: score for seat, score in ended.scores.items()}, "".join(
        LETTERS[seat] for seat in ended.winners
    )


def read(text: str) -> act.Action:
    """An action from its words."""
    return read_action(text)


def write(action: act.Action) -> str:
    """An action in words."""
    return write_action(action)


def _pending(state: State, phase: int | str, seat: Seat) -> ask.Decision:
    match phase:
        case 1:
            return ask.ChoosePlanet(seat)
        case 2:
            return ask.Navigate(seat, (state.ships[seat],))
        case 4:
            return ask.ChooseRecovery(seat)
        case 5:
            return ask.ChooseCrew(seat)
        case _:
            return ask.ChooseFirst(first_player.who_names(state))


def _seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


def _cell(word: str) -> Cell:
    if word in WINDS:
        return WINDS[word]
    if word == "centre":
        return CENTRE
    found = re.fullmatch(r"\((-?\d+),(-?\d+)\)", word)
    assert found, f"no cell: {word!r}"
    return Cell(int(found[1]), int(found[2]))


def _kind(word: str) -> UnitKind:
    return UnitKind.BASIC if word == "u" else UnitKind[word.upper()]


def _kinds(words: str) -> tuple[UnitKind, ...]:
    return tuple(sorted(_kind(word) for word in words.split()))


def _unit(unit: Unit) -> str:
    return f"{LETTERS[unit.seat]}.{unit.kind.name.lower()}"


def _piece(word: str) -> Unit | Probe:
    letter, _, name = word.partition(".")
    return PROBES[_seat(letter)] if name == "probe" else UNITS[_seat(letter), _kind(name)]


def _system(line: str) -> tuple[Cell, System]:
    where, _, what = line.split("#", maxsplit=1)[0].strip().partition(": ")
    tile, satellite, *pieces = what.split()
    planet, _, face = tile.partition("-")
    standing: dict[Slot, Unit | Probe] = {}
    for word in pieces:
        name, _, mark = word.partition("@")
        standing[SLOTS[mark]] = _piece(name)
    on_moon = standing.get(Slot.MOON)
    assert not isinstance(on_moon, Probe)
    return _cell(where.replace(" ", "")), System(
        Planet[planet.upper()],
        Face.LIGHT if face == "L" else Face.ENERGY,
        SATELLITES[satellite],
        standing.get(Slot.PLANET),
        on_moon,
    )


def _cubes(words: str) -> Cubes:
    counts = NO_CUBES
    for number, name in re.findall(r"(\d+) (\w+)", words):
        counts = add_cube(counts, Colour[name.upper()], int(number))
    return counts


def _home(space: Mapping[Cell, System], seat: Seat, words: str | None) -> tuple[Colour, ...]:
    if words is not None:
        return tuple(sorted(Colour[word.upper()] for word in words.split()))
    placed = {system.planet.colour for system in space.values() if system.on_planet == PROBES[seat]}
    return tuple(colour for colour in COLOURS if colour not in placed)


def _exile(words: str) -> Exile:
    held: dict[str, Unit] = {}
    crowd: list[Unit] = []
    for word in words.split():
        slot, _, names = word.partition(":")
        found = [_piece(name) for name in names.split(",")]
        assert all(isinstance(unit, Unit) for unit in found)
        if slot == "one":
            crowd += [unit for unit in found if isinstance(unit, Unit)]
        else:
            assert isinstance(found[0], Unit)
            held[slot] = found[0]
    crowd.sort(key=lambda unit: (unit.seat, unit.kind))
    return Exile(**held, one=tuple(crowd))


def _reserve(boards: Mapping[Seat, Board], players: int, words: str) -> Cubes:
    left = [
        CUBES_EACH * players - sum(board.light[colour] + board.energy[colour] for board in boards.values())
        for colour in COLOURS
    ]
    for number, name in re.findall(r"(\d+) (\w+)", words):
        left[Colour[name.upper()]] = int(number)
    blue, green, yellow, red = left
    return (blue, green, yellow, red)


def _tiles(words: str) -> list[list[str]]:
    return [[] if word == "-" else word.split("+") for word in words.split()]
