"""Verbs: one module a chapter of the rulebook; pure functions that cite their clauses.

A chapter that owns a decision says what speaks against an action (``objections``), what could be done or
what is legal (``candidates``, ``legal``), and what an action brings about (``carry_out``). Each rule is one
predicate: the list keeps the actions that meet it, the objections name the rule that is not met, and a test
over every action there is holds the two together.
"""
