"""Judging a board file: every fault at once, whatever the file holds."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import Final

from lumens_ref.boards.checks import BoardFault, Check
from lumens_ref.boards.draft import LETTERS, Draft, as_cell, is_number, neighbours, pieces
from lumens_ref.model.board import PASSAGE, Cell, Status, corners, reading_order
from rulespec.codec.border import escaped
from rulespec.codec.misfit import (
    AN_OBJECT,
    EXPECTED,
    MOST_LISTED,
    MOST_SHOWN,
    UNKNOWN_KEY,
    Misfit,
    expected,
    expected_word,
    missing,
    pointer,
    shown,
)
from rulespec.language import Bilingual, listed
from rulespec.text.nearest import NO_HINT, did_you_mean

FORMAT: Final = "lumens-board"
VERSION: Final = 1
FIELDS: Final = (
    "format",
    "version",
    "name",
    "status",
    "source",
    "players",
    "grid",
    "central_room",
    "starts",
)
PLAYERS: Final = ((2,), (3,), (4,), (3, 4))
CENTRAL_CELLS: Final = 9
TWO, THREE, FOUR = 2, 3, 4
LONGEST: Final[Mapping[str, int]] = {"name": 120, "source": 600}
"""Characters: a name goes with every picture, and a source below it."""
INVENTED: Final = Status.INVENTED.value

WHOLE: Final = Bilingual("board", "plateau")
ROW: Final = Bilingual("row {number}", "rangée {number}")
ROOM: Final = Bilingual("room {letter}", "salle {letter}")
STARTS_FOR: Final = Bilingual("starts for {number} players", "départs à {number} joueurs")
START: Final = Bilingual(
    "start cell {index} for {number} players", "case de départ {index} à {number} joueurs"
)

LINE_OF_TEXT: Final = Bilingual(
    "a line of text of at most {longest} characters", "une ligne de texte d'au plus {longest} caractères"
)
NOT_EMPTY: Final = Bilingual("expected some text, found none", "attendu un texte, trouvé aucun")
ODD_SIGN: Final = Bilingual(
    "expected a line of text, found a sign that cannot be shown (U+{code:04X})",
    "attendu une ligne de texte, trouvé un signe qui ne peut pas être montré (U+{code:04X})",
)
SAY_INVENTED: Final = Bilingual(
    "expected the word invented in the name of an invented board, found {name}",
    "attendu le mot « invented » dans le nom d'un plateau inventé, trouvé {name}",
)
ROWS_OF_TEXT: Final = Bilingual("a list of rows", "une liste de rangées")
A_ROW: Final = Bilingual("a row as a string", "une rangée en chaîne de caractères")
NO_ROWS: Final = Bilingual("expected rows, found none", "attendu des rangées, trouvé aucune")
ROW_LENGTH: Final = Bilingual(
    "expected {columns} cells like most rows, found {found}",
    "attendu {columns} cases comme la plupart des rangées, trouvé {found}",
)
ROW_SIGN: Final = Bilingual(
    "expected letters A to Z and dots, found {sign} in column {columns}",
    "attendu des lettres A à Z et des points, trouvé {sign} en colonne {columns}",
)
ONE_OF_PLAYERS: Final = Bilingual("[2], [3], [4] or [3, 4]", "[2], [3], [4] ou [3, 4]")
SIZE: Final = Bilingual(
    "expected {columns} columns and {rows} rows for {players} players, found {found_columns} and "
    "{found_rows}",
    "attendu {columns} colonnes et {rows} rangées à {players} joueurs, trouvé {found_columns} et "
    "{found_rows}",
)
ROOM_COUNT: Final = Bilingual(
    "expected {rooms} rooms for {players} players, found {found} ({letters})",
    "attendu {rooms} salles à {players} joueurs, trouvé {found} ({letters})",
)
NONE: Final = Bilingual("none", "aucune")
IN_PIECES: Final = Bilingual(
    "expected cells that hang together by their edges, found {count} pieces, which begin at {cells}",
    "attendu des cases qui se tiennent par leurs côtés, trouvé {count} morceaux, qui commencent en {cells}",
)
A_ROOM: Final = Bilingual(
    "the letter of a room of the grid ({letters})", "la lettre d'une salle de la grille ({letters})"
)
CENTRAL_SIZE: Final = Bilingual(
    "expected 9 cells, because the central room has 9, found {found}",
    "attendu 9 cases, puisque la salle centrale en compte 9, trouvé {found}",
)
ANOTHER_OF_NINE: Final = Bilingual(
    "expected that only the central room has 9 cells, found 9 here too",
    "attendu 9 cases dans la seule salle centrale, trouvé 9 ici aussi",
)
LISTS_OF_CELLS: Final = Bilingual(
    "an object with a list of cells for each number of players",
    "un objet avec une liste de cases pour chaque nombre de joueurs",
)
NOT_FOR_SO_MANY: Final = Bilingual(
    "expected only the numbers that players names ({players}), found {found}{hint}",
    "attendu seulement les nombres que players indique ({players}), trouvé {found}{hint}",
)
SO_MANY_CELLS: Final = Bilingual("a list of {number} cells", "une liste de {number} cases")
A_PAIR: Final = Bilingual(
    "a cell as [column, row], both whole numbers from 1",
    "une case [colonne, rangée], deux entiers à partir de 1",
)
OFF_THE_BOARD: Final = Bilingual(
    "expected a cell of the board ({columns} columns, {rows} rows), found {cell}",
    "attendu une case du plateau ({columns} colonnes, {rows} rangées), trouvé {cell}",
)
TWICE: Final = Bilingual(
    "expected different cells, found {cell} again", "attendu des cases différentes, trouvé encore {cell}"
)
FOUR_CORNERS: Final = Bilingual(
    "expected the four corners clockwise, such as {example}, found {found}",
    "attendu les quatre angles dans le sens horaire, par exemple {example}, trouvé {found}",
)
OPPOSITE_CORNERS: Final = Bilingual(
    "expected two opposite corners, such as {example}, found {found}",
    "attendu deux angles opposés, par exemple {example}, trouvé {found}",
)
OFF_CENTRE: Final = Bilingual(
    "expected that the central room holds the middle cell {middle}, found it at {cells}",
    "attendu une salle centrale qui contient la case du milieu {middle}, trouvé {cells}",
)
USUAL_FOR_THREE: Final = Bilingual(
    "expected two corners of one side and the middle cell of the opposite side clockwise, such as {example}, "
    "found {found}",
    "attendu deux angles d'un côté et la case du milieu du côté opposé dans le sens horaire, par exemple "
    "{example}, trouvé {found}",
)
TOUCHING: Final = Bilingual(
    "expected rooms that are apart, found that {cell} of room {one} touches {other_cell} of room {other}",
    "attendu des salles séparées, mais {cell} de la salle {one} touche {other_cell} de la salle {other}",
)


def judge(document: object) -> tuple[BoardFault, ...]:
    """All that is wrong with a board file, and all that is strange, in the order of the checks."""
    if not isinstance(document, dict):
        return (_fault(Check.FIELDS, (), WHOLE, expected(AN_OBJECT, document).said),)
    draft = Draft(document)
    return tuple(fault for check in JUDGES for fault in check(draft))


def _fields(draft: Draft) -> Iterator[BoardFault]:
    document = draft.document
    for name in FIELDS:
        if name not in document:
            yield _at(Check.FIELDS, name, missing(name))
    for key in document:
        if key not in FIELDS:
            said = UNKNOWN_KEY.filled(keys=", ".join(FIELDS), hint=did_you_mean(str(key), FIELDS))
            yield _at(Check.FIELDS, key, Misfit(said))
    if document.get("format", FORMAT) != FORMAT:
        yield _at(Check.FIELDS, "format", expected(f'"{FORMAT}"', document["format"]))
    if not is_number(document.get("version", VERSION), VERSION):
        yield _at(Check.FIELDS, "version", expected(str(VERSION), document["version"]))


def _labels(draft: Draft) -> Iterator[BoardFault]:
    document = draft.document
    for name, longest in LONGEST.items():
        if name in document:
            yield from (_at(Check.LABELS, name, Misfit(said)) for said in _line(document[name], longest))
    words = [status.value for status in Status]
    if "status" in document and document["status"] not in words:
        yield _at(Check.LABELS, "status", expected_word(words, document["status"]))
    called = document.get("name")
    if document.get("status") == INVENTED and isinstance(called, str) and hides_invention(called):
        yield _at(Check.LABELS, "name", Misfit(SAY_INVENTED.filled(name=_shown(called))))


def _line(found: object, longest: int) -> Iterator[Bilingual]:
    """What is wrong with a line of text."""
    if not isinstance(found, str) or len(found) > longest:
        yield expected(LINE_OF_TEXT.filled(longest=longest), found).said
    elif not found.strip():
        yield NOT_EMPTY
    elif odd := next((sign for sign in found if not _can_be_shown(sign)), None):
        yield Bilingual(ODD_SIGN.en.format(code=ord(odd)), ODD_SIGN.fr.format(code=ord(odd)))


def _can_be_shown(sign: str) -> bool:
    """A letter or sign, or one of the spaces."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def hides_invention(name: str) -> bool:
    """There is a name, and it lacks the word, in capitals or not."""
    letters = "".join(sign if sign.isalpha() else " " for sign in name.lower())
    return bool(name.strip()) and INVENTED not in letters.split()


