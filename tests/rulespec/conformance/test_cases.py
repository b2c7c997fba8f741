"""Answers are compared key by key, down to the first part that differs."""

from collections.abc import Mapping

import attrs
import pytest

from rulespec.codec.border import Json, canonical
from rulespec.conformance.cases import (
    Ability,
    Case,
    Comparison,
    Sort,
    Waiver,
    fingerprint,
    in_asking_order,
)
from rulespec.conformance.comparing import deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.language import Bilingual

ABLE = frozenset(Ability)
UNABLE: frozenset[Ability] = frozenset()


def case(expected: dict[str, Json], comparison: Comparison, **derived: Json) -> Case:
    worked_out = {key: lambda value=value: value for key, value in derived.items()}
    return Case(
        "kind/chapter/name", "kind", (), (), {"type": "kind"}, expected, comparison, derived=worked_out
    )


PLAIN = case(
    {"scores": {"gold": 1, "white": 0}, "path": [[0, 0], [0, 1]], "won": True},
    Comparison(required=("scores", "path"), optional=("won",)),
)
SOMETIMES = case({"odds": [1, 2]}, Comparison(unless_empty=("odds",), unordered=("odds",)))
NEVER = case({"odds": []}, SOMETIMES.comparison)
LIST = case(
    {"moves": [{"to": 1}, {"to": 1}, {"to": 2}]}, Comparison(required=("moves",), unordered=("moves",))
)
EITHER = case(
    {"digest": "abc"},
    Comparison(one_of=(("state", "digest"),)),
    state={"round": 1, "ships": {"gold": [0, 1]}},
)
WAIVED = case(
    {"reasons": ["a", "b"]},
    Comparison(
        required=("reasons",),
        unordered=("reasons",),
        waivers=(Waiver("reasons", Ability.REASONS),),
        sort=Sort("refused", marked=True, mistaken=Bilingual("refused after all", "refusé pourtant")),
    ),
)
ALLOWED = case(
    {"score": 1},
    Comparison(
        required=("score",),
        sort=Sort("refused", marked=False, mistaken=Bilingual("allowed after all", "permis pourtant")),
    ),
)
LOOSE = case(
    {"told": [{"what": "a", "why": ["x", "y"], "parts": [{"size": 1, "why": ["z"]}]}], "why": ["v", "w"]},
    Comparison(required=("told", "why"), loose={"told": ("why",)}),
)


def told(*events: Json) -> dict[str, Json]:
    return {"told": list(events), "why": ["v", "w"]}


def first_difference(asked: Case, answer: Mapping[str, Json], abilities: frozenset[Ability]) -> Difference:
    found = deviation(asked, answer, abilities)
    assert found is not None
    return found.each[0]


def other_sort(asked: Case, expected: str, found: str) -> Difference:
    assert asked.comparison.sort is not None
    return Difference("", Problem.OTHER_SORT, expected, found, asked.comparison.sort.mistaken)


@pytest.mark.parametrize(
    ("asked", "answer", "abilities"),
    [
        (PLAIN, {"path": [[0, 0], [0, 1]], "scores": {"white": 0, "gold": 1}}, ABLE),
        (PLAIN, {"path": [[0, 0], [0, 1.0]], "scores": {"white": 0, "gold": 1}, "won": True}, ABLE),
        (LIST, {"moves": [{"to": 2}, {"to": 1}, {"to": 1.0}]}, ABLE),
        (SOMETIMES, {"odds": [2, 1]}, ABLE),
        (NEVER, {}, ABLE),
        (NEVER, {"odds": []}, ABLE),
        (EITHER, {"digest": "abc"}, ABLE),
        (EITHER, {"state": {"ships": {"gold": [0, 1]}, "round": 1}}, ABLE),
        (WAIVED, {"refused": True, "reasons": ["b", "a"]}, ABLE),
        (WAIVED, {"refused": True}, UNABLE),
        (ALLOWED, {"score": 1}, ABLE),
        (ALLOWED, {"refused": False, "score": 1}, ABLE),
        (LOOSE, told({"what": "a", "parts": [{"size": 1}]}), ABLE),
        (LOOSE, told({"what": "a", "parts": [{"size": 1, "why": ["z"]}]}), ABLE),
        (LOOSE, told({"what": "a", "why": ["y", "x"], "parts": [{"size": 1}]}), ABLE),
        (WAIVED, {"refused": True, "reasons": ["b", "a"]}, UNABLE),
    ],
)
def test_right_answers(asked: Case, answer: dict[str, Json], abilities: frozenset[Ability]) -> None:
    assert deviation(asked, answer, abilities) is None


