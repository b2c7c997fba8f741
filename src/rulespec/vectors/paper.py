"""Vectors as JSON: written, read strictly, hashed, and described by JSON Schemas."""

import functools
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from lum42_ref.codec import CODEC, SCHEMAS
from rulespec.codec import border
from rulespec.codec.definitions import Schema
from rulespec.codec.forms import Form, Forms, ObjectForm
from rulespec.codec.misfit import Misfit, expected
from rulespec.codec.plain import LINE, LONGEST_LINE, text_form
from rulespec.codec.schema import schema_path as path_of_schema
from rulespec.codec.schema import schema_text as text_of_schema
from rulespec.codec.schema import whole_schema, write_schema
from rulespec.codec.unions import TYPE, tagged_form
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

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
VECTOR_ID: Final = re.compile(r"[a-z]+/[a-z0-9-]+(?:/[a-z0-9-]+)*")
LONGEST_ID: Final = 200
MOST_IDS: Final = 300
"""How many clauses and rulings a vector can name: all there are."""
LONGEST: Final[Mapping[object, int]] = {
    Change: 400,
    Digest: 6_000,
    Subtotal: 1_000,
    int: 6_000,
    str: MOST_IDS,
}
"""How long a list can be, by what is listed, beside the bounds of all documents."""
ANYTHING: Final = Form(lambda raw: raw, lambda value: value, lambda _: {})
"""A part of a document, as it is written there."""
OWN: Final[Mapping[object, Form]] = {
    Digest: text_form(DIGEST, 64, "64 hexadecimal digits"),
    Json: ANYTHING,
    Text: text_form(LINE, LONGEST_LINE, f"a line of at most {LONGEST_LINE}"),
    VectorId: text_form(VECTOR_ID, LONGEST_ID, "the id of a vector, such as step/movement/a-ship"),
}
"""What only vectors have."""
INFO: Final = "_info"
MAJOR: Final = VERSION.partition(".")[0]
"""The version of the form: vectors of another one are read by another reader."""
DEEPEST: Final = 12
"""How many actions a line of play can have that is counted."""


@functools.cache
def forms() -> Forms:
    """How everything in a vector is written."""
    return CODEC.forms.extended(
        own={kind: functools.partial(_given, form) for kind, form in OWN.items()}, longest=LONGEST
    )


def write(vector: Vector) -> Json:
    """A vector as a tree of JSON values."""
    return _form().write(vector)


def write_expected(answer: Expected) -> Json:
    """An expectation as a tree of JSON values."""
    return forms().of(type(answer)).write(answer)


def read(tree: Json, place: str) -> Vector:
    """The vector that a tree of JSON values states; FormatError, naming the place, if it is none."""
    try:
        vector: Vector = _form().read(tree)
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
    form = forms().of_object(KINDS[word])
    return whole_schema(
        f"urn:lum42:vector-{word}:{MAJOR}", f"{FORMAT}, {word}", form, {TYPE: {"const": word}}
    )


def schema_text(word: str) -> str:
    """The schema as it stands in its file."""
    return text_of_schema(schema(word))


def schema_path(word: str) -> Path:
    """The file of a schema."""
    return path_of_schema(SCHEMAS, f"vector-{word}")


def write_schemas() -> None:
    """Write all schemas to their files."""
    for word in KINDS:
        write_schema(schema(word), SCHEMAS, f"vector-{word}")


@functools.cache
def _form() -> ObjectForm:
    return tagged_form(forms(), KINDS)


def _given(form: Form, _: Forms, __: object) -> Form:
    return form


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


if __name__ == "__main__":
    write_schemas()
