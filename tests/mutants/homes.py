"""Homes: which clauses a function or table of the rules stands for."""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import attrs

from rulespec.text.book import Book
from rulespec.text.catalogue import load_catalogue
from rulespec.text.citations import Citation, Column, read_python
from tests.mutants.subject import PACKAGE

CLAUSE: Final = re.compile(r"[A-Z]{3}-[0-9]+")
ASIDES: Final = frozenset({"considers", "notice", "reread", "adapt", "guesses"})
"""Arguments that no answer is made of: which reasons are looked at when, remarks, and how a question is put
under readings that are not in force."""


@attrs.frozen
class Homes:
    """The clauses of every function and table.

    A function stands for the clauses it cites under ``Rules:``. One that cites none, a helper, stands for
    those of the nearest functions that use it and cite some.
    """

    cited: Mapping[str, tuple[str, ...]]
    """By function or table: the clauses in its docstring."""
    users: Mapping[str, frozenset[str]]
    """By function or table: the functions and tables that name it."""
    functions: frozenset[str] = frozenset()
    asides: frozenset[str] = frozenset()
    """Functions and tables that serve asides alone; no vector asks for them."""

    def clauses_of(self, place: str, change: str = "") -> tuple[str, ...]:
        """The clauses that a change in this place concerns: those of the place, and those it names."""
        named = CLAUSE.findall(change)
        return tuple(dict.fromkeys((*self._of(place), *named)))

    def readers_of(self, table: str) -> frozenset[str]:
        """The functions that read a table, or a table or class made from it."""
        seen = {table}
        front = [table]
        while front:
            users = {user for near in front for user in self.users.get(near, ())} - seen
            seen |= users
            front = sorted(users - self.functions)
        return frozenset(seen & self.functions)

    def _of(self, place: str) -> tuple[str, ...]:
        seen = {place}
        front = [place]
        while front:
            found = [clause for near in front for clause in self.cited.get(near, ())]
            if found:
                return tuple(dict.fromkeys(found))
            front = sorted({user for near in front for user in self.users.get(near, ())} - seen)
            seen.update(front)
        return ()


def read_homes(root: Path, package: Path) -> Homes:
    """The homes in a package, read without importing it."""
    citations = [one for one in read_python(root, package) if one.column is Column.CODE]
    modules = _modules(package)
    return Homes(cited_by_place(citations), users_of(modules), functions_of(modules), asides_of(modules))


def open_clauses(book: Book) -> tuple[str, ...]:
    """The clauses that need a mutant: all that are not true by construction."""
    return tuple(clause.id for clause in load_catalogue(book) if clause.construction is None)


def places_beyond_the_rules(homes: Homes, clauses: Iterable[str]) -> list[str]:
    """The homes of those clauses that have none in the rules: tables of the model."""
    places: dict[str, list[str]] = {}
    for place, cited in homes.cited.items():
        for clause in cited:
            places.setdefault(clause, []).append(place)
    found = [places[clause] for clause in clauses if clause in places]
    return sorted({place for known in found if not any(map(_in_rules, known)) for place in known})


def _in_rules(place: str) -> bool:
    return place.startswith("rules.")


def cited_by_place(citations: Iterable[Citation]) -> dict[str, tuple[str, ...]]:
    """The clauses each place cites."""
    cited: dict[str, tuple[str, ...]] = {}
    for citation in citations:
        cited[citation.name] = (*cited.get(citation.name, ()), citation.cited)
    return cited


def _modules(package: Path) -> dict[str, str]:
    files = {
        ".".join(path.relative_to(package).with_suffix("").parts): path for path in package.rglob("*.py")
    }
    return {module: path.read_text(encoding="utf-8") for module, path in sorted(files.items())}


def functions_of(modules: Mapping[str, str]) -> frozenset[str]:
    """The functions of these modules; what else they define is tables, classes included."""
    return frozenset(
        f"{module}.{node.name}"
        for module, code in modules.items()
        for node in ast.parse(code).body
        if isinstance(node, ast.FunctionDef)
    )


def users_of(modules: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """By function or table: the functions and tables of these modules that name it."""
    trees = {module: ast.parse(code) for module, code in modules.items()}
    users: dict[str, set[str]] = {}
    for module, tree in trees.items():
        known = _known_names(module, tree)
        for node in tree.body:
            name = defined_name(node)
            if name is None:
                continue
            for used in _named_in(node, known):
                if used != f"{module}.{name}":
                    users.setdefault(used, set()).add(f"{module}.{name}")
    return {used: frozenset(by) for used, by in users.items()}


def asides_of(modules: Mapping[str, str]) -> frozenset[str]:
    """What is named in asides and in what serves them, and nowhere else."""
    users = users_of(modules)
    asides: set[str] = set()
    for module, code in modules.items():
        tree = ast.parse(code)
        known = _known_names(module, tree)
        asides.update(*(_named_in(aside, known) for aside in _asides_in(tree)))
    asides -= users.keys()
    while more := {place for place, by in users.items() if by <= asides} - asides:
        asides |= more
    return frozenset(asides)


def lines_of_asides(code: str) -> frozenset[int]:
    """The numbers of the lines on which asides stand, and of those that say nothing."""
    asides = _asides_in(ast.parse(code))
    standing = (range(aside.lineno, (aside.end_lineno or aside.lineno) + 1) for aside in asides)
    blank = (number for number, line in enumerate(code.splitlines(), 1) if not line.strip(" ()[]{},"))
    return frozenset({*blank, *(line for lines in standing for line in lines)})


def _asides_in(tree: ast.Module) -> list[ast.keyword]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg in ASIDES]


def defined_name(node: ast.stmt) -> str | None:
    """The name that a statement of a module defines, if it defines one."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return None


def _known_names(module: str, tree: ast.Module) -> dict[str, str]:
    """What the names of a module stand for: its own definitions, and what it takes from other chapters."""
    known = {name: f"{module}.{name}" for node in tree.body if (name := defined_name(node))}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{PACKAGE}.rules"):
            origin = node.module.removeprefix(f"{PACKAGE}.")
            known |= {alias.asname or alias.name: f"{origin}.{alias.name}" for alias in node.names}
    return known


def _named_in(node: ast.AST, known: Mapping[str, str]) -> set[str]:
    """What a piece of code names; asides inside it do not count."""
    named: set[str] = set()
    front = [node]
    while front:
        inner = front.pop()
        match inner:
            case ast.Attribute(value=ast.Name(id=chapter), attr=attribute) if chapter in known:
                named.add(f"{known[chapter]}.{attribute}")
            case ast.Name(id=name) if name in known:
                named.add(known[name])
            case _:
                pass
        children = ast.iter_child_nodes(inner)
        front += [child for child in children if not (isinstance(child, ast.keyword) and child.arg in ASIDES)]
    return named
