"""The frames of a vocabulary, filled in."""

import pytest

from rulespec.engine import CHANCE
from rulespec.language import Language
from rulespec.telling import Telling
from tests.rulespec.vocabulary.parlour import (
    PARLOUR,
    Greet,
    Greeted,
    Guest,
    Host,
    Leave,
    Left,
    Lot,
    Pair,
    Refusal,
    Welcome,
)

TELLING = Telling(PARLOUR)
ELDER, TALL = Host
AUNT, KING, OTTER = Guest


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Greeted((), TALL, AUNT, again=False), "Tall greets the aunt.", "Grand salue la tante."),
        (
            Greeted((), TALL, OTTER, again=True),
            "Tall greets an otter again.",
            "Grand salue une loutre encore.",
        ),
        (Left((), Pair(ELDER, AUNT)), "Elder's aunt has left, number 1.", "La tante Aînée est partie."),
        (Left((), Pair(TALL, KING)), "Tall's king has left, number 2.", "Le roi Grand est parti."),
    ],
)
def test_an_event_is_a_sentence(event: Greeted | Left, english: str, french: str) -> None:
    assert [TELLING.tell(event, language) for language in Language] == [english, french]


@pytest.mark.parametrize(
    ("decision", "english", "french"),
    [
        (Welcome(ELDER, (AUNT,)), "Elder greets an aunt", "Aîné salue une tante"),
        (
            Welcome(ELDER, (AUNT, KING, OTTER)),
            "Elder greets an aunt, a king or an otter",
            "Aîné salue une tante, un roi ou une loutre",
        ),
        (Welcome(ELDER), "Elder greets nothing", "Aîné salue rien"),
        (Lot(CHANCE), "Chance decides who leaves", "Le hasard décide qui part"),
    ],
)
def test_a_decision_is_a_line_about_who_decides(decision: Welcome | Lot, english: str, french: str) -> None:
    assert [TELLING.tell_decision(decision, language) for language in Language] == [english, french]


def test_an_action_is_a_line_and_a_reason_a_sentence() -> None:
    assert TELLING.tell_action(Greet(OTTER, 2), Language.FR) == "Saluer la loutre"
    assert TELLING.tell_action(Leave(Pair(TALL, OTTER)), Language.EN) == "Tall's otter leaves"
    assert TELLING.why(Refusal.ABSENT, Language.FR) == "Personne n'est là."
