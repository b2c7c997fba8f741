"""Vectors as JSON: written, read strictly, hashed, and described by JSON Schemas."""

import functools
import hashlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import cattrs

from lum42_ref.model.components import Colour, Seat
from rulespec.codec import border, forms
from rulespec.codec.memory import Reader
from rulespec.codec.misfit import Misfit, expected, expected_word, wrong_keys
from rulespec.codec.reading import fields_reader, items_reader, read_id, reading_converter
from rulespec.codec.schema import DIALECT, IDS, LINE, Definitions, Schema
from rulespec.codec.writing import writing_converter
from rulespec.vectors.kinds import (
    FORMAT,
    KINDS,
    VERSION,
    Change,
    Digest,
    Expected,
    Json,
    Perft,
    Scoring,
    Subtotal,
    Text,
    Vector,
    VectorId,
)

SCHEMAS: Final = Path(__file__).parent.parent.parent / "lum42_ref" / "schemas"
DIGEST: Final = re.compile(r"[0-9a-f]{64}")
VECTOR_ID: Final = re.compile(r"[a-z]+/[a-z0-9-]+(?:/[a-z0-9-]+)*")
LONGEST_ID: Final = 200
MAJORITIES: Final = Mapping[Colour, tuple[Seat, ...]]
LONGEST: Final[Mapping[object, int]] = {
    Change: 400,
    Digest: 6_000,
    Subtotal: 1_000,
    int: 6_000,
    tuple[Seat, ...]: len(Seat),
}
"""How long a list can be, by what is listed, beside the bounds of all documents."""
MOST_IDS: Final = 300
"""How many clauses and rulings a vector can name: all there are."""
INFO: Final = "_info"
MAJOR: Final = VERSION.partition(".")[0]
"""The version of the form: vectors of another one are read by another reader."""
DEEPEST: Final = 12
"""How many actions a line of play can have that is counted."""


def write(vector: Vector) -> Json:
    """A vector as a tree of JSON values."""
    word = next(word for word, kind in KINDS.items() if type(vector) is kind)
    return {"type": word, **_writing().unstructure(vector)}


def write_expected(answer: Expected) -> Json:
    """An expectation as a tree of JSON values."""
    return _writing().unstructure(answer)


def read(tree: Json, place: str) -> Vector:
    """The vector that a tree of JSON values states; FormatError, naming the place, if it is none."""
    try:
        if not isinstance(tree, dict):
            raise expected("an object", tree)
        word = tree.get("type")
        reader = _readers().get(word) if isinstance(word, str) else None
        if reader is None:
            raise expected_word(_readers(), word).within("type")
        vector: Vector = reader(tree, None)
        if vector.info.format != FORMAT:
            raise expected(FORMAT, vector.info.format).within("format").within(INFO)
        if not re.fullmatch(rf"{MAJOR}\.[0-9]+\.[0-9]+", vector.info.version):
            raise expected(f"version {MAJOR}.x.y", vector.info.version).within("version").within(INFO)
        _refuse_unsound(vector)
    except Misfit as misfit:
        raise misfit.in_document(place) from None
    return vector


def canonical(tree: Json) -> bytes:
    """Canonical JSON: sorted keys, no spaces."""
    return border.canonical(tree)


def question(tree: Mapping[str, Json]) -> bytes:
    """What a vector asks, as canonical JSON: everything but ``_info`` and ``expect``."""
    return canonical({key: value for key, value in tree.items() if key not in (INFO, "expect")})


def hash_of(tree: Mapping[str, Json]) -> Digest:
    """The fingerprint of a vector: sha256 of its canonical JSON without ``_info``."""
    asked = {key: value for key, value in tree.items() if key != INFO}
    return Digest(hashlib.sha256(canonical(asked)).hexdigest())


def schema(word: str) -> Schema:
    """The JSON Schema of one kind of vector."""
    hexadecimal: Schema = {"type": "string", "pattern": f"^{DIGEST.pattern}$"}
    name: Schema = {"type": "string", "maxLength": LONGEST_ID, "pattern": f"^{VECTOR_ID.pattern}$"}
    seats: Schema = {"type": "array", "items": {"enum": list(forms.words(Seat))}, "maxItems": len(Seat)}
    majorities: Schema = {
        "type": "object",
        "properties": dict.fromkeys(forms.words(Colour), seats),
        "required": list(forms.words(Colour)),
        "additionalProperties": False,
    }
    simple: tuple[tuple[object, Schema], ...] = (
        (Digest, hexadecimal),
        (VectorId, name),
        (Text, LINE),
        (Json, {}),
        (MAJORITIES, majorities),
        (tuple[str, ...], {**IDS, "maxItems": MOST_IDS}),
    )
    definitions = Definitions(simple, LONGEST)
    root = definitions.object(KINDS[word], {"type": {"const": word}})
    return {
        "$schema": DIALECT,
        "$id": f"urn:lum42:vector-{word}:{MAJOR}",
        "title": f"{FORMAT}, {word}",
        **root,
        "$defs": dict(sorted(definitions.made.items())),
    }


