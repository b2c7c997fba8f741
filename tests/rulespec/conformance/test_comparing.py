"""What explains most is told first, up to ten differences, and what only follows from them is left out."""

from collections.abc import Mapping

import attrs
import pytest

from rulespec.codec.border import Json
from rulespec.conformance.cases import Ability, Advice, Case, Comparison, Sort
from rulespec.conformance.comparing import MOST_DIFFERENCES, Deviation, deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.language import Bilingual

ABLE = frozenset(Ability)
TELL_MORE = Bilingual("tell more", "dites-en plus")


def case(expected: dict[str, Json], comparison: Comparison, **derived: Json) -> Case:
    worked_out = {key: lambda value=value: value for key, value in derived.items()}
    return Case("kind/name", "kind", (), (), {"type": "kind"}, expected, comparison, derived=worked_out)


def compared(asked: Case, answer: Mapping[str, Json]) -> Deviation | None:
    return deviation(asked, answer, ABLE)


def told(asked: Case, answer: Mapping[str, Json]) -> list[str]:
    found = compared(asked, answer)
    return [] if found is None else [one.told.en for one in found.each]


STEP = case(
    {"digest": "abc", "events": [{"type": "moved"}, {"type": "scored", "points": 2}], "scores": {"a": 2}},
    Comparison(
        required=("events", "scores"),
        one_of=(("state", "digest"),),
        advice=(Advice("digest", without="state", told=TELL_MORE),),
    ),
    state={"round": 1, "scores": {"a": 2}},
)


def test_events_come_before_scores_and_the_state_comes_last() -> None:
    answer: dict[str, Json] = {
        "state": {"round": 2, "scores": {"a": 1}},
        "scores": {"a": 1},
        "events": [{"type": "moved"}, {"type": "scored", "points": 1}],
    }
    assert compared(STEP, answer) == Deviation(
        (
            Difference("/events/1/points", Problem.OTHER, "2", "1", of="scored"),
            Difference("/scores/a", Problem.OTHER, "2", "1"),
            Difference("/state/round", Problem.OTHER, "1", "2"),
            Difference("/state/scores/a", Problem.OTHER, "2", "1"),
        )
    )


def test_what_the_state_tells_the_digest_need_not_tell_again() -> None:
    right: dict[str, Json] = {
        "events": [{"type": "moved"}, {"type": "scored", "points": 2}],
        "scores": {"a": 2},
        "state": {"round": 1, "scores": {"a": 2}},
        "digest": "abc",
    }
    assert compared(STEP, right) is None
    other: dict[str, Json] = {**right, "state": {"round": 9, "scores": {"a": 2}}, "digest": "abd"}
    assert told(STEP, other) == ["/state/round: expected 1, found 9"]
    assert told(STEP, {**right, "digest": "abd"}) == ['/digest: expected "abc", found "abd"']


@pytest.mark.parametrize(
    ("answer", "advice"),
    [
        ({"digest": "abd"}, (TELL_MORE,)),
        ({"digest": "abd", "state": {"round": 1, "scores": {"a": 2}}}, ()),
        ({"digest": "abd", "scores": {"a": 3}}, ()),
        ({"state": {"round": 2, "scores": {"a": 2}}}, ()),
    ],
)
def test_advice_is_given_where_nothing_else_tells_more(
    answer: dict[str, Json], advice: tuple[Bilingual, ...]
) -> None:
    right: dict[str, Json] = {
        "events": [{"type": "moved"}, {"type": "scored", "points": 2}],
        "scores": {"a": 2},
    }
    found = compared(STEP, {**right, **answer})
    assert found is not None
    assert found.advice == advice