@pytest.mark.parametrize(
    ("asked", "answer", "abilities", "difference"),
    [
        (
            PLAIN,
            {"scores": {"gold": 2, "white": 0}, "path": []},
            ABLE,
            Difference("/scores/gold", Problem.OTHER, "1", "2"),
        ),
        (
            PLAIN,
            {"scores": {"gold": True, "white": 0}, "path": []},
            ABLE,
            Difference("/scores/gold", Problem.OTHER, "1", "true"),
        ),
        (SOMETIMES, {}, ABLE, Difference("/odds", Problem.MISSING, expected="[1,2]")),
        (NEVER, {"odds": [1]}, ABLE, Difference("/odds", Problem.SURPLUS, found="1")),
        (PLAIN, {"scores": {"gold": 1}}, ABLE, Difference("/scores/white", Problem.MISSING, expected="0")),
        (
            PLAIN,
            {"scores": {"gold": 1, "white": 0, "a/b": 5}},
            ABLE,
            Difference("/scores/a~1b", Problem.SURPLUS, found="5"),
        ),
        (
            PLAIN,
            {"scores": {"gold": 1, "white": 0}},
            ABLE,
            Difference("/path", Problem.MISSING, expected="[[0,0],[0,1]]"),
        ),
        (
            PLAIN,
            {"scores": {"gold": 1, "white": 0}, "path": [[0, 0]]},
            ABLE,
            Difference("/path/1", Problem.MISSING, expected="[0,1]"),
        ),
        (
            PLAIN,
            {"scores": {"gold": 1, "white": 0}, "path": [[0, 0], [0, 1], [0, 2]]},
            ABLE,
            Difference("/path/2", Problem.SURPLUS, found="[0,2]"),
        ),
        (
            PLAIN,
            {"scores": {"gold": 1, "white": 0}, "path": [[0, 1], [0, 0]]},
            ABLE,
            Difference("/path/0/1", Problem.OTHER, "0", "1"),
        ),
        (
            PLAIN,
            {"scores": [1, 0], "path": []},
            ABLE,
            Difference("/scores", Problem.OTHER, '{"gold":1,"white":0}', "[1,0]"),
        ),
        (
            PLAIN,
            {"scores": {"gold": 1, "white": 0}, "path": [[0, 0], [0, 1]], "won": 1},
            ABLE,
            Difference("/won", Problem.OTHER, "true", "1"),
        ),
        (
            PLAIN,
            {"score": {"gold": 1, "white": 0}},
            ABLE,
            Difference("/score", Problem.UNKNOWN_KEY, expected="scores, path, won (scores?)"),
        ),
        (
            LIST,
            {"moves": [{"to": 1}, {"to": 2}, {"to": 2}]},
            ABLE,
            Difference("/moves", Problem.MISSING, expected='{"to":1}'),
        ),
        (
            LIST,
            {"moves": [{"to": 1}, {"to": 1}, {"to": 2}, {"to": 3}]},
            ABLE,
            Difference("/moves", Problem.SURPLUS, found='{"to":3}'),
        ),
        (
            LIST,
            {"moves": [{"to": 1}, {"to": 2}, {"to": 1}, {"to": 1}]},
            ABLE,
            Difference("/moves", Problem.SURPLUS, found='{"to":1}'),
        ),
        (
            LIST,
            {"moves": "all"},
            ABLE,
            Difference("/moves", Problem.OTHER, '[{"to":1},{"to":1},{"to":2}]', '"all"'),
        ),
        (EITHER, {}, ABLE, Difference("", Problem.MISSING, expected="state | digest")),
        (EITHER, {"digest": "abd"}, ABLE, Difference("/digest", Problem.OTHER, '"abc"', '"abd"')),
        (
            EITHER,
            {"digest": "abd", "state": {"round": 1, "ships": {"gold": [0, 2]}}},
            ABLE,
            Difference("/state/ships/gold/1", Problem.OTHER, "1", "2"),
        ),
        (
            EITHER,
            {"digest": "abd", "state": {"round": 1, "ships": {"gold": [0, 1]}}},
            ABLE,
            Difference("/digest", Problem.OTHER, '"abc"', '"abd"'),
        ),
        (WAIVED, {"refused": True}, ABLE, Difference("/reasons", Problem.MISSING, expected='["a","b"]')),
        (WAIVED, {}, UNABLE, other_sort(WAIVED, '{"refused":true,"reasons":["a","b"]}', "{}")),
        (
            WAIVED,
            {"reasons": ["a", "b"]},
            ABLE,
            other_sort(WAIVED, '{"refused":true,"reasons":["a","b"]}', '{"reasons":["a","b"]}'),
        ),
        (
            WAIVED,
            {"refused": False},
            UNABLE,
            other_sort(WAIVED, '{"refused":true,"reasons":["a","b"]}', '{"refused":false}'),
        ),
        (
            WAIVED,
            {"refused": 1},
            UNABLE,
            other_sort(WAIVED, '{"refused":true,"reasons":["a","b"]}', '{"refused":1}'),
        ),
        (ALLOWED, {"refused": True}, ABLE, other_sort(ALLOWED, '{"score":1}', '{"refused":true}')),
        (
            ALLOWED,
            {"refused": True, "score": 1},
            ABLE,
            other_sort(ALLOWED, '{"score":1}', '{"refused":true,"score":1}'),
        ),
        (
            ALLOWED,
            {"refused": "yes", "score": 1},
            ABLE,
            Difference("/refused", Problem.OTHER, "false", '"yes"'),
        ),
        (ALLOWED, {}, ABLE, Difference("/score", Problem.MISSING, expected="1")),
        (
            LOOSE,
            told({"what": "a", "why": ["y"], "parts": [{"size": 1}]}),
            ABLE,
            Difference("/told/0/why", Problem.MISSING, expected='"x"'),
        ),
        (
            LOOSE,
            told({"what": "a", "parts": [{"size": 1, "why": ["z", "z"]}]}),
            ABLE,
            Difference("/told/0/parts/0/why", Problem.SURPLUS, found='"z"'),
        ),
        (
            LOOSE,
            told({"what": "a", "why": None, "parts": [{"size": 1}]}),
            ABLE,
            Difference("/told/0/why", Problem.OTHER, '["x","y"]', "null"),
        ),
        (
            LOOSE,
            told({"parts": [{"size": 1}]}),
            ABLE,
            Difference("/told/0/what", Problem.MISSING, expected='"a"'),
        ),
        (
            LOOSE,
            {**told({"what": "a", "parts": [{"size": 1}]}), "why": ["w", "v"]},
            ABLE,
            Difference("/why/0", Problem.OTHER, '"v"', '"w"'),
        ),
        (
            LOOSE,
            {"told": [{"what": "a", "parts": [{"size": 1}]}]},
            ABLE,
            Difference("/why", Problem.MISSING, expected='["v","w"]'),
        ),
        (
            WAIVED,
            {"refused": True, "reasons": ["a"]},
            UNABLE,
            Difference("/reasons", Problem.MISSING, expected='"b"'),
        ),
    ],
)
def test_the_first_difference(
    asked: Case, answer: dict[str, Json], abilities: frozenset[Ability], difference: Difference
) -> None:
    assert first_difference(asked, answer, abilities) == difference


