"""A small site to test with: two recorded scenarios and a few pages, beside the real rulebook."""

import json
from collections.abc import Mapping
from pathlib import Path

import lum42_ref as lum
from lum42_ref.book import BOOK
from lum42_ref.codec import encode
from lum42_ref.notation import read_card, read_line
from rulespec.site.book import Book, Material
from rulespec.site.scenarios import load_scenarios
from rulespec.text.catalogue import load_catalogue
from rulespec.text.language import Language
from rulespec.text.register import load_register
from rulespec.text.trace import build_trace

CARD = "N   red-L   m:green   black.basic@P black.ship"
FEATURE = '''Feature: Movement

  @MOV_10
  Rule: MOV-10 Ejecting an opposing ship

    @R_23
    Scenario Outline: A ship beside a piece, read as <reading>
      FR: Vaisseau et unité : un bonus, ou deux.
      Given R-23 is read as <reading>
      And the position
        """
        N   red-L   m:green   black.basic@P black.ship

        """
      When White plays "move N"

      Examples:
        | reading          |
        | one_per_opponent |
        | ship_plus_piece  |

    Scenario: The next one
      Given nothing
'''


def plain(thing: object) -> object:
    return json.loads(encode(thing))  # type: ignore[arg-type]  # whatever the codec writes


def record(reading: str, row: int) -> Mapping[str, object]:
    before = read_card(f"reading R-23 {reading}\n{CARD}")
    action = read_line("white: move N", before).actions[0]
    deed = {
        "seat": "white",
        "before": plain(before),
        "action": plain(action),
        "verdict": plain(lum.explain(before, action)),
        "after": plain(lum.play(before, action).state),
    }
    refused = read_line("white: move S", before).actions[0]
    asked = deed | {"action": plain(refused), "verdict": plain(lum.explain(before, refused)), "after": None}
    return {
        "format": "lum42-scenario",
        "version": 1,
        "feature": "06-movement",
        "rule": "MOV-10 Ejecting an opposing ship",
        "name": f"A ship beside a piece, read as {reading}",
        "line": 7,
        "summary_fr": "Vaisseau et unité : un bonus, ou deux.",
        "tags": ["MOV_10", "R_23"],
        "clauses": ["MOV-10"],
        "rulings": ["R-23"],
        "row": row,
        "example": {"reading": reading},
        "readings": {"R-23": reading},
        "steps": [],
        "setup": [],
        "deeds": [deed],
        "asked": [asked],
        "end": deed["after"],
        "touched": ["MOV-10", "R-23"],
    }


def write_records(root: Path) -> None:
    (root / "features").mkdir(parents=True)
    (root / "features" / "06-movement.feature").write_text(FEATURE, encoding="utf-8")
    folder = root / "recorded" / "06-movement"
    folder.mkdir(parents=True)
    for row, reading in enumerate(("one_per_opponent", "ship_plus_piece"), 1):
        (folder / f"a-ship-{row}.json").write_text(json.dumps(record(reading, row)), encoding="utf-8")


def material(root: Path) -> Material:
    write_records(root)
    (root / "docs" / "lum42" / "site").mkdir(parents=True)
    catalogue, register = load_catalogue(BOOK), load_register(BOOK)
    return Material(
        root=root,
        catalogue=catalogue,
        register=register,
        trace=build_trace(catalogue, register, []),
        scenarios=load_scenarios(root / "recorded", root / "features"),
    )


def book(root: Path, language: Language = Language.EN) -> Book:
    return Book.begin(material(root), language, root / "pages")
