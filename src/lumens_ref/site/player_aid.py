"""The numbers and tables of the player aid, taken from the rules."""

from collections.abc import Mapping
from typing import Final

from lumens_ref.model.components import CHIPS_EACH, LIMIT, OF_EACH_KIND, Kind, Seat
from lumens_ref.rules.final_count import FIRST_PLACE, SECOND_PLACE, victory_points
from lumens_ref.vocabulary.things import POINTS
from rulespec.language import Bilingual, Language
from rulespec.site.player_aid import Figures, Row, Table

PLACE: Final = Bilingual("in a room", "dans une salle")
MORE: Final = Bilingual("3 or 4 players", "3 ou 4 joueurs")
TWO: Final = Bilingual("2 players", "2 joueurs")
NOTHING: Final = Bilingual("–", "–")
EACH: Final = Bilingual("{points} each", "{points} chacun")
FIRST, SECOND, THIRD, FOURTH = Seat
CASES: Final[Mapping[Bilingual, Mapping[Seat, int]]] = {
    Bilingual("first", "premier"): {FIRST: 1},
    Bilingual("second", "deuxième"): {FIRST: 1, SECOND: 2},
    Bilingual("tied for first", "ex æquo en tête"): {FIRST: 1, SECOND: 1},
    Bilingual("behind a tie for first", "derrière une égalité en tête"): {FIRST: 1, SECOND: 1, THIRD: 2},
    Bilingual("tied for second", "ex æquo deuxièmes"): {FIRST: 1, SECOND: 2, THIRD: 2},
    Bilingual("third", "troisième"): {FIRST: 1, SECOND: 2, THIRD: 3},
}
"""The places in a room, by what they are called; told is what the last of them is worth."""


def room_points(language: Language) -> Table:
    """What each place in a room is worth, as the rules pay it."""
    heads = (PLACE, MORE, TWO)
    return Table(
        tuple(head.in_language(language) for head in heads),
        tuple(
            Row(
                (
                    name.in_language(language),
                    _paid(places, language, second_scores=True),
                    _paid(places, language, second_scores=False) if len(places) <= 2 else NOTHING.en,  # noqa: PLR2004
                )
            )
            for name, places in CASES.items()
        ),
        right=(1, 2),
    )


def _paid(places: Mapping[Seat, int], language: Language, *, second_scores: bool) -> str:
    """What the last of some players gains by their places in a room; of each, where several share one."""
    last = list(places)[-1]
    gained = victory_points(places, second_scores=second_scores).get(last, 0)
    if not gained:
        return NOTHING.in_language(language)
    points = f"{gained} {POINTS.in_language(language)}"
    shared = list(places.values()).count(places[last]) > 1
    return EACH.in_language(language).format(points=points) if shared else points


FIGURES: Final = Figures(
    {
        "chips": CHIPS_EACH,
        "of_each": OF_EACH_KIND,
        "kinds": len(Kind),
        "limit": LIMIT,
        "turns": CHIPS_EACH - 1,
        "first": FIRST_PLACE,
        "second": SECOND_PLACE,
    },
    {"rooms": room_points},
)
