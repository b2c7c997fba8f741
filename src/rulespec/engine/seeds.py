"""Seeds: they answer for chance where somebody wants a game by lot. No rule ever sees one."""

from rulespec.errors import WrongKind


def check_seed(seed: object) -> int:
    """The seed, if it is one: a whole number from 0 up."""
    if type(seed) is not int or seed < 0:
        raise WrongKind("seed", "a whole number from 0 up", seed)
    return seed
