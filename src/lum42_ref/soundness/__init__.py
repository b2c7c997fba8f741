"""Soundness: what every layout and every position must satisfy, whoever made it."""
