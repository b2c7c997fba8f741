"""A whole turn of phase 2 in one line: (0,1) > (0,2) deploy chief planet."""

import re
from collections.abc import Sequence

from lum42_ref.model.actions import Move
from lum42_ref.model.decisions import Navigate
from lum42_ref.model.table import State
from lum42_ref.notation.spellings import read_cell
from rulespec.engine import Action
from rulespec.notation import Word
from rulespec.notation.action_text import ActionText


def read_turn(words: Sequence[Word], state: State | None, actions: ActionText) -> tuple[Action, ...]:
    """Cells joined by >, then, if the turn is written to its end, the deployment.

    A turn begins with the first system entered; the cell on which the ship stands may come before it.
    """
    end = 1
    while end < len(words) and words[end].text == ">":
        if end + 1 == len(words):
            raise words[end].refuse("a cell after >")
        end += 2
    cells, rest = words[:end:2], words[end:]
    if not re.match(r"\(|[NESW]{1,2}$|centre$", cells[0].text):
        expected = "an action, or a turn such as '(0,1) > (0,2) deploy basic planet'"
        raise cells[0].refuse(expected, actions.by_word)
    path = [read_cell(word) for word in cells]
    if state is not None and state.pending and isinstance(turn := state.pending[-1], Navigate):
        begins_where_it_stands = path[0] == turn.path[-1] and (len(path) > 1 or rest)
        path = path[1:] if begins_where_it_stands else path
    steps = [Move(cell) for cell in path]
    return (*steps, actions.read_words(rest)) if rest else tuple(steps)
