"""Making mutants: mutmut alters every function, and with its operators also what lies outside functions."""

import ast
import difflib
import importlib
import re
import shutil
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

import attrs

from tests.mutants.homes import defined_name, lines_of_asides
from tests.mutants.kinds import Mutant
from tests.mutants.subject import PACKAGE

RULES: Final = "rules"
ORIGINAL: Final = "__mutmut_orig"
"""What mutmut puts behind the name of a function that it keeps beside its mutants."""
CACHE: Final = re.compile(r"^@functools\.cache\n", re.MULTILINE)
CACHED: Final = re.compile(r"^@functools\.cache\ndef (\w+)\(", re.MULTILINE)
CACHE_IMPORT: Final = "import functools\n"


class Span(Protocol):
    """From which line to which."""

    start: int
    end: int


class Mutated(Protocol):
    """A module with its mutants, as mutmut gives it."""

    code: str
    mutant_names: Sequence[str]
    line_span_by_function_name: Mapping[str, Span]


class Node(Protocol):
    """A piece of source, as mutmut has it."""

    body: Sequence["Node"]
    children: Sequence["Node"]


class Mutation(Protocol):
    """One change that mutmut would make."""

    original_node: Node
    mutated_node: Node
    contained_by_top_level_function: object
    """The function or method, None outside; in the body of a class also a plain statement."""


@attrs.frozen
class Grown:
    """A tree of sources with all mutants of functions in it, and the list of all mutants."""

    sources: Path
    """To be put on the path: below it lies the package."""
    mutants: tuple[Mutant, ...]


