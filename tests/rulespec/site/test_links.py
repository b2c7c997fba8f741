import pytest

from lum42_ref.book import BOOK
from rulespec.errors import UnknownId
from rulespec.site.links import Linker, relative
from rulespec.text.catalogue import load_catalogue
from rulespec.text.language import Language
from rulespec.text.register import load_register


def linker(page: str) -> Linker:
    return Linker(load_catalogue(BOOK), load_register(BOOK), Language.EN, page)


@pytest.mark.parametrize(
    ("target", "page", "address"),
    [
        ("rules/mov/#MOV-4", "rules/mov/", "#MOV-4"),
        ("rules/mov/#MOV-4", "rules/por/", "../mov/#MOV-4"),
        ("rules/mov/#MOV-4", "", "rules/mov/#MOV-4"),
        ("rulings/", "rulings/r-23/", "../"),
        ("pictures/x.svg", "rules/mov/", "../../pictures/x.svg"),
        ("rules/mov/", "rules/mov/", "./"),
    ],
)
def test_addresses_are_relative_to_the_page(target: str, page: str, address: str) -> None:
    assert relative(target, page) == address


def test_ids_in_prose_become_links_and_code_stays_as_it_is() -> None:
    text = linker("rulings/r-23/").prose("as MOV-12 and R-23 say, `R-25` and ABC-1", own="R-23")
    assert text == (
        'as <a class="lum-cite" href="../../rules/mov/#MOV-12">MOV-12</a> and R-23 say, `R-25` and ABC-1'
    )


def test_brackets_around_an_unknown_id_are_blamed() -> None:
    blamed: list[str] = []
    text = linker("").brackets("[[MOV-4]] [[MOV-400]]", blamed.append)
    assert text == '<a class="lum-cite" href="rules/mov/#MOV-4">MOV-4</a> [[MOV-400]]'
    assert len(blamed) == 1
    assert "no such id: MOV-400" in blamed[0]


def test_a_citation_of_nothing_is_an_error() -> None:
    with pytest.raises(UnknownId):
        linker("").cite("R-999")
