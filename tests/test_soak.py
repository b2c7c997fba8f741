"""How many games a soak needs before clauses that it never executed are a fault."""

import pytest

from tests import soak
from tests.support import invariants

EVERY = {clause.id for clause in invariants.catalogue()}


@pytest.mark.parametrize(
    ("games", "executed", "short"),
    [
        (soak.WHOLE, EVERY, False),
        (soak.WHOLE, EVERY - {"TRV-6"}, True),
        (soak.WHOLE - 1, EVERY - {"TRV-6"}, False),
        (1, set(), False),
    ],
)
def test_only_a_whole_run_must_execute_every_clause(games: int, executed: set[str], *, short: bool) -> None:
    assert soak.falls_short(soak.Findings(games=games, executed=executed)) is short


def test_a_few_games_without_a_violation_end_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["soak", "--games", "1", "--processes", "1"])
    assert soak.main() == 0
