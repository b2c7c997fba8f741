"""Then: what chance may bring, and how likely it is."""

from pytest_bdd import then

from tests.lumens_ref.steps.story import Story


@then("the chances are")
def the_chances_are(story: Story, datatable: list[list[str]]) -> None:
    heading, *rows = datatable
    assert heading == ["outcome", "weight"]
    chances = story.rules.engine.chances(story.state)
    assert [[story.rules.notation.write_action(action), str(weight)] for action, weight in chances] == rows
