"""Lumens: the rules as numbered clauses, and the reference engine that executes them."""
