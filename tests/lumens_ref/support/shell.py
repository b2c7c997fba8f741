"""Commands as somebody types them, without a process of their own."""

import shlex
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from unittest import mock

import attrs
import pytest

from lumens_ref.command import main

COLUMNS = {"COLUMNS": "80"}
"""As wide as a terminal is."""


@attrs.frozen
class Said:
    """What a command has said."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it answered, line by line."""
        return self.out.splitlines()


def typed(*words: str, environment: dict[str, str] | None = None) -> Said:
    """Type ``lumens`` and these words."""
    out, err = BytesIO(), BytesIO()
    with (
        mock.patch.dict("os.environ", {**COLUMNS, **(environment or {})}),
        mock.patch.object(sys, "argv", ["lumens", *words]),
        redirect_stdout(_text_to(out)) as answer,
        redirect_stderr(_text_to(err)) as complaint,
    ):
        code = _ended(main)
        answer.flush()
        complaint.flush()
    return Said(code, out.getvalue().decode(), err.getvalue().decode())


def _text_to(stream: BytesIO) -> TextIOWrapper:
    return TextIOWrapper(stream, encoding="utf-8", newline="")


def _ended(command: Callable[[], object]) -> int:
    """The exit code with which a command ends."""
    with pytest.raises(SystemExit) as ended:
        command()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def as_typed(words: tuple[str, ...]) -> str:
    """The line of a shell."""
    return " ".join(["$ lumens", *(_quoted(word) for word in words)])


def _quoted(word: str) -> str:
    plain = all(sign.isalnum() or sign in "-_=./,:" for sign in word)
    return word if plain and word else f'"{word}"' if '"' not in word else shlex.quote(word)
