"""Exceptions: which clause prevails over which, as data that is held to what the clauses say."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from rulespec.errors import Fault
from rulespec.language import Bilingual, Language

TELLTALE: Final[Mapping[Language, re.Pattern[str]]] = {
    Language.EN: re.compile(
        r"\b(except|unless|even (?:if|when|though)|instead|although|in place of|otherwise)\b",
        re.IGNORECASE,
    ),
    Language.FR: re.compile(
        r"\b(sauf|hormis|excepté|à moins|même (?:si|quand|tenu)|bien que|plutôt|au lieu|à la place)\b",
        re.IGNORECASE,
    ),
}
"""Words by which a text gives away that it is an exception, or has one."""


class Excepting(Protocol):
    """What is asked of a clause here."""

    @property
    def id(self) -> str:
        """Its name."""
        ...

    @property
    def text(self) -> Bilingual:
        """What it says."""
        ...

    @property
    def overrides(self) -> Sequence[str]:
        """The clauses over which it prevails."""
        ...

    @property
    def no_exception(self) -> Bilingual | None:
        """Why it is none though it sounds like one."""


def exception_faults(clauses: Sequence[Excepting]) -> Iterator[Fault]:
    """Clauses that prevail over nothing, over themselves or in a circle, or sound like exceptions."""
    overrides: Mapping[str, Sequence[str]] = {clause.id: clause.overrides for clause in clauses}
    yielding = {cited for clause in clauses for cited in clause.overrides}
    for clause in clauses:
        for cited in clause.overrides:
            if cited == clause.id:
                yield Fault(clause.id, "overrides: a clause does not prevail over itself")
            elif cited not in overrides:
                yield Fault(clause.id, f"overrides: there is no clause {cited}")
            elif clause.id in _all_below(cited, overrides):
                yield Fault(clause.id, f"overrides: {cited} prevails over it in turn")
        yield from _unspoken(clause, takes_part=bool(clause.overrides) or clause.id in yielding)


def telltale(clause: Excepting) -> str | None:
    """The first word that sounds like an exception, in whichever language."""
    for language, words in TELLTALE.items():
        if found := words.search(clause.text.in_language(language)):
            return found[0]
    return None


def _unspoken(clause: Excepting, *, takes_part: bool) -> Iterator[Fault]:
    """What sounds like an exception is one, or says why not; nothing else needs to."""
    word = telltale(clause)
    if word and not takes_part and clause.no_exception is None:
        yield Fault(
            clause.id,
            f"its text says {word!r}: name what it `overrides`, or what overrides it, "
            "or say in `no_exception_en` and `no_exception_fr` why it is none",
        )
    elif clause.no_exception is not None and (takes_part or not word):
        yield Fault(clause.id, "no_exception: nothing to explain here: leave it out")


def _all_below(start: str, overrides: Mapping[str, Sequence[str]]) -> set[str]:
    """Everything over which a clause prevails, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for cited in overrides.get(waiting.pop(), ()):
            if cited not in found:
                found.add(cited)
                waiting.append(cited)
    return found
