import pytest

from rulespec.text.ids import (
    chapter_of,
    clauses_among,
    in_order,
    is_clause,
    is_ruling,
    nearest_ids,
    read_tag,
    rulings_among,
)


def test_clauses_and_rulings_are_told_apart_by_their_letters() -> None:
    words = ["ABC-4", "R-07", "R-7", "AB-4", "ABC-4 ", "ABC", "R-", "r-07"]
    assert [word for word in words if is_clause(word)] == ["ABC-4"]
    assert [word for word in words if is_ruling(word)] == ["R-07", "R-7"]


def test_ids_are_sorted_out_each_once() -> None:
    cited = ("ABC-4", "R-07", "ABC-1", "ABC-4", "R-07")
    assert clauses_among(cited) == ("ABC-4", "ABC-1")
    assert rulings_among(cited) == ("R-07",)


def test_ids_have_an_order_and_a_chapter() -> None:
    assert sorted(["ABD-1", "ABC-10", "R-02", "ABC-9"], key=in_order) == ["ABC-9", "ABC-10", "ABD-1", "R-02"]
    assert chapter_of("ABC-10") == "ABC"


@pytest.mark.parametrize(
    ("tag", "named"),
    [
        ("@ABC_4", ("ABC-4", 1)),
        ("ABC_4_r2", ("ABC-4", 2)),
        ("@R_07", ("R-07", 1)),
        ("@example", None),
        ("@ABCD_4", None),
    ],
)
def test_a_tag_names_an_id_and_a_revision(tag: str, named: tuple[str, int] | None) -> None:
    assert read_tag(tag) == named


@pytest.mark.parametrize("wanted", ["abc4", "ABC_4", "abc 4", "ABC-4"])
def test_a_mistyped_id_is_found_however_it_is_joined(wanted: str) -> None:
    assert nearest_ids(wanted, ["XYZ-1", "ABC-4", "R-07"]) == ["ABC-4"]
