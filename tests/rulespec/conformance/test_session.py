"""Each fake is reported for exactly what it does, and for nothing else."""

import os
import signal
import time
from pathlib import Path

import attrs
import pytest

from rulespec.conformance import messages, program, troubles
from rulespec.conformance.cases import Case
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.session import (
    KIND_NOT_SUPPORTED,
    Finding,
    Grade,
    Limits,
    Session,
    Skip,
    reading_not_supported,
)
from rulespec.conformance.troubles import CannotStart, Mishap, Trouble
from rulespec.language import Bilingual
from tests.rulespec.conformance.sums import (
    CASES,
    ENOUGH,
    PATIENT,
    STANDARD,
    TAKES,
    TOO_LITTLE,
    asked,
    command,
    sum_case,
)


def passed(case: Case) -> Finding:
    return Finding(case, Grade.PASSED)


def with_second(second: Finding) -> list[Finding]:
    """The first and the third case passed."""
    return [passed(CASES[0]), second, passed(CASES[2])]


def errored(trouble: Trouble, errors: str = "") -> list[Finding]:
    return with_second(Finding(CASES[1], Grade.ERRORED, trouble, errors=errors))


def failed(case: Case, difference: Difference, answer: str) -> Finding:
    return Finding(case, Grade.FAILED, Deviation((difference,)), answer)


