"""The recorded scenarios: what the features say, and the positions and events of their runs."""

import hashlib
import re
import textwrap
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

import attrs

from lum42_ref import codec
from lum42_ref.engine import play
from lum42_ref.model.components import Seat
from lum42_ref.model.table import State
from rulespec.codec.border import Json, dumps
from rulespec.codec.tree import read
from rulespec.engine import Action, Verdict
from rulespec.errors import Fault, FaultyText
from rulespec.vectors.from_scenarios import RECORDING

Record = Mapping[str, Json]

FORMAT = "lum42-scenario"
NEXT_PART = re.compile(r"\s*(@\w|Scenario|Rule:|Background:)")
FRENCH = "FR: "
EXAMPLE_TAG = "example"


@attrs.define(frozen=True, slots=False)
class Deed:
    """An action that was played or asked about; its positions are read when they are looked at."""

    record: Record = attrs.field(repr=False)

    @cached_property
    def seat(self) -> Seat:
        """Whose action it was."""
        return Seat[str(self.record["seat"]).upper()]

    @cached_property
    def action(self) -> Action:
        """What was played."""
        return codec.decode_action(_text_of(self.record["action"]))

    @cached_property
    def verdict(self) -> Verdict:
        """What the engine said."""
        return codec.decode_verdict(_text_of(self.record["verdict"]))

    @cached_property
    def before(self) -> State:
        """The position in which it was played."""
        return codec.decode_state(_text_of(self.record["before"]))

    @cached_property
    def after(self) -> State | None:
        """The position it led to, played again; None for one that was refused or only asked about.

        A scenario may end where a sparse card leaves nobody anything to do; read back, that would be refused.
        """
        return play(self.before, self.action).state if self.was_played else None

    @property
    def was_played(self) -> bool:
        """It was played, not only asked about."""
        return self.record["after"] is not None

    @property
    def allowed(self) -> bool:
        """Nothing spoke against it."""
        return not self.verdict.reasons

    @property
    def touched(self) -> frozenset[str]:
        """The clauses and rulings behind the verdict."""
        return frozenset((*self.verdict.clauses, *self.verdict.rulings))


@attrs.define(frozen=True, slots=False)
class Run:
    """One run of a scenario: the only one, or that of one row of its examples."""

    example: Mapping[str, str]
    readings: Mapping[str, str]
    deeds: tuple[Deed, ...] = attrs.field(repr=False)
    asked: tuple[Deed, ...] = attrs.field(repr=False)
    end: Record | None = attrs.field(repr=False)

    @cached_property
    def last(self) -> State | None:
        """The position in which it ended."""
        return None if self.end is None else codec.decode_state(_text_of(self.end))


@attrs.frozen
class Scenario:
    """A scenario as it is written, and its runs."""

    feature: str
    """The name of its file, without the ending: ``06-movement``."""
    anchor: str
    """Its place on the page of its feature."""
    line: int
    rule: str | None
    """The rule it stands under, which begins with the id of a clause."""
    name: str
    summary_fr: str | None
    text: str
    """Its steps and examples, as written."""
    tags: frozenset[str]
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    runs: tuple[Run, ...]

    @property
    def page(self) -> str:
        """The name of the page of its feature: ``movement``."""
        return self.feature.partition("-")[2]

    @property
    def home(self) -> str | None:
        """The clause under which it is written."""
        return None if self.rule is None else self.rule.split()[0]

    @property
    def is_printed_example(self) -> bool:
        """The rulebook prints this very example."""
        return EXAMPLE_TAG in self.tags


def load_scenarios(recorded: Path, features: Path) -> tuple[Scenario, ...]:
    """Every recorded scenario, in the order of the features; the rows of an outline are one scenario."""
    groups: dict[tuple[str, int], list[Record]] = {}
    for path in sorted(recorded.glob("*/*.json")):
        record = read(path.read_bytes(), RECORDING, path.name)
        if not isinstance(record, dict) or record.get("format") != FORMAT:
            raise FaultyText([Fault(str(path), f"expected a document of the format {FORMAT}")])
        groups.setdefault((str(record["feature"]), _whole(record["line"])), []).append(record)
    if not groups:
        raise FaultyText([Fault(str(recorded), "no recorded scenario found: run `make scenarios` first")])
    lines = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in features.glob("*.feature")}
    return tuple(_scenario(groups[key], lines.get(key[0], [])) for key in sorted(groups))


def scenarios_of(cited: str, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
    """The scenarios that a tag ties to a clause or ruling."""
    return tuple(scenario for scenario in scenarios if cited in scenario.clauses or cited in scenario.rulings)


def _scenario(records: list[Record], feature: list[str]) -> Scenario:
    """Rows are numbered in the order of the examples; a record that no longer fits its feature is a fault."""
    records = sorted(records, key=lambda record: _whole(record["row"]))
    first = records[0]
    line = _whole(first["line"])
    place = f"features/{first['feature']}.feature:{line}"
    heading = feature[line - 1].strip() if line <= len(feature) else ""
    named = re.fullmatch(r"Scenario(?: Outline)?: (?P<name>.+)", heading)
    if named is None:
        raise FaultyText([Fault(place, "no scenario stands here any more: run `make scenarios` again")])
    rule, summary = first["rule"], first["summary_fr"]
    return Scenario(
        feature=str(first["feature"]),
        anchor=f"s{hashlib.sha256(named['name'].encode()).hexdigest()[:6]}",
        line=line,
        rule=None if rule is None else str(rule),
        name=named["name"],
        summary_fr=None if summary is None else str(summary),
        text=_text(feature, line),
        tags=frozenset(_strings(first["tags"])),
        clauses=_strings(first["clauses"]),
        rulings=_strings(first["rulings"]),
        runs=tuple(_run(record) for record in records),
    )


def _text(feature: list[str], line: int) -> str:
    """The steps below a heading, up to the next heading or tag."""
    body: list[str] = []
    quoted = False
    for words in feature[line:]:
        if words.strip().startswith('"""'):
            quoted = not quoted
        elif not quoted and NEXT_PART.match(words):
            break
        if not words.strip().startswith(FRENCH):
            body.append(words)
    return textwrap.dedent("\n".join(body)).strip("\n")


def _run(record: Record) -> Run:
    end = record["end"]
    return Run(
        example=_texts(record["example"]),
        readings=_texts(record["readings"]),
        deeds=_deeds(record["deeds"]),
        asked=_deeds(record["asked"]),
        end=end if isinstance(end, dict) else None,
    )


def _text_of(document: Json) -> str:
    """A part of a record as the reader of its format takes it."""
    return dumps(document).decode()


def _deeds(listed: object) -> tuple[Deed, ...]:
    return tuple(Deed(deed) for deed in listed) if isinstance(listed, list) else ()


def _strings(listed: object) -> tuple[str, ...]:
    return tuple(str(word) for word in listed) if isinstance(listed, list) else ()


def _texts(table: object) -> dict[str, str]:
    return {str(key): str(word) for key, word in table.items()} if isinstance(table, dict) else {}


def _whole(number: object) -> int:
    if not isinstance(number, int):
        raise FaultyText([Fault("line", f"expected a whole number, found {number!r}")])
    return number
