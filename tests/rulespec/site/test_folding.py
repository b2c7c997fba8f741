"""Folds: one line each, with what it is about."""

from pathlib import Path

from high_ref.game import GAME
from rulespec.language import Language
from rulespec.site.folding import example, folded
from rulespec.site.question_pages import load_questions, write_questions
from rulespec.site.tales import tale_of_lines
from tests.rulespec.site.samples import QUESTIONS, edition, page
from tests.support.toy_scenarios import CARD


def shown(root: Path, *lines: str, language: Language = Language.EN) -> str:
    pages = edition(root, language)
    return example(tale_of_lines(GAME, CARD, lines), pages.gallery, pages.linker("x/"))


def test_a_fold_says_whether_wide_screens_show_it_at_once() -> None:
    assert folded("a", "b") == '<details class="rs-fold"><summary>a</summary>b</details>'
    assert folded("a", "b", kind="c", wide=True) == (
        '<details class="rs-fold c" data-wide><summary>a</summary>b</details>'
    )


def test_an_example_is_folded_to_what_is_played_and_its_clauses(tmp_path: Path) -> None:
    line = shown(tmp_path, "red: play three", language=Language.FR).partition("</summary>")[0]
    assert line.startswith(
        '<details class="rs-fold" data-wide><summary><span class="rs-line">Exemple : Rouge : '
    )
    assert line.endswith('<span class="rs-ids">TRN-2</span>')


def test_an_example_that_is_refused_says_so_and_names_what_refuses_it(tmp_path: Path) -> None:
    line = shown(tmp_path, "red: play two").partition("</summary>")[0]
    assert '<span class="rs-no">refused</span></span> <span class="rs-ids">TRN-2 R-01</span>' in line


def test_a_mere_position_is_not_folded(tmp_path: Path) -> None:
    assert shown(tmp_path).startswith("<figure")


def test_a_listed_question_shows_its_answer_in_a_few_words(tmp_path: Path) -> None:
    source = tmp_path / "questions.toml"
    source.write_text(QUESTIONS, encoding="utf-8")
    pages = edition(tmp_path)
    write_questions(pages, load_questions(GAME, source))
    text = page(tmp_path, "questions")
    assert text.count('<details class="rs-fold rs-question" data-wide><summary><h3 id=') == text.count("<h3")
    assert '<span class="rs-lead">No</span></summary>' in text
    assert "<figure" not in text
    assert "<figure" in page(tmp_path, "questions/trn")
