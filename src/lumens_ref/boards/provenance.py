"""Where the boards that are shipped come from, and what is known of the one that is not."""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import attrs
from cattrs import Converter

from rulespec.codec.border import loads
from rulespec.language import Bilingual

FILE: Final = Path(__file__).resolve().with_suffix(".json")


@attrs.frozen
class Numbers:
    """What can be counted on a board."""

    cells: int
    room_cells: int
    passage_cells: int
    room_sizes: Mapping[str, int]
    starts_in: Mapping[str, str | None]
    """The room of each start cell, if it lies in one."""


@attrs.frozen
class Provenance:
    """Where a board comes from."""

    confidence: Bilingual
    facts_from: tuple[Bilingual, ...]
    checked_against: tuple[Bilingual, ...]
    not_known: tuple[Bilingual, ...]
    numbers: Numbers


@attrs.frozen
class KnownFact:
    """Something that is known of a board that nobody has described whole."""

    fact: Bilingual
    evidence: tuple[Bilingual, ...]
    confidence: Bilingual


@attrs.frozen
class Unshipped:
    """What is known of the published side for three or four players."""

    status: Bilingual
    known: tuple[KnownFact, ...]
    not_known: tuple[Bilingual, ...]
    set_aside: tuple[Bilingual, ...]
    """What others say, and why it is not believed."""


@attrs.frozen
class Sources:
    """All that is known of boards."""

    boards: Mapping[str, Provenance]
    """By id."""
    published_for_three_or_four: Unshipped


@functools.cache
def sources() -> Sources:
    """All that is known of boards, as our own file says it."""
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook(Bilingual, _in_both)
    return converter.structure(loads(FILE.read_bytes()), Sources)


def _in_both(found: str | Mapping[str, str], _: type) -> Bilingual:
    """A text in both languages; an address is the same in either."""
    return Bilingual(found, found) if isinstance(found, str) else Bilingual(**found)