def _rows(draft: Draft) -> Iterator[BoardFault]:
    if "grid" not in draft.document:
        return
    grid = draft.document["grid"]
    if not isinstance(grid, list):
        yield _at(Check.ROWS, "grid", expected(ROWS_OF_TEXT, grid))
        return
    if not grid:
        yield _at(Check.ROWS, "grid", Misfit(NO_ROWS))
    for index, row in enumerate(grid):
        place = ROW.filled(number=index + 1)
        for said in _row(row, draft.columns):
            yield _fault(Check.ROWS, ("grid", index), place, said)


def _row(row: object, columns: int) -> Iterator[Bilingual]:
    """What is wrong with a row."""
    if not isinstance(row, str):
        yield expected(A_ROW, row).said
        return
    if len(row) != columns or not row:
        yield ROW_LENGTH.filled(columns=columns, found=len(row))
    strange: dict[str, list[int]] = {}
    for column, sign in enumerate(row, start=1):
        if sign != PASSAGE and sign not in LETTERS:
            strange.setdefault(sign, []).append(column)
    for sign, places in strange.items():
        yield ROW_SIGN.filled(sign=_shown(sign), columns=_some(places))


def _players(draft: Draft) -> Iterator[BoardFault]:
    if "players" in draft.document:
        found = draft.document["players"]
        if not any(_is_list_of(found, numbers) for numbers in PLAYERS):
            yield _at(Check.PLAYERS, "players", _expected_written(ONE_OF_PLAYERS, found))


