"""How long ``lum42 clause MOV-4`` takes, as a multiple of a bare ``python -c pass`` in the same run."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 21
GOAL = 8.0


def seconds(command: list[str]) -> float:
    """One run of a command, wall clock."""
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def main() -> None:
    """Alternate the two commands, so that noise falls on both, and compare their medians."""
    bare = [sys.executable, "-c", "pass"]
    clause = [str(Path(sys.executable).with_name("lum42")), "clause", "MOV-4"]
    pairs = [(seconds(bare), seconds(clause)) for _ in range(ROUNDS)]
    bare_median, clause_median = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"python -c pass      {bare_median * 1000:7.1f} ms")
    print(f"lum42 clause MOV-4  {clause_median * 1000:7.1f} ms")
    print(f"ratio               {clause_median / bare_median:7.1f}   (goal: at most {GOAL:.0f})")


if __name__ == "__main__":
    main()
