"""``make vectors``: the whole suite, from recorded scenarios and from random games."""

import sys
from pathlib import Path
from typing import Final

from lum42_ref.book import BOOK
from rulespec.text.catalogue import load_catalogue
from rulespec.vectors import scenarios, search, suite
from rulespec.vectors.collecting import Collection
from rulespec.vectors.kinds import Vector

AT_LEAST: Final = {"clauses": 5, "reasons": 5, "readings": 3}
"""How many vectors each clause, reason and reading must have."""


def collected(recorded: Path) -> list[Vector]:
    """Every vector of the suite, made anew."""
    found = Collection()
    found.take(scenarios.vectors_of(recorded))
    found.take(search.final_tables())
    search.rare_steps_and_refusals(found)
    search.readings_that_matter(found)
    clauses = [clause.id for clause in load_catalogue(BOOK) if clause.construction is None]
    search.filled_up(found, clauses, AT_LEAST)
    found.take(search.whole_games())
    found.take(search.games_under_a_reading())
    found.take(search.lines_of_play())
    found.take(search.observations())
    return list(found.vectors.values())


def main(recorded: str, directory: str) -> None:
    """Write the suite into a directory."""
    vectors = collected(Path(recorded))
    suite.write(Path(directory), vectors)
    print(f"wrote {len(vectors)} vectors to {directory}")  # noqa: T201  it is a command


if __name__ == "__main__":
    main(*sys.argv[1:])
