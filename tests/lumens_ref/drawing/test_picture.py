"""A position as SVG: whole, self-contained, the same every time, and nothing is left out."""

import itertools
import os
import pathlib
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree as ET

import attrs
import pytest

from lumens_ref import engine
from lumens_ref.drawing import DRAWING, DRAWINGS, Theme, draw, draw_change
from lumens_ref.drawing.marks import Count, Cover, Hand, Marks, Player, Refusal, Score
from lumens_ref.drawing.shapes import chip_shape
from lumens_ref.model.board import Cell, Status
from lumens_ref.model.components import Chip, Counts, Kind, Seat
from lumens_ref.model.decisions import Place
from lumens_ref.model.table import State
from lumens_ref.notation import read_card, write_card
from rulespec.language import Language
from tests.lumens_ref.drawing.reading import (
    SVG,
    classes,
    game,
    grouped,
    parsed,
    shapes,
    sizes,
    steps,
    title,
    titles,
    words,
)
from tests.lumens_ref.support.positions import action, over, position, readings

YELLOW, GREEN, RED, VIOLET = Seat
EN, FR = Language
LARGEST = 80_000
"""Bytes of a whole table, late in a game of four."""
FIGURE_ON_A_PHONE = 344
"""The room for a picture on a phone 390 pixels wide, within the margins of page and figure."""
SCENE = position("A6/B1@7,5 A3@3,3", hands="3/4 1/6")


def late(players: int = 4) -> State:
    """A position with many stacks."""
    return list(game(players, 7))[-12]


def lying(pile: ET.Element) -> Counter[str]:
    """The chips of a cell as they are drawn: by shape, and by number."""
    numbers = [word for word in words(pile) if word.isdigit()]
    return Counter(shapes(pile)) + Counter(numbers)


def chips(stack: tuple[Chip, ...]) -> Counter[str]:
    """The same as they lie there."""
    return Counter(chip_shape(chip.seat) for chip in stack) + Counter(str(chip.number) for chip in stack)


# --- what lies on the table


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_chip_of_every_position_is_in_the_picture_covered_ones_too(
    players: int, *, narrow: bool
) -> None:
    for number, state in enumerate(game(players, players)):
        if number % 17 == 0:
            svg = draw(state, narrow=narrow, language=tuple(Language)[number % 2])
            drawn = sorted(sorted(lying(pile).items()) for pile in grouped(svg, "pile"))
            assert drawn == sorted(sorted(chips(stack).items()) for stack in state.stacks.values())


def test_the_upper_chip_is_drawn_last_and_its_number_is_the_larger_one() -> None:
    (stack,) = [pile for pile in grouped(draw(SCENE), "pile") if "on Green" in title(pile)]
    assert shapes(stack) == ["chip-green", "chip-yellow"]
    written = [(one.text, float(one.get("font-size", ""))) for one in stack.iter(f"{SVG}text")]
    by_size = sorted((word, size) for word, size in written if word in {"1", "6"})
    assert by_size[0][1] < by_size[1][1], written


def test_three_chips_on_a_start_marker_are_all_in_sight() -> None:
    state = position("A4/A1/A6@1,9", reads="R-20 third_chip R-19 direct_only", used_right="A")
    (stack,) = [pile for pile in grouped(draw(state), "pile") if "(1,9)" in title(pile)]
    assert lying(stack) == Counter({"chip-yellow": 3, "4": 1, "1": 1, "6": 1})


def test_chips_carry_the_letter_of_their_owner_where_there_is_room() -> None:
    state = read_card("board invented-example; players green violet red; 8,8 Vi6/Ve1; 9,9 R3")
    for language, green in ((EN, "G"), (FR, "Ve")):
        by_cell = {title(pile): words(pile) for pile in grouped(draw(state, language=language), "pile")}
        (stack,) = [found for cell, found in by_cell.items() if "(8,8)" in cell]
        assert sorted(stack) == sorted(["6", "Vi", "1", green])