@pytest.mark.parametrize("mode", ["honest", "slow-starter", "complainer", "never-stops", "no-events"])
def test_a_program_that_answers_passes_whatever_else_it_does(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if mode == "never-stops":
        monkeypatch.setattr(program, "GRACE", 0.2)
    assert asked(mode) == [passed(case) for case in CASES]


def test_a_liar_fails_with_the_difference_and_its_answer() -> None:
    difference = Difference("/total", Problem.OTHER, expected="3", found="4")
    assert asked("liar") == with_second(failed(CASES[1], difference, '{"total":4}'))


def taken_for_the_other_sort(case: Case, expected: str, found: str) -> Finding:
    sort = case.comparison.sort
    assert sort in {ENOUGH, TOO_LITTLE}
    return failed(case, Difference("", Problem.OTHER_SORT, expected, found, sort.mistaken), found)


@pytest.mark.parametrize("mode", ["honest", "both-of-a-pair"])
def test_whoever_decides_which_sort_of_answer_is_due_passes(mode: str) -> None:
    assert asked(mode, cases=TAKES) == [passed(case) for case in TAKES]


def test_whoever_refuses_everything_fails_where_nothing_is_to_be_refused() -> None:
    assert asked("refuser-always", cases=TAKES) == [
        taken_for_the_other_sort(TAKES[0], '{"left":4}', '{"refused":true}'),
        passed(TAKES[1]),
        taken_for_the_other_sort(TAKES[2], '{"left":2}', '{"refused":true}'),
    ]


@pytest.mark.parametrize("mode", ["allower-always", "peeker-always"])
def test_whoever_allows_everything_or_waits_for_a_hint_fails_where_something_is_to_be_refused(
    mode: str,
) -> None:
    assert asked(mode, cases=TAKES) == [
        passed(TAKES[0]),
        taken_for_the_other_sort(TAKES[1], '{"refused":true,"reasons":["too_little"]}', '{"left":-1}'),
        passed(TAKES[2]),
    ]


def test_both_sorts_of_answers_at_once_are_never_right() -> None:
    surplus = Difference("/left", Problem.UNKNOWN_KEY, expected="refused, reasons")
    assert asked("hedger-always", cases=TAKES) == [
        taken_for_the_other_sort(
            TAKES[0], '{"left":4}', '{"refused":true,"reasons":["too_little"],"left":4}'
        ),
        failed(TAKES[1], surplus, '{"refused":true,"reasons":["too_little"],"left":-1}'),
        taken_for_the_other_sort(
            TAKES[2], '{"left":2}', '{"refused":true,"reasons":["too_little"],"left":2}'
        ),
    ]


def test_a_skip_is_no_pass() -> None:
    skip = Skip(Bilingual("too hard", "too hard"))
    assert asked("skipper") == with_second(Finding(CASES[1], Grade.SKIPPED, skip))


def test_a_crasher_is_started_again() -> None:
    assert asked("crasher") == errored(troubles.ended(3), "boom\n")


def test_a_program_ended_by_a_signal_is_said_to_be() -> None:
    second = asked("aborter")[1]
    assert second == Finding(CASES[1], Grade.ERRORED, troubles.ended(-signal.SIGABRT))
    assert second.why is not None
    assert second.why.told == Bilingual(
        "ended by SIGABRT before it answered", "arrêté par SIGABRT avant d'avoir répondu"
    )


def test_a_hanger_is_ended_at_the_time_limit_and_started_again() -> None:
    limits = Limits(answer=3, start=60)
    assert asked("hanger", limits) == errored(troubles.timed_out(3), "thinking\n")


def test_a_program_that_floods_standard_error_still_meets_its_time_limit() -> None:
    limits = Limits(answer=3, start=60)
    assert asked("flooder", limits) == errored(troubles.timed_out(3), "x" * program.ERRORS_KEPT)


def test_garbage_is_quoted() -> None:
    text = ("Thinking about it … " + "ha" * 500)[:200] + "…"
    assert asked("garbler") == errored(
        Trouble(
            Mishap.GARBAGE,
            Bilingual(
                f"expected one JSON object a line, found: {text}",
                f"attendu un objet JSON par ligne, trouvé : {text}",
            ),
        )
    )


def test_megabytes_without_an_end_of_line_are_cut_off() -> None:
    assert asked("babbler") == errored(troubles.too_long(messages.BOUNDS.size))


def test_nesting_is_bounded() -> None:
    line = f'{{"reply":"result","number":2,"result":{"[" * 900}{"]" * 900}}}'
    assert asked("nester") == errored(troubles.garbage(line.encode()))


def test_a_program_may_say_that_it_failed() -> None:
    message = "ValueError: no \N{REPLACEMENT CHARACTER}[31mcolours"
    assert asked("errs") == errored(Trouble(Mishap.SAID_SO, Bilingual(message, message)))


def test_a_wrong_number_is_named_beside_the_right_one() -> None:
    told = Bilingual("asked number 2, answered number 99", "question 2, réponse 99")
    assert asked("misnumberer") == errored(Trouble(Mishap.WRONG_NUMBER, told))


def test_answers_out_of_order_are_no_answers() -> None:
    assert asked("out-of-order") == errored(troubles.wrong_number(2, "3"))


def test_a_second_answer_is_taken_for_the_next_question_and_refused() -> None:
    assert asked("answers-twice") == [
        passed(CASES[0]),
        passed(CASES[1]),
        Finding(CASES[2], Grade.ERRORED, troubles.wrong_number(3, "2")),
    ]


def test_a_program_that_ends_early_is_missed_at_the_next_question() -> None:
    cases = [*CASES, sum_case(4)]
    assert asked("early-exit", cases=cases) == [
        passed(cases[0]),
        passed(cases[1]),
        Finding(cases[2], Grade.ERRORED, troubles.ended(0)),
        passed(cases[3]),
    ]


@pytest.mark.parametrize(
    ("mode", "place"),
    [
        ("repeater", "/number"),
        ("repeater-in-the-answer", "/result/total"),
        ("repeater-at-depth", "/result/told/1/why/0/because"),
    ],
)
def test_a_reply_that_says_something_twice_is_refused_and_the_next_is_heard(mode: str, place: str) -> None:
    told = Bilingual(
        f"{place}: expected each key once, found it twice",
        f"{place} : chaque clé attendue une seule fois, trouvée deux fois",
    )
    assert asked(mode) == errored(Trouble(Mishap.MISFORMED, told))


def test_a_key_that_a_terminal_would_obey_is_shown_and_cut_short() -> None:
    second = asked("shouter")[1]
    assert second.why is not None
    assert "\x1b" not in second.why.told.en
    assert len(second.why.told.en) < 1_100


def test_a_number_beyond_all_bounds_is_only_a_wrong_answer() -> None:
    difference = Difference("/total", Problem.OTHER, expected="3", found="1e+30")
    assert asked("exaggerator") == with_second(failed(CASES[1], difference, '{"total":1e+30}'))


def test_a_reply_with_an_unknown_key_is_refused() -> None:
    told = Bilingual(
        "/time: expected only number, result, found 3", "/time : attendu seulement number, result, trouvé 3"
    )
    assert asked("misformer") == errored(Trouble(Mishap.MISFORMED, told))


def test_a_program_that_closes_its_input_and_sleeps_meets_its_time_limit() -> None:
    limits = Limits(answer=3, start=60)
    assert asked("closes-input", limits) == errored(troubles.timed_out(3))


def test_closed_input_ends_the_wait_before_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", 0.2)
    running = program.Program(["sh", "-c", "exec <&-; echo ready; sleep 1000"])
    try:
        assert running.exchange(b"", 60) == b"ready"
        began = time.monotonic()
        with pytest.raises(troubles.Breakdown) as caught:
            running.exchange(b"hello\n", 600)
        assert caught.value.trouble == troubles.closed_input()
        assert time.monotonic() - began < 300
    finally:
        running.kill()


def test_closed_output_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", 0.2)
    assert asked("closes-output") == errored(troubles.closed_output())


def test_a_program_that_does_not_read_does_not_block_us() -> None:
    running = program.Program(["sh", "-c", "sleep 1000"])
    try:
        with pytest.raises(troubles.Breakdown) as caught:
            running.exchange(b"x" * 10_000_000 + b"\n", 1)
        assert caught.value.trouble == troubles.timed_out(1)
    finally:
        running.kill()


def test_after_too_many_breakdowns_in_a_row_nothing_more_is_asked() -> None:
    cases = [sum_case(number) for number in range(1, 8)]
    found = asked("crasher-always", Limits(60, 60, breakdowns=5), cases)
    assert found == [
        *(Finding(case, Grade.ERRORED, troubles.ended(3), errors="boom\n") for case in cases[:5]),
        *(Finding(case, Grade.ERRORED, troubles.gave_up(5)) for case in cases[5:]),
    ]


def test_breakdowns_count_only_in_a_row() -> None:
    cases = [sum_case(number) for number in range(1, 6)]
    crashed = [Finding(case, Grade.ERRORED, troubles.ended(3), errors="boom\n") for case in cases]
    found = asked("even-crasher-always", Limits(60, 60, breakdowns=2), cases)
    assert found == [passed(cases[0]), crashed[1], passed(cases[2]), crashed[3], passed(cases[4])]


def test_a_line_may_come_in_pieces_and_several_at_once() -> None:
    running = program.Program(
        ["sh", "-c", "printf 'a long line'; sleep 0.2; printf '\\nb\\nc\\n'; sleep 1000"]
    )
    try:
        assert [running.exchange(b"", 60) for _ in range(3)] == [b"a long line", b"b", b"c"]
    finally:
        running.kill()


def test_a_kind_that_is_not_supported_is_skipped_without_asking() -> None:
    skipped = [Finding(case, Grade.SKIPPED, Skip(KIND_NOT_SUPPORTED)) for case in CASES]
    assert asked("nothing-supported") == skipped


READINGS: dict[str, dict[str, str]] = {
    "defaults": {},
    "low": {"R-23": "low"},
    "high": {"R-23": "high_3x4"},
    "both": {"R-23": "low", "R-60": "shared"},
}


def under_readings() -> list[Case]:
    return [
        attrs.evolve(sum_case(number), id=name, readings=readings)
        for number, (name, readings) in enumerate(READINGS.items(), 1)
    ]


@pytest.mark.parametrize(
    ("mode", "left_out"),
    [
        ("honest", {}),
        (
            "default-readings",
            {"low": ("R-23", "low"), "high": ("R-23", "high_3x4"), "both": ("R-23", "low")},
        ),
        ("low-reading", {"high": ("R-23", "high_3x4"), "both": ("R-60", "shared")}),
        ("high-readings", {"low": ("R-23", "low"), "both": ("R-23", "low")}),
        ("all-readings", {}),
    ],
)
def test_cases_under_readings_that_a_program_did_not_name_are_skipped_without_asking(
    mode: str, left_out: dict[str, tuple[str, str]]
) -> None:
    cases = under_readings()
    assert asked(mode, cases=cases) == [
        Finding(case, Grade.SKIPPED, Skip(reading_not_supported(*left_out[case.id])))
        if case.id in left_out
        else passed(case)
        for case in cases
    ]


def test_a_reading_that_is_not_supported_is_named_in_both_languages() -> None:
    assert reading_not_supported("R-23", "low") == Bilingual(
        "reading not supported: R-23 low", "lecture non prise en charge : R-23 low"
    )


@pytest.mark.parametrize(
    ("mode", "complaint"),
    [
        ("greets", "expected one JSON object a line, found: Welcome!"),
        ("ends-at-once", "ended with exit status 1 before it answered\nno configuration found"),
        ("other-protocol", "/protocol: expected 1, found 2"),
        ("unknown-kind", '/kinds: expected some of sum, taken, overdrawn, found "sums" (sum?)'),
        (
            "half-of-a-pair",
            "/kinds: taken, overdrawn are one question: list all or none; found overdrawn without taken",
        ),
        (
            "unknown-key",
            (
                "/colour: expected only protocol, name, version, language, kinds, readings, events, reasons,"
                ' found "red"'
            ),
        ),
        (
            "unknown-ruling",
            '/readings: expected some of R-23, R-60, found "R-6" (R-60?)',
        ),
        ("unknown-reading", '/readings/R-23: expected some of low, high_WxH, found "lower" (low?)'),
        ("readings-in-a-row", "/readings: expected an object, found a list of 1"),
        ("one-reading", '/readings/R-23: expected a list, found "low"'),
        ("no-number", '/protocol: expected a whole number, found "1"'),
    ],
)
def test_a_bad_start_says_what_is_wrong(mode: str, complaint: str) -> None:
    with pytest.raises(CannotStart) as caught:
        asked(mode)
    assert str(caught.value) == f"cannot start {' '.join(command(mode))}: {complaint}"


def test_no_start_within_the_time_limit_is_told_in_both_languages() -> None:
    with pytest.raises(CannotStart) as caught:
        asked("no-start", Limits(answer=60, start=1))
    line = " ".join(command("no-start"))
    assert caught.value.told == Bilingual(
        f"cannot start {line}: no answer within 1 s",
        f"impossible de démarrer {line} : pas de réponse en 1 s",
    )


def test_a_command_that_does_not_exist_cannot_be_started() -> None:
    with pytest.raises(CannotStart, match=r"^cannot start no-such-program: No such file or directory$"):
        Session(["no-such-program"], STANDARD)


def test_a_program_that_cannot_be_started_again_is_a_breakdown(tmp_path: Path) -> None:
    script = tmp_path / "once"
    script.write_text(f"#!/bin/sh\nrm {script}\nexec {' '.join(command('crasher'))}\n")
    script.chmod(0o755)
    with Session([str(script)], STANDARD, PATIENT) as session:
        found = list(session.run(CASES))
    assert found == [
        passed(CASES[0]),
        Finding(CASES[1], Grade.ERRORED, troubles.ended(3), errors="boom\n"),
        Finding(CASES[2], Grade.ERRORED, troubles.not_found("No such file or directory")),
    ]


def test_a_hanging_program_is_ended_with_everything_it_started(tmp_path: Path) -> None:
    child = tmp_path / "child"
    with Session(command("hanger-with-a-child", str(child)), STANDARD, Limits(answer=3, start=60)) as session:
        found = list(session.run(CASES[:2]))
    assert found[1].why == troubles.timed_out(3)
    assert _ends(int(child.read_text()))


def test_an_interrupted_session_ends_the_program(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    session = Session(command("never-stops", str(noted)), STANDARD, PATIENT)
    next(session.run(CASES))
    session.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert _ends(int(noted.read_text()))


def test_what_a_program_says_of_itself_is_bounded() -> None:
    with Session(command("shows-off"), STANDARD, PATIENT) as session:
        assert session.introduction.name == "\N{REPLACEMENT CHARACTER}[31mA" + "a" * 194 + "…"


def test_times_are_measured_and_do_not_make_findings_differ() -> None:
    first = asked("honest")[0]
    assert first.seconds > 0
    assert first == attrs.evolve(first, seconds=0)


def _ends(pid: int) -> bool:
    """The process is gone, or dead and not yet collected by whoever adopts orphans."""
    for _ in range(600):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False
