"""Then: what is allowed or refused, who decides what, and which actions there are."""

from pytest_bdd import then

import lum42_ref as lum
from lum42_ref import Action, Seat, Verdict
from lum42_ref.model.decisions import Decision
from lum42_ref.notation import read_action, write_action
from tests.lum42_ref.steps.phrases import sentence
from tests.lum42_ref.steps.story import Story


@then(sentence("it is refused: {reasons:Reasons}"))
def it_is_refused(story: Story, reasons: set[str]) -> None:
    assert story.tried is not None, "nothing was tried"
    assert _names(story.tried) == reasons


@then("it is allowed")
def it_is_allowed(story: Story) -> None:
    assert story.tried is not None, "nothing was tried"
    assert story.tried.reasons == ()


@then(sentence('{seat:Seat} may play "{line}"'))
def a_seat_may_play(story: Story, seat: Seat, line: str) -> None:
    assert story.ask(seat, read_action(line)).reasons == ()


@then(sentence('{seat:Seat} may not play "{line}": {reasons:Reasons}'))
def a_seat_may_not_play(story: Story, seat: Seat, line: str, reasons: set[str]) -> None:
    assert _names(story.ask(seat, read_action(line))) == reasons


@then(sentence("{seat:Seat} is to {decision:Decision}"))
def a_seat_is_to(story: Story, seat: Seat, decision: type[Decision]) -> None:
    pending = lum.decision(story.state)
    assert pending is not None, "the game is over"
    assert (pending.seat, type(pending)) == (seat, decision)


@then("the game is over")
def the_game_is_over(story: Story) -> None:
    assert lum.decision(story.state) is None


@then(sentence("{seat:Seat}'s legal actions are"))
def the_legal_actions_are(story: Story, seat: Seat, docstring: str) -> None:
    assert _legal(story, seat) == _written(docstring)


@then(sentence("{seat:Seat}'s legal {verb:w} actions are"))
def the_legal_actions_of_a_kind_are(story: Story, seat: Seat, verb: str, docstring: str) -> None:
    of_kind = [action for action in _legal(story, seat) if action.split()[0] == verb]
    stated = _written(docstring)
    assert of_kind == stated
    assert {action.split()[0] for action in stated} <= {verb}, f"only {verb} actions are compared"


def _names(verdict: Verdict) -> set[str]:
    return {reason.name for reason in verdict.reasons}


def _legal(story: Story, seat: Seat) -> list[str]:
    """What a seat may do, written and in order of writing; each action is asked about."""
    pending = lum.decision(story.state)
    assert pending is not None, "the game is over"
    assert pending.seat is seat, f"{pending.seat.name.lower()} decides"
    return sorted(_asked(story, seat, action) for action in lum.legal_actions(story.state))


def _asked(story: Story, seat: Seat, action: Action) -> str:
    assert story.ask(seat, action).allowed
    return write_action(action)


def _written(docstring: str) -> list[str]:
    """The actions of a text, one a line; `none` for none."""
    lines = [line for line in docstring.splitlines() if line != "none"]
    return sorted(write_action(read_action(line)) for line in lines)
