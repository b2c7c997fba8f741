"""Then: what is allowed or refused, who decides what, and which actions there are."""

from pytest_bdd import then

from rulespec.engine import Action, Chance, Verdict
from tests.support.features.phrases import sentence
from tests.support.features.story import AnyStory


@then(sentence("it is refused: {reasons:Reasons}"))
def it_is_refused(story: AnyStory, reasons: set[str]) -> None:
    assert story.tried is not None, "nothing was tried"
    assert _names(story.tried) == reasons


@then("it is allowed")
def it_is_allowed(story: AnyStory) -> None:
    assert story.tried is not None, "nothing was tried"
    assert story.tried.reasons == ()


@then(sentence('{seat:Seat} may play "{line}"'))
def a_seat_may_play(story: AnyStory, seat: str, line: str) -> None:
    assert _verdict(story, seat, line).reasons == ()


@then(sentence('{seat:Seat} may not play "{line}": {reasons:Reasons}'))
def a_seat_may_not_play(story: AnyStory, seat: str, line: str, reasons: set[str]) -> None:
    assert _names(_verdict(story, seat, line)) == reasons


@then(sentence("{seat:Seat} is to {what}"))
def a_seat_is_to(story: AnyStory, seat: str, what: str) -> None:
    asked = story.pending
    assert (story.rules.name(asked.seat), story.rules.asks(asked)) == (seat, what)


@then("the game is over")
def the_game_is_over(story: AnyStory) -> None:
    assert story.rules.engine.decision(story.state) is None


@then(sentence("{seat:Seat}'s legal actions are"))
def the_legal_actions_are(story: AnyStory, seat: str, docstring: str) -> None:
    assert _legal(story, seat) == _written(story, docstring)


@then(sentence("{seat:Seat}'s legal {verb:w} actions are"))
def the_legal_actions_of_a_kind_are(story: AnyStory, seat: str, verb: str, docstring: str) -> None:
    of_kind = [action for action in _legal(story, seat) if action.split()[0] == verb]
    stated = _written(story, docstring)
    assert of_kind == stated
    assert {action.split()[0] for action in stated} <= {verb}, f"only {verb} actions are compared"


def _verdict(story: AnyStory, seat: str, line: str) -> Verdict:
    return story.ask(story.rules.decider(seat), story.rules.notation.read_action(line))


def _names(verdict: Verdict) -> set[str]:
    return {reason.name for reason in verdict.reasons}


def _legal(story: AnyStory, seat: str) -> list[str]:
    """What a seat may do, written and in order of writing; each action is asked about."""
    decider = story.rules.decider(seat)
    assert story.pending.seat is decider, f"{story.rules.name(story.pending.seat)} decides"
    legal = story.rules.engine.legal_actions(story.state)
    return sorted(_asked(story, decider, action) for action in legal)


def _asked(story: AnyStory, decider: object, action: Action) -> str:
    assert isinstance(decider, story.rules.engine.seats | Chance), "a seat or chance decides"
    assert story.ask(decider, action).allowed
    return story.rules.notation.write_action(action)


def _written(story: AnyStory, docstring: str) -> list[str]:
    """The actions of a text, one a line; `none` for none."""
    notation = story.rules.notation
    lines = [line for line in docstring.splitlines() if line != "none"]
    return sorted(notation.write_action(notation.read_action(line)) for line in lines)
