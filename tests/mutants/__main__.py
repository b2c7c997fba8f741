"""``make mutants``: alter the rules in thousands of ways and see whether the vectors notice.

Exit 0 only if enough mutants are killed, every survivor has a reason, no reason is stale, and every clause
has mutants that two vectors kill. ``--only rules.portals`` looks at a part and judges nothing but it.
"""

import argparse
import importlib
import importlib.metadata
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

if TYPE_CHECKING:  # imported later: it needs the path
    from rulespec.text.book import Book

NAMED_BY: Final = "MUTANTS_OF"
"""As ``tests.mutants.subject`` has it, which is loaded only when the rulebook is known."""
ROOT: Final = Path(__file__).resolve().parent.parent.parent
EXCUSES: Final = Path(__file__).parent / "equivalent"
LINE_EVERY: Final = 500
Item = TypeVar("Item")
SHOWN: Final = 40
"""How many complaints are printed; the report has all of them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the mutants, run the vectors, judge, write."""
    options = _options(arguments)
    book, package = options.book, options.package
    os.environ[NAMED_BY] = book
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(package.parent))
    console = Console()
    begun = time.monotonic()

    from tests.mutants import homes, journal, judging, making, running, selection, telling  # noqa: PLC0415  needs the path

    known = homes.read_homes(ROOT, package)
    book_of_rules: Book = importlib.import_module(f"{book}_ref.book").BOOK
    clauses = homes.open_clauses(book_of_rules.in_checkout(ROOT))
    excuses = judging.read_excuses(EXCUSES / f"{book}.toml")
    console.print("Making the mutants ...")
    beyond = homes.places_beyond_the_rules(known, clauses)
    grown = making.grow(package, beyond, options.output, known.asides)
    running.take_package_from(grown.sources)
    suite = running.load(options.vectors)
    mutants = [mutant for mutant in grown.mutants if mutant.place.startswith(options.only)]
    tracks = _shown(console, "vectors", running.track(suite, grown.sources, options.jobs), len(suite.checks))
    kept = journal.Journal.at(options.output / "journal.jsonl", _stamp(package, options.vectors))
    trial = running.Trial(suite, selection.Selection.of(tracks), known, judging.LEAST_VECTORS, kept)
    results = kept.known(mutants)
    found = {result.mutant.name for result in results}
    if results:
        console.print(f"{len(results)} of {len(mutants)} mutants are known from a run that was cut off")
    sought = [mutant for mutant in mutants if mutant.name not in found]
    for result in _shown(console, "mutants", trial.results(sought, options.jobs), len(sought)):
        kept.keep(result)
        results.append(result)
    places = {mutant.name: number for number, mutant in enumerate(mutants)}
    results.sort(key=lambda result: places[result.mutant.name])
    if options.only:
        clauses = tuple(judging.by_clause(results, known))
        excuses = [excuse for excuse in excuses if excuse.place.startswith(options.only)]
    strength = judging.judge(results, known, clauses, suite.clauses, excuses)
    telling.write(options.output / "report.json", telling.report(strength, known))
    if not options.only:
        sources: telling.Tree = {
            "mutmut": importlib.metadata.version("mutmut"),
            "rules": telling.fingerprint((package / "rules").glob("*.py")),
            "vectors": len(suite.checks),
        }
        telling.write(options.summary, telling.summary(strength, sources))
    complaints = list(strength.complaints())
    for complaint in complaints[:SHOWN]:
        console.print(complaint, markup=False, highlight=False)
    if len(complaints) > SHOWN:
        console.print(f"... and {len(complaints) - SHOWN} more in {options.output / 'report.json'}")
    console.print(
        f"{len(suite.checks)} vectors kill {strength.killed} of {len(results)} mutants "
        f"({strength.rate:.2%}; {strength.timeouts} by time), {time.monotonic() - begun:.0f} s"
    )
    return 1 if complaints or not results else 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is altered, by what it is judged, and where the report goes."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--book", default="lum42", help="the rulebook whose rules are altered")
    parser.add_argument("vectors", type=Path, help="a directory or an archive of vectors")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once")
    parser.add_argument(
        "--only", default="", help="only places whose name begins like this; writes no summary"
    )
    parser.add_argument("--output", type=Path, help="where the report goes (default: build/mutants/BOOK)")
    parser.add_argument("--summary", type=Path, help="the file to commit (default: docs/BOOK/strength.json)")
    options = parser.parse_args(arguments)
    book: str = options.book
    options.package = ROOT / "src" / f"{book}_ref"
    if not options.package.is_dir():
        parser.error(f"there is no rulebook {book}: {options.package} is missing")
    options.output = options.output or ROOT / "build" / "mutants" / book
    options.summary = options.summary or ROOT / "docs" / book / "strength.json"
    return options


def _stamp(package: Path, vectors: Path) -> str:
    """What a result depends on: the package and the vectors."""
    from tests.mutants import telling  # noqa: PLC0415  needs the path

    files = vectors.rglob("*.json*") if vectors.is_dir() else [vectors]
    machinery = package.parent / "rulespec"
    return telling.fingerprint([*package.rglob("*.py"), *machinery.rglob("*.py"), *files])


def _shown(console: Console, what: str, items: Iterable[Item], total: int) -> Iterator[Item]:
    """Show how far it has come: a bar on a terminal, otherwise a line now and then."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        for number, item in enumerate(items, 1):
            yield item
            progress.advance(task)
            if not console.is_terminal and (number % LINE_EVERY == 0 or number == total):
                console.print(f"{what}: {number} of {total}")


if __name__ == "__main__":
    sys.exit(main())
