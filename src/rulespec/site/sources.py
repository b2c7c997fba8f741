"""Pieces of source: a function, class or value as it stands in its file, to be shown beside its clauses."""

import ast
from pathlib import Path

import attrs
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from rulespec.errors import Fault, FaultyText
from rulespec.text.toml_fields import read_text

LEXER = PythonLexer(stripnl=False)
FORMATTER = HtmlFormatter(nowrap=True)


@attrs.frozen
class Piece:
    """Some lines of a file that belong together."""

    file: str
    """From the top of the checkout."""
    first: int
    last: int
    text: str

    @property
    def highlighted(self) -> str:
        """The lines as HTML; blank ones as a reference, for a blank line would end the block it stands in."""
        return str(highlight(self.text, LEXER, FORMATTER)).rstrip("\n").replace("\n\n", "\n&#10;")


def piece(root: Path, path: Path, name: str) -> Piece:
    """What has a name in a file, decorators and docstring included; FaultyText if nothing has it.

    A name leads from outside in: ``Class.method``; without any the whole file is meant.
    """
    text = read_text(path)
    file = path.relative_to(root).as_posix()
    first, last = 1, text.count("\n")
    within: ast.AST = ast.parse(text, filename=file)
    for part in filter(None, name.split(".")):
        body = getattr(within, "body", [])
        found = next((number for number, node in enumerate(body) if part in _names(node)), None)
        if found is None:
            raise FaultyText([Fault(file, f"nothing here is called {name}")])
        within = body[found]
        first, last = _span(body, found)
    lines = text.splitlines()[first - 1 : last]
    indent = len(lines[0]) - len(lines[0].lstrip())
    return Piece(file, first, last, "\n".join(line[indent:] for line in lines))


def _names(node: ast.stmt) -> list[str]:
    """What a statement defines."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return [node.name]
        case ast.Assign():
            return [ast.unparse(target) for target in node.targets]
        case ast.AnnAssign():
            return [ast.unparse(node.target)]
        case _:
            return []


def _span(body: list[ast.stmt], number: int) -> tuple[int, int]:
    """The lines of a statement, from its first decorator to the text that describes a value."""
    node = body[number]
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
    last = node
    if isinstance(node, ast.Assign | ast.AnnAssign) and _is_text(body[number + 1 : number + 2]):
        last = body[number + 1]
    return first, last.end_lineno or last.lineno


def _is_text(following: list[ast.stmt]) -> bool:
    return any(isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) for one in following)
