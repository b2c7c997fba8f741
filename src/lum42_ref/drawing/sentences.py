"""Sentences about a position: what lies on a cell, who decides what. Screen readers read them out."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from lum42_ref import engine
from lum42_ref.drawing import words
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
    UnitKind,
)
from lum42_ref.model.space import CENTRE, Cell, System
from lum42_ref.model.table import Phase, State
from lum42_ref.rulebook.language import Bilingual, Language


def unit_name(unit: Unit) -> Bilingual:
    """A unit and whose it is: the black chief."""
    kind = words.UNITS[unit.kind]
    seats = words.FEMININE_SEATS if unit.kind is UnitKind.BASIC else words.SEATS
    return Bilingual(f"{words.SEATS[unit.seat].en} {kind.en}", f"{kind.fr} {seats[unit.seat].fr}")


def the_unit(unit: Unit) -> Bilingual:
    """The same with an article, for the middle of a sentence."""
    name, article = unit_name(unit), _article(unit.kind)
    return Bilingual(f"{article.en}{name.en}", f"{article.fr}{name.fr}")


def piece_name(piece: Unit | Probe) -> Bilingual:
    """A unit or a probe, and whose it is."""
    if isinstance(piece, Unit):
        return unit_name(piece)
    return Bilingual(f"{words.SEATS[piece.seat].en} probe", f"sonde {words.FEMININE_SEATS[piece.seat].fr}")


def ship_name(seat: Seat) -> Bilingual:
    """A ship, and whose it is."""
    return Bilingual(f"ship of {words.SEATS[seat].en}", f"vaisseau {words.SEATS[seat].fr}")


def system_sentence(cell: Cell, system: System, ships: Iterable[Seat], language: Language) -> str:
    """A system, what stands on it, and whose ship is there."""
    place = [words.PLANETS[system.planet], words.FACES[system.face], words.SATELLITES[system.satellite]]
    pieces = ((system.on_planet, Slot.PLANET), (system.on_moon, Slot.MOON))
    standing = [
        f"{piece_name(piece).in_language(language)} {words.ON_SLOT[slot].in_language(language)}"
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
    planet = words.PLANETS[choice.planet]
    return Bilingual(
        f"cell {choice.cell}: {planet.en}, waiting for its satellite",
        f"case {choice.cell} : {planet.fr}, en attente de son satellite",
    ).in_language(language)


def headline(state: State, language: Language) -> str:
    """The round, and the phase."""
    phase = words.PHASES[state.phase]
    return Bilingual(
        f"Round {state.round} of {ROUNDS}, {phase.en}", f"Manche {state.round} sur {ROUNDS}, {phase.fr}"
    ).in_language(language)


def situation(state: State, language: Language) -> str:
    """Who decides what; once the game is over, who has won."""
    pending = engine.decision(state)
    if pending is not None:
        return decision_sentence(pending).in_language(language)
    return _result(state, language) if state.phase is Phase.OVER else ""


def waiting(state: State, language: Language) -> tuple[str, ...]:
    """The decisions that come after the present one, the next first."""
    later = [decision_sentence(wait).in_language(language) for wait in reversed(state.pending[:-1])]
    return tuple(labelled(words.WAITING, sentence, language) for sentence in later)


def labelled(label: Bilingual, said: str, language: Language) -> str:
    """A label, a colon, and what is said of it."""
    return Bilingual(f"{label.en}: {said}", f"{label.fr} : {said}").in_language(language)


def description(state: State, language: Language) -> str:
    """The position in one paragraph."""
    first = Bilingual(
        f"First player: {words.SEATS[state.first].en}",
        f"Premier joueur : {words.SEATS[state.first].fr}",
    )
    scores = ", ".join(
        f"{words.SEATS[seat].in_language(language)} {state.scores[seat]} {words.POINTS.in_language(language)}"
        for seat in state.game.seats
    )
    sentences = [headline(state, language), first.in_language(language), situation(state, language), scores]
    return ". ".join(sentence for sentence in sentences if sentence) + "."


def decision_sentence(decision: ask.Decision) -> Bilingual:
    """Who decides what."""
    asked = _question(decision)
    seat = words.SEATS[decision.seat]
    return Bilingual(f"{seat.en.capitalize()} {asked.en}", f"{seat.fr.capitalize()} {asked.fr}")


def units_in_hand(state: State) -> tuple[Unit, ...]:
    """The units that stand nowhere: those that attack or wait for a slot of the Exile."""
    held: list[Unit] = []
    for decision in state.pending:
        match decision:
            case ask.FleeOrStand(attacker=unit) | ask.ChooseExile(unit=unit):
                held.append(unit)
            case _:
                pass
    return tuple(held)


def all_units(state: State) -> Iterator[Unit]:
    """Every unit away from its board: in the systems, in the Exile, in a hand."""
    for system in state.space.values():
        yield from (piece for piece in (system.on_planet, system.on_moon) if isinstance(piece, Unit))
    yield from (unit for _, unit in state.exile.units())
    yield from units_in_hand(state)


def board_sentence(state: State, seat: Seat, language: Language) -> str:
    """A player board: points, cubes, probes at home, available and locked units."""
    board = state.boards[seat]
    name = Bilingual(f"board of {words.SEATS[seat].en}", f"plateau {words.SEATS[seat].fr}")
    probes = [words.FEMININE_COLOURS[colour].in_language(language) for colour in board.probes]
    available = [words.UNITS[kind].in_language(language) for kind in board.available]
    locked = [words.UNITS[kind].in_language(language) for kind in board.locked]
    parts = [
        f"{name.in_language(language)}, {state.scores[seat]} {words.POINTS.in_language(language)}",
        cubes_sentence(words.LIGHT, board.light, language),
        cubes_sentence(words.ENERGY, board.energy, language),
        _listed(words.PROBES, probes, language),
        _listed(words.AVAILABLE, available, language),
        _listed(words.LOCKED, locked, language),
    ]
    return _joined(parts, language)


def cubes_sentence(place: Bilingual, cubes: Cubes, language: Language) -> str:
    """How many cubes of each colour lie at a place."""
    counts = [
        f"{count} {(words.COLOURS if count == 1 else words.PLURAL_COLOURS)[colour].in_language(language)}"
        for colour, count in zip(Colour, cubes, strict=True)
        if count
    ]
    return _listed(place, counts, language)


def exile_sentence(slot: ExileSlot, units: Iterable[Unit], language: Language) -> str:
    """A slot of the Exile, and who is on it."""
    name, bonus = words.EXILE, words.EXILE_SLOTS[slot]
    place = Bilingual(f"{name.en}, {bonus.en}", f"{name.fr}, {bonus.fr}")
    return _listed(place, [unit_name(unit).in_language(language) for unit in units], language)


def planet_stack_sentence(number: int, stack: tuple[Planet, ...], language: Language) -> str:
    """A stack of planets: its top, and how high it is."""
    place = Bilingual(f"planet stack {number}", f"pile de planètes {number}")
    return _listed(place, _top([words.PLANETS[tile] for tile in stack], language), language)


def satellite_stack_sentence(number: int, stack: tuple[Satellite, ...], language: Language) -> str:
    """A stack of satellites: its top, and how high it is."""
    place = Bilingual(f"satellite stack {number}", f"pile de satellites {number}")
    return _listed(place, _top([words.SATELLITES[token] for token in stack], language), language)


def objective_sentence(goal: Bilingual, achieved: Iterable[Seat], language: Language) -> str:
    """An objective, and who has achieved it, first come first."""
    ranks = [
        f"{words.rank(number).in_language(language)} {words.SEATS[seat].in_language(language)}"
        for number, seat in enumerate(achieved, 1)
    ]
    return _listed(goal, ranks or [words.NOBODY.in_language(language)], language)


def _top(names: list[Bilingual], language: Language) -> list[str]:
    if not names:
        return []
    height = len(names)
    return [
        Bilingual(f"{names[0].en} on top", f"{names[0].fr} au sommet").in_language(language),
        Bilingual(f"height {height}", f"hauteur {height}").in_language(language),
    ]


def _listed(place: Bilingual, things: Iterable[str], language: Language) -> str:
    return labelled(place, ", ".join(things) or words.NOTHING.in_language(language), language)


def _question(decision: ask.Decision) -> Bilingual:
    match decision:
        case ask.ChoosePlanet() | ask.ChooseCell() | ask.ChooseSatellite():
            return _discovery_question(decision)
        case ask.Navigate() | ask.FleeOrStand() | ask.ChooseExile():
            return _deployment_question(decision)
        case ask.ChooseRecovery() | ask.ChooseProbe() | ask.ChooseSwap() | ask.ChooseHalf() | ask.Use():
            return _recovery_question(decision)
        case ask.ChooseCrew():
            return Bilingual("chooses a special unit for the crew", "choisit une unité spéciale d'équipage")
        case ask.ChooseFirst():
            return Bilingual(
                "names the first player of the next round",
                "désigne le premier joueur de la prochaine manche",
            )
        case _:
            assert_never(decision)


def _discovery_question(decision: ask.ChoosePlanet | ask.ChooseCell | ask.ChooseSatellite) -> Bilingual:
    match decision:
        case ask.ChoosePlanet():
            return Bilingual("takes a planet from a stack", "prend une planète d'une pile")
        case ask.ChooseCell(planet=planet):
            name = words.PLANETS[planet]
            return Bilingual(f"lays the {name.en}", f"pose la {name.fr}")
        case ask.ChooseSatellite(cell=cell):
            return Bilingual(
                f"takes a satellite for the planet on {cell}",
                f"prend un satellite pour la planète en {cell}",
            )
        case _:
            assert_never(decision)


def _deployment_question(decision: ask.Navigate | ask.FleeOrStand | ask.ChooseExile) -> Bilingual:
    match decision:
        case ask.Navigate(path=path):
            return _way_on(path)
        case ask.FleeOrStand(cell=cell, slot=slot, attacker=attacker):
            foe, place = the_unit(attacker), words.SLOTS[slot]
            return Bilingual(
                f"has the traveller on {cell} {place.en} flee or stand, attacked by {foe.en}",
                f"fait fuir ou résister le voyageur en {cell} {place.fr}, attaqué par {foe.fr}",
            )
        case ask.ChooseExile(unit=unit):
            name = the_unit(unit)
            return Bilingual(
                f"chooses a slot of the Exile for {name.en}",
                f"choisit un emplacement de l'Exil pour {name.fr}",
            )
        case _:
            assert_never(decision)


def _way_on(path: tuple[Cell, ...]) -> Bilingual:
    where = path[-1]
    if len(path) > 1:
        return Bilingual(
            f"moves the ship on from {where}, or deploys a unit there",
            f"poursuit le trajet du vaisseau depuis {where}, ou y déploie une unité",
        )
    start = Bilingual("the centre", "le centre") if where == CENTRE else Bilingual(str(where), str(where))
    return Bilingual(f"moves the ship from {start.en}", f"déplace le vaisseau depuis {start.fr}")


def _recovery_question(
    decision: ask.ChooseRecovery | ask.ChooseProbe | ask.ChooseSwap | ask.ChooseHalf | ask.Use,
) -> Bilingual:
    match decision:
        case ask.ChooseRecovery():
            return Bilingual("chooses a unit to recover", "choisit une unité à récupérer")
        case ask.ChooseProbe(colour=colour):
            name = words.FEMININE_COLOURS[colour]
            return Bilingual(
                f"places the {name.en} probe, or keeps it",
                f"place la sonde {name.fr}, ou la garde",
            )
        case ask.ChooseSwap():
            return Bilingual("swaps a cube with an opponent", "échange un cube avec un adversaire")
        case ask.ChooseHalf(cell=cell):
            return Bilingual(
                f"chooses the planet or the moon of {cell} for the twosome",
                f"choisit la planète ou la lune de {cell} pour le binôme",
            )
        case ask.Use():
            return _use_question(decision)
        case _:
            assert_never(decision)


def _use_question(decision: ask.Use) -> Bilingual:
    unit, article = words.UNITS[decision.kind], _article(decision.kind)
    english = "; ".join(_choices(decision, Language.EN))
    french = " ; ".join(_choices(decision, Language.FR))
    return Bilingual(f"uses {article.en}{unit.en}: {english}", f"utilise {article.fr}{unit.fr} : {french}")


def _article(kind: UnitKind) -> Bilingual:
    return Bilingual("the ", "l'" if kind is UnitKind.BASIC else "le ")


def _choices(decision: ask.Use, language: Language) -> Iterator[str]:
    either = words.OR.in_language(language)
    for verb, colours in ((words.HARVEST, decision.harvest), (words.TRANSFORM, decision.transform)):
        if colours:
            named = f" {either} ".join(words.COLOURS[colour].in_language(language) for colour in colours)
            yield f"{verb.in_language(language)} {named}"
    if decision.optional:
        yield words.DECLINE.in_language(language)


def _result(state: State, language: Language) -> str:
    outcome = engine.outcome(state)
    winners = () if outcome is None else outcome.winners
    names = [words.SEATS[seat] for seat in winners]
    points = state.scores[winners[0]] if winners else 0
    shared = len(winners) > 1
    return Bilingual(
        f"{' and '.join(name.en for name in names).capitalize()} {'win' if shared else 'wins'}"
        f" with {points} VP",
        f"{' et '.join(name.fr for name in names).capitalize()} {'gagnent' if shared else 'gagne'}"
        f" avec {points} PV",
    ).in_language(language)


def _joined(parts: list[str], language: Language) -> str:
    return Bilingual("; ", " ; ").in_language(language).join(parts)
