"""The Scientist: it harvests or transforms, wherever it stood."""

from lum42_ref.model.components import Colour


def colours(harvest: tuple[Colour, ...], transform: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """The colours it may harvest or transform: those of its place, whichever action the place asks for.

    Rules:
        SCI-1: Scientist: either action
        SCI-2: Scientist: colour
        SCI-3: Scientist: black planet and white moon
    """
    return harvest or transform
