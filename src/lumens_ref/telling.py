"""What happened and why, in sentences for people, in English and in French."""

from typing import Final

from lumens_ref.vocabulary import VOCABULARY
from rulespec.telling import Telling

__all__ = ["TELLING", "tell", "tell_action", "tell_decision", "why"]

TELLING: Final = Telling(VOCABULARY)

tell = TELLING.tell
tell_action = TELLING.tell_action
tell_decision = TELLING.tell_decision
why = TELLING.why
