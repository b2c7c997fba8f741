import pytest

from rulespec.language import Bilingual
from rulespec.text.nearest import did_you_mean, nearest

KNOWN = ["white", "whole", "N", "R-07", "use"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("whit", ["white"]),
        ("WHITE", ["white"]),
        ("NN", ["N"]),
        ("R-77", ["R-07"]),
        ("E", []),
        ("zebra", []),
        ("", []),
    ],
)
def test_the_nearest_word_is_found_case_last(wanted: str, found: list[str]) -> None:
    assert nearest(wanted, KNOWN) == found


def test_several_are_named_likeliest_first() -> None:
    assert nearest("whte", ["whole", "white", "black"], most=3) == ["white", "whole"]


def test_a_hint_ends_a_message() -> None:
    assert did_you_mean("whit", KNOWN) == Bilingual(
        "; did you mean 'white'?", " ; vouliez-vous dire « white » ?"
    )
    assert did_you_mean("zebra", KNOWN) == Bilingual("", "")


def test_a_book_of_a_word_is_compared_no_further_than_a_word() -> None:
    assert nearest("white" * 100_000, KNOWN) == []
