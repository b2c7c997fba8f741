"""The vocabulary of High Card: its things, and the sentences in which it is told."""

import enum
from typing import Final

from high_ref.engine import ENGINE
from high_ref.model.decisions import Deal, DealCard, Pass, Play, PlayOrPass, Roll, Show
from high_ref.model.events import CardDealt, CardPlayed, DieShown, GameEnded, Passed
from high_ref.model.reasons import Reason
from high_ref.model.remarks import NothingGained
from high_ref.model.things import Card, Seat
from rulespec.language import Bilingual
from rulespec.vocabulary import (
    MASCULINE,
    Adjective,
    Entry,
    Frame,
    Kinds,
    Noun,
    Things,
    Vocabulary,
    told,
    told_by,
)

SEATS: Final = Things(
    Seat,
    Bilingual("a seat", "un joueur"),
    {
        Seat.RED: Entry(Adjective("Red", "Rouge", "Rouge"), letter=Bilingual("R", "R")),
        Seat.BLUE: Entry(Adjective("Blue", "Bleu", "Bleue"), letter=Bilingual("B", "B")),
        Seat.LIME: Entry(Adjective("Lime", "Citron", "Citron"), letter=Bilingual("L", "C")),
    },
)
CARDS: Final = Things(
    Card,
    Bilingual("a card", "une carte"),
    {
        Card.ONE: Entry(Noun("one", "un", MASCULINE, several=True), mark="1"),
        Card.TWO: Entry(Noun("two", "deux", MASCULINE, several=True), mark="2"),
        Card.THREE: Entry(Noun("three", "trois", MASCULINE, several=True), mark="3"),
    },
)


def card_dealt(event: CardDealt) -> Frame:
    """Only the player sees which card."""
    if event.card is None:
        return Frame("{player} is dealt a card", "{player} reçoit une carte")
    return Frame("{player} is dealt {card:a}", "{player} reçoit {card:a}")


REASONS: Final[dict[enum.Enum, Bilingual]] = {
    Reason.GAME_OVER: Bilingual("The game is over.", "La partie est terminée."),
    Reason.OTHER_SEAT: Bilingual("Somebody else decides now.", "C'est à quelqu'un d'autre de décider."),
    Reason.OTHER_DECISION: Bilingual("Something else is to be decided.", "Il faut décider d'autre chose."),
    Reason.NOT_IN_THE_PACK: Bilingual(
        "No such card is left in the pack.", "Il ne reste aucune carte de ce nombre dans le paquet."
    ),
    Reason.NO_SUCH_SIDE: Bilingual("The die has no such side.", "Le dé n'a pas cette face."),
    Reason.NOT_IN_HAND: Bilingual("The player has no such card.", "Le joueur n'a pas cette carte."),
    Reason.TOO_LOW: Bilingual("The card does not beat the die.", "La carte ne bat pas le dé."),
}
VOCABULARY: Final = Vocabulary(
    kinds=Kinds(ENGINE.actions, ENGINE.decisions, ENGINE.events, ENGINE.reasons, ENGINE.remarks),
    things=(SEATS, CARDS),
    actions=(
        told(DealCard, "Deal {card:a}", "Donner {card:a}", word=Bilingual("deal_card", "donner_carte")),
        told(Show, "Show {number}", "Montrer {number}", word=Bilingual("show", "montrer")),
        told(Play, "Play {card:a}", "Jouer {card:a}", word=Bilingual("play", "jouer"), near="put poser"),
        told(Pass, "Pass", "Passer", word=Bilingual("pass", "passer")),
    ),
    decisions=(
        told(
            Deal,
            "{seat:the} deals {player} a card",
            "{seat:the} donne une carte à {player}",
            word=Bilingual("deal", "donner"),
        ),
        told(
            Roll,
            "{seat:the} rolls the die for {player}",
            "{seat:the} lance le dé pour {player}",
            word=Bilingual("roll", "lancer"),
        ),
        told(
            PlayOrPass,
            "{seat} plays a card against {die}, or passes",
            "{seat} joue une carte contre {die}, ou passe",
            word=Bilingual("play_or_pass", "jouer_ou_passer"),
        ),
    ),
    events=(
        told_by(CardDealt, card_dealt),
        told(DieShown, "the die shows {player} {number}", "le dé montre {number} à {player}"),
        told(CardPlayed, "{player} plays {card:a}", "{player} joue {card:a}"),
        told(Passed, "{player} passes", "{player} passe"),
        told(GameEnded, "the game is over", "la partie est terminée"),
    ),
    reasons=REASONS,
    parts={"player": "joueur", "die": "dé"},
    remarks=(told(NothingGained, "{player} gains no point", "{player} ne marque aucun point"),),
)
