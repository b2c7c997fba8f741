"""Forms of unions: one of several classes, told apart by a word; or nothing at all."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from rulespec.codec.definitions import Definitions, Schema
from rulespec.codec.forms import Form, Forms, ObjectForm, Raw, Reader, Writer
from rulespec.codec.hints import Kind, NoForm, alternatives, is_optional, name_of, origin_of
from rulespec.codec.misfit import AN_OBJECT, expected, expected_word, missing
from rulespec.codec.plain import is_enum, words_form

TYPE: Final = "type"
"""The key of the word that tells a class apart from its alternatives."""


def family_form(forms: Forms, kind: Kind) -> ObjectForm:
    """An action, a decision, an event or a remark: one of all there are."""
    return tagged_form(forms, _by_word(forms, forms.family(kind)))


def tagged_form(forms: Forms, by_word: Mapping[str, Kind]) -> ObjectForm:
    """One of several classes, each under its word."""
    choices = {word: (kind, _choice(forms, kind)) for word, kind in by_word.items()}

    def describe(definitions: Definitions) -> Schema:
        return {"oneOf": [_tagged(definitions, kind, word, form) for word, (kind, form) in choices.items()]}

    def describe_beside(definitions: Definitions, beside: Mapping[str, Schema]) -> Schema:
        return {
            "oneOf": [
                form.describe_beside(definitions, {**beside, TYPE: {"const": word}})
                for word, (_, form) in choices.items()
            ]
        }

    readers = {word: form for word, (_, form) in choices.items()}
    return ObjectForm(
        _tagged_reader(readers, ()),
        _tagged_writer(choices),
        describe,
        tuple(dict.fromkeys([TYPE, *(key for form in readers.values() for key in form.keys)])),
        partial(_tagged_reader, readers),
        describe_beside,
    )


def union_form(forms: Forms, kind: Kind) -> Form:
    """A word or an object of one of several classes, or nothing at all."""
    form = _one_of(forms, alternatives(kind))
    if not is_optional(kind):
        return form
    read, write = form.read, form.write
    return Form(
        lambda raw: None if raw is None else read(raw),
        lambda thing: None if thing is None else write(thing),
        lambda definitions: _any_of(form.describe(definitions), {"type": "null"}),
    )


def _choice(forms: Forms, kind: Kind) -> ObjectForm:
    form = forms.of_object(kind)
    form.refuse(kind, TYPE)
    return form


def _by_word(forms: Forms, kinds: Iterable[Kind]) -> dict[str, Kind]:
    by_word: dict[str, Kind] = {}
    for kind in kinds:
        other = by_word.setdefault(forms.word(origin_of(kind)), kind)
        if other is not kind:
            raise NoForm(
                f"{name_of(other)} and {name_of(kind)} have the same word {forms.word(origin_of(kind))}"
            )
    return by_word


def _tagged(definitions: Definitions, kind: Kind, word: str, form: ObjectForm) -> Schema:
    name = f"Tagged{origin_of(kind).__name__}"
    return definitions.named(kind, name, lambda: form.describe_beside(definitions, {TYPE: {"const": word}}))


def _tagged_reader(forms: Mapping[str, ObjectForm], beside: tuple[str, ...]) -> Reader:
    readers = {word: form.read_beside((*beside, TYPE)) for word, form in forms.items()}

    def read(raw: Raw) -> object:
        if type(raw) is not dict:
            raise expected(AN_OBJECT, raw)
        if TYPE not in raw:
            raise missing(TYPE)
        word = raw[TYPE]
        reader = readers.get(word) if type(word) is str else None
        if reader is None:
            raise expected_word(readers, word).within(TYPE)
        return reader(raw)

    return read


def _tagged_writer(choices: Mapping[str, tuple[Kind, Form]]) -> Writer:
    writers = {origin_of(kind): (word, form.write) for word, (kind, form) in choices.items()}

    def write(thing: object) -> Raw:
        word, write_fields = writers[type(thing)]
        return {TYPE: word, **write_fields(thing)}

    return write


def _one_of(forms: Forms, kinds: Sequence[Kind]) -> Form:
    if len(kinds) == 1:
        return forms.of(kinds[0])
    enums = [kind for kind in kinds if is_enum(kind)]
    classes = [each for kind in kinds if kind not in enums for each in forms.family(kind) or (kind,)]
    if not classes:
        return words_form(forms, enums)
    objects = (
        forms.of_object(classes[0]) if len(classes) == 1 else tagged_form(forms, _by_word(forms, classes))
    )
    return _word_or_object(words_form(forms, enums), objects) if enums else objects


def _word_or_object(word: Form, of_object: ObjectForm) -> Form:
    return Form(
        lambda raw: of_object.read(raw) if type(raw) is dict else word.read(raw),
        lambda thing: word.write(thing) if is_enum(type(thing)) else of_object.write(thing),
        lambda definitions: _any_of(word.describe(definitions), of_object.describe(definitions)),
    )


def _any_of(*schemas: Schema) -> Schema:
    """One of several; those that are choices already become choices of the whole."""
    return {"oneOf": [choice for schema in schemas for choice in schema.get("oneOf", [schema])]}
