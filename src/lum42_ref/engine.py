"""The engine of LUM42: its chapters, and how a game is set up, runs, ends and is seen."""

from typing import Final

import attrs

from lum42_ref.chance import draw_layout, imagine
from lum42_ref.model.components import PLAYER_COUNTS, Seat
from lum42_ref.model.course import reach, resume
from lum42_ref.model.events import Event
from lum42_ref.model.notes import essential, guesses, play_alone
from lum42_ref.model.observation import Observation
from lum42_ref.model.observation import observe as look
from lum42_ref.model.reasons import Reason
from lum42_ref.model.remarks import Remark
from lum42_ref.model.table import Layout, State
from lum42_ref.rules import ending, rounds, setup
from lum42_ref.rules.chapters import CHAPTERS
from lum42_ref.rules.remarks import remarks
from lum42_ref.rulings import ExtensionMode, Rulings
from lum42_ref.soundness import position
from lum42_ref.soundness.layout import layout_faults
from rulespec.engine import Engine, Refusals
from rulespec.engine.seeds import check_seed

DEFAULTS: Final = Rulings()

ENGINE: Final = Engine(
    seats=Seat,
    rulings=Rulings,
    layout=Layout,
    state=State,
    observation=Observation,
    end=ending.Outcome,
    event=Event,
    refusals=Refusals(Reason.GAME_OVER, Reason.OTHER_SEAT, Reason.OTHER_DECISION),
    chapters=CHAPTERS,
    player_counts=PLAYER_COUNTS,
    deal=draw_layout,
    begin=setup.begin,
    resume=resume,
    reach=reach,
    go_on=rounds.go_on,
    is_over=rounds.is_over,
    count=ending.outcome,
    look=look,
    imagine=imagine,
    layout_faults=layout_faults,
    position_faults=position.faults,
    remark=Remark,
    notice=remarks,
    essential=essential,
    essential_observation=essential,
    play_alone=play_alone,
    guesses=guesses,
    adapt=setup.adapt,
)


def new_game(
    players: int | None = None,
    *,
    seed: int | None = None,
    layout: Layout | None = None,
    rulings: Rulings = DEFAULTS,
    extension: bool = False,
) -> State:
    """The first position of a game, from a layout, or from a seed that draws one (4 players by default)."""
    if extension:
        rulings = attrs.evolve(rulings, extension_mode=ExtensionMode.WIDER_CHOICE)
    return ENGINE.new_game(players, seed=seed, layout=layout, rulings=rulings)


def deal(players: int | None = None, *, seed: int, rulings: Rulings = DEFAULTS) -> Layout:
    """The layout that a seed draws: what chance decides of a game, to be kept with its actions."""
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
outcome = ENGINE.outcome
observe = ENGINE.observe
determinise = ENGINE.determinise
view = ENGINE.view
