"""Sentences about a position: what lies on a cell, who decides what. Screen readers read them out."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from lum42_ref import engine
from lum42_ref.drawing import labels
from lum42_ref.model import decisions as ask
from lum42_ref.model.components import (
    ROUNDS,
    Colour,
    Cubes,
    ExileSlot,
    Planet,
    Probe,
    Satellite,
    Seat,
    Slot,
    Unit,
)
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Phase, State
from lum42_ref.telling import tell_decision
from lum42_ref.vocabulary import things
from rulespec.drawing.labels import labelled
from rulespec.language import Bilingual, Language
from rulespec.vocabulary import FEMININE, MASCULINE, Gender

FEW: Final = 9
"""So many systems are told one by one even where nothing stands on them."""


def piece_name(piece: Unit | Probe) -> Bilingual:
    """A unit or a probe, and whose it is."""
    if isinstance(piece, Unit):
        return things.name_of_unit(piece)
    return things.PROBE.owned_by(things.SEATS[piece.seat].name)


def ship_name(seat: Seat) -> Bilingual:
    """A ship, and whose it is."""
    return things.SHIP.owned_by(things.SEATS[seat].name)


def system_sentence(cell: Cell, system: System, ships: Iterable[Seat], language: Language) -> str:
    """A system, what stands on it, and whose ship is there."""
    place = [
        things.PLANETS[system.planet].name,
        things.FACES[system.face].name,
        things.SATELLITES[system.satellite].name,
    ]
    pieces = ((system.on_planet, Slot.PLANET), (system.on_moon, Slot.MOON))
    standing = [
        f"{piece_name(piece).in_language(language)} {_on(slot).in_language(language)}"
        for piece, slot in pieces
        if piece is not None
    ]
    listed = [
        ", ".join(word.in_language(language) for word in place),
        *standing,
        *[ship_name(seat).in_language(language) for seat in ships],
    ]
    return Bilingual(f"cell {cell}: ", f"case {cell} : ").in_language(language) + _joined(listed, language)


def centre_sentence(ships: Iterable[Seat], language: Language) -> str:
    """The centre, and whose ships are there."""
    listed = [ship_name(seat).in_language(language) for seat in ships]
    place = Bilingual(f"cell {CENTRE}: centre", f"case {CENTRE} : centre").in_language(language)
    return _joined([place, *listed], language)


def waiting_planet_sentence(choice: ask.ChooseSatellite, language: Language) -> str:
    """A planet that has been laid and has no satellite yet."""
    planet = things.PLANETS[choice.planet].name
    return Bilingual(
        f"cell {choice.cell}: {planet.en}, waiting for its satellite",
        f"case {choice.cell} : {planet.fr}, en attente de son satellite",
    ).in_language(language)


def headline(state: State, language: Language) -> str:
    """The round, and the phase."""
    phase = _phase(state.phase)
    return Bilingual(
        f"Round {state.round} of {ROUNDS}, {phase.en}", f"Manche {state.round} sur {ROUNDS}, {phase.fr}"
    ).in_language(language)


def situation(state: State, language: Language) -> tuple[str, ...]:
    """Who decides what of what is possible, then what waits after it; once the game is over, who has won."""
    if state.phase is Phase.OVER:
        return (_result(state, language),)
    present, *later = _decisions(state)
    told = tell_decision(present, language, engine.legal_actions(state))
    return (told, *(tell_decision(wait, language) for wait in later))


def description(state: State, language: Language) -> str:
    """The position in one paragraph."""
    first = Bilingual(
        f"First player: {things.SEATS[state.first].name.en}",
        f"Premier joueur : {things.SEATS[state.first].name.fr}",
    )
    scores = ", ".join(
        f"{things.SEATS[seat].name.in_language(language)} {score(state, seat, language)}"
        for seat in state.terms.seats
    )
    present = situation(state, language)[:1]
    sentences = [headline(state, language), first.in_language(language), *present, scores]
    return ". ".join(sentences) + "."


def contents(state: State, language: Language) -> str:
    """Where the game stands, what lies in the space zone and in the Exile, and who holds cubes and points.

    Of many systems, only those that hold something are told one by one.
    """
    told = [
        headline(state, language),
        *situation(state, language)[:1],
        *_zone(state, language),
        *[exile_sentence(slot, units, language) for slot, units in _exiled(state).items()],
        *[holdings for seat in state.terms.seats if (holdings := _holdings(state, seat, language))],
    ]
    return ". ".join(told) + "."


def score(state: State, seat: Seat, language: Language) -> str:
    """How many points a player has."""
    return f"{state.scores[seat]} {things.POINTS.in_language(language)}"


def units_in_hand(state: State) -> tuple[Unit, ...]:
    """The units that stand nowhere: attackers, and those on their way to the Exile. The last comes first."""
    return tuple(unit for wait in state.pending for unit in reversed(wait.units_in_hand))


def all_units(state: State) -> Iterator[Unit]:
    """Every unit away from its board: in the systems, in the Exile, in a hand."""
    for system in state.space.values():
        yield from (piece for piece in (system.on_planet, system.on_moon) if isinstance(piece, Unit))
    yield from (unit for _, unit in state.exile.units())
    yield from units_in_hand(state)


def board_sentence(state: State, seat: Seat, language: Language) -> str:
    """A player board: points, cubes, probes at home, available and locked units."""
    board = state.boards[seat]
    name = things.BOARD.owned_by(things.SEATS[seat].name)
    probes = [
        things.COLOURS[colour].name.said_of(things.PROBE).in_language(language) for colour in board.probes
    ]
    available = [things.UNITS[kind].name.in_language(language) for kind in board.available]
    locked = [things.UNITS[kind].name.in_language(language) for kind in board.locked]
    parts = [
        f"{name.in_language(language)}, {score(state, seat, language)}",
        cubes_sentence(labels.LIGHT, board.light, language),
        cubes_sentence(labels.ENERGY, board.energy, language),
        _listed(labels.PROBES, probes, FEMININE, language),
        _listed(labels.AVAILABLE, available, FEMININE, language),
        _listed(labels.LOCKED, locked, FEMININE, language),
    ]
    return _joined(parts, language)


def cubes_sentence(place: Bilingual, cubes: Cubes, language: Language) -> str:
    """How many cubes of each colour lie at a place."""
    counts = [
        things.COLOURS[colour].name.counted(count).in_language(language)
        for colour, count in zip(Colour, cubes, strict=True)
        if count
    ]
    return _listed(place, counts, MASCULINE, language)


def exile_sentence(slot: ExileSlot, units: Iterable[Unit], language: Language) -> str:
    """A slot of the Exile, and who is on it."""
    name, bonus = labels.EXILE, labels.exile_slot(slot)
    place = Bilingual(f"{name.en}, {bonus.en}", f"{name.fr}, {bonus.fr}")
    return _listed(place, [piece_name(unit).in_language(language) for unit in units], FEMININE, language)


def planet_stack_sentence(number: int, stack: tuple[Planet, ...], language: Language) -> str:
    """A stack of planets: its top, and how high it is."""
    place = Bilingual(f"planet stack {number}", f"pile de planètes {number}")
    return _listed(place, _top([things.PLANETS[tile].name for tile in stack], language), FEMININE, language)


def satellite_stack_sentence(number: int, stack: tuple[Satellite, ...], language: Language) -> str:
    """A stack of satellites: its top, and how high it is."""
    place = Bilingual(f"satellite stack {number}", f"pile de satellites {number}")
    return _listed(
        place, _top([things.SATELLITES[token].name for token in stack], language), MASCULINE, language
    )


def objective_sentence(goal: Bilingual, achieved: Iterable[Seat], language: Language) -> str:
    """An objective, and who has achieved it, first come first."""
    ranks = [
        f"{labels.rank(number).in_language(language)} {things.SEATS[seat].name.in_language(language)}"
        for number, seat in enumerate(achieved, 1)
    ]
    return labelled(goal, ", ".join(ranks) or labels.NOBODY.in_language(language), language)


def _zone(state: State, language: Language) -> Iterator[str]:
    """The systems, then the centre."""
    ships = {cell: [seat for seat in state.terms.seats if state.ships[seat] == cell] for cell in state.space}
    told = [
        cell
        for cell, system in state.space.items()
        if len(state.space) <= FEW or not system.is_empty() or ships[cell]
    ]
    for cell in told:
        yield system_sentence(cell, state.space[cell], ships[cell], language)
    if others := len(state.space) - len(told):
        yield Bilingual(f"empty systems: {others}", f"systèmes vides : {others}").in_language(language)
    docked = [seat for seat in state.terms.seats if state.ships[seat] == CENTRE]
    yield centre_sentence(docked, language)


def _exiled(state: State) -> dict[ExileSlot, list[Unit]]:
    """The slots of the Exile that hold units."""
    held: dict[ExileSlot, list[Unit]] = {}
    for slot, unit in state.exile.units():
        held.setdefault(slot, []).append(unit)
    return held


def _holdings(state: State, seat: Seat, language: Language) -> str:
    """The points and cubes of a player; nothing for one who has none."""
    board = state.boards[seat]
    held = [
        cubes_sentence(label, cubes, language)
        for label, cubes in ((labels.LIGHT, board.light), (labels.ENERGY, board.energy))
        if any(cubes)
    ]
    if not held and not state.scores[seat]:
        return ""
    name = things.SEATS[seat].name.in_language(language)
    return _joined([f"{name} {score(state, seat, language)}", *held], language)


def _decisions(state: State) -> Iterator[ask.Decision]:
    """Every decision that is known to come, the present one first."""
    for wait in reversed(state.pending):
        yield wait
        if isinstance(wait, ask.ChooseExile) and wait.attacker is not None:
            yield ask.ChooseExile(wait.attacker.seat, wait.attacker)


def _on(slot: Slot) -> Bilingual:
    place = things.SLOTS[slot].name.definite
    return Bilingual(f"on {place.en}", f"sur {place.fr}")


def _phase(phase: Phase) -> Bilingual:
    """The number and name of a phase; the end of the game has no number."""
    name = things.PHASES[phase].name
    if phase is Phase.OVER:
        return name
    return Bilingual(f"phase {phase.value}: {name.en}", f"phase {phase.value} : {name.fr}")


def _top(names: Sequence[Bilingual], language: Language) -> list[str]:
    if not names:
        return []
    height = len(names)
    return [
        Bilingual(f"{names[0].en} on top", f"{names[0].fr} au sommet").in_language(language),
        Bilingual(f"height {height}", f"hauteur {height}").in_language(language),
    ]


def _listed(place: Bilingual, names: Iterable[str], kind: Gender, language: Language) -> str:
    """What there is at a place; if there is nothing, the gender is that of what is missing."""
    none = Bilingual(things.NONE.en, things.NONE.agreeing(kind))
    return labelled(place, ", ".join(names) or none.in_language(language), language)


def _result(state: State, language: Language) -> str:
    outcome = engine.outcome(state)
    winners = () if outcome is None else outcome.winners
    names = [things.SEATS[seat].name for seat in winners]
    points = state.scores[winners[0]] if winners else 0
    shared = len(winners) > 1
    return Bilingual(
        f"{' and '.join(name.en for name in names)} {'win' if shared else 'wins'}"
        f" with {points} {things.POINTS.en}",
        f"{' et '.join(name.fr for name in names)} {'gagnent' if shared else 'gagne'}"
        f" avec {points} {things.POINTS.fr}",
    ).in_language(language)


def _joined(parts: list[str], language: Language) -> str:
    return Bilingual("; ", " ; ").in_language(language).join(parts)
