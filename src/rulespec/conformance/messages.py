"""The messages of the protocol, one JSON object a line: commands to the program, replies from it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeVar

import attrs
import orjson

from rulespec.conformance import shapes
from rulespec.conformance.cases import Ability
from rulespec.conformance.shapes import Unfit
from rulespec.conformance.trees import Json, is_deeper_than

PROTOCOL: Final = 1
DEEPEST_NESTING: Final = 64


@attrs.frozen
class Start:
    """The first command: which protocol, which vectors, which rules."""

    word: ClassVar = ("command", "start")
    protocol: int
    vectors: str
    rules: str


@attrs.frozen
class Run:
    """One question, to be answered with its number."""

    word: ClassVar = ("command", "run")
    number: int
    vector: Mapping[str, Any]


@attrs.frozen
class Stop:
    """The last command: the program ends by itself."""

    word: ClassVar = ("command", "stop")


@attrs.frozen
class Introduction:
    """The reply to ``start``: what the program is, and what it can do."""

    word: ClassVar = ("reply", "start")
    protocol: int
    name: str
    version: str
    language: str
    kinds: tuple[str, ...] | None = None
    """The kinds of vectors that it answers; all if it does not say."""
    events: bool = True
    reasons: bool = True

    @property
    def abilities(self) -> frozenset[Ability]:
        """What it does not do without."""
        return frozenset(ability for ability in Ability if getattr(self, ability.value))

    def supports(self, kind: str) -> bool:
        """It answers vectors of this kind."""
        return self.kinds is None or kind in self.kinds


@attrs.frozen
class Answered:
    """A question answered."""

    word: ClassVar = ("reply", "result")
    number: int
    result: Mapping[str, Any]


@attrs.frozen
class Declined:
    """A question left out, with the reason."""

    word: ClassVar = ("reply", "skipped")
    number: int
    reason: str


@attrs.frozen
class Faltered:
    """A question on which the program failed and lives on."""

    word: ClassVar = ("reply", "errored")
    number: int
    message: str


Command = Start | Run | Stop
Reply = Introduction | Answered | Declined | Faltered
COMMANDS: Final[tuple[type[Command], ...]] = (Start, Run, Stop)
REPLIES: Final[tuple[type[Reply], ...]] = (Introduction, Answered, Declined, Faltered)
TO_A_QUESTION: Final[tuple[type[Answered | Declined | Faltered], ...]] = (Answered, Declined, Faltered)

Message = TypeVar("Message")


class Garbage(Exception):
    """A line that is no JSON object."""


def write(message: Command | Reply) -> bytes:
    """A message as one line."""
    key, word = message.word
    fields = {field.name: getattr(message, field.name) for field in attrs.fields(type(message))}
    given = {name: value for name, value in fields.items() if value is not None}
    return orjson.dumps({key: word, **given}) + b"\n"


def parse(line: bytes) -> Mapping[str, Json]:
    """The object on a line; Garbage if there is none."""
    try:
        tree: Json = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise Garbage from error
    if not isinstance(tree, dict) or is_deeper_than(DEEPEST_NESTING, tree):
        raise Garbage
    return tree


def read(tree: Mapping[str, Json], kinds: tuple[type[Message], ...]) -> Message:
    """The message, of one of these kinds, that an object states; Unfit if it is none."""
    by_word: dict[str, type[Message]] = {}
    tag = ""
    for kind in kinds:
        tag, word = kind.word  # type: ignore[attr-defined]
        by_word[word] = kind
    found = tree.get(tag)
    if not isinstance(found, str) or found not in by_word:
        listed = " | ".join(by_word)
        raise Unfit(f"/{tag}", listed, found)
    return shapes.read(by_word[found], {key: value for key, value in tree.items() if key != tag})
