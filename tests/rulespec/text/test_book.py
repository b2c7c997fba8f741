from pathlib import Path

import attrs

from tests.rulespec.text.samples import LETTERS, letters


def test_everything_of_a_rulebook_lies_in_its_package_or_in_a_folder_of_its_name() -> None:
    book = LETTERS.in_checkout(Path("/project"))
    assert {
        name: str(getattr(book, name))
        for name in ("directory", "clauses", "errata", "readings", "lock", "snapshot")
    } == {
        "directory": "/project/src/letters_ref",
        "clauses": "/project/src/letters_ref/clauses",
        "errata": "/project/errata/letters",
        "readings": "/project/src/letters_ref/rulings.py",
        "lock": "/project/src/letters_ref/texts.lock",
        "snapshot": "/project/src/letters_ref/trace.txt",
    }
    assert {name: str(getattr(book, name)) for name in ("root", "features", "vectors", "docs")} == {
        "root": "/project",
        "features": "/project/features/letters",
        "vectors": "/project/vectors/letters",
        "docs": "/project/docs/letters",
    }


def test_a_book_knows_whether_it_lies_in_a_checkout(tmp_path: Path) -> None:
    book = letters(tmp_path)
    installed = attrs.evolve(book, directory=tmp_path / "lib" / "site-packages" / "letters_ref")
    assert book.is_in_checkout
    assert not installed.is_in_checkout


def test_a_book_says_what_to_run() -> None:
    assert (LETTERS.check_command, LETTERS.update_command) == (
        "letters trace --check",
        "letters trace --update",
    )
