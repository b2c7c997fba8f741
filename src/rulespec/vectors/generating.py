"""The whole suite of a game, from recorded scenarios and from random games."""

from pathlib import Path

from rulespec.vectors import from_games, from_scenarios, searching
from rulespec.vectors.collecting import Collection
from rulespec.vectors.composing import compose
from rulespec.vectors.questions import AnyQuestions
from rulespec.vectors.vector import AnyVector


def generated(about: AnyQuestions, recorded: Path) -> list[AnyVector]:
    """Every vector of the suite, made anew."""
    found = Collection(about)
    found.take(from_scenarios.vectors_of(about, recorded))
    for kind in about.kinds:
        found.take(compose(about, question, note) for question, note in kind.search())
    searching.rare_steps_and_refusals(found)
    searching.readings_that_matter(found)
    searching.filled_up(found)
    found.take(from_games.whole_games(about))
    found.take(from_games.games_under_a_reading(about))
    found.take(from_games.lines_of_play(about))
    found.take(from_games.observations(about))
    return list(found.vectors.values())
