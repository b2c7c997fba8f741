"""The messages of the protocol, one JSON object a line: commands to the program, replies from it."""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import ClassVar, Final, TypeVar

import attrs

from rulespec.codec.border import Json, dumps
from rulespec.codec.misfit import expected
from rulespec.codec.tree import Bounds, NotJson
from rulespec.codec.tree import parse as parse_tree
from rulespec.conformance import shapes
from rulespec.conformance.cases import Ability
from rulespec.language import Bilingual

PROTOCOL: Final = 1
BOUNDS: Final = Bounds(size=16 * 1024 * 1024, depth=64)
"""Of one line."""


@attrs.frozen
class Message:
    """One line; the word under a key says which."""

    word: ClassVar[tuple[str, str]]


@attrs.frozen
class Start(Message):
    """The first command: which protocol, which vectors, which rules."""

    word = ("command", "start")
    protocol: int
    vectors: str
    rules: str


@attrs.frozen
class Run(Message):
    """One question, to be answered with its number."""

    word = ("command", "run")
    number: int
    vector: Mapping[str, Json]


@attrs.frozen
class Stop(Message):
    """The last command: the program ends by itself."""

    word = ("command", "stop")


@attrs.frozen
class Introduction(Message):
    """The reply to ``start``: what the program is, and what it can do."""

    word = ("reply", "start")
    protocol: int
    name: str
    version: str
    language: str
    kinds: tuple[str, ...] | None = None
    """The kinds of vectors that it answers; all if it does not say."""
    readings: Mapping[str, tuple[str, ...]] | None = None
    """By ruling: the readings beside the default one under which it can play; all if it does not say.

    A ruling that is not named is played under its default reading. An asterisk stands for any letters.
    """
    events: bool = True
    reasons: bool = True

    @property
    def abilities(self) -> frozenset[Ability]:
        """What it does not do without."""
        said = {Ability.EVENTS: self.events, Ability.REASONS: self.reasons}
        return frozenset(ability for ability in Ability if said[ability])

    def supports(self, kind: str) -> bool:
        """It answers vectors of this kind."""
        return self.kinds is None or kind in self.kinds

    def plays_under(self, ruling: str, reading: str) -> bool:
        """It can play under this reading, which is not the default one."""
        return self.readings is None or any(
            fnmatchcase(reading, name) for name in self.readings.get(ruling, ())
        )


@attrs.frozen
class Answered(Message):
    """A question answered."""

    word = ("reply", "result")
    number: int
    result: Mapping[str, Json]


@attrs.frozen
class Declined(Message):
    """A question left out, with the reason."""

    word = ("reply", "skipped")
    number: int
    reason: str


@attrs.frozen
class Faltered(Message):
    """A question on which the program failed and lives on."""

    word = ("reply", "errored")
    number: int
    message: str


Command = Start | Run | Stop
Reply = Introduction | Answered | Declined | Faltered
COMMANDS: Final[tuple[type[Command], ...]] = (Start, Run, Stop)
REPLIES: Final[tuple[type[Reply], ...]] = (Introduction, Answered, Declined, Faltered)
TO_A_QUESTION: Final[tuple[type[Answered | Declined | Faltered], ...]] = (Answered, Declined, Faltered)

AnyMessage = TypeVar("AnyMessage", bound=Message)


class Garbage(Exception):
    """A line that is no JSON object."""


def write(message: Command | Reply) -> bytes:
    """A message as one line."""
    key, word = message.word
    fields = {field.name: getattr(message, field.name) for field in attrs.fields(type(message))}
    given = {name: value for name, value in fields.items() if value is not None}
    return dumps({key: word, **given}) + b"\n"


def parse(line: bytes) -> Mapping[str, Json]:
    """The object on a line; Garbage if there is none, Misfit if a key is repeated somewhere in it."""
    try:
        tree = parse_tree(line, BOUNDS)
    except NotJson as error:
        raise Garbage from error
    if not isinstance(tree, dict):
        raise Garbage
    return tree


def read(tree: Mapping[str, Json], kinds: tuple[type[AnyMessage], ...]) -> AnyMessage:
    """The message, of one of these kinds, that an object states; Misfit if it is none."""
    tag = kinds[0].word[0]
    by_word = {kind.word[1]: kind for kind in kinds}
    found = tree.get(tag)
    if not isinstance(found, str) or found not in by_word:
        listed = " | ".join(by_word)
        raise expected(Bilingual(listed, listed), found).within(tag)
    return shapes.read(by_word[found], {key: value for key, value in tree.items() if key != tag})
