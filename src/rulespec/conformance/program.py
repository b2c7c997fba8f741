"""A foreign program that is running: one line in, one line out, and no waiting beyond a limit."""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO, Final

from rulespec.conformance import troubles
from rulespec.conformance.messages import BOUNDS
from rulespec.conformance.troubles import Breakdown, CannotStart

ERRORS_KEPT: Final = 4 * 1024
"""Bytes of standard error: the last ones."""
PORTION: Final = 64 * 1024
GRACE: Final = 5.0
"""Seconds for a program that closed a pipe, or was told to stop, to end by itself."""


class Program:
    """A running program, in a process group of its own, with its three pipes.

    All reading and writing goes through one selector: whichever pipe is ready is served, so that a program
    which does not read, or fills its standard error, cannot block us.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  running a program that the user names is the purpose
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise CannotStart(command, troubles.not_found(why)) from None
        self._selector = selectors.DefaultSelector()
        for pipe in (self._process.stdout, self._process.stderr):
            self._serve(pipe, selectors.EVENT_READ)
        os.set_blocking(_open(self._process.stdin).fileno(), False)
        self._outgoing = b""
        self._incoming = bytearray()
        self._searched = 0
        self._errors = b""
        self._input_broken_at: float | None = None

    @property
    def errors(self) -> str:
        """The end of what it wrote to standard error."""
        return self._errors.decode(errors="replace")

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and give the next one that comes back; Breakdown if none comes in time."""
        limit = time.monotonic() + seconds
        self._send(line)
        while (answer := self._next_line()) is None:
            if not self._is_served(self._process.stdout):
                raise Breakdown(self._why_it_ended())
            if not self._turn(self._until(limit)):
                broken = self._input_broken_at is not None
                raise Breakdown(troubles.closed_input() if broken else troubles.timed_out(seconds))
        return answer

    def stop(self, line: bytes) -> None:
        """Ask it to end, and end it if it does not."""
        self._send(line)
        limit = time.monotonic() + GRACE
        while self._is_served(self._process.stdout) and self._turn(limit):
            self._incoming.clear()
            if not self._outgoing:
                self._close_input()
        self._exit_status(limit)
        self.kill()

    def kill(self) -> None:
        """End it, and everything it started in its process group."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            _open(pipe).close()

    def _send(self, line: bytes) -> None:
        if line and self._input_broken_at is None:
            if not self._outgoing:
                self._serve(self._process.stdin, selectors.EVENT_WRITE)
            self._outgoing += line

    def _next_line(self) -> bytes | None:
        """A whole line, if one has come; Breakdown if what came is longer than a line may be."""
        end = self._incoming.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._incoming)
            end = len(self._incoming)
        if end > BOUNDS.size:
            raise Breakdown(troubles.too_long(BOUNDS.size))
        if end == len(self._incoming):
            return None
        line = bytes(self._incoming[:end])
        del self._incoming[: end + 1]
        self._searched = 0
        return line

    def _until(self, limit: float) -> float:
        """A program whose input is closed is not waited for as long as others."""
        return limit if self._input_broken_at is None else min(limit, self._input_broken_at + GRACE)

    def _turn(self, limit: float) -> bool:
        """Wait until a pipe is ready, and serve it; False once the limit is reached.

        The clock counts, not silence alone: a program can keep a pipe busy for ever.
        """
        left = limit - time.monotonic()
        if left <= 0:
            return False
        ready = self._selector.select(left)
        for key, _ in ready:
            if key.fileobj is self._process.stdin:
                self._write()
            else:
                self._read(key)
        return bool(ready)

    def _write(self) -> None:
        try:
            sent = os.write(_open(self._process.stdin).fileno(), self._outgoing[:PORTION])
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._input_broken_at = time.monotonic()
            self._outgoing = b""
        else:
            self._outgoing = self._outgoing[sent:]
        if not self._outgoing:
            self._selector.unregister(_open(self._process.stdin))

    def _read(self, key: selectors.SelectorKey) -> None:
        try:
            portion = os.read(key.fd, PORTION)
        except BlockingIOError:
            return
        if not portion:
            self._selector.unregister(key.fileobj)
        elif key.fileobj is self._process.stdout:
            self._incoming += portion
        else:
            self._errors = (self._errors + portion)[-ERRORS_KEPT:]

    def _why_it_ended(self) -> troubles.Trouble:
        status = self._exit_status(time.monotonic() + GRACE)
        return troubles.closed_output() if status is None else troubles.ended(status)

    def _exit_status(self, limit: float) -> int | None:
        """How it ended, once its last words are read; None if it still runs at the limit."""
        while self._is_served(self._process.stderr) and self._turn(limit):
            pass
        try:
            return self._process.wait(max(0.0, limit - time.monotonic()))
        except subprocess.TimeoutExpired:
            return None

    def _close_input(self) -> None:
        if self._input_broken_at is None:
            self._input_broken_at = time.monotonic()
            _open(self._process.stdin).close()

    def _serve(self, pipe: IO[bytes] | None, event: int) -> None:
        os.set_blocking(_open(pipe).fileno(), False)
        self._selector.register(_open(pipe), event)

    def _is_served(self, pipe: IO[bytes] | None) -> bool:
        return _open(pipe) in self._selector.get_map()


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    """A pipe that was asked for when the program was started."""
    assert pipe is not None
    return pipe
