import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.errors import UnknownId
from tests.rulespec.text.samples import CHAPTER, CLAUSE, whole_letters, write_chapter
from tests.support.commands import lum42, no_game


@pytest.fixture
def run() -> Callable[..., Result]:
    return lambda *words: CliRunner().invoke(lum42, words)


def shell(*words: str, optimize: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a person runs it, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lum42_ref", *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONOPTIMIZE": optimize},
    )


@pytest.fixture
def spell(tmp_path: Path) -> Callable[..., Result]:
    """The command of another rulebook, which cannot be played."""

    book = whole_letters(tmp_path)
    write_chapter(book, CHAPTER + CLAUSE.replace("advanced = false", "advanced = true\nexample = true"))
    return lambda *words: CliRunner().invoke(commands(Subject(book, no_game)), words)


def test_a_clause_is_shown_with_all_that_belongs_to_it(run: Callable[..., Result]) -> None:
    shown = run("clause", "BOO-1").output
    assert "BOO-1  Booster: passage bonus of 3" in shown
    assert "scoring, extension, revision 1" in shown
    assert "rulings: R-23, R-24, R-25, R-74, R-75" in shown
    assert "source: en:ADD-ON / BOOSTER" in shown


def test_a_clause_says_what_it_overrides_and_to_what_it_yields(run: Callable[..., Result]) -> None:
    shown = run("clause", "CHF-1").output
    assert "overrides: CMB-1, CMB-2, CMB-3\nyields to: CHF-3, TRV-1\n" in shown
    assert "cède devant : SAB-1" in run("clause", "DEP-6", "--lang", "fr").output
    assert "déroge à : DEP-6" in run("clause", "SAB-1", "--lang", "fr").output


def test_a_clause_is_shown_in_french(run: Callable[..., Result]) -> None:
    shown = run("clause", "mov-15", "--lang", "fr").output
    assert "MOV-15  Exemple : Argenté près d'une sonde Noire" in shown
    assert "points, exemple, révision 1" in shown


@pytest.mark.parametrize(
    ("words", "heading"),
    [
        (("clause", "MOV-7"), "revision 2, 2026-11-18:"),
        (("ruling", "R-22", "--lang", "fr"), "révision 2, 2026-11-18 :"),
    ],
)
def test_a_text_that_changed_says_what_and_when(
    run: Callable[..., Result], words: tuple[str, ...], heading: str
) -> None:
    lines = run(*words).output.splitlines()
    assert lines[lines.index(heading) + 1].startswith("  ")


def test_a_text_that_never_changed_says_nothing_of_it(run: Callable[..., Result]) -> None:
    assert "revision 1," not in run("clause", "MOV-4").output


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
    assert "give either an id or --search WORDS" in result.output


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
    assert "off – sans l'extension (par défaut)" in shown
    assert "clauses : UNT-4, CRW-2, CRW-5, CRW-6" in shown


def test_the_whole_rulebook_as_json(run: Callable[..., Result]) -> None:
    document = json.loads(run("rulebook", "--json").output)
    assert (document["format"], document["version"]) == ("lum42-rulebook", 2)
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


def test_another_rulebook_has_the_same_commands_under_its_own_name(spell: Callable[..., Result]) -> None:
    assert spell("--version").output == "letters, version 1.2.3\n"
    assert "The rules of Letters, clause by clause." in spell("--help").output
    assert spell("clause", "--search", "dragon").output == "letters: no clause contains 'dragon'\n"
    assert spell("ruling", "r-07").output.startswith("R-07  Weather\ncorner case, open: a game may choose")


def test_a_clause_of_another_rulebook_carries_the_marks_of_that_rulebook(
    spell: Callable[..., Result],
) -> None:
    assert spell("clause", "ABC-1", "--lang", "fr").output == (
        "ABC-1  Une lettre\n"
        "définition, pour initiés, exemple, révision 1\n"
        "\n"
        "Une lettre est une lettre.\n"
        "\n"
        "décisions : R-07\n"
        "\n"
        "source : fr:p1:LETTRES\n"
    )


def test_another_rulebook_as_json_has_its_own_format_and_marks(spell: Callable[..., Result]) -> None:
    document = json.loads(spell("rulebook", "--json").output)
    assert (document["format"], document["rules_version"]) == ("letters-rulebook", "1.2.3")
    [clause] = document["clauses"]
    del clause["sha256"]
    assert clause == {
        "id": "ABC-1",
        "kind": "definition",
        "title": {"en": "A letter", "fr": "Une lettre"},
        "text": {"en": "A letter is a letter.", "fr": "Une lettre est une lettre."},
        "source": ["fr:p1:LETTRES"],
        "rulings": ["R-07"],
        "example": True,
        "revision": 1,
        "revisions": [],
        "construction": None,
        "overrides": [],
        "no_exception": None,
        "advanced": True,
    }


def test_the_environment_names_the_language_of_each_rulebook(
    run: Callable[..., Result], spell: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LETTERS_LANG", "fr")
    assert spell("clause", "ABC-1").output.startswith("ABC-1  Une lettre\n")
    assert spell("clause", "ABC-1", "--lang", "en").output.startswith("ABC-1  A letter\n")
    assert run("clause", "MOV-4").output.startswith("MOV-4  Forced stop")
    assert "[env var: LETTERS_LANG; default: en]" in spell("clause", "--help").output
    monkeypatch.setenv("LETTERS_LANG", "la")
    assert "'la' is not one of 'en', 'fr'" in spell("clause", "ABC-1").output


@pytest.mark.parametrize(
    "words",
    [
        ("ask", "docs/lum42/examples/silver-beside-a-black-probe.card", "silver: move N"),
        ("ask", "docs/lum42/examples/gold-attacks-black.card", "gold: N deploy basic planet", "--json"),
        ("ruling", "R-10"),
        ("trace", "--check"),
    ],
)
def test_the_command_answers_the_same_without_docstrings_and_assertions(
    root: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(root)
    plain, bare = shell(*words), shell(*words, optimize="2")
    assert (bare.returncode, bare.stdout, bare.stderr) == (0, plain.stdout, "")


def test_another_reading_can_be_chosen_without_docstrings(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    words = ("show", "docs/lum42/examples/doubler-on-green.card", "--reading", "R-10=rect_4x4")
    assert shell(*words, optimize="2").stdout == shell(*words).stdout != ""
    refused = shell("show", words[1], "--reading", "R-10=round", optimize="2")
    assert refused.stderr == (
        "lum42: R-10 has no reading 'round'; expected one of square_7x7, unbounded, rect_WxH\n"
    )


def test_to_read_a_clause_loads_neither_switches_nor_engine() -> None:
    script = (
        "import sys\n"
        "from lum42_ref.command import main\n"
        "sys.argv[1:] = ['clause', 'MOV-4']\n"
        "try: main()\n"
        "finally: print(sorted(name for name in sys.modules if name.startswith('lum42_ref')))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert (
        done.stdout.splitlines()[-1]
        == "['lum42_ref', 'lum42_ref.book', 'lum42_ref.command', 'lum42_ref.version']"
    )
