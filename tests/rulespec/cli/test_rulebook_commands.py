import json
import subprocess
import sys
from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from rulespec.cli.main import lum42
from rulespec.errors import UnknownId


@pytest.fixture
def run() -> Callable[..., Result]:
    return lambda *words: CliRunner().invoke(lum42, words)


def shell(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from rulespec.cli import main; main()", *words],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_clause_is_shown_with_all_that_belongs_to_it(run: Callable[..., Result]) -> None:
    shown = run("clause", "BOO-1").output
    assert "BOO-1  Booster: passage bonus of 3" in shown
    assert "scoring, extension, revision 1" in shown
    assert "rulings: R-23, R-24, R-25, R-74, R-75" in shown
    assert "source: en:ADD-ON / BOOSTER" in shown


def test_a_clause_is_shown_in_french(run: Callable[..., Result]) -> None:
    shown = run("clause", "mov-15", "--lang", "fr").output
    assert "MOV-15  Exemple : Argenté près d'une sonde Noire" in shown
    assert "points, exemple, révision 1" in shown


def test_search_needs_every_word_and_no_accents(run: Callable[..., Result]) -> None:
    shown = run("clause", "--search", "resolu VOYAGEUR", "--lang", "fr").output
    assert [line.split()[0] for line in shown.splitlines() if line.startswith("TRV")] == ["TRV-5", "TRV-6"]


def test_a_search_without_a_find_says_so(run: Callable[..., Result]) -> None:
    result = run("clause", "--search", "dragon")
    assert (result.exit_code, result.output) == (1, "lum42: no clause contains 'dragon'\n")


@pytest.mark.parametrize("words", [(), ("MOV-4", "--search", "probe")])
def test_clause_wants_an_id_or_a_search(run: Callable[..., Result], words: tuple[str, ...]) -> None:
    result = run("clause", *words)
    assert result.exit_code == 2
    assert "give either a clause id or --search WORDS" in result.output


def test_an_unknown_id_is_one_line_and_exit_2() -> None:
    done = shell("clause", "MOV-44")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "lum42: no such id: MOV-44; nearest: MOV-4, MOV-14, MOV-9\n"


def test_an_unknown_ruling_names_the_nearest(run: Callable[..., Result]) -> None:
    error = run("ruling", "R-203").exception
    assert isinstance(error, UnknownId)
    assert "R-23" in error.nearest


def test_a_ruling_marks_its_default(run: Callable[..., Result]) -> None:
    shown = run("ruling", "R-79", "--lang", "fr").output
    assert "R-79  Comment l'extension entre en jeu" in shown
    assert "off (par défaut)" in shown
    assert "clauses : UNT-4, CRW-5, CRW-6" in shown


def test_the_whole_rulebook_as_json(run: Callable[..., Result]) -> None:
    document = json.loads(run("rulebook", "--json").output)
    assert (document["format"], document["version"]) == ("lum42-rulebook", 1)
    assert (len(document["clauses"]), len(document["rulings"])) == (187, 86)
    assert all(len(entry["sha256"]) == 64 for entry in document["clauses"] + document["rulings"])
    assert document["clauses"][0]["text"].keys() == {"en", "fr"}


def test_the_contents_name_every_clause_and_ruling(run: Callable[..., Result]) -> None:
    lines = run("rulebook", "--lang", "fr").output.splitlines()
    assert sum(line.startswith("  ") for line in lines) == 187 + 86
    assert "MOV  Phase 2 : déplacement du vaisseau" in lines


def test_the_help_names_every_command(run: Callable[..., Result]) -> None:
    shown = run("--help").output
    assert all(command in shown for command in ("clause", "ruling", "rulebook", "trace"))


def test_an_unknown_command_is_refused(run: Callable[..., Result]) -> None:
    result = run("frobnicate")
    assert result.exit_code == 2
    assert "No such command 'frobnicate'" in result.output
