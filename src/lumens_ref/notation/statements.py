"""The statements of cards and of the headers of records."""

from collections.abc import Sequence
from typing import Final

from lumens_ref.boards import board_named
from lumens_ref.model.components import FirstChip, Kind, Seat
from lumens_ref.notation.draft import CardDraft, Draft, LayoutDraft
from lumens_ref.notation.spellings import SCRIPT, looks_like_a_cell, read_cell, read_stack
from lumens_ref.vocabulary import things
from rulespec.errors import FormatError
from rulespec.language import Bilingual, quoted
from rulespec.notation import (
    Made,
    Stated,
    Statement,
    Statements,
    Word,
    pending_statement,
    reading_statement,
    table,
)
from rulespec.notation.word import misshapen
from rulespec.vocabulary import Lexicon, Written

MOST_CHIPS: Final = 24
MOST_POINTS: Final = 9999
NONE: Final = Lexicon[None](
    [(None, Written(Bilingual(things.NONE.en, things.NONE.fr), (things.NONE.feminine, "nobody", "personne")))]
)
"""Stands alone where there is nothing or nobody."""
A_STACK: Final = Bilingual(
    "a cell and its chips, the upper one first, such as: 7,5 Y6/G1",
    "une case et ses jetons, celui du dessus d'abord, par exemple : 7,5 J6/Ve1",
)
SECOND_STACK: Final = Bilingual("a second stack on {cell}", "une seconde pile en {cell}")
OTHER_BOARD: Final = Bilingual(
    "{found} is another board than the one named before it",
    "{found} est un autre plateau que celui qui est nommé avant",
)
OTHER_STATUS: Final = Bilingual(
    "the board {name} is {status}, not {found}", "le plateau {name} est {status}, et non {found}"
)
A_BOARD_FIRST: Final = Bilingual("a board before its status", "un plateau avant son statut")
A_FACE: Final = Bilingual("a number of that chip", "un nombre de ce jeton")
A_NUMBER_OF_CHIPS: Final = Bilingual("a number of chips", "un nombre de jetons")
READING: Final = "R-16 any_own_chip"
"""An example of a reading."""


def read_cell_line(draft: CardDraft, where: Word, words: Sequence[Word]) -> bool:
    """A line that begins with a cell puts chips there."""
    if not looks_like_a_cell(where.text):
        return False
    cell = read_cell(where)
    if cell in draft.stacks:
        raise FormatError(where.place, SECOND_STACK.filled(cell=where.text))
    if len(words) != 1:
        raise misshapen(where.place, A_STACK, [where, *words])
    draft.stacks[cell] = stack = read_stack(words[0])
    draft.mentioned.update(chip.seat for chip in stack)
    return True


def _read_board(draft: Draft, stated: Stated) -> None:
    """A board by its id or its digest, or by both, and perhaps its status: all of them must agree."""
    for word in stated.words:
        if things.STATUSES.words.knows(word.text):
            _check_status(draft, word)
            continue
        try:
            board = board_named(word.text)
        except FormatError as error:
            raise FormatError(word.place, error.message) from None
        if draft.board not in (None, board):
            raise FormatError(word.place, OTHER_BOARD.filled(found=quoted(word.text)))
        draft.board = board


def _check_status(draft: Draft, word: Word) -> None:
    if draft.board is None:
        raise word.refuse(A_BOARD_FIRST)
    found = word.named(things.STATUSES)
    if found is not draft.board.status:
        name, is_so = draft.board.name, things.STATUSES[draft.board.status].name
        said = OTHER_STATUS.filled(name=name, status=is_so, found=things.STATUSES[found].name)
        raise FormatError(word.place, said)


def _read_players(draft: Draft, stated: Stated) -> None:
    draft.players = _seats(draft, stated.words)


def _read_start(draft: Draft, stated: Stated) -> None:
    seat, cell = stated.pair
    draft.starts[_seat(draft, seat)] = read_cell(cell)


def _read_hand(draft: CardDraft, stated: Stated) -> None:
    seat, kind = stated.pair
    draft.hands[_seat(draft, seat)] = None if NONE.knows(kind.text) else kind.marked(things.KINDS)


def _read_bag(draft: CardDraft, stated: Stated) -> None:
    seat, *rest = stated.words
    owner = _seat(draft, seat)
    if len(rest) == 1 and NONE.knows(rest[0].text):
        draft.bags[owner] = dict.fromkeys(Kind, 0)
        return
    if not rest or len(rest) % 2:
        raise stated.misshapen()
    bag = {}
    for kind, number in zip(rest[::2], rest[1::2], strict=True):
        count = Word(number.text.removesuffix(","), number.line, number.column)
        bag[kind.marked(things.KINDS)] = count.number(A_NUMBER_OF_CHIPS, MOST_CHIPS)
    draft.bags[owner] = bag


def _read_first_chip(draft: CardDraft, stated: Stated) -> None:
    if len(stated.words) not in (2, 3):
        raise stated.misshapen()
    seat, written, *face = stated.words
    kind = written.marked(things.KINDS)
    number = face[0].one_of({str(number): number for number in kind.faces}, A_FACE) if face else None
    draft.first_chips[_seat(draft, seat)] = FirstChip(kind, number)


def _read_first(draft: CardDraft, stated: Stated) -> None:
    draft.first = _seat_or_nobody(draft, stated.only)


def _read_turn(draft: CardDraft, stated: Stated) -> None:
    draft.turn = _seat_or_nobody(draft, stated.only)


def _read_out(draft: CardDraft, stated: Stated) -> None:
    nobody = len(stated.words) == 1 and NONE.knows(stated.words[0].text)
    draft.out = () if nobody else _seats(draft, stated.words)