def test_every_room_is_outlined_and_lettered_and_the_central_one_is_lit() -> None:
    svg = draw(SCENE)
    rooms = grouped(svg, "chamber")
    assert [title(room) for room in rooms][3:6] == [
        "room D, 7 cells",
        "room E, 9 cells, central room",
        "room F, 7 cells",
    ]
    assert classes(svg)["room"] == len(rooms) + 2, "two more in the legend"
    assert len(grouped(draw(SCENE, legend=False), "central")) == 1
    assert [letter for letter in words(grouped(svg, "plan")[0]) if letter in "ABCDEFGHI"] >= list("ABCDEFGHI")


@pytest.mark.parametrize("players", [2, 4])
def test_columns_and_rows_are_numbered(players: int) -> None:
    board = position("", players=players).terms.board
    numbers = [one.text for one in grouped(draw(position("", players=players)), "axis middle")]
    assert numbers == [str(one) for one in (*range(1, board.columns + 1), *range(1, board.rows + 1))]


def test_start_markers_lie_below_the_chips_and_are_larger() -> None:
    plan = grouped(draw(SCENE, legend=False), "plan")[0]
    drawn = shapes(plan)
    assert drawn.count("marker") == 2
    assert max(index for index, shape in enumerate(drawn) if shape == "marker") < drawn.index("chip-green")


def test_a_start_marker_without_a_chip_says_whose_it_is() -> None:
    opening = next(iter(game(4, 1)))
    free = grouped(draw(opening, language=FR), "free-start")
    assert [(title(one), words(one)) for one in free] == [
        ("case (1,1), salle A, marqueur de départ de Jaune", ["J"]),
        ("case (15,1), salle B, marqueur de départ de Vert", ["Ve"]),
        ("case (1,15), salle I, marqueur de départ de Violet", ["Vi"]),
        ("case (15,15), salle K, marqueur de départ de Rouge", ["R"]),
    ]


# --- what players have


def panel(svg: str, number: int) -> ET.Element:
    """What the picture shows of a player."""
    return grouped(svg, "player")[number]


def test_each_player_has_points_hand_bag_and_counts() -> None:
    svg = draw(attrs.evolve(SCENE, scores={YELLOW: 12, GREEN: 0}))
    assert words(panel(svg, 0)) == [
        *["Y", "Yellow", "12 VP", "3", "4", "/", "×20"],
        *["in the bag", "1/6", "×6", "2/5", "×8", "3/4", "×6", "first player"],
    ]
    assert words(panel(svg, 1))[:6] == ["G", "Green", "0 VP", "1", "6", "/"]


def test_without_the_whole_table_a_player_is_one_line() -> None:
    svg = draw(SCENE, whole_table=False)
    assert words(panel(svg, 0)) == ["Y", "0 VP", "3", "4", "/", "×20"]


def test_whoever_has_the_turn_stands_out() -> None:
    for turn, classes_ in (("A", ["turn", "panel"]), ("B", ["panel", "turn"])):
        svg = draw(position("", turn=turn))
        backs = [one.find(f"{SVG}rect") for one in grouped(svg, "player")]
        assert [back.get("class") for back in backs if back is not None] == classes_


def test_who_is_out_is_faded_and_said_to_be() -> None:
    state = position("", players=4, out="C", sound=False)
    for whole, said in ((True, ["out"]), (False, ["out"])):
        svg = draw(state, whole_table=whole, legend=False)
        assert [one.text for one in grouped(svg, "bold warning")] == said
        assert len([one for one in panel(svg, 2).iter() if one.get("class") == "faded"]) == 1


def test_an_empty_hand_is_a_dash() -> None:
    state = position("", draws=True)
    assert words(panel(draw(state), 0))[3:5] == ["–", "×23"]


def test_a_hand_is_shown_to_its_owner_and_to_a_referee_alone() -> None:
    shown = {viewer: words(panel(DRAWINGS[viewer].draw(SCENE), 0))[3:6] for viewer in (YELLOW, GREEN)}
    assert shown == {YELLOW: ["3", "4", "/"], GREEN: ["?", "×20", "out of sight"]}
    assert words(panel(draw(SCENE), 0))[3:6] == ["3", "4", "/"]


def with_one_more(bag: Counts, kind: Kind) -> Counts:
    """A bag with another chip of a kind."""
    return Counts(*[bag.of(each) + (each is kind) for each in Kind])


