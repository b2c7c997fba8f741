"""Switches: the readings that a game chooses among, one field for each ruling that is open.

The readings of a ruling are a class of their own: ``Readings`` where they are a closed list, ``OpenReadings``
where they are not. A game derives its own class from ``Switches``, with a field for each such class and the
reading that holds by default.
"""

import abc
import enum
from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final, Self, TypeVar

import attrs

from rulespec.errors import Fault, FaultyText, UnknownReading
from rulespec.language import Bilingual
from rulespec.text.ids import is_ruling

SwitchesT = TypeVar("SwitchesT", bound="Switches")


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
        known = ", ".join(setting.ruling for setting in self.settings())
        raise UnknownReading(
            Bilingual(
                f"{wanted}: no ruling that can be switched; expected one of {known}",
                f"{wanted} : aucune décision dont la lecture se choisit ; attendu l'une de {known}",
            )
        )

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
                Bilingual(
                    f"{setting.ruling} has no reading {name!r}; expected one of {expected}",
                    f"{setting.ruling} n'a pas de lecture {name!r} ; attendu l'une de {expected}",
                )
            ) from None


def other_readings(
    in_force: SwitchesT, among: Collection[str] | None = None
) -> Iterator[tuple[Setting, Mapping[str, SwitchesT]]]:
    """Of some switches, or of all, the other readings, each with the switches in which nothing else differs.

    Where there are more readings than can be listed, one for each name of the register.
    """
    for setting in in_force.settings():
        if among is None or setting.name in among:
            present = in_force.reading_of(setting)
            yield (
                setting,
                {
                    name: in_force.with_reading(setting.ruling, name)
                    for name in setting.samples
                    if name != present
                },
            )


def watched(switches: SwitchesT) -> tuple[SwitchesT, Collection[str]]:
    """The same readings, and the names of the switches that have been looked at since.

    Design:
        What never looked at a switch cannot depend on it.
    """
    kind = type(switches)
    if kind not in _WATCHED:
        scope = {"__slots__": ("looked_at_",), "__getattribute__": _look}
        scope |= {"__eq__": _equal, "__hash__": kind.__hash__}
        _WATCHED[kind] = type(f"Watched{kind.__name__}", (kind,), scope)
    copy: SwitchesT = object.__new__(_WATCHED[kind])
    looked_at: set[str] = set()
    object.__setattr__(copy, "looked_at_", looked_at)
    for field in attrs.fields(kind):
        object.__setattr__(copy, field.name, getattr(switches, field.name))
    return copy, looked_at


def _look(watched: Switches, name: str) -> object:
    object.__getattribute__(watched, "looked_at_").add(name)
    return object.__getattribute__(watched, name)


def _equal(watched: Switches, other: object) -> bool:
    """As the switches that are watched would be equal."""
    names = [field.name for field in attrs.fields(type(watched))]
    return isinstance(other, Switches) and all(
        getattr(watched, name) == getattr(other, name, None) for name in names
    )


def _declared(readings: type, ruling: str) -> str:
    """The ruling of a class of readings; attrs makes a class anew, without saying it again."""
    declared = ruling or str(vars(readings).get("ruling", ""))
    if not is_ruling(declared):
        raise FaultyText([Fault(readings.__name__, f"expected ruling=<id of a ruling>, found {declared!r}")])
    return declared


_SETTINGS: Final[dict[type[Switches], tuple[Setting, ...]]] = {}
"""The switches of each class, once they have been asked for."""
_WATCHED: Final[dict[type[Switches], Any]] = {}
"""For each class one that notes what is looked at, once it has been asked for."""


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
