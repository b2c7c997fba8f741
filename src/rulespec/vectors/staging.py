"""What vectors are about, in the notation of the game and as pictures: for reports on other engines."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import attrs

from rulespec.conformance.cases import Case
from rulespec.conformance.scenes import Scene, Stage
from rulespec.drawing import Drawing
from rulespec.engine.table import AnyState, Step
from rulespec.language import Language
from rulespec.notation import Notation
from rulespec.telling import Telling
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import AllowedAction, AnyVector, RefusedAction, WholeGame


@attrs.define(frozen=True, slots=False)
class Staging:
    """Shows what vectors are about, for people."""

    about: AnyQuestions
    notation: Notation[Any, Any, Any, Any]
    drawing: Drawing[Any, Any]
    telling: Telling
    vectors: Iterable[AnyVector]
    language: Language

    @property
    def stage(self) -> Stage:
        """The same as the harness asks for it."""
        return Stage(self.scene, self.picture)

    def scene(self, case: Case, moment: int | None) -> Scene:
        """Position and action of a vector; of a game those after which it went wrong."""
        question = self._questions[case.id]
        if isinstance(question, AllowedAction | RefusedAction):
            return self._scene(question, None)
        if isinstance(question, WholeGame) and moment is not None:
            step = self._step(question, moment)
            before = self.notation.write_card(self._before(question, moment))
            return (
                Scene(before, number=0 if moment == 0 else None)
                if step is None
                else self._scene(step, moment)
            )
        state = getattr(question, "state", None)
        return Scene(None if state is None else self.notation.write_card(state))

    def picture(self, case: Case, moment: int | None) -> str | None:
        """The position that is asked about, if one is, and what should come of it if something should."""
        question = self._questions[case.id]
        if isinstance(question, WholeGame) and moment is not None:
            question = self._step(question, moment)
        if isinstance(question, AllowedAction):
            step: Step[Any] = self.about.engine.play(question.state, question.action, question.seat)
            return self.drawing.draw_change(question.state, step, language=self.language)
        state = getattr(question, "state", None)
        return None if state is None else self.drawing.draw(state, language=self.language)

    @cached_property
    def _questions(self) -> dict[str, object]:
        return {str(vector.info.id): vector.question for vector in self.vectors}

    def _scene(self, asked: AllowedAction[Any, Any] | RefusedAction[Any, Any], number: int | None) -> Scene:
        """An action in a position, and what should come of it."""
        verdict = self.about.engine.explain(asked.state, asked.action, asked.seat)
        happens = (self.telling.tell(event, self.language) for event in verdict.events)
        refused = (self.telling.why(reason, self.language) for reason in verdict.reasons)
        said = f"{self.notation.script.names[asked.seat]}: {self.notation.write_action(asked.action)}"
        return Scene(self.notation.write_card(asked.state), said, number, (*happens, *refused))

    def _step(self, game: WholeGame[Any, Any], moment: int) -> AllowedAction[Any, Any] | None:
        """The action of a game with which it goes wrong; none if that is before the first."""
        if not 0 < moment <= len(game.actions):
            return None
        state = self._before(game, moment)
        return AllowedAction(state, state.pending[-1].seat, game.actions[moment - 1])

    def _before(self, game: WholeGame[Any, Any], moment: int) -> AnyState:
        """The position in which an action of a game is done."""
        engine = self.about.engine
        state: AnyState = engine.opening(game.layout, game.rulings).state
        for action in game.actions[: max(moment - 1, 0)]:
            state = engine.play(state, action).state
        return state
