"""The pages on vectors: everything that they say is executed over the published suite.

What a page tells a stranger to do is done here as a stranger would do it: with JSON and hashes alone.
"""

import functools
import hashlib
import json
import re
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from lum42_ref.engine import ENGINE
from lum42_ref.model.components import Colour, Planet, Satellite, Seat, UnitKind
from lum42_ref.model.decisions import Repeat
from lum42_ref.model.observation import Observation
from lum42_ref.model.reasons import Reason
from lum42_ref.model.space import System
from lum42_ref.model.table import Board, Layout, Phase, State
from lum42_ref.questions import QUESTIONS, scoring
from lum42_ref.rules import ending
from rulespec.codec.plain import LARGEST_NUMBER
from rulespec.engine import Action, Event
from rulespec.vectors import vector_json
from rulespec.vectors.vector import Change, Info, Subtotal, Weighted
from tests.conftest import ROOT
from tests.support.commands import lum42
from tests.support.vector_pages import blocks, first_column, is_shortened, key_tables, keys_of, words_of

KINDS: Final = QUESTIONS.by_word
FORMS: Final = vector_json.forms(QUESTIONS)
PUBLISHED: Final = ROOT / "vectors" / "lum42"
LANGUAGES: Final = ("en", "fr")
NAMES: Final = ("vectors", *(f"vector-{word}" for word in KINDS))
Json = Any

each_name = pytest.mark.parametrize("name", NAMES)
each_kind = pytest.mark.parametrize("word", list(KINDS))
each_language = pytest.mark.parametrize("language", LANGUAGES)


# The suite, read as a stranger would.


@functools.cache
def index() -> Json:
    return json.loads((PUBLISHED / "index.json").read_bytes())


@functools.cache
def files() -> Mapping[str, list[Json]]:
    return {
        path.relative_to(PUBLISHED).as_posix(): json.loads(path.read_bytes())
        for path in sorted(PUBLISHED.glob("*/*.json"))
    }


def vectors(word: str) -> list[Json]:
    found = [vector for content in files().values() for vector in content if vector["type"] == word]
    assert found, f"no vector of the kind {word}"
    return found


def every_vector() -> Iterator[Json]:
    for word in KINDS:
        yield from vectors(word)


def canonical(value: Json) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(value: Json) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def digest(state: Json) -> str:
    return fingerprint({**state, "format": "lum42-state", "version": 3})


def key(part: Json, step: str) -> int | str:
    return int(step) if isinstance(part, list) else step


def changed(state: Json, changes: Json) -> Json:
    whole = json.loads(json.dumps(state))
    for change in changes:
        *steps, last = change["path"].split("/")[1:]
        part = whole
        for step in steps:
            part = part[key(part, step)]
        assert part[key(part, last)] == change["was"]
        part[key(part, last)] = change["now"]
    return whole


# The pages, read as text.


def page(name: str, language: str) -> str:
    return (ROOT / "docs" / "lum42" / f"{name}.{language}.md").read_text(encoding="utf-8")


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def headings(text: str) -> list[tuple[str, str]]:
    return re.findall(r"^(#+) (.+)$", without_blocks(text), re.MULTILINE)


@each_name
def test_a_page_is_there_in_both_languages_and_built_the_same(name: str) -> None:
    english, french = page(name, "en"), page(name, "fr")
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(french)]
    assert {key: first_column(rows) for key, rows in key_tables(english).items()} == {
        key: first_column(rows) for key, rows in key_tables(french).items()
    }
    for kind in ("json", "python", "perft"):
        assert blocks(english, kind) == blocks(french, kind)
    steps = [re.findall(r"^\d+\. ", text, re.MULTILINE) for text in (english, french)]
    assert steps[0] == steps[1] != []
    bullets = [len(re.findall(r"^- ", text, re.MULTILINE)) for text in (english, french)]
    assert bullets[0] == bullets[1] > 0


