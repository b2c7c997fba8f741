"""All that is told, whatever it is about, is whole and reads as its language is written."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from lumens_ref import telling
from lumens_ref.model.reasons import Reason
from rulespec.language import Language
from tests.lumens_ref.vocabulary.everything import ACTION_CLASSES, DECISION_CLASSES, EVENT_CLASSES, every

Told = Mapping[Language, frozenset[str]]

PLACEHOLDER: Final = re.compile(r"[{}<>_=\[\]]|None|True|False|Bilingual|Noun")
SPACING: Final = re.compile(r"^\s|\s$|\s\s|\s[,.)]|\(\s")
ENGLISH: Final = """
    the of and or for from to with without at in is it its one by next first turn round game player
    cell room bag hand chip stack marker board count counted covers draws places lays keeps passes wins
    yellow green red nothing nobody that this there own directly out left
"""
"""English words that must not slip into French; those that are French as well are left out."""
FRENCH: Final = """
    le la les un une des du de au en sur depuis vers par pour avec sans et ou est ce cette il elle
    case salle sac main jeton pile marqueur plateau compte compté recouvre pioche pose garde passe gagne
    jaune vert verte rouge rien personne propre directement hors départ
"""
"""French words that must not slip into English."""


def all_that_is_told(language: Language) -> Iterator[str]:
    for reason in Reason:
        yield telling.why(reason, language)
    for event_class in EVENT_CLASSES:
        yield from (telling.tell(event, language) for event in every(event_class))
    for decision_class in DECISION_CLASSES:
        yield from (telling.tell_decision(decision, language) for decision in every(decision_class))
    for action_class in ACTION_CLASSES:
        yield from (telling.tell_action(action, language) for action in every(action_class))


@pytest.fixture(scope="module", name="told")
def told_in_each_language() -> Told:
    return {language: frozenset(all_that_is_told(language)) for language in Language}


@pytest.mark.parametrize("language", Language)
def test_nothing_is_empty_and_no_placeholder_is_left(told: Told, language: Language) -> None:
    assert [line for line in told[language] if not line or PLACEHOLDER.search(line)] == []


@pytest.mark.parametrize("language", Language)
def test_every_line_begins_with_a_capital_and_is_spaced_well(told: Told, language: Language) -> None:
    assert [line for line in told[language] if not line[0].isupper() or SPACING.search(line)] == []


def test_no_english_word_slips_into_french(told: Told) -> None:
    assert words(told[Language.FR]) & set(ENGLISH.split()) == set()


def test_no_french_word_slips_into_english(told: Told) -> None:
    assert words(told[Language.EN]) & set(FRENCH.split()) == set()


def test_french_has_a_space_before_double_punctuation(told: Told) -> None:
    assert [line for line in told[Language.FR] if re.search(r"[^ ][:;?!]|[:;?!][^ ]", line)] == []


def test_english_has_no_space_before_punctuation(told: Told) -> None:
    assert [line for line in told[Language.EN] if re.search(r"\s[:;?!]", line)] == []


@pytest.mark.parametrize("language", Language)
def test_apostrophes_are_plain(told: Told, language: Language) -> None:
    assert [line for line in told[language] if re.search('[\u2018\u2019`\u00b4"]', line)] == []


def test_french_elides_before_a_vowel(told: Told) -> None:
    lacking = re.compile(r"\b(?:le|la|de|ne|que|se|ce|je) [aeiouéèê]", re.IGNORECASE)
    assert [line for line in told[Language.FR] if lacking.search(line)] == []


def test_french_contracts_its_articles(told: Told) -> None:
    uncontracted = re.compile(r"\b(?:à|de) les? ", re.IGNORECASE)
    assert [line for line in told[Language.FR] if uncontracted.search(line)] == []


def words(lines: frozenset[str]) -> set[str]:
    return {word for line in lines for word in re.findall(r"[^\W\d_]+", line.lower())}
