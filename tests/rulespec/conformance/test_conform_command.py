"""``lum42 conform`` as people run it, with our own engine, a small adapter for Node, and the fakes."""

import io
import json
import shutil
import sys
import tarfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from lum42_ref import codec, engine
from lum42_ref.book import BOOK
from lum42_ref.command import load_game
from lum42_ref.notation import write_action, write_card
from lum42_ref.questions import QUESTIONS
from lum42_ref.questions.scoring import Scoring
from rulespec.cli import conform
from rulespec.cli.main import commands
from rulespec.cli.subject import Subject
from rulespec.conformance import messages, report
from rulespec.conformance.cases import Ability, Case, in_asking_order
from rulespec.conformance.comparing import Deviation, deviation
from rulespec.conformance.differences import Difference, Problem
from rulespec.conformance.messages import Command, Run, Start, Stop
from rulespec.conformance.session import Finding, Grade
from rulespec.errors import FormatError, UnknownReading
from rulespec.language import Language
from rulespec.vectors import suite
from rulespec.vectors.answering import answered, converse, words_asked
from rulespec.vectors.asking import ASKED_AS, case_of
from rulespec.vectors.common_kinds import ANSWER_WITH_THE_SPLIT, ANSWER_WITH_THE_STATE
from rulespec.vectors.vector import AllowedAction, AnyVector, RefusedAction, WholeGame
from tests.rulespec.conformance.conftest import OTHER_READINGS
from tests.rulespec.conformance.sums import FAKES
from tests.support.commands import lum42

Json = Any
DOCS = Path(__file__).parents[3] / "docs" / "lum42"
OURS = (sys.executable, "-m", "lum42_ref", "answer")
ABLE = frozenset(Ability)
Runs = Callable[..., Result]
NOTES_WHAT_IT_IS_ASKED = """
import json, sys
with open(sys.argv[1], "w") as noted:
    for line in sys.stdin:
        said = json.loads(line)
        if said["command"] == "start":
            reply = dict(reply="start", protocol=1, name="none", version="1", language="Python")
        elif said["command"] == "run":
            noted.write(json.dumps(said["vector"]) + "\\n")
            reply = dict(reply="skipped", number=said["number"], reason="only noted")
        else:
            break
        print(json.dumps(reply), flush=True)
"""


@pytest.fixture
def run(suite_path: Path) -> Runs:
    return lambda *words: CliRunner().invoke(lum42, ["conform", "--vectors", str(suite_path), *words])


def last_line(result: Result) -> str:
    return str(result.output.splitlines()[-1])


def test_our_own_engine_passes_everything(run: Runs, vectors: list[AnyVector], tmp_path: Path) -> None:
    result = run("--timeout", "60", "--report", str(tmp_path), "--", *OURS)
    assert last_line(result) == f"conforms: {len(vectors)} passed, 0 failed, 0 errored, 0 skipped"
    assert result.exit_code == 0
    document = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert document["format"] == "lum42-conformance"
    assert sorted(document["kinds"]) == sorted(QUESTIONS.by_word)
    assert [one["id"] for one in document["outcomes"]] == sorted(vector.info.id for vector in vectors)
    certificate = json.loads((tmp_path / "certificate.json").read_text(encoding="utf-8"))
    assert certificate["format"] == "lum42-certificate"
    proven = {entry["id"] for entry in certificate["clauses"] if entry["proof"] == "proven"}
    assert proven == {clause for vector in vectors for clause in vector.info.clauses}


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_node_adapter_passes_scoring_and_skips_the_rest(
    run: Runs, vectors: list[AnyVector], tmp_path: Path
) -> None:
    result = run(
        "--timeout", "60", "--report", str(tmp_path), "--", "node", str(DOCS / "adapters" / "scoring.mjs")
    )
    assert result.exit_code == 0
    document = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    boards = sum(isinstance(vector.question, Scoring) for vector in vectors)
    assert document["kinds"].pop("scoring") == {
        "passed": boards,
        "failed": 0,
        "errored": 0,
        "skipped": 0,
        "not_asked": 0,
    }
    assert {tally["skipped"] == sum(tally.values()) for tally in document["kinds"].values()} == {True}
    reasons = {(one["kind"], one["reason"]) for one in document["outcomes"] if one["verdict"] == "skipped"}
    assert reasons == {
        (kind, f"this adapter knows only scoring, not {ASKED_AS.get(kind, kind)}")
        for kind in QUESTIONS.by_word
        if kind != "scoring"
    }