@each_kind
def test_a_page_on_a_kind_has_all_its_sections(word: str) -> None:
    english, french = (
        [title for level, title in headings(page(f"vector-{word}", lang)) if level == "##"]
        for lang in LANGUAGES
    )
    assert english == ["Purpose", "Keys", "Consuming", "Invariants", "Known limits", "Example"]
    assert french == ["But", "Clés", "Utilisation", "Invariants", "Limites connues", "Exemple"]


def anchor(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


@each_language
@each_name
def test_every_link_leads_somewhere(name: str, language: str) -> None:
    text = page(name, language)
    links = re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", without_blocks(text))
    assert links
    for file, place in links:
        target = ROOT / "docs" / "lum42" / (file or f"{name}.{language}.md")
        assert target.name.endswith(f".{language}.md"), file
        found = target.read_text(encoding="utf-8")
        if place:
            assert place in [anchor(title) for _, title in headings(found)]


@each_language
def test_the_overview_leads_to_every_kind(language: str) -> None:
    linked = re.findall(r"\(vector-(\w+)\.", page("vectors", language))
    assert list(dict.fromkeys(linked)) == list(KINDS)


# The tables of keys, against the classes.


OF_VECTORS: Final = (Info.__module__, scoring.__name__, ending.__name__)
"""Where the classes stand of which a page on a kind tells every key."""


@each_language
@each_kind
def test_the_keys_of_a_kind_are_those_of_its_classes(word: str, language: str) -> None:
    kind = KINDS[word]
    rows = key_tables(page(f"vector-{word}", language))[word]
    expected = ["expect", *keys_of(FORMS, kind.expects, OF_VECTORS, "expect.")]
    assert first_column(rows) == ["type", "_info", *keys_of(FORMS, kind.asks, OF_VECTORS), *expected]


STATED: Final[Mapping[str, tuple[str, list[str]]]] = {
    "Info": ("vectors", list(FORMS.fields(Info))),
    "State": ("vectors", list(FORMS.fields(State))),
    "System": ("vectors", ["cell", *FORMS.fields(System)]),
    "Board": ("vectors", list(FORMS.fields(Board))),
    "Layout": ("vectors", list(FORMS.fields(Layout))),
    "Observation": ("vector-observation", list(FORMS.fields(Observation))),
}


@each_language
@pytest.mark.parametrize("what", list(STATED))
def test_the_keys_of_what_vectors_consist_of_are_those_of_the_classes(what: str, language: str) -> None:
    name, keys = STATED[what]
    assert first_column(key_tables(page(name, language))[what]) == keys


@each_language
@pytest.mark.parametrize(
    ("what", "name", "kinds"),
    [
        ("Decision", "vectors", ENGINE.decisions),
        ("Action", "vectors", ENGINE.actions),
        ("Event", "vector-step", ENGINE.events),
    ],
)
def test_every_decision_action_and_event_is_there_with_its_keys(
    what: str, name: str, kinds: tuple[type, ...], language: str
) -> None:
    rows = key_tables(page(name, language))[what]
    stated = {words_of(row[0])[0]: words_of(row[1]) for row in rows}
    assert stated == {FORMS.word(kind): list(FORMS.fields(kind)) for kind in kinds}
    assert list(stated) == [FORMS.word(kind) for kind in kinds]


ANSWERED_BY: Final = {
    FORMS.word(chapter.decision): [FORMS.word(action) for action in chapter.actions]
    for chapter in ENGINE.chapters
}


@each_language
def test_every_decision_is_answered_by_the_actions_it_names(language: str) -> None:
    rows = key_tables(page("vectors", language))["Decision"]
    assert {words_of(row[0])[0]: words_of(row[2]) for row in rows} == ANSWERED_BY


@each_language
def test_the_index_has_the_keys_that_the_page_names(language: str) -> None:
    rows = key_tables(page("vectors", language))["index"]
    assert first_column(rows) == list(index())
    (described,) = (row for row in rows if words_of(row[0]) == ["files"])
    assert words_of(described[1]) == ["path", "vectors", "bytes", "sha256"] == list(index()["files"][0])


@each_language
def test_words_are_listed_completely_and_in_order(language: str) -> None:
    text = re.sub(r"\s+", " ", page("vectors", language))
    for kind in (Seat, UnitKind, Phase, Planet, Satellite, Repeat):
        assert ", ".join(f"`{word}`" for word in FORMS.words(kind)) in text, kind


@each_language
def test_bounds_are_those_of_the_schemas(language: str) -> None:
    longest = FORMS.longest
    for word, place, bound in (
        ("step", "expect.changes", longest[Change]),
        ("step", "expect.events", longest[Event]),
        ("legal", "expect.actions", longest[Action]),
        ("game", "actions", longest[Action]),
        ("game", "expect.opening", longest[Event]),
        ("scoring", "expect.events", longest[Event]),
        ("legal", "expect.chances", longest[Weighted]),
        ("perft", "expect.divide", longest[Subtotal]),
        ("perft", "depth", vector_json.DEEPEST),
    ):
        rows = {row[0]: row[1] for row in key_tables(page(f"vector-{word}", language))[word]}
        assert rows[f"`{place}`"].endswith(f" {bound}")
    assert str(LARGEST_NUMBER) in page("vectors", language)
    assert f"`{QUESTIONS.format}-index`" in page("vectors", language)


# The examples and the programs.


@pytest.mark.parametrize(
    ("example", "whole", "fits"),
    [
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1, "…": "…"}, {"a": 1, "b": 2}, True),
        ({"c": 1, "…": "…"}, {"a": 1, "b": 2}, False),
        ([1, "…"], [1, 2, 3], True),
        ([1, "…", 3], [1, 2, 3], True),
        ([1, "…", 4], [1, 2, 3], False),
        ([1], [1, 2], False),
        ([1, "…"], [1], False),
        ("abc…", "abcdef", True),
        ("abd…", "abcdef", False),
        (1, True, False),
    ],
)
def test_an_example_is_told_from_one_that_is_not_shortened_but_false(
    example: Json, whole: Json, *, fits: bool
) -> None:
    assert is_shortened(example, whole) is fits


