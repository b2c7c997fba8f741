"""The engine of High Card."""

from typing import Final

from high_ref.model.course import reach, resume
from high_ref.model.events import Event
from high_ref.model.reasons import Reason
from high_ref.model.remarks import Remark
from high_ref.model.table import Layout, Observation, State
from high_ref.model.things import Seat
from high_ref.rules import ending, hands, turns
from high_ref.rulings import Rulings
from high_ref.sight import imagine, observe
from high_ref.soundness import PLAYERS, layout_faults, position_faults
from rulespec.engine import Engine, Refusals

ENGINE: Final = Engine(
    seats=Seat,
    rulings=Rulings,
    layout=Layout,
    state=State,
    observation=Observation,
    end=ending.Outcome,
    event=Event,
    refusals=Refusals(Reason.GAME_OVER, Reason.OTHER_SEAT, Reason.OTHER_DECISION),
    chapters=(hands.DEAL, turns.ROLL, turns.TURN),
    player_counts=PLAYERS,
    deal=ending.deal,
    begin=ending.begin,
    resume=resume,
    reach=reach,
    go_on=ending.go_on,
    is_over=ending.is_over,
    count=ending.outcome,
    look=observe,
    imagine=imagine,
    layout_faults=layout_faults,
    position_faults=position_faults,
    remark=Remark,
    notice=turns.remarks,
)
