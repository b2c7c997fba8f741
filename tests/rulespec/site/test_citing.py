import pytest

pytest.importorskip("griffe", reason="the extra `site` is not installed")

from rulespec.site.citing import Citing

DOCSTRING = """A ship stops.

Rules:
    MOV-4: Forced stop on an empty system
    MOV-5: Passing through an occupied system
        why it is here too

Design:
    A thought.
"""


def test_citations_become_links_with_titles_in_the_language_of_the_site() -> None:
    assert Citing("fr").rewritten(DOCSTRING) == (
        "A ship stops.\n\n**Règles**\n\n"
        "- [MOV-4][MOV-4] Arrêt imposé sur un système vide  \n"
        "- [MOV-5][MOV-5] Traversée d'un système occupé  \n"
        "    why it is here too\n\n\n"
        "**Conception**\n\nA thought.\n"
    )


def test_readings_become_a_list() -> None:
    docstring = "R-23: Title.\n\nReadings:\n    one: at most one\n        per opponent\n    two: both\n"
    assert (
        Citing().rewritten(docstring) == "R-23: Title.\n\n- `one`: at most one per opponent\n- `two`: both\n"
    )
