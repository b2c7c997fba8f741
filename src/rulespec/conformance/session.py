"""A session: a program is asked case after case, and started again whenever it breaks down."""

import enum
import fnmatch
import time
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Final, Self, assert_never

import attrs

from rulespec.codec.misfit import Misfit, under
from rulespec.conformance import messages, troubles
from rulespec.conformance.cases import Case
from rulespec.conformance.comparing import Deviation, deviation
from rulespec.conformance.messages import (
    PROTOCOL,
    TO_A_QUESTION,
    Answered,
    Declined,
    Faltered,
    Garbage,
    Introduction,
    Run,
    Start,
    Stop,
)
from rulespec.conformance.program import Program
from rulespec.conformance.quoting import hint, quoted, quoted_json
from rulespec.conformance.standard import Standard
from rulespec.conformance.troubles import Breakdown, CannotStart, Trouble
from rulespec.language import Bilingual

LONGEST_NAME: Final = 200
"""Characters of what a program says of itself."""
LONGEST_ANSWER: Final = 20_000
"""Characters of a wrong answer, as JSON."""
KIND_NOT_SUPPORTED: Final = Bilingual("kind not supported", "type non pris en charge")


class Grade(enum.StrEnum):
    """What a case came to."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    SKIPPED = "skipped"


@attrs.frozen
class Skip:
    """Why a case was left out."""

    told: Bilingual


@attrs.frozen
class Finding:
    """What a case came to, and why if it is no success."""

    case: Case
    grade: Grade
    why: Deviation | Trouble | Skip | None = None
    answer: str | None = None
    """JSON text: what the program answered, if that was wrong."""
    errors: str = ""
    """The end of what the program wrote to standard error, if it broke down."""
    seconds: float = attrs.field(default=0.0, eq=False)


@attrs.frozen
class Limits:
    """How much patience there is."""

    answer: float = 10.0
    """Seconds for each answer."""
    start: float = 30.0
    """Seconds for the reply to ``start``."""
    breakdowns: int = 5
    """In a row; after that nothing more is asked."""


class Session:
    """A program that is asked case after case."""

    def __init__(self, command: Sequence[str], standard: Standard, limits: Limits | None = None) -> None:
        self.command = tuple(command)
        self.standard = standard
        self.limits = limits or Limits()
        self._breakdowns = 0
        self._program: Program | None = None
        self.introduction = self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        program, self._program = self._program, None
        if program is not None:
            if kind is None:
                program.stop(messages.write(Stop()))
            else:
                program.kill()

    def run(self, cases: Iterable[Case]) -> Iterator[Finding]:
        """Ask each case, in order; one finding each."""
        for number, case in enumerate(cases, 1):
            began = time.monotonic()
            finding = self._finding(number, case)
            yield attrs.evolve(finding, seconds=time.monotonic() - began)

    def _finding(self, number: int, case: Case) -> Finding:
        unsupported = self._unsupported(case)
        if unsupported is not None:
            return Finding(case, Grade.SKIPPED, Skip(unsupported))
        if self._breakdowns >= self.limits.breakdowns:
            return Finding(case, Grade.ERRORED, troubles.gave_up(self._breakdowns))
        try:
            finding = self._judged(case, self._ask(number, case))
        except CannotStart as error:
            self._breakdowns += 1
            return Finding(case, Grade.ERRORED, error.trouble)
        except Breakdown as breakdown:
            self._breakdowns += 1
            return Finding(case, Grade.ERRORED, breakdown.trouble, errors=self._abandon())
        except Misfit as misfit:
            finding = Finding(case, Grade.ERRORED, troubles.misformed(misfit.told))
        self._breakdowns = 0
        return finding

    def _unsupported(self, case: Case) -> Bilingual | None:
        """Why a program need not be asked, by what it said at the start."""
        said = self.introduction
        if not said.supports(case.kind):
            return KIND_NOT_SUPPORTED
        for ruling, reading in case.readings.items():
            if not said.plays_under(ruling, reading):
                return reading_not_supported(ruling, reading)
        return None

    def _ask(self, number: int, case: Case) -> Answered | Declined | Faltered:
        """The reply to a case; Breakdown if there is none, Misfit if it has not the right form."""
        if self._program is None:
            self._start()
        assert self._program is not None
        line = self._program.exchange(messages.write(Run(number, case.question)), self.limits.answer)
        try:
            tree = messages.parse(line)
        except Garbage:
            raise Breakdown(troubles.garbage(line)) from None
        found = tree.get("number")
        if type(found) is not int or found != number:
            raise Breakdown(troubles.wrong_number(number, quoted_json(found, 40)))
        return messages.read(tree, TO_A_QUESTION)

    def _judged(self, case: Case, reply: Answered | Declined | Faltered) -> Finding:
        match reply:
            case Answered(result=result):
                wrong = deviation(case, result, self.introduction.abilities)
                if wrong is None:
                    return Finding(case, Grade.PASSED)
                return Finding(case, Grade.FAILED, wrong, quoted_json(result, LONGEST_ANSWER))
            case Declined(reason=reason):
                text = quoted(reason)
                return Finding(case, Grade.SKIPPED, Skip(Bilingual(text, text)))
            case Faltered(message=message):
                return Finding(case, Grade.ERRORED, troubles.said_so(message))
            case _:
                assert_never(reply)

    def _start(self) -> Introduction:
        """Start the program and let it introduce itself; CannotStart if it does not."""
        self._program = Program(self.command)
        start = messages.write(Start(PROTOCOL, self.standard.vectors, self.standard.rules))
        line = b""
        try:
            line = self._program.exchange(start, self.limits.start)
            introduction = messages.read(messages.parse(line), (Introduction,))
        except KeyboardInterrupt:
            self._abandon()
            raise
        except Breakdown as breakdown:
            trouble = breakdown.trouble
        except Garbage:
            trouble = troubles.garbage(line)
        except Misfit as misfit:
            trouble = troubles.bad_start(misfit.told)
        else:
            unsuitable = self._unsuitable(introduction)
            if unsuitable is None:
                return _tidy(introduction)
            trouble = troubles.bad_start(unsuitable)
        raise CannotStart(self.command, trouble, self._abandon())

    def _unsuitable(self, introduction: Introduction) -> Bilingual | None:
        """What in an introduction makes a conversation impossible."""
        if introduction.protocol != PROTOCOL:
            return Bilingual(
                f"/protocol: expected {PROTOCOL}, found {introduction.protocol}",
                f"/protocol : attendu {PROTOCOL}, trouvé {introduction.protocol}",
            )
        for kind in introduction.kinds or ():
            if kind not in self.standard.kinds:
                return _no_such("/kinds", self.standard.kinds, kind)
        return self._torn_apart(introduction) or self._unknown_reading(introduction)

    def _torn_apart(self, introduction: Introduction) -> Bilingual | None:
        """Kinds that go together, of which only some are listed."""
        for group in self.standard.together:
            listed = [kind for kind in group if introduction.supports(kind)]
            left_out = ", ".join(kind for kind in group if kind not in listed)
            if listed and left_out:
                whole, some = ", ".join(group), ", ".join(listed)
                return Bilingual(
                    f"/kinds: {whole} are one question: list all or none; found {some} without {left_out}",
                    f"/kinds : {whole} sont une même question : les annoncer tous, ou aucun ;"
                    f" trouvé {some} sans {left_out}",
                )
        return None

    def _unknown_reading(self, introduction: Introduction) -> Bilingual | None:
        """A ruling without readings, or a reading that its ruling has not."""
        for ruling, names in (introduction.readings or {}).items():
            known = self.standard.readings.get(ruling)
            if known is None:
                return _no_such("/readings", tuple(self.standard.readings), ruling)
            for name in names:
                if not fnmatch.filter(known, name):
                    return _no_such(under("/readings", ruling), known, name)
        return None

    def _abandon(self) -> str:
        """End the program, whatever it does; the end of its standard error."""
        program, self._program = self._program, None
        if program is None:
            return ""
        try:
            return quoted(program.errors, 8_000)
        finally:
            program.kill()


def reading_not_supported(ruling: str, reading: str) -> Bilingual:
    """What is said of cases under a reading that the program did not name."""
    named = f"{ruling} {reading}"
    return Bilingual(f"reading not supported: {named}", f"lecture non prise en charge : {named}")


def _no_such(place: str, known: tuple[str, ...], word: str) -> Bilingual:
    """A word of the introduction that nobody knows."""
    listed, found = ", ".join(known), f"{quoted_json(word, 40)}{hint(word, known)}"
    return Bilingual(
        f"{place}: expected some of {listed}, found {found}",
        f"{place} : attendu parmi {listed}, trouvé {found}",
    )


def _tidy(introduction: Introduction) -> Introduction:
    """An introduction that can be shown anywhere."""
    return attrs.evolve(
        introduction,
        name=quoted(introduction.name, LONGEST_NAME),
        version=quoted(introduction.version, LONGEST_NAME),
        language=quoted(introduction.language, LONGEST_NAME),
    )
