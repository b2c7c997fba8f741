import os
import time

import pytest

from tests.mutants.forking import Done, forked

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")

left_behind: list[int] = []


def remember(number: int) -> list[int]:
    left_behind.append(number)
    return list(left_behind)


def test_nothing_that_one_task_leaves_behind_reaches_another() -> None:
    answers = sorted((done.task, done.answer) for done in forked([1, 2, 3], remember, jobs=2, limit=60))
    assert answers == [(1, [1]), (2, [2]), (3, [3])]
    assert left_behind == []


def test_a_large_answer_comes_back_whole() -> None:
    (done,) = forked([3_000_000], lambda size: b"x" * size, jobs=1, limit=60)
    assert done.answer == b"x" * 3_000_000


def test_a_worker_that_dies_gives_no_answer_and_the_others_go_on() -> None:
    def work(number: int) -> int:
        if number == 1:
            os._exit(7)
        return number

    assert sorted(forked([1, 2], work, jobs=1, limit=60), key=lambda done: done.task) == [
        Done(1, None),
        Done(2, 2),
    ]


def test_a_worker_that_takes_too_long_is_ended() -> None:
    begun = time.monotonic()
    assert list(forked([600], time.sleep, jobs=1, limit=0.2)) == [Done(600, None)]
    assert time.monotonic() - begun < 60
