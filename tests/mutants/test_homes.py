from pathlib import Path

from lum42_ref.book import BOOK
from tests.mutants.homes import (
    Homes,
    asides_of,
    functions_of,
    lines_of_asides,
    open_clauses,
    places_beyond_the_rules,
    read_homes,
    users_of,
)

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "lum42_ref"

CHIEF = """
def prevails(unit): return is_chief(unit)
def is_chief(unit): return unit in CHIEFS
CHIEFS = ("chief",)
"""
COMBAT = """
from lum42_ref.rules import chief
from lum42_ref.rules.chief import is_chief as leads
def fight(unit): return chief.prevails(unit)
def lead(unit): return leads(unit)
"""


def test_users_are_found_by_name_within_and_across_chapters() -> None:
    assert users_of({"rules.chief": CHIEF, "rules.combat": COMBAT}) == {
        "rules.chief.is_chief": {"rules.chief.prevails", "rules.combat.lead"},
        "rules.chief.CHIEFS": {"rules.chief.is_chief"},
        "rules.chief.prevails": {"rules.combat.fight"},
        "rules.chief": {"rules.combat.fight"},
    }


def test_a_function_stands_for_what_it_cites_and_a_helper_for_its_nearest_users() -> None:
    homes = Homes(
        {"rules.a.citing": ("MOV-1",), "rules.a.above": ("MOV-9",)},
        {
            "rules.a.helper": frozenset({"rules.a.middle"}),
            "rules.a.middle": frozenset({"rules.a.citing", "rules.a.helper"}),
            "rules.a.citing": frozenset({"rules.a.above"}),
        },
    )
    assert homes.clauses_of("rules.a.citing") == ("MOV-1",)
    assert homes.clauses_of("rules.a.helper") == ("MOV-1",)
    assert homes.clauses_of("rules.a.nobody") == ()


def test_a_table_is_read_by_the_functions_that_name_it_or_a_table_made_from_it() -> None:
    modules = {
        "rules.chief": CHIEF + "ALL = (*CHIEFS,)\ndef count(): return len(ALL)\n",
        "rules.combat": COMBAT,
    }
    homes = Homes({}, users_of(modules), functions_of(modules))
    assert homes.readers_of("rules.chief.CHIEFS") == {"rules.chief.is_chief", "rules.chief.count"}


def test_what_a_class_reads_is_read_by_those_who_use_the_class() -> None:
    modules = {
        "rules.chief": CHIEF + "class Chief:\n    kinds = CHIEFS\n",
        "rules.units": "from lum42_ref.rules.chief import Chief\n"
        "POWERS = (Chief(),)\ndef power(): return POWERS[0]\n",
    }
    homes = Homes({}, users_of(modules), functions_of(modules))
    assert homes.readers_of("rules.chief.CHIEFS") == {"rules.chief.is_chief", "rules.units.power"}


def test_what_serves_asides_alone_is_no_part_of_an_answer() -> None:
    rules = """
def remarks(state): return why(state)
def why(state): return shared(state)
def shared(state): return state
def legal(state): return shared(state)
LOOKED_AT = (shared,)
CHAPTER = Chapter(
    legal=legal,
    considers=LOOKED_AT,
)
"""
    engine = "from lum42_ref.rules.turn import CHAPTER, remarks\nENGINE = Engine(CHAPTER, notice=remarks)\n"
    modules = {"rules.turn": rules, "engine": engine}
    assert asides_of(modules) == {"rules.turn.remarks", "rules.turn.why", "rules.turn.LOOKED_AT"}
    assert lines_of_asides(rules) == {1, 9, 10}


def test_a_change_stands_for_the_clauses_it_names() -> None:
    homes = Homes({"rules.a.citing": ("MOV-1",)}, {})
    change = '- clauses = ("MOV-1", "CON-6")\n+ clauses = ("MOV-1", "XXCON-6XX")'
    assert homes.clauses_of("rules.a.citing", change) == ("MOV-1", "CON-6")


def test_every_open_clause_has_a_home_that_can_be_altered() -> None:
    homes = read_homes(ROOT, PACKAGE)
    clauses = open_clauses(BOOK.in_checkout(ROOT))
    beyond = places_beyond_the_rules(homes, clauses)
    altered = {
        clause
        for place, cited in homes.cited.items()
        for clause in cited
        if place.startswith("rules.") or place in beyond
    }
    assert len(clauses) > 150
    assert set(clauses) <= altered
    assert all(place.startswith("model.") for place in beyond)
