"""Hand-made cases that know nothing of any game, and sessions over them with the fakes."""

import sys
from pathlib import Path

from rulespec.conformance.cases import Ability, Case, Comparison, Sort, Waiver
from rulespec.conformance.findings import Findings, Selection, Topic
from rulespec.conformance.scenes import Scene, Stage
from rulespec.conformance.session import Finding, Limits, Session
from rulespec.conformance.standard import Standard
from rulespec.language import Bilingual

FAKES = Path(__file__).parent / "fakes.py"
STANDARD = Standard(
    name="sums",
    title="Sums",
    rules="0.1.0",
    vectors="1.0.0",
    kinds=("sum", "taken", "overdrawn"),
    together=(("taken", "overdrawn"),),
    readings={"R-23": ("low", "high_WxH"), "R-60": ("alone", "shared")},
    players=("ann", "bob"),
)
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
ENOUGH = Sort("refused", marked=False, mistaken=Bilingual("there is enough", "il y en a assez"))
TOO_LITTLE = Sort("refused", marked=True, mistaken=Bilingual("there is too little", "il y en a trop peu"))


def taken_case(number: int) -> Case:
    """A case of one question with two sorts of answers: here there is enough."""
    return Case(
        id=f"taken/subtraction/number-{number}",
        kind="taken",
        clauses=("MOV-1",),
        rulings=(),
        question={"type": "take", "a": 5, "b": number},
        expected={"left": 5 - number},
        comparison=Comparison(required=("left",), sort=ENOUGH),
    )


def overdrawn_case(number: int) -> Case:
    """The same question, but there is too little."""
    return Case(
        id=f"overdrawn/subtraction/number-{number}",
        kind="overdrawn",
        clauses=("MOV-4",),
        rulings=(),
        question={"type": "take", "a": 5, "b": number},
        expected={"reasons": ["too_little"]},
        comparison=Comparison(
            required=("reasons",), waivers=(Waiver("reasons", Ability.REASONS),), sort=TOO_LITTLE
        ),
    )


TAKES = [taken_case(1), overdrawn_case(6), taken_case(3)]


def command(mode: str, *arguments: str) -> list[str]:
    return [sys.executable, "-S", str(FAKES), mode, *arguments]


def asked(mode: str, limits: Limits = PATIENT, cases: list[Case] = CASES) -> list[Finding]:
    with Session(command(mode), STANDARD, limits) as session:
        return list(session.run(cases))


def findings(
    mode: str, limits: Limits = PATIENT, cases: list[Case] = CASES, not_asked: tuple[Topic, ...] = ()
) -> Findings:
    with Session(command(mode), STANDARD, limits) as session:
        found = tuple(session.run(cases))
    return Findings(("fake", mode), session.introduction, STANDARD, Selection(), found, not_asked)


def scene(case: Case, moment: int | None) -> Scene:
    """The sum as a card; what is added is the action."""
    action = f"add {case.question['b']}" if "b" in case.question else None
    return Scene(f"sheet {case.question['a']}\nof paper", action, moment, ("The sum is written down.",))


def picture(case: Case, moment: int | None) -> str | None:  # noqa: ARG001  the same at every moment
    return PICTURE if case.clauses[-1] == "MOV-4" else None


PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'
STAGE = Stage(scene, picture)
