"""Then: points, what lies on the table, what happened, and who has won."""

from pytest_bdd import then

from tests.support.features.phrases import sentence
from tests.support.features.rulebook import Statement
from tests.support.features.story import AnyStory, names_of


@then(sentence("{gains:Gains}"))
def these_seats_score(story: AnyStory, gains: dict[str, int]) -> None:
    assert _gained(story) == gains


@then("nobody scores")
def nobody_scores(story: AnyStory) -> None:
    assert _gained(story) == {}


@then(sentence("the scores are {scores:Points}"))
def the_scores_are(story: AnyStory, scores: dict[str, int]) -> None:
    assert story.rules.named(story.rules.scores(story.state)) == scores


@then("the position shows")
def the_position_shows(story: AnyStory, docstring: str) -> None:
    found = story.rules.statements(story.rules.lies(story.state))
    for said in story.rules.statements(docstring):
        *subject, last = said
        about = [statement for statement in found if statement[: len(subject)] == tuple(subject)]
        is_absent = last == "none" and not about
        assert said in found or is_absent, f"not so: {' '.join(said)}; instead: {_like(said, found)}"


@then(sentence("the events are {names:Names}"))
def the_events_are(story: AnyStory, names: list[str]) -> None:
    assert list(names_of(story.events)) == names


@then(sentence("{winner:Seat} wins"))
def a_seat_wins(story: AnyStory, winner: str) -> None:
    assert _winners(story) == (story.rules.seat(winner),)


@then(sentence("{winners:Seats} share the victory"))
def seats_share_the_victory(story: AnyStory, winners: tuple[str, ...]) -> None:
    assert _winners(story) == story.rules.seats(winners)


def _winners(story: AnyStory) -> tuple[object, ...]:
    outcome = story.rules.engine.outcome(story.state)
    assert outcome is not None, "the game is not over"
    return tuple(outcome.winners)


def _gained(story: AnyStory) -> dict[str, int]:
    before, now = story.rules.scores(story.before), story.rules.scores(story.state)
    return story.rules.named({seat: now[seat] - before[seat] for seat in now if now[seat] != before[seat]})


def _like(said: Statement, found: list[Statement]) -> str:
    """The statements about the same thing; all of them if there is none."""
    alike = [statement for statement in found if statement[0] == said[0]]
    return "; ".join(" ".join(statement) for statement in alike or found)
