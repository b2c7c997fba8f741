"""What programs are held to: all that the harness knows of a rulebook."""

from collections.abc import Mapping

import attrs


@attrs.frozen
class Standard:
    """A rulebook in one version, and the vectors in one version that ask for it."""

    name: str
    """One word, with which the names of its formats begin."""
    title: str
    """As people call it."""
    rules: str
    """Their version."""
    vectors: str
    """Their version."""
    kinds: tuple[str, ...]
    """Of questions, in the order in which reports list them."""
    together: tuple[tuple[str, ...], ...] = ()
    """Kinds that are asked as one question: to leave one of them out would give the answer away."""

    readings: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """By ruling: the names of its readings."""

    players: tuple[str, ...] = ()
    """The words of the seats; mistakes that differ only in these are alike."""

    def format(self, document: str) -> str:
        """The name of the format of a document about this rulebook."""
        return f"{self.name}-{document}"