def _expected_written(what: Bilingual, found: object) -> Misfit:
    """Something else was expected; a short list is shown as it is written."""
    written = escaped(found)
    if len(written) > MOST_SHOWN:
        return expected(what, found)
    return Misfit(EXPECTED.filled(what=what, found=written, hint=NO_HINT))


def _is_list_of(found: object, numbers: tuple[int, ...]) -> bool:
    return (
        isinstance(found, list)
        and len(found) == len(numbers)
        and all(is_number(each, number) for each, number in zip(found, numbers, strict=True))
    )


def _size(draft: Draft) -> Iterator[BoardFault]:
    for shape, players in draft.shapes.items():
        if draft.columns and (shape.columns, shape.rows) != (draft.columns, len(draft.rows)):
            said = SIZE.filled(
                columns=shape.columns,
                rows=shape.rows,
                players=_either(players),
                found_columns=draft.columns,
                found_rows=len(draft.rows),
            )
            yield _at(Check.SIZE, "grid", Misfit(said))


def _room_count(draft: Draft) -> Iterator[BoardFault]:
    for shape, players in draft.shapes.items():
        if draft.columns and shape.rooms != len(draft.rooms):
            said = ROOM_COUNT.filled(
                rooms=shape.rooms,
                players=_either(players),
                found=len(draft.rooms),
                letters=" ".join(draft.rooms) or NONE,
            )
            yield _at(Check.ROOM_COUNT, "grid", Misfit(said))


def _rooms_in_one_piece(draft: Draft) -> Iterator[BoardFault]:
    for letter, cells in draft.rooms.items():
        parts = pieces(cells)
        if len(parts) > 1:
            beginnings = _cells(min(part, key=reading_order) for part in parts)
            said = IN_PIECES.filled(count=len(parts), cells=beginnings)
            yield _fault(Check.ROOM_IN_ONE_PIECE, ("grid",), ROOM.filled(letter=letter), said)