def exchanged(state: State, seat: Seat) -> State | None:
    """The same with another chip in a hand, which was in the bag; None if there is no other."""
    held, bag = state.hands[seat], state.bags[seat]
    for kind in Kind:
        if held is not None and kind is not held and bag.of(kind):
            return attrs.evolve(
                state,
                hands={**state.hands, seat: kind},
                bags={**state.bags, seat: with_one_more(bag.but_one(kind), held)},
            )
    return None


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("reads", ["", "R-24 tops_only R-23 chosen", "R-11 in_turn_order"])
def test_no_picture_for_a_player_tells_what_others_hold(players: int, reads: str) -> None:
    """Another chip in a hand changes the pictures of its owner and of a referee, and no other."""
    compared = 0
    for number, state in enumerate(game(players, 5, readings(reads))):
        for seat in state.terms.seats if number % (9 * players) == 0 else ():
            other = exchanged(state, seat)
            if other is None:
                continue
            compared += 1
            for viewer in state.terms.seats:
                same = DRAWINGS[viewer].draw(state) == DRAWINGS[viewer].draw(other)
                assert same is (viewer is not seat)
            assert draw(state) != draw(other)
    assert compared > 3


def test_a_first_chip_that_waits_is_shown_to_its_owner_alone() -> None:
    state = list(game(2, 1))[3]
    shown = {viewer: words(panel(DRAWINGS[viewer].draw(state), 0))[3] for viewer in (YELLOW, GREEN)}
    assert shown == {YELLOW: "1", GREEN: "?"}


def test_a_chip_that_is_not_known_has_no_rim_when_it_is_covered() -> None:
    step = engine.play(position("A3@1,9 B4@4,9", reads="R-24 tops_only"), Place(Cell(4, 9), 3))
    marks = DRAWING.marks(step.events)
    rims = [
        [shape for shape in shapes(parsed(drawing.draw(step.state, marks=marks))) if "rim" in shape]
        for drawing in (DRAWING, DRAWINGS[YELLOW])
    ]
    assert rims == [["rim-green"], []]


def test_those_who_see_only_tops_do_not_see_what_is_covered() -> None:
    one, other = (position(f"A6/B{covered}@7,5", reads="R-24 tops_only") for covered in (1, 3))
    for viewer in (YELLOW, GREEN):
        # Green's bag tells Green which of its chips lies there.
        assert (DRAWINGS[viewer].draw(one) == DRAWINGS[viewer].draw(other)) is (viewer is YELLOW)
    (stack,) = [pile for pile in grouped(DRAWINGS[YELLOW].draw(one), "pile") if "(7,5)" in title(pile)]
    assert shapes(stack) == ["chip-unseen", "chip-yellow"]
    assert sorted(words(stack)) == ["6", "?", "Y"]


def test_pictures_for_a_player_say_so_and_carry_no_card() -> None:
    svg = DRAWINGS[GREEN].draw(SCENE)
    assert parsed(svg)[0].text == "Lumens – Yellow's turn, 5 chips placed, as Green sees it"
    assert [one.text for one in parsed(svg).iter(f"{SVG}metadata")] == [None]


# --- the board below the picture


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(
    ("players", "language", "note"),
    [
        (2, EN, "Board “Lumens, side for two players”: known at second hand"),
        (2, FR, "Plateau « Lumens, side for two players » : connu de seconde main"),
        (
            3,
            EN,
            "Board “INVENTED example for three or four players - not the published board”: invented",
        ),
        (
            4,
            FR,
            "Plateau « INVENTED example for three or four players - not the published board » : inventé",
        ),
    ],
)
def test_a_board_that_is_not_the_published_one_is_named_below_every_picture(
    players: int, language: Language, note: str, *, narrow: bool
) -> None:
    state = position("", players=players)
    for svg in (
        draw(state, language=language, narrow=narrow),
        draw(state, language=language, narrow=narrow, whole_table=False, legend=False),
    ):
        assert note in " ".join(words(parsed(svg)))
    both = draw(state, before=state, language=language, narrow=narrow, legend=False)
    assert " ".join(words(parsed(both))).count(note) == 2


