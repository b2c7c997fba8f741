"""JSON in and out: strict, bounded, canonical."""

from rulespec.codec import *  # noqa: F403
