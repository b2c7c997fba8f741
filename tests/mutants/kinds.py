"""What is altered, and what came of it."""

import enum

import attrs


@attrs.frozen
class Mutant:
    """One small change to the rules."""

    name: str
    """As mutmut calls it, or for a table: its place and a number."""
    module: str
    """The module that holds it, such as ``lum42_ref.rules.portals``."""
    place: str
    """The function or table, as citations call it, such as ``rules.portals.targets``."""
    change: str
    """The lines before (-) and after (+)."""
    lines: frozenset[int] = frozenset()
    """The lines, in the file with the mutants, of the statements that are altered."""
    source: str | None = None
    """For a table, which exists as soon as its module is imported: the whole module, altered."""

    @property
    def is_table(self) -> bool:
        """It lies outside functions and takes effect when its module is imported."""
        return self.source is not None


class Notice(enum.StrEnum):
    """How a vector notices a mutant."""

    ANSWER = "answer"
    """The answer is another."""
    ERROR = "error"
    """There is no answer: something is raised."""
    TIMEOUT = "timeout"
    """The answer does not come."""


@attrs.frozen
class Kill:
    """A vector that notices a mutant."""

    vector: str
    notice: Notice


@attrs.frozen
class Result:
    """What came of one mutant."""

    mutant: Mutant
    tried: int
    """How many vectors were tried."""
    kills: tuple[Kill, ...]
    """None: it survives."""

    @property
    def is_killed(self) -> bool:
        """Some vector notices it."""
        return bool(self.kills)

    @property
    def is_timeout(self) -> bool:
        """It is noticed for nothing but its slowness."""
        return self.is_killed and all(kill.notice is Notice.TIMEOUT for kill in self.kills)