def test_the_node_adapter_fits_on_two_screens() -> None:
    assert len((DOCS / "adapters" / "scoring.mjs").read_text(encoding="utf-8").splitlines()) <= 100


def test_an_archive_serves_as_well(run: Runs, suite_path: Path, tmp_path: Path) -> None:
    archive = tmp_path / "vectors.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(suite_path, "vectors")
    result = run("--vectors", str(archive), "--kinds", "observation", "--timeout", "60", "--", *OURS)
    assert result.exit_code == 0


def test_clauses_and_kinds_select(run: Runs, vectors: list[AnyVector], tmp_path: Path) -> None:
    words = ("--clauses", "mov-3, PRB", "--kinds", "step,legal", "--report", str(tmp_path), "--timeout", "60")
    assert run(*words, "--", *OURS).exit_code == 0
    document = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert document["suite"]["selection"] == {
        "clauses": ["MOV-3", "PRB"],
        "kinds": ["step", "legal"],
        "ids": [],
        "readings": [],
        "fail_fast": False,
    }
    expected = {
        vector.info.id
        for vector in vectors
        if vector.info.id.startswith(("step/", "legal/"))
        and any(clause == "MOV-3" or clause.startswith("PRB-") for clause in vector.info.clauses)
    }
    assert {one["id"] for one in document["outcomes"]} == expected
    assert expected


def outcomes(directory: Path) -> Json:
    return json.loads((directory / "report.json").read_text(encoding="utf-8"))["outcomes"]


def test_ids_their_beginnings_and_patterns_select(
    run: Runs, vectors: list[AnyVector], tmp_path: Path
) -> None:
    ids = [str(vector.info.id) for vector in vectors]
    exact = next(name for name in ids if name.startswith("step/"))
    words = ("--id", exact, "--id", "scoring/2-players", "--id", "perft/*/turn-20/*")
    result = run(*words, "--report", str(tmp_path), "--timeout", "60", "--", *OURS)
    expected = {
        name
        for name in ids
        if name == exact
        or name.startswith("scoring/2-players/")
        or (name.startswith("perft/") and "/turn-20/" in name)
    }
    assert {one["id"] for one in outcomes(tmp_path)} == expected
    assert len({name.split("/")[0] for name in expected}) == 3
    left_out = len(ids) - len(expected)
    assert last_line(result) == (
        f"conforms: {len(expected)} passed, 0 failed, 0 errored, 0 skipped, {left_out} not asked"
    )


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("default", [{}]),
        ("R-23", [{"R-23": "ship_plus_piece"}]),
        ("default, r-25=per_piece", [{}, {"R-25": "per_piece"}]),
        ("R-23,R-25", [{"R-23": "ship_plus_piece"}, {"R-25": "per_piece"}, OTHER_READINGS]),
    ],
)
def test_readings_select(run: Runs, tmp_path: Path, words: str, wanted: list[dict[str, str]]) -> None:
    selected = ("--readings", words, "--kinds", "legal", "--report", str(tmp_path), "--timeout", "60")
    assert run(*selected, "--", *OURS).exit_code == 0
    found = [one["readings"] for one in outcomes(tmp_path)]
    assert [readings for readings in wanted if readings not in found] == []
    assert [readings for readings in found if readings not in wanted] == []


