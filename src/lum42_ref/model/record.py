"""A game of LUM42 written down."""

from rulespec.engine.record import GameRecord

__all__ = ["GameRecord"]
