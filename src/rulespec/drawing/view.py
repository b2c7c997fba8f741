"""What of a position is to be shown, and how: a game draws its table and its legend to such a wish."""

import enum
from typing import Any, Generic, TypeVar

import attrs

from rulespec.language import Bilingual, Language

StateT = TypeVar("StateT")
MarksT = TypeVar("MarksT")


class Moment(enum.Enum):
    """Which position of a picture this is; the caption stands before its headline."""

    caption: Bilingual | None

    def __init__(self, caption: Bilingual | None) -> None:
        self.caption = caption

    ALONE = None
    BEFORE = Bilingual("Before", "Avant")
    AFTER = Bilingual("After", "Après")


@attrs.frozen(kw_only=True)
class View(Generic[StateT, MarksT]):
    """One position of a picture."""

    state: StateT
    states: tuple[StateT, ...]
    """Every position of the picture: what one of them needs room for has its room in all."""
    moment: Moment
    marks: MarksT
    """What the picture points out; the position before shows the same things, and marks none of them."""
    whole_table: bool
    """Everything there is; otherwise the middle of the table, and of the rest what the marks are about."""
    narrow: bool
    """For a phone: everything in one column."""
    language: Language

    def said(self, text: Bilingual) -> str:
        """A text in the language of the picture."""
        return text.in_language(self.language)


AnyView = View[Any, Any]
"""A view of whatever game."""
