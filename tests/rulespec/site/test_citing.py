from pathlib import Path

import pytest

pytest.importorskip("griffe", reason="the extra `site` is not installed")

from rulespec.site.citing import Citing

DOCSTRING = """A card is played.

Rules:
    TRN-2: Beating the die
    TRN-4: Points of a card
        why it is here too

Design:
    A thought.
"""


def citing(root: Path, language: str) -> Citing:
    previews = root / "previews.json"
    text = '{"TRN-2":["Battre le dé","…","permission"],"TRN-4":["Points d\'une carte","…","points"]}'
    previews.write_text(text, encoding="utf-8")
    return Citing(language, str(previews))


def test_citations_become_links_with_titles_in_the_language_of_the_site(tmp_path: Path) -> None:
    assert citing(tmp_path, "fr").rewritten(DOCSTRING) == (
        "A card is played.\n\n**Règles**\n\n"
        "- [TRN-2][TRN-2] Battre le dé  \n"
        "- [TRN-4][TRN-4] Points d'une carte  \n"
        "    why it is here too\n\n\n"
        "**Conception**\n\nA thought.\n"
    )


def test_readings_become_a_list(tmp_path: Path) -> None:
    docstring = "R-01: Title.\n\nReadings:\n    one: at most one\n        per card\n    two: both\n"
    assert citing(tmp_path, "en").rewritten(docstring) == (
        "R-01: Title.\n\n- `one`: at most one per card\n- `two`: both\n"
    )
