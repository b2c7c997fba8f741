"""What rests on an open ruling says so, with the toy rulebook."""

from pathlib import Path

import attrs
import pytest

from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.hand_pages import write_hand_page
from rulespec.site.open_rulings import open_marks, with_open_marks
from rulespec.site.rules_pages import write_rules
from rulespec.text.register import Register, Status
from tests.rulespec.site.samples import edition, page, write_file, write_page

MARK = (
    '<a class="rs-open" href="../rulings/r-01/" title="Card equal to the die: in force higher only">'
    "open: R-01 (higher only)</a>"
)


def settled(pages: Edition) -> Edition:
    """The same edition of a rulebook in which nothing is open."""
    rulings = tuple(attrs.evolve(one, status=Status.SETTLED) for one in pages.material.register)
    return attrs.evolve(pages, material=attrs.evolve(pages.material, register=Register(rulings)))


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("One [[TRN-2]],\ntwo [[HND-1]].\n\nThree.\n", "One [[TRN-2]],\ntwo [[HND-1]]. {}\n\nThree.\n"),
        ("- a [[HND-1]]\n- b [[TRN-2]]\n- c\n", "- a [[HND-1]]\n- b [[TRN-2]] {}\n- c\n"),
        ("1. a [[TRN-2]]\n   [[R-01]]\n2. c\n", "1. a [[TRN-2]]\n   [[R-01]] {}\n2. c\n"),
        ("| a | b |\n| - | - |\n| c | [[TRN-2]] |\n", "| a | b |\n| - | - |\n| c | [[TRN-2]] {} |\n"),
        ("By a ruling [[R-01]].", "By a ruling [[R-01]]. {}"),
        ("# Title\n\nNothing [[HND-1]].\n", "# Title\n\nNothing [[HND-1]].\n"),
    ],
)
def test_a_mark_ends_what_cites_the_clause(tmp_path: Path, text: str, marked: str) -> None:
    linker = edition(tmp_path).linker("page/")
    assert with_open_marks(text, linker) == marked.format(MARK)


def test_the_mark_speaks_the_language_of_the_page(tmp_path: Path) -> None:
    marks = open_marks(["TRN-2"], edition(tmp_path, Language.FR).linker("page/"))
    assert ">ouverte : R-01 (supérieur seulement)</a>" in marks


def test_a_settled_ruling_leaves_no_mark(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    assert open_marks(["TRN-2", "R-01"], settled(pages).linker("page/")) == ""


def test_a_clause_shows_the_open_ruling_it_rests_on(tmp_path: Path) -> None:
    write_rules(edition(tmp_path), {"TRN": "See [[TRN-2]]."})
    introduction, *clauses = page(tmp_path, "rules/trn").split("\n## ")
    assert "open: R-01 (higher only)" in introduction
    (clause,) = (clause for clause in clauses if "open: R-01 (higher only)" in clause)
    assert "{ #TRN-2 .rs-clause }" in clause


def test_pages_written_for_the_site_are_marked_and_guides_are_not(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    text = "# Title\n\nSee [[TRN-2]].\n"
    write_hand_page(pages, write_page(tmp_path, "glossary.en.md", text))
    write_hand_page(pages, write_file(tmp_path, "docs/high/format.en.md", text))
    assert MARK in page(tmp_path, "glossary")
    assert "rs-open" not in page(tmp_path, "format")
