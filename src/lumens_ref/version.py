"""The version of the rules of Lumens and of everything made from them."""

__version__ = "0.1.0"
