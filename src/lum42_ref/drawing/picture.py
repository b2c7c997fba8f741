"""A position as a picture: one SVG that needs nothing else."""

import html
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import attrs

from lum42_ref.drawing import legend as keys
from lum42_ref.drawing import panels, pieces, sentences, words
from lum42_ref.drawing.changes import Place, path_taken, places
from lum42_ref.drawing.theme import Theme, style_sheet
from lum42_ref.drawing.zone import Box, box_around, space_zone
from lum42_ref.model.components import ExileSlot
from lum42_ref.model.course import Step
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.events import Event
from lum42_ref.model.space import Cell
from lum42_ref.model.table import State
from rulespec.drawing.svg import Block, Number, below, beside, element, moved
from rulespec.text.language import Bilingual, Language

GAP: Final = 16
APART: Final = 48
"""The gap between before and after."""
MARGIN: Final = 16


@attrs.frozen
class View:
    """How a position is to be shown."""

    box: Box
    whole_table: bool
    narrow: bool
    path: Sequence[Cell]
    changed: Collection[Place]
    mentioned: Collection[Place]
    """What is shown beside the space zone even where the table is not shown whole."""
    language: Language


def draw(  # noqa: PLR0913  each option stands alone
    state: State,
    *,
    whole_table: bool = True,
    before: State | None = None,
    path: Sequence[Cell] = (),
    changed: Iterable[Event | Place] = (),
    theme: Theme = Theme.AUTO,
    language: Language = Language.EN,
    legend: bool = True,
    narrow: bool = False,
) -> str:
    """A position as SVG; with ``before``, that position at its side.

    Without the whole table, the space zone, the scores, and of the rest only what changed. The path of a move
    that is under way is shown in any case. Narrow pictures are for phones: everything in one column.
    """
    marked = places(changed)
    states = (state,) if before is None else (before, state)
    view = View(
        box=box_around(states),
        whole_table=whole_table,
        narrow=narrow,
        path=tuple(path) or _path_so_far(state),
        changed=marked,
        mentioned=marked,
        language=language,
    )
    shown = _one_position(state, view) if before is None else _before_and_after(before, state, view)
    if legend:
        key = keys.legend(state, shown.width, language, path=bool(view.path), changed=bool(marked))
        shown = below((shown, key), GAP)
    return _document(shown, state, theme, language)


def draw_change(
    before: State,
    step: Step,
    *,
    whole_table: bool = False,
    theme: Theme = Theme.AUTO,
    language: Language = Language.EN,
    narrow: bool = False,
) -> str:
    """What an action did: before and after side by side, the ship's path, and what changed."""
    return draw(
        step.state,
        whole_table=whole_table,
        before=before,
        path=path_taken(step.events),
        changed=step.events,
        theme=theme,
        language=language,
        narrow=narrow,
    )


def _path_so_far(state: State) -> tuple[Cell, ...]:
    pending = state.pending[-1] if state.pending else None
    return pending.path if isinstance(pending, Navigate) and pending.has_moved else ()


def _position(state: State, view: View, caption: Bilingual | None = None) -> tuple[Block, Block]:
    """The heading, and the table below it."""
    zone = space_zone(state, view.box, view.path, view.changed, view.language)
    if view.whole_table:
        table = _narrow_table(state, view, zone) if view.narrow else _wide_table(state, view, zone)
    else:
        table = _zone_only(state, view, zone)
    return keys.heading(state, table.width, view.language, caption), table


def _one_position(state: State, view: View) -> Block:
    return below(_position(state, view), GAP)


def _before_and_after(before: State, after: State, view: View) -> Block:
    """Two positions, the later one at the right, or below in a narrow picture."""
    plain = attrs.evolve(view, path=(), changed=frozenset())
    head, table = _position(before, plain, words.BEFORE)
    later_head, later_table = _position(after, view, words.AFTER)
    if view.narrow:
        return below((below((head, table), GAP), below((later_head, later_table), GAP)), APART)
    heads = Block(table.width + APART, max(head.height, later_head.height), head.markup)
    return below((beside((heads, later_head), 0), beside((table, later_table), APART)), GAP)


def _wide_table(state: State, view: View, zone: Block) -> Block:
    """The boards at the right of the space zone, everything else where the picture stays lowest."""
    changed, language = view.changed, view.language
    wide = zone.width
    left = below((zone, panels.exile(state, changed, wide, language)), GAP)
    right = below((*_boards(state, view), panels.reserve(state, changed, language)), GAP)
    stacks = panels.stacks(state, changed, wide, language)
    goals = panels.objectives(state, changed, panels.BOARD_WIDTH, language)
    arrangements = [
        (below((left, stacks), GAP), below((right, goals), GAP)),
        (below((left, stacks, panels.objectives(state, changed, wide, language)), GAP), right),
    ]
    half = (wide - GAP) / 2
    if half >= panels.NARROWEST_STACKS:
        pair = (
            panels.stacks(state, changed, half, language),
            panels.objectives(state, changed, half, language),
        )
        arrangements.append((below((left, beside(pair, GAP)), GAP), right))
    lowest = min(arrangements, key=lambda columns: max(column.height for column in columns))
    return beside(lowest, GAP)


def _narrow_table(state: State, view: View, zone: Block) -> Block:
    """Everything in one column."""
    width = max(zone.width, panels.BOARD_WIDTH)
    parts = [
        zone,
        panels.exile(state, view.changed, width, view.language),
        *_boards(state, view),
        panels.reserve(state, view.changed, view.language),
        panels.stacks(state, view.changed, width, view.language),
        panels.objectives(state, view.changed, width, view.language),
    ]
    return below(parts, GAP)


def _zone_only(state: State, view: View, zone: Block) -> Block:
    """The space zone and the scores; the Exile only where it changed."""
    parts = [zone, panels.scores(state, view.changed, zone.width, view.language)]
    if any(isinstance(place, ExileSlot) for place in view.mentioned):
        parts.append(panels.exile(state, view.changed, zone.width, view.language))
    boards = [
        panels.board(state, seat, view.changed, view.language)
        for seat in state.terms.seats
        if seat in view.mentioned
    ]
    return below((*parts, *boards), GAP)


def _boards(state: State, view: View) -> list[Block]:
    return [panels.board(state, seat, view.changed, view.language) for seat in state.terms.seats]


def _document(shown: Block, state: State, theme: Theme, language: Language) -> str:
    width, height = shown.width + 2 * MARGIN, shown.height + 2 * MARGIN
    return element(
        "svg",
        element("title", html.escape(f"LUM42 – {sentences.headline(state, language)}")),
        element("desc", html.escape(sentences.description(state, language))),
        element("style", style_sheet(theme)),
        pieces.definitions(),
        element("rect", width=_whole(width), height=_whole(height), class_="paper"),
        moved(shown.markup, MARGIN, MARGIN),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_whole(width)} {_whole(height)}",
        width=_whole(width),
        height=_whole(height),
        class_=f"lum42 lum42-{theme.value}",
        role="group",
        lang=language.value,
    )


def _whole(length: Number) -> int:
    return round(length)