def test_what_is_left_out_is_proven_partly(run: Runs, vectors: list[AnyVector], tmp_path: Path) -> None:
    run("--kinds", "step,refusal", "--report", str(tmp_path), "--timeout", "60", "--", *OURS)
    document = json.loads((tmp_path / "certificate.json").read_text(encoding="utf-8"))
    assert document["conforms"]
    asked, left_out = (
        Counter(
            clause for vector in vectors if _is_action(vector) == is_asked for clause in vector.info.clauses
        )
        for is_asked in (True, False)
    )
    for entry in document["clauses"]:
        clause = entry["id"]
        assert (entry["passed"], entry["not_asked"]) == (asked[clause], left_out[clause])
        proof = "partly" if left_out[clause] else "proven"
        assert entry["proof"] == (proof if asked[clause] else "untested")
    assert {"proven", "partly", "untested"} <= {entry["proof"] for entry in document["clauses"]}


def test_a_program_that_refuses_everything_proves_nothing(run: Runs, tmp_path: Path) -> None:
    blind(run, "refuser-always", tmp_path)
    document = json.loads((tmp_path / "certificate.json").read_text(encoding="utf-8"))
    assert document["proofs"]["proven"] == 0
    assert document["proofs"]["partly"] > 0


def test_a_program_may_say_which_readings_it_plays(run: Runs, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import json, subprocess, sys\n"
        "engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "for line in sys.stdin.buffer:\n"
        "    engine.stdin.write(line)\n"
        "    engine.stdin.flush()\n"
        "    reply = json.loads(engine.stdout.readline() or b'{}')\n"
        "    if reply.get('reply') == 'start':\n"
        "        reply['readings'] = {'R-23': ['ship*']}\n"
        "    print(json.dumps(reply), flush=True)\n",
        encoding="utf-8",
    )
    words = ("--kinds", "legal", "--report", str(tmp_path), "--timeout", "60", "--start-timeout", "60")
    result = run(*words, "--", sys.executable, str(program), *OURS)
    assert "1 skipped: reading not supported: R-25 per_piece" not in result.output
    assert "2 skipped: reading not supported: R-25 per_piece" in result.output
    assert {(one["verdict"], one["reason"], *one["readings"]) for one in outcomes(tmp_path)} == {
        ("passed", None),
        ("passed", None, "R-23"),
        ("skipped", "reading not supported: R-25 per_piece", "R-25"),
        ("skipped", "reading not supported: R-25 per_piece", "R-23", "R-25"),
    }


def test_fail_fast_ends_with_the_first_failure(run: Runs, vectors: list[AnyVector], tmp_path: Path) -> None:
    words = ("--fail-fast", "--report", str(tmp_path), "--timeout", "60")
    result = run(*words, "--", sys.executable, "-S", str(FAKES), "refuser-always")
    assert result.exit_code == 1
    found = outcomes(tmp_path)
    assert [one["verdict"] for one in found].count("passed") == len(found) - 1
    assert last_line(result).endswith(f", {len(vectors) - len(found)} not asked")
    document = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert document["suite"]["selection"]["fail_fast"] is True
    assert document["totals"]["not_asked"] == len(vectors) - len(found)


def test_without_a_failure_fail_fast_asks_everything(run: Runs) -> None:
    result = run("--fail-fast", "--kinds", "scoring", "--timeout", "60", "--", *OURS)
    assert result.exit_code == 0
    assert "Selection: scoring, up to the first failure" in result.output


FORGETS_AN_EVENT = """
import json, subprocess, sys
engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    engine.stdin.write(line)
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline() or b"{}")
    result = reply.get("result", {})
    if "events" in result:
        result["events"] = [one for one in result["events"] if one["type"] != "cube_harvested"]
    if "digests" in result:
        result["digests"][11:] = ["0" * 64] * len(result["digests"][11:])
    print(json.dumps(reply), flush=True)
"""


