"""Running: the vectors tried on every mutant until enough of them notice it."""

import functools
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import TYPE_CHECKING, Any, Final

import attrs
import orjson

from tests.mutants.forking import forked
from tests.mutants.homes import Homes
from tests.mutants.journal import Journal
from tests.mutants.kinds import Kill, Mutant, Notice, Result
from tests.mutants.making import ORIGINAL, RULES, readable
from tests.mutants.selection import Selection, Track, remembering
from tests.mutants.subject import PACKAGE

if TYPE_CHECKING:  # imported later: with the package, from the sources with the mutants
    from rulespec.vectors.questions import AnyQuestions
    from rulespec.vectors.vector import AnyVector

Check = Callable[[], bool]
"""Answers a vector; whether the answer is the one expected."""
TraceFunction = Callable[[FrameType, str, Any], Any]

MEMORY: Final = 3 * 1024**3
"""Bytes a worker may use."""
PATIENCE: Final = 40
"""A vector that works so many times as long as without a mutant, and LEAST seconds, times out.

The time of the processor counts: how busy the machine is makes no difference.
"""
LEAST: Final = 3.0
TRACKED_AT_ONCE: Final = 100
LONGEST: Final = 900.0
"""Seconds after which a worker is given up."""


class TooLong(BaseException):
    """A vector has used up its time; no ``except Exception`` holds it up."""


@attrs.frozen
class Suite:
    """The vectors, each as a check and as it is written."""

    checks: Mapping[str, Check]
    written: Mapping[str, bytes]
    clauses: Mapping[str, frozenset[str]]


def take_package_from(sources: Path) -> None:
    """Forget the package, and import it from these sources from now on."""
    _forget_package()
    sys.path.insert(0, str(sources))
    importlib.invalidate_caches()
    package = importlib.import_module(PACKAGE)
    if package.__file__ is None or not Path(package.__file__).is_relative_to(sources):
        raise RuntimeError(f"expected {PACKAGE} from {sources}, found {package.__file__}")


def load(directory: Path) -> Suite:
    """The vectors of a directory, read by the package that is on the path now."""
    from rulespec.vectors import suite  # noqa: PLC0415  needs the path

    return of_vectors(suite.load(questions(), directory))


def of_vectors(vectors: "Sequence[AnyVector]") -> Suite:
    """These vectors, each as a check and as it is written."""
    from rulespec.vectors import vector_json  # noqa: PLC0415  needs the path

    return Suite(
        {vector.info.id: check_of(vector) for vector in vectors},
        {vector.info.id: orjson.dumps(vector_json.write(questions(), vector)) for vector in vectors},
        {vector.info.id: frozenset(vector.info.clauses) for vector in vectors},
    )


def questions() -> "AnyQuestions":
    """What the package that is on the path now has to say about vectors."""
    found: AnyQuestions = importlib.import_module(f"{PACKAGE}.questions").QUESTIONS
    return found


def check_of(vector: "AnyVector") -> Check:
    """Answer a vector with the package that is on the path now, from a position nobody has looked at.

    A position remembers its legal actions: those listed without a mutant must not be taken for them.
    """
    from rulespec.vectors.engine_answers import answer  # noqa: PLC0415  needs the path

    about = questions()
    return lambda: bool(answer(about, _anew(vector)) == vector.expect)


def _anew(vector: "AnyVector") -> "AnyVector":
    question = vector.question
    if hasattr(question, "state"):
        question = attrs.evolve(question, state=attrs.evolve(question.state))
    return attrs.evolve(vector, question=question)


def track(suite: Suite, sources: Path, jobs: int) -> Iterator[Track]:
    """Every vector without a mutant: it must pass, and we see what it executes and how long it takes."""
    ids = list(suite.checks)
    groups = [ids[begin : begin + TRACKED_AT_ONCE] for begin in range(0, len(ids), TRACKED_AT_ONCE)]
    rules = str(sources / PACKAGE / RULES)
    gc.freeze()
    for done in forked(groups, lambda group: [_tracked(id_, suite, rules) for id_ in group], jobs, LONGEST):
        if done.answer is None:
            raise RuntimeError(f"a worker died over the vectors {done.task[0]} … {done.task[-1]}")
        yield from done.answer


def _tracked(id_: str, suite: Suite, rules: str) -> Track:
    empty_caches()
    begun = time.process_time()
    if notice := noticed(suite.checks[id_], LONGEST):
        raise ValueError(
            f"{id_} fails without any mutant ({notice}): the vectors are not those of this engine"
        )
    seconds = time.process_time() - begun
    executed: set[tuple[CodeType, int]] = set()

    def trace(frame: FrameType, _event: str, _argument: object) -> TraceFunction | None:
        return trace_lines if frame.f_code.co_filename.startswith(rules) else None

    def trace_lines(frame: FrameType, _event: str, _argument: object) -> TraceFunction:
        executed.add((frame.f_code, frame.f_lineno))
        return trace_lines

    empty_caches()
    sys.settrace(trace)
    try:
        noticed(suite.checks[id_], LONGEST)
    finally:
        sys.settrace(None)
    lines: dict[str, set[int]] = {}
    for code, line in executed:
        lines.setdefault(f"{PACKAGE}.{RULES}.{Path(code.co_filename).stem}", set()).add(line)
    return Track(
        id_,
        suite.clauses[id_],
        seconds,
        {module: frozenset(numbers) for module, numbers in lines.items()},
        frozenset(_called(code) for code, _ in executed),
    )


