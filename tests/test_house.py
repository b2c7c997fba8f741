"""The house: how large its functions are, and that nothing goes round in a circle."""

import ast
import statistics
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGES = tuple(sorted(path.name for path in SOURCES.iterdir() if (path / "__init__.py").is_file()))


def functions() -> Iterator[tuple[str, int]]:
    """Every function with the number of lines of its body, its docstring not counted."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                lines = (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
                yield f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}", lines


def test_functions_do_one_thing() -> None:
    sizes = dict(functions())
    assert statistics.median(sizes.values()) <= 5
    assert statistics.quantiles(sizes.values(), n=10)[-1] <= 16
    assert {name: lines for name, lines in sizes.items() if lines > 50} == {}


def test_a_function_is_measured_without_its_docstring() -> None:
    assert any(lines == 1 for _, lines in functions())


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_goes_round_in_a_circle(package: str) -> None:
    """Imports for type checkers count as well: a circle of names is a circle of thoughts."""
    graph = grimp.build_graph(package, exclude_type_checking_imports=False)
    sorter = TopologicalSorter(
        {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    )
    assert set(sorter.static_order()) == set(graph.modules)


def test_no_import_is_hidden_from_the_linter() -> None:
    hidden = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and (ast.unparse(node.func) in {"importlib.import_module", "import_module", "__import__"})
    ]
    assert hidden == []
