"""The boards at hand: shipped, handed in, or in the files that a variable of the environment names."""

import functools
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from lumens_ref.boards.board_file import DIGEST, board_of, digest, document, load_board
from lumens_ref.boards.checks import Check, Level
from lumens_ref.model.board import Board
from lumens_ref.model.components import PLAYER_COUNTS
from rulespec.engine.frozen import FrozenMap
from rulespec.errors import Fault, FormatError, InvalidPosition, RulesError
from rulespec.language import Bilingual, quoted
from rulespec.text.nearest import did_you_mean

TWO_PLAYERS: Final = "two-players"
INVENTED_EXAMPLE: Final = "invented-example"
SHIPPED: Final = (TWO_PLAYERS, INVENTED_EXAMPLE)
VARIABLE: Final = "LUMENS_BOARDS"
"""Of the environment: board files, with the separator of search paths between them."""
DIGITS: Final = re.compile(rf"(?:{DIGEST})?(?P<digits>[0-9a-f]{{1,64}})")
FEWEST_DIGITS: Final = 8
"""Of a digest that is cut short."""
TWO: Final = 2
DIRECTORY: Final = Path(__file__).resolve().parent

NO_SUCH_NUMBER: Final = Bilingual(
    "expected 2, 3 or 4 players, found {players}", "attendu 2, 3 ou 4 joueurs, trouvé {players}"
)
NONE_IS_SHIPPED: Final = Bilingual(
    "no board for {players} players is shipped, because the published one is not known (R-05). Write yours "
    "into a file, which has to pass {first} to {last} (lumens board FILE tells), name the file in {variable} "
    "and the board by its digest: board sha256:…; or ask for the one that is invented: board {invented}, "
    "lumens new --variant {invented}",
    "aucun plateau à {players} joueurs n'est livré, car celui de l'éditeur n'est pas connu (R-05). Écrivez "
    "le vôtre dans un fichier, qui doit passer {first} à {last} (lumens board FICHIER le dit), nommez le "
    "fichier dans {variable} et le plateau par son empreinte : board sha256:… ; ou demandez celui qui est "
    "inventé : board {invented}, lumens new --variant {invented}",
)
UNKNOWN: Final = Bilingual(
    "expected {ids}, or the digest of a board (sha256: and at least {fewest} digits) that is shipped or in a "
    "file that {variable} names, found {found}{hint}",
    "attendu {ids}, ou l'empreinte (sha256: et au moins {fewest} chiffres) d'un plateau livré ou d'un "
    "fichier que nomme {variable}, trouvé {found}{hint}",
)
NOT_AT_HAND: Final = Bilingual(
    "no board with this digest is at hand: {found}. Name its file in {variable}",
    "aucun plateau n'a cette empreinte : {found}. Nommez son fichier dans {variable}",
)
UNUSABLE: Final = Bilingual(
    "no board with this digest is at hand: {found}; and a file named in {variable} cannot be used: {why}",
    "aucun plateau n'a cette empreinte : {found} ; et un fichier nommé dans {variable} ne peut pas servir : "
    "{why}",
)
SEVERAL: Final = Bilingual(
    "expected the digest of one board, found that {count} begin with {found}: {digests}",
    "attendu l'empreinte d'un seul plateau, mais {count} commencent par {found} : {digests}",
)
PLACE: Final = Bilingual("board", "plateau")

_handed_in: Final[dict[str, Board]] = {}
"""The boards that this process has been given, by their digests."""


@functools.cache
def shipped() -> Mapping[str, Board]:
    """The boards that come along, by their ids.

    Rules:
        CMP-2: Two-sided board
    """
    return FrozenMap({name: load_board(DIRECTORY / f"{name}.json") for name in SHIPPED})


def default_board(players: int) -> Board:
    """The board of a game for which none is named: for two the one that is known; InvalidPosition for more.

    Design:
        What R-04 and R-05 decide is data: a board is named, and its status goes with it.
    """
    if players == TWO:
        return shipped()[TWO_PLAYERS]
    raise InvalidPosition([Fault(PLACE, _none_is_shipped(players))])


def _none_is_shipped(players: int) -> Bilingual:
    if players not in PLAYER_COUNTS:
        return NO_SUCH_NUMBER.filled(players=players)
    errors = [check.code for check in Check if check.level is Level.ERROR]
    return NONE_IS_SHIPPED.filled(
        players=players, first=errors[0], last=errors[-1], variable=VARIABLE, invented=INVENTED_EXAMPLE
    )


def use_board(board: Board) -> str:
    """Make a board known to this process, if it is a sound one, and tell its digest."""
    named = digest(board_of(document(board)))
    _handed_in[named] = board
    return named


def board_named(text: str) -> Board:
    """The board with an id or a digest, which can be cut short; FormatError if there is none, or several."""
    wanted = text.strip()
    if wanted in shipped():
        return shipped()[wanted]
    known = _known_without_files()
    if wanted in known:
        return known[wanted]
    match = DIGITS.fullmatch(wanted.lower())
    if match is None or len(match["digits"]) < FEWEST_DIGITS:
        raise FormatError(PLACE, _unknown(wanted))
    return _by_digits(match["digits"])


def _by_digits(digits: str) -> Board:
    """The one board whose digest begins like this; files that cannot be used matter only if there is none."""
    known, troubles = dict(_known_without_files()), []
    for _, board in boards_in_files():
        if isinstance(board, Board):
            known.setdefault(digest(board), board)
        else:
            troubles.append(board)
    found = {name: board for name, board in known.items() if name.startswith(DIGEST + digits)}
    if len(found) > 1:
        raise FormatError(PLACE, SEVERAL.filled(count=len(found), found=digits, digests=", ".join(found)))
    if not found:
        raise FormatError(PLACE, _not_at_hand(digits, troubles))
    return next(iter(found.values()))


def boards_in_files() -> Iterator[tuple[Path, Board | RulesError]]:
    """Each file that the variable of the environment names: its board, or why it cannot be used."""
    for path in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        try:
            yield Path(path), load_board(Path(path))
        except RulesError as error:
            yield Path(path), error


def id_of(board: Board) -> str | None:
    """The id of a board that is shipped."""
    return next((name for name, each in shipped().items() if each == board), None)


def _known_without_files() -> Mapping[str, Board]:
    return {**_by_digest_shipped(), **_handed_in}


@functools.cache
def _by_digest_shipped() -> Mapping[str, Board]:
    return FrozenMap({digest(board): board for board in shipped().values()})


def _unknown(wanted: str) -> Bilingual:
    return UNKNOWN.filled(
        ids=", ".join(SHIPPED),
        fewest=FEWEST_DIGITS,
        found=quoted(wanted[:80]),
        hint=did_you_mean(wanted, SHIPPED),
        variable=VARIABLE,
    )


def _not_at_hand(digits: str, troubles: list[RulesError]) -> Bilingual:
    if not troubles:
        return NOT_AT_HAND.filled(found=DIGEST + digits, variable=VARIABLE)
    why = troubles[0].complaint
    return UNUSABLE.filled(found=DIGEST + digits, variable=VARIABLE, why=why)
