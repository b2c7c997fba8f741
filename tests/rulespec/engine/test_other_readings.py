"""What a game may say of its decisions and its players, beside what waits."""

import attrs

from high_ref.engine import ENGINE
from high_ref.model.decisions import Pass, PlayOrPass
from high_ref.model.reasons import Reason
from high_ref.model.table import State, Table
from high_ref.model.things import Seat
from high_ref.rules import turns
from high_ref.rulings import EqualNumber, Rulings
from rulespec.engine import Objection
from rulespec.engine.lots import settle_chance
from tests.rulespec.engine.test_lots import dealt, opening

OTHER = Rulings(equal_number=EqualNumber.EQUAL_BEATS)


def not_asked_where_equal_beats(table: Table, choice: PlayOrPass) -> PlayOrPass | None:
    return None if table.terms.rulings == OTHER else choice


def waiting() -> State:
    return settle_chance(ENGINE, opening(), dealt).state


def test_a_decision_that_other_readings_do_not_ask_is_gone_on_from() -> None:
    chapters = tuple(
        attrs.evolve(turns.TURN, reread=not_asked_where_equal_beats) if chapter is turns.TURN else chapter
        for chapter in ENGINE.chapters
    )
    engine = attrs.evolve(ENGINE, chapters=chapters)
    state = waiting()
    there = engine.under(state, OTHER)
    assert [type(one).__name__ for one in there.pending] == ["Roll"]
    doubts = engine.explain(state, Pass(), depends_on=True).depends_on or ()
    assert [(doubt.ruling, doubt.others["equal_beats"].allowed) for doubt in doubts] == [("R-01", False)]


def barred(_table: object, seat: Seat) -> tuple[Objection, ...]:
    return (Reason.NOT_IN_HAND.objection,) if seat is Seat.BLUE else ()


def test_what_bars_a_seat_is_said_beside_that_another_decides() -> None:
    engine = attrs.evolve(ENGINE, bars=barred)
    assert engine.explain(waiting(), Pass(), Seat.BLUE).reasons == (Reason.OTHER_SEAT, Reason.NOT_IN_HAND)
    assert engine.explain(waiting(), Pass(), Seat.LIME).reasons == (Reason.OTHER_SEAT,)
    assert engine.explain(waiting(), Pass(), Seat.RED).allowed


def test_so_many_play_where_nobody_says() -> None:
    assert len(ENGINE.first_seats(None)) == 3
    assert len(attrs.evolve(ENGINE, usual_players=2).first_seats(None)) == 2
