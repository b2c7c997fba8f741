"""How long our engines take to answer their published vectors, on one core."""

import importlib
import time
from typing import Final

from rulespec.vectors import suite
from rulespec.vectors.questions import AnyQuestions

GOALS: Final = {"lum42": 100, "lumens": 1_500}
"""For each rulebook, so many vectors a second, read and answered."""


def main() -> None:
    """Load and verify the whole suite of each rulebook, and say how many vectors a second that makes."""
    for name, goal in GOALS.items():
        measure(importlib.import_module(f"{name}_ref.questions").QUESTIONS, goal)


def measure(about: AnyQuestions, goal: int) -> None:
    """Load and verify one suite."""
    start = time.process_time()
    vectors = list(suite.filed(about, about.book.vectors))
    loaded = time.process_time()
    wrong = list(suite.verify(about, vectors))
    done = time.process_time()
    print(f"vectors of {about.book.title}")
    print(f"  {len(vectors)} vectors, {len(wrong)} not as expected")
    print(f"  read in {loaded - start:.1f} s, answered in {done - loaded:.1f} s of processor time")
    rate, answered = (len(vectors) / (done - begun) for begun in (start, loaded))
    print(f"  {rate:.0f} vectors a second (goal {goal}); {answered:.0f} without reading them")


if __name__ == "__main__":
    main()
