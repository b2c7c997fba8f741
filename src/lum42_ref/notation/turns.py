"""A whole turn of phase 2 in one line: (0,1) > (0,2) deploy chief planet."""

import re
from collections.abc import Sequence
from typing import Final

from lum42_ref.model.actions import Deploy, Move
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.table import State
from lum42_ref.notation.spellings import CELLS, read_cell, write_cell
from rulespec.engine import Action
from rulespec.language import Bilingual
from rulespec.notation import Word
from rulespec.notation.action_text import ActionText

AN_ACTION_OR_TURN: Final = Bilingual(
    "an action, or a turn such as '(0,1) > (0,2) deploy basic planet'",
    "une action, ou un tour tel que « (0,1) > (0,2) déployer base planète »",
)


def read_turn(words: Sequence[Word], state: State | None, actions: ActionText) -> tuple[Action, ...]:
    """Cells joined by >, then, if the turn is written to its end, the deployment.

    A turn begins with the first system entered; the cell on which the ship stands may come before it.
    """
    end = 1
    while end < len(words) and words[end].text == ">":
        if end + 1 == len(words):
            raise words[end].refuse(Bilingual("a cell after >", "une case après >"))
        end += 2
    cells, rest = words[:end:2], words[end:]
    if not _looks_like_a_cell(cells[0].text):
        raise cells[0].refuse(AN_ACTION_OR_TURN, actions.by_word)
    path = [read_cell(word) for word in cells]
    if state is not None and state.pending and isinstance(turn := state.pending[-1], Navigate):
        begins_where_it_stands = path[0] == turn.path[-1] and (len(path) > 1 or rest)
        path = path[1:] if begins_where_it_stands else path
    steps = [Move(cell) for cell in path]
    return (*steps, actions.read_words(rest)) if rest else tuple(steps)


def write_turn(actions: Sequence[Action], written: ActionText) -> str:
    """Cells joined by >, then the deployment; whatever comes after it stands behind semicolons."""
    path: list[str] = []
    for action in actions:
        if not isinstance(action, Move):
            break
        path.append(write_cell(action.cell))
    rest = [written.write(action) for action in actions[len(path) :]]
    if path and len(path) < len(actions) and isinstance(actions[len(path)], Deploy):
        rest[0] = f"{' > '.join(path)} {rest[0]}"
    elif path:
        rest = [" > ".join(path), *rest]
    return "; ".join(rest)


def _looks_like_a_cell(text: str) -> bool:
    return CELLS.knows(text) or re.match(r"\(|[NESWO]{1,2}$", text, re.IGNORECASE) is not None
