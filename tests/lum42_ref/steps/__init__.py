"""The steps of the executable rulebook, by theme; each module is a pytest plugin."""
