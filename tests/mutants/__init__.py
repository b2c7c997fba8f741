"""Mutants: the rules altered in thousands of small ways, to see whether the vectors notice.

``make mutants`` runs this; no test imports it but its own.
"""
