from pathlib import Path

import pytest

from tests.mutants.homes import Homes
from tests.mutants.judging import ClauseStrength, Excuse, Strength, judge, read_excuses
from tests.mutants.kinds import Kill, Mutant, Notice, Result
from tests.mutants.telling import report, summary

HOMES = Homes({"rules.chief.prevails": ("CHF-1",)}, {})
NAMING = {
    "step/chief/a": frozenset({"CHF-1"}),
    "step/chief/b": frozenset({"CHF-1"}),
    "game/2-players/a": frozenset({"MOV-1"}),
}
CHANGE = "- return True\n+ return False"
EQUIVALENT = "- return seat is white\n+ return seat == white"
EXCUSE = Excuse("rules.chief.prevails", (EQUIVALENT,), "Members of an enum are equal only to themselves.")


def mutant(number: int, change: str = CHANGE, place: str = "rules.chief.prevails") -> Mutant:
    return Mutant(f"{place}_{number}", "lum42_ref.rules.chief", place, change)


def killed(number: int, *vectors: str, notice: Notice = Notice.ANSWER) -> Result:
    return Result(mutant(number), 3, tuple(Kill(vector, notice) for vector in vectors))


def survived(number: int, change: str) -> Result:
    return Result(mutant(number, change), 3, ())


MANY = [killed(number, "step/chief/a", "step/chief/b") for number in range(30)]


def judged(results: list[Result], *excuses: Excuse, clauses: tuple[str, ...] = ("CHF-1",)) -> Strength:
    return judge(results, HOMES, clauses, NAMING, excuses)


def test_enough_is_enough() -> None:
    strength = judged(MANY)
    assert list(strength.complaints()) == []
    assert strength.rate == 1.0
    assert strength.clauses == {"CHF-1": ClauseStrength(30, 30, ("step/chief/a", "step/chief/b"), 2)}


def test_a_survivor_needs_a_reason() -> None:
    (complaint,) = judged([*MANY, survived(99, CHANGE)]).complaints()
    assert complaint == f"rules.chief.prevails survives without a reason:\n{CHANGE}"


def test_a_survivor_with_a_reason_is_listed_and_still_counts() -> None:
    strength = judged([*MANY, survived(99, EQUIVALENT)], EXCUSE)
    assert list(strength.complaints()) == []
    assert (strength.killed, len(strength.results)) == (30, 31)
    assert [(one.mutant.change, one.reason) for one in strength.survivors] == [(EQUIVALENT, EXCUSE.reason)]


def test_reasons_do_not_make_up_for_too_many_survivors() -> None:
    (complaint,) = judged(
        [*MANY, *[survived(number, EQUIVALENT) for number in (97, 98)]], EXCUSE
    ).complaints()
    assert complaint == "30 of 32 mutants are killed, 93.8%; expected at least 95%"


@pytest.mark.parametrize("results", [MANY, [*MANY, Result(mutant(99, EQUIVALENT), 1, MANY[0].kills)]])
def test_a_reason_for_a_mutant_that_is_gone_or_killed_is_stale(results: list[Result]) -> None:
    (complaint,) = judged(results, EXCUSE).complaints()
    assert complaint == f"rules.chief.prevails has a reason to survive, and is killed or gone:\n{EQUIVALENT}"


def test_a_reason_belongs_to_one_place() -> None:
    elsewhere = Result(mutant(99, EQUIVALENT, "rules.chief.other"), 3, ())
    assert len(list(judged([*MANY, elsewhere], EXCUSE).complaints())) == 2


def test_every_clause_needs_a_mutant() -> None:
    assert list(judged(MANY, clauses=("CHF-1", "CHF-2")).complaints()) == ["CHF-2 has no mutant"]


def test_every_clause_needs_two_vectors() -> None:
    once = [killed(number, "step/chief/a") for number in range(30)]
    assert list(judged(once).complaints()) == ["CHF-1: 1 vectors kill a mutant of it, expected 2"]


def test_nothing_is_not_enough() -> None:
    assert list(judged([]).complaints()) == [
        "0 of 0 mutants are killed, 0.0%; expected at least 95%",
        "CHF-1 has no mutant",
    ]


def test_vectors_that_name_the_clause_are_listed_first() -> None:
    results = [killed(1, "game/2-players/a"), killed(2, "game/2-players/a"), killed(3, "step/chief/b")]
    assert judged(results).clauses["CHF-1"].vectors == ("step/chief/b", "game/2-players/a")


def test_a_mutant_noticed_by_time_alone_is_killed_and_counted() -> None:
    strength = judged([killed(1, "step/chief/a", notice=Notice.TIMEOUT), *MANY])
    assert (strength.killed, strength.timeouts) == (31, 1)


def test_summary_and_report_tell_figures_survivors_and_the_matrix() -> None:
    strength = judged([*MANY, survived(99, EQUIVALENT)], EXCUSE)
    told = summary(strength, {"vectors": 3})
    assert (told["vectors"], told["mutants"], told["killed"], told["rate"]) == (3, 31, 30, 0.9677)
    assert told["survivors"] == [
        {
            "place": "rules.chief.prevails",
            "change": EQUIVALENT.splitlines(),
            "vectors_tried": 3,
            "reason": EXCUSE.reason,
        }
    ]
    assert report(strength, HOMES)["matrix"] == {"CHF-1": {"step/chief/a": 30, "step/chief/b": 30}}


def test_reasons_are_read(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text(
        '[[survivor]]\nplace = "rules.chief.prevails"\n'
        f'changes = ["""\n{EQUIVALENT}\n"""]\nreason = "{EXCUSE.reason}"\n',
        encoding="utf-8",
    )
    assert read_excuses(path) == [EXCUSE]


@pytest.mark.parametrize(
    "text",
    [
        '[[survivor]]\nplace = "a"\nchanges = ["b"]\n',
        '[[survivor]]\nplace = "a"\nchanges = ["b"]\nreason = " "\n',
        '[[survivor]]\nplace = "a"\nchanges = []\nreason = "c"\n',
        '[[survivor]]\nplace = "a"\nchanges = [1]\nreason = "c"\n',
        '[[survivor]]\nplace = "a"\nchanges = ["b"]\nreason = "c"\nwhy = "d"\n',
        '[[survivors]]\nplace = "a"\n',
    ],
)
def test_an_incomplete_reason_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="expected"):
        read_excuses(path)