def _read_passed(draft: CardDraft, stated: Stated) -> None:
    draft.passed = _seats(draft, stated.words)


def _read_used(draft: CardDraft, stated: Stated) -> None:
    draft.used = _seats(draft, stated.words)


def _read_score(draft: CardDraft, stated: Stated) -> None:
    seat, points = stated.pair
    draft.scores[_seat(draft, seat)] = points.number(Bilingual("a score", "un score"), MOST_POINTS)


def _read_ended(draft: CardDraft, stated: Stated) -> None:
    draft.ended = stated.only.named(things.ENDINGS)


BOARD: Final = Statement(
    Bilingual("board", "plateau"),
    Bilingual(
        "board ID or DIGEST, such as: board two-players",
        "plateau NOM ou EMPREINTE, par exemple : plateau two-players",
    ),
    _read_board,
    near="map grid carte grille",
)
PLAYERS: Final = Statement(
    Bilingual("players", "joueurs"),
    Bilingual("players SEAT SEAT …, clockwise", "joueurs JOUEUR JOUEUR …, dans le sens horaire"),
    _read_players,
    near="seats",
)
START: Final = Statement(
    Bilingual("start", "départ"),
    Bilingual(
        "start SEAT CELL, such as: start yellow 1,9", "départ JOUEUR CASE, par exemple : départ jaune 1,9"
    ),
    _read_start,
    Made.FOR_EACH,
    things.SEATS.marks,
    near="corner base home angle",
)

OF_LAYOUTS: Final[Sequence[Statement[LayoutDraft]]] = (BOARD, PLAYERS, START)
"""The lines of a record's header that say how a game was set up."""
OF_CARDS: Final[Lexicon[Statement[CardDraft]]] = table(
    BOARD,
    PLAYERS,
    START,
    Statement(
        Bilingual("hand", "main"),
        Bilingual(
            "hand SEAT KIND, or none, such as: hand yellow 3/4",
            "main JOUEUR SORTE, ou aucune, par exemple : main jaune 3/4",
        ),
        _read_hand,
        Made.FOR_EACH,
        things.SEATS.marks,
        near="holds tient",
    ),
    Statement(
        Bilingual("bag", "sac"),
        Bilingual(
            "bag SEAT KIND NUMBER …, or none, such as: bag yellow 1/6 3, 2/5 0",
            "sac JOUEUR SORTE NOMBRE …, ou aucun, par exemple : sac jaune 1/6 3, 2/5 0",
        ),
        _read_bag,
        Made.FOR_EACH,
        things.SEATS.marks,
        near="stock supply réserve",
    ),
    Statement(
        Bilingual("first-chip", "premier-jeton"),
        Bilingual(
            "first-chip SEAT KIND [NUMBER], such as: first-chip yellow 1/6 6",
            "premier-jeton JOUEUR SORTE [NOMBRE], par exemple : premier-jeton jaune 1/6 6",
        ),
        _read_first_chip,
        Made.FOR_EACH,
        things.SEATS.marks,
    ),
    Statement(
        Bilingual("first", "premier"),
        Bilingual("first SEAT, or none", "premier JOUEUR, ou aucun"),
        _read_first,
        near="begins commence",
    ),
    Statement(
        Bilingual("turn", "tour"),
        Bilingual("turn SEAT, or none", "tour JOUEUR, ou aucun"),
        _read_turn,
        near="active player trait actif joueur",
    ),
    Statement(
        Bilingual("out", "hors-jeu"),
        Bilingual("out SEAT …, or none, first come first", "hors-jeu JOUEUR …, ou aucun, le premier d'abord"),
        _read_out,
        also="hors",
        near="eliminated dead éliminé exclu",
    ),
    Statement(
        Bilingual("passed", "passé"),
        Bilingual("passed SEAT …, where R-12 is may_pass", "passé JOUEUR …, si R-12 est may_pass"),
        _read_passed,
        also="passés",
        near="skipped",
    ),
    Statement(
        Bilingual("used", "utilisé"),
        Bilingual(
            "used SEAT …, who have placed directly, where R-19 is direct_only",
            "utilisé JOUEUR …, qui ont fait la pose directe, si R-19 est direct_only",
        ),
        _read_used,
        also="used_right utilisés droit_utilisé",
        near="right spent droit épuisé",
    ),
    Statement(
        Bilingual("score", "score"),
        Bilingual("score SEAT POINTS", "score JOUEUR POINTS"),
        _read_score,
        Made.FOR_EACH,
        things.SEATS.marks,
        near="points VP PV",
    ),
    Statement(
        Bilingual("ended", "terminée"),
        Bilingual(
            "ended nobody_draws, nobody_places, both or all_passed",
            "terminée personne_ne_pioche, personne_ne_place, les_deux ou tous_ont_passé",
        ),
        _read_ended,
        also="terminé finie fini",
        near="over end fin",
    ),
    reading_statement(READING),
    pending_statement(SCRIPT.decisions),
)
"""What a card can state, but for its chips."""

CARD_STATEMENTS: Final = Statements(
    OF_CARDS,
    Bilingual("a cell or a statement", "une case ou un énoncé"),
    read_cell_line,
)


def _seat(draft: Draft, word: Word) -> Seat:
    seat = word.marked(things.SEATS)
    draft.mentioned.add(seat)
    return seat


def _seats(draft: Draft, words: Sequence[Word]) -> tuple[Seat, ...]:
    return tuple(_seat(draft, word) for word in words)


def _seat_or_nobody(draft: Draft, word: Word) -> Seat | None:
    return None if NONE.knows(word.text) else _seat(draft, word)
