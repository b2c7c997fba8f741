"""Pictures of High Card: a row for each player, the die, and the cards that were played."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from high_ref.model.decisions import PlayOrPass
from high_ref.model.events import CardDealt, CardPlayed, DieShown, Passed
from high_ref.model.table import State, Table
from high_ref.model.things import TURNS, Card, Seat
from high_ref.notation import NOTATION
from high_ref.rules.ending import is_over
from high_ref.vocabulary import SEATS, VOCABULARY
from rulespec.drawing import Drawing, Look, Moment, View
from rulespec.drawing.key import key
from rulespec.drawing.labels import CHANGED, DECIDES, labelled
from rulespec.drawing.marking import CHANGED_SAMPLE, frame
from rulespec.drawing.svg import Block, Number, below, element, spoken, text
from rulespec.engine import Event
from rulespec.language import Bilingual, Language
from rulespec.telling import Telling

if TYPE_CHECKING:
    from rich.console import RenderableType

Seats = frozenset[Seat]
"""Those for whom something has changed."""
TableView = View[State, Seats]

WIDTH: Final = 560
ROW: Final = 50
PLAYED: Final = Bilingual("played", "jouées")
TELLING: Final = Telling(VOCABULARY)
DIE: Final = Bilingual("die", "dé")

LOOK: Final = Look(
    name="high",
    colours={"card": "#fff4d6"},
    day={"felt": "#e6f3e6"},
    night={"felt": "#12301c"},
    classes={"card": "fill:$card;stroke:$outline", "row": "fill:$felt"},
    shapes={"die": '<rect x="-15" y="-15" width="30" height="30" rx="6" class="hollow"/>'},
)


def headline(state: State, language: Language) -> str:
    """How many turns there have been."""
    turns = TURNS * len(state.terms.seats)
    begun = min(state.turns, turns)
    return Bilingual(f"Turn {begun} of {turns}", f"Tour {begun} sur {turns}").in_language(language)


def situation(state: State, language: Language) -> tuple[str, ...]:
    """Who decides; nobody once the game is over."""
    if is_over(state):
        return (Bilingual("The game is over", "La partie est finie").in_language(language),)
    return tuple(TELLING.tell_decision(wait, language) for wait in reversed(state.pending))


def contents(state: State, language: Language) -> str:
    """Every row."""
    return " ".join(f"{_row_said(state, seat, language)}." for seat in state.terms.seats)


def marks(events: Iterable[Event[Table]]) -> Seats:
    """Those who were dealt a card, for whom the die was rolled, or who answered it."""
    told = (CardDealt, DieShown, CardPlayed, Passed)
    return frozenset(event.player for event in events if isinstance(event, told))


def table(view: TableView) -> Block:
    """A row for each player; of the whole table, also the cards that were played."""
    rows = [_row(view, seat) for seat in view.state.terms.seats]
    pile = [_pile(view)] if view.whole_table else []
    return below((*rows, *pile), 8)


def in_hand(view: TableView) -> Block | None:
    """The die, while somebody has to answer it."""
    dice = [wait.die for wait in view.state.pending if isinstance(wait, PlayOrPass)]
    shown = [LOOK.use("die", 20, 22) + text(str(die), 20, 29, 20, "bold middle") for die in dice]
    return Block(40, 44, "".join(shown)) if shown else None


def legend(view: TableView, width: Number) -> Block:
    """The die, and the marks."""
    items = [(LOOK.use("die", 0, 0), DIE), (LOOK.use("decides", 0, 0), DECIDES)]
    if view.marks:
        items.append((CHANGED_SAMPLE, CHANGED))
    return key(items, width, view.language)


def board(state: State, language: Language) -> "RenderableType":
    """The same in letters."""
    from rich.console import Group  # noqa: PLC0415  slow to load
    from rich.text import Text  # noqa: PLC0415

    from rulespec.drawing.terminal import heading  # noqa: PLC0415

    top = heading(headline(state, language), situation(state, language), language)
    return Group(*top, *[Text(_row_said(state, seat, language)) for seat in state.terms.seats])


def _row_said(state: State, seat: Seat, language: Language) -> str:
    cards = " ".join(str(card.value) for card in state.hands[seat])
    return labelled(SEATS[seat].name, f"{state.points[seat]} | {cards or '–'}", language)


def _row(view: TableView, seat: Seat) -> Block:
    state = view.state
    parts = [
        element("rect", width=WIDTH, height=ROW, rx=8, class_="row"),
        text(f"{view.said(SEATS[seat].name)} {state.points[seat]}", 12, 32, 20, "bold"),
        *[_card(card, 160 + number * 44) for number, card in enumerate(state.hands[seat])],
        frame(WIDTH, ROW) if seat in view.marks and view.moment is not Moment.BEFORE else "",
    ]
    return Block(WIDTH, ROW, spoken(_row_said(state, seat, view.language), *parts))


def _card(card: Card, x: Number) -> str:
    paper = element("rect", x=x, y=5, width=34, height=40, rx=4, class_="card")
    return paper + text(str(card.value), x + 17, 32, 20, "bold middle on-light")


def _pile(view: TableView) -> Block:
    cards = " ".join(str(card.value) for card in view.state.played) or "–"
    return Block(WIDTH, 30, text(labelled(PLAYED, cards, view.language), 12, 22, 20, "faint"))


DRAWING: Final = Drawing[State, Seats](
    title="High Card",
    look=LOOK,
    headline=headline,
    situation=situation,
    description=contents,
    contents=contents,
    card=NOTATION.write_card,
    marks=marks,
    refused=lambda marks, _state, _actions: marks,
    table=table,
    in_hand=in_hand,
    legend=legend,
    needs_whole_table=lambda state: bool(state.played),
    board=board,
)
