"""Damaged texts for every reader of notation and JSON: only our own errors may come out.

Valid texts come from games played at random; they are damaged by characters, words and lines. Beside them
stand texts of words put together by lot, and sheer noise.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random

from lum42_ref import State, __version__, codec, engine
from lum42_ref.model.table import Phase
from lum42_ref.notation import (
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
from lum42_ref.notation.spellings import PIECES, TILES, WINDS
from lum42_ref.notation.statements import OF_CARDS
from lum42_ref.rulings import ExtensionMode, settings
from lum42_ref.universe import action_universe
from lum42_ref.vocabulary.things import THINGS
from rulespec.engine import GameRecord
from rulespec.errors import RulesError
from tests.support import games

GAMES = 6
"""How many games the valid texts come from."""
STRETCH = 25
"""Every so many decisions a position of these games is written down."""
WILD = 4
"""One in so many characters put in is any character at all."""
NOISE = "\t\r\n \x00\x0b\x1c\x85\u2028\ufeff#;:|>@=.,()-_~+*%\"'\\/{}[]<>é½²٣Ⅳ…🚀\u0301\u202e\ud800"
WORDS: tuple[Iterable[str], ...] = (
    WINDS,
    TILES,
    PIECES,
    *(known.words for known in THINGS),
    *(known.marks for known in THINGS),
)
VOCABULARY = sorted(
    {
        *OF_CARDS,
        *NOTATION.script.actions.by_word,
        *NOTATION.script.decisions.by_word,
        *NOTATION.header.known,
        *(name for known in WORDS for name in known),
        *(setting.ruling for setting in settings()),
        *(name for setting in settings() for name in setting.readings),
        *("none", "-", "|", ">", ";", "#", "centre", "light", "energy", "yes", "(0,2)", "(-3,3)", "(99,-99)"),
        *("cell=(0,1)", "path=centre>(0,1)", "unit=basic", "slot=P", "slot=harvest", "left=(0,1)", "chain="),
        *("white.ship", "black.chief@P", "gold.probe@P", "0", "7", "9999", "99999999999", "-1"),
    }
)
"""Every word that means something somewhere."""


def readers() -> Mapping[str, Callable[[str], object]]:
    """Everything that reads text, by name."""
    return {
        "read_card": read_card,
        "read_one_line": read_one_line,
        "read_record": read_record,
        "read_line": read_line,
        "read_action": read_action,
        "decode_state": codec.decode_state,
        "decode_action": codec.decode_action,
        "decode_layout": codec.decode_layout,
        "decode_event": codec.decode_event,
        "decode_verdict": codec.decode_verdict,
        "decode_record": codec.decode_record,
        "decode_observation": codec.decode_observation,
    }


def mutations(text: str, chance: Random) -> Iterator[str]:
    """Damaged copies of a text without end, each with one fault or with several."""
    while True:
        damaged = text
        for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
            damaged = chance.choice(DAMAGES)(damaged, chance)
        yield damaged


def inputs(chance: Random) -> Iterator[tuple[str, str]]:
    """Name of a reader and a text for it, without end."""
    names = tuple(readers())
    while True:
        name = chance.choice(names)
        kind = chance.random()
        if kind < 0.05:
            yield name, noise(chance)
        elif kind < 0.15:
            yield name, babble(chance)
        else:
            meant_for = name if kind < 0.95 else chance.choice(names)
            yield name, next(mutations(chance.choice(valid_texts()[meant_for]), chance))


def noise(chance: Random) -> str:
    """Any characters at all."""
    return "".join(any_character(chance) for _ in range(chance.choice((0, 1, 5, 40, 400))))


def babble(chance: Random) -> str:
    """Words of the notation in any order."""
    return "".join(
        chance.choice(VOCABULARY) + chance.choice((" ", " ", " ", "\n", "; "))
        for _ in range(chance.choice((1, 2, 3, 5, 30)))
    )


def is_taken(name: str, text: str) -> bool:
    """The reader takes the text, or refuses it with an error of ours; what it takes can be used."""
    try:
        found = readers()[name](text)
    except RulesError:
        return False
    if isinstance(found, State):
        assert read_card(write_card(found)) == found
        assert found.phase is Phase.OVER or engine.legal_actions(found), "a position that is stuck"
        for action in engine.legal_actions(found):
            engine.explain(found, action)
    return True


@functools.cache
def valid_texts() -> Mapping[str, tuple[str, ...]]:
    """Texts that each reader takes, from games of every kind."""
    texts: dict[str, list[str]] = {name: [] for name in readers()}
    for number in range(GAMES):
        chance = Random(number)
        mode = tuple(ExtensionMode)[number % 3]
        opening = games.drawn_opening(chance, 2 + number % 3, mode, defaults=number < GAMES // 2)
        begun = opening.begin().state
        played = list(games.turns(begun, chance))
        for _, step in islice(played, number, None, STRETCH):
            texts["read_card"].append(write_card(step.state))
            texts["read_one_line"].append(write_one_line(step.state))
            texts["decode_state"].append(codec.encode(step.state))
            texts["decode_event"] += [codec.encode(event) for event in step.events]
        actions = tuple(action for action, _ in played[: 40 * number + 5])
        game = GameRecord(__version__, opening.rulings, opening.layout(), actions, ((0, "so it began"),))
        texts["read_record"].append(write_record(game))
        texts["decode_record"].append(codec.encode(game))
        texts["decode_observation"].append(codec.encode(engine.observe(begun, begun.first)))
        texts["decode_layout"].append(codec.encode(opening.layout()))
        universe = chance.sample(action_universe(begun), 60)
        texts["decode_action"] += [codec.encode(action) for action in universe]
        texts["decode_verdict"] += [codec.encode(engine.explain(begun, action)) for action in universe]
        texts["read_action"] += [write_action(action) for action in universe]
    texts["read_card"] += SHORT_CARDS
    texts["read_line"] = [f"gold: {action}" for action in texts["read_action"]] + TURNS
    return {name: tuple(found) for name, found in texts.items()}


SHORT_CARDS = [
    "N red-L m:white",
    "players white black gold; turn gold; N red-L m:blue black.basic@P; units gold chief",
    "phase 4; N black-E m:red white.twosome@P; light white 2 red; reading R-79 wider_choice",
    "phase 5; round 2; N black-E m:red; first black; units white basic basic; locked white chief rogue",
    "phase 2; N red-L m:blue white.ship; pending choose_exile black unit=black.basic attacker=white.basic",
    "N red-L m:blue black.traveller@P; pending flee_or_stand black cell=N slot=P attacker=white.basic",
    (
        "phase 4; N red-L m:red; light white 1 red; pending use white unit=doubler cell=N slot=M harvest=red "
        "optional=yes; pending choose_probe white colour=red"
    ),
    "phase 3; round 2; N red-L m:blue white.probe@P; E red-L m:blue black.basic@P; reserve 4 red",
    "phase 4; exile harvest white.basic; exile one black.chief; reserve none",
]
TURNS = ["N", "centre > N deploy basic planet", "gold: (0,1) > (0,2) > (1,2) deploy chief planet", "N > E"]


def any_character(chance: Random) -> str:
    """One that people might type, one that hurts, or any there is."""
    if chance.randrange(WILD) == 0:
        return chr(chance.randrange(0x110000))
    return chance.choice(NOISE + "abcdefghijklmnopqrstuvwxyzNESWPMR0123456789")


def put_in(text: str, chance: Random) -> str:
    """A character too many."""
    place = chance.randint(0, len(text))
    return text[:place] + any_character(chance) + text[place:]


def leave_out(text: str, chance: Random) -> str:
    """Some characters too few."""
    place = chance.randint(0, len(text))
    return text[:place] + text[place + chance.choice((1, 1, 2, 10)) :]


def exchange(text: str, chance: Random) -> str:
    """Two characters the wrong way round."""
    place = chance.randint(0, max(0, len(text) - 2))
    return text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def repeat(text: str, chance: Random) -> str:
    """A passage twice, or many times."""
    begin = chance.randint(0, len(text))
    end = begin + chance.choice((1, 3, 20, 200))
    return text[:end] + text[begin:end] * chance.choice((1, 1, 1, 50)) + text[end:]


def cut_off(text: str, chance: Random) -> str:
    """Only the beginning, or only the end."""
    place = chance.randint(0, len(text))
    return chance.choice((text[:place], text[place:]))


def change_word(text: str, chance: Random) -> str:
    """A word that means something, but elsewhere."""
    parts = text.split(" ")
    parts[chance.randrange(len(parts))] = chance.choice(VOCABULARY)
    return " ".join(parts)


def change_number(text: str, chance: Random) -> str:
    """Another digit, or a digit where none was."""
    digits = [place for place, sign in enumerate(text) if sign.isdecimal()] or [0]
    place = chance.choice(digits)
    return text[:place] + chance.choice("0123456789") + text[place + 1 :]


def move_line(text: str, chance: Random) -> str:
    """A line elsewhere, or here and there."""
    lines = text.split("\n")
    line = chance.choice(lines)
    if chance.randrange(2):
        lines.remove(line)
    lines.insert(chance.randint(0, len(lines)), line)
    return "\n".join(lines)


def change_ends(text: str, chance: Random) -> str:
    """Other ends of lines, other spaces."""
    old, new = chance.choice(
        (("\n", "\r\n"), ("\n", ";"), ("\n", "\n\n"), (" ", "\t"), (" ", "  "), (" ", ""))
    )
    return text.replace(old, new)


DAMAGES: tuple[Callable[[str, Random], str], ...] = (
    put_in,
    leave_out,
    exchange,
    repeat,
    cut_off,
    change_word,
    change_word,
    change_number,
    move_line,
    change_ends,
)