def test_a_report_leads_to_the_mistake(run: Runs, vectors: list[AnyVector], tmp_path: Path) -> None:
    """An engine that forgets one kind of event, and goes astray with the eleventh action of its games."""
    program = tmp_path / "program.py"
    program.write_text(FORGETS_AN_EVENT, encoding="utf-8")
    words = ("--kinds", "step,refusal,game", "--report", str(tmp_path), "--timeout", "60")
    result = run(*words, "--", sys.executable, str(program), *OURS)
    forgetful = [
        vector
        for vector in vectors
        if isinstance(vector.question, AllowedAction)
        and any(type(event).__name__ == "CubeHarvested" for event in vector.expect.events)
    ]
    document = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    games = [one for one in document["groups"] if one["example"].startswith("game/")]
    steps = [one for one in document["groups"] if one["example"].startswith("step/")]
    assert [len(one["ids"]) for one in games] == [1]
    assert sorted(name for one in steps for name in one["ids"]) == sorted(
        vector.info.id for vector in forgetful
    )
    assert 0 < len(steps) <= len(forgetful)
    game = next(vector for vector in vectors if isinstance(vector.question, WholeGame))
    states = [engine.opening(game.question.layout).state]
    for action in game.question.actions[:10]:
        states.append(engine.play(states[-1], action).state)
    scene = next(one for one in document["outcomes"] if one["kind"] == "game")["scene"]
    assert (scene["number"], scene["card"]) == (11, write_card(states[-1]))
    assert write_action(game.question.actions[10]) in scene["action"]
    assert f"  action 11: {scene['action']}\n  card before it:\n" in result.output


def test_failures_come_with_pictures(run: Runs, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['command'] == 'start':\n"
        "        reply = dict(reply='start', protocol=1, name='none', version='1', language='Python')\n"
        "    elif said['command'] == 'run':\n"
        "        reply = dict(reply='result', number=said['number'], result={})\n"
        "    else:\n"
        "        break\n"
        "    print(json.dumps(reply), flush=True)\n",
        encoding="utf-8",
    )
    words = ("--timeout", "60", "--report", str(tmp_path / "out"), "--lang", "fr")
    result = run(*words, "--", sys.executable, str(program))
    assert result.exit_code == 1
    assert last_line(result).startswith("non conforme : 0 réussis, ")
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert "![La position](pictures/1.svg)" in text
    assert "<svg" in (tmp_path / "out" / "pictures" / "1.svg").read_text(encoding="utf-8")
    document = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    jsonschema.validate(document, json.loads(report.schema_path("report").read_text(encoding="utf-8")))
    places = {one["kind"]: one["differences"][0]["place"] for one in document["outcomes"]}
    assert places == {
        "step": "/events",
        "refusal": "",
        "legal": "/seat",
        "game": "/opening",
        "perft": "/count",
        "observation": "/observation",
        "scoring": "/events",
    }


@pytest.mark.parametrize("kind", list(QUESTIONS.by_word))
def test_any_change_in_an_answer_is_noticed(kind: str, vectors: list[AnyVector]) -> None:
    """Every value of our own answer, altered alone, is a difference."""
    vector = next(vector for vector in vectors if vector.info.id.startswith(f"{kind}/"))
    case = case_of(QUESTIONS, vector)
    right = answered(QUESTIONS, case.question)
    assert deviation(case, right, ABLE) is None
    altered = list(_altered(right))
    assert altered
    for answer in altered:
        assert deviation(case, answer, ABLE) is not None, answer
    for key in right:
        assert deviation(case, {**right, f"{key}s": 1}, ABLE) is not None


@pytest.mark.parametrize(("kind", "key"), [("legal", "actions"), ("perft", "divide"), ("refusal", "clauses")])
def test_the_order_of_some_lists_is_free(kind: str, key: str, vectors: list[AnyVector]) -> None:
    cases = [case_of(QUESTIONS, vector) for vector in vectors if vector.info.id.startswith(f"{kind}/")]
    for case in cases:
        right = answered(QUESTIONS, case.question)
        assert deviation(case, {**right, key: right[key][::-1]}, ABLE) is None
    listed: list[Json] = [case.expected[key] for case in cases]
    assert any(len(items) > 1 for items in listed) or key == "clauses"


