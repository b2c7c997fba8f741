"""The page of exceptions, and what both clauses of one say of each other."""

import re
from pathlib import Path

import pytest

from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.exceptions_page import write_exceptions
from rulespec.site.rules_pages import write_rules
from tests.rulespec.site.samples import checkout, material, page

OVERRIDES = {"TRN-3": ["TRN-2"], "TRN-4": ["TRN-3", "HND-2"]}


@pytest.fixture
def with_exceptions(tmp_path: Path) -> Path:
    """The toy rulebook, in which some clauses prevail over others."""
    checkout(tmp_path)
    for id_, yielding in OVERRIDES.items():
        (file,) = tmp_path.glob(f"src/*/clauses/*-{id_[:3]}-*.toml")
        text = file.read_text(encoding="utf-8")
        listed = ", ".join(f'"{one}"' for one in yielding)
        file.write_text(
            text.replace(f'id = "{id_}"', f'id = "{id_}"\noverrides = [{listed}]'), encoding="utf-8"
        )
    return tmp_path


def edition(root: Path, language: Language = Language.EN) -> Edition:
    return Edition.begin(material(root), language, root / "pages")


def facts(root: Path, name: str) -> dict[str, list[str]]:
    """The clauses that each clause names under some heading of its page."""
    found: dict[str, list[str]] = {}
    for part in "".join(page(root, f"rules/{code}") for code in ("hnd", "trn", "end")).split("\n## ")[1:]:
        own = re.search(r"#([A-Z]+-\d+) ", part)
        assert own is not None
        listed = re.search(rf"<dt>{name}</dt><dd>(.*?)</dd>", part)
        if listed is not None:
            found[own[1]] = re.findall(r">([A-Z]+-\d+)</a>", listed[1])
    return found


@pytest.mark.parametrize(
    ("language", "overrides", "yields"),
    [(Language.EN, "Overrides", "Yields to"), (Language.FR, "Déroge à", "Cède devant")],
)
def test_both_clauses_say_the_same_of_each_other(
    with_exceptions: Path, language: Language, overrides: str, yields: str
) -> None:
    write_rules(edition(with_exceptions, language), {})
    told, heard = facts(with_exceptions, overrides), facts(with_exceptions, yields)
    assert told == OVERRIDES
    assert heard == {"HND-2": ["TRN-4"], "TRN-2": ["TRN-3"], "TRN-3": ["TRN-4"]}


def test_general_rules_stand_first_and_exceptions_of_exceptions_below_them(with_exceptions: Path) -> None:
    write_exceptions(edition(with_exceptions))
    text = page(with_exceptions, "exceptions")
    assert "3 clauses yield in some case; 3 exceptions in all." in text
    tree = re.sub(
        r"<details>.*?>([A-Z]+-\d)<.*?</details>", r"\1", "".join(re.findall(r"<ul class.*</ul>", text))
    )
    assert re.sub(r' class="[^"]*"', "", tree) == (
        "<ul><li>HND-2<ul><li>TRN-4</li></ul></li></ul>"
        "<ul><li>TRN-2<ul><li>TRN-3<ul><li>TRN-4</li></ul></li></ul></li></ul>"
    )