@each_kind
def test_the_example_is_a_real_vector_and_satisfies_the_schema_when_completed(word: str) -> None:
    (block,) = blocks(page(f"vector-{word}", "en"), "json")
    example = json.loads(block)
    (whole,) = [vector for vector in vectors(word) if is_shortened(example, vector)]
    schema = json.loads(vector_json.schema_path(QUESTIONS, word).read_bytes())
    Draft202012Validator(schema).validate(whole)


def tags(value: Json) -> Iterator[str]:
    """What a vector shows: every kind of decision, action and event, every reason, every reading."""
    if isinstance(value, dict):
        if isinstance(value.get("type"), str):
            yield value["type"]
        yield from value.get("reasons", ())
        yield from (f"{ruling}={reading}" for ruling, reading in value.get("rulings_in_force", {}).items())
        for part in value.values():
            yield from tags(part)
    elif isinstance(value, list):
        for part in value:
            yield from tags(part)


@each_kind
def test_vectors_that_show_everything_satisfy_their_schema(word: str) -> None:
    """Of the whole suite, one vector at least for each kind of decision, action, event and reason."""
    validator = Draft202012Validator(json.loads(vector_json.schema_path(QUESTIONS, word).read_bytes()))
    seen: set[str] = set()
    for vector in vectors(word):
        found = set(tags({**vector, "rulings_in_force": vector["_info"]["readings"]}))
        if word in ("scoring", "observation") or (found - seen and word not in ("game", "perft")):
            validator.validate(vector)
            seen |= found
    for vector in vectors(word)[:4]:
        validator.validate(vector)


