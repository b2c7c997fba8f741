"""The command ``board``: a board file judged, a board drawn, or all boards that are at hand."""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import attrs
import click

from lumens_ref.boards import (
    BoardFault,
    board_named,
    board_of,
    boards_in_files,
    digest,
    document,
    id_of,
    judge,
    read_document,
    shipped,
)
from lumens_ref.boards.board_file import DIGEST
from lumens_ref.boards.provenance import sources
from lumens_ref.boards.shelf import VARIABLE
from lumens_ref.model.board import PASSAGE, Board, Cell
from lumens_ref.vocabulary.things import STATUSES
from rulespec.cli.inputs import STANDARD_INPUT, read_source
from rulespec.cli.outputs import write_document
from rulespec.cli.styling import COLON, bold, dim, paragraph
from rulespec.cli.subject import language_option
from rulespec.codec.border import Json, pretty
from rulespec.errors import FormatError, RulesError
from rulespec.language import Bilingual, Language

JUDGEMENT: Final = "lumens-board-judgement"
LIST: Final = "lumens-board-list"
VERSION: Final = 1
SHORT: Final = len(DIGEST) + 12
"""So much of a digest names a board in a card."""
FAULTY: Final = 1
"""Exit code."""
IS_A_DOCUMENT: Final = re.compile(r"\s*[{\[]")
IS_A_FILE: Final = re.compile(r".*[./\\].*")

NO_FILE: Final = Bilingual("no such file; {why}", "fichier introuvable ; {why}")
REFUSED: Final = Bilingual("refused", "refusé")
ERRORS: Final = Bilingual("Errors", "Erreurs")
WARNINGS: Final = Bilingual("Warnings", "Avertissements")
STATUS: Final = Bilingual("status", "statut")
SOURCE: Final = Bilingual("source", "source")
PLAYERS: Final = Bilingual("players", "joueurs")
SIZE: Final = Bilingual("size", "taille")
SIZE_OF: Final = Bilingual("{columns} columns, {rows} rows", "{columns} colonnes, {rows} rangées")
ROOMS: Final = Bilingual("rooms", "salles")
ROOMS_OF: Final = Bilingual(
    "{rooms} with {cells} cells; the central one is {letter}",
    "{rooms} qui comptent {cells} cases ; la centrale est {letter}",
)
STARTS: Final = Bilingual("starts of {number}", "départs à {number}")
KEY: Final = Bilingual(
    "letter: room; dot: passage; [ ]: start cell", "lettre : salle ; point : passage ; [ ] : case de départ"
)
WHOLE_DIGEST: Final = Bilingual("digest", "empreinte")
IN_A_CARD: Final = Bilingual("in a card", "dans une fiche")
AT_HAND: Final = Bilingual("found with", "trouvé avec")
CONFIDENCE: Final = Bilingual("Confidence", "Fiabilité")
FACTS_FROM: Final = Bilingual("Facts from", "Faits tirés de")
CHECKED_AGAINST: Final = Bilingual("Checked against", "Vérifié avec")
NOT_KNOWN: Final = Bilingual("Not known", "Inconnu")
SHIPPED: Final = Bilingual("Shipped", "Livrés")
IN_FILES: Final = Bilingual("In the files that {variable} names", "Dans les fichiers que nomme {variable}")
NO_FILES: Final = Bilingual("none", "aucun")
PUBLISHED: Final = Bilingual(
    "The published board for three or four players", "Le plateau de l'éditeur à trois ou quatre joueurs"
)
YOUR_OWN: Final = Bilingual(
    "Whoever owns the game can write theirs into a file, which lumens board FILE judges.",
    "Qui possède le jeu peut noter le sien dans un fichier, que lumens board FICHIER juge.",
)


@attrs.frozen
class Judged:
    """A board file, or a board at hand, and all that is to be said against it."""

    name: str
    """What it was asked by."""
    found: tuple[BoardFault, ...]
    board: Board | None
    """None if it is refused."""

    @property
    def errors(self) -> tuple[BoardFault, ...]:
        """Why it is refused."""
        return tuple(fault for fault in self.found if fault.is_error)

    @property
    def warnings(self) -> tuple[BoardFault, ...]:
        """What is strange about it."""
        return tuple(fault for fault in self.found if not fault.is_error)


