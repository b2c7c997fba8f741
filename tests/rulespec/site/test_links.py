import pytest

from high_ref.book import BOOK
from rulespec.errors import UnknownId
from rulespec.language import Language
from rulespec.site.links import Linker, relative
from rulespec.text.catalogue import load_catalogue
from rulespec.text.register import load_register


def linker(page: str) -> Linker:
    return Linker(load_catalogue(BOOK), load_register(BOOK), Language.EN, page)


@pytest.mark.parametrize(
    ("target", "page", "address"),
    [
        ("rules/trn/#TRN-4", "rules/trn/", "#TRN-4"),
        ("rules/trn/#TRN-4", "rules/end/", "../trn/#TRN-4"),
        ("rules/trn/#TRN-4", "", "rules/trn/#TRN-4"),
        ("rulings/", "rulings/r-01/", "../"),
        ("pictures/x.svg", "rules/trn/", "../../pictures/x.svg"),
        ("rules/trn/", "rules/trn/", "./"),
    ],
)
def test_addresses_are_relative_to_the_page(target: str, page: str, address: str) -> None:
    assert relative(target, page) == address


def test_ids_in_prose_become_links_and_code_stays_as_it_is() -> None:
    text = linker("rulings/r-01/").prose("as TRN-2 and R-01 say, `R-01` and ABC-1", own="R-01")
    assert text == (
        'as <a class="rs-cite" href="../../rules/trn/#TRN-2">TRN-2</a> and R-01 say, `R-01` and ABC-1'
    )


def test_brackets_around_an_unknown_id_are_blamed() -> None:
    blamed: list[str] = []
    text = linker("").brackets("[[TRN-4]] [[TRN-400]]", blamed.append)
    assert text == '<a class="rs-cite" href="rules/trn/#TRN-4">TRN-4</a> [[TRN-400]]'
    assert len(blamed) == 1
    assert "no such id: TRN-400" in blamed[0]


def test_a_citation_of_nothing_is_an_error() -> None:
    with pytest.raises(UnknownId):
        linker("").cite("R-999")
