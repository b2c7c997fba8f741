"""What a game gives so that its positions can be drawn, and the pictures that are made of it."""

import html
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import attrs

from rulespec.drawing.heading import heading
from rulespec.drawing.look import Look, Theme
from rulespec.drawing.svg import Block, Number, below, beside, element, moved
from rulespec.drawing.view import Moment, View
from rulespec.engine.kinds import Action, Event
from rulespec.engine.table import AnyState, Step
from rulespec.language import Language

if TYPE_CHECKING:
    from rich.console import RenderableType  # slow to load, and only terminals need it

StateT = TypeVar("StateT", bound=AnyState)
MarksT = TypeVar("MarksT")

GAP: Final = 16
APART: Final = 48
"""The gap between before and after."""
MARGIN: Final = 16
PHONE_WIDTH: Final = 512
"""The room that a picture for a phone gives to its parts: what is set in 19, a phone shows in 12 pixels."""


def nothing_in_hand(_view: object) -> Block | None:
    """Of a game in which nothing is ever between two places."""
    return None


@attrs.frozen(kw_only=True)
class Drawing(Generic[StateT, MarksT]):
    """How the positions of a game are drawn: as SVG, and in letters for a terminal.

    The fields are the game's; ``draw`` and ``draw_change`` make of them a picture that needs nothing else.
    """

    title: str
    look: Look
    headline: Callable[[StateT, Language], str]
    """Where the game stands, in a few words."""
    situation: Callable[[StateT, Language], Sequence[str]]
    """Who decides what, or how the game ended; then whatever waits after it."""
    description: Callable[[StateT, Language], str]
    """The position in one paragraph, for those who do not see it."""
    contents: Callable[[StateT, Language], str]
    """What lies where, in sentences: the text that stands for a picture on a page."""
    card: Callable[[StateT], str]
    """The position as text: every picture carries its own."""
    marks: Callable[[Iterable[Event[Any]]], MarksT]
    """What a picture points out after such events; nothing after none."""
    refused: Callable[[MarksT, StateT, Iterable[Action]], MarksT]
    """The same, and besides what a picture points out of actions that are refused in a position."""
    table: Callable[[View[StateT, MarksT]], Block]
    in_hand: Callable[[View[StateT, MarksT]], Block | None] = nothing_in_hand
    """What lies nowhere on the table just now."""
    legend: Callable[[View[StateT, MarksT], Number], Block]
    """What the shapes and letters mean, in such a width."""
    needs_whole_table: Callable[[StateT], bool]
    """Whether what matters now lies beside the middle of the table."""
    board: Callable[[StateT, Language], "RenderableType"]
    """The position for a terminal, as wide as the console allows."""

    def draw(  # noqa: PLR0913  each option stands alone
        self,
        state: StateT,
        *,
        before: StateT | None = None,
        marks: MarksT | None = None,
        refused: Iterable[Action] = (),
        whole_table: bool = True,
        theme: Theme = Theme.AUTO,
        language: Language = Language.EN,
        legend: bool = True,
        narrow: bool = False,
        card: bool = True,
    ) -> str:
        """A position as SVG; with ``before``, that position at its side.

        Its card is in the picture's metadata, unless it says what is hidden; with ``before``, first the card
        of that position. Without
        the whole table, the middle of it, and of the rest only what the marks are about. Narrow pictures are
        for phones: everything in one column.
        """
        view = View(
            state=state,
            states=(state,) if before is None else (before, state),
            moment=Moment.ALONE if before is None else Moment.AFTER,
            marks=self.refused(self.marks(()) if marks is None else marks, state, refused),
            whole_table=whole_table,
            narrow=narrow,
            language=language,
        )
        shown = below(self._position(view), GAP) if before is None else self._both(before, view)
        if legend:
            shown = below((shown, self.legend(view, shown.width)), GAP)
        cards = [self.card(one) for one in view.states] if card else []
        return self._document(shown, view, theme, cards)

    def draw_change(  # noqa: PLR0913  likewise
        self,
        before: StateT,
        step: Step[StateT],
        *,
        refused: Iterable[Action] = (),
        whole_table: bool = False,
        theme: Theme = Theme.AUTO,
        language: Language = Language.EN,
        legend: bool = True,
        narrow: bool = False,
    ) -> str:
        """What an action did: before and after side by side, what changed, and what was then refused."""
        return self.draw(
            step.state,
            before=before,
            marks=self.marks(step.events),
            refused=refused,
            whole_table=whole_table,
            theme=theme,
            language=language,
            legend=legend,
            narrow=narrow,
        )

    def _position(self, view: View[StateT, MarksT]) -> tuple[Block, Block]:
        """The heading, and the table below it."""
        table = self.table(view)
        headline = self.headline(view.state, view.language)
        situation = self.situation(view.state, view.language)
        head = heading(view, headline, situation, self.look, table.width, self.in_hand(view))
        return head, table

    def _both(self, before: StateT, view: View[StateT, MarksT]) -> Block:
        """Two positions, the later one at the right, or below in a narrow picture."""
        head, table = self._position(attrs.evolve(view, state=before, moment=Moment.BEFORE))
        later_head, later_table = self._position(view)
        if view.narrow:
            return below((below((head, table), GAP), below((later_head, later_table), GAP)), APART)
        heads = Block(table.width + APART, max(head.height, later_head.height), head.markup)
        return below((beside((heads, later_head), 0), beside((table, later_table), APART)), GAP)

    def _document(self, shown: Block, view: View[StateT, MarksT], theme: Theme, cards: Iterable[str]) -> str:
        width, height = round(shown.width + 2 * MARGIN), round(shown.height + 2 * MARGIN)
        headline = self.headline(view.state, view.language)
        return element(
            "svg",
            element("title", html.escape(f"{self.title} – {headline}")),
            element("desc", html.escape(self.description(view.state, view.language))),
            *[element("metadata", html.escape(card, quote=False)) for card in cards],
            element("style", self.look.style_sheet(theme)),
            self.look.definitions(shown.markup),
            element("rect", width=width, height=height, class_="paper"),
            moved(shown.markup, MARGIN, MARGIN),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            width=width,
            height=height,
            class_=self.look.class_of(theme),
            role="group",
            lang=view.language.value,
        )
