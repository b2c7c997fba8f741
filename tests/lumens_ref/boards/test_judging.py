import re
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lumens_ref.boards import BoardFault, Check, FaultyBoard, Level, board_of, document, judge
from rulespec.codec.border import canonical
from rulespec.language import Language
from tests.lumens_ref.boards.samples import (
    ONE,
    TWO,
    Damage,
    Document,
    all_of,
    damaged,
    leave_out,
    paint,
    painted,
    put,
    put_row,
    put_starts,
    written,
)

FIELDS: Final = tuple(written())
FOUR_OF_SIXTEEN_ROWS: Final = all_of(
    [
        put("players", [4]),
        lambda sample: sample["grid"].append("." * 15),
        put("starts", {"4": [[1, 1], [15, 1], [15, 16], [1, 16]]}),
    ]
)

ALONE: Final[tuple[tuple[str, str, Damage], ...]] = (
    *(("B-01", ONE, leave_out(field)) for field in FIELDS),
    ("B-01", ONE, put("colour", "grey")),
    ("B-01", ONE, put("format", "lumens-boards")),
    ("B-01", ONE, put("version", 2)),
    ("B-01", ONE, put("version", 1.0)),
    ("B-01", ONE, put("version", value=True)),
    ("B-02", ONE, put("name", "")),
    ("B-02", ONE, put("name", "Example, uninvented")),
    ("B-02", ONE, put("name", ["invented"])),
    ("B-02", ONE, put("name", "invented " * 20)),
    ("B-02", ONE, put("name", "invented \x1b[2J")),
    ("B-02", ONE, put("source", "   ")),
    ("B-02", ONE, put("source", "two\nlines")),
    ("B-02", ONE, put("source", 7)),
    ("B-02", ONE, put("status", "official")),
    ("B-02", ONE, put("status", {})),
    ("B-02", TWO, put("status", "invented")),
    ("B-03", ONE, put_row(4, "." * 14)),
    ("B-03", ONE, paint("f", (1, 5))),
    ("B-03", ONE, paint("É", (1, 5))),
    ("B-03", ONE, put_row(4, list("." * 15))),
    ("B-03", ONE, put("grid", "AAA")),
    ("B-03", ONE, put("grid", [])),
    ("B-04", ONE, put("players", [4, 3])),
    ("B-04", ONE, put("players", [3, 4, 4])),
    ("B-04", ONE, put("players", [3, 4, True])),
    ("B-04", ONE, put("players", "3, 4")),
    ("B-04", ONE, put("players", 4)),
    ("B-05", ONE, FOUR_OF_SIXTEEN_ROWS),
    ("B-06", ONE, paint(".", *((column, row) for column in (7, 8, 9) for row in (2, 3)))),
    ("B-06", ONE, paint("L", (1, 8))),
    ("B-06", TWO, paint("J", (4, 3))),
    ("B-07", ONE, paint(".", (4, 6))),
    ("B-07", TWO, paint("I", (4, 3))),
    ("B-08", ONE, paint(".", (7, 7))),
    ("B-08", ONE, put("central_room", "Z")),
    ("B-08", ONE, put("central_room", "f")),
    ("B-08", ONE, put("central_room", ".")),
    ("B-08", ONE, put("central_room", 5)),
    ("B-08", ONE, put("central_room", ["F"])),
    ("B-09", ONE, paint("C", (7, 4), (8, 4), (9, 4))),
    ("B-10", ONE, put("starts", [])),
    ("B-10", ONE, lambda sample: sample["starts"].pop("3")),
    ("B-10", ONE, put_starts("2", [[1, 1], [15, 15]])),
    ("B-10", ONE, put_starts("three", [])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15]])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], [1, 1]])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], [0, 15]])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], [1, 16]])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], "1,15"])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], [1.0, 15]])),
    ("B-10", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], [True, 15]])),
    ("B-10", ONE, put_starts("4", "corners")),
    ("B-11", ONE, put_starts("4", [[1, 1], [15, 1], [15, 15], [2, 15]])),
    ("B-11", ONE, put_starts("4", [[1, 1], [1, 15], [15, 15], [15, 1]])),
    ("B-11", TWO, put_starts("2", [[1, 9], [1, 1]])),
    ("B-11", TWO, put_starts("2", [[7, 5], [13, 1]])),
    ("B-20", ONE, all_of([paint(".", (8, 8)), paint("F", (7, 10))])),
    ("B-21", ONE, put_starts("3", [[1, 1], [15, 1], [1, 15]])),
    ("B-21", ONE, put_starts("3", [[15, 1], [1, 1], [8, 15]])),
    ("B-22", ONE, paint("D", (5, 7), (6, 7))),
)
"""A code, a board that is shipped, and a small damage to which that code alone speaks."""


