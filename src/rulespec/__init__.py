"""The machinery of an executable rulebook: clauses, engine, notation, vectors, site. It knows no game."""
