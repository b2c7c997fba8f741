"""JSON by the standard library alone: the trees and the bytes that orjson gives, where there is no orjson.

Stricter than the standard library by itself: no ``NaN``, no number beyond a double, no half of a surrogate
pair, no key but a string.
"""

import json
import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from json import JSONDecodeError
from typing import Final, NoReturn, TypeAlias

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
"""A tree of values, as JSON has them."""

SMALLEST_WHOLE: Final = -(2**63)
LARGEST_WHOLE: Final = 2**64 - 1
"""Beyond these a whole number is read as a fraction, and is not written."""
LONGEST_WHOLE: Final = 20
"""Characters of the numbers between them."""

TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*+"|[^\s,:\[\]{}"]+', re.DOTALL)
"""A string, a number or a word."""
ESCAPE: Final = re.compile(
    r"\\(?:[^u]|u(?:[dD][89abAB]..\\u[dD][c-fC-F]..|(?P<lone>[dD][89a-fA-F]..)|....))", re.DOTALL
)
"""An escape in a string; half of a surrogate pair is a lone one."""

Members: TypeAlias = Iterable[tuple[object, object]]
Order: TypeAlias = Callable[[Members], Members]
"""In which order the members of an object are written."""
ENCODER: Final = json.JSONEncoder(ensure_ascii=False)
WRITTEN_OUT: Final = -5
"""The one exponent of ten that orjson writes out and Python does not."""


def loads(raw: bytes) -> Json:
    """The tree that a text stands for; JSONDecodeError if it stands for none."""
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise JSONDecodeError("not valid UTF-8", "", 0) from None
    try:
        tree: Json = DECODER.decode(text)
    except _Unreadable as error:
        raise JSONDecodeError(error.what, text, _place(text, error.token)) from None
    _refuse_lone_surrogates(text)
    return tree


class Pairs(list[tuple[str, object]]):
    """The keys and values of an object as they are written, repeated keys and all."""


def loads_pairs(raw: bytes) -> object:
    """The tree that a text stands for, with pairs in the place of objects."""
    tree: object = PAIRS_DECODER.decode(raw.decode())
    return tree


def dumps(tree: Json) -> bytes:
    """The compact text of a tree; TypeError if something in it has none."""
    return _encoded(_written(tree, list))


def canonical(tree: Json) -> bytes:
    """The text of a tree by RFC 8785, as long as there are only whole numbers in it: compact, keys sorted."""
    return _encoded(_written(tree, sorted))


def pretty(tree: object, indent: int = 2) -> str:
    """The text of a tree for people: a value a line."""
    return json.dumps(tree, ensure_ascii=False, indent=indent)


def escaped(tree: object) -> str:
    """The text of a tree in ASCII alone, safe to show anywhere."""
    return json.dumps(tree)


class _Unreadable(ValueError):
    """A number or a word that JSON does not have."""

    def __init__(self, what: str, token: str) -> None:
        self.what = what
        self.token = token
        super().__init__(what)


def _refuse_word(token: str) -> NoReturn:
    raise _Unreadable("expected a JSON value", token)


def _read_whole(token: str) -> int | float:
    if len(token) <= LONGEST_WHOLE and SMALLEST_WHOLE <= (number := int(token)) <= LARGEST_WHOLE:
        return number
    return _read_fraction(token)


def _read_fraction(token: str) -> float:
    number = float(token)
    if math.isinf(number):
        raise _Unreadable("the number is too large", token)
    return number


DECODER: Final = json.JSONDecoder(
    parse_int=_read_whole, parse_float=_read_fraction, parse_constant=_refuse_word
)
PAIRS_DECODER: Final = json.JSONDecoder(object_pairs_hook=Pairs, parse_int=str, parse_float=str)


def _place(text: str, token: str) -> int:
    """Where a token stands."""
    return next((found.start() for found in TOKEN.finditer(text) if found[0].startswith(token)), 0)


def _refuse_lone_surrogates(text: str) -> None:
    if "\\u" in text:
        for found in ESCAPE.finditer(text):
            if found["lone"]:
                raise JSONDecodeError("half of a surrogate pair in a string", text, found.start())


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise TypeError("expected Unicode text, found a lone surrogate") from None


def _written(tree: object, order: Order) -> str:
    match tree:
        case str():
            text = ENCODER.encode(tree)
        case None:
            text = "null"
        case bool():
            text = "true" if tree else "false"
        case int():
            text = _whole(tree)
        case float():
            text = _fraction(tree)
        case list() | tuple():
            text = f"[{','.join([_written(item, order) for item in tree])}]"
        case dict():
            text = f"{{{','.join([_member(key, part, order) for key, part in order(tree.items())])}}}"
        case _:
            raise TypeError(f"expected a JSON value, found {type(tree).__name__}")
    return text


def _member(key: object, part: object, order: Order) -> str:
    if type(key) is not str:
        raise TypeError(f"expected a string as key, found {type(key).__name__}")
    return f"{ENCODER.encode(key)}:{_written(part, order)}"


def _whole(number: int) -> str:
    if not SMALLEST_WHOLE <= number <= LARGEST_WHOLE:
        raise TypeError("expected a whole number of 64 bits, found a larger one")
    return int.__repr__(number)


def _fraction(number: float) -> str:
    """As orjson lays it out; a number that is none is null."""
    digits, has_exponent, exponent = float.__repr__(number).partition("e")
    if not math.isfinite(number):
        return "null"
    if not has_exponent:
        return digits
    if int(exponent) == WRITTEN_OUT:
        sign = "-" if number < 0 else ""
        return f"{sign}0.0000{digits.lstrip('-').replace('.', '')}"
    return f"{digits}e{int(exponent):+d}"
