"""The one error family: every complaint says what, where, and what was expected."""

from collections.abc import Iterable

import attrs


class RulesError(Exception):
    """Base of every error this package raises on purpose."""


@attrs.frozen(order=True)
class Fault:
    """One thing wrong at one place."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class FaultyText(RulesError):
    """The rulebook, the register or their citations have faults; all of them are listed."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class UnknownId(RulesError):
    """An id that names nothing, with the ids that look most like it."""

    def __init__(self, wanted: str, nearest: Iterable[str]) -> None:
        self.wanted = wanted
        self.nearest = tuple(nearest)
        hint = f"; nearest: {', '.join(self.nearest)}" if self.nearest else ""
        super().__init__(f"no such id: {wanted}{hint}")


class UnknownReading(RulesError):
    """A ruling that cannot be switched, or a reading that the ruling does not have."""


class InvalidPosition(RulesError):
    """A layout or a position that cannot be; all its faults are listed."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class WrongKind(RulesError, TypeError):
    """Something of the wrong type was handed in: a mistake of the program that calls, not of a player."""

    def __init__(self, place: str, expected: str, found: object) -> None:
        super().__init__(f"{place}: expected {expected}, found {found!r:.60}")


class FormatError(RulesError):
    """A text or document that cannot be read: where, what was found, and what was expected."""

    def __init__(self, place: str, message: str) -> None:
        self.place = place
        self.message = message
        super().__init__(f"{place}: {message}")
