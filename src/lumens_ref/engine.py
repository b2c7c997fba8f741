"""The engine of Lumens: its chapters, and how a game is set up, runs, ends and is seen."""

from typing import Final

from lumens_ref.layouts import deal as draw_layout
from lumens_ref.model.components import PLAYER_COUNTS, Seat
from lumens_ref.model.course import reach, resume
from lumens_ref.model.events import Event
from lumens_ref.model.observation import Observation
from lumens_ref.model.reasons import Reason
from lumens_ref.model.table import Layout, State, in_order
from lumens_ref.rules import ending, setup, turns, victory
from lumens_ref.rules.chapters import CHAPTERS
from lumens_ref.rulings import Rulings
from lumens_ref.sight import imagine
from lumens_ref.sight import observe as look
from lumens_ref.soundness import layout_faults, position_faults
from rulespec.engine import Engine, Refusals
from rulespec.engine.seeds import check_seed

DEFAULTS: Final = Rulings()

ENGINE: Final = Engine(
    seats=Seat,
    rulings=Rulings,
    layout=Layout,
    state=State,
    observation=Observation,
    end=victory.Outcome,
    event=Event,
    refusals=Refusals(Reason.GAME_OVER, Reason.NOT_YOUR_TURN, Reason.WRONG_DECISION),
    chapters=CHAPTERS,
    player_counts=PLAYER_COUNTS,
    usual_players=2,
    deal=draw_layout,
    begin=setup.begin,
    resume=resume,
    reach=reach,
    go_on=turns.go_on,
    is_over=ending.is_over,
    count=victory.outcome,
    look=look,
    imagine=imagine,
    layout_faults=layout_faults,
    position_faults=position_faults,
    adapt=turns.adapt,
    bars=turns.bars,
    essential=in_order,
)


def new_game(
    players: int | None = None,
    *,
    seed: int | None = None,
    layout: Layout | None = None,
    rulings: Rulings = DEFAULTS,
) -> State:
    """The first position of a game, from a layout or on the board that is known (for 2 players by default).

    A seed decides nothing before the first chip is drawn: chance is answered as the game goes on.
    """
    return ENGINE.new_game(
        players, seed=0 if seed is None and layout is None else seed, layout=layout, rulings=rulings
    )


def deal(players: int | None = None, *, seed: int = 0, rulings: Rulings = DEFAULTS) -> Layout:
    """The layout of a game on the board that is known: who sits where."""
    return ENGINE.deal(ENGINE.first_seats(players), check_seed(seed), rulings)


# What a program calls; each is the engine's own function.
opening = ENGINE.opening
validate = ENGINE.validate
decision = ENGINE.decision
decider = ENGINE.decider
legal_actions = ENGINE.legal_actions
chances = ENGINE.chances
explain = ENGINE.explain
untold = ENGINE.untold
play = ENGINE.play
outcome = victory.outcome
observe = ENGINE.observe
determinise = ENGINE.determinise
view = ENGINE.view