def ran(program: str, directory: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(directory)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_program_on_the_page_finds_the_suite_sound_with_nothing_but_python() -> None:
    (program,) = blocks(page("vectors", "en"), "python")
    run = ran(program, PUBLISHED)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{index()['vectors']} vectors are sound\n"


def test_the_program_on_the_page_notices_a_damaged_vector(tmp_path: Path) -> None:
    (program,) = blocks(page("vectors", "en"), "python")
    (tmp_path / "scoring").mkdir()
    content = (PUBLISHED / "scoring" / "2-players.json").read_bytes().replace(b'"points":{', b'"point":{', 1)
    (tmp_path / "scoring" / "2-players.json").write_bytes(content)
    file = {"path": "scoring/2-players.json", "sha256": hashlib.sha256(content).hexdigest()}
    (tmp_path / "index.json").write_text(json.dumps({"files": [file], "vectors": 1}), encoding="utf-8")
    assert "AssertionError: scoring/2-players/" in ran(program, tmp_path).stderr


def test_the_command_on_the_page_says_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (block,) = blocks(page("vectors", "en"), "perft")
    prompt, _, output = block.partition("\n")
    _, _, *words = prompt.split()
    assert CliRunner().invoke(lum42, words).output == output


@each_language
def test_every_command_on_the_page_is_there(language: str) -> None:
    commands = re.findall(r"^\$ lum42 ([a-z ]+)", page("vectors", language), re.MULTILINE)
    for command in commands:
        assert CliRunner().invoke(lum42, [*command.split(), "--help"]).exit_code == 0


# What the overview says of every vector.


def test_a_file_is_a_list_sorted_by_id_with_one_vector_a_line() -> None:
    for name, content in files().items():
        lines = (PUBLISHED / name).read_text(encoding="utf-8").splitlines()
        assert [json.loads(line.removesuffix(",")) for line in lines[1:-1]] == content
        ids = [vector["_info"]["id"] for vector in content]
        assert ids == sorted(ids)
        assert all(id_.startswith(f"{name.removesuffix('.json')}/") for id_ in ids)


def test_ids_are_unique_and_tell_the_kind() -> None:
    ids = [(vector["_info"]["id"], vector["type"]) for vector in every_vector()]
    assert len({id_ for id_, _ in ids}) == len(ids)
    assert all(id_.partition("/")[0] == word for id_, word in ids)


def test_the_index_counts_what_is_there() -> None:
    assert index()["vectors"] == sum(map(len, files().values()))
    assert index()["kinds"] == {word: len(vectors(word)) for word in KINDS}
    for file in index()["files"]:
        content = (PUBLISHED / file["path"]).read_bytes()
        assert file["sha256"] == hashlib.sha256(content).hexdigest()
        assert (file["bytes"], file["vectors"]) == (len(content), len(files()[file["path"]]))
    assert [file["path"] for file in index()["files"]] == list(files())
    for listed in ("clauses", "rulings"):
        counted = Counter(name for vector in every_vector() for name in vector["_info"][listed])
        assert index()[listed] == counted


@each_kind
def test_the_hash_of_every_vector_is_that_of_question_and_answer(word: str) -> None:
    for vector in vectors(word):
        asked = {name: part for name, part in vector.items() if name != "_info"}
        assert fingerprint(asked) == vector["_info"]["hash"]


def leaves(value: Json) -> Iterator[Json]:
    if isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)
    else:
        yield value


@each_kind
def test_questions_and_answers_hold_only_ascii_and_small_whole_numbers(word: str) -> None:
    for vector in vectors(word):
        for leaf in leaves({name: part for name, part in vector.items() if name != "_info"}):
            assert leaf is None or isinstance(leaf, bool | int | str)
            if isinstance(leaf, str):
                assert leaf.isascii()
                assert not set(leaf) & set('"\\\x7f')
            elif leaf is not None:
                assert abs(leaf) <= LARGEST_NUMBER


def in_order(id_: str) -> tuple[str, int]:
    chapter, _, number = id_.partition("-")
    return chapter, int(number)


