"""Vectors from random games that are searched for what is rare: clauses, reasons, decisions, readings."""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

import attrs

from rulespec.engine import Reason
from rulespec.text.catalogue import Clause, load_catalogue
from rulespec.text.slug import slug
from rulespec.vectors.collecting import Collection, Pair, pairs_among
from rulespec.vectors.composing import compose
from rulespec.vectors.decisive import Reading, by_default
from rulespec.vectors.from_games import (
    Turn,
    chosen,
    layout_by_lot,
    of_a_reading,
    played,
    same_each_time,
    variant_in_turn,
)
from rulespec.vectors.questions import AnyQuestions, Image, Note
from rulespec.vectors.vector import AllowedAction, AnyVector, Legal, RefusedAction

Shown = TypeVar("Shown", str, Reason, Pair, Reading)

ENOUGH_OF_A_CLAUSE: Final = 8
ENOUGH_OF_A_REASON: Final = 8
ENOUGH_OF_A_PAIR: Final = 3
ENOUGH_OF_A_READING: Final = 5
ENOUGH_OF_A_DECISION: Final = 12
GAMES_SEARCHED: Final = 60
GAMES_FOR_PAIRS: Final = 15
"""So many are looked through for everything that could be answered in every position."""
FEW: Final = 80
"""Where so few actions could be answers, all of them are tried in every game."""
GAMES_FOR_A_READING: Final = 10
REFUSALS_TRIED: Final = 12
"""Of all actions there are, so many are tried in a position."""


@attrs.frozen
class AtLeast:
    """How many vectors each clause, reason and reading must have."""

    clauses: int = 5
    reasons: int = 5
    pairs: int = 2
    """Of those that come up in the games that are searched."""
    readings: int = 3


AT_LEAST: Final = AtLeast()


def rare_steps_and_refusals(found: Collection) -> None:
    """Search random games for clauses and reasons that have too few vectors."""
    about = found.about
    clauses: dict[str, Clause] = {clause.id: clause for clause in load_catalogue(about.book)}
    decisions: Counter[str] = Counter()
    for number in range(GAMES_SEARCHED):
        chance = same_each_time("search", number)
        rulings = variant_in_turn(about, number)
        layout = layout_by_lot(about, number, rulings, chance)
        for place, turn in enumerate(played(about, layout, rulings, chance)):
            _search_clause(found, turn, clauses, number)
            _search_reasons(found, turn, chance, number)
            source = f"random game {number + 1}"
            _search_pairs(found, turn, place, source, everywhere=number < GAMES_FOR_PAIRS)
            _search_decision(found, turn, decisions, number)


def readings_that_matter(found: Collection) -> None:
    """Search random games under each reading for positions in which it makes a difference."""
    for reading in other_readings(found.about):
        for number in range(GAMES_FOR_A_READING):
            if not _search_reading(found, reading, number):
                break


def other_readings(about: AnyQuestions) -> list[Reading]:
    """Every reading but the defaults, by ruling."""
    return [
        (setting.ruling, reading)
        for setting in about.engine.rulings.settings()
        for reading in setting.samples
        if reading != setting.default
    ]


def filled_up(found: Collection) -> None:
    """Add images of vectors until each clause, reason and reading has enough."""
    for clause in load_catalogue(found.about.book):
        if clause.construction is None:
            _fill(found, found.clauses, clause.id, AT_LEAST.clauses)
    for reason in found.about.engine.reasons:
        _fill(found, found.reasons, reason, AT_LEAST.reasons)
    for pair in list(found.pairs):
        _fill(found, found.pairs, pair, AT_LEAST.pairs)
    for reading in other_readings(found.about):
        _fill(found, found.readings, reading, AT_LEAST.readings)


def _search_clause(found: Collection, turn: Turn, clauses: Mapping[str, Clause], number: int) -> None:
    """Keep a turn that names a clause of which there is not enough."""
    events = found.about.engine.play(turn.state, turn.action).events
    named = [name for event in events for name in event.clauses]
    rare = [name for name in named if name in clauses and found.clauses[name] < ENOUGH_OF_A_CLAUSE]
    if rare:
        clause = clauses[min(rare, key=lambda name: (found.clauses[name], name))]
        note = Note(
            f"search/{clause.id.lower()}",
            f"an engine without {clause.id}: {clause.title.en}",
            f"random game {number + 1}",
        )
        found.add(compose(found.about, AllowedAction(turn.state, turn.seat, turn.action), note))


def _search_reasons(found: Collection, turn: Turn, chance: Random, number: int) -> None:
    """Keep a refused action whose reasons have come up too seldom."""
    about = found.about
    universe = about.universe(turn.state)
    for action in chance.sample(universe, min(REFUSALS_TRIED, len(universe))):
        reasons = about.engine.explain(turn.state, action).reasons
        rare = [reason for reason in reasons if found.reasons[reason] < ENOUGH_OF_A_REASON]
        if rare:
            names = ", ".join(reason.name for reason in reasons)
            note = Note(
                f"search/{slug(rare[0].name)}",
                f"an engine that allows this, or refuses it for other reasons than {names}",
                f"random game {number + 1}",
            )
            found.add(compose(about, RefusedAction(turn.state, turn.seat, action), note))


