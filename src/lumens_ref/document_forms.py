"""Forms that documents of Lumens have of their own: for boards, chips, counts of chips, stacks and rooms."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import attrs

from lumens_ref.boards import board_named
from lumens_ref.boards import digest as digest_of
from lumens_ref.model.board import Board, Cell, Status, reading_order
from lumens_ref.model.components import NUMBERS, Chip, Counts, Kind, Seat
from lumens_ref.model.table import Stack
from lumens_ref.rules.final_count import RoomCount
from lumens_ref.vocabulary.things import KINDS, STATUSES
from rulespec.codec import hints
from rulespec.codec.definitions import Definitions, Schema
from rulespec.codec.forms import Form, Forms, Raw
from rulespec.codec.lists import named_tuple_form
from rulespec.codec.mappings import entries_form
from rulespec.codec.misfit import Misfit, expected
from rulespec.codec.objects import object_form
from rulespec.codec.plain import text_form
from rulespec.engine import FrozenMap
from rulespec.errors import FormatError
from rulespec.language import Bilingual

DIGEST: Final = text_form(
    re.compile(r"sha256:[0-9a-f]{64}"),
    len("sha256:") + 64,
    Bilingual("the digest of a board, sha256:…", "l'empreinte d'un plateau, sha256:…"),
)
OTHER_NAME: Final = Bilingual("the name of that board, {name}", "le nom de ce plateau, {name}")
OTHER_STATUS: Final = Bilingual("the status of that board, {status}", "le statut de ce plateau, {status}")
A_NUMBER: Final = Bilingual("a number from 1 to 6", "un nombre de 1 à 6")
BY_LETTER: Final = Bilingual(
    "an object whose keys are letters of rooms", "un objet dont les clés sont des lettres de salles"
)
LETTER: Final = re.compile("[A-Z]")
CHIPS: Final = "chips"
"""The key of the chips that lie on a cell."""


def board_form(forms: Forms, _kind: hints.Kind) -> Form:
    """A board by its digest, with the name and the status that go wherever it is shown."""
    members = {"name": forms.of(str), "status": forms.of(Status), "digest": DIGEST}
    write_name, write_status, write_digest = (form.write for form in members.values())

    def write(board: Board) -> Mapping[str, str]:
        return {
            "name": write_name(board.name),
            "status": write_status(board.status),
            "digest": write_digest(digest_of(board)),
        }

    return object_form(members, _board_at_hand, write, Board)


def _board_at_hand(name: str, status: Status, digest: str) -> Board:
    """The board with that digest, if it is at hand and is called so."""
    try:
        board = board_named(digest)
    except FormatError as error:
        raise Misfit(error.message).within("digest") from None
    if name != board.name:
        raise expected(OTHER_NAME.filled(name=board.name), name).within("name")
    if status is not board.status:
        words = STATUSES.word(board.status), STATUSES.word(status)
        raise expected(OTHER_STATUS.filled(status=words[0]), words[1]).within("status")
    return board


def counts_form(forms: Forms, _kind: hints.Kind) -> Form:
    """So many chips of each kind: an object whose keys are the kinds."""
    words = {KINDS.word(kind): kind for kind in Kind}
    number = forms.of(int)

    def write(counts: Counts) -> Mapping[str, int]:
        return {word: number.write(counts.of(kind)) for word, kind in words.items()}

    return object_form(dict.fromkeys(words, number), Counts, write, Counts)


def chip_form(forms: Forms, kind: hints.Kind) -> Form:
    """A chip by its owner and its number, which one of its faces shows."""
    form = named_tuple_form(forms, kind)
    read = form.read

    def read_chip(raw: Raw) -> Chip:
        chip: Chip = read(raw)
        if chip.number not in NUMBERS:
            raise expected(A_NUMBER, chip.number).within(1)
        return chip

    def describe(definitions: Definitions) -> Schema:
        items = [forms.of(Seat).describe(definitions), {"enum": list(NUMBERS)}]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}

    return attrs.evolve(form, read=read_chip, describe=describe)


def stacks_form(forms: Forms, kind: hints.Kind) -> Form:
    """What lies where: each cell beside its chips, the lowest first."""
    chips = forms.of(Stack)
    write = chips.write

    def beside_a_cell(_forms: Forms, _kind: hints.Kind) -> Form:
        return object_form({CHIPS: chips}, _chips, lambda stack: {CHIPS: write(stack)})

    return in_reading_order(forms.extended(own={Stack: beside_a_cell}), kind)


def _chips(stack: Sequence[object]) -> Sequence[object]:
    return stack


def in_reading_order(forms: Forms, kind: hints.Kind) -> Form:
    """A mapping by cells: however it came about, it is written row by row."""
    form = entries_form(forms, kind)
    write = form.write

    def write_in_order(things: Mapping[Cell, object]) -> Raw:
        return write({cell: things[cell] for cell in sorted(things, key=reading_order)})

    return attrs.evolve(form, write=write_in_order)


def rooms_form(forms: Forms, _kind: hints.Kind) -> Form:
    """What each room has come to: an object whose keys are the letters of the rooms."""
    count = forms.of(RoomCount)

    def read(raw: Raw) -> Mapping[str, RoomCount]:
        if type(raw) is not dict or not all(map(LETTER.fullmatch, raw)):
            raise expected(BY_LETTER, raw)
        rooms: dict[str, RoomCount] = {}
        for letter in sorted(raw):
            try:
                rooms[letter] = count.read(raw[letter])
            except Misfit as misfit:
                raise misfit.within(letter) from None
        return FrozenMap(rooms)

    def write(rooms: Mapping[str, RoomCount]) -> Raw:
        return {letter: count.write(rooms[letter]) for letter in sorted(rooms)}

    def describe(definitions: Definitions) -> Schema:
        each = {f"^{LETTER.pattern}$": count.describe(definitions)}
        return {"type": "object", "patternProperties": each, "additionalProperties": False}

    return Form(read, write, describe)
