"""A session: a program is asked case after case, and started again whenever it breaks down."""

import contextlib
import enum
import time
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Final, Self, assert_never

import attrs

from rulespec.conformance import messages, troubles
from rulespec.conformance.cases import Case, first_difference
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
from rulespec.conformance.shapes import Unfit
from rulespec.conformance.trees import Difference, Json, shortened, shown
from rulespec.conformance.troubles import Breakdown, CannotStart, Trouble
from rulespec.text.language import Bilingual
from rulespec.text.nearest import nearest

LONGEST_NAME: Final = 200
"""Characters of what a program says of itself."""
KIND_NOT_SUPPORTED: Final = Bilingual("kind not supported", "type non pris en charge")


class Verdict(enum.StrEnum):
    """What became of a case."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    SKIPPED = "skipped"


@attrs.frozen
class Skip:
    """Why a case was left out."""

    told: Bilingual


@attrs.frozen
class Outcome:
    """What became of a case, and why if it is no success."""

    case: Case
    verdict: Verdict
    why: Difference | Trouble | Skip | None = None
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


@attrs.frozen
class Terms:
    """What a program is told at the start, and what it may say of itself."""

    vectors: str
    rules: str
    kinds: tuple[str, ...]
    together: tuple[tuple[str, ...], ...] = ()
    """Kinds that are asked as one question: to leave one of them out would give the answer away."""


class Session:
    """A program that is asked case after case."""

    def __init__(self, command: Sequence[str], terms: Terms, limits: Limits | None = None) -> None:
        self.command = tuple(command)
        self.terms = terms
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

    def run(self, cases: Iterable[Case]) -> Iterator[Outcome]:
        """Ask each case, in order; one outcome each."""
        for number, case in enumerate(cases, 1):
            began = time.monotonic()
            outcome = self._outcome(number, case)
            yield attrs.evolve(outcome, seconds=time.monotonic() - began)

    def _outcome(self, number: int, case: Case) -> Outcome:
        if not self.introduction.supports(case.kind):
            return Outcome(case, Verdict.SKIPPED, Skip(KIND_NOT_SUPPORTED))
        if self._breakdowns >= self.limits.breakdowns:
            return Outcome(case, Verdict.ERRORED, troubles.gave_up(self._breakdowns))
        try:
            outcome = self._judged(case, self._ask(number, case))
        except CannotStart as error:
            self._breakdowns += 1
            return Outcome(case, Verdict.ERRORED, error.trouble)
        except Breakdown as breakdown:
            self._breakdowns += 1
            return Outcome(case, Verdict.ERRORED, breakdown.trouble, self._abandon())
        except Unfit as unfit:
            outcome = Outcome(case, Verdict.ERRORED, troubles.misformed(unfit.told))
        self._breakdowns = 0
        return outcome

    def _ask(self, number: int, case: Case) -> Answered | Declined | Faltered:
        """The reply to a case; Breakdown if there is none, Unfit if it has not the right form."""
        if self._program is None:
            self._start()
        assert self._program is not None  # noqa: S101  it was started just now
        line = self._program.exchange(messages.write(Run(number, case.question)), self.limits.answer)
        try:
            tree = messages.parse(line)
        except Garbage:
            raise Breakdown(troubles.garbage(line)) from None
        found: Json = tree.get("number")
        if type(found) is not int or found != number:
            raise Breakdown(troubles.wrong_number(number, shown(found, 40)))
        return messages.read(tree, TO_A_QUESTION)

    def _judged(self, case: Case, reply: Answered | Declined | Faltered) -> Outcome:
        match reply:
            case Answered(result=result):
                deviation = first_difference(case, result, self.introduction.abilities)
                return Outcome(case, Verdict.FAILED if deviation else Verdict.PASSED, deviation)
            case Declined(reason=reason):
                text = shortened(reason)
                return Outcome(case, Verdict.SKIPPED, Skip(Bilingual(text, text)))
            case Faltered(message=message):
                return Outcome(case, Verdict.ERRORED, troubles.said_so(message))
            case _:
                assert_never(reply)

    def _start(self) -> Introduction:
        """Start the program and let it introduce itself; CannotStart if it does not."""
        self._program = Program(self.command)
        start = messages.write(Start(PROTOCOL, self.terms.vectors, self.terms.rules))
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
        except Unfit as unfit:
            trouble = troubles.bad_start(unfit.told)
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
            if kind not in self.terms.kinds:
                listed = ", ".join(self.terms.kinds)
                hint = "".join(f" ({near}?)" for near in nearest(kind, self.terms.kinds))
                found = shown(kind, 40)
                return Bilingual(
                    f"/kinds: expected some of {listed}, found {found}{hint}",
                    f"/kinds : attendu parmi {listed}, trouvé {found}{hint}",
                )
        return self._torn_apart(introduction)

    def _torn_apart(self, introduction: Introduction) -> Bilingual | None:
        """Kinds that go together, of which only some are listed."""
        for group in self.terms.together:
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

    def _abandon(self) -> str:
        """End the program, whatever it does; the end of its standard error."""
        program, self._program = self._program, None
        if program is None:
            return ""
        with contextlib.ExitStack() as stack:
            stack.callback(program.kill)
            return shortened(program.errors, 8_000)


def _tidy(introduction: Introduction) -> Introduction:
    """An introduction that can be shown anywhere."""
    return attrs.evolve(
        introduction,
        name=shortened(introduction.name, LONGEST_NAME),
        version=shortened(introduction.version, LONGEST_NAME),
        language=shortened(introduction.language, LONGEST_NAME),
    )
