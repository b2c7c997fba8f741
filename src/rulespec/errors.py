"""The one error family: every complaint says what, where, and what was expected, in both languages."""

from collections.abc import Iterable

import attrs

from rulespec.language import Bilingual, Language

Said = str | Bilingual
"""What a complaint says: in both languages, or a name or number that is the same in either."""


def in_language(said: Said, language: Language) -> str:
    """What is said, for somebody who reads that language."""
    return said.in_language(language) if isinstance(said, Bilingual) else said


def _in_english(said: Said) -> str:
    return in_language(said, Language.EN)


class RulesError(Exception):
    """Base of every error this package raises on purpose; as a text it is in English."""

    def __init__(self, complaint: Said) -> None:
        self.complaint = complaint
        super().__init__(_in_english(complaint))

    def in_language(self, language: Language) -> str:
        """The complaint, for somebody who reads that language."""
        return in_language(self.complaint, language)


@attrs.frozen(order=True)
class Fault:
    """One thing wrong at one place."""

    place: Said = attrs.field(order=_in_english)
    message: Said = attrs.field(order=_in_english)

    def in_language(self, language: Language) -> str:
        """Place and message, for somebody who reads that language."""
        return located(self.place, self.message).in_language(language)

    def __str__(self) -> str:
        return self.in_language(Language.EN)


def located(place: Said, message: Said) -> Bilingual:
    """A complaint and where it belongs."""
    english, french = Language.EN, Language.FR
    return Bilingual(
        f"{in_language(place, english)}: {in_language(message, english)}",
        f"{in_language(place, french)} : {in_language(message, french)}",
    )


class Faulty(RulesError):
    """Something with faults; all of them are listed."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        english, french = ("\n".join(fault.in_language(each) for fault in self.faults) for each in Language)
        super().__init__(Bilingual(english, french))


class FaultyText(Faulty):
    """The rulebook, the register or their citations have faults; all of them are listed."""


class InvalidPosition(Faulty):
    """A layout or a position that cannot be; all its faults are listed."""


class UnknownId(RulesError):
    """An id that names nothing, with the ids that look most like it."""

    def __init__(self, wanted: str, nearest: Iterable[str]) -> None:
        self.wanted = wanted
        self.nearest = tuple(nearest)
        listed = ", ".join(self.nearest)
        super().__init__(
            Bilingual(
                f"no such id: {wanted}{f'; nearest: {listed}' if listed else ''}",
                f"aucun identifiant {wanted}{f' ; les plus proches : {listed}' if listed else ''}",
            )
        )


class UnknownReading(RulesError):
    """A ruling that cannot be switched, or a reading that the ruling does not have."""


class WrongKind(RulesError, TypeError):
    """Something of the wrong type was handed in: a mistake of the program that calls, not of a player."""

    def __init__(self, place: str, expected: str, found: object) -> None:
        super().__init__(f"{place}: expected {expected}, found {found!r:.60}")


class FormatError(RulesError):
    """A text or document that cannot be read: where, what was found, and what was expected."""

    def __init__(self, place: Said, message: Said) -> None:
        self.place = place
        self.message = message
        super().__init__(located(place, message))


class MissingTool(RulesError):
    """A tool of the workshop that an installed package does not bring along."""

    def __init__(self, distribution: str) -> None:
        super().__init__(
            Bilingual(
                f"this needs {distribution}, which is not installed: pip install {distribution}",
                f"il faut {distribution}, qui n'est pas installé : pip install {distribution}",
            )
        )
