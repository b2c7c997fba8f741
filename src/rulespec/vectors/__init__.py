"""Test vectors: questions about a game with their answers, for any implementation to check itself against."""

from rulespec.vectors.common_kinds import COMMON_KINDS
from rulespec.vectors.questions import Image, KindOfQuestion, Openings, Questions, Variant

__all__ = ["COMMON_KINDS", "Image", "KindOfQuestion", "Openings", "Questions", "Variant"]
