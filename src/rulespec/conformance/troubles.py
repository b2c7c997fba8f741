"""What can go wrong with a program, told in both languages."""

import enum
import signal
from collections.abc import Sequence
from typing import Final

import attrs

from rulespec.conformance.quoting import quoted, quoted_in_both
from rulespec.errors import RulesError
from rulespec.language import Bilingual

MOST_GARBAGE: Final = 200
"""Characters of a line that is no message."""


class Mishap(enum.StrEnum):
    """A way in which a question stays without an answer that could be compared."""

    SAID_SO = "said_so"
    """The program replied ``errored``."""
    MISFORMED = "misformed"
    """A reply to the right question, but not of the right form."""
    ENDED = "ended"
    """The program ended instead of answering."""
    TIMED_OUT = "timed_out"
    """No answer within the time limit."""
    GARBAGE = "garbage"
    """A line that is no message."""
    TOO_LONG = "too_long"
    """More than a line may have, without an end of line."""
    WRONG_NUMBER = "wrong_number"
    """An answer to another question."""
    CLOSED_INPUT = "closed_input"
    """The program does not read any more."""
    CLOSED_OUTPUT = "closed_output"
    """The program does not write any more."""
    NOT_FOUND = "not_found"
    """The command could not be run."""
    BAD_START = "bad_start"
    """The reply to ``start`` is none, or does not suit."""
    GAVE_UP = "gave_up"
    """Not asked any more after too many breakdowns in a row."""


@attrs.frozen
class Trouble:
    """Why a question has no answer that could be compared."""

    mishap: Mishap
    told: Bilingual


class Breakdown(Exception):
    """The conversation with a program is broken; it has to be started again."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble = trouble
        super().__init__(trouble.told.en)


class CannotStart(RulesError):
    """A program that could not be started, or did not introduce itself."""

    def __init__(self, command: Sequence[str], trouble: Trouble, errors: str = "") -> None:
        line = " ".join(command)
        said = f"\n{errors.rstrip()}" if errors else ""
        self.trouble = trouble
        self.told = Bilingual(
            f"cannot start {line}: {trouble.told.en}{said}",
            f"impossible de démarrer {line} : {trouble.told.fr}{said}",
        )
        super().__init__(self.told.en)


def said_so(message: str) -> Trouble:
    """The program says itself that it failed."""
    text = quoted(message)
    return Trouble(Mishap.SAID_SO, Bilingual(text, text))


def misformed(told: Bilingual) -> Trouble:
    """The reply does not have the form of a reply."""
    return Trouble(Mishap.MISFORMED, quoted_in_both(told))


def ended(status: int) -> Trouble:
    """The program ended, by itself or by a signal."""
    if status < 0:
        name = _signal(-status)
        told = Bilingual(f"ended by {name} before it answered", f"arrêté par {name} avant d'avoir répondu")
    else:
        told = Bilingual(
            f"ended with exit status {status} before it answered",
            f"terminé avec le code {status} avant d'avoir répondu",
        )
    return Trouble(Mishap.ENDED, told)


def timed_out(seconds: float) -> Trouble:
    """The time limit is over."""
    return Trouble(
        Mishap.TIMED_OUT, Bilingual(f"no answer within {seconds:g} s", f"pas de réponse en {seconds:g} s")
    )


def garbage(line: bytes) -> Trouble:
    """Something that is no message."""
    text = quoted(line[: 4 * MOST_GARBAGE].decode(errors="replace"), MOST_GARBAGE)
    return Trouble(
        Mishap.GARBAGE,
        Bilingual(
            f"expected one JSON object a line, found: {text}",
            f"attendu un objet JSON par ligne, trouvé : {text}",
        ),
    )


def too_long(limit: int) -> Trouble:
    """A line without an end."""
    return Trouble(
        Mishap.TOO_LONG,
        Bilingual(
            f"more than {limit} bytes without an end of line", f"plus de {limit} octets sans fin de ligne"
        ),
    )


def wrong_number(asked: int, answered: str) -> Trouble:
    """An answer to another question than the one that was asked."""
    return Trouble(
        Mishap.WRONG_NUMBER,
        Bilingual(
            f"asked number {asked}, answered number {answered}", f"question {asked}, réponse {answered}"
        ),
    )


def closed_input() -> Trouble:
    """The program runs, but reads no more."""
    return Trouble(
        Mishap.CLOSED_INPUT,
        Bilingual(
            "closed its standard input before it answered", "a fermé son entrée standard avant de répondre"
        ),
    )


def closed_output() -> Trouble:
    """The program runs, but writes no more."""
    return Trouble(
        Mishap.CLOSED_OUTPUT,
        Bilingual(
            "closed its standard output before it answered", "a fermé sa sortie standard avant de répondre"
        ),
    )


def not_found(why: str) -> Trouble:
    """The operating system could not run the command."""
    return Trouble(Mishap.NOT_FOUND, Bilingual(why, why))


def bad_start(told: Bilingual) -> Trouble:
    """The program did not introduce itself as it should."""
    return Trouble(Mishap.BAD_START, quoted_in_both(told))


def gave_up(breakdowns: int) -> Trouble:
    """Too many breakdowns in a row."""
    return Trouble(
        Mishap.GAVE_UP,
        Bilingual(
            f"not asked: gave up after {breakdowns} breakdowns in a row",
            f"pas demandé : abandon après {breakdowns} pannes de suite",
        ),
    )


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
