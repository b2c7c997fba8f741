"""Vectors as JSON: written, read strictly, hashed, and described by JSON Schemas."""

import functools
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulespec.codec.border import canonical
from rulespec.codec.definitions import Definitions, Schema
from rulespec.codec.forms import Form, Forms, Maker, ObjectForm, Raw, Reader
from rulespec.codec.misfit import Misfit, expected, expected_word
from rulespec.codec.plain import LINE, LONGEST_LINE, text_form
from rulespec.codec.schema import schema_path as path_of_schema
from rulespec.codec.schema import schema_text as text_of_schema
from rulespec.codec.schema import whole_schema, write_schema
from rulespec.codec.unions import TYPE
from rulespec.engine import Chance
from rulespec.text.ids import CLAUSE_ID, RULING_ID, ClauseId, RulingId
from rulespec.vectors.questions import AnyQuestions, KindOfQuestion
from rulespec.vectors.vector import (
    VERSION,
    AnyVector,
    Change,
    Count,
    Depth,
    Digest,
    Info,
    Subtotal,
    Tag,
    Text,
    Vector,
    VectorId,
    Weighted,
    WrittenPart,
    major,
)

Tree = Any
"""A vector, or a part of one, as JSON values."""

INFO: Final = "_info"
EXPECT: Final = "expect"
MAJOR: Final = major(VERSION)
"""The version of the form: vectors of another one are read by another reader."""
DEEPEST: Final = 12
"""How many actions a line of play can have that is counted."""
VECTOR_ID: Final = re.compile(r"[a-z]+/[a-z0-9-]+(?:/[a-z0-9-]+)*")
LONGEST: Final[Mapping[object, int]] = {
    Change: 400,
    ClauseId: 300,
    Count: 6_000,
    Digest: 6_000,
    RulingId: 300,
    Subtotal: 1_000,
    Tag: 8,
    Weighted: 1_000,
}
"""How long a list can be, by what is listed."""


def write(about: AnyQuestions, vector: AnyVector) -> Tree:
    """A vector as a tree of JSON values."""
    kind = about.kind_of(vector.question)
    return {TYPE: kind.word, **_form(about, kind).write(vector)}


def write_expected(about: AnyQuestions, answer: object) -> Tree:
    """An answer as a tree of JSON values."""
    return forms(about).of(type(answer)).write(answer)


def read(about: AnyQuestions, tree: Tree, place: str) -> AnyVector:
    """The vector that a tree of JSON values states; FormatError, naming the place, if it is none."""
    try:
        _refuse_other_versions(tree)
        kind = _kind(about, tree)
        vector: AnyVector = _vector_reader(about, kind)(tree)
        if vector.info.format != about.format:
            raise expected(about.format, vector.info.format).within("format").within(INFO)
        kind.refuse(vector.question)
    except Misfit as misfit:
        raise misfit.in_document(place) from None
    return vector


def read_question(about: AnyQuestions, kind: KindOfQuestion[Any, Any], tree: Tree) -> Any:  # noqa: ANN401
    """The question of a kind that a tree states, which has a ``type`` beside it; Misfit if it is none."""
    question = _question_reader(about, kind)(tree)
    kind.refuse(question)
    return question


def question_text(tree: Tree) -> bytes:
    """What a vector asks, as canonical JSON: everything but ``_info`` and ``expect``."""
    return canonical({key: value for key, value in tree.items() if key not in (INFO, EXPECT)})


def hash_of(tree: Tree) -> Digest:
    """The fingerprint of a vector: sha256 of its canonical JSON without ``_info``."""
    asked = {key: value for key, value in tree.items() if key != INFO}
    return Digest(hashlib.sha256(canonical(asked)).hexdigest())


def stated_version(tree: Tree) -> str | None:
    """The version of the form in which a vector says that it is written; None if it says none."""
    info = tree.get(INFO) if isinstance(tree, dict) else None
    version = info.get("version") if isinstance(info, dict) else None
    return version if isinstance(version, str) else None


def schema(about: AnyQuestions, word: str) -> Schema:
    """The JSON Schema of one kind of vector."""
    form = _form(about, about.by_word[word])
    identifier = f"urn:{about.book.name}:vector-{word}:{MAJOR}"
    return whole_schema(identifier, f"{about.format}, {word}", form, {TYPE: {"const": word}})


def schema_text(about: AnyQuestions, word: str) -> str:
    """The schema as it stands in its file."""
    return text_of_schema(schema(about, word))


def schema_path(about: AnyQuestions, word: str) -> Path:
    """The file of a schema."""
    return path_of_schema(about.schemas, f"vector-{word}")


def write_schemas(about: AnyQuestions, directory: Path) -> None:
    """Write all schemas to files in a directory."""
    for word in about.by_word:
        write_schema(schema(about, word), directory, f"vector-{word}")


