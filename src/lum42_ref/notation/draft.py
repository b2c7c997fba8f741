"""A position or a layout being written down: what was stated, and what everything else is taken to be."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

import attrs

from lum42_ref.chance import ENERGY_OBJECTIVES
from lum42_ref.model.components import (
    BASIC,
    COLOURS,
    CUBES_EACH,
    EXTENSION_UNITS,
    NO_CUBES,
    PLANETS_IN_THE_BOX,
    ROUNDS,
    SATELLITES_IN_THE_BOX,
    SPECIAL_UNITS,
    STACK_HEIGHT,
    STACKS,
    Colour,
    Cubes,
    EnergyObjective,
    LightObjective,
    Planet,
    Probe,
    Satellite,
    Seat,
    Unit,
    UnitKind,
)
from lum42_ref.model.decisions import (
    ChooseCell,
    ChooseCrew,
    ChooseExile,
    ChooseFirst,
    ChooseHalf,
    ChoosePlanet,
    ChooseRecovery,
    ChooseSatellite,
    Decision,
    FleeOrStand,
    Navigate,
    Use,
)
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import (
    Achieved,
    Board,
    Crew,
    Exile,
    Layout,
    Objectives,
    Phase,
    Stacks,
    State,
    Terms,
)
from lum42_ref.notation.completion import completed
from lum42_ref.rulings import ExtensionMode, Rulings
from lum42_ref.vocabulary import things
from rulespec.errors import FormatError
from rulespec.language import Bilingual
from rulespec.notation import Draft as AnyDraft
from rulespec.notation.card import CARD
from rulespec.notation.record_text import HEADER

Tile = TypeVar("Tile", Planet, Satellite)

CREW_BASICS: Final = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}
"""How many basic units a crew has in each round."""
LINES_NEEDED: Final = Bilingual(
    "expected the lines players, first and objectives",
    "attendu : les lignes joueurs, premier et objectifs",
)
SYSTEM_NEEDED: Final = Bilingual(
    "expected at least one system, such as: N red-L m:white, or a unit in the Exile",
    "attendu : au moins un système, par exemple : N rouge-L l:blanche, ou une unité en Exil",
)
DEFAULT_OBJECTIVES: Final = Objectives(Colour.BLUE, LightObjective.FOUR_PROBES, EnergyObjective.THREE_GREEN)


@attrs.define
class Draft(AnyDraft[Rulings, Decision]):
    """What both a card and the header of a record can state."""

    rulings: Rulings = attrs.field(factory=Rulings)
    players: tuple[Seat, ...] | None = None
    first: Seat | None = None
    objectives: Objectives | None = None
    planets: tuple[tuple[Planet, ...], ...] | None = None
    satellites: tuple[tuple[Satellite, ...], ...] | None = None
    available: dict[Seat, tuple[UnitKind, ...]] = attrs.field(factory=dict)
    locked: dict[Seat, tuple[UnitKind, ...]] = attrs.field(factory=dict)
    mentioned: set[Seat] = attrs.field(factory=set)
    """Every seat that is named anywhere but in the decisions that wait."""


@attrs.define
class LayoutDraft(Draft):
    """What the header of a record states: all of a layout."""

    systems: dict[Cell, tuple[Planet, Satellite]] = attrs.field(factory=dict)

    def layout(self) -> Layout:
        """The layout, or what is missing from it."""
        if self.first is None or self.objectives is None or self.players is None:
            raise FormatError(HEADER, LINES_NEEDED)
        crews = {
            seat: Crew(self.available.get(seat, ()), self.locked.get(seat, ()))
            for seat in {**self.available, **self.locked}
        }
        return Layout(
            self.players,
            self.first,
            self.systems,
            self.planets or (),
            self.satellites or (),
            self.objectives,
            crews or None,
        )


@attrs.define
class CardDraft(Draft):
    """What a card states. Whatever is left out gets a legal and sensible value."""

    round: int | None = None
    phase: Phase = Phase.DEPLOYMENT
    turn: Seat | None = None
    space: dict[Cell, System] = attrs.field(factory=dict)
    ships: dict[Seat, Cell] = attrs.field(factory=dict)
    scores: dict[Seat, int] = attrs.field(factory=dict)
    light: dict[Seat, Cubes] = attrs.field(factory=dict)
    energy: dict[Seat, Cubes] = attrs.field(factory=dict)
    reserve: dict[Colour, int] = attrs.field(factory=dict)
    exile: Exile = attrs.field(factory=Exile)
    achieved: Achieved = attrs.field(factory=Achieved)
    skipped: tuple[Seat, ...] = ()

    def state(self) -> State:
        """The position, with everything in its place."""
        if not self.space and not self.exile.units() and self.phase not in (Phase.ROUND_END, Phase.OVER):
            raise FormatError(CARD, SYSTEM_NEEDED)
        self.notes += readings_presupposed(self)
        seats = self.players or default_players(self._seats_named())
        first = seats[0] if self.first is None else self.first
        boards = {seat: self._board(seat) for seat in seats}
        state = State(
            terms=Terms(seats, self.rulings, self.objectives or DEFAULT_OBJECTIVES),
            round=self._round,
            phase=self.phase,
            first=first,
            active=default_turn(self.pending, seats, first) if self.turn is None else self.turn,
            space=self.space,
            ships=dict.fromkeys(seats, CENTRE) | default_ships(self.pending) | self.ships,
            scores=dict.fromkeys(seats, 0) | self.scores,
            boards=boards,
            exile=self.exile,
            reserve=default_reserve(boards),
            stacks=Stacks(
                default_planets(self.space, self.pending) if self.planets is None else self.planets,
                default_satellites(self.space) if self.satellites is None else self.satellites,
            ),
            achieved=self.achieved,
            skipped=self.skipped,
            pending=self.pending,
        )
        if not self.pending:
            state = attrs.evolve(state, pending=default_pending(state))
        return completed(state, self)

    @property
    def _round(self) -> int:
        """The round; a game is over after the last one."""
        if self.round is None:
            return ROUNDS if self.phase is Phase.OVER else 1
        return self.round

    def _seats_named(self) -> set[Seat]:
        """Everybody the card names, in the decisions that wait too."""
        waiting = {decision.seat for decision in self.pending}
        in_hand = {unit.seat for decision in self.pending for unit in decision.units_in_hand}
        return self.mentioned | waiting | in_hand

    def _board(self, seat: Seat) -> Board:
        away = [unit.kind for unit in self._units_in_play() if unit.seat is seat]
        available = self.available.get(seat)
        if available is None:
            available = default_crew(self._round, away)
            available += tuple(kind for kind in kinds_recovered(self.pending, seat) if kind not in available)
        locked = self.locked.get(seat)
        if locked is None:
            locked = default_locked(self.rulings, [*away, *available])
        placed = {
            system.planet.colour
            for system in self.space.values()
            if isinstance(system.on_planet, Probe) and system.on_planet.seat is seat
        }
        return Board(
            light=self.light.get(seat, NO_CUBES),
            energy=self.energy.get(seat, NO_CUBES),
            probes=tuple(colour for colour in COLOURS if colour not in placed),
            available=tuple(sorted(available)),
            locked=tuple(sorted(locked)),
        )

    def kinds_named(self) -> set[UnitKind]:
        """Every kind of unit that the card names."""
        crews = (*self.available.values(), *self.locked.values())
        kinds = {kind for crew in crews for kind in crew} | {unit.kind for unit in self._units_in_play()}
        return kinds.union(*(kinds_recovered(self.pending, seat) for seat in Seat))

    def _units_in_play(self) -> Iterable[Unit]:
        for system in self.space.values():
            for piece in (system.on_planet, system.on_moon):
                if isinstance(piece, Unit):
                    yield piece
        for _, unit in self.exile.units():
            yield unit
        for waiting in self.pending:
            yield from waiting.units_in_hand


def default_players(mentioned: set[Seat]) -> tuple[Seat, ...]:
    """Everybody the card names, and white and black in any case."""
    return tuple(seat for seat in Seat if seat in mentioned | {Seat.WHITE, Seat.BLACK})


def default_turn(pending: Sequence[Decision], seats: Sequence[Seat], first: Seat) -> Seat:
    """Whose turn it is where nobody says so: that of whoever decides, or of whoever attacks."""
    if not pending or first not in seats:
        return first
    match pending[-1]:
        case FleeOrStand(attacker=Unit() as leads) | ChooseExile(attacker=Unit() as leads):
            return leads.seat
        case ChooseExile() if len(pending) > 1:
            return pending[0].seat
        case ChooseExile(chain=(ouster, *_)):
            return ouster.seat
        case ChooseFirst():
            return seats[seats.index(first) - 1]
        case last:
            return last.seat


def default_ships(pending: Sequence[Decision]) -> dict[Seat, Cell]:
    """Where the ships are of which the decisions that wait say so."""
    ships: dict[Seat, Cell] = {}
    for decision in pending:
        if isinstance(decision, Navigate) and decision.path:
            ships[decision.seat] = decision.path[-1]
        elif isinstance(decision, FleeOrStand):
            ships[decision.attacker.seat] = decision.cell
    return ships


def kinds_recovered(pending: Sequence[Decision], seat: Seat) -> set[UnitKind]:
    """The units that have just been recovered, as the decisions that wait say."""
    uses = {decision.kind for decision in pending if isinstance(decision, Use) and decision.seat is seat}
    halved = any(isinstance(decision, ChooseHalf) and decision.seat is seat for decision in pending)
    return uses | ({UnitKind.TWOSOME} if halved else set())


def readings_presupposed(draft: CardDraft) -> Iterator[Bilingual]:
    """Readings without which the card could not be, where none is stated: they are taken, and said."""
    extension = sorted(set(EXTENSION_UNITS).intersection(draft.kinds_named()))
    if extension and "R-79" not in draft.switched:
        draft.switch("R-79", draft.rulings.with_reading("R-79", ExtensionMode.WIDER_CHOICE.value))
        unit = things.UNITS[extension[0]].name.definite
        yield Bilingual(
            f"{unit.en} belongs to the extension: played under R-79 wider_choice",
            f"{unit.fr} fait partie de l'extension : joué sous R-79 wider_choice",
        )
    energy = (draft.objectives or DEFAULT_OBJECTIVES).energy
    if "R-16" not in draft.switched and energy not in ENERGY_OBJECTIVES[draft.rulings.energy_objectives]:
        reading = next(reading for reading, drawable in ENERGY_OBJECTIVES.items() if energy in drawable)
        draft.switch("R-16", draft.rulings.with_reading("R-16", reading.value))
        objective = things.ENERGY_OBJECTIVES[energy].name
        yield Bilingual(
            f"the objective of {objective.en} is a guess: played under R-16 {reading.value}",
            f"l'objectif de {objective.fr} est une conjecture : joué sous R-16 {reading.value}",
        )


def default_crew(number: int, away: list[UnitKind]) -> tuple[UnitKind, ...]:
    """The basic units of the round's crew that are not in play."""
    return (BASIC,) * max(0, CREW_BASICS[number] - away.count(BASIC))


