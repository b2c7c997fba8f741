"""The steps of Lumens' features, by theme."""
