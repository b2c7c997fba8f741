"""The page on boards: what it shows is what the data and the command say."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from lumens_ref.board_command import board as board_command
from lumens_ref.boards import Check, board_of, digest, judge, shipped
from lumens_ref.boards.checks import LEVEL_NAMES
from lumens_ref.boards.judging import FIELDS, LONGEST
from lumens_ref.boards.provenance import sources
from lumens_ref.boards.shelf import FEWEST_DIGITS
from lumens_ref.book import BOOK
from lumens_ref.command import OWN
from lumens_ref.model.board import Status
from lumens_ref.notation import NOTATION
from lumens_ref.vocabulary.things import STATUSES
from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.language import Language
from tests.lumens_ref.boards.samples import ONE, TWO, written
from tests.support.commands import no_game

DOCS = Path(__file__).resolve().parents[3] / "docs" / "lumens"
TEMPLATE = DOCS / "examples" / "my-board.json"
OR = {Language.EN: " or ", Language.FR: " ou "}
DIGEST = {Language.EN: "Digest: ", Language.FR: "Empreinte : "}

each_language = pytest.mark.parametrize("language", Language)


def page(language: Language) -> str:
    return (DOCS / "site" / f"boards.{language}.md").read_text(encoding="utf-8")


def cells(language: Language) -> list[list[str]]:
    """The rows of all tables."""
    rows = [line for line in page(language).splitlines() if line.lstrip().startswith("|")]
    return [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]


def fences(language: Language, info: str) -> list[str]:
    """The blocks of that sort, without their indentation."""
    found = re.finditer(rf"^( *)```{info}\n(.*?)^ *```$", page(language), flags=re.MULTILINE | re.DOTALL)
    return [re.sub(rf"^{match[1]}", "", match[2], flags=re.MULTILINE) for match in found]


@each_language
def test_the_boards_that_are_shipped_are_listed_with_what_they_are(language: Language) -> None:
    for name, board in shipped().items():
        assert [
            f"`{name}`",
            STATUSES[board.status].name.in_language(language),
            OR[language].join(map(str, board.players)),
            f"{board.columns} × {board.rows}",
            str(len(board.rooms)),
        ] in cells(language)


@each_language
def test_each_board_is_drawn_above_its_digest(language: Language) -> None:
    drawn = [NOTATION.read_card(card).terms.board for card in fences(language, "lumens")]
    assert drawn == [shipped()[TWO], shipped()[ONE]]
    told = re.findall(rf"^{DIGEST[language]}`(.*)`$", page(language), flags=re.MULTILINE)
    assert told == [digest(board) for board in drawn]


@each_language
def test_the_template_is_shown_as_it_can_be_copied(language: Language) -> None:
    assert fences(language, "json") == [TEMPLATE.read_text(encoding="utf-8")]
    assert "(../examples/my-board.json)" in page(language)


def test_nothing_but_the_rooms_is_missing_from_the_template() -> None:
    template = json.loads(TEMPLATE.read_text(encoding="utf-8"))
    assert [fault.code for fault in judge(template)] == ["B-06", "B-08"]
    filled = board_of(template | {"grid": written()["grid"], "central_room": "F"})
    assert filled.status is Status.PUBLISHED
    assert filled.starts == shipped()[ONE].starts


@each_language
def test_the_answer_to_the_empty_template_is_the_one_shown(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(TEMPLATE.parent)
    monkeypatch.setenv("COLUMNS", "100")
    words = ["board", TEMPLATE.name, "--lang", language.value]
    answer = CliRunner().invoke(commands(Subject(BOOK, no_game, own=OWN)), words)
    assert answer.exit_code == 1
    assert fences(language, "text")[0] == answer.output


@each_language
def test_every_check_is_told(language: Language) -> None:
    checks = [row for row in cells(language) if re.fullmatch(r"B-\d\d", row[0])]
    assert checks == [
        [check.code, LEVEL_NAMES[check.level].in_language(language), check.asks.in_language(language)]
        for check in Check
    ]


@each_language
def test_every_field_and_status_is_told(language: Language) -> None:
    named = [word for row in cells(language) for word in re.findall(r"`([\w-]+)`", row[0])]
    assert set(FIELDS) < set(named)
    assert {status.value for status in Status} < set(named)
    for longest in (*LONGEST.values(), FEWEST_DIGITS):
        assert re.search(rf"\b{longest}\b", page(language))


@each_language
def test_all_that_is_known_and_not_known_is_told(language: Language) -> None:
    told = sources()
    two, unshipped = told.boards[TWO], told.published_for_three_or_four
    bullets = [line.removeprefix("- ") for line in page(language).splitlines() if line.startswith("- ")]
    assert bullets == [
        text.in_language(language)
        for part in (
            two.facts_from,
            two.checked_against,
            two.not_known,
            unshipped.not_known,
            unshipped.set_aside,
        )
        for text in part
    ]
    assert f"{two.confidence.in_language(language)}." in page(language)
    assert f"{unshipped.status.in_language(language)}." in page(language)
    rows = cells(language)
    for known in unshipped.known:
        (row,) = [row for row in rows if row[0] == known.fact.in_language(language)]
        assert re.split(r", | ?; ", row[1]) == [
            part for text in known.evidence for part in re.split(r", | ?; ", text.in_language(language))
        ]
        assert row[2] == known.confidence.in_language(language)


@each_language
def test_the_command_and_the_variable_are_named(language: Language) -> None:
    assert "`lumens board my-board.json" in page(language)
    assert f"{board_command.name} sha256:…" in page(language)
    assert "export LUMENS_BOARDS=my-board.json" in page(language)