def test_the_order_of_other_lists_is_not(vectors: list[AnyVector]) -> None:
    case = next(case_of(QUESTIONS, vector) for vector in vectors if vector.info.id.startswith("game/"))
    right = answered(QUESTIONS, case.question)
    assert deviation(case, {**right, "legal": right["legal"][::-1]}, ABLE) is not None


def test_a_program_sees_nothing_of_what_is_expected(vectors: list[AnyVector]) -> None:
    for vector in vectors:
        question = case_of(QUESTIONS, vector).question
        assert "expect" not in question
        assert "_info" not in question
        assert question["type"] in words_asked(QUESTIONS)


def test_steps_and_refusals_cannot_be_told_apart_by_their_form(vectors: list[AnyVector]) -> None:
    cases = [
        case_of(QUESTIONS, vector)
        for vector in vectors
        if isinstance(vector.question, AllowedAction | RefusedAction)
    ]
    assert {(case.kind, case.question["type"], *case.question) for case in cases} == {
        (kind, "action", "type", "state", "seat", "action") for kind in ("step", "refusal")
    }


def test_steps_and_refusals_are_asked_in_no_order_that_tells_them_apart(
    run: Runs, vectors: list[AnyVector], tmp_path: Path
) -> None:
    cases = in_asking_order(case_of(QUESTIONS, vector) for vector in vectors)
    noted = tmp_path / "asked"
    program = tmp_path / "program.py"
    program.write_text(NOTES_WHAT_IT_IS_ASKED, encoding="utf-8")
    run("--timeout", "60", "--", sys.executable, str(program), str(noted))
    asked = [json.loads(line) for line in noted.read_text(encoding="utf-8").splitlines()]
    assert asked == [case.question for case in cases]
    kinds = [case.kind for case in cases if case.question["type"] == "action"]
    assert kinds not in (sorted(kinds), sorted(kinds, reverse=True))


def blind(run: Runs, mode: str, directory: Path) -> Json:
    words = ("--kinds", "step,refusal", "--timeout", "60", "--report", str(directory))
    result = run(*words, "--", sys.executable, "-S", str(FAKES), mode)
    assert result.exit_code == 1
    return json.loads((directory / "report.json").read_text(encoding="utf-8"))


def test_an_engine_that_refuses_everything_fails_every_step(
    run: Runs, vectors: list[AnyVector], tmp_path: Path
) -> None:
    document = blind(run, "refuser-always", tmp_path)
    expected = {
        vector.info.id: isinstance(vector.question, RefusedAction) for vector in vectors if _is_action(vector)
    }
    assert {one["id"]: one["verdict"] == "passed" for one in document["outcomes"]} == expected
    assert {each["message"] for one in document["outcomes"] for each in one["differences"]} == {
        'the action is allowed, but was answered as refused; found {"refused":true}'
    }


def test_an_engine_that_allows_everything_fails_every_refusal(
    run: Runs, vectors: list[AnyVector], tmp_path: Path
) -> None:
    document = blind(run, "allower-always", tmp_path)
    assert document["totals"]["failed"] == sum(map(_is_action, vectors))
    said = {
        (one["kind"], each["problem"], each["message"].partition(";")[0])
        for one in document["outcomes"]
        for each in one["differences"]
        if one["kind"] == "refusal"
    }
    assert said == {
        (
            "refusal",
            "other_sort",
            'the action is refused, but was answered as allowed (without "refused":true)',
        )
    }
    assert "other_sort" not in {
        each["problem"]
        for one in document["outcomes"]
        for each in one["differences"]
        if one["kind"] == "step"
    }