def _central_room(draft: Draft) -> Iterator[BoardFault]:
    """Without a grid to look at, any letter may be right."""
    if "central_room" not in draft.document:
        return
    cells, letter = _central_cells(draft), draft.document["central_room"]
    if cells is None and (draft.columns or letter not in sorted(LETTERS)):
        letters = " ".join(draft.rooms) or NONE
        yield _at(Check.CENTRAL_ROOM, "central_room", expected(A_ROOM.filled(letters=letters), letter))
    elif cells is not None and len(cells) != CENTRAL_CELLS:
        yield _at(Check.CENTRAL_ROOM, "central_room", Misfit(CENTRAL_SIZE.filled(found=len(cells))))


def _central_cells(draft: Draft) -> frozenset[Cell] | None:
    """The cells of the central room, if it is a room of the grid."""
    letter = draft.document.get("central_room")
    return draft.rooms.get(letter) if isinstance(letter, str) else None


def _one_room_of_nine(draft: Draft) -> Iterator[BoardFault]:
    """If no room of the grid is named as the central one, one of 9 cells is probably it."""
    of_nine = [letter for letter, cells in draft.rooms.items() if len(cells) == CENTRAL_CELLS]
    central = _central_cells(draft)
    others = of_nine[1:] if central is None else [each for each in of_nine if draft.rooms[each] != central]
    for letter in others:
        yield _fault(Check.ONE_ROOM_OF_NINE, ("grid",), ROOM.filled(letter=letter), ANOTHER_OF_NINE)


def _starts(draft: Draft) -> Iterator[BoardFault]:
    if "starts" not in draft.document:
        return
    found = draft.document["starts"]
    if not isinstance(found, dict):
        yield _at(Check.STARTS, "starts", expected(LISTS_OF_CELLS, found))
        return
    wanted = {str(number): number for number in draft.players}
    for key in found:
        if wanted and key not in wanted:
            said = NOT_FOR_SO_MANY.filled(
                players=", ".join(wanted), found=_shown(key), hint=did_you_mean(str(key), wanted)
            )
            yield _fault(Check.STARTS, ("starts", key), Bilingual("starts", "départs"), said)
    for key, number in wanted.items():
        if key not in found:
            place = STARTS_FOR.filled(number=number)
            yield _fault(Check.STARTS, ("starts", key), place, missing(key).said)
        else:
            yield from _start_cells(draft, found[key], number)


def _start_cells(draft: Draft, found: object, number: int) -> Iterator[BoardFault]:
    path = ("starts", str(number))
    if not isinstance(found, list) or len(found) != number:
        said = _expected_written(SO_MANY_CELLS.filled(number=number), found).said
        yield _fault(Check.STARTS, path, STARTS_FOR.filled(number=number), said)
    seen: set[Cell] = set()
    for index, each in enumerate(found if isinstance(found, list) else ()):
        place = START.filled(index=index + 1, number=number)
        for said in _start_cell(draft, each, seen):
            yield _fault(Check.STARTS, (*path, index), place, said)


def _start_cell(draft: Draft, found: object, seen: set[Cell]) -> Iterator[Bilingual]:
    """What is wrong with a start cell, beside those seen before it."""
    cell = as_cell(found)
    if cell is None:
        yield _expected_written(A_PAIR, found).said
        return
    if not draft.has(cell):
        yield OFF_THE_BOARD.filled(
            columns=draft.columns or "?", rows=len(draft.rows) or "?", cell=_cells([cell])
        )
    if cell in seen:
        yield TWICE.filled(cell=_cells([cell]))
    seen.add(cell)


def _start_corners(draft: Draft) -> Iterator[BoardFault]:
    """The order of the cells says how four sit clockwise; two sit so in any order."""
    if not draft.columns:
        return
    around = corners(draft.columns, len(draft.rows))
    if FOUR in draft.starts and not _is_round(draft.starts[FOUR], around):
        yield _odd_starts(draft, FOUR, Check.START_CORNERS, FOUR_CORNERS, around)
    if TWO in draft.starts and set(draft.starts[TWO]) not in (set(around[::2]), set(around[1::2])):
        yield _odd_starts(draft, TWO, Check.START_CORNERS, OPPOSITE_CORNERS, around[1::2])


