"""Then: cubes."""

from pytest_bdd import then

from lum42_ref.model.components import Colour
from tests.lum42_ref.steps.phrases import sentence
from tests.lum42_ref.steps.story import Story


@then(sentence("the reserve holds {cubes:Cubes}"))
def the_reserve_holds(story: Story, cubes: dict[Colour, int]) -> None:
    assert {colour: story.state.reserve[colour] for colour in cubes} == cubes