@click.command()
@click.argument("source", metavar="[FILE]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Boards and faults, as JSON.")
@language_option
def board(*, source: str | None, as_json: bool, language: Language) -> None:
    """Judge a board file and draw its board; without FILE, list the boards that are at hand.

    FILE is a board file, its text, or -; or the id or digest of a board that is at hand. All faults are told
    at once. The exit code is 0 if the board can be used, with or without warnings, and 1 if it has errors.
    """
    if source is None:
        all_sound = _list(as_json=as_json, language=language)
    else:
        judged = judged_source(source)
        all_sound = judged.board is not None
        if as_json:
            write_document(pretty(judgement(judged)))
        else:
            click.echo("\n".join(told(judged, language)))
    if not all_sound:
        sys.exit(FAULTY)


def judged_source(source: str) -> Judged:
    """A board file, judged, or a board at hand; FormatError if there is none, or if it is no JSON."""
    if _is_text(source):
        name = "board" if IS_A_DOCUMENT.match(source) else source
        tree: object = read_document(read_source(source), name)
    else:
        name, tree = source, document(_at_hand(source))
    found = judge(tree)
    sound = not any(fault.is_error for fault in found)
    return Judged(name, found, board_of(tree) if sound else None)


def _at_hand(name: str) -> Board:
    try:
        return board_named(name)
    except FormatError as error:
        raise FormatError(name, NO_FILE.filled(why=error.message)) from None


def _is_text(source: str) -> bool:
    """A file, standard input or a document; anything else may be the id or the digest of a board."""
    return (
        source == STANDARD_INPUT
        or IS_A_DOCUMENT.match(source) is not None
        or IS_A_FILE.fullmatch(source) is not None
        or Path(source).exists()
    )


def judgement(judged: Judged) -> Mapping[str, Json]:
    """What is found, for programs."""
    return {
        "format": JUDGEMENT,
        "version": VERSION,
        "sound": judged.board is not None,
        "faults": [
            {
                "code": fault.code,
                "level": fault.check.level.value,
                "path": fault.path,
                "place": _both(fault.place),
                "message": _both(fault.message),
            }
            for fault in judged.found
        ],
        **({"id": None, "digest": None, "board": None} if judged.board is None else _plain(judged.board)),
    }


def _plain(board: Board) -> Mapping[str, Json]:
    return {"id": id_of(board), "digest": digest(board), "board": document(board)}


def _both(text: Bilingual) -> Mapping[str, Json]:
    return {"en": text.en, "fr": text.fr}


def told(judged: Judged, language: Language) -> Iterator[str]:
    """What is found, for people: the faults, and the board if it can be used."""
    if judged.board is None:
        yield bold(f"✗ {judged.name}  {REFUSED.in_language(language)}")
    else:
        yield from _drawn(judged.board, language)
        yield ""
        yield from _uses(judged, judged.board, language)
        yield from _provenance(judged.board, language)
    for heading, faults in ((ERRORS, judged.errors), (WARNINGS, judged.warnings)):
        yield from _section(heading, [fault.in_language(language) for fault in faults], language)


def _section(heading: Bilingual, texts: Iterable[str], language: Language) -> Iterator[str]:
    """Texts one below another, under a heading; nothing if there are none."""
    for number, text in enumerate(texts):
        yield from ("", bold(heading.in_language(language))) if not number else ()
        yield paragraph(f"- {text}", indent="  ")


def _drawn(board: Board, language: Language) -> Iterator[str]:
    """A board with all that must be known of it."""
    yield bold(board.name)
    rooms = board.rooms.values()
    yield from _labelled(
        language,
        (STATUS, STATUSES[board.status].name),
        (PLAYERS, _either(board.players)),
        (SIZE, SIZE_OF.filled(columns=board.columns, rows=board.rows)),
        (ROOMS, ROOMS_OF.filled(rooms=len(rooms), cells=sum(map(len, rooms)), letter=board.central_room)),
    )
    yield paragraph(f"{SOURCE.in_language(language)}{COLON.in_language(language)}{board.source}")
    yield ""
    yield from plan(board)
    yield ""
    yield dim(KEY.in_language(language))
    yield from _labelled(
        language,
        *(
            (STARTS.filled(number=number), "  ".join(map(str, board.starts[number])))
            for number in board.players
        ),
    )


def plan(board: Board) -> Iterator[str]:
    """The cells of a board: letters of rooms, dots of passages, start cells in brackets."""
    starts = {cell for cells in board.starts.values() for cell in cells}
    yield dim("    " + " ".join(f"{column:>2}" for column in range(1, board.columns + 1)))
    for number, row in enumerate(board.grid, start=1):
        signs = (
            _sign(board, letter, is_start=Cell(column, number) in starts, is_last=column == board.columns)
            for column, letter in enumerate(row, start=1)
        )
        yield dim(f"{number:>3} ") + "".join(signs)