@pytest.mark.parametrize(
    ("events", "differences"),
    [
        (
            [{"type": "scored", "points": 2}],
            [Difference("/events/0", Problem.MISSING, expected='{"type":"moved"}')],
        ),
        (
            [{"type": "moved"}],
            [Difference("/events/1", Problem.MISSING, expected='{"type":"scored","points":2}')],
        ),
        (
            [{"type": "moved"}, {"type": "ejected"}, {"type": "scored", "points": 2}],
            [Difference("/events/1", Problem.SURPLUS, found='{"type":"ejected"}')],
        ),
        (
            [{"type": "ejected"}, {"type": "scored", "points": 1}],
            [
                Difference("/events/0", Problem.MISSING, expected='{"type":"moved"}'),
                Difference("/events/0", Problem.SURPLUS, found='{"type":"ejected"}'),
                Difference("/events/1/points", Problem.OTHER, "2", "1", of="scored"),
            ],
        ),
    ],
)
def test_an_event_left_out_or_put_in_makes_no_other_wrong(
    events: list[Json], differences: list[Difference]
) -> None:
    found = compared(STEP, {"digest": "abc", "scores": {"a": 2}, "events": events})
    assert found == Deviation(tuple(differences))


def test_long_lists_are_compared_place_by_place() -> None:
    long = case({"list": [*range(3_000)]}, Comparison(required=("list",)))
    found = compared(long, {"list": [*range(1, 3_001)]})
    assert found is not None
    assert found.each[0] == Difference("/list/0", Problem.OTHER, "0", "1")
    shorter = compared(long, {"list": [*range(2_999)]})
    assert shorter == Deviation((Difference("/list/2999", Problem.MISSING, expected="2999"),))


@pytest.mark.parametrize(("wrong", "more"), [(9, False), (10, False), (11, True), (500, True)])
def test_at_most_ten_differences_are_told(wrong: int, *, more: bool) -> None:
    many = case({"list": [0] * 600}, Comparison(required=("list",)))
    found = compared(many, {"list": [1] * wrong + [0] * (600 - wrong)})
    assert found is not None
    assert (len(found.each), found.more) == (min(wrong, MOST_DIFFERENCES), more)
    assert [one.place for one in found.each] == [f"/list/{place}" for place in range(len(found.each))]


def test_every_missing_and_every_surplus_item_of_a_list_without_order_is_told() -> None:
    legal = case({"actions": [1, 2, 3, 3]}, Comparison(required=("actions",), unordered=("actions",)))
    assert told(legal, {"actions": [5, 3, 1, 1]}) == [
        "/actions: expected 2, which is not there",
        "/actions: expected 3, which is not there",
        "/actions: found 5, which is not expected",
        "/actions: found 1, which is not expected",
    ]


PERFT = case(
    {"count": 7, "divide": [{"action": {"type": "a"}, "count": 3}, {"action": {"type": "b"}, "count": 4}]},
    Comparison(
        required=("count",),
        optional=("divide",),
        unordered=("divide",),
        first=("divide",),
        by_key={"divide": "action"},
        advice=(Advice("count", without="divide", told=TELL_MORE),),
    ),
)


def test_the_split_is_told_before_the_count_action_by_action() -> None:
    split: list[Json] = [
        {"count": 5, "action": {"type": "b"}},
        {"action": {"type": "c"}, "count": 1},
    ]
    assert compared(PERFT, {"count": 6, "divide": split}) == Deviation(
        (
            Difference("/divide", Problem.MISSING, expected='{"action":{"type":"a"},"count":3}'),
            Difference("/divide/0/count", Problem.OTHER, "4", "5", item='{"type":"b"}'),
            Difference("/divide/1", Problem.SURPLUS, found='{"action":{"type":"c"},"count":1}'),
            Difference("/count", Problem.OTHER, "7", "6"),
        )
    )
    assert told(PERFT, {"count": 6, "divide": split})[1] == (
        '/divide/0/count ({"type":"b"}): expected 4, found 5'
    )


@pytest.mark.parametrize("split", ["all", [1, "x", None], [{"action": {"type": "a"}}]])
def test_a_split_of_any_form_is_only_a_wrong_one(split: Json) -> None:
    found = compared(PERFT, {"count": 7, "divide": split})
    assert found is not None
    assert {one.place.split("/")[1] for one in found.each} == {"divide"}


