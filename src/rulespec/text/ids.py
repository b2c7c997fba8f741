"""Ids of clauses and rulings."""


def is_ruling(cited: str) -> bool:
    """The id is that of a ruling, not of a clause."""
    return cited.startswith("R-")
