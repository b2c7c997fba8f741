"""The machinery knows no game: no word of any rulebook stands in it."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from lum42_ref.vocabulary import VOCABULARY
from rulespec.language import Language

MACHINERY = Path(__file__).resolve().parents[2] / "src" / "rulespec"

EVERYDAY = {
    "action": "what answers a decision",
    "base": "a class from which others are derived",
    "board": "what is drawn in the terminal",
    "end": "of anything",
    "fin": "of anything, in French",
    "game": "any",
    "green": "a colour of the terminal",
    "light": "a theme of colours, beside the dark one",
    "new": "of anything",
    "of": "a preposition",
    "optional": "of a field",
    "partie": "any game, in French",
    "red": "a colour of the terminal",
    "round": "rounding",
    "second": "after the first",
    "space": "between words",
    "system": "of a computer",
    "the": "an article",
    "white": "a colour of print",
    "yellow": "a colour of the terminal",
}
"""Words of the rulebooks that everybody uses, and for what the machinery does."""

PARTICLES = {
    "and", "both", "in", "none", "nothing", "or",
    "aucun", "d", "dans", "de", "deux", "du", "et", "l", "la", "les", "ou", "rien",
}  # fmt: skip
"""Words without which no sentence, and no grammar, can do."""

SIBLINGS = {
    "lumens",
    "lumen",
    "chip",
    "chips",
    "jeton",
    "fighter",
    "fighters",
    "mercenary",
    "mercenaries",
    "paratrooper",
    "territory",
    "territories",
    "frontier",
    "loot",
    "discovery",
    "reinforcement",
    "reinforcements",
    "glow",
    "hypnotist",
    "assassin",
    "pusher",
    "bomber",
    "shroomling",
    "mudshell",
    "feathered",
    "metamorph",
    "rootspring",
    "weaver",
    "restorer",
    "impatient",
    "interference",
    "initiative",
}
"""Words of the two sibling rulebooks."""


def words_of(text: str) -> set[str]:
    """The words of a name or a text: snake_case and CamelCase come apart."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    return {word.lower() for word in re.findall(r"[A-Za-zÀ-ÿ0-9]+", apart)}


def told(source: str) -> Iterator[tuple[int, str]]:
    """Every word of a source, with its line: names, texts, docstrings and comments."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            for word in words_of(token.string):
                yield token.start[0], word


def words_of_lum42() -> set[str]:
    """The words of every thing, action, decision and event of LUM42, and its own name."""
    return {"lum42", *VOCABULARY.words_used(Language.EN)} | set(VOCABULARY.words_used(Language.FR))


FORBIDDEN = (words_of_lum42() | SIBLINGS) - EVERYDAY.keys() - PARTICLES


def found(source: str) -> list[str]:
    return [f"{line}: {word}" for line, word in told(source) if word in FORBIDDEN]


@pytest.mark.parametrize("path", sorted(MACHINERY.rglob("*.py")), ids=lambda path: path.stem)
def test_no_word_of_a_rulebook_stands_in_the_machinery(path: Path) -> None:
    assert found(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "portal_used = 1",
        "class MoveShip: ...",
        '"""The Doubler acts twice."""',
        "# lum42",
        "x = 'le vaisseau'",
    ],
)
def test_a_planted_word_is_found(planted: str) -> None:
    assert found(planted) != []


def test_every_exception_is_needed() -> None:
    everywhere = {
        word for path in MACHINERY.rglob("*.py") for _, word in told(path.read_text(encoding="utf-8"))
    }
    assert EVERYDAY.keys() - everywhere == set()
    assert EVERYDAY.keys() - words_of_lum42() == set()