def test_a_published_board_needs_no_name() -> None:
    state = position("")
    board = attrs.evolve(state.terms.board, status=Status.PUBLISHED)
    published = attrs.evolve(state, terms=attrs.evolve(state.terms, board=board))
    assert "Lumens, side for two players" not in " ".join(words(parsed(draw(published))))


# --- the end


def test_at_the_end_every_room_is_counted() -> None:
    svg = draw(over(position("A6@7,5 B2@7,4 B3@2,1 A3@1,1")), language=FR)
    counted = [title(one) for one in grouped(svg, "room-count")]
    assert counted[:5] == [
        "salle A : Jaune 3 (+4 PV), Vert 3 (+4 PV)",
        "salle B : personne",
        "salle C : Vert 1 (+4 PV)",
        "salle D : personne",
        "salle E : Jaune 6 (+4 PV), Vert 2",
    ]
    assert words(grouped(svg, "room-count")[0]) == ["A", "3", "+4", "3", "+4"]
    assert words(grouped(svg, "room-count")[1]) == ["B", "–", "–"]


def test_a_room_shows_who_has_most_there() -> None:
    """One player has a whole line, two take turns in it."""
    svg = draw(over(position("A6@7,5 B2@7,4 B3@2,1 A3@1,1")), legend=False)
    leaders = {}
    for room in grouped(svg, "chamber"):
        lines = [one for one in room if (one.get("class") or "").startswith("lead lead-")]
        leaders[title(room)[5]] = [
            ((one.get("class") or "").removeprefix("lead lead-"), one.get("stroke-dasharray") is not None)
            for one in lines
        ]
    assert {letter: found for letter, found in leaders.items() if found} == {
        "A": [("yellow", True), ("green", True)],
        "C": [("green", False)],
        "E": [("yellow", False)],
        "G": [("yellow", False)],
    }


def test_before_the_end_no_room_is_counted() -> None:
    assert classes(draw(SCENE))["room-count"] == classes(draw(SCENE))["lead-rim"] == 0


# --- what is pointed out


def marked(state: State, *signs: Count | Cover | Refusal, changed: tuple[Cell, ...] = ()) -> str:
    """A picture that points something out."""
    return draw(state, marks=Marks(frozenset(changed), signs), whole_table=False, legend=False)


def test_a_count_has_an_arrow_and_a_number_on_every_cell_before_the_last() -> None:
    state = position("A5@1,9")
    svg = marked(state, Count(Cell(1, 9), Cell(6, 9)))
    assert classes(svg)["path"] == 1
    assert [one.text for one in grouped(svg, "bold middle paper")] == ["1", "2", "3", "4"]
    assert classes(marked(state, Count(Cell(1, 9), Cell(2, 9))))["bold middle paper"] == 0


def test_where_the_origin_counts_as_one_the_next_cell_is_two() -> None:
    state = position("A5@1,9", reads="R-14 origin_is_one")
    svg = marked(state, Count(Cell(1, 9), Cell(5, 9)))
    assert [one.text for one in grouped(svg, "bold middle paper")] == ["2", "3", "4"]


def test_what_a_placement_changed_is_framed_and_what_it_covers_has_a_rim() -> None:
    before = position("A3@1,9 B4@4,9")
    step = engine.play(before, Place(Cell(4, 9), 3))
    svg = draw_change(before, step, legend=False)
    drawn = classes(svg)
    assert (drawn["path"], drawn["bold middle paper"]) == (1, 2), "in the picture after it alone"
    framed = [one for one in parsed(svg).iter() if one.get("class") == "changed"]
    assert [one.tag.removeprefix(SVG) for one in framed] == ["rect", "use", "rect"], "cell, rim, hand"
    assert framed[1].get("href") == "#lumens-rim-green"


