"""The ``lum42`` command: thin, every answer comes from elsewhere."""

from rulespec.cli.main import main

__all__ = ["main"]
