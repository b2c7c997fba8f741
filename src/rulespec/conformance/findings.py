"""What a session showed: counted by kind, chapter, clause and ruling, and what that proves of each clause."""

import enum
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

import attrs

from rulespec.conformance.comparing import Deviation
from rulespec.conformance.differences import Problem
from rulespec.conformance.messages import Introduction
from rulespec.conformance.session import Finding, Grade, Skip
from rulespec.conformance.standard import Standard
from rulespec.language import Language
from rulespec.text.catalogue import Catalogue
from rulespec.text.ids import chapter_of


class Proof(enum.StrEnum):
    """What a session proves of a clause."""

    PROVEN = "proven"
    """All its vectors passed."""
    PARTLY = "partly"
    """Those that ran passed, but some did not run, or they show only that everything is refused."""
    FAILED = "failed"
    """Some vector failed or errored."""
    UNTESTED = "untested"
    """None ran."""


@attrs.frozen
class Tally:
    """How many cases ended how."""

    passed: int = 0
    failed: int = 0
    errored: int = 0
    skipped: int = 0
    not_asked: int = 0
    """Left out by the selection, or because the session ended before."""

    @classmethod
    def of(cls, findings: Iterable[Finding], not_asked: int = 0) -> "Tally":
        """Count findings by their grades."""
        counts = Counter(one.grade for one in findings)
        return cls(
            counts[Grade.PASSED],
            counts[Grade.FAILED],
            counts[Grade.ERRORED],
            counts[Grade.SKIPPED],
            not_asked,
        )

    @property
    def counts(self) -> Mapping[Grade, int]:
        """What came of those that were asked, in the order in which it is shown."""
        return dict(zip(Grade, (self.passed, self.failed, self.errored, self.skipped), strict=True))

    @property
    def asked(self) -> int:
        """All but those that were not asked."""
        return self.passed + self.failed + self.errored + self.skipped

    @property
    def is_clean(self) -> bool:
        """Something passed, and nothing failed or errored."""
        return self.passed > 0 and not self.failed and not self.errored

    @property
    def is_whole(self) -> bool:
        """Nothing was skipped or left out."""
        return not self.skipped and not self.not_asked


@attrs.frozen
class Standing:
    """A clause or a ruling: its vectors counted, and what they prove of it."""

    tally: Tally
    proof: Proof


@attrs.frozen
class Selection:
    """Which part of the vectors was asked for; all where nothing is named."""

    clauses: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    """Ids, their beginnings, or patterns with asterisks."""
    readings: tuple[str, ...] = ()
    """``default``, rulings, or rulings with a reading."""
    fail_fast: bool = False
    """Nothing was asked after the first failure."""


@attrs.frozen
class Topic:
    """What a vector is about that was not asked."""

    kind: str
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]


@attrs.define(frozen=True, slots=False)
class Findings:
    """A session and what came of it."""

    command: tuple[str, ...]
    introduction: Introduction
    standard: Standard
    selection: Selection
    each: tuple[Finding, ...]
    not_asked: tuple[Topic, ...] = ()
    """The rest of the vectors."""
    source: str | None = None
    """Where the vectors are, if that was said."""

    @cached_property
    def tally(self) -> Tally:
        """Everything counted."""
        return Tally.of(self.each, len(self.not_asked))

    @property
    def conforms(self) -> bool:
        """Something ran, and nothing failed or errored."""
        return self.tally.is_clean

    @cached_property
    def by_kind(self) -> Mapping[str, Tally]:
        """Counted by kind, in the order of the kinds."""
        groups = _grouped((one.case.kind, one) for one in self.each)
        left_out = Counter(topic.kind for topic in self.not_asked)
        return {
            kind: Tally.of(groups[kind], left_out[kind]) for kind in self.standard.kinds if kind in groups
        }

    @cached_property
    def kind_standings(self) -> Mapping[str, Standing]:
        """Every kind there is, with what its cases prove of it."""
        left_out = Counter(topic.kind for topic in self.not_asked)
        found = self._standings(((one.case.kind, one) for one in self.each), left_out)
        return {kind: found.get(kind, Standing(Tally(), Proof.UNTESTED)) for kind in self.standard.kinds}

    @cached_property
    def by_clause(self) -> Mapping[str, Standing]:
        """Counted by clause; a case counts for every clause that it names."""
        left_out = Counter(name for topic in self.not_asked for name in topic.clauses)
        return self._standings(((name, one) for one in self.each for name in one.case.clauses), left_out)

    @cached_property
    def by_ruling(self) -> Mapping[str, Standing]:
        """Counted by ruling."""
        left_out = Counter(name for topic in self.not_asked for name in topic.rulings)
        return self._standings(((name, one) for one in self.each for name in one.case.rulings), left_out)

    def by_chapter(self, catalogue: Catalogue) -> Mapping[str, Tally]:
        """Counted by chapter, each case once, in the order of the catalogue."""
        groups = _grouped(
            (chapter, one)
            for one in self.each
            for chapter in dict.fromkeys(chapter_of(name) for name in one.case.clauses)
        )
        return {
            chapter.code: Tally.of(groups[chapter.code])
            for chapter in catalogue.chapters
            if chapter.code in groups
        }

    @cached_property
    def proofs(self) -> Mapping[Proof, int]:
        """How many of the clauses that have vectors are proven, partly proven, and so on."""
        counts = Counter(standing.proof for standing in self.by_clause.values())
        return {proof: counts[proof] for proof in Proof}

    @cached_property
    def unsuccessful(self) -> tuple[Finding, ...]:
        """What failed or errored."""
        return tuple(one for one in self.each if one.grade in {Grade.FAILED, Grade.ERRORED})

    def skip_reasons(self, language: Language) -> Mapping[str, int]:
        """Why cases were left out, and how often, most often first."""
        reasons = Counter(
            one.why.told.in_language(language) for one in self.each if isinstance(one.why, Skip)
        )
        return dict(reasons.most_common())

    @cached_property
    def tells_refusals_apart(self) -> bool:
        """The program allowed something, and refused nothing that is allowed."""
        allowed = [one for one in self.each if one.case.comparison.sort and not one.case.refuses]
        return any(one.grade is Grade.PASSED for one in allowed) and not any(map(_was_refused, allowed))

    def _standings(
        self, named: Iterable[tuple[str, Finding]], left_out: Mapping[str, int]
    ) -> Mapping[str, Standing]:
        groups = _grouped(named)
        return {
            name: self._standing(groups.get(name, []), left_out.get(name, 0))
            for name in dict.fromkeys((*groups, *left_out))
        }

    def _standing(self, group: Iterable[Finding], left_out: int) -> Standing:
        """What a group of cases proves: where all are refusals, only if those mean something."""
        findings = tuple(group)
        tally = Tally.of(findings, left_out)
        means_something = self.tells_refusals_apart or not all(one.case.refuses for one in findings)
        return Standing(tally, _proof(tally, means_something=means_something))


def _proof(tally: Tally, *, means_something: bool) -> Proof:
    if tally.failed or tally.errored:
        return Proof.FAILED
    if not tally.passed:
        return Proof.UNTESTED
    return Proof.PROVEN if tally.is_whole and means_something else Proof.PARTLY


def _was_refused(one: Finding) -> bool:
    return isinstance(one.why, Deviation) and one.why.each[0].problem is Problem.OTHER_SORT


def _grouped(named: Iterable[tuple[str, Finding]]) -> dict[str, list[Finding]]:
    groups: dict[str, list[Finding]] = {}
    for name, finding in named:
        groups.setdefault(name, []).append(finding)
    return groups
