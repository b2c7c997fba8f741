"""A parlour game of a few words: somebody greets a guest, or chance sends one away."""

import enum

import attrs

from rulespec.engine import Action, Chance, Decision, Event, Reason
from rulespec.language import Bilingual
from rulespec.vocabulary import (
    FEMININE,
    MASCULINE,
    Adjective,
    Entry,
    Frame,
    Kinds,
    Noun,
    Things,
    Vocabulary,
    composed_name,
    told,
    told_by,
)


class Host(enum.Enum):
    """Who plays."""

    ELDER = "elder"
    TALL = "tall"


class Guest(enum.IntEnum):
    """Who may come."""

    AUNT = 1
    KING = 2
    OTTER = 3


@attrs.frozen
class Pair:
    """A guest and whose it is."""

    host: Host
    guest: Guest

    def __str__(self) -> str:
        return f"{self.host.value}/{self.guest.value}"


@attrs.frozen
class Greet(Action):
    """Greet a guest, so many times, perhaps with another."""

    guest: Guest
    times: int
    beside: Guest | None = None


@attrs.frozen
class Leave(Action):
    """What chance brings."""

    pair: Pair


@attrs.frozen
class Welcome(Decision[Host]):
    """Whom to greet."""

    guests: tuple[Guest, ...] = ()
    late: bool = False


@attrs.frozen
class Lot(Decision[Chance]):
    """Chance decides who leaves."""


@attrs.frozen
class Greeted(Event[object]):
    """Somebody was greeted."""

    seat: Host
    guest: Guest
    again: bool


@attrs.frozen
class Left(Event[object]):
    """Somebody went."""

    pair: Pair


class Refusal(Reason):
    """Why not."""

    ABSENT = 1, ("GRT-1",)
    OVER = 2, ("GRT-2",)


HOSTS = Things(
    Host,
    Bilingual("a host", "un hôte"),
    {
        Host.ELDER: Entry(Adjective("Elder", "Aîné", "Aînée")),
        Host.TALL: Entry(Adjective("Tall", "Grand", "Grande")),
    },
)
GUESTS = Things(
    Guest,
    Bilingual("a guest", "un invité de la maison"),
    {
        Guest.AUNT: Entry(Noun("aunt", "tante", FEMININE), mark="A"),
        Guest.KING: Entry(Noun("king", "roi", MASCULINE), mark="K"),
        Guest.OTTER: Entry(Noun("otter", "loutre", FEMININE, several=True), mark="O"),
    },
)


def greeted(event: Greeted) -> Frame:
    """Once, or once more."""
    frame = Frame("{seat} greets {guest:one}", "{seat} salue {guest:one}")
    return frame + Frame(" again", " encore") if event.again else frame


def pair_name(pair: Pair) -> Noun:
    """A guest and whose it is."""
    return GUESTS[pair.guest].name.owned_by(HOSTS[pair.host].name)


ACTIONS = (
    told(Greet, "Greet {guest:the}", "Saluer {guest:the}"),
    told(Leave, "{pair:the} leaves", "{pair:the} part", word="go"),
)
DECISIONS = (
    told(Welcome, "{seat} greets {guests:a or}", "{seat} salue {guests:a or}"),
    told(Lot, "{seat:the} decides who leaves", "{seat:the} décide qui part"),
)
EVENTS = (
    told_by(Greeted, greeted),
    told(Left, "{pair:the} has left, number {pair.guest:number}", "{pair:the} est parti{pair:e}"),
)
REASONS: dict[enum.Enum, Bilingual] = {
    Refusal.ABSENT: Bilingual("Nobody is there.", "Personne n'est là."),
    Refusal.OVER: Bilingual("It is over.", "C'est fini."),
}
KINDS = Kinds((Greet, Leave), (Welcome, Lot), (Greeted, Left), Refusal)
PARLOUR = Vocabulary(
    kinds=KINDS,
    things=(HOSTS, GUESTS),
    actions=ACTIONS,
    decisions=DECISIONS,
    events=EVENTS,
    reasons=REASONS,
    composed={Pair: composed_name(Pair, pair_name)},
)
