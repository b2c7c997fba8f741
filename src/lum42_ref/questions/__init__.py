"""Questions about LUM42: what its vectors ask, and where they come from."""

from typing import Any, Final

import attrs

from lum42_ref.book import BOOK
from lum42_ref.codec import CODEC
from lum42_ref.engine import ENGINE
from lum42_ref.questions.mirroring import images
from lum42_ref.questions.openings import OPENINGS
from lum42_ref.questions.scoring import LOOSE_IN_OUTCOMES, SCORING
from lum42_ref.rulings import ExtensionMode, Rulings
from lum42_ref.universe import action_universe
from rulespec.language import Bilingual
from rulespec.vectors.common_kinds import COMMON_KINDS
from rulespec.vectors.questions import KindOfQuestion, Questions


def _loosened(kind: KindOfQuestion[Any, Any]) -> KindOfQuestion[Any, Any]:
    """The kind, with outcomes that need not say everything."""
    if "outcome" not in kind.comparison.required:
        return kind
    loose = {**kind.comparison.loose, "outcome": LOOSE_IN_OUTCOMES}
    return attrs.evolve(kind, comparison=attrs.evolve(kind.comparison, loose=loose))


EXTENSION: Final = "extension"
"""The tag of vectors in which units of the extension may come up."""


def _tags(rulings: Rulings) -> tuple[str, ...]:
    return () if rulings.extension_mode is ExtensionMode.OFF else (EXTENSION,)


QUESTIONS: Final = Questions(
    book=BOOK,
    engine=ENGINE,
    codec=CODEC,
    kinds=(*map(_loosened, COMMON_KINDS), SCORING),
    scores=lambda state: state.scores,
    universe=action_universe,
    openings=OPENINGS,
    observing=("SET-4", "SET-6", "R-12"),
    tags=_tags,
    images=lambda rulings: images(rulings.space_zone),
    former={
        "2": Bilingual(
            "states have terms instead of game, choose_satellite has face instead of light, choose_exile has"
            " attacker, action_lost and action_declined say what; legal has chances, and chance may decide",
            "les états ont terms au lieu de game, choose_satellite face au lieu de light, choose_exile a"
            " attacker, action_lost et action_declined disent what ; legal a chances, le hasard peut décider",
        ),
        "3": Bilingual(
            "navigate has no portal_used, choose_exile has second, use has stood_on; left (R-41) and"
            " exempt (R-78) are given only under readings that ask for them; scored has colour, an outcome"
            " may say shares, cubes and decided_by; games are compared by play digests; vectors have tags",
            "navigate n'a plus portal_used, choose_exile a second, use a stood_on ; left (R-41) et"
            " exempt (R-78) ne sont donnés que sous les lectures qui les demandent ; scored a colour, un"
            " résultat peut dire shares, cubes et decided_by, game_ended a ranking ; les parties se comparent"
            " par play digest ; les vecteurs ont des tags",
        ),
    },
)
