"""Where commands write: a reader who leaves is no error, a full disk is one, every letter finds a form."""

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

import click

from rulespec.files import CannotWrite
from rulespec.language import Bilingual

STANDARD_OUTPUT: Final = Bilingual("standard output", "sortie standard")
PLAIN: Final = "rulespec.plain"
"""The name under which Python knows how letters are written that an encoding does not have."""
PLAIN_SIGNS: Final = str.maketrans(
    {
        "✓": "+",
        "✗": "x",
        "«": '"',
        "»": '"',
        "“": '"',
        "”": '"',
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "–": "-",
        "—": "-",
        "−": "-",
        "…": "...",
        "→": "->",
        "×": "x",
        "·": ".",
        "œ": "oe",
        "Œ": "OE",
    }
)
"""Signs of ours that fall apart into nothing plainer by themselves."""
FRAMES: Final = range(0x2500, 0x2580)
"""The signs with which tables are drawn."""


class Text(io.TextIOWrapper):
    """Text that is written in plain letters where its encoding has no others.

    Design:
        click takes ASCII for a mistake and writes UTF-8 instead. Somebody who asks for ASCII gets it, because
        this stream does not tell click its encoding.
    """

    @property
    def encoding(self) -> str:  # type: ignore[override]  # nobody writes it
        """The encoding, unless it is ASCII."""
        told = codecs.lookup(super().encoding).name
        return PLAIN if told == "ascii" else told


class Outlet(io.RawIOBase):
    """A stream of bytes that goes on taking them when nobody reads any more, or after it has failed once.

    So a command comes to its end, and its exit code says what it always says.
    """

    def __init__(self, descriptor: int, *, must_arrive: bool) -> None:
        self._descriptor = descriptor
        self._must_arrive = must_arrive
        self._open = True

    def writable(self) -> bool:
        """It is there to be written to."""
        return True

    def fileno(self) -> int:
        """The stream of the process behind it."""
        return self._descriptor

    def isatty(self) -> bool:
        """Whether somebody reads along."""
        return os.isatty(self._descriptor)

    def write(self, given: "bytes | memoryview") -> int:  # type: ignore[override]  # whatever holds bytes
        """Pass bytes on, as long as that is possible; CannotWrite if they should have arrived."""
        if not self._open:
            return len(given)
        try:
            return os.write(self._descriptor, given)
        except OSError as error:
            self._open = False
            if self._must_arrive and not isinstance(error, BrokenPipeError):
                raise CannotWrite(STANDARD_OUTPUT, error) from None
            return len(given)


@contextmanager
def guarded() -> Iterator[None]:
    """Within it, standard output and standard error are outlets; what was written is passed on at its end."""
    codecs.register_error(PLAIN, in_plain_letters)
    given = sys.stdout, sys.stderr
    sys.stdout = _guarded(sys.stdout, must_arrive=True)
    sys.stderr = _guarded(sys.stderr, must_arrive=False)
    try:
        yield
        flush()
    finally:
        sys.stdout, sys.stderr = given


def flush() -> None:
    """Pass on what was written."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


def write_document(text: str) -> None:
    """A document for programs goes to standard output in UTF-8, wherever that leads."""
    click.echo(text.encode())


def in_plain_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """Say with plain letters what an encoding cannot hold: ✓ as +, é as e, all else as a question mark."""
    assert isinstance(error, UnicodeEncodeError), "only what is written is put into plain letters"
    plain = "".join(map(_plain, error.object[error.start : error.end]))
    return plain, error.end


def _plain(sign: str) -> str:
    if ord(sign) in FRAMES:
        name = unicodedata.name(sign)
        return "+" if " AND " in name else "-" if "HORIZONTAL" in name else "|"
    parts = unicodedata.normalize("NFKD", sign.translate(PLAIN_SIGNS))
    return "".join(part if part.isascii() else "" for part in parts) or "?"


def _guarded(stream: TextIO, *, must_arrive: bool) -> TextIO:
    """The same stream with an outlet; a stream that was closed, or is none of the process, stays as it is."""
    try:
        descriptor = stream.fileno()
    except (AttributeError, OSError, ValueError):
        return stream
    outlet = Outlet(descriptor, must_arrive=must_arrive)
    return Text(
        io.BufferedWriter(outlet),  # type: ignore[type-var]  # it takes whatever holds bytes
        encoding=stream.encoding,
        errors=PLAIN,
        line_buffering=stream.isatty() or not must_arrive,
    )
