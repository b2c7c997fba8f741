"""What happened and why, in sentences for people: the frames of a vocabulary, filled in."""

from rulespec.telling.telling import Telling

__all__ = ["Telling"]
