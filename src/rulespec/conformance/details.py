"""What went wrong in one case, piece by piece: the same pieces in every form of report."""

import shlex
from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from rulespec.codec.border import Json
from rulespec.conformance import phrases
from rulespec.conformance.comparing import Deviation
from rulespec.conformance.findings import Findings
from rulespec.conformance.grouping import Group
from rulespec.conformance.quoting import quoted, quoted_json
from rulespec.conformance.scenes import Scene
from rulespec.conformance.session import Finding
from rulespec.language import Language

SHORT: Final = 160
"""Characters of a part of a question that is shown beside its card."""


@attrs.frozen
class Detail:
    """One thing to say, with its name; several lines where it is a block."""

    name: str
    lines: tuple[str, ...]


def details(one: Finding, scene: Scene, language: Language, most: int) -> Iterator[Detail]:
    """What was asked and what was wrong beside the headline; at most so many characters of each."""
    yield from _asked(one, scene, language)
    if isinstance(one.why, Deviation):
        yield from _deviation(one.why, language, most)
    if one.answer is not None:
        yield Detail(phrases.ANSWERED.in_language(language), (quoted(one.answer, most),))
    if one.errors:
        yield Detail(phrases.ERRORS.in_language(language), tuple(one.errors.splitlines()))


def headline(one: Finding, language: Language, most: int) -> str:
    """What was wrong, in one line."""
    return "" if one.why is None else quoted(one.why.told.in_language(language), most)


def common_clauses(group: Group, most: int, language: Language) -> str:
    """The clauses that all of a group name; of many only some."""
    names, more = group.clauses[:most], len(group.clauses) - most
    rest = [phrases.MORE_IDS.in_language(language).format(more)] if more > 0 else []
    return " ".join((*names, *rest)) or "-"


def repeated(one: Finding, findings: Findings) -> str:
    """The command that asks this case alone again."""
    source = () if findings.source is None else ("--vectors", findings.source)
    words = (findings.standard.name, "conform", *source, "--id", one.case.id, "--", *findings.command)
    return quoted(shlex.join(words))


def _asked(one: Finding, scene: Scene, language: Language) -> Iterator[Detail]:
    if scene.number == 0:
        yield Detail(phrases.OPENING.in_language(language), (phrases.NOTHING_DONE.in_language(language),))
    if scene.action is not None:
        numbered = phrases.NUMBERED_ACTION.in_language(language).format(scene.number)
        name = numbered if scene.number else phrases.ACTION.in_language(language)
        yield Detail(name, (scene.action,))
    if scene.card is not None:
        card = phrases.CARD_BEFORE if scene.number else phrases.CARD
        yield Detail(card.in_language(language), tuple(scene.card.splitlines()))
    if one.case.readings:
        named = ", ".join(f"{ruling} {reading}" for ruling, reading in one.case.readings.items())
        yield Detail(phrases.READINGS.in_language(language), (named,))
    if scene.due:
        yield Detail(phrases.EXPECTED.in_language(language), scene.due)
    asked = one.case.question if scene == Scene() else _small(one.case.question)
    yield Detail(phrases.ASKED.in_language(language), (quoted_json(asked),))


def _small(question: Mapping[str, Json]) -> dict[str, Json]:
    """A question without what the card says."""
    return {key: value for key, value in question.items() if len(quoted_json(value)) <= SHORT}


def _deviation(why: Deviation, language: Language, most: int) -> Iterator[Detail]:
    lines = [quoted(each.told.in_language(language), most) for each in why.each]
    if why.more:
        lines.append(phrases.FURTHER.in_language(language))
    if len(lines) > 1:
        yield Detail(phrases.DIFFERENCES.in_language(language), tuple(lines))
    for advice in why.advice:
        yield Detail(phrases.ADVICE.in_language(language), (advice.in_language(language),))
