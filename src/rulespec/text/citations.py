"""Citations: which clause is implemented, explained, shown or tested at which place."""

import ast
import enum
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs

from rulespec.errors import Fault, FaultyText, MissingTool
from rulespec.text.ids import CLAUSE_ID, read_tag
from rulespec.text.toml_fields import read_text

CITING_LINE: Final = re.compile(rf"(?P<id>{CLAUSE_ID})(?:\+(?P<revision>[0-9]+))?: (?P<title>.+)")


class Column(enum.StrEnum):
    """What a citing place does for the clause."""

    CODE = "code"
    """A function, class or module carries it out."""
    REASON = "reason"
    """An enum member explains a refusal with it."""
    SCENARIO = "scenario"
    """A scenario shows it."""
    VECTOR = "vector"
    """A test vector checks it."""


@attrs.frozen
class Citation:
    """One place that names one clause or ruling."""

    column: Column
    cited: str
    revision: int
    """Of a clause, as quoted; vectors quote none, and rulings are cited as they are."""
    title: str | None
    """The title as quoted; tags and vectors quote none."""
    place: str
    """File and line."""
    name: str
    """What stands there: a function, a member, a scenario, a vector."""
    note: str | None = None
    """Why this is a further place of a clause that has its home elsewhere."""


def read_python(root: Path, package: Path) -> list[Citation]:
    """Citations in the docstrings of every Python file below a package, read without importing it."""
    files = sorted(package.rglob("*.py"))
    if not files:
        raise FaultyText([Fault(str(package), "no Python file found: nothing was read")])
    citations: list[Citation] = []
    faults: list[Fault] = []
    for path in files:
        module = ".".join(path.relative_to(package).with_suffix("").parts).removesuffix(".__init__")
        place = path.relative_to(root).as_posix()
        try:
            tree = ast.parse(read_text(path), filename=place)
        except SyntaxError as error:
            faults.append(Fault(f"{place}:{error.lineno}", f"not Python: {error.msg}"))
            continue
        for docstring in _docstrings(tree, module):
            _read_docstring(docstring, place, citations, faults)
    if faults:
        raise FaultyText(faults)
    return citations


def read_features(root: Path, directory: Path) -> list[Citation]:
    """Clauses and rulings named by the tags of every scenario, those of its feature and rule included."""
    try:
        from gherkin.errors import ParserError  # noqa: PLC0415  a tool of the workshop, not of the package
        from gherkin.parser import Parser  # noqa: PLC0415
    except ModuleNotFoundError:
        raise MissingTool("gherkin-official") from None

    citations: list[Citation] = []
    for path in sorted(directory.rglob("*.feature")):
        place = path.relative_to(root).as_posix()
        try:
            document = Parser().parse(read_text(path))
        except ParserError as error:
            raise FaultyText([Fault(place, f"not Gherkin: {error}")]) from None
        feature = document.get("feature")
        if feature is None:
            raise FaultyText([Fault(place, "no feature found: nothing was read")])
        citations += _scenarios(dict(feature), place, ())
    return citations


def read_vectors(root: Path, directory: Path) -> list[Citation]:
    """Clauses and rulings that the vectors say they check."""
    citations: list[Citation] = []
    for path in sorted(directory.rglob("*.json")):
        place = path.relative_to(root).as_posix()
        try:
            document = json.loads(read_text(path))
        except ValueError as error:
            raise FaultyText([Fault(place, f"not JSON: {error}")]) from None
        for vector in document if isinstance(document, list) else [document]:
            info = vector.get("_info") if isinstance(vector, dict) else None
            if isinstance(info, dict):
                citations += [
                    Citation(Column.VECTOR, cited, 0, None, place, str(info.get("id")))
                    for cited in [*info.get("clauses", ()), *info.get("rulings", ())]
                ]
    return citations


@attrs.frozen
class _Docstring:
    column: Column
    name: str
    line: int
    text: str


def _docstrings(tree: ast.Module, module: str) -> Iterator[_Docstring]:
    """Every docstring of a module, those of enum members and attributes included."""
    if text := ast.get_docstring(tree, clean=True):
        yield _Docstring(Column.CODE, module, 1, text)
    yield from _docstrings_in(tree, module)


def _docstrings_in(parent: ast.Module | ast.ClassDef | ast.FunctionDef, path: str) -> Iterator[_Docstring]:
    before: ast.stmt | None = None
    for node in parent.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{path}.{node.name}"
            if text := ast.get_docstring(node, clean=True):
                yield _Docstring(Column.CODE, name, node.lineno, text)
            yield from _docstrings_in(node, name)
        elif (
            isinstance(before, ast.Assign | ast.AnnAssign)
            and isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            target = before.targets[0] if isinstance(before, ast.Assign) else before.target
            column = Column.REASON if isinstance(parent, ast.ClassDef) else Column.CODE
            name = f"{path}.{ast.unparse(target)}"
            yield _Docstring(column, name, before.lineno, _dedent(node.value.value))
        before = node


def _dedent(text: str) -> str:
    import inspect  # noqa: PLC0415  slow to import, and only the trace needs it

    return inspect.cleandoc(text)


def _read_docstring(
    docstring: _Docstring, place: str, citations: list[Citation], faults: list[Fault]
) -> None:
    """Citations of one docstring: the lines of its ``Rules:`` section; a line set further in is a note."""
    where = f"{place}:{docstring.line}"
    section = re.search(r"^Rules:\n(?P<lines>(?:[ ]+\S.*\n?|\n(?=[ ]))*)", docstring.text, flags=re.MULTILINE)
    if section is None:
        if re.search(r"^\s*Rules:", docstring.text, flags=re.MULTILINE):
            faults.append(Fault(where, f"{docstring.name}: the Rules section is empty or not indented"))
        return
    cited_here = len(citations)
    for line in section["lines"].splitlines():
        indent, words = len(line) - len(line.lstrip()), line.strip()
        if indent > 4 and len(citations) > cited_here:  # noqa: PLR2004  one level of indentation
            known = citations[-1].note
            citations[-1] = attrs.evolve(citations[-1], note=f"{known} {words}" if known else words)
        elif found := CITING_LINE.fullmatch(words):
            citations.append(
                Citation(
                    docstring.column,
                    found["id"],
                    int(found["revision"] or 1),
                    found["title"],
                    where,
                    docstring.name,
                )
            )
        else:
            faults.append(
                Fault(where, f"{docstring.name}: expected '<id>: <title>' under Rules, found {words!r}")
            )


def _scenarios(node: dict[str, object], place: str, inherited: tuple[str, ...]) -> Iterator[Citation]:
    tags = (*inherited, *_tags(node))
    children = node.get("children")
    for child in children if isinstance(children, list) else ():
        if "rule" in child:
            yield from _scenarios(child["rule"], place, tags)
        elif "scenario" in child:
            scenario = child["scenario"]
            where = f"{place}:{scenario['location']['line']}"
            for tag in dict.fromkeys((*tags, *_tags(scenario))):
                if (named := read_tag(tag)) is not None:
                    yield Citation(Column.SCENARIO, *named, None, where, scenario["name"])


def _tags(node: dict[str, object]) -> list[str]:
    tags = node.get("tags")
    return [tag["name"] for tag in tags] if isinstance(tags, list) else []
