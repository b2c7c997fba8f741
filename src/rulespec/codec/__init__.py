"""JSON in and out: strict, bounded, canonical."""
