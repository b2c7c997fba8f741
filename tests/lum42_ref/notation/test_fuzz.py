"""Damaged texts: a reader takes them or refuses them with an error of ours, and nothing else."""

from itertools import islice
from random import Random

import pytest

from tests.support import fuzz

INPUTS = 1000
PARTS = 4


@pytest.mark.parametrize("name", fuzz.readers())
def test_every_reader_takes_the_texts_that_are_to_be_damaged(name: str) -> None:
    texts = fuzz.valid_texts()[name]
    assert texts
    assert all(fuzz.is_taken(name, text) for text in texts)


@pytest.mark.parametrize("part", range(PARTS))
def test_only_our_own_errors_come_out_of_a_reader(part: int) -> None:
    chance = Random(f"part {part}")
    verdicts = {(name, fuzz.is_taken(name, text)) for name, text in islice(fuzz.inputs(chance), INPUTS)}
    assert verdicts == {(name, taken) for name in fuzz.readers() for taken in (True, False)}


def test_the_same_seed_gives_the_same_texts() -> None:
    first, again = (list(islice(fuzz.mutations("N red-L m:white", Random(3)), 50)) for _ in range(2))
    assert first == again
    assert len(set(first)) > 25
