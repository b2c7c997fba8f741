"""Answers are compared key by key, down to the first part that differs."""

import pytest

from lum42_ref.conformance.cases import Ability, Case, Comparison, Waiver, fingerprint, first_difference
from lum42_ref.conformance.trees import Difference, Json, Problem
from lum42_ref.rulebook.language import Bilingual

ABLE = frozenset(Ability)
UNABLE: frozenset[Ability] = frozenset()


def case(expected: dict[str, Json], comparison: Comparison, **derived: Json) -> Case:
    worked_out = {key: lambda value=value: value for key, value in derived.items()}
    return Case("kind/chapter/name", "kind", (), (), {"type": "kind"}, expected, comparison, worked_out)


PLAIN = case(
    {"scores": {"gold": 1, "white": 0}, "path": [[0, 0], [0, 1]], "won": True},
    Comparison(required=("scores", "path"), optional=("won",)),
)
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
        waivers=(Waiver("reasons", Ability.REASONS, instead={"refused": True}),),
    ),
)


@pytest.mark.parametrize(
    ("asked", "answer", "abilities"),
    [
        (PLAIN, {"path": [[0, 0], [0, 1]], "scores": {"white": 0, "gold": 1}}, ABLE),
        (PLAIN, {"path": [[0, 0], [0, 1.0]], "scores": {"white": 0, "gold": 1}, "won": True}, ABLE),
        (LIST, {"moves": [{"to": 2}, {"to": 1}, {"to": 1.0}]}, ABLE),
        (EITHER, {"digest": "abc"}, ABLE),
        (EITHER, {"state": {"ships": {"gold": [0, 1]}, "round": 1}}, ABLE),
        (WAIVED, {"reasons": ["b", "a"]}, ABLE),
        (WAIVED, {"refused": True}, UNABLE),
        (WAIVED, {"refused": True, "reasons": ["b", "a"]}, UNABLE),
    ],
)
def test_right_answers(asked: Case, answer: dict[str, Json], abilities: frozenset[Ability]) -> None:
    assert first_difference(asked, answer, abilities) is None


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
        (WAIVED, {"refused": True}, ABLE, Difference("/refused", Problem.UNKNOWN_KEY, expected="reasons")),
        (WAIVED, {}, UNABLE, Difference("/refused", Problem.MISSING, expected="true")),
        (WAIVED, {"refused": False}, UNABLE, Difference("/refused", Problem.OTHER, "true", "false")),
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

    lazy = Case("id", "kind", (), (), {}, {"digest": "a"}, EITHER.comparison, {"state": refuse})
    assert first_difference(lazy, {"digest": "a"}, ABLE) is None


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
