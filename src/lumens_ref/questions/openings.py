"""How the games of Lumens begin that are searched for vectors, and those that somebody asks for."""

from typing import Final

from lumens_ref.boards import shipped
from lumens_ref.layouts import deal, layout_on
from lumens_ref.model.board import Board
from lumens_ref.model.components import Seat
from lumens_ref.model.table import Layout
from lumens_ref.rulings import Rulings
from rulespec.errors import Fault, InvalidPosition
from rulespec.language import Bilingual
from rulespec.text.ids import RulingId
from rulespec.vectors.questions import PLAIN, Openings, Variant

TWO: Final = "two-players"
INVENTED: Final = "invented-example"
NOT_FOR_SO_MANY: Final = Bilingual(
    "the board {name} is for {made_for} players, not for {players}",
    "le plateau {name} est fait pour {made_for} joueurs, non pour {players}",
)


def for_search(seats: tuple[Seat, ...], _seed: int, rulings: Rulings) -> Layout:
    """The board that is known for two, the invented one for more: it says so in every document."""
    return layout_on(shipped()[TWO if len(seats) == 2 else INVENTED], seats, rulings)  # noqa: PLR2004  two


def on_the_invented_board(seats: tuple[Seat, ...], _seed: int, rulings: Rulings) -> Layout:
    """Asked for by name: nothing invented passes for the published board."""
    board = shipped()[INVENTED]
    refuse_other_numbers(board, len(seats))
    return layout_on(board, seats, rulings)


def refuse_other_numbers(board: Board, players: int) -> None:
    """Raise InvalidPosition unless a board is made for so many players."""
    if players not in board.players:
        made_for = ", ".join(map(str, board.players))
        said = NOT_FOR_SO_MANY.filled(name=INVENTED, made_for=made_for, players=players)
        raise InvalidPosition([Fault("board", said)])


OPENINGS: Final = Openings[Seat, Layout, Rulings](
    deal=for_search,
    asked_for=deal,
    decided_by=((RulingId("R-10"), "chosen_in_order"),),
    needed={"R-20": {"R-19": "direct_only"}},
    variants=(PLAIN, Variant(INVENTED, deal=on_the_invented_board, players=4)),
)