@each_kind
def test_the_notes_say_what_is_in_force(word: str) -> None:
    for vector in vectors(word):
        info = vector["_info"]
        in_force = vector["state"]["terms"]["rulings"] if "state" in vector else vector["rulings"]
        assert info["readings"] == in_force
        assert set(info["readings"]) <= set(info["rulings"])
        assert info["format"] == "lum42-vector"
        assert (info["version"], info["rules_version"]) == (index()["version"], index()["rules_version"])
        for listed in ("clauses", "rulings"):
            assert info[listed] == sorted(set(info[listed]), key=in_order)


SEATS: Final = [seat.name.lower() for seat in Seat]
UNITS: Final = [kind.name.lower() for kind in UnitKind]
COLOURS: Final = [colour.name.lower() for colour in Colour]


def test_lists_in_positions_have_the_order_that_the_page_says() -> None:
    for vector in every_vector():
        if "state" in vector:
            state = vector["state"]
            one = [(SEATS.index(unit["seat"]), UNITS.index(unit["kind"])) for unit in state["exile"]["one"]]
            assert one == sorted(one)
            for board in state["boards"].values():
                assert board["probes"] == sorted(board["probes"], key=COLOURS.index)
                for units in (board["available"], board["locked"]):
                    assert units == sorted(units, key=UNITS.index)
            for use in (waiting for waiting in state["pending"] if waiting["type"] == "use"):
                for colours in (use["harvest"], use["transform"]):
                    assert colours == sorted(colours, key=COLOURS.index)


def test_decisions_that_leave_no_choice_do_not_wait() -> None:
    """A use of a single colour is optional; a probe has a planet to go to; a swap can be made."""
    for vector in vectors("legal"):
        waiting, actions = vector["state"]["pending"][-1], vector["expect"]["actions"]
        if waiting["type"] == "use" and not waiting["optional"]:
            assert len(waiting["harvest"]) + len(waiting["transform"]) > 1
        needed = {"choose_probe": "place_probe", "choose_swap": "swap"}.get(waiting["type"])
        assert needed is None or needed in {action["type"] for action in actions}


# What the page of each kind says of its vectors.


def test_steps_changes_lead_to_the_digest_and_touch_nothing_twice() -> None:
    for vector in vectors("step"):
        expect = vector["expect"]
        after = changed(vector["state"], expect["changes"])
        assert digest(after) == expect["digest"]
        assert after["scores"] == expect["scores"]
        assert after["terms"] == vector["state"]["terms"]
        laid = [system["cell"] for system in vector["state"]["space"]]
        assert [system["cell"] for system in after["space"]][: len(laid)] == laid
        paths = [change["path"] for change in expect["changes"]]
        assert not any(one != other and f"{one}/".startswith(f"{other}/") for one in paths for other in paths)
        assert len(set(paths)) == len(paths)
        assert "~" not in "".join(paths)
        assert vector["state"]["pending"][-1]["seat"] == vector["seat"]


def test_steps_events_account_for_points_and_clauses() -> None:
    for vector in vectors("step"):
        points = Counter(vector["state"]["scores"])
        for event in vector["expect"]["events"]:
            if event["type"] == "scored":
                points[event["seat"]] += event["points"]
        assert dict(points) == vector["expect"]["scores"]
        named = {name for event in vector["expect"]["events"] for name in event["clauses"]}
        info = vector["_info"]
        assert {name for name in named if not name.startswith("R-")} == set(info["clauses"])
        decided = {name for name in named if name.startswith("R-")}
        assert decided | set(info["readings"]) == set(info["rulings"])


def test_refusals_reasons_are_in_order_and_go_with_the_seat() -> None:
    order = vector_json.schema(QUESTIONS, "refusal")["$defs"]["Reason"]["enum"]
    assert order == [reason.name.lower() for reason in Reason]
    for vector in vectors("refusal"):
        expect, pending = vector["expect"], vector["state"]["pending"]
        assert expect["reasons"] == sorted(set(expect["reasons"]), key=order.index) != []
        assert set(expect["clauses"]) == set(vector["_info"]["clauses"])
        assert len(set(expect["clauses"])) == len(expect["clauses"])
        assert len(set(expect["rulings"])) == len(expect["rulings"])
        elsewhere = bool(pending) and pending[-1]["seat"] != vector["seat"]
        assert ("other_seat" in expect["reasons"]) is elsewhere
        assert ("game_over" in expect["reasons"]) is (not pending)


