"""Verbs: one module a chapter."""