@pytest.mark.parametrize(
    ("kinds", "complaint"),
    [
        (["step"], "/kinds: step, refusal are one question: list all or none; found step without refusal"),
        (["refusal", "legal"], "/kinds: step, refusal are one question: list all or none;"),
    ],
)
def test_a_program_cannot_choose_to_be_asked_only_what_is_allowed_or_only_what_is_refused(
    run: Runs, tmp_path: Path, kinds: list[str], complaint: str
) -> None:
    program = tmp_path / "program.py"
    start = {"reply": "start", "protocol": 1, "name": "a", "version": "1", "language": "b", "kinds": kinds}
    program.write_text(f"print({json.dumps(start)!r}, flush=True)\ninput()\n", encoding="utf-8")
    result = run("--", sys.executable, str(program))
    assert result.exit_code == 2
    assert complaint in result.output


@pytest.mark.parametrize(("kind", "key"), [("step", "events"), ("game", "opening"), ("scoring", "events")])
def test_events_need_not_name_their_clauses(kind: str, key: str, vectors: list[AnyVector]) -> None:
    cases = [case_of(QUESTIONS, vector) for vector in vectors if vector.info.id.startswith(f"{kind}/")]
    most = 0
    for case in cases:
        right = answered(QUESTIONS, case.question)
        bare = [{name: part for name, part in event.items() if name != "clauses"} for event in right[key]]
        assert deviation(case, {**right, key: bare}, ABLE) is None
        turned = [{**event, "clauses": event["clauses"][::-1]} for event in right[key]]
        assert deviation(case, {**right, key: turned}, ABLE) is None
        more = [{**event, "clauses": [*event["clauses"], "CON-1"]} for event in right[key]]
        if more:
            assert wrong(case, {**right, key: more}).each[0] == Difference(
                f"/{key}/0/clauses", Problem.SURPLUS, found='"CON-1"', of=right[key][0]["type"]
            )
        for name in {name for event in bare for name in event}:
            without = [{own: part for own, part in event.items() if own != name} for event in bare]
            assert deviation(case, {**right, key: without}, ABLE) is not None, name
        most = max(most, *(len(event["clauses"]) for event in right[key]), 0)
    assert most > 1


def test_a_step_may_be_answered_with_the_whole_state(vectors: list[AnyVector]) -> None:
    for vector in vectors:
        if isinstance(vector.question, AllowedAction):
            case = case_of(QUESTIONS, vector)
            right = answered(QUESTIONS, case.question)
            del right["digest"]
            state: Json = case.wanted("state")
            assert deviation(case, {**right, "state": state}, ABLE) is None
            decoded = codec.decode_state(json.dumps({"format": "lum42-state", "version": 3, **state}))
            assert codec.digest(decoded) == vector.expect.digest
            state["round"] = 9
            found = deviation(case, {**right, "state": state}, ABLE)
            assert found is not None
            assert [(one.place, one.problem, one.found) for one in found.each] == [
                ("/state/round", Problem.OTHER, "9")
            ]


def wrong(case: Case, answer: Json) -> Deviation:
    found = deviation(case, answer, ABLE)
    assert found is not None
    return found


def test_a_wrong_count_is_told_by_the_actions_whose_counts_differ(vectors: list[AnyVector]) -> None:
    case = next(case_of(QUESTIONS, vector) for vector in vectors if vector.info.id.startswith("perft/"))
    right = answered(QUESTIONS, case.question)
    first, *others = right["divide"]
    more = {**first, "count": first["count"] + 5}
    found = wrong(case, {"count": right["count"] + 5, "divide": [*others, more]})
    place = f"/divide/{len(others)}/count"
    assert [(one.place, one.item) for one in found.each] == [
        (place, json.dumps(first["action"], separators=(",", ":"))),
        ("/count", None),
    ]
    assert found.advice == ()
    assert wrong(case, {"count": right["count"] + 5}).advice == (ANSWER_WITH_THE_SPLIT,)


def test_a_wrong_digest_comes_with_the_advice_to_answer_with_the_state(vectors: list[AnyVector]) -> None:
    case = next(case_of(QUESTIONS, vector) for vector in vectors if vector.info.id.startswith("step/"))
    right = answered(QUESTIONS, case.question)
    assert wrong(case, {**right, "digest": "0" * 64}).advice == (ANSWER_WITH_THE_STATE,)


