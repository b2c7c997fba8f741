"""From text to a tree of JSON values: bounded, and strict where JSON itself is lax."""

import itertools
import re
from typing import Final

import attrs

from rulespec.codec.border import Json, JSONDecodeError, dumps, loads
from rulespec.codec.misfit import Misfit
from rulespec.codec.portable import Pairs, loads_pairs
from rulespec.language import Bilingual

ALIKE: Final = bytes.maketrans(b"{}", b"[]")
NOT_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")
NOT_BRACKETS_OR_QUOTES: Final = bytes(byte for byte in range(256) if byte not in b'[]{}"')
STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)


@attrs.frozen
class Bounds:
    """How large a text may be."""

    size: int
    """Bytes."""
    depth: int
    """Lists and objects within each other."""


class NotJson(Misfit):
    """A text that is no JSON, or more of it than anyone wants to read."""


def read(text: str | bytes, bounds: Bounds, name: str) -> Json:
    """The tree that a text stands for; FormatError, with its name, if it is no strict JSON."""
    try:
        return parse(text, bounds)
    except Misfit as misfit:
        raise misfit.in_document(name) from None


def parse(text: str | bytes, bounds: Bounds) -> Json:
    """The tree that a text stands for; NotJson if it is none or too large, Misfit if a key is repeated."""
    raw = _bytes(text, bounds.size)
    _refuse_deep_nesting(raw, bounds.depth)
    try:
        tree = loads(raw)
    except JSONDecodeError as error:
        raise _mistake(error) from None
    if _repeats_keys(raw, tree):
        _refuse_repeated_keys(loads_pairs(raw))
    return tree


def _bytes(text: str | bytes, most: int) -> bytes:
    if isinstance(text, str):
        if len(text) > most:
            raise _too_large(most, Bilingual("more", "plus"))
        text = _encoded(text)
    if len(text) > most:
        raise _too_large(most, Bilingual(str(len(text)), str(len(text))))
    return text


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        place = error.start
        raise NotJson(
            Bilingual(
                f"expected Unicode text, found a lone surrogate at character {place}",
                f"attendu un texte Unicode, trouvé un demi-codet seul au caractère {place}",
            )
        ) from None


def _too_large(most: int, found: Bilingual) -> NotJson:
    return NotJson(
        Bilingual(
            f"expected at most {most} bytes, found {found.en}",
            f"attendu au plus {most} octets, trouvé {found.fr}",
        )
    )


def _mistake(error: JSONDecodeError) -> NotJson:
    line, column = error.lineno, error.colno
    return NotJson(
        Bilingual(
            f"expected JSON, found a mistake at line {line}, column {column}: {error.msg}",
            f"attendu du JSON, trouvé une erreur à la ligne {line}, colonne {column} : {error.msg}",
        )
    )


def _refuse_deep_nesting(raw: bytes, deepest: int) -> None:
    """Nothing remains if innermost pairs of brackets are taken away often enough."""
    brackets = rest = _brackets(raw)
    for _ in range(deepest):
        if not rest:
            return
        rest = rest.replace(b"[]", b"")
    if rest and _depth(brackets) > deepest:
        raise NotJson(
            Bilingual(
                f"expected at most {deepest} levels of nesting, found more",
                f"attendu au plus {deepest} niveaux d'imbrication, trouvé plus",
            )
        )


def _brackets(raw: bytes) -> bytes:
    """All brackets but those in strings, as if they were all of one kind.

    A string without brackets leaves two quotes side by side; if a quote remains when such pairs are taken
    away, some bracket stands in a string.
    """
    quick = raw.translate(ALIKE, NOT_BRACKETS_OR_QUOTES).replace(b'""', b"")
    if b'"' in quick or b"\\" in raw:
        return _without_strings(raw).translate(ALIKE, NOT_BRACKETS)
    return quick


def _depth(brackets: bytes) -> int:
    """How deeply they are nested at most, matched or not."""
    return max(itertools.accumulate((1 if bracket in b"[" else -1 for bracket in brackets), initial=0))


def _repeats_keys(raw: bytes, tree: Json) -> bool:
    """There are fewer keys in the tree than in the text, counted by their colons."""
    again = dumps(tree)
    if raw == again:
        return False
    if b"\\" in raw:
        raw, again = _without_strings(raw), _without_strings(again)
    return raw.count(b":") != again.count(b":")


def _without_strings(raw: bytes) -> bytes:
    return STRING.sub(b"", raw)


def _refuse_repeated_keys(tree: object) -> None:
    if isinstance(tree, Pairs):
        seen: set[str] = set()
        for key, value in tree:
            if key in seen:
                raise _repeated().within(key)
            seen.add(key)
            _look_within(key, value)
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            _look_within(index, value)


def _look_within(step: str | int, value: object) -> None:
    try:
        _refuse_repeated_keys(value)
    except Misfit as misfit:
        raise misfit.within(step) from None


def _repeated() -> Misfit:
    return Misfit(
        Bilingual(
            "expected each key once, found it twice", "chaque clé attendue une seule fois, trouvée deux fois"
        )
    )
