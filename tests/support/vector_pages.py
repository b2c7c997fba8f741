"""The pages on vectors: their tables of keys, and examples that are shortened."""

import re
from typing import Any, Final, get_args, get_origin

import attrs

from rulespec.codec.forms import Forms
from rulespec.codec.hints import is_list, is_mapping

LEFT_OUT: Final = "…"
Json = Any


def blocks(text: str, kind: str) -> list[str]:
    """The blocks of a page in a language of code."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def key_tables(text: str) -> dict[str, list[list[str]]]:
    """The rows of each table that states keys, by what it states the keys of."""
    found = re.findall(r"<!-- (?:keys|order): (\w+) -->\n\n((?:\|.*\n)+)", text)
    return {
        name: [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table.splitlines()[2:]]
        for name, table in found
    }


def words_of(cell: str) -> list[str]:
    """What stands in code in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def first_column(rows: list[list[str]]) -> list[str]:
    """The keys that rows are about."""
    return [words_of(row[0])[0] for row in rows]


def keys_of(forms: Forms, kind: Any, modules: tuple[str, ...], prefix: str = "") -> list[str]:
    """The keys of a class and of those inside it that stand in some modules, as the tables write them."""
    found: list[str] = []
    for name, of in forms.fields(kind).items():
        written = f"{prefix}{name}"
        found.append(written)
        listed = get_args(of)[0] if is_list(of) else None
        by_key = get_args(of)[1] if is_mapping(of) else None
        for part, path in ((of, f"{written}."), (listed, f"{written}[]."), (by_key, f"{written}.*.")):
            origin = get_origin(part) or part
            if isinstance(origin, type) and attrs.has(origin) and origin.__module__ in modules:
                found += keys_of(forms, part, modules, path)
    return found


def is_shortened(example: Json, whole: Json) -> bool:
    """The example is the whole but for what it says to leave out."""
    match example:
        case str() if example.endswith(LEFT_OUT):
            return isinstance(whole, str) and whole.startswith(example.removesuffix(LEFT_OUT))
        case dict():
            kept = {name: part for name, part in example.items() if name != LEFT_OUT}
            complete = LEFT_OUT in example or kept.keys() == whole.keys()
            return complete and all(
                name in whole and is_shortened(part, whole[name]) for name, part in kept.items()
            )
        case list():
            return isinstance(whole, list) and is_shortened_list(example, whole)
        case _:
            return bool(example == whole) and type(example) is type(whole)


def is_shortened_list(example: list[Json], whole: list[Json]) -> bool:
    """The same of lists: what is left out of one is any number of things."""
    if not example:
        return not whole
    first, *rest = example
    if first == LEFT_OUT:
        return any(is_shortened_list(rest, whole[start:]) for start in range(1, len(whole) + 1))
    return bool(whole) and is_shortened(first, whole[0]) and is_shortened_list(rest, whole[1:])