def test_events_are_told_before_scores_and_state(vectors: list[AnyVector]) -> None:
    case = next(case_of(QUESTIONS, vector) for vector in vectors if vector.info.id.startswith("step/"))
    right = answered(QUESTIONS, case.question)
    scores = {seat: points + 1 for seat, points in right["scores"].items()}
    found = wrong(case, {"digest": "0" * 64, "scores": scores, "events": right["events"][:-1]})
    assert [one.place.split("/")[1] for one in found.each] == [
        "events",
        *(["scores"] * len(scores)),
        "digest",
    ]


def test_programs_without_events_or_reasons_say_less(vectors: list[AnyVector]) -> None:
    step = next(
        case_of(QUESTIONS, vector) for vector in vectors if isinstance(vector.question, AllowedAction)
    )
    short = {key: value for key, value in answered(QUESTIONS, step.question).items() if key != "events"}
    assert deviation(step, short, {Ability.REASONS}) is None
    missing = deviation(step, short, ABLE)
    assert missing is not None
    assert [(one.place, one.problem) for one in missing.each] == [("/events", Problem.MISSING)]
    refusal = next(
        case_of(QUESTIONS, vector) for vector in vectors if isinstance(vector.question, RefusedAction)
    )
    assert deviation(refusal, {"refused": True}, {Ability.EVENTS}) is None
    missing = deviation(refusal, {"refused": True}, ABLE)
    assert missing is not None
    assert [(one.place, one.problem) for one in missing.each] == [("/reasons", Problem.MISSING)]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "Missing argument 'COMMAND...'"),
        (("--clauses", "MOV-99", "--", "x"), "no such chapter or clause: MOV-99; nearest: MOV-9"),
        (("--kinds", "steps", "--", "x"), "no such kind: steps; there are step, refusal, legal"),
        (
            ("--kinds", "scoring", "--clauses", "MOV", "--", "x"),
            "no vector is of these clauses, kinds, ids and readings",
        ),
        (("--id", "step/nowhere", "--", "x"), "no vector has such an id: step/nowhere"),
        (
            ("--id", "scoring/2-players/majorities-and-tie/*", "--", "x"),
            "no vector has such an id: scoring/2-players/majorities-and-tie/*; nearest: scoring/2-players/",
        ),
        (("--id", "2-players", "--", "x"), "no vector has such an id: 2-players; nearest: *2-players*"),
        (("--readings", "R-1", "--", "x"), "no ruling that can be switched: R-1; expected default, or"),
        (("--lang", "fr", "--readings", "R-1", "--", "x"), "pas une décision à plusieurs lectures : R-1 ;"),
        (("--lang", "fr", "--kinds", "steps", "--", "x"), "type inconnu : steps ; il y a step, refusal"),
        (("--vectors", "no-such-place", "--", "x"), "Path 'no-such-place' does not exist"),
        (("--timeout", "0", "--", "x"), "0.0 is not in the range"),
        (("--", "no-such-program"), "cannot start no-such-program: No such file or directory"),
    ],
)
def test_bad_usage_exits_with_2_and_says_why(run: Runs, words: tuple[str, ...], complaint: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in result.output


def test_a_reading_that_its_ruling_has_not_is_refused_before_anything_is_asked(run: Runs) -> None:
    result = run("--readings", "default,R-23=nowhere", "--", "no-such-program")
    assert isinstance(result.exception, UnknownReading)
    assert "R-23 has no reading 'nowhere'" in str(result.exception)


def test_a_program_that_cannot_be_started_is_told_in_french(run: Runs) -> None:
    result = run("--lang", "fr", "--", "no-such-program")
    assert result.output == "lum42: impossible de démarrer no-such-program : No such file or directory\n"


def test_without_published_vectors_the_command_asks_for_some(tmp_path: Path) -> None:
    book = BOOK.in_checkout(tmp_path)
    shutil.copytree(BOOK.clauses, book.clauses)
    elsewhere = commands(Subject(book, load_game))
    result = CliRunner().invoke(elsewhere, ["conform", "--", *OURS])
    assert isinstance(result.exception, FormatError)
    told = f"{book.vectors}: no vectors; name a directory or an archive with --vectors"
    assert str(result.exception) == told


def test_a_program_that_skips_everything_does_not_conform(run: Runs) -> None:
    result = run("--", sys.executable, "-S", str(FAKES), "skipper-always")
    assert result.exit_code == 1
    assert last_line(result).startswith("nothing was executed: 0 passed, 0 failed, 0 errored, ")


def test_options_of_the_program_are_its_own(run: Runs, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/arguments\n')
    program.chmod(0o755)
    run(str(program), "--lang", "fr", "-v")
    assert (tmp_path / "arguments").read_text() == "--lang fr -v\n"


def test_the_answers_of_our_engine_line_by_line(vectors: list[AnyVector]) -> None:
    vector = next(vector for vector in vectors if isinstance(vector.question, Scoring))
    question = case_of(QUESTIONS, vector).question
    lines: list[Command] = [
        Start(1, "1.0.0", "0.1.0"),
        Run(7, question),
        Run(8, {"type": "stop"}),
        Stop(),
        Run(9, question),
    ]
    replies = io.BytesIO()
    converse(QUESTIONS, io.BytesIO(b"".join(messages.write(line) for line in lines)), replies)
    said: list[Any] = [json.loads(line) for line in replies.getvalue().splitlines()]
    schema = json.loads(report.schema_path("reply").read_text(encoding="utf-8"))
    for reply in said:
        jsonschema.validate(reply, schema)
    assert [(reply["reply"], reply.get("number")) for reply in said] == [
        ("start", None),
        ("result", 7),
        ("errored", 8),
    ]
    assert said[1]["result"] == case_of(QUESTIONS, vector).expected
    assert said[2]["message"] == (
        'vector.type: expected one of action, legal, game, perft, observation, scoring, found "stop"'
    )


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        ({"seat": "blue"}, 'vector.seat: expected one of white, black, silver, gold, found "blue"'),
        ({"extra": 1}, "vector.extra: unknown key; expected type, state, seat"),
    ],
)
def test_our_engine_says_what_is_wrong_with_a_question(
    damage: dict[str, Any], complaint: str, vectors: list[AnyVector]
) -> None:
    vector = next(vector for vector in vectors if vector.info.id.startswith("observation/"))
    with pytest.raises(FormatError, match=f"^{complaint}"):
        answered(QUESTIONS, {**case_of(QUESTIONS, vector).question, **damage})


