"""Verbs: one module a chapter of the rulebook."""
