"""The kinds of questions that can be asked about every game."""

from typing import Any, Final

from rulespec.conformance.cases import Ability, Advice, Comparison, Sort, Waiver
from rulespec.language import Bilingual
from rulespec.vectors import engine_answers
from rulespec.vectors.questions import KindOfQuestion
from rulespec.vectors.vector import (
    AllowedAction,
    AllowedExpected,
    Legal,
    LegalExpected,
    Observe,
    ObserveExpected,
    Perft,
    PerftExpected,
    RefusedAction,
    RefusedExpected,
    WholeGame,
    WholeGameExpected,
)

LOOSE_IN_EVENTS: Final = ("clauses",)
"""An event is right whether or not it says which clauses caused it."""
REFUSED: Final = "refused"
"""The key that tells answers to a step and to a refusal apart."""
ANSWER_WITH_THE_STATE: Final = Bilingual(
    'answer with "state" too, and the fields that differ are named',
    "répondez aussi avec « state » : les champs qui diffèrent seront nommés",
)
ANSWER_WITH_THE_SPLIT: Final = Bilingual(
    'answer with "divide" too, and the actions whose counts differ are named',
    "répondez aussi avec « divide » : les actions dont le compte diffère seront nommées",
)

STEP: Final = KindOfQuestion[AllowedAction[Any, Any], AllowedExpected[Any]](
    word="step",
    asks=AllowedAction,
    expects=AllowedExpected,
    answer=engine_answers.step,
    comparison=Comparison(
        required=("events", "scores"),
        one_of=(("state", "digest"),),
        advice=(Advice("digest", without="state", told=ANSWER_WITH_THE_STATE),),
        waivers=(Waiver("events", Ability.EVENTS),),
        sort=Sort(
            REFUSED,
            marked=False,
            mistaken=Bilingual(
                "the action is allowed, but was answered as refused",
                "l'action est permise, mais la réponse la dit refusée",
            ),
            because="reasons",
        ),
        loose={"events": LOOSE_IN_EVENTS},
    ),
    told=lambda expected: (expected.changes, expected.events, expected.scores),
)
REFUSAL: Final = KindOfQuestion[RefusedAction[Any, Any], RefusedExpected](
    word="refusal",
    asks=RefusedAction,
    expects=RefusedExpected,
    answer=engine_answers.refusal,
    comparison=Comparison(
        required=("reasons",),
        optional=("clauses", "rulings"),
        unordered=("reasons", "clauses", "rulings"),
        waivers=(Waiver("reasons", Ability.REASONS),),
        sort=Sort(
            REFUSED,
            marked=True,
            mistaken=Bilingual(
                'the action is refused, but was answered as allowed (without "refused":true)',
                'l\'action est refusée, mais la réponse la dit permise (sans "refused":true)',
            ),
            because="reasons",
        ),
    ),
)
LEGAL: Final = KindOfQuestion[Legal[Any], LegalExpected[Any]](
    word="legal",
    asks=Legal,
    expects=LegalExpected,
    answer=engine_answers.legal,
    comparison=Comparison(
        required=("seat", "actions"),
        unless_empty=("chances",),
        unordered=("actions", "chances"),
        by_key={"chances": "action"},
    ),
    wide=True,
)
WHOLE_GAME: Final = KindOfQuestion[WholeGame[Any, Any], WholeGameExpected[Any]](
    word="game",
    asks=WholeGame,
    expects=WholeGameExpected,
    answer=engine_answers.whole_game,
    comparison=Comparison(
        required=("opening", "digests", "legal", "outcome"),
        first=("opening",),
        course=("legal", "digests"),
        waivers=(Waiver("opening", Ability.EVENTS),),
        loose={"opening": LOOSE_IN_EVENTS},
    ),
    wide=True,
)
PERFT: Final = KindOfQuestion[Perft[Any], PerftExpected](
    word="perft",
    asks=Perft,
    expects=PerftExpected,
    answer=engine_answers.perft,
    comparison=Comparison(
        required=("count",),
        optional=("divide",),
        unordered=("divide",),
        first=("divide",),
        by_key={"divide": "action"},
        advice=(Advice("count", without="divide", told=ANSWER_WITH_THE_SPLIT),),
    ),
    wide=True,
)
OBSERVE: Final = KindOfQuestion[Observe[Any, Any], ObserveExpected[Any]](
    word="observation",
    asks=Observe,
    expects=ObserveExpected,
    answer=engine_answers.observe,
    comparison=Comparison(required=("observation",)),
    told=lambda _: None,
)

COMMON_KINDS: Final[tuple[KindOfQuestion[Any, Any], ...]] = (STEP, REFUSAL, LEGAL, WHOLE_GAME, PERFT, OBSERVE)
