"""Hand-made cases that know nothing of any game, and sessions over them with the fakes."""

import sys
from pathlib import Path

from lum42_ref.conformance.cases import Case, Comparison
from lum42_ref.conformance.report import Findings, Selection
from lum42_ref.conformance.session import Limits, Outcome, Session, Terms

FAKES = Path(__file__).parent / "fakes.py"
TERMS = Terms(vectors="1.0.0", rules="0.1.0", kinds=("sum", "product"))
PATIENT = Limits(answer=60, start=60)
"""For programs that will answer, however slow the machine is."""


def sum_case(number: int) -> Case:
    return Case(
        id=f"sum/addition/number-{number}",
        kind="sum",
        clauses=("MOV-1", "MOV-4") if number == 2 else ("MOV-1",),
        rulings=("R-23",) if number == 2 else (),
        question={"type": "sum", "a": number, "b": 1},
        expected={"total": number + 1},
        comparison=Comparison(required=("total",)),
    )


CASES = [sum_case(number) for number in (1, 2, 3)]


def command(mode: str, *arguments: str) -> list[str]:
    return [sys.executable, "-S", str(FAKES), mode, *arguments]


def outcomes(mode: str, limits: Limits = PATIENT, cases: list[Case] = CASES) -> list[Outcome]:
    with Session(command(mode), TERMS, limits) as session:
        return list(session.run(cases))


def findings(mode: str, limits: Limits = PATIENT, cases: list[Case] = CASES) -> Findings:
    with Session(command(mode), TERMS, limits) as session:
        found = tuple(session.run(cases))
    return Findings(("fake", mode), session.introduction, TERMS, Selection(), found)
