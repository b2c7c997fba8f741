"""The pages for those who write engines: what they say is so, and their programs run."""

import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import jsonschema
import pytest
from click.testing import CliRunner

from lumens_ref import engine
from lumens_ref.boards import default_board, shipped
from lumens_ref.book import BOOK
from lumens_ref.command import OWN, load_game, meant
from lumens_ref.engine import ENGINE
from lumens_ref.game import GAME
from lumens_ref.layouts import layout_on
from lumens_ref.model.components import Seat
from lumens_ref.model.course import resume
from lumens_ref.model.observation import Observation
from lumens_ref.model.table import Ending, Layout, State
from lumens_ref.questions import QUESTIONS, final_boards
from lumens_ref.rules import final_count, victory
from lumens_ref.rulings import Rulings
from lumens_ref.vocabulary import VOCABULARY
from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.conformance import report
from rulespec.engine import Event, Step
from rulespec.site.hand_pages import GUIDES
from rulespec.vectors import suite, vector_json
from rulespec.vectors.composing import compose
from rulespec.vectors.questions import Note
from rulespec.vectors.vector import Info, Subtotal, Weighted
from tests.conftest import ROOT
from tests.lumens_ref.site_content.examples import asked_on_pages, whole
from tests.lumens_ref.support import games
from tests.support.pages import LANGUAGES, misprints
from tests.support.transcripts import Transcripts
from tests.support.vector_pages import blocks, first_column, is_shortened, key_tables, keys_of, words_of

DOCS: Final = ROOT / "docs" / "lumens"
KINDS: Final = QUESTIONS.by_word
FORMS: Final = vector_json.forms(QUESTIONS)
VECTOR_PAGES: Final = ("vectors", *(f"vector-{word}" for word in KINDS))
PAGES: Final = (*VECTOR_PAGES, "conformance", "adapter-tutorial", "order", "programming", "notation")
OF_VECTORS: Final = (Info.__module__, final_boards.__name__, victory.__name__, final_count.__name__)
"""Where the classes stand of which a page on a kind tells every key."""
COURSE: Final = ("first", "active", "out", "passed", "scores", "ended")
"""What tells where in the course of a game a position stands."""
GAMES: Final = 40
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

each_page = pytest.mark.parametrize("name", PAGES)
each_kind = pytest.mark.parametrize("word", list(KINDS))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def page(name: str, language: str) -> str:
    return (DOCS / f"{name}.{language}.md").read_text(encoding="utf-8")


def without_blocks(text: str) -> str:
    return re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)


def headings(text: str) -> list[tuple[str, str]]:
    return re.findall(r"^(#+) (.+)$", without_blocks(text), re.MULTILINE)


# --- Every guide --------------------------------------------------------------------------------------------


@each_page
def test_a_page_is_there_in_both_languages_and_built_the_same(name: str) -> None:
    english, french = page(name, "en"), page(name, "fr")
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(french)]
    assert {key: first_column(rows) for key, rows in key_tables(english).items() if key != "pending"} == {
        key: first_column(rows) for key, rows in key_tables(french).items() if key != "pending"
    }
    for kind in ("json", "python", "text", "order"):
        assert blocks(english, kind) == blocks(french, kind)
    for listed in (r"^\d+\. ", r"^ *- "):
        assert len(re.findall(listed, english, re.MULTILINE)) == len(re.findall(listed, french, re.MULTILINE))


@each_language
@each_page
def test_every_link_leads_somewhere(name: str, language: str) -> None:
    for file, place in re.findall(r"\]\(([^)#\s]*)(?:#([^)]+))?\)", without_blocks(page(name, language))):
        if file.endswith("/"):
            assert file == "reasons/"
            continue
        target = DOCS / (file or f"{name}.{language}.md")
        assert target.name.endswith(f".{language}.md"), file
        found = target.read_text(encoding="utf-8")
        if place:
            marked = re.findall(r"\{ #([\w-]+) \}", found)
            assert place in [*marked, *(anchor(title) for _, title in headings(found))], (file, place)


def anchor(title: str) -> str:
    from unicodedata import normalize  # noqa: PLC0415

    plain = normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


@each_page
def test_french_signs_have_their_spaces(name: str) -> None:
    assert misprints(without_blocks(page(name, "fr")), r"<!-- [^>]*>") == []


def test_the_guides_are_all_there_is_beside_the_pages_of_the_site() -> None:
    found = {path.name.partition(".")[0] for path in DOCS.glob("*.md")}
    assert found == set(PAGES)
    assert GUIDES == {"vectors": "vector-format"}