def grow(package: Path, cited: Iterable[str], directory: Path, asides: Collection[str] = ()) -> Grown:
    """Copy a package and put the mutants of its rules into the copy.

    ``cited`` names the definitions elsewhere that are the home of a clause; they are altered as well.
    ``asides`` are left alone: no answer is made of them.
    """
    sources = directory / "src"
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(package, sources / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    mutants: list[Mutant] = []
    for path in sorted((sources / PACKAGE / RULES).glob("*.py")):
        module = f"{RULES}.{path.stem}"
        code = path.read_text(encoding="utf-8")
        mutated = _mutmut().mutate_file_contents(path.name, without_caches(code))
        path.write_text(mutated.code + caches_of(code), encoding="utf-8")
        mutants += _of_functions(module, mutated)
        mutants += _of_tables(module, code, None, asides)
    elsewhere: dict[str, set[str]] = {}
    for place in cited:
        if not place.startswith(f"{RULES}."):
            module, name = _module_and_name(sources / PACKAGE, place)
            elsewhere.setdefault(module, set()).add(name)
    for module, names in sorted(elsewhere.items()):
        code = _file_of(sources / PACKAGE, module).read_text(encoding="utf-8")
        mutants += _of_tables(module, code, names)
    return Grown(sources, tuple(mutant for mutant in mutants if mutant.place not in asides))


def _module_and_name(package: Path, place: str) -> tuple[str, str]:
    """The module that holds a place, and what the place is called in it, such as ``System.is_empty``."""
    module, _, name = place.rpartition(".")
    while not _file_of(package, module).exists():
        module, _, owner = module.rpartition(".")
        name = f"{owner}.{name}"
    return module, name


def _file_of(package: Path, module: str) -> Path:
    return package.joinpath(*module.split(".")).with_suffix(".py")


def without_caches(code: str) -> str:
    """A module whose functions work everything out anew: mutmut leaves functions with decorators alone."""
    bare = CACHE.sub("", code)
    return bare if "functools." in bare else bare.replace(CACHE_IMPORT, "")


def caches_of(code: str) -> str:
    """What gives the functions of a module their caches back, to stand at its end: all goes much faster.

    What a cache holds could outlive a mutant: it is emptied before one is tried.
    """
    names = CACHED.findall(code)
    lines = [f"{name} = functools.cache({name})\n" for name in names]
    return "".join(["\n\n", CACHE_IMPORT, "\n", *lines]) if names else ""


def _of_functions(module: str, mutated: Mutated) -> Iterator[Mutant]:
    lines = mutated.code.splitlines()
    texts = {
        name: lines[span.start - 1 : span.end] for name, span in mutated.line_span_by_function_name.items()
    }
    for name in mutated.mutant_names:
        mangled = name.rpartition("__mutmut_")[0]
        original = mangled + ORIGINAL
        function = readable(mangled)
        own_name = function.rpartition(".")[2]
        before = [line.replace(original, own_name) for line in texts[original]]
        after = [line.replace(name, own_name) for line in texts[name]]
        start = mutated.line_span_by_function_name[original].start
        yield Mutant(
            name=f"{PACKAGE}.{module}.{name}",
            module=f"{PACKAGE}.{module}",
            place=f"{module}.{function}",
            change=change(before, after),
            lines=frozenset(start - 1 + line for line in statement_lines(before, after)),
        )


def readable(mangled: str) -> str:
    """The function that mutmut calls so, as its module calls it: ``move``, ``Chief.prevails_over``."""
    return mangled.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")


def _of_tables(
    module: str, code: str, names: Collection[str] | None, asides: Collection[str] = ()
) -> Iterator[Mutant]:
    """What mutmut would alter outside functions, if it could: one altered module each.

    In the rules that is every constant and what classes say outside their methods (``names`` is None),
    elsewhere the definitions with these names.
    """
    caches, code = caches_of(code), without_caches(code)
    tree, mutations, *_ = _mutmut().create_mutations(f"{module}.py", code)
    homes = _homes(tree, code)
    lines_aside = lines_of_asides(code)
    number = 0
    for mutation in mutations:
        home = _home_of(mutation, homes)
        if home is None or f"{module}.{home}" in asides or not _is_wanted(mutation, home, names):
            continue
        altered = _mutmut().deep_replace(tree, mutation.original_node, mutation.mutated_node).code
        if lines_aside.issuperset(altered_lines(code.splitlines(), altered.splitlines())):
            continue
        number += 1
        yield Mutant(
            name=f"{PACKAGE}.{module}.{home}__table_{number}",
            module=f"{PACKAGE}.{module}",
            place=f"{module}.{home}",
            change=change(code.splitlines(), altered.splitlines()),
            source=altered + caches,
        )


def _is_wanted(mutation: Mutation, home: str, names: Collection[str] | None) -> bool:
    if names is None:
        return _function_of(mutation) is None
    return home in names or home.partition(".")[0] in names


def _home_of(mutation: Mutation, homes: Mapping[int, str]) -> str | None:
    """The definition that is altered, be it a method, such as ``System.is_empty``."""
    home = homes.get(id(mutation.original_node))
    function = _function_of(mutation)
    return home if home is None or function in {None, home} else f"{home}.{function}"


def _function_of(mutation: Mutation) -> str | None:
    """The name of the function or method that is altered."""
    name = getattr(mutation.contained_by_top_level_function, "name", None)
    return None if name is None else str(name.value)


def _homes(tree: Node, code: str) -> Mapping[int, str]:
    """The definition that every node of a module belongs to, by the identity of the node."""
    homes: dict[int, str] = {}
    for node, statement in zip(tree.body, ast.parse(code).body, strict=True):
        if name := defined_name(statement):
            homes.update((id(inner), name) for inner in _walk(node))
    return homes


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _walk(child)


def change(before: Sequence[str], after: Sequence[str]) -> str:
    """The lines that differ, without their indentation."""
    compared = difflib.unified_diff(before, after, n=0, lineterm="")
    told = [line for line in compared if not line.startswith(("---", "+++", "@@"))]
    return "\n".join(f"{line[0]} {line[1:].strip()}" for line in told)


def altered_lines(before: Sequence[str], after: Sequence[str]) -> Iterator[int]:
    """The numbers, from 1, of the lines that are not the same in both texts."""
    for tag, begin, end, _, _ in difflib.SequenceMatcher(a=before, b=after, autojunk=False).get_opcodes():
        if tag != "equal":
            yield from range(begin + 1, max(begin + 1, end) + 1)


def statement_lines(before: Sequence[str], after: Sequence[str]) -> set[int]:
    """All lines of the statements of a function that differ, without those of statements inside them.

    Not every line of a statement is seen when it is executed: a constant tuple has only its first. What
    stands in the head of the function, such as a default, concerns all of it.
    """
    function = ast.parse(textwrap.dedent("\n".join(before))).body[0]
    owners: dict[int, ast.stmt] = {}
    for node in ast.walk(function):  # from the outside in
        if isinstance(node, ast.stmt):
            owners.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), node))
    altered = {owners[line] for line in altered_lines(before, after) if line in owners}
    return {line for line, owner in owners.items() if owner in altered or function in altered}


def _mutmut() -> ModuleType:
    """The part of mutmut that makes mutants; it lives in an environment of its own."""
    return importlib.import_module("mutmut.mutation.file_mutation")