def default_locked(rulings: Rulings, elsewhere: list[UnitKind]) -> tuple[UnitKind, ...]:
    """The special units that are nowhere else."""
    wider = rulings.extension_mode is ExtensionMode.WIDER_CHOICE
    kinds = SPECIAL_UNITS + EXTENSION_UNITS if wider else SPECIAL_UNITS
    return tuple(kind for kind in kinds if kind not in elsewhere)


def default_reserve(boards: Mapping[Seat, Board]) -> Cubes:
    """The cubes that lie on no board."""
    total = CUBES_EACH * len(boards)
    blue, green, yellow, red = (
        total - sum(board.light[colour] + board.energy[colour] for board in boards.values())
        for colour in COLOURS
    )
    return (blue, green, yellow, red)


def default_planets(
    space: Mapping[Cell, System], pending: Sequence[Decision]
) -> tuple[tuple[Planet, ...], ...]:
    """The planets of the box that lie nowhere and are in no hand, dealt out to four stacks."""
    in_hand = [wait.planet for wait in pending if isinstance(wait, ChooseCell | ChooseSatellite)]
    return _dealt(PLANETS_IN_THE_BOX, Counter([*(system.planet for system in space.values()), *in_hand]))


def default_satellites(space: Mapping[Cell, System]) -> tuple[tuple[Satellite, ...], ...]:
    """The satellites of the box that lie nowhere, dealt out to four stacks."""
    return _dealt(SATELLITES_IN_THE_BOX, Counter(system.satellite for system in space.values()))


def default_pending(state: State) -> tuple[Decision, ...]:
    """The decision that begins a turn of the phase."""
    seat = state.active
    match state.phase:
        case Phase.DISCOVERY:
            return (ChoosePlanet(seat),)
        case Phase.DEPLOYMENT:
            return (Navigate(seat, (state.ships.get(seat, CENTRE),)),)
        case Phase.RECOVERY:
            return (ChooseRecovery(seat),)
        case Phase.ROUND_END:
            return (ChooseCrew(seat),)
        case Phase.PRODUCTION | Phase.OVER:
            return ()


def _dealt(box: Mapping[Tile, int], lying: "Counter[Tile]") -> tuple[tuple[Tile, ...], ...]:
    left = [tile for tile, count in box.items() for _ in range(max(0, count - lying[tile]))]
    return tuple(tuple(left[number::STACKS][:STACK_HEIGHT]) for number in range(STACKS))