def test_a_blocked_count_ends_at_the_chip_in_its_way() -> None:
    """The line runs below the chips, and what stops it is framed."""
    svg = draw(position("A3@1,9 B1@1,8"), refused=[action("1,6 4")], whole_table=False, legend=False)
    drawn = classes(svg)
    assert (drawn["off"], drawn["barrier"], drawn["refusal"], drawn["path"]) == (1, 1, 1, 0)
    plan = list(grouped(svg, "plan")[0].iter())
    order = [one.get("class") for one in plan if one.get("class") in {"off", "barrier", "pile", "refusal"}]
    assert order == ["off", "barrier", "pile", "pile", "pile", "refusal"]


def test_a_chip_that_may_not_be_laid_is_shown_fading_under_the_cross() -> None:
    svg = marked(SCENE, Refusal(Cell(4, 9), Chip(YELLOW, 4)))
    (faded,) = grouped(svg, "faded")
    assert (shapes(faded), words(faded)) == (["chip-yellow"], ["4", "Y"])
    occupied = marked(SCENE, Refusal(Cell(7, 5), Chip(YELLOW, 4)))
    assert (classes(occupied)["faded"], classes(occupied)["refusal"]) == (0, 1)


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("place", [Hand(GREEN), Player(GREEN), Score(GREEN)])
def test_what_changed_or_was_refused_beside_the_board_is_marked_there(
    place: Hand | Player | Score, *, whole: bool
) -> None:
    for marks, class_ in (
        (Marks(frozenset({place})), "changed"),
        (Marks(signs=(Refusal(place),)), "refusal"),
    ):
        svg = draw(SCENE, marks=marks, whole_table=whole, legend=False)
        found = [[one.get("class") for one in panel(svg, number).iter()].count(class_) for number in (0, 1)]
        assert found == [0, 1]


def test_the_points_of_the_final_count_stand_at_the_players() -> None:
    *_, (before, last) = steps(3, 2)
    svg = draw_change(before, last, legend=False)
    after = grouped(svg, "player")[3:]
    gained = [[word for word in words(one) if word.startswith("+")] for one in after]
    assert gained == [[f"+{vp}"] if vp else [] for vp in last.state.scores.values()]


def test_a_change_shows_before_and_after_alike() -> None:
    before = position("A3@1,9")
    step = engine.play(before, Place(Cell(4, 9), 3))
    for narrow in (False, True):
        svg = draw_change(before, step, narrow=narrow)
        said = [word.split(" ")[0] for word in words(parsed(svg)) if "–" in word]
        assert said[:2] == ["Before", "After"]
        first, second = ([one.get("transform") for one in plan.iter()][:8] for plan in grouped(svg, "plan"))
        assert first == second


def test_a_legend_explains_what_the_picture_shows() -> None:
    step = engine.play(position("A3@1,9 B4@4,9"), Place(Cell(4, 9), 3))
    played = " ".join(words(grouped(draw(step.state, marks=DRAWING.marks(step.events)), "legend")[0]))
    plain = " ".join(words(grouped(draw(SCENE, language=FR), "legend")[0]))
    assert "count, cell by cell" in played
    assert "changed" in played
    assert plain == (
        "salle salle centrale passage marqueur de départ J Jaune Ve Vert 3 jeton recouvert sac décide"
    )
    blocked = draw(position("A3@1,9 B1@1,8"), refused=[action("1,6 4")])
    told = " ".join(words(grouped(blocked, "legend")[0]))
    assert "count that is refused" in told
    assert "chip that stops the count" in told
    hidden = " ".join(words(grouped(DRAWINGS[GREEN].draw(SCENE), "legend")[0]))
    assert "hidden chip" in hidden
    assert classes(draw(SCENE, legend=False))["legend"] == 0


# --- for everybody


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("players", [2, 4])
def test_no_text_is_smaller_than_twelve_pixels_on_a_phone(players: int, language: Language) -> None:
    state = late(players)
    *_, (before, last) = steps(players, 3)
    for svg in (
        draw(state, narrow=True, language=language),
        draw_change(before, last, narrow=True, language=language),
        DRAWINGS[GREEN].draw(next(iter(game(players, 1))), narrow=True, language=language),
    ):
        shown = FIGURE_ON_A_PHONE / int(parsed(svg).get("width", ""))
        assert min(sizes(svg)) * shown >= 12


