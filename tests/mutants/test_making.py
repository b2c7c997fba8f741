from pathlib import Path

import pytest

from tests.mutants.making import (
    altered_lines,
    caches_of,
    change,
    grow,
    readable,
    statement_lines,
    without_caches,
)

TEXT = """\
def rank(points):
    first, second = (
        3,
        5,
    )
    if points > first:
        return second
    match points:
        case 1:
            return 1
        case _:
            return 0
"""
FUNCTION: list[str] = [*TEXT.splitlines()]


def altered(line: int, text: str | None) -> list[str]:
    kept: list[str] = [*FUNCTION]
    kept[line - 1 : line] = [] if text is None else [text]
    return kept


def test_a_change_is_told_without_indentation() -> None:
    assert change(FUNCTION, altered(7, "        return first")) == "- return second\n+ return first"


def test_the_lines_of_a_change_are_found() -> None:
    assert list(altered_lines(FUNCTION, altered(7, "        return first"))) == [7]
    assert list(altered_lines(FUNCTION, altered(4, None))) == [4]


def test_a_change_concerns_the_whole_statement_but_not_those_inside_it() -> None:
    assert statement_lines(FUNCTION, altered(4, "        6,")) == {2, 3, 4, 5}
    assert statement_lines(FUNCTION, altered(6, "    if points >= first:")) == {6}
    assert statement_lines(FUNCTION, altered(7, "        return first")) == {7}


def test_a_method_is_looked_at_without_its_indentation() -> None:
    method = [f"    {line}" for line in FUNCTION]
    assert statement_lines(method, [*method[:6], "            return first", *method[7:]]) == {7}


def test_mutmuts_names_of_functions_and_methods_are_understood() -> None:
    assert readable("x_prevails") == "prevails"
    assert readable("xǁChiefǁprevails_over") == "Chief.prevails_over"


def test_a_change_in_the_head_concerns_the_whole_function() -> None:
    assert statement_lines(FUNCTION, altered(1, "def rank(points=2):")) == set(range(1, 13))


def test_a_case_that_is_dropped_concerns_the_match() -> None:
    assert statement_lines(FUNCTION, [*FUNCTION[:8], *FUNCTION[10:]]) == {8, 9, 10, 11}


def test_caches_come_off() -> None:
    code = "import functools\nfrom typing import Final\n\n\n@functools.cache\ndef line(): ...\n"
    assert without_caches(code) == "from typing import Final\n\n\ndef line(): ...\n"
    assert without_caches(code + "b = functools.partial(line)\n").startswith("import functools\n")


def test_caches_come_back_at_the_end() -> None:
    code = "@functools.cache\ndef line(): ...\n\n\ndef rank(): ...\n"
    assert caches_of(code) == "\n\nimport functools\n\nline = functools.cache(line)\n"
    assert caches_of(without_caches(code)) == ""


def package(root: Path) -> Path:
    """A package with one chapter and one table elsewhere."""
    made = root / "lum42_ref"
    for directory in (made, made / "rules", made / "model"):
        directory.mkdir()
        (directory / "__init__.py").write_text("", encoding="utf-8")
    (made / "rules" / "chief.py").write_text(
        '"""Chiefs."""\n\nimport functools\n\nPOINTS = {"three": 3}\n\n\n'
        "@functools.cache\ndef prevails(unit, other):\n"
        '    """Prevail."""\n    return unit and not other\n\n\n'
        "class Chief:\n    stays = True\n\n    def holds(self, other):\n        return not other\n",
        encoding="utf-8",
    )
    (made / "model" / "space.py").write_text(
        "SIZE = 7\n\n\ndef beside(x):\n    return x + 1\n\n\ndef other(x):\n    return x - 1\n\n\n"
        "class System:\n    def is_empty(self):\n        return not self\n\n"
        "    def size(self):\n        return 7\n",
        encoding="utf-8",
    )
    return made


def test_functions_methods_tables_and_homes_elsewhere_are_altered(tmp_path: Path) -> None:
    pytest.importorskip("mutmut", reason="mutmut lives in the environment of make mutants")
    cited = ["model.space.beside", "model.space.System.is_empty"]
    grown = grow(package(tmp_path), cited, tmp_path / "grown")
    assert {(mutant.place, mutant.change) for mutant in grown.mutants} == {
        ("model.space.System.is_empty", "- return not self\n+ return self"),
        ("model.space.beside", "- return x + 1\n+ return x + 2"),
        ("model.space.beside", "- return x + 1\n+ return x - 1"),
        ("rules.chief.Chief", "- stays = True\n+ stays = False"),
        ("rules.chief.Chief", "- stays = True\n+ stays = None"),
        ("rules.chief.Chief.holds", "- return not other\n+ return other"),
        ("rules.chief.POINTS", '- POINTS = {"three": 3}\n+ POINTS = {"THREE": 3}'),
        ("rules.chief.POINTS", '- POINTS = {"three": 3}\n+ POINTS = {"XXthreeXX": 3}'),
        ("rules.chief.POINTS", '- POINTS = {"three": 3}\n+ POINTS = {"three": 4}'),
        ("rules.chief.POINTS", '- POINTS = {"three": 3}\n+ POINTS = None'),
        ("rules.chief.prevails", "- return unit and not other\n+ return unit and other"),
        ("rules.chief.prevails", "- return unit and not other\n+ return unit or not other"),
    }
    written = (grown.sources / "lum42_ref" / "rules" / "chief.py").read_text(encoding="utf-8").splitlines()
    executed = {
        "rules.chief.prevails": "return unit and not other",
        "rules.chief.Chief.holds": "return not other",
    }
    for mutant in grown.mutants:
        assert mutant.is_table is (mutant.place not in executed)
        assert all(written[line - 1].strip() == executed[mutant.place] for line in mutant.lines)
        assert mutant.is_table or mutant.lines
