"""LUM42: the rules as numbered clauses, and the reference engine that executes them."""

__version__ = "0.1.0"
