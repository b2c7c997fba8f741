"""What people read when they ask: the committed transcripts, in both languages, are what the command says."""

import pytest

from rulespec.language import Language
from tests.lum42_ref.transcripts import KINDS, asked, path, transcript


@pytest.mark.parametrize("language", Language)
def test_the_command_answers_as_written_down(language: Language) -> None:
    assert transcript(language) == path(language).read_text(encoding="utf-8")


def test_questions_of_every_kind_are_written_down() -> None:
    assert len({question.id for question in asked()}) == KINDS
    assert {question.allowed for question in asked()} == {True, False}
