"""The look of a game: one style sheet, one set of shapes, under names that no other picture has."""

import re

import attrs
import pytest

from high_ref.drawing import LOOK
from rulespec.drawing import Theme
from rulespec.drawing.look import CLASSES
from rulespec.errors import RulesError


def test_ids_and_classes_bear_the_name_of_the_game() -> None:
    assert LOOK.use("die", 1, 2.5, "row") == '<use href="#high-die" x="1" y="2.5" class="row"/>'
    assert LOOK.class_of(Theme.DARK) == "high high-dark"
    assert LOOK.definitions(LOOK.use("die", 0, 0) + LOOK.use("decides", 0, 0)) == (
        '<defs><g id="high-die">'
        '<rect x="-15" y="-15" width="30" height="30" rx="6" class="high-hollow"/></g>'
        '<g id="high-decides"><path class="high-ink" d="M-8-10V10L10 0Z"/></g></defs>'
    )


def test_only_shapes_that_are_used_are_defined() -> None:
    assert LOOK.definitions('<use href="#other-die"/>') == "<defs/>"
    assert re.findall('id="([^"]*)"', LOOK.definitions(LOOK.use("refused", 0, 0))) == ["high-refused"]


def test_every_rule_of_the_style_sheet_keeps_to_the_pictures_of_the_game() -> None:
    selectors = [line.partition("{")[0] for line in LOOK.style_sheet(Theme.LIGHT).splitlines()]
    assert [selector for selector in selectors if not re.match(r"\.high( |-)", selector)] == []
    assert {".high text", ".high .card", ".high .bold", ".high-hollow"} <= set(selectors)


def test_a_fixed_theme_has_its_colours_filled_in() -> None:
    assert ".high .row{fill:#e6f3e6}" in LOOK.style_sheet(Theme.LIGHT)
    assert ".high .row{fill:#12301c}" in LOOK.style_sheet(Theme.DARK)
    assert "$" not in LOOK.style_sheet(Theme.LIGHT) + LOOK.style_sheet(Theme.DARK)


def test_the_theme_of_the_reader_is_left_to_variables() -> None:
    day, night, *rules = LOOK.style_sheet(Theme.AUTO).splitlines()
    assert day.startswith(".high-auto{--high-bright:#ffffff;")
    assert night.startswith("@media (prefers-color-scheme:dark){.high-auto{--high-bright:#ffffff;")
    assert ("--high-felt:#e6f3e6" in day, "--high-felt:#12301c" in night) == (True, True)
    assert ".high .card{fill:var(--high-card);stroke:var(--high-outline)}" in rules


def test_a_missing_colour_is_named() -> None:
    fault = "^look of high: colours missing by day or by night: "
    with pytest.raises(RulesError, match=f"{fault}felt$"):
        attrs.evolve(LOOK, night={})
    with pytest.raises(RulesError, match=f"{fault}card$"):
        attrs.evolve(LOOK, colours={})
    with pytest.raises(RulesError, match=f"{fault}moss, sand$"):
        attrs.evolve(LOOK, classes={"card": "fill:$sand;stroke:$moss"})


def test_what_changed_and_what_had_to_leave_differ_in_form_not_only_in_hue() -> None:
    assert "dasharray" not in CLASSES["changed"]
    assert "dasharray" in CLASSES["off"]
    assert "dasharray" not in CLASSES["path"]
