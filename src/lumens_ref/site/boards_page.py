"""The page of the boards: after what is written by hand, all clauses on boards and start places."""

from typing import Final

from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.excerpts import clause_list
from rulespec.site.links import Linker

CLAUSES: Final = (
    "CMP-2",
    "CON-1",
    "CON-2",
    "CON-3",
    "CON-9",
    "SET-1",
    "SET-4",
    "SET-5",
    "SET-6",
    "SET-7",
    "PLC-9",
    "PLC-10",
)


def boards(edition: Edition, linker: Linker) -> list[str]:
    """All clauses that a board bears on."""
    return [f"## {edition.say(captions.CLAUSES)} {{ #clauses }}", clause_list(edition, CLAUSES, linker)]
