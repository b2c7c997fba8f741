"""Why an action is refused, told."""

import pytest

from lum42_ref.model.reasons import Reason
from lum42_ref.telling import why
from lum42_ref.vocabulary.of_reasons import REASONS
from rulespec.language import Language

TOLD = [
    (
        Reason.GAME_OVER,
        "The game is over; nobody decides anything any more.",
        "La partie est terminée ; plus personne n'a rien à décider.",
    ),
    (
        Reason.NOT_BESIDE_A_SYSTEM,
        "No system is adjacent to that cell.",
        "Aucun système n'est adjacent à cette case.",
    ),
    (
        Reason.MUST_STOP,
        "The ship has entered an empty system and must end its move there.",
        "Le vaisseau est entré dans un système vide et doit y terminer son trajet.",
    ),
    (
        Reason.LEGAL_TURN_EXISTS,
        "A legal turn exists, so the turn must not be skipped.",
        "Il existe un tour légal : le joueur ne doit donc pas passer.",
    ),
    (
        Reason.PROBE_ON_PLANET,
        "A probe stands on the planet, and only a Saboteur may be deployed there, if it is an opponent's.",
        "La planète porte une sonde, et seul un Saboteur peut y être déployé, si elle est adverse.",
    ),
    (
        Reason.EXILE_SLOT_HELD,
        "A unit holds that slot of the Exile already.",
        "Une unité tient déjà cet emplacement de l'Exil.",
    ),
    (
        Reason.RESERVE_EXHAUSTED,
        "The reserve has no cube of that colour left.",
        "La réserve n'a plus de cube de cette couleur.",
    ),
    (Reason.NOT_PLAYING, "Nobody plays that colour.", "Personne ne joue cette couleur."),
]


@pytest.mark.parametrize(("reason", "english", "french"), TOLD)
def test_a_reason_is_told_in_both_languages(reason: Reason, english: str, french: str) -> None:
    assert [why(reason, language) for language in Language] == [english, french]


def test_every_reason_is_told_in_the_order_of_the_reasons() -> None:
    assert list(REASONS) == list(Reason)


@pytest.mark.parametrize("language", Language)
def test_no_two_reasons_are_told_alike(language: Language) -> None:
    assert len({why(reason, language) for reason in Reason}) == len(Reason)


@pytest.mark.parametrize("language", Language)
def test_every_reason_is_one_sentence(language: Language) -> None:
    told = [why(reason, language) for reason in Reason]
    assert [
        sentence for sentence in told if not sentence[0].isupper() or sentence.find(".") != len(sentence) - 1
    ] == []