def codes(found: tuple[BoardFault, ...]) -> list[str]:
    return [fault.code for fault in found]


@pytest.mark.parametrize("name", [ONE, TWO])
def test_the_boards_that_are_shipped_have_no_fault(name: str) -> None:
    assert judge(written(name)) == ()


@pytest.mark.parametrize(("code", "name", "damage"), ALONE)
def test_a_small_change_gives_one_fault_and_no_other(code: str, name: str, damage: Damage) -> None:
    assert codes(judge(damaged(damage, name))) == [code]


def test_there_is_a_small_change_for_each_check() -> None:
    assert {code for code, _, _ in ALONE} == {check.code for check in Check}


def everything_wrong() -> Document:
    sample = written()
    del sample["source"]
    sample |= {"name": "Mine", "players": [2, 3, 4], "central_room": "A"}
    sample["grid"].append("....x..........")
    painted(sample, "B", (3, 2))
    painted(sample, "A", (3, 3))
    painted(sample, "L", (15, 2))
    sample["starts"] = {
        "2": [[1, 1], [3, 3]],
        "3": [[15, 1], [1, 1], [15, 16]],
        "4": [[1, 1], [15, 1], [15, 16], [0, 16]],
    }
    sample["grid"][15] = sample["grid"][15][:-1]
    return sample


def test_all_faults_are_found_at_once() -> None:
    odd = everything_wrong()
    odd["grid"].append("." * 15)
    odd["starts"]["3"] = [[15, 1], [1, 1], [15, 17]]
    assert {*codes(judge(odd))} == {check.code for check in Check}


def test_a_sound_board_can_be_made_after_every_error_was_mended() -> None:
    with pytest.raises(FaultyBoard) as refused:
        board_of(everything_wrong())
    assert refused.value.found == judge(everything_wrong())
    assert len(refused.value.faults) == len(refused.value.found)
    assert "\nB-04, players: expected [2], [3], [4] or [3, 4], found [2, 3, 4]\n" in str(refused.value)
    board_of(written())


def test_warnings_alone_refuse_no_board() -> None:
    strange = damaged(put_starts("3", [[1, 1], [15, 1], [1, 15]]))
    assert [fault.check.level for fault in judge(strange)] == [Level.WARNING]
    assert document(board_of(strange)) == strange


@pytest.mark.parametrize("sample", [None, [], "a board", 7, 1.5, True])
def test_what_is_no_object_is_no_board_file(sample: object) -> None:
    assert codes(judge(sample)) == ["B-01"]


@pytest.mark.parametrize(
    ("damage", "path", "english", "french"),
    [
        (
            put_row(4, "." * 14),
            "/grid/3",
            "B-03, row 4: expected 15 cells like most rows, found 14",
            "B-03, rangée 4 : attendu 15 cases comme la plupart des rangées, trouvé 14",
        ),
        (
            paint("x", (2, 8), (4, 8)),
            "/grid/7",
            'B-03, row 8: expected letters A to Z and dots, found "x" in column 2, 4',
            'B-03, rangée 8 : attendu des lettres A à Z et des points, trouvé "x" en colonne 2, 4',
        ),
        (
            put("statut", "published"),
            "/statut",
            (
                'B-01, "statut": unknown key; expected format, version, name, status, source, players, grid, '
                "central_room, starts; did you mean 'status'?"
            ),
            (
                'B-01, "statut" : clé inconnue ; clés attendues : format, version, name, status, source, '
                "players, grid, central_room, starts ; vouliez-vous dire « status » ?"
            ),
        ),
        (
            put_starts("4", [[1, 1], [15, 1], [15, 15], [1, 16]]),
            "/starts/4/3",
            (
                "B-10, start cell 4 for 4 players: expected a cell of the board (15 columns, 15 rows), "
                "found (1,16)"
            ),
            (
                "B-10, case de départ 4 à 4 joueurs : attendu une case du plateau (15 colonnes, 15 rangées), "
                "trouvé (1,16)"
            ),
        ),
        (
            paint(".", (4, 6)),
            "/grid",
            (
                "B-07, room D: expected cells that hang together by their edges, found 4 pieces, which begin "
                "at (4,5), (3,6), (5,6), (4,7)"
            ),
            (
                "B-07, salle D : attendu des cases qui se tiennent par leurs côtés, trouvé 4 morceaux, qui "
                "commencent en (4,5), (3,6), (5,6), (4,7)"
            ),
        ),
    ],
)
def test_a_fault_says_where_what_was_expected_and_what_was_found(
    damage: Damage, path: str, english: str, french: str
) -> None:
    (fault,) = judge(damaged(damage))
    assert (fault.path, *map(fault.in_language, Language)) == (path, english, french)