def empty_caches() -> None:
    """Forget what the functions of the rules have worked out before."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{PACKAGE}.{RULES}."):
            for known in vars(module).values():
                if isinstance(known, functools._lru_cache_wrapper):  # noqa: SLF001  it has no other name
                    known.cache_clear()


def _called(code: CodeType) -> str:
    """The function of the rules to which code belongs, be it the original beside its mutants."""
    name = code.co_qualname.partition(".<locals>")[0]
    own_name = name.rpartition(".")[2]
    function = readable(own_name.removesuffix(ORIGINAL)) if own_name.endswith(ORIGINAL) else name
    return f"{RULES}.{Path(code.co_filename).stem}.{function}"


def noticed(check: Check, seconds: float) -> Notice | None:
    """How a check fails, if it fails."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        passes = check()
    except TooLong:
        return Notice.TIMEOUT
    except Exception:  # noqa: BLE001  whatever it is, there is no answer
        return Notice.ERROR
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return None if passes else Notice.ANSWER


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


@attrs.frozen
class Trial:
    """Vectors against mutants."""

    suite: Suite
    selection: Selection
    homes: Homes
    wanted: int
    """How many vectors that notice a mutant are looked for."""
    journal: Journal
    """Which vectors noticed a mutant before."""

    def results(self, mutants: Iterable[Mutant], jobs: int) -> Iterator[Result]:
        """Every mutant and what came of it, place by place."""
        places: dict[str, list[Mutant]] = {}
        for mutant in mutants:
            places.setdefault(mutant.place, []).append(mutant)
        gc.freeze()
        for done in forked(list(places), lambda place: self._of_place(places[place]), jobs, 10 * LONGEST):
            if done.answer is None:
                raise RuntimeError(f"the worker for {done.task} died")
            yield from done.answer

    def _of_place(self, mutants: Sequence[Mutant]) -> list[Result]:
        """Mutants of one place, one after the other, each in a process of its own."""
        results: list[Result] = []
        killers: list[str] = []
        for mutant in mutants:
            candidates = self.candidates(mutant, [*self.journal.noticed_by(mutant), *killers])
            run = functools.partial(
                self._run_table if mutant.is_table else self._run_function, candidates=candidates
            )
            (done,) = forked([mutant], run, 1, LONGEST)
            tried, kills = done.answer or (1, (Kill(candidates[0], Notice.TIMEOUT),))
            results.append(Result(mutant, tried, kills))
            killers = remembering(killers, [kill.vector for kill in kills])
        return results

    def candidates(self, mutant: Mutant, killers: Sequence[str]) -> list[str]:
        """The vectors to try on a mutant: those that execute what is altered, or what reads a table."""
        clauses = self.homes.clauses_of(mutant.place, mutant.change)
        if not mutant.is_table:
            among = self.selection.executing(mutant.module, mutant.lines)
        elif is_of_the_rules(mutant.place, *(readers := self.homes.readers_of(mutant.place))):
            among = self.selection.calling(readers)
        else:
            among = set(self.selection.tracks)
        return self.selection.in_order(among, clauses, killers)

    def _run_function(self, mutant: Mutant, candidates: Sequence[str]) -> tuple[int, tuple[Kill, ...]]:
        _confine()
        _select(mutant.name)
        empty_caches()
        return self._tried(candidates, self.suite.checks.__getitem__)

    def _run_table(self, mutant: Mutant, candidates: Sequence[str]) -> tuple[int, tuple[Kill, ...]]:
        _confine()
        if notice := noticed(lambda: _imported_anew(mutant), LONGEST):
            any_vectors = candidates or list(self.selection.tracks)
            return 0, tuple(Kill(vector, notice) for vector in any_vectors[: self.wanted])
        from rulespec.vectors.vector_json import read  # noqa: PLC0415  needs the path

        def check(id_: str) -> Check:
            written = self.suite.written[id_]
            return lambda: check_of(read(questions(), orjson.loads(written), id_))()  # noqa: PLW0108  reading counts

        return self._tried(candidates, check)

    def _tried(
        self, candidates: Sequence[str], check: Callable[[str], Check]
    ) -> tuple[int, tuple[Kill, ...]]:
        kills: list[Kill] = []
        for number, id_ in enumerate(candidates, 1):
            seconds = max(LEAST, PATIENCE * self.selection.tracks[id_].seconds)
            if notice := noticed(check(id_), seconds):
                kills.append(Kill(id_, notice))
                if len(kills) == self.wanted:
                    return number, tuple(kills)
        return len(candidates), tuple(kills)


def is_of_the_rules(*places: str) -> bool:
    """All of these lie in the rules, where it is seen what a vector calls."""
    return all(place.startswith(f"{RULES}.") for place in places)


def _confine() -> None:
    """Let a mutant that loops run into a limit of time or memory."""
    signal.signal(signal.SIGPROF, _ring)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 2)


def _select(name: str) -> None:
    """Call a mutant instead of its function from now on; mutmut would ask the environment at every call."""
    trampoline = importlib.import_module("mutmut.mutation.trampoline")
    trampoline.set_mutant_under_test(name)
    trampoline.__dict__["get_mutant_under_test"] = lambda: name


class _Altered(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from an altered source."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        assert self.mutant.source is not None
        exec(compile(self.mutant.source, self.mutant.name, "exec"), module.__dict__)  # noqa: S102


def _imported_anew(mutant: Mutant) -> bool:
    """Import the whole package anew, with one module altered."""
    _forget_package()
    sys.meta_path.insert(0, _Altered(mutant))
    questions()
    return True


def _forget_package() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
