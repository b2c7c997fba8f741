"""How long our engine takes to answer the published vectors, on one core."""

import time

from lum42_ref.questions import QUESTIONS
from rulespec.vectors import suite

ENOUGH = 2_000
GOAL = 20.0
"""Seconds for so many vectors."""


def main() -> None:
    """Load and verify the whole suite, and say what that means for 2,000 vectors."""
    start = time.process_time()
    vectors = list(suite.filed(QUESTIONS, QUESTIONS.book.vectors))
    loaded = time.process_time()
    wrong = list(suite.verify(QUESTIONS, vectors))
    done = time.process_time()
    each = (done - start) / len(vectors)
    print("vectors")
    print(f"  {len(vectors)} vectors, {len(wrong)} not as expected")
    print(f"  read in {loaded - start:.1f} s, answered in {done - loaded:.1f} s of processor time")
    print(f"  {ENOUGH} vectors: {each * ENOUGH:.1f} s (goal {GOAL:.0f} s)")


if __name__ == "__main__":
    main()