@pytest.mark.parametrize("turn", range(4))
def test_four_corners_can_begin_with_any_corner(turn: int) -> None:
    sample = written()
    corners = sample["starts"]["4"]
    sample["starts"]["4"] = corners[turn:] + corners[:turn]
    assert judge(sample) == ()


@pytest.mark.parametrize(
    "cells",
    [
        [[1, 1], [15, 1], [8, 15]],
        [[15, 1], [15, 15], [1, 8]],
        [[8, 1], [15, 15], [1, 15]],
        [[1, 1], [15, 8], [1, 15]],
    ],
)
def test_three_can_have_their_corners_on_any_side(cells: list[list[int]]) -> None:
    assert judge(damaged(put_starts("3", cells))) == ()


@pytest.mark.parametrize("cells", [[[13, 1], [1, 9]], [[1, 1], [13, 9]], [[13, 9], [1, 1]]])
def test_two_start_in_either_pair_of_opposite_corners(cells: list[list[int]]) -> None:
    assert judge(damaged(put_starts("2", cells), TWO)) == ()


@pytest.mark.parametrize("players", [[3], [4]])
def test_a_file_can_be_for_three_or_for_four_alone(players: list[int]) -> None:
    sample = written()
    sample["players"] = players
    sample["starts"] = {str(players[0]): sample["starts"][str(players[0])]}
    assert board_of(sample).players == tuple(players)


def test_a_name_can_have_the_spaces_and_signs_of_french() -> None:
    name = "L\N{RIGHT SINGLE QUOTATION MARK}été\N{NO-BREAK SPACE}: invented, 15\N{NARROW NO-BREAK SPACE}×15"
    assert board_of(written() | {"name": name}).name == name


def test_a_huge_file_is_judged_in_no_time_and_few_words() -> None:
    sample = written() | {"grid": ["Aa" * 15_000, "A" * 30_000]}
    found = judge(sample)
    assert {"B-03", "B-05", "B-06"} <= {*codes(found)}
    assert max(len(fault.in_language(Language.FR)) for fault in found) < 400


scalars = st.none() | st.booleans() | st.integers(-20, 20) | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(st.text(max_size=8), parts, max_size=5),
    max_leaves=20,
)
keys = st.sampled_from([*FIELDS, "2", "3", "4", "extra"])
like_a_board = st.dictionaries(
    keys,
    anything
    | st.lists(st.text("ABCEF.x", max_size=16), max_size=16)
    | st.lists(st.integers(0, 5), max_size=4)
    | st.dictionaries(keys, st.lists(st.lists(st.integers(-1, 17), max_size=3), max_size=5), max_size=4),
)


@given(anything | like_a_board)
def test_whatever_a_file_holds_is_judged(sample: object) -> None:
    found = judge(sample)
    for fault in found:
        for language in Language:
            assert not re.search(r"\{[a-z_]{4,}\}", fault.in_language(language)), "a gap is left"
    assert any(fault.is_error for fault in found), "no board comes about by accident"


@st.composite
def changed_boards(draw: st.DrawFn) -> Document:
    """A board that is shipped, with some of its parts replaced, moved or left out, and cells painted over."""
    sample = written(draw(st.sampled_from([ONE, TWO])))
    for column, row in draw(st.lists(st.tuples(st.integers(1, 13), st.integers(1, 9)), max_size=3)):
        painted(sample, draw(st.sampled_from("ABCDEFGHIJKL..")), (column, row))
    for _ in range(draw(st.integers(0, 2))):
        change(draw, sample)
    return sample


def change(draw: st.DrawFn, tree: Any) -> None:
    """Replace, leave out or repeat something somewhere in a tree."""
    place = draw(st.sampled_from(sorted(tree) if isinstance(tree, dict) else range(len(tree))))
    if isinstance(tree[place], dict | list) and tree[place] and draw(st.booleans()):
        change(draw, tree[place])
    elif draw(st.booleans()):
        tree[place] = draw(anything)
    elif isinstance(tree, list):
        tree.insert(place, draw(st.sampled_from(tree)))
    else:
        del tree[place]


@given(changed_boards())
def test_a_changed_board_is_refused_if_and_only_if_it_has_an_error(sample: Document) -> None:
    found = judge(sample)
    if any(fault.is_error for fault in found):
        with pytest.raises(FaultyBoard) as refused:
            board_of(sample)
        assert refused.value.found == found
    else:
        assert canonical(document(board_of(sample))) == canonical(sample)
