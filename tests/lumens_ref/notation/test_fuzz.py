"""Damaged texts: a reader takes them or refuses them with an error of ours, and nothing else."""

import functools
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random

import pytest

from lumens_ref import engine
from lumens_ref.model.table import State
from lumens_ref.notation import (
    NOTATION,
    read_action,
    read_card,
    read_line,
    read_one_line,
    read_record,
    write_action,
    write_card,
    write_one_line,
    write_record,
)
from lumens_ref.notation.statements import OF_CARDS
from lumens_ref.rulings import settings
from lumens_ref.universe import action_universe
from lumens_ref.version import __version__
from lumens_ref.vocabulary.things import THINGS
from rulespec.engine import GameRecord
from rulespec.errors import RulesError
from tests.lumens_ref.support import games
from tests.support.fuzz import mutations, noise

INPUTS = 700
PARTS = 3
WORDS = sorted(
    {
        *OF_CARDS,
        *NOTATION.script.actions.by_word,
        *NOTATION.script.decisions.by_word,
        *(word for known in THINGS for word in known.words),
        *(setting.ruling for setting in settings()),
        *(name for setting in settings() for name in setting.readings),
        *(
            "none",
            ";",
            "#",
            "1,9",
            "13,1",
            "(7,5)",
            "0,0",
            "99,99",
            "Y3",
            "G1/Y6",
            "Vi4",
            "V4",
            "R7",
            "chance",
        ),
        *("two-players", "invented-example", "player=red", "purpose=start", "purpose=hand", "3/4", "0", "24"),
    }
)
"""Every word that means something somewhere."""


@functools.cache
def readers() -> Mapping[str, Callable[[str], object]]:
    """Everything that reads text, by name."""
    return {
        "read_card": read_card,
        "read_one_line": read_one_line,
        "read_record": read_record,
        "read_line": read_line,
        "read_action": read_action,
    }


@functools.cache
def valid_texts() -> Mapping[str, tuple[str, ...]]:
    """Texts that each reader takes, from games of every kind."""
    texts: dict[str, list[str]] = {name: [] for name in readers()}
    for number in range(6):
        chance = Random(number)
        opening = games.drawn_opening(chance, 2 + number % 3, defaults=number < 3)
        played = list(games.turns(opening.begin().state, games.at_random(chance)))
        for _, step in islice(played, number, None, 9):
            texts["read_card"].append(write_card(step.state))
            texts["read_one_line"].append(write_one_line(step.state))
            texts["read_action"] += [
                write_action(action) for action in chance.sample(action_universe(step.state), 5)
            ]
        actions = tuple(action for action, _ in played[: 20 * number + 5])
        game = GameRecord(__version__, opening.rulings, opening.layout(), actions, ((0, "so it began"),))
        texts["read_record"].append(write_record(game))
    texts["read_card"] += [
        "1,9 Y3",
        "turn green; 7,5 Y6/G1",
        "pending choose_face green",
        "players green yellow",
    ]
    texts["read_line"] = [f"green: {action}" for action in texts["read_action"]]
    return {name: tuple(found) for name, found in texts.items()}


def babble(chance: Random) -> str:
    """Words of the notation in any order."""
    return "".join(
        chance.choice(WORDS) + chance.choice((" ", " ", " ", "\n", "; "))
        for _ in range(chance.choice((1, 2, 3, 5, 20)))
    )


def inputs(chance: Random) -> Iterator[tuple[str, str]]:
    """Name of a reader and a text for it, without end."""
    names = tuple(readers())
    while True:
        name = chance.choice(names)
        kind = chance.random()
        if kind < 0.05:
            yield name, noise(chance)
        elif kind < 0.2:
            yield name, babble(chance)
        else:
            yield name, next(mutations(chance.choice(valid_texts()[name]), chance))


def is_taken(name: str, text: str) -> bool:
    """The reader takes the text, or refuses it with an error of ours; what it takes can be used."""
    try:
        found = readers()[name](text)
    except RulesError:
        return False
    if isinstance(found, State):
        assert read_card(write_card(found)) == found
        for action in engine.legal_actions(found):
            engine.explain(found, action)
        assert engine.outcome(found).winners
    return True


@pytest.mark.parametrize("name", readers())
def test_every_reader_takes_the_texts_that_are_to_be_damaged(name: str) -> None:
    assert all(is_taken(name, text) for text in valid_texts()[name])


@pytest.mark.parametrize("part", range(PARTS))
def test_only_our_own_errors_come_out_of_a_reader(part: int) -> None:
    chance = Random(f"lumens {part}")
    verdicts = {(name, is_taken(name, text)) for name, text in islice(inputs(chance), INPUTS)}
    assert verdicts == {(name, taken) for name in readers() for taken in (True, False)}