def test_long_values_are_shortened() -> None:
    found = first_difference(case({"text": "a"}, Comparison(required=("text",))), {"text": "b" * 5_000}, ABLE)
    assert found == Difference("/text", Problem.OTHER, '"a"', '"' + "b" * 999 + "…")


def test_an_expected_value_that_is_worked_out_is_not_worked_out_for_nothing() -> None:
    def refuse() -> Json:
        raise AssertionError

    lazy = Case("id", "kind", (), (), {}, {"digest": "a"}, EITHER.comparison, derived={"state": refuse})
    assert deviation(lazy, {"digest": "a"}, ABLE) is None


@pytest.mark.parametrize(
    ("difference", "told"),
    [
        (
            Difference("/a", Problem.OTHER, "1", "2"),
            Bilingual("/a: expected 1, found 2", "/a : attendu 1, trouvé 2"),
        ),
        (
            Difference("/a", Problem.MISSING, expected="1"),
            Bilingual("/a: expected 1, which is not there", "/a : attendu 1, qui n'y est pas"),
        ),
        (
            Difference("/a", Problem.SURPLUS, found="2"),
            Bilingual("/a: found 2, which is not expected", "/a : trouvé 2, qui n'est pas attendu"),
        ),
        (
            Difference("", Problem.OTHER_SORT, "{}", '{"no":true}', Bilingual("it is so", "c'est ainsi")),
            Bilingual('it is so; found {"no":true}', 'c\'est ainsi ; trouvé {"no":true}'),
        ),
        (
            Difference("/a", Problem.UNKNOWN_KEY, expected="b, c"),
            Bilingual("/a: unknown key; expected only b, c", "/a : clé inconnue ; attendu seulement b, c"),
        ),
    ],
)
def test_differences_are_told_in_both_languages(difference: Difference, told: Bilingual) -> None:
    assert difference.told == told


