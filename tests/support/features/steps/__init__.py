"""The steps that mean the same in every rulebook, by theme."""