def test_a_count_without_a_split_comes_with_advice() -> None:
    assert compared(PERFT, {"count": 6}) == Deviation(
        (Difference("/count", Problem.OTHER, "7", "6"),), advice=(TELL_MORE,)
    )


GAME = case(
    {"digests": ["a", "b", "c", "d"], "legal": [3, 2, 1, 0], "outcome": {"winner": "x"}, "opening": [1]},
    Comparison(
        required=("opening", "digests", "legal", "outcome"),
        first=("opening",),
        course=("legal", "digests"),
    ),
)


@pytest.mark.parametrize(
    ("answer", "moment", "differences"),
    [
        ({"digests": ["a", "b", "x", "y"]}, 2, [Difference("/digests/2", Problem.OTHER, '"c"', '"x"')]),
        (
            {"digests": ["a", "b", "x", "y"], "legal": [3, 9, 9, 9]},
            1,
            [Difference("/legal/1", Problem.OTHER, "2", "9")],
        ),
        (
            {"digests": ["a", "x", "y", "z"], "legal": [3, 9, 9, 9], "outcome": {"winner": "y"}},
            1,
            [
                Difference("/legal/1", Problem.OTHER, "2", "9"),
                Difference("/digests/1", Problem.OTHER, '"b"', '"x"'),
            ],
        ),
        ({"digests": ["a", "b"]}, 2, [Difference("/digests/2", Problem.MISSING, expected='"c"')]),
        ({"legal": [3, 2, 1, 0, 5]}, 4, [Difference("/legal/4", Problem.SURPLUS, found="5")]),
        ({"digests": ["x"]}, 0, [Difference("/digests/0", Problem.OTHER, '"a"', '"x"')]),
        (
            {"outcome": {"winner": "y"}},
            None,
            [Difference("/outcome/winner", Problem.OTHER, '"x"', '"y"')],
        ),
        ({"legal": 5}, None, [Difference("/legal", Problem.OTHER, "[3,2,1,0]", "5")]),
        (
            {"opening": [2], "digests": ["x"]},
            0,
            [
                Difference("/opening/0", Problem.OTHER, "1", "2"),
                Difference("/digests/0", Problem.OTHER, '"a"', '"x"'),
            ],
        ),
    ],
)
def test_a_game_is_told_up_to_the_first_moment_that_differs(
    answer: dict[str, Json], moment: int | None, differences: list[Difference]
) -> None:
    assert compared(GAME, {**GAME.expected, **answer}) == Deviation(tuple(differences), moment=moment)


def test_a_course_that_is_not_told_is_missed() -> None:
    assert told(GAME, {"opening": [1], "digests": ["a", "b", "c", "d"], "outcome": {"winner": "x"}}) == [
        "/legal: expected [3,2,1,0], which is not there"
    ]


def test_mistakes_of_sort_are_alike_if_they_have_the_same_cause() -> None:
    sort = Sort("refused", marked=True, mistaken=Bilingual("no", "non"), because="reasons")
    refused = case({"reasons": ["a"], "rest": 1}, Comparison(required=("reasons",), sort=sort))
    allowed = case(
        {"score": 1},
        Comparison(required=("score",), sort=attrs.evolve(sort, marked=False)),
    )
    signs = [
        compared(refused, {"score": 1}),
        compared(allowed, {"refused": True, "reasons": ["b"]}),
        compared(allowed, {"refused": True}),
    ]
    assert [found and found.each[0].sign for found in signs] == ['["a"]', '["b"]', ""]


@pytest.mark.parametrize(
    ("item", "sign"),
    [({"type": "scored"}, "scored"), ("already_there", "already_there"), (5, ""), ("x" * 64, ""), ([1], "")],
)
def test_what_is_missing_is_named_by_its_word(item: Json, sign: str) -> None:
    found = compared(
        case({"list": [item]}, Comparison(required=("list",), unordered=("list",))), {"list": []}
    )
    assert found is not None
    assert found.each[0].sign == sign