def _is_round(cells: tuple[Cell, ...], around: tuple[Cell, ...]) -> bool:
    """The same cells in the same direction, whichever comes first."""
    return any(cells == (*around[turn:], *around[:turn]) for turn in range(len(around)))


def _central_room_off_centre(draft: Draft) -> Iterator[BoardFault]:
    cells, middle = _central_cells(draft), draft.middle
    if cells is not None and middle is not None and middle not in cells:
        said = OFF_CENTRE.filled(middle=_cells([middle]), cells=_cells(sorted(cells, key=reading_order)))
        yield _at(Check.CENTRAL_ROOM_OFF_CENTRE, "central_room", Misfit(said))


def _unusual_starts_for_three(draft: Draft) -> Iterator[BoardFault]:
    if THREE not in draft.starts or not draft.columns:
        return
    usual = list(_usual_for_three(draft))
    if not any(_is_round(draft.starts[THREE], cells) for cells in usual):
        yield _odd_starts(draft, THREE, Check.UNUSUAL_STARTS_FOR_THREE, USUAL_FOR_THREE, usual[0])


def _usual_for_three(draft: Draft) -> Iterator[tuple[Cell, ...]]:
    """Two corners of each side and the middle cell of the opposite one, clockwise."""
    around = corners(draft.columns, len(draft.rows))
    for turn in range(len(around)):
        one, other, beyond, last = (*around[turn:], *around[:turn])
        yield one, other, Cell((beyond.column + last.column) // 2, (beyond.row + last.row) // 2)


def _rooms_that_touch(draft: Draft) -> Iterator[BoardFault]:
    for (one, cells), (other, other_cells) in combinations(draft.rooms.items(), 2):
        touching = (
            (cell, beyond)
            for cell in sorted(cells, key=reading_order)
            for beyond in neighbours(cell)
            if beyond in other_cells
        )
        for cell, beyond in islice(touching, 1):
            said = TOUCHING.filled(cell=_cells([cell]), one=one, other_cell=_cells([beyond]), other=other)
            place = listed((ROOM.filled(letter=one), ROOM.filled(letter=other)))
            yield _fault(Check.ROOMS_THAT_TOUCH, ("grid",), place, said)


JUDGES: Final[tuple[Callable[[Draft], Iterator[BoardFault]], ...]] = (
    _fields,
    _labels,
    _rows,
    _players,
    _size,
    _room_count,
    _rooms_in_one_piece,
    _central_room,
    _one_room_of_nine,
    _starts,
    _start_corners,
    _central_room_off_centre,
    _unusual_starts_for_three,
    _rooms_that_touch,
)
"""One for each check, in the order of their codes."""


def _odd_starts(
    draft: Draft, number: int, check: Check, said: Bilingual, example: tuple[Cell, ...]
) -> BoardFault:
    """The start cells of so many players are not where they should be."""
    told = said.filled(example=_cells(example), found=_cells(draft.starts[number]))
    return _fault(check, ("starts", str(number)), STARTS_FOR.filled(number=number), told)


def _at(check: Check, field: str, misfit: Misfit) -> BoardFault:
    """Something is wrong with a field."""
    return _fault(check, (field,), Bilingual(shown_key(field), shown_key(field)), misfit.said)


def shown_key(field: str) -> str:
    """The name of a field, or what stands in its place, safe to show."""
    return field if field in FIELDS else shown(field)


def _fault(check: Check, path: tuple[str | int, ...], place: Bilingual, said: Bilingual) -> BoardFault:
    return BoardFault(check, pointer(path), place, said)


def _shown(found: str) -> Bilingual:
    return Bilingual(shown(found), shown(found))


def _cells(cells: Iterable[Cell]) -> str:
    """Cells as people read them, and never many."""
    return _some([f"({cell})" for cell in cells])


def _some(parts: Sequence[object]) -> str:
    """A list that ends when it has become long."""
    told = ", ".join(map(str, parts[:MOST_LISTED]))
    return f"{told}, …" if len(parts) > MOST_LISTED else told


def _either(players: tuple[int, ...]) -> Bilingual:
    return Bilingual(" or ".join(map(str, players)), " ou ".join(map(str, players)))
