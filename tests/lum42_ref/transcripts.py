"""``python -m tests.lum42_ref.transcripts`` writes down what ``lum42 ask`` says to all kinds of questions."""

from collections.abc import Iterator
from pathlib import Path

from click.testing import CliRunner

from rulespec.language import Language
from tests.lum42_ref.test_asked import FOLDER, Asked, every_question
from tests.support.commands import lum42

KINDS = 51
"""So many kinds of questions a table puts."""
REACHED = ("Position reached", "Position atteinte")
"""What follows is the board, which has tests of its own."""


def transcript(language: Language) -> str:
    """The questions and what people read as an answer, up to the board."""
    return "\n".join("\n".join(_told(question, language)) for question in asked())


def asked() -> list[Asked]:
    """Questions of every chapter, taken evenly from all."""
    questions = list(every_question().values())
    return [questions[number * len(questions) // KINDS] for number in range(KINDS)]


def path(language: Language) -> Path:
    """Where the transcript lies."""
    return FOLDER / f"transcript.{language}.txt"


def _told(question: Asked, language: Language) -> Iterator[str]:
    yield f"=== {question.id}"
    yield question.en if language is Language.EN else question.fr
    yield question.card.strip()
    readings = [f"--reading={ruling}={reading}" for ruling, reading in question.readings.items()]
    yield " ".join(["$ lum42 ask CARD", *(f'"{line}"' for line in question.play), *readings])
    words = ["ask", question.card, *question.play, *readings, "--lang", language.value]
    answered = CliRunner(env={"COLUMNS": "100"}).invoke(lum42, words)
    assert answered.exit_code == (0 if question.allowed else 1), answered.output
    for line in answered.output.splitlines():
        if line in REACHED:
            break
        yield line.rstrip()
    yield ""


if __name__ == "__main__":
    for each in Language:
        path(each).write_text(transcript(each), encoding="utf-8")
