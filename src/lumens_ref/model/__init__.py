"""Nouns: what lies on the table. No rule lives here."""