@pytest.mark.parametrize("line", [b"hello\n", b'{"command":"dance"}\n'])
def test_our_engine_refuses_what_is_no_command(line: bytes) -> None:
    with pytest.raises(FormatError, match="expected a command of the protocol"):
        converse(QUESTIONS, io.BytesIO(line), io.BytesIO())


def test_the_progress_bar_is_for_terminals_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], suite_path: Path
) -> None:
    found = [
        Finding(case_of(QUESTIONS, vector), Grade.PASSED) for vector in suite.load(QUESTIONS, suite_path)[:3]
    ]
    assert list(conform.with_progress(iter(found), 3, Language.EN)) == found
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert list(conform.with_progress(iter(found), 3, Language.FR)) == found
    assert "Questions" in capsys.readouterr().err


def _is_action(vector: AnyVector) -> bool:
    return isinstance(vector.question, AllowedAction | RefusedAction)


def _altered(tree: Json) -> Iterator[Json]:
    """The same tree with one value altered or left out, for every value in it."""
    match tree:
        case dict():
            for key, value in tree.items():
                yield from ({**tree, key: other} for other in _altered(value))
        case list():
            for index, value in enumerate(tree):
                yield from ([*tree[:index], other, *tree[index + 1 :]] for other in _altered(value))
                yield [*tree[:index], *tree[index + 1 :]]
            yield [*tree, 1]
        case bool():
            yield not tree
        case int():
            yield tree + 1
        case _:
            yield f"not {tree}"
