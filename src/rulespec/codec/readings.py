"""The form of the readings in force: those that differ from the defaults, by ruling."""

import functools
from collections.abc import Mapping
from typing import Final

from rulespec.codec.border import escaped
from rulespec.codec.definitions import Schema, closed_object
from rulespec.codec.forms import Form, Forms, Raw
from rulespec.codec.hints import Kind
from rulespec.codec.misfit import expected, expected_word, wrong_keys
from rulespec.errors import UnknownReading
from rulespec.language import Bilingual
from rulespec.text.switches import Setting, Switches

READINGS: Final = Bilingual(
    "an object of readings, such as {example}", "un objet de lectures, tel que {example}"
)
NAME_OF_READING: Final = Bilingual("the name of a reading", "le nom d'une lecture")
MOST: Final = 64
"""Few sets of readings are in use at a time; so many are remembered."""


def is_switches(_: Forms, kind: Kind) -> bool:
    """The class of a game's readings."""
    return isinstance(kind, type) and issubclass(kind, Switches)


def readings_form(_: Forms, kind: type[Switches]) -> Form:
    """The readings of a game."""
    known = {setting.ruling: setting for setting in kind.settings()}
    chosen = functools.lru_cache(MOST)(functools.partial(_chosen, kind, known))

    def read(raw: Raw) -> Switches:
        if type(raw) is not dict:
            raise expected(READINGS.filled(example=_example(known)), raw)
        for ruling, reading in raw.items():
            if ruling not in known:
                raise wrong_keys(raw, known)
            if type(reading) is not str or reading != reading.strip():
                raise expected(NAME_OF_READING, reading).within(ruling)
        return chosen(tuple(raw.items()))

    return Form(
        read,
        functools.lru_cache(MOST)(kind.differences),
        lambda definitions: definitions.named(kind, kind.__name__, lambda: _describe(known)),
    )


def _chosen(
    kind: type[Switches], known: Mapping[str, Setting], readings: tuple[tuple[str, str], ...]
) -> Switches:
    switches = kind()
    for ruling, reading in readings:
        try:
            switches = switches.with_reading(ruling, reading)
        except UnknownReading:
            raise expected_word(known[ruling].readings, reading).within(ruling) from None
    return switches


def _example(known: Mapping[str, Setting]) -> str:
    return escaped({ruling: setting.samples[-1] for ruling, setting in list(known.items())[:1]})


def _describe(known: Mapping[str, Setting]) -> Schema:
    readings = {ruling: _readings(setting) for ruling, setting in known.items()}
    about = "The readings that differ from the defaults, by ruling."
    return {"description": about, **closed_object(readings, required=False)}


def _readings(setting: Setting) -> Schema:
    if setting.pattern is None:
        return {"enum": list(setting.readings)}
    return {"type": "string", "pattern": f"^({setting.pattern})$"}