def test_the_fingerprint_depends_on_the_cases_and_not_on_their_order() -> None:
    assert fingerprint([PLAIN, LIST]) == fingerprint([PLAIN, LIST])
    other = case({"moves": []}, LIST.comparison)
    assert len({fingerprint([PLAIN]), fingerprint([LIST]), fingerprint([other]), fingerprint([])}) == 4


def test_items_without_order_cannot_have_loose_keys() -> None:
    with pytest.raises(ValueError, match=r"nothing in them is loose: \['told'\]$"):
        Comparison(required=("told",), unordered=("told",), loose={"told": ("why",)})


def test_an_answer_of_the_wrong_sort_is_shortened() -> None:
    found = first_difference(ALLOWED, {"refused": True, "reasons": ["a" * 5_000]}, ABLE)
    assert found == other_sort(ALLOWED, '{"score":1}', '{"refused":true,"reasons":["' + "a" * 172 + "…")


def test_the_order_of_asking_depends_on_the_questions_alone() -> None:
    questions: list[dict[str, int]] = [{"taken": number} for number in range(50)]
    sorts = (ALLOWED, WAIVED)

    def asked(kinds: list[Case]) -> list[Mapping[str, Json]]:
        cases = [
            attrs.evolve(kind, id=f"{kind.expected}/{number}", question=question)
            for number, (kind, question) in enumerate(zip(kinds, questions, strict=True))
        ]
        return [case.question for case in in_asking_order(cases)]

    one_after_the_other = asked([sorts[number >= 25] for number in range(50)])
    assert one_after_the_other == asked([sorts[number % 2] for number in range(50)])
    assert sorted(map(canonical, one_after_the_other)) == sorted(map(canonical, questions))
    assert one_after_the_other != questions