# --- Vectors ------------------------------------------------------------------------------------------------


@each_language
def test_the_overview_leads_to_every_kind(language: str) -> None:
    linked = re.findall(r"\(vector-(\w+)\.", page("vectors", language))
    assert list(dict.fromkeys(linked)) == list(KINDS)


@each_language
@each_kind
def test_the_keys_of_a_kind_are_those_of_its_classes(word: str, language: str) -> None:
    kind = KINDS[word]
    rows = key_tables(page(f"vector-{word}", language))[word]
    expected = ["expect", *keys_of(FORMS, kind.expects, OF_VECTORS, "expect.")]
    assert first_column(rows) == ["type", "_info", *keys_of(FORMS, kind.asks, OF_VECTORS), *expected]


@each_language
@pytest.mark.parametrize(
    ("what", "name", "kind"),
    [
        ("State", "vectors", State),
        ("Layout", "vectors", Layout),
        ("Observation", "vector-observation", Observation),
    ],
)
def test_the_keys_of_what_vectors_consist_of_are_those_of_the_classes(
    what: str, name: str, kind: type, language: str
) -> None:
    assert first_column(key_tables(page(name, language))[what]) == list(FORMS.fields(kind))


@each_language
@pytest.mark.parametrize(
    ("what", "name", "kinds"),
    [
        ("Decision", "vectors", ENGINE.decisions),
        ("Action", "vectors", ENGINE.actions),
        ("Event", "vector-step", ENGINE.events),
    ],
)
def test_every_decision_action_and_event_is_there_with_its_keys(
    what: str, name: str, kinds: tuple[type, ...], language: str
) -> None:
    rows = key_tables(page(name, language))[what]
    stated = {words_of(row[0])[0]: words_of(row[1]) for row in rows}
    assert stated == {FORMS.word(kind): list(FORMS.fields(kind)) for kind in kinds}
    if what == "Decision":
        answered = {FORMS.word(one.decision): [FORMS.word(a) for a in one.actions] for one in ENGINE.chapters}
        assert {words_of(row[0])[0]: words_of(row[2]) for row in rows} == answered


@each_language
def test_the_grids_of_the_boards_are_those_that_are_shipped(language: str) -> None:
    shown = [tuple(grid.splitlines()) for grid in blocks(page("vectors", language), "text")]
    assert shown == [board.grid for board in shipped().values()]


@each_language
def test_bounds_and_words_are_those_of_the_schemas(language: str) -> None:
    longest = FORMS.longest
    for word, place, bound in (
        ("legal", "expect.chances", longest[Weighted]),
        ("perft", "expect.divide", longest[Subtotal]),
        ("perft", "depth", vector_json.DEEPEST),
    ):
        rows = {row[0]: row[1] for row in key_tables(page(f"vector-{word}", language))[word]}
        assert rows[f"`{place}`"].endswith(f" {bound}")
    endings = ", ".join(f"`{word}`" for word in FORMS.words(Ending))
    assert endings in page("vectors", language)
    assert f'"version": {GAME.codec.version}`' in page("vectors", language)


@each_kind
def test_the_example_is_what_our_engine_answers(word: str) -> None:
    (block,) = blocks(page(f"vector-{word}", "en"), "json")
    assert is_shortened(json.loads(block), whole(word))


# --- Conformance --------------------------------------------------------------------------------------------


@each_language
def test_every_message_is_one_of_the_protocol(language: str) -> None:
    schemas = {name: json.loads(report.schema_path(name).read_text()) for name in ("command", "reply")}
    found = re.findall(r"^ *```json\n(.*?)^ *```$", page("conformance", language), re.MULTILINE | re.DOTALL)
    messages = [json.loads(line) for block in found for line in block.splitlines()]
    for message in messages:
        jsonschema.validate(message, schemas["command" if "command" in message else "reply"])
    assert len(messages) == 5


@each_language
def test_the_table_of_answers_has_the_keys_of_every_kind(language: str) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", page("conformance", language), re.MULTILINE))
    for word, kind in KINDS.items():
        compared = kind.comparison
        keys = {*compared.required, *compared.optional, *compared.unless_empty}
        keys |= {key for group in compared.one_of for key in group}
        assert keys <= set(re.findall(r"`(\w+)`", rows[word])), word


# --- The tutorial -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A suite of final boards, and a question of another kind."""
    directory = tmp_path_factory.mktemp("vectors")
    other = Note("2-players/first-turn", "an engine that lists other actions", "a card")
    found = [compose(QUESTIONS, asked, note) for asked, note in final_boards.final_boards()]
    found.append(compose(QUESTIONS, asked_on_pages()["legal"], other))
    suite.write_suite(QUESTIONS, directory, found)
    return directory


