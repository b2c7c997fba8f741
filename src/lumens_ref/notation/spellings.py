"""How Lumens spells what is no word of its own: cells, and chips with their owners."""

import re
from collections.abc import Sequence
from typing import Final

from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell
from lumens_ref.model.components import NUMBERS, Chip
from lumens_ref.model.decisions import DrawChip, Place, Purpose
from lumens_ref.model.table import Stack, State
from lumens_ref.vocabulary import VOCABULARY, things
from rulespec.engine import Action
from rulespec.language import Bilingual
from rulespec.notation import Script, Spelling, Word, by_mark, numbered
from rulespec.notation.action_text import ActionText
from rulespec.notation.decision_text import part_with_default

CELL_SHAPE: Final = re.compile(r"\(?([0-9]{1,2}),([0-9]{1,2})\)?")
CHIP_SHAPE: Final = re.compile(r"([^\W\d_]+)([0-9]+)")
STACKED: Final = "/"
"""Between the chips of a stack, the upper one first."""

A_CELL: Final = Bilingual(
    "a cell such as 4,9: column and row, the top row is 1",
    "une case telle que 4,9 : colonne et rangée, celle du haut est 1",
)
A_CHIP: Final = Bilingual("a chip such as Y3", "un jeton tel que J3")
TWO_COLOURS: Final = Bilingual(
    "Ve or Vi before the number, since V could be vert or violet",
    "Ve ou Vi avant le nombre, car V peut être vert ou violet",
)
AN_ACTION_OR_PLACEMENT: Final = Bilingual(
    "an action, or a cell and a number such as '4,9 3'",
    "une action, ou une case et un nombre tels que « 4,9 3 »",
)


def looks_like_a_cell(text: str) -> bool:
    """It can be nothing but a cell."""
    return CELL_SHAPE.fullmatch(text) is not None


def read_cell(word: Word) -> Cell:
    """A cell: column and row, in brackets or not."""
    found = CELL_SHAPE.fullmatch(word.text)
    if found is None:
        raise word.refuse(A_CELL)
    return Cell(int(found[1]), int(found[2]))


def read_chip(word: Word) -> Chip:
    """A chip: its owner, by letter or by word, and its number: Y3, yellow3, J3."""
    found = CHIP_SHAPE.fullmatch(word.text)
    if found is None or int(found[2]) not in NUMBERS:
        raise word.refuse(A_CHIP)
    owner = Word(found[1], word.line, word.column)
    if owner.text.lower() == "v":
        raise owner.refuse(TWO_COLOURS)
    return Chip(owner.marked(things.SEATS), int(found[2]))


def read_stack(word: Word) -> Stack:
    """The chips of a cell, the upper one first: Y6/G1; on the table the lowest is the first."""
    return tuple(reversed([read_chip(part) for part in word.parts(STACKED)]))


def write_chip(chip: Chip) -> str:
    """A chip by the letter of its owner: Y3."""
    return f"{things.SEATS[chip.seat].letter.en}{chip.number}"


def write_stack(stack: Stack) -> str:
    """The chips of a cell, the upper one first."""
    return STACKED.join(write_chip(chip) for chip in reversed(stack))


CELL: Final = Spelling(Bilingual("CELL", "CASE"), read_cell, str)
NUMBER: Final = numbered(Bilingual("NUMBER", "NOMBRE"), Bilingual("a number", "un nombre"), 9)

SCRIPT: Final = Script(
    engine=ENGINE,
    vocabulary=VOCABULARY,
    spellings={Cell: CELL},
    numbers={"number": NUMBER},
    own_parts={
        (DrawChip, "purpose"): part_with_default("purpose", by_mark(things.PURPOSES), Purpose.TURN),
    },
)
"""Actions and pending decisions as text."""


def read_placement(words: Sequence[Word], _state: State | None, _actions: ActionText) -> tuple[Action, ...]:
    """What begins with a cell is a placement there: 4,9 3."""
    where, *numbers = words
    if not looks_like_a_cell(where.text):
        raise where.refuse(AN_ACTION_OR_PLACEMENT, SCRIPT.actions.by_word)
    if len(numbers) != 1:
        raise where.refuse(AN_ACTION_OR_PLACEMENT)
    return (Place(read_cell(where), NUMBER.read(numbers[0])),)