def test_nothing_leaves_the_picture_on_a_phone() -> None:
    """Every panel and every room is within its width."""
    svg = draw(late(), narrow=True)
    assert int(parsed(svg).get("width", "")) == 512 + 32
    svg = draw(list(game(4, 3))[-1], narrow=True)
    assert int(parsed(svg).get("width", "")) == 512 + 32


def test_screen_readers_hear_what_lies_on_every_cell() -> None:
    heard = titles(draw(SCENE, language=FR))
    expected = [
        "case (7,5), salle E : le 6 de Jaune sur le 1 de Vert",
        "case (3,3), passage : le 3 de Jaune",
        "case (1,9), salle G, marqueur de départ de Jaune : le 1 de Jaune",
    ]
    assert [sentence for sentence in expected if sentence not in heard] == []


def test_the_picture_itself_has_a_title_and_describes_the_position() -> None:
    root = parsed(draw(SCENE))
    assert root[0].text == "Lumens – Yellow's turn, 5 chips placed"
    assert root[1].text == DRAWING.contents(SCENE, EN)


def test_a_picture_reads_back_as_the_positions_it_shows() -> None:
    for number, (state, step) in enumerate(steps(2, 3)):
        if number % 20 == 0:
            cards = [one.text or "" for one in parsed(draw_change(state, step)).iter(f"{SVG}metadata")]
            assert cards == [write_card(state), write_card(step.state)]


def test_a_picture_refers_to_nothing_outside_itself() -> None:
    svg = draw(late(), refused=[action("7,5 4")])
    root = parsed(svg)
    known = {element.get("id") for element in root.iter() if element.get("id")}
    links = {element.get("href", "#") for element in root.iter(f"{SVG}use")}
    assert {link.removeprefix("#") for link in links} <= known
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<script|<foreignObject|<image|url\(|@import|\son\w+=", svg)


@pytest.mark.parametrize("language", Language)
def test_a_late_game_of_four_is_small(language: Language) -> None:
    assert len(draw(late(), language=language).encode()) < LARGEST


def test_a_fixed_theme_needs_no_css_variables_and_auto_follows_the_reader() -> None:
    day, night, auto = (draw(SCENE, theme=theme) for theme in (Theme.LIGHT, Theme.DARK, Theme.AUTO))
    assert "var(" not in day + night
    assert "prefers-color-scheme:dark" in auto
    assert day != night
    assert "$" not in day + night + auto


def test_every_class_that_is_used_is_one_of_the_look() -> None:
    """A class that nobody has set would be drawn in black."""
    pictures = [draw(state, language=FR) for state in itertools.islice(game(4, 2), 0, None, 40)]
    pictures.append(draw(list(game(4, 2))[-1], refused=[action("7,5 4")]))
    used = {name for svg in pictures for names in classes(svg) for name in names.split()}
    styled = set(re.findall(r"\.lumens \.([\w-]+)", pictures[0])) | set(
        re.findall(r"\.(lumens-[\w-]+)\{", pictures[0])
    )
    named = {"plan", "pile", "free-start", "chamber", "player", "room-count", "legend", "refusal", "lumens"}
    assert used - styled - named == {"lumens-auto"} - styled


@pytest.mark.parametrize(
    ("state", "whole"),
    [
        (position(""), False),
        (position("", draws=True), True),
        (next(iter(game(2, 1))), True),
        (list(game(2, 1))[2], True),
        (over(position("")), True),
    ],
    ids=["placing", "drawing", "first chips", "faces", "the end"],
)
def test_bags_matter_unless_a_chip_is_placed(state: State, *, whole: bool) -> None:
    assert DRAWING.needs_whole_table(state) is whole


def test_pictures_are_the_same_under_every_hash_seed(root: pathlib.Path) -> None:
    program = (
        "import hashlib; from lumens_ref.drawing import draw, draw_change; from lumens_ref import engine;"
        "from lumens_ref.notation import read_card;"
        "state = read_card('1,9 Y3; 4,9 G4/Y2; 7,5 Y6');"
        "step = engine.play(state, engine.legal_actions(state)[0]);"
        "print(hashlib.sha256((draw(state) + draw_change(state, step)).encode()).hexdigest())"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
