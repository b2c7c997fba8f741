"""What a case is about, for people: handed in by those who know how the game is written and drawn."""

from collections.abc import Callable

import attrs

from rulespec.conformance.cases import Case
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.session import Finding


@attrs.frozen
class Scene:
    """A position and an action in the notation of the game."""

    card: str | None = None
    """The position; of a game the one before the action after which it differs."""
    action: str | None = None
    """Who does what."""
    number: int | None = None
    """Of a game: which action it is, the first being 1; 0 is the opening position."""
    due: tuple[str, ...] = ()
    """What should come of it, in sentences: what happens, or why it is refused."""


@attrs.frozen
class Stage:
    """How a case is shown; of a game it is said after how many actions it goes wrong, if that is known."""

    scene: Callable[[Case, int | None], Scene]
    picture: Callable[[Case, int | None], str | None]
    """As SVG; nothing if there is nothing to be drawn."""

    def scene_of(self, one: Finding) -> Scene:
        """The scene of something that went wrong."""
        return self.scene(one.case, _moment(one))

    def picture_of(self, one: Finding) -> str | None:
        """The picture of something that went wrong."""
        return self.picture(one.case, _moment(one))


def _moment(one: Finding) -> int | None:
    return one.why.moment if isinstance(one.why, Deviation) else None
