"""How forms are derived from types."""

from collections.abc import Callable, Mapping
from typing import Final, NewType

import attrs

from rulespec.codec.accounts import (
    COMMENTS,
    Citation,
    Comment,
    OtherAnswer,
    WrittenDoubt,
    comments_form,
    record_form,
    verdict_form,
)
from rulespec.codec.forms import Derivation, Form, Maker
from rulespec.codec.hints import (
    Kind,
    alternatives,
    is_list,
    is_mapping,
    is_named_tuple,
    is_tuple,
    is_union,
    key_of,
    origin_of,
)
from rulespec.codec.lists import items_form, list_form, named_tuple_form, tuple_form
from rulespec.codec.mappings import entries_form, words_mapping_form
from rulespec.codec.objects import class_form
from rulespec.codec.plain import CITED, FLAG, NUMBER, TEXT, is_enum, words_form
from rulespec.codec.readings import is_switches, readings_form
from rulespec.codec.unions import family_form, union_form
from rulespec.engine import Action, Decision, Event, GameRecord, Remark, Verdict
from rulespec.engine.kinds import Clauses

LONGEST: Final[Mapping[Kind, int]] = {
    Action: 5_000,
    Comment: 5_000,
    Decision: 64,
    Event: 512,
    OtherAnswer: 16,
    Remark: 64,
    WrittenDoubt: 64,
    str: 64,
}
"""How long a list can be, by what is listed, unless a game says otherwise."""


def _exactly(kind: Kind, make: Maker) -> Derivation:
    return Derivation(lambda _, other: origin_of(other) is kind or other == kind, make)


def _plain(kind: Kind, form: Form) -> Derivation:
    return Derivation(lambda _, other: other is kind, lambda _, __: form)


def _any(fits: Callable[[Kind], bool], make: Maker) -> Derivation:
    return Derivation(lambda _, kind: fits(kind), make)


DERIVATIONS: Final = (
    _plain(int, NUMBER),
    _plain(bool, FLAG),
    _plain(str, TEXT),
    _plain(Citation, CITED),
    _exactly(Clauses, lambda forms, _: items_form(CITED, forms.most(str))),
    _exactly(COMMENTS, comments_form),
    _exactly(GameRecord, record_form),
    _exactly(Verdict, verdict_form),
    _any(is_enum, lambda forms, kind: words_form(forms, [kind])),
    _any(lambda kind: isinstance(kind, NewType), lambda forms, kind: forms.of(kind.__supertype__)),
    Derivation(is_switches, readings_form),
    Derivation(lambda forms, kind: bool(forms.family(kind)), family_form),
    _any(is_union, union_form),
    _any(is_list, list_form),
    _any(is_tuple, tuple_form),
    _any(is_named_tuple, named_tuple_form),
    _any(lambda kind: is_mapping(kind) and all(map(is_enum, alternatives(key_of(kind)))), words_mapping_form),
    _any(is_mapping, entries_form),
    _any(lambda kind: attrs.has(origin_of(kind)), class_form),
)
"""The first that fits counts."""