def _sign(board: Board, letter: str, *, is_start: bool, is_last: bool) -> str:
    """The sign of a cell; no line ends in a space."""
    sign = f"[{letter}]" if is_start else f" {letter}" if is_last else f" {letter} "
    if letter == PASSAGE:
        return sign if is_start else dim(sign)
    return bold(sign) if letter == board.central_room else sign


def _either(players: tuple[int, ...]) -> Bilingual:
    return Bilingual(" or ".join(map(str, players)), " ou ".join(map(str, players)))


def _uses(judged: Judged, board: Board, language: Language) -> Iterator[str]:
    """How a game is played on a board."""
    named = id_of(board) or digest(board)[:SHORT]
    yield from _labelled(language, (WHOLE_DIGEST, digest(board)), (IN_A_CARD, f"board {named}"))
    if id_of(board) is None and Path(judged.name).is_file():
        yield from _labelled(language, (AT_HAND, f"{VARIABLE}={judged.name}"))


def _provenance(board: Board, language: Language) -> Iterator[str]:
    """Where a board that is shipped comes from."""
    provenance = sources().boards.get(id_of(board) or "")
    if provenance is None:
        return
    for heading, texts in (
        (CONFIDENCE, (provenance.confidence,)),
        (FACTS_FROM, provenance.facts_from),
        (CHECKED_AGAINST, provenance.checked_against),
        (NOT_KNOWN, provenance.not_known),
    ):
        yield from _section(heading, [text.in_language(language) for text in texts], language)


def _labelled(language: Language, *entries: tuple[Bilingual, str | Bilingual]) -> Iterator[str]:
    """What is said under labels, a label a line."""
    for label, text in entries:
        said = text.in_language(language) if isinstance(text, Bilingual) else text
        yield f"{dim(label.in_language(language) + COLON.in_language(language))}{said}"


def _list(*, as_json: bool, language: Language) -> bool:
    """Every board at hand; whether all files that the variable names can be used."""
    files = list(boards_in_files())
    if as_json:
        write_document(pretty(_list_document(files)))
    else:
        click.echo("\n".join(_list_lines(files, language)))
    return all(isinstance(found, Board) for _, found in files)


Files = Iterable[tuple[Path, Board | RulesError]]


def _list_document(files: Files) -> Mapping[str, Json]:
    """Every board at hand, for programs."""
    found = list(files)
    usable = [{"file": str(path), **_plain(board)} for path, board in found if isinstance(board, Board)]
    return {
        "format": LIST,
        "version": VERSION,
        "boards": [*({"file": None, **_plain(board)} for board in shipped().values()), *usable],
        "unusable": [
            {"file": str(path), "why": {each.value: error.in_language(each) for each in Language}}
            for path, error in found
            if isinstance(error, RulesError)
        ],
    }


def _list_lines(files: Files, language: Language) -> Iterator[str]:
    """Every board at hand, for people."""
    yield bold(SHIPPED.in_language(language))
    for name, board in shipped().items():
        yield from _entry(name, board, language)
    yield ""
    yield bold(IN_FILES.filled(variable=VARIABLE).in_language(language))
    found = list(files)
    for path, one in found:
        yield from _entry(str(path), one, language)
    if not found:
        yield f"  {NO_FILES.in_language(language)}"
    status = sources().published_for_three_or_four.status.in_language(language)
    yield ""
    yield bold(PUBLISHED.in_language(language))
    yield paragraph(f"{status}. {YOUR_OWN.in_language(language)}", indent="  ")


def _entry(name: str, found: Board | RulesError, language: Language) -> Iterator[str]:
    """A board with its status and digest, or why a file cannot be used."""
    if isinstance(found, RulesError):
        yield f"  ✗ {name}  {REFUSED.in_language(language)}"
        for line in found.in_language(language).splitlines():
            yield paragraph(f"- {line}", indent="      ")
        return
    yield f"  {name}  {bold(found.name)}"
    status = STATUSES[found.status].name.in_language(language)
    players = _either(found.players).in_language(language)
    yield f"      {status}, {PLAYERS.in_language(language)}{COLON.in_language(language)}{players}"
    yield dim(f"      {digest(found)}")