@each_language
def test_every_step_of_the_tutorial(
    language: str, boards: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    executed = 0
    for kind, text in BLOCK.findall(page("adapter-tutorial", language)):
        if kind == "python":
            (name,) = re.findall(r"\A# (\w+\.py)\n", text)
            (tmp_path / name).write_text(text, encoding="utf-8")
        else:
            as_shown(text, boards)
            executed += 1
    assert executed == 4


def as_shown(console: str, boards: Path) -> None:
    """Each line of a block stands in the output, in this order; … is anything."""
    command, *shown = console.splitlines()
    words = [sys.executable if word == "python3" else word for word in command.split()[2:]]
    if words[0] == "conform":
        words[1:1] = ["--vectors", str(boards), "--timeout", "60"]
    result = CliRunner().invoke(commands(Subject(BOOK, load_game, meant, OWN)), words)
    lines = iter(result.output.splitlines())
    for line in shown:
        pattern = re.compile(".*".join(map(re.escape, line.split("…"))))
        assert any(pattern.fullmatch(found.rstrip()) for found in lines), f"{line!r} not in:\n{result.output}"
    if words[0] == "conform":
        assert result.exit_code == (0 if shown[-1].startswith(("conforms", "conforme")) else 1)


def test_the_boards_of_the_tutorial_are_those_that_are_shipped() -> None:
    (program,) = (text for text in blocks(page("adapter-tutorial", "en"), "python") if "# boards.py" in text)
    told = f"{program}\nimport json; print(json.dumps([rooms(13), rooms(15)]))"
    run = subprocess.run([sys.executable, "-I", "-c", told], capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == [
        {room: [list(cell) for cell in cells] for room, cells in board.rooms.items()}
        for board in shipped().values()
    ]


# --- Programming --------------------------------------------------------------------------------------------


@each_language
def test_every_example_of_programming_comes_true(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = "\n".join(blocks(page("programming", language), "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, f"programming.{language}", None, 0)
    assert len(test.examples) > 35
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert told == []


# --- Order --------------------------------------------------------------------------------------------------


def opened(seats: Sequence[str]) -> Step[State]:
    return engine.opening(
        layout_on(default_board(2), tuple(Seat(seat) for seat in seats), Rulings()), Rulings()
    )


TRANSCRIPTS: Final = Transcripts(GAME, VOCABULARY.word, COURSE, opened)


@each_language
def test_every_block_on_order_is_what_our_engine_does(language: str) -> None:
    found = blocks(page("order", language), "order")
    assert len(found) == 5
    assert [TRANSCRIPTS.told_anew(block) for block in found] == found


def steps() -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """Every step of random games under any readings: before, the events, after."""
    for number in range(GAMES):
        chance = Random(number)
        state = games.drawn_opening(chance, 2 + number % 3, defaults=number % 2 == 0).begin().state
        for _, step in games.turns(state, games.at_random(chance)):
            yield state, step.events, step.state
            state = step.state
    state = games.Opening((Seat.YELLOW, Seat.GREEN), {}).begin().state
    for _, step in games.turns(state, games.against(Seat.GREEN, Random(1))):
        yield state, step.events, step.state
        state = step.state


@pytest.fixture(scope="module")
def played() -> list[tuple[State, tuple[Event, ...], State]]:
    return list(steps())


@each_language
def test_what_waits_is_listed_completely_and_never_two(
    language: str, played: list[tuple[State, tuple[Event, ...], State]]
) -> None:
    rows = key_tables(page("order", language))["pending"]
    listed = {tuple(words_of(row[0])) for row in rows}
    seen = {
        tuple(VOCABULARY.word(type(one)) for one in state.pending)
        for before, _, after in played
        for state in (before, after)
    }
    assert seen == listed


@each_language
def test_the_events_that_change_the_course_are_listed_with_what_they_change(
    language: str, played: list[tuple[State, tuple[Event, ...], State]]
) -> None:
    rows = key_tables(page("order", language))["course"]
    listed = {words_of(row[0])[0]: set(words_of(row[1])) for row in rows}
    changed: dict[str, set[str]] = {}
    for before, events, _ in played:
        course = resume(before)
        for event in events:
            course.passed = before.terms.seats[:1]
            was = {name: getattr(course, name) for name in COURSE}
            event.change(course)
            if found := {name for name in COURSE if getattr(course, name) != was[name]}:
                changed.setdefault(VOCABULARY.word(type(event)), set()).update(found)
    assert changed == listed
