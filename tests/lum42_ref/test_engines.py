"""The certificates of the engines of this repository are those that `make engines` would write now."""

from pathlib import Path
from typing import Final

import pytest

from lum42_ref.questions import QUESTIONS
from tests.support.certificates import Certificates

KINDS: Final = {"step", "refusal", "legal", "game", "perft", "observation", "scoring"}
CERTIFICATES: Final = Certificates(QUESTIONS, {"lum42-ref": KINDS, "scoring": {"scoring"}})


@pytest.mark.parametrize("path", sorted(CERTIFICATES.folder.glob("*.json")), ids=lambda path: path.stem)
def test_every_certificate_follows_its_schema(path: Path) -> None:
    CERTIFICATES.check_form(path)


def test_ours_are_of_the_vectors_as_they_are_now() -> None:
    assert CERTIFICATES.stale() == [], "run `make engines`"


@pytest.mark.parametrize("name", CERTIFICATES.answered)
def test_ours_conform_in_the_kinds_they_answer(name: str) -> None:
    CERTIFICATES.check_proofs(name)
