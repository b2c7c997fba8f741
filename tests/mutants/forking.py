"""Forked workers: each task in a process of its own, so that nothing one leaves behind reaches another."""

import contextlib
import os
import pickle
import selectors
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

import attrs

Task = TypeVar("Task")
Answer = TypeVar("Answer")


@attrs.frozen
class Done(Generic[Task, Answer]):
    """A task and what came of it."""

    task: Task
    answer: Answer | None
    """None if its process died or was ended for taking too long."""


@attrs.define
class _Running(Generic[Task]):
    task: Task
    process: int
    pipe: int
    deadline: float
    received: bytearray = attrs.Factory(bytearray)


def forked(
    tasks: Iterable[Task], work: Callable[[Task], Answer], jobs: int, limit: float
) -> Iterator[Done[Task, Answer]]:
    """Work on tasks, so many at once, each in a fork of this process and for so many seconds at most.

    The next task is taken only when a place is free: what has come back may decide what it is.
    """
    waiting = iter(tasks)
    with selectors.DefaultSelector() as selector:
        running: dict[int, _Running[Task]] = {}
        exhausted = False
        while True:
            while len(running) < jobs and not exhausted:
                try:
                    started = _start(next(waiting), work, limit)
                except StopIteration:
                    exhausted = True
                else:
                    running[started.pipe] = started
                    selector.register(started.pipe, selectors.EVENT_READ)
            if not running:
                return
            nearest = min(one.deadline for one in running.values())
            ready = [key.fd for key, _ in selector.select(max(0.0, nearest - time.monotonic()))]
            for pipe in ready:
                if content := os.read(pipe, 1 << 20):
                    running[pipe].received += content
                else:
                    selector.unregister(pipe)
                    yield _finish(running.pop(pipe))
            late = [one for one in running.values() if one.deadline <= time.monotonic()]
            for one in late:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(one.process, signal.SIGKILL)
                one.deadline += limit  # its pipe closes now


def _start(task: Task, work: Callable[[Task], Answer], limit: float) -> _Running[Task]:
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        _work_and_exit(task, work, writing)
    os.close(writing)
    return _Running(task, process, reading, time.monotonic() + limit)


def _work_and_exit(task: Task, work: Callable[[Task], Answer], writing: int) -> None:
    code = 1
    try:
        content = pickle.dumps(work(task))
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(content)
        code = 0
    finally:
        os._exit(code)


def _finish(one: _Running[Task]) -> Done[Task, Any]:
    os.close(one.pipe)
    _, status = os.waitpid(one.process, 0)
    if status != 0:
        return Done(one.task, None)
    return Done(one.task, pickle.loads(bytes(one.received)))  # noqa: S301  our own process wrote it
