"""Forms of what has no parts: numbers, flags, lines of text, ids, and the words of enums."""

import enum
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rulespec.codec.definitions import Definitions, Schema, about
from rulespec.codec.forms import Form, Forms, Raw, Reader, Writer
from rulespec.codec.hints import Kind, NoForm
from rulespec.codec.misfit import expected, expected_word
from rulespec.errors import Said, in_language
from rulespec.language import Bilingual, Language
from rulespec.text.ids import CLAUSE_ID, RULING_ID

LARGEST_NUMBER: Final = 1_000_000
LONGEST_LINE: Final = 1_000
"""Characters of a line of free text."""
LINE: Final = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*")
"""Free text: one line."""
ID: Final = re.compile(f"(?:{CLAUSE_ID}|{RULING_ID})")
"""A clause or a ruling."""
LONGEST_ID: Final = 12
"""Characters."""

A_NUMBER: Final = Bilingual(
    f"a whole number from -{LARGEST_NUMBER} to {LARGEST_NUMBER}",
    f"un nombre entier de -{LARGEST_NUMBER} à {LARGEST_NUMBER}",
)
A_LINE: Final = Bilingual(
    f"one line of at most {LONGEST_LINE} characters", f"une ligne d'au plus {LONGEST_LINE} caractères"
)
AN_ID: Final = Bilingual(
    "the id of a clause or a ruling, such as ABC-4 or R-23",
    "l'identifiant d'une clause ou d'une décision, tel que ABC-4 ou R-23",
)
TRUE_OR_FALSE: Final = Bilingual("true or false", "true ou false")


def text_form(pattern: re.Pattern[str], longest: int, what: Said) -> Form:
    """Text that fits a pattern."""

    def read(raw: Raw) -> str:
        if type(raw) is str and len(raw) <= longest and pattern.fullmatch(raw):
            return raw
        raise expected(what, raw)

    def write(text: object) -> str:
        if type(text) is str and len(text) <= longest and pattern.fullmatch(text):
            return text
        raise ValueError(f"expected {in_language(what, Language.EN)}, found {text!r:.80}")

    schema = {"type": "string", "maxLength": longest, "pattern": f"^{pattern.pattern}$"}
    return Form(read, write, lambda _: schema)


def read_number(raw: Raw) -> int:
    """A whole number that is not too large."""
    if type(raw) is int and -LARGEST_NUMBER <= raw <= LARGEST_NUMBER:
        return raw
    raise expected(A_NUMBER, raw)


def write_number(number: object) -> int:
    """A whole number that is not too large."""
    if type(number) is int and -LARGEST_NUMBER <= number <= LARGEST_NUMBER:
        return number
    raise ValueError(f"expected {A_NUMBER.en}, found {number!r}")


def are_numbers(things: Iterable[object]) -> bool:
    """All of them are whole numbers that are not too large."""
    for thing in things:  # quicker than a generator
        if type(thing) is not int or not -LARGEST_NUMBER <= thing <= LARGEST_NUMBER:
            return False
    return True


def names(words: Mapping[str, enum.Enum]) -> dict[str, str]:
    """The words by the names of the members: to read their ``_name_`` is quicker than to hash them."""
    return {member.name: word for word, member in words.items()}


def is_enum(kind: Kind) -> bool:
    """A class of words."""
    return isinstance(kind, type) and issubclass(kind, enum.Enum)


def words_form(forms: Forms, kinds: Sequence[type[enum.Enum]]) -> Form:
    """A word of one of several enums; they must have no word in common."""
    known: dict[str, Any] = {}
    for kind in kinds:
        if both := known.keys() & forms.words(kind).keys():
            listed = ", ".join(sorted(both))
            raise NoForm(f"{' and '.join(kind.__name__ for kind in kinds)} have words in common: {listed}")
        known |= forms.words(kind)
    writers = {kind: _member_writer(forms.words(kind)) for kind in kinds}
    return Form(
        _word_reader(known),
        writers[kinds[0]] if len(kinds) == 1 else lambda member: writers[type(member)](member),
        lambda definitions: _one_of([_description(forms, kind, definitions) for kind in kinds]),
    )


def _word_reader(known: Mapping[str, object]) -> Reader:
    def read(raw: Raw) -> object:
        try:
            return known[raw]
        except (KeyError, TypeError):
            raise expected_word(known, raw) from None

    return read


def _member_writer(words: Mapping[str, enum.Enum]) -> Writer:
    written = names(words)
    return lambda member: written[member._name_]


def _description(forms: Forms, kind: type[enum.Enum], definitions: Definitions) -> Schema:
    schema = {"description": about(kind), "enum": list(forms.words(kind))}
    return definitions.named(kind, kind.__name__, lambda: schema)


def _one_of(schemas: list[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"oneOf": schemas}


def _read_flag(raw: Raw) -> bool:
    if raw is True or raw is False:
        return raw
    raise expected(TRUE_OR_FALSE, raw)


def _write_flag(flag: object) -> bool:
    if flag is True or flag is False:
        return flag
    raise ValueError(f"expected True or False, found {flag!r}")


NUMBER_SCHEMA: Final[Schema] = {"type": "integer", "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER}
NUMBER: Final = Form(read_number, write_number, lambda _: NUMBER_SCHEMA)
FLAG: Final = Form(_read_flag, _write_flag, lambda _: {"type": "boolean"})
TEXT: Final = text_form(LINE, LONGEST_LINE, A_LINE)
CITED: Final = text_form(ID, LONGEST_ID, AN_ID)
