"""``random``: a position deep in a game that was played by lot."""

from random import Random
from typing import Final

import attrs
import click

from rulespec.cli.beginning import Beginning, begin, beginning_options
from rulespec.cli.outputs import write_document
from rulespec.cli.subject import Subject, language_option, pass_subject
from rulespec.cli.usage import Misuse
from rulespec.engine import Action
from rulespec.engine.table import AnyState
from rulespec.language import Bilingual, Language
from rulespec.vectors.from_games import Turn, played

ENDS_BEFORE: Final = Bilingual(
    "the game of this seed ends after {last} actions: expected 0 to {last}",
    "la partie de cette graine se termine après {last} actions ; attendu : 0 à {last}",
)


@click.command("random")
@beginning_options
@click.option("--after", type=int, help="After so many actions (default: by lot, in the second half).")
@language_option
@pass_subject
def random_position(
    subject: Subject,
    *,
    players: int | None,
    seed: int | None,
    variant: str | None,
    readings: tuple[str, ...],
    form: str,
    after: int | None,
    language: Language,  # noqa: ARG001  that of errors
) -> None:
    """Write a position deep in a game by lot as a card; the same options always give the same position."""
    beginning = begin(subject.load_game(), players, seed, variant, readings)
    chance = Random(f"play {beginning.seed}")  # noqa: S311  a game, not a secret
    turns = list(played(beginning.game.questions(), beginning.layout, beginning.rulings, chance))
    if after is None:
        after = chance.randrange(len(turns) // 2, len(turns))
    if not 0 <= after <= len(turns):
        raise Misuse(ENDS_BEFORE.filled(last=len(turns)))
    state = position_after(beginning, turns, after)
    actions: tuple[Action, ...] = tuple(turn.action for turn in turns[:after])
    told = attrs.evolve(beginning, options=(*beginning.options, "--after", str(after)))
    write_document(told.written(form, state, actions, "random"))


def position_after(beginning: Beginning, turns: list[Turn], after: int) -> AnyState:
    """The position after so many actions."""
    if after < len(turns):
        return turns[after].state
    last = turns[-1]
    ended: AnyState = beginning.game.engine.play(last.state, last.action).state
    return ended