@functools.cache
def forms(about: AnyQuestions) -> Forms:
    """How everything in a vector is written; where chance never decides, nothing says that it does."""
    seats = about.engine.seats
    own = dict(OWN)
    if not any(chapter.weight for chapter in about.engine.chapters):
        own |= {
            seats | Chance: lambda known, _: known.of(seats),
            seats | Chance | None: lambda known, _: known.of(seats | None),
        }
    return about.codec.forms.extended(own=own, longest=LONGEST)


@functools.cache
def _form(about: AnyQuestions, kind: KindOfQuestion[Any, Any]) -> ObjectForm:
    """A vector of a kind: its question with what is said and expected beside it."""
    known = forms(about)
    asked = known.of_object(kind.asks)
    asked.refuse(kind.asks, TYPE, INFO, EXPECT)
    beside = {INFO: known.of(Info), EXPECT: known.of(kind.expects)}

    def write_vector(vector: AnyVector) -> Raw:
        info, expect = beside[INFO].write(vector.info), beside[EXPECT].write(vector.expect)
        return {INFO: info, **asked.write(vector.question), EXPECT: expect}

    def describe(definitions: Definitions, further: Mapping[str, Schema]) -> Schema:
        described = {key: form.describe(definitions) for key, form in beside.items()}
        return asked.describe_beside(definitions, {**further, **described})

    return ObjectForm(
        _reader(asked, beside, ()),
        write_vector,
        lambda definitions: describe(definitions, {}),
        (INFO, *asked.keys, EXPECT),
        lambda further: _reader(asked, beside, further),
        describe,
    )


@functools.cache
def _vector_reader(about: AnyQuestions, kind: KindOfQuestion[Any, Any]) -> Reader:
    return _form(about, kind).read_beside((TYPE,))


@functools.cache
def _question_reader(about: AnyQuestions, kind: KindOfQuestion[Any, Any]) -> Reader:
    return forms(about).of_object(kind.asks).read_beside((TYPE,))


def _reader(asked: ObjectForm, beside: Mapping[str, Form], further: tuple[str, ...]) -> Reader:
    read_asked = asked.read_beside((*further, *beside))

    def read_vector(raw: Raw) -> AnyVector:
        question = read_asked(raw)
        info, expect = (_read_under(key, form, raw) for key, form in beside.items())
        return Vector(info, question, expect)

    return read_vector


def _read_under(key: str, form: Form, raw: Raw) -> Any:  # noqa: ANN401  whatever stands there
    try:
        return form.read(raw[key])
    except Misfit as misfit:
        raise misfit.within(key) from None


def _kind(about: AnyQuestions, tree: Tree) -> KindOfQuestion[Any, Any]:
    if not isinstance(tree, dict):
        raise expected("an object", tree)
    word = tree.get(TYPE)
    if not isinstance(word, str) or word not in about.by_word:
        raise expected_word(about.by_word, word).within(TYPE)
    return about.by_word[word]


def _refuse_other_versions(tree: Tree) -> None:
    version = stated_version(tree)
    if version is not None and not re.fullmatch(rf"{MAJOR}\.[0-9]+\.[0-9]+", version):
        raise expected(f"version {MAJOR}.x.y", version).within("version").within(INFO)


def _given(form: Form) -> Maker:
    return lambda _, __: form


def _read_depth(raw: Raw) -> Depth:
    if type(raw) is int and 1 <= raw <= DEEPEST:
        return Depth(raw)
    raise expected(f"a depth from 1 to {DEEPEST}", raw)


DEPTH: Final = Form(
    _read_depth, lambda depth: depth, lambda _: {"type": "integer", "minimum": 1, "maximum": DEEPEST}
)
ANYTHING: Final = Form(lambda raw: raw, lambda value: value, lambda _: {})
"""A part of a document, as it is written there."""
OWN: Final[Mapping[object, Maker]] = {
    ClauseId: _given(text_form(re.compile(CLAUSE_ID), 12, "the id of a clause, such as ABC-4")),
    Depth: _given(DEPTH),
    Digest: _given(text_form(re.compile(r"[0-9a-f]{64}"), 64, "64 hexadecimal digits")),
    Tag: _given(text_form(re.compile(r"[a-z]+(?:-[a-z]+)*"), 40, "a tag: small letters and hyphens")),
    Text: _given(text_form(LINE, LONGEST_LINE, f"a line of at most {LONGEST_LINE} characters")),
    WrittenPart: _given(ANYTHING),
    RulingId: _given(text_form(re.compile(RULING_ID), 12, "the id of a ruling, such as R-23")),
    VectorId: _given(text_form(VECTOR_ID, 200, "the id of a vector, such as step/turns/what-it-shows")),
}
"""What only vectors have."""