def test_legal_actions_are_complete_answers_to_the_last_decision() -> None:
    for vector in vectors("legal"):
        expect, pending = vector["expect"], vector["state"]["pending"]
        written = [canonical(action) for action in expect["actions"]]
        assert len(set(written)) == len(written)
        assert bool(pending) is bool(written) is (expect["seat"] is not None)
        assert expect["chances"] == []
        if pending:
            assert pending[-1]["seat"] == expect["seat"]
            assert {action["type"] for action in expect["actions"]} <= set(ANSWERED_BY[pending[-1]["type"]])


NO_CUBES: Final = dict.fromkeys(COLOURS, 0)
SPECIAL: Final = ["doubler", "scientist", "saboteur", "chief", "traveller"]
EXTENSION: Final = ["twosome", "booster", "rogue"]


def opening(layout: Json, rulings: Mapping[str, str]) -> Json:
    """The opening position, by step 1 of the page."""
    seats, first = layout["seats"], layout["first"]
    locked = SPECIAL + (EXTENSION if rulings.get("R-79") == "wider_choice" else [])
    crew = {"available": ["basic"] * 3, "locked": locked}
    return {
        "terms": {"seats": seats, "objectives": layout["objectives"], "rulings": rulings},
        "round": 1,
        "phase": "discovery",
        "first": first,
        "active": first,
        "space": [
            {
                **tiles,
                "face": "energy" if tiles["planet"] == "black" else "light",
                "on_planet": None,
                "on_moon": None,
            }
            for tiles in layout["systems"]
        ],
        "ships": {seat: [0, 0] for seat in seats},
        "scores": dict.fromkeys(seats, 0),
        "boards": {
            seat: {
                "light": NO_CUBES,
                "energy": NO_CUBES,
                "probes": COLOURS,
                **(layout["crews"][seat] if layout["crews"] else crew),
            }
            for seat in seats
        },
        "exile": {"harvest": None, "transformation": None, "swap": None, "three": None, "one": []},
        "reserve": dict.fromkeys(COLOURS, 5 * len(seats)),
        "stacks": {"planets": layout["planet_stacks"], "satellites": layout["satellite_stacks"]},
        "achieved": {"light": [], "energy": []},
        "skipped": [],
        "pending": [{"type": "choose_planet", "seat": first}],
    }


def test_games_begin_as_the_page_says_and_end_with_an_outcome() -> None:
    for vector in vectors("game"):
        expect, layout = vector["expect"], vector["layout"]
        assert digest(opening(layout, vector["rulings"])) == expect["digests"][0]
        assert len(expect["digests"]) == len(expect["legal"]) == len(vector["actions"]) + 1
        assert expect["legal"][-1] == 0
        assert expect["opening"][0]["type"] == "game_began"
        assert (expect["opening"][-1]["type"], expect["opening"][-1]["seat"]) == (
            "turn_began",
            layout["first"],
        )
        assert min(expect["legal"][:-1]) >= 1
        assert (layout["crews"] is not None) is (vector["rulings"].get("R-79") == "custom_start")
        assert_outcome(expect["outcome"], layout["seats"])


def assert_outcome(outcome: Json, seats: list[str]) -> None:
    """Winners are the first rank; every seat has one; seats keep their order."""
    assert outcome["winners"] == outcome["ranking"][0]
    assert sorted(seat for rank in outcome["ranking"] for seat in rank) == sorted(seats)
    for listed in (*outcome["ranking"], *outcome["majorities"].values()):
        assert listed == [seat for seat in seats if seat in listed]
    points = [{outcome["scores"][seat] for seat in rank} for rank in outcome["ranking"]]
    assert all(len(rank) == 1 for rank in points)
    assert points == sorted(points, key=max, reverse=True)


