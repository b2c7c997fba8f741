"""Verbs: one module a chapter of the rulebook; pure functions that cite their clauses.

A chapter that owns a decision says what could be done (``candidates``), what speaks against an action
(``objections``), and what an action brings about (``carry_out``). The legal actions are the candidates
without objection, so that list and explanation cannot disagree.
"""
