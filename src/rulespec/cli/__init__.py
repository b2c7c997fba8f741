"""The ``lum42`` command: thin, every answer comes from elsewhere."""

from lum42_ref.cli.main import main

__all__ = ["main"]
