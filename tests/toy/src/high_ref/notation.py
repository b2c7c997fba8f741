"""High Card as text: cards, actions and records."""

from collections.abc import Iterator
from typing import Final

import attrs

from high_ref import __version__
from high_ref.engine import ENGINE
from high_ref.model.decisions import Decision
from high_ref.model.table import Layout, State, Terms
from high_ref.model.things import Card, Seat
from high_ref.rulings import Rulings
from high_ref.vocabulary import CARDS, SEATS, VOCABULARY
from rulespec.errors import FormatError
from rulespec.language import Bilingual
from rulespec.notation import (
    Cards,
    Draft,
    Layouts,
    Made,
    Notation,
    Script,
    Stated,
    Statement,
    Statements,
    numbered,
    pending_statement,
    reading_statement,
    table,
)
from rulespec.notation.readings import reading_lines
from rulespec.notation.record_text import HEADER

READING: Final = "R-01 equal_beats"


@attrs.define
class HighDraft(Draft[Rulings, Decision]):
    """What was stated."""

    rulings: Rulings = attrs.field(factory=Rulings)
    seats: tuple[Seat, ...] = (Seat.RED, Seat.BLUE)
    turns: int = 0
    points: dict[Seat, int] = attrs.field(factory=dict)
    hands: dict[Seat, tuple[Card, ...]] = attrs.field(factory=dict)
    played: tuple[Card, ...] = ()

    def state(self) -> State:
        """The position."""
        points = dict.fromkeys(self.seats, 0) | self.points
        hands = dict.fromkeys(self.seats, ()) | self.hands
        return State(Terms(self.seats, self.rulings), self.turns, points, hands, self.played, self.pending)


def _read_players(draft: HighDraft, stated: Stated) -> None:
    draft.seats = tuple(word.marked(SEATS) for word in stated.words)


def _read_turns(draft: HighDraft, stated: Stated) -> None:
    draft.turns = stated.only.number(Bilingual("turns", "tours"), 99)


def _read_points(draft: HighDraft, stated: Stated) -> None:
    seat, points = stated.pair
    draft.points[seat.marked(SEATS)] = points.number("points")


def _read_hand(draft: HighDraft, stated: Stated) -> None:
    seat, *cards = stated.words
    if not cards:
        raise stated.misshapen()
    draft.hands[seat.marked(SEATS)] = tuple(sorted(word.marked(CARDS) for word in cards))


def _read_played(draft: HighDraft, stated: Stated) -> None:
    draft.played = tuple(word.marked(CARDS) for word in stated.words)


def _layout(draft: HighDraft) -> Layout:
    if not draft.seats:
        raise FormatError(HEADER, Bilingual("expected the line players", "attendu : la ligne joueurs"))
    return Layout(draft.seats)


def _card_lines(state: State) -> Iterator[str]:
    yield f"players {' '.join(map(SEATS.mark, state.terms.seats))}; turns {state.turns}"
    yield from reading_lines(state.terms.rulings)
    for seat in state.terms.seats:
        if state.points[seat]:
            yield f"points {SEATS.mark(seat)} {state.points[seat]}"
        if state.hands[seat]:
            yield f"hand {SEATS.mark(seat)} {' '.join(map(CARDS.mark, state.hands[seat]))}"
    if state.played:
        yield f"played {' '.join(map(CARDS.mark, state.played))}"
    for decision in state.pending:
        yield f"pending {SCRIPT.decisions.write(decision)}"


def _layout_lines(layout: Layout) -> Iterator[str]:
    yield f"players {' '.join(map(SEATS.mark, layout.seats))}"


SIDE: Final = numbered(Bilingual("NUMBER", "NOMBRE"), Bilingual("a side", "une face"), 9)
SCRIPT: Final = Script(
    engine=ENGINE,
    vocabulary=VOCABULARY,
    numbers={"number": SIDE, "die": SIDE},
)
PLAYERS: Final = Statement(
    Bilingual("players", "joueurs"),
    Bilingual("players SEAT SEAT …, clockwise", "joueurs JOUEUR JOUEUR …, dans le sens horaire"),
    _read_players,
)
NOTATION: Final = Notation(
    name="high",
    rules_version=__version__,
    engine=ENGINE,
    script=SCRIPT,
    cards=Cards(
        begin=HighDraft,
        statements=Statements(
            table(
                PLAYERS,
                Statement(
                    Bilingual("turns", "tours"), Bilingual("turns NUMBER", "tours NOMBRE"), _read_turns
                ),
                Statement(
                    "points",
                    Bilingual("points SEAT NUMBER", "points JOUEUR NOMBRE"),
                    _read_points,
                    Made.FOR_EACH,
                    SEATS.marks,
                ),
                Statement(
                    Bilingual("hand", "main"),
                    Bilingual("hand SEAT CARD …", "main JOUEUR CARTE …"),
                    _read_hand,
                    Made.FOR_EACH,
                    SEATS.marks,
                ),
                Statement(
                    Bilingual("played", "jouées"), Bilingual("played CARD …", "jouées CARTE …"), _read_played
                ),
                reading_statement(READING),
                pending_statement(SCRIPT.decisions),
            ),
            Bilingual("a statement", "un énoncé"),
        ),
        finish=HighDraft.state,
        lines=_card_lines,
    ),
    layouts=Layouts(begin=HighDraft, statements=(PLAYERS,), finish=_layout, lines=_layout_lines),
    example=READING,
)
