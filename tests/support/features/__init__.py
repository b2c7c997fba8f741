"""Executable rulebooks: what the features of every rulebook are played, recorded and judged with."""
