"""JSON in and out: strict, bounded, canonical, and derived from the classes of a game."""
