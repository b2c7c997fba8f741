"""High Card: a rulebook of eight clauses, the machinery's own test fixture and the start of every new one."""

__version__ = "1.0.0"