def _search_pairs(found: Collection, turn: Turn, place: int, source: str, *, everywhere: bool) -> None:
    """Keep a refused action that has two reasons at once which have come up together too seldom."""
    about = found.about
    answers = about.engine.by_decision[type(turn.state.pending[-1])].actions
    tried = [action for action in about.universe(turn.state) if isinstance(action, answers)]
    if not everywhere and len(tried) > FEW:
        return
    if about.tried_for_pairs is not None and len(tried) > about.tried_for_pairs:
        tried = same_each_time("pairs", source, place).sample(tried, about.tried_for_pairs)
    for action in tried:
        reasons = about.engine.explain(turn.state, action).reasons
        rare = [pair for pair in pairs_among(reasons) if found.pairs[pair] < ENOUGH_OF_A_PAIR]
        if rare:
            names = ", ".join(reason.name for reason in reasons)
            note = Note(
                f"search/{slug(rare[0][0].name)}-with-{slug(rare[0][1].name)}",
                f"an engine that names only some of the reasons {names}",
                source,
            )
            found.add(compose(about, RefusedAction(turn.state, turn.seat, action), note))


def _search_decision(found: Collection, turn: Turn, kept: Counter[str], number: int) -> None:
    """Keep a position whose kind of decision has come up too seldom."""
    decision = slug(type(turn.state.pending[-1]).__name__)
    note = Note(
        f"search/{decision}",
        "an engine that misses a legal action or allows an illegal one",
        f"random game {number + 1}",
    )
    if kept[decision] < ENOUGH_OF_A_DECISION and number * 2 >= kept[decision]:
        kept[decision] += found.add(compose(found.about, Legal(turn.state), note))


def _search_reading(found: Collection, reading: Reading, number: int) -> bool:
    """Search one game under a reading, as long as there is not enough of it; whether more is needed."""
    about = found.about
    ruling, name = reading
    chance = same_each_time("reading", ruling, name, number)
    rulings = chosen(about, {ruling: name, **about.openings.needed.get(ruling, {})})
    layout = layout_by_lot(about, number, rulings, chance)
    turns = played(about, layout, rulings, chance)
    for place in itertools.count():
        if found.readings[reading] >= ENOUGH_OF_A_READING:
            break
        turn = next(turns, None)
        if turn is None:
            return True
        found.take(_differing(about, turn, reading, number))
        source = f"random game {number + 1} under {ruling} {name}"
        _search_pairs(found, turn, place, source, everywhere=number == 0)
    return False


def _differing(about: AnyQuestions, turn: Turn, reading: Reading, number: int) -> Iterator[AnyVector]:
    """Vectors of a position in which a reading makes a difference."""
    ruling, name = reading
    usual = about.engine.relabelled(turn.state, by_default(turn.state.terms.rulings, ruling))
    legal, usually = about.engine.legal_actions(turn.state), about.engine.legal_actions(usual)
    note = Note(
        f"search/{of_a_reading(reading)}",
        f"an engine that reads {ruling} otherwise than {name}",
        f"random game {number + 1} under this reading",
    )
    if set(legal) != set(usually):
        yield compose(about, Legal(turn.state), note)
        for action in [action for action in usually if action not in legal][:1]:
            yield compose(about, RefusedAction(turn.state, turn.seat, action), note)
    if turn.action not in usually or _comes_out_otherwise(about, turn, usual):
        yield compose(about, AllowedAction(turn.state, turn.seat, turn.action), note)


def _comes_out_otherwise(about: AnyQuestions, turn: Turn, other: Any) -> bool:  # noqa: ANN401  a position
    """Whether an action leads elsewhere under other readings."""
    engine = about.engine
    here, there = engine.play(turn.state, turn.action), engine.play(other, turn.action)
    return here.events != there.events or here.state != engine.relabelled(
        there.state, turn.state.terms.rulings
    )


def _fill(found: Collection, counted: Counter[Shown], shown: Shown, at_least: int) -> None:
    """Add images of vectors that show something until there are enough of them."""
    if counted[shown] >= at_least:
        return
    for vector in _images_of(found.about, found.showing(shown)):
        found.add(vector)
        if counted[shown] >= at_least:
            break


def _images_of(about: AnyQuestions, vectors: Sequence[AnyVector]) -> Iterator[AnyVector]:
    """One image of each position, then another of each, until there are no more."""
    single = [vector for vector in vectors if isinstance(vector.question, AllowedAction | RefusedAction)]
    for row in itertools.zip_longest(*(about.images(vector.info.readings) for vector in single)):
        for vector, image in zip(single, row, strict=True):
            if image is not None:
                yield _seen(about, vector, image)


def _seen(about: AnyQuestions, vector: AnyVector, image: Image) -> AnyVector:
    note = Note(
        f"{vector.info.id.partition('/')[2].rpartition('/')[0]}/seen-otherwise",
        vector.info.catches,
        f"{vector.info.source}, seen otherwise",
    )
    return compose(about, image.of(vector.question), note)
