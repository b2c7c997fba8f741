"""The rulebook as data: clauses, rulings, revisions, and the trace that follows them through the code."""
