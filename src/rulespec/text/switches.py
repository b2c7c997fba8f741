"""Switches: the readings that a game chooses among, one field for each ruling that is open.

The readings of a ruling are a class of their own: ``Readings`` where they are a closed list, ``OpenReadings``
where they are not. A game derives its own class from ``Switches``, with a field for each such class and the
reading that holds by default.
"""

import abc
import enum
from typing import ClassVar, Final, Self

import attrs

from rulespec.errors import Fault, FaultyText, UnknownReading
from rulespec.language import Bilingual, quoted
from rulespec.text.ids import is_ruling

NO_SWITCH: Final = Bilingual(
    "{wanted}: no ruling that can be switched; expected one of {rulings}",
    "{wanted} : aucune décision dont la lecture se choisit ; attendu : {rulings}",
)
NO_READING: Final = Bilingual(
    "{ruling} has no reading {name}; expected one of {readings}",
    "{ruling} n'a pas de lecture {name} ; attendu : {readings}",
)


class Readings(enum.StrEnum):
    """The readings of one ruling, a member each: ``class Weather(Readings, ruling="R-07")``."""

    ruling: ClassVar[str]  # pyright: ignore[reportInvalidTypeForm]  # no member, though it stands in an enum

    def __init_subclass__(cls, *, ruling: str = "") -> None:
        cls.ruling = _declared(cls, ruling)

    @classmethod
    def named(cls, name: str) -> Self:
        """The reading of that name; ValueError if there is none."""
        return cls(name)


class OpenReadings(abc.ABC):
    """The readings of one ruling where there are more than can be listed: values that have names.

    A name may stand for many, such as ``length_N`` for every number N.
    """

    __slots__ = ()

    ruling: ClassVar[str]  # pyright: ignore[reportInvalidTypeForm]  # no member, though it stands in an enum
    names: ClassVar[tuple[str, ...]]
    """The readings as the register lists them."""
    samples: ClassVar[tuple[str, ...]]
    """For each of these one that can be chosen."""
    pattern: ClassVar[str]
    """A regular expression for every name that can be chosen."""

    def __init_subclass__(cls, *, ruling: str = "") -> None:
        cls.ruling = _declared(cls, ruling)

    @property
    @abc.abstractmethod
    def value(self) -> str:
        """The name of the reading."""

    @classmethod
    @abc.abstractmethod
    def named(cls, name: str) -> Self:
        """The reading of that name; ValueError if there is none."""


@attrs.frozen
class Setting:
    """One switch: the ruling, the field, and what it can be set to."""

    ruling: str
    name: str
    """The field of the switches."""
    default: str
    readings: tuple[str, ...]
    """The readings as the register lists them."""
    samples: tuple[str, ...]
    """For each of these one that can be chosen: itself, unless its name stands for many."""
    pattern: str | None = None
    """A regular expression for every reading, where they cannot all be listed."""


@attrs.frozen(kw_only=True)
class Switches:
    """The reading of every switchable ruling; without arguments, the default readings."""

    @classmethod
    def settings(cls) -> tuple[Setting, ...]:
        """Every switch, in the order of the fields."""
        if cls not in _SETTINGS:
            _SETTINGS[cls] = tuple(_setting(cls, field.name, field.default) for field in attrs.fields(cls))
        return _SETTINGS[cls]

    def with_reading(self, ruling: str, reading: str) -> Self:
        """The same but for one reading, by ruling or by field: ``with_reading("R-07", "wet")``."""
        wanted, name = ruling.strip(), reading.strip()
        for setting in self.settings():
            if wanted.lower() in (setting.ruling.lower(), setting.name):
                return attrs.evolve(self, **{setting.name: self._reading(setting, name)})
        switchable = [setting.ruling for setting in self.settings()]
        raise UnknownReading(NO_SWITCH.filled(wanted=wanted, rulings=", ".join(switchable)))

    def differences(self) -> dict[str, str]:
        """The readings that differ from the defaults, ruling id to reading."""
        return {
            setting.ruling: reading
            for setting in self.settings()
            if (reading := self.reading_of(setting)) != setting.default
        }

    def reading_of(self, setting: Setting) -> str:
        """The name of the reading in force."""
        reading: Readings | OpenReadings = getattr(self, setting.name)
        return reading.value

    def _reading(self, setting: Setting, name: str) -> Readings | OpenReadings:
        present: Readings | OpenReadings = getattr(self, setting.name)
        try:
            return present.named(name if name in setting.readings else name.lower())
        except ValueError:
            expected = ", ".join(setting.readings)
            raise UnknownReading(
                NO_READING.filled(ruling=setting.ruling, name=quoted(name), readings=expected)
            ) from None


def _declared(readings: type, ruling: str) -> str:
    """The ruling of a class of readings; attrs makes a class anew, without saying it again."""
    declared = ruling or str(vars(readings).get("ruling", ""))
    if not is_ruling(declared):
        raise FaultyText([Fault(readings.__name__, f"expected ruling=<id of a ruling>, found {declared!r}")])
    return declared


_SETTINGS: Final[dict[type[Switches], tuple[Setting, ...]]] = {}
"""The switches of each class, once they have been asked for."""


def _setting(switches: type[Switches], name: str, default: object) -> Setting:
    match default:
        case Readings():
            names = tuple(member.value for member in type(default))
            return Setting(default.ruling, name, default.value, names, names)
        case OpenReadings():
            return Setting(
                default.ruling, name, default.value, default.names, default.samples, default.pattern
            )
        case _:
            fault = Fault(f"{switches.__name__}.{name}", "expected a reading that holds by default")
            raise FaultyText([fault])
