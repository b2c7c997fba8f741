"""Names and their grammar in both languages."""

import pytest

from rulespec.language import Bilingual
from rulespec.vocabulary import FEMININE, MASCULINE, Adjective, Noun, contracted, elided

KING = Noun("king", "roi", MASCULINE)
ANVIL = Noun("anvil", "enclume", FEMININE, several=True)
SMALL = Adjective("small", "petit", "petite")
ELDER = Adjective("Elder", "Aîné", "Aînée")


@pytest.mark.parametrize(
    ("particle", "word", "together"),
    [
        ("de", "Paul", "de Paul"),
        ("de", "Anne", "d'Anne"),
        ("la", "enclume", "l'enclume"),
        ("le", "échange", "l'échange"),
        ("la", "maison", "la maison"),
    ],
)
def test_a_french_particle_is_elided_before_a_vowel(particle: str, word: str, together: str) -> None:
    assert elided(particle, word) == together


@pytest.mark.parametrize(
    ("particle", "thing", "together"),
    [
        ("à", "le roi", "au roi"),
        ("de", "le roi", "du roi"),
        ("à", "la maison", "à la maison"),
        ("de", "l'enclume", "de l'enclume"),
    ],
)
def test_a_french_article_is_contracted(particle: str, thing: str, together: str) -> None:
    assert contracted(particle, thing) == together


def test_articles_and_cases_follow_gender_and_first_letter() -> None:
    assert [
        (noun.definite, noun.indefinite, noun.genitive, noun.dative, noun.one) for noun in (KING, ANVIL)
    ] == [
        (
            Bilingual("the king", "le roi"),
            Bilingual("a king", "un roi"),
            Bilingual("of the king", "du roi"),
            Bilingual("to the king", "au roi"),
            Bilingual("the king", "le roi"),
        ),
        (
            Bilingual("the anvil", "l'enclume"),
            Bilingual("an anvil", "une enclume"),
            Bilingual("of the anvil", "de l'enclume"),
            Bilingual("to the anvil", "à l'enclume"),
            Bilingual("an anvil", "une enclume"),
        ),
    ]


def test_an_adjective_agrees_with_its_noun() -> None:
    assert [SMALL.agreeing(gender) for gender in (MASCULINE, FEMININE)] == ["petit", "petite"]
    assert SMALL.said_of(ANVIL) == Bilingual("small", "petite")
    assert [SMALL.counted(count) for count in (1, 2)] == [
        Bilingual("1 small", "1 petit"),
        Bilingual("2 small", "2 petits"),
    ]
    assert ANVIL.described(SMALL) == Noun("small anvil", "enclume petite", FEMININE)


def test_a_thing_is_named_with_its_owner() -> None:
    owned = ANVIL.owned_by(ELDER)
    assert owned == Noun("Elder's anvil", "enclume Aînée", FEMININE, proper=True)
    assert (owned.definite, owned.genitive, ELDER.genitive) == (
        Bilingual("Elder's anvil", "l'enclume Aînée"),
        Bilingual("Elder's anvil's", "de l'enclume Aînée"),
        Bilingual("Elder's", "d'Aîné"),
    )