def test_perft_counts_are_the_sums_of_their_parts() -> None:
    for vector in vectors("perft"):
        expect = vector["expect"]
        written = [canonical(part["action"]) for part in expect["divide"]]
        assert len(set(written)) == len(written)
        assert sum(part["count"] for part in expect["divide"]) == expect["count"] >= 1
        assert vector["state"]["pending"]
        assert vector["depth"] > 1 or {part["count"] for part in expect["divide"]} == {1}


def test_observations_are_the_state_with_only_the_tops_of_the_stacks() -> None:
    for vector in vectors("observation"):
        seen = {name: part for name, part in vector["state"].items() if name != "stacks"}
        seen["seat"] = vector["seat"]
        for stacks, tiles in (("planet_stacks", "planets"), ("satellite_stacks", "satellites")):
            seen[stacks] = [
                {"top": stack[0] if stack else None, "height": len(stack)}
                for stack in vector["state"]["stacks"][tiles]
            ]
        assert seen == vector["expect"]["observation"]
        assert vector["_info"]["clauses"] == ["SET-4", "SET-6"]


MAJORITY_VALUES: Final = {"blue": 6, "green": 7, "yellow": 8, "red": 9}


def tiebreak(vector: Json, seat: str) -> int:
    """The cubes that break a tie, by step 4 of the page."""
    light, energy = (sum(vector["boards"][seat][kind].values()) for kind in ("light", "energy"))
    achieved = sum(seat in vector["achieved"][kind] for kind in ("light", "energy"))
    reading = vector["rulings"].get("R-61", "light_and_energy")
    counted: Mapping[str, Callable[[], int]] = {
        "light_and_energy": lambda: light + energy,
        "energy_only": lambda: energy,
        "every_cube": lambda: light + energy + 2 - achieved,
    }
    return counted[reading]()


def decided_by(scores: Mapping[str, int], winners: list[str]) -> str:
    """What made the winner, by the table of the page."""
    if len(winners) > 1:
        return "shared"
    return "points" if list(scores.values()).count(scores[winners[0]]) == 1 else "cubes"


def test_scoring_comes_out_by_the_steps_of_the_page() -> None:
    for vector in vectors("scoring"):
        seats, boards = vector["seats"], vector["boards"]
        points, majorities, shares = dict.fromkeys(seats, 0), {}, {}
        for colour, value in MAJORITY_VALUES.items():
            most = max(boards[seat]["energy"][colour] for seat in seats)
            nobody = most == 0 and vector["rulings"].get("R-60") != "all_share"
            holders = [seat for seat in seats if boards[seat]["energy"][colour] == most and not nobody]
            majorities[colour] = holders
            shares[colour] = value // len(holders) if holders else 0
            for seat in holders:
                points[seat] += shares[colour]
        scores = {seat: vector["scores"][seat] + points[seat] for seat in seats}
        standing = {seat: (scores[seat], tiebreak(vector, seat)) for seat in seats}
        ranking = [
            [seat for seat in seats if standing[seat] == rank]
            for rank in sorted(set(standing.values()), reverse=True)
        ]
        expect = dict(vector["expect"])
        *scored, ended = expect.pop("events")
        told = ("type", "seat", "points", "why", "colour")
        assert [tuple(event[key] for key in told) for event in scored] == [
            ("scored", seat, shares[colour], "majority", colour)
            for colour in MAJORITY_VALUES
            for seat in majorities[colour]
        ]
        assert ended["type"] == "game_ended"
        named = {name for event in (*scored, ended) for name in event["clauses"]}
        assert named == set(vector["_info"]["clauses"])
        assert expect == {
            "points": points,
            "outcome": {
                "scores": scores,
                "majorities": majorities,
                "shares": shares,
                "cubes": {seat: tiebreak(vector, seat) for seat in seats},
                "ranking": ranking,
                "winners": ranking[0],
                "decided_by": decided_by(scores, ranking[0]),
            },
        }
        assert set(vector["rulings"]) <= {"R-60", "R-61"}
        assert_outcome(vector["expect"]["outcome"], seats)
