from pathlib import Path

from tests.mutants.journal import Journal
from tests.mutants.kinds import Kill, Mutant, Notice, Result

SEEN = Mutant("m.x_f__mutmut_1", "m", "rules.m.f", "- a\n+ b")
LIVING = Mutant("m.x_f__mutmut_2", "m", "rules.m.f", "- a\n+ c")
NEW = Mutant("m.x_f__mutmut_3", "m", "rules.m.f", "- a\n+ d")
KILLED = Result(SEEN, 4, (Kill("step/a", Notice.ANSWER), Kill("step/b", Notice.ERROR)))
SURVIVED = Result(LIVING, 9, ())


def kept(path: Path) -> None:
    journal = Journal.at(path, "rules and vectors")
    journal.keep(KILLED)
    journal.keep(SURVIVED)


def test_a_run_goes_on_from_what_is_known(tmp_path: Path) -> None:
    kept(tmp_path / "deep" / "journal.jsonl")
    journal = Journal.at(tmp_path / "deep" / "journal.jsonl", "rules and vectors")
    assert journal.known([SEEN, LIVING, NEW]) == [KILLED, SURVIVED]


def test_other_rules_or_vectors_make_every_result_open_again_and_say_what_to_try_first(
    tmp_path: Path,
) -> None:
    kept(tmp_path / "journal.jsonl")
    journal = Journal.at(tmp_path / "journal.jsonl", "changed")
    assert journal.known([SEEN, LIVING, NEW]) == []
    assert [list(journal.noticed_by(mutant)) for mutant in (SEEN, LIVING, NEW)] == [
        ["step/a", "step/b"],
        [],
        [],
    ]


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    kept(path)
    path.write_text(path.read_text()[:-10])
    assert Journal.at(path, "rules and vectors").known([SEEN, LIVING]) == [KILLED]
    Journal.at(path, "rules and vectors").keep(SURVIVED)
    assert Journal.at(path, "rules and vectors").known([SEEN, LIVING]) == [KILLED, SURVIVED]