def schema_text(word: str) -> str:
    """The schema as it stands in its file."""
    return border.pretty(schema(word)) + "\n"


def schema_path(word: str) -> Path:
    """The file of a schema."""
    return SCHEMAS / f"vector-{word}.schema.json"


def write_schemas() -> None:
    """Write all schemas to their files."""
    SCHEMAS.mkdir(exist_ok=True)
    for word in KINDS:
        schema_path(word).write_text(schema_text(word), encoding="utf-8")


def _refuse_unsound(vector: Vector) -> None:
    """What no key by itself can tell."""
    match vector:
        case Perft(depth=depth) if not 1 <= depth <= DEEPEST:
            raise expected(f"a depth from 1 to {DEEPEST}", depth).within("depth")
        case Scoring(seats=seats) if len(set(seats)) < len(seats) or not seats:
            raise Misfit("expected each player once, and at least one").within("seats")
        case Scoring(seats=seats, scores=scores, boards=boards):
            for key, by_seat in (("scores", scores), ("boards", boards)):
                if by_seat.keys() != set(seats):
                    raise Misfit("expected one entry for each of the seats, and no other").within(key)
        case _:
            return


@functools.cache
def _writing() -> cattrs.Converter:
    converter = writing_converter()
    for text in (Digest, VectorId, Text):
        converter.register_unstructure_hook_func(_is(text), str)
    converter.register_unstructure_hook_func(_is(Json), lambda value: value)
    converter.register_unstructure_hook_func(lambda kind: kind == MAJORITIES, _write_majorities)
    return converter


@functools.cache
def _readers() -> Mapping[str, Reader]:
    converter = reading_converter()
    read_digest = _text_reader(DIGEST, 64, "64 hexadecimal digits")
    converter.register_structure_hook_func(_is(Digest), read_digest)
    converter.register_structure_hook_func(
        _is(VectorId), _text_reader(VECTOR_ID, LONGEST_ID, "the id of a vector, such as step/movement/a-ship")
    )
    converter.register_structure_hook_func(
        _is(Text), _text_reader(forms.LINE, forms.LONGEST_LINE, f"a line of at most {forms.LONGEST_LINE}")
    )
    converter.register_structure_hook_func(_is(Json), lambda raw, _: raw)
    converter.register_structure_hook_func(
        lambda kind: kind == tuple[str, ...], items_reader(read_id, MOST_IDS)
    )
    for listed, longest in LONGEST.items():
        lists = tuple[listed, ...]  # type: ignore[valid-type]
        converter.register_structure_hook_factory(
            functools.partial(_equals, lists), functools.partial(_list_reader, converter, listed, longest)
        )
    converter.register_structure_hook_factory(
        lambda kind: kind == MAJORITIES, lambda _: _majorities_reader(converter)
    )
    return {word: fields_reader(kind, converter, kind, beside=("type",)) for word, kind in KINDS.items()}


def _is(kind: object) -> Callable[[object], bool]:
    return lambda other: other is kind


def _equals(kind: object, other: object) -> bool:
    return other == kind


def _list_reader(converter: cattrs.Converter, listed: forms.Kind, longest: int, _: object) -> Reader:
    return items_reader(converter.get_structure_hook(listed), longest)


def _text_reader(pattern: re.Pattern[str], longest: int, what: str) -> Reader:
    def read(raw: Json, _: object) -> str:
        if isinstance(raw, str) and len(raw) <= longest and pattern.fullmatch(raw):
            return raw
        raise expected(what, raw)

    return read


def _majorities_reader(converter: cattrs.Converter) -> Reader:
    hook = converter.get_structure_hook(tuple[Seat, ...])
    colours = forms.words(Colour)

    def read(raw: Json, _: object) -> Mapping[Any, Any]:
        if not isinstance(raw, dict) or raw.keys() != colours.keys():
            raise wrong_keys(raw, colours)
        return {colour: hook(raw[word], None) for word, colour in colours.items()}

    return read


def _write_majorities(majorities: Mapping[Colour, tuple[Seat, ...]]) -> Json:
    return {
        colour.name.lower(): [seat.name.lower() for seat in seats] for colour, seats in majorities.items()
    }


if __name__ == "__main__":
    write_schemas()
