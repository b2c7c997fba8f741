"""A case: one question, the answer that is expected, and what is demanded of answers."""

import enum
import hashlib
from collections.abc import Callable, Iterable, Mapping

import attrs

from rulespec.codec.border import Json, canonical
from rulespec.language import Bilingual


class Ability(enum.StrEnum):
    """What a program may do without, if it says so at the start."""

    EVENTS = "events"
    REASONS = "reasons"


@attrs.frozen
class Waiver:
    """A key that is not asked of programs without an ability."""

    key: str
    ability: Ability


@attrs.frozen
class Sort:
    """Which of two sorts an answer has to be, where one question has both; a key tells them apart."""

    key: str
    marked: bool
    """The key is true in answers of this sort; in those of the other it is false or left out."""
    mistaken: Bilingual
    """What is said of an answer of the other sort."""
    because: str = ""
    """The key of marked answers that says why they are; mistakes with the same cause are alike."""


@attrs.frozen
class Advice:
    """What is said where a key differs before all others, and another that would tell more is not given."""

    key: str
    without: str
    told: Bilingual


@attrs.frozen
class Comparison:
    """How answers to one kind of question are compared: their keys, and what is demanded of each."""

    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    """Compared if given."""
    unless_empty: tuple[str, ...] = ()
    """Required unless nothing is expected there; then compared if given."""
    unordered: tuple[str, ...] = ()
    """Keys of lists whose order is of no account."""
    one_of: tuple[tuple[str, ...], ...] = ()
    """Groups of which at least one key must be given, and the first that differs is told.

    The one that tells most comes first. What they tell follows from the rest, with which it is compared last.
    """
    first: tuple[str, ...] = ()
    """Keys that are compared before all others, because they tell more."""
    course: tuple[str, ...] = ()
    """Keys of lists with an item for the beginning, and one for what follows from each action.

    They are compared side by side, up to the first moment that differs; what comes after follows from it.
    """
    by_key: Mapping[str, str] = attrs.field(factory=dict)
    """By key of a list whose order is of no account: the key by which its items are told apart."""
    advice: tuple[Advice, ...] = ()
    waivers: tuple[Waiver, ...] = ()
    sort: Sort | None = None
    loose: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """By key: the keys that may be left out at any depth below it, and whose lists have no order if given."""

    def __attrs_post_init__(self) -> None:
        if both := sorted(self.loose.keys() & set(self.unordered)):
            raise ValueError(f"items without order have to be equal, nothing in them is loose: {both}")


@attrs.frozen
class Case:
    """One question with the answer that is expected."""

    id: str
    kind: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    question: Mapping[str, Json]
    expected: Mapping[str, Json]
    comparison: Comparison
    wide: bool = False
    """It touches many clauses at once, and tells little of any one."""
    readings: Mapping[str, str] = attrs.field(factory=dict)
    """The readings under which it is asked that are not the default ones, by ruling."""
    derived: Mapping[str, Callable[[], Json]] = attrs.field(factory=dict, eq=False, repr=False)
    """Expected values that are worked out only where a program gives such a key."""

    @property
    def refuses(self) -> bool:
        """The answer that is expected is a refusal, which whoever always refuses gives as well."""
        return self.comparison.sort is not None and self.comparison.sort.marked

    def wanted(self, key: str) -> Json:
        """What is expected under a key."""
        return self.derived[key]() if key in self.derived else self.expected[key]


def fingerprint(cases: Iterable[Case]) -> str:
    """One sha256 over ids, questions and expectations: which cases a report is about."""
    whole = hashlib.sha256()
    for case in sorted(cases, key=lambda case: case.id):
        whole.update(canonical([case.id, case.question, case.expected]) + b"\n")
    return whole.hexdigest()


def in_asking_order(cases: Iterable[Case]) -> list[Case]:
    """The cases as they are asked: by a hash of the question, so that no neighbour tells what is expected."""
    return sorted(cases, key=lambda case: (_hash(case.question), case.id))


def _hash(tree: Json) -> bytes:
    return hashlib.sha256(canonical(tree)).digest()
