"""Forms: how the things of a game are written as JSON, derived from their types."""

import enum
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import attrs

from rulespec.codec.definitions import Definitions, Schema
from rulespec.codec.hints import Kind, NoForm, fields_of, name_of, origin_of, replaced
from rulespec.engine import Action, Decision, Event, Remark
from rulespec.vocabulary.entries import plain_word

Raw = Any
"""A JSON value as it comes: nothing is known of it yet."""
Reader = Callable[[Raw], Any]
"""From a JSON value to a thing; Misfit if it is none."""
Writer = Callable[[Any], Raw]
"""From a thing to a JSON value; an error of Python's own if it is no sound thing."""


BASES: Final = (Action, Decision, Event, Remark)
"""What every game derives its actions, decisions, events and remarks from."""


@attrs.frozen
class Form:
    """How things of one type are read, written, and described by a schema."""

    read: Reader
    write: Writer
    describe: Callable[[Definitions], Schema]


@attrs.frozen
class ObjectForm(Form):
    """How things are written as an object; other keys, read by somebody else, can stand beside its own."""

    keys: Collection[str]
    read_beside: Callable[[tuple[str, ...]], Reader]
    """Read an object that has these keys too."""
    describe_beside: Callable[[Definitions, Mapping[str, Schema]], Schema]
    """The schema, in full, of an object that has these keys too."""

    def refuse(self, kind: Kind, *keys: str) -> None:
        """Raise NoForm if it has a key of its own that has to stand beside it."""
        for key in keys:
            if key in self.keys:
                raise NoForm("the key means something else in JSON", f"{name_of(kind)}.{key}")


Maker = Callable[["Forms", Kind], Form]
"""Makes the form of a type, out of the forms of what it is made of."""


@attrs.frozen
class Derivation:
    """A way to derive forms, and for which types it is."""

    fits: Callable[["Forms", Kind], bool]
    make: Maker


@attrs.frozen(kw_only=True, eq=False)
class Forms:
    """The forms of a game: each is derived when it is first asked for, and then kept."""

    derivations: Sequence[Derivation]
    """The first that fits counts."""
    kinds: Collection[type]
    """The actions, decisions, events and remarks; a base stands for all that are derived from it."""
    roles: Mapping[Kind, Kind]
    """What type variables, and classes of the machinery, stand for in this game."""
    seats: type[enum.Enum]
    longest: Mapping[Kind, int]
    """How long a list can be, by what is listed; a mapping, by its keys."""
    own: Mapping[Kind, Maker] = attrs.field(factory=dict)
    """Types that have a form of their own in this game."""
    partial: Collection[type[enum.Enum]] = ()
    """Enums from which a mapping can lack some; from all others but the seats it is complete."""
    lasting: Collection[Kind] = ()
    """Classes of which most positions share the things with the position before."""
    word: Callable[[enum.Enum | type], str] = plain_word
    """How a member of an enum is written, and what tells a class apart from its alternatives."""
    _made: dict[Kind, Form] = attrs.field(factory=dict, init=False)

    def of(self, kind: Kind) -> Form:
        """The form of a type; NoForm if none can be derived."""
        meant = replaced(kind, self.roles)
        if meant not in self._made:
            self._made[meant] = self._derived(meant)
        return self._made[meant]

    def of_object(self, kind: Kind) -> ObjectForm:
        """The form of a type that is written as an object."""
        form = self.of(kind)
        if not isinstance(form, ObjectForm):
            raise NoForm(f"{name_of(kind)} is not written as an object")
        return form

    def fields(self, kind: Kind) -> dict[str, Kind]:
        """What a class is written with: its fields, each with its type in this game."""
        return fields_of(kind, self.roles)

    def members(self, kind: Kind) -> dict[str, Form]:
        """The fields of a class, each with its form."""
        return {name: self._of_field(kind, name, of) for name, of in self.fields(kind).items()}

    def family(self, kind: Kind) -> tuple[type, ...]:
        """The actions, decisions, events or remarks that a base stands for; none if it is no base."""
        base = origin_of(kind)
        if base in self.kinds or not isinstance(base, type) or not issubclass(base, BASES):
            return ()
        return tuple(derived for derived in self.kinds if issubclass(derived, base))

    def words(self, kind: type[enum.Enum]) -> dict[str, Any]:
        """The members of an enum, each under its word."""
        return {self.word(member): member for member in kind}

    def most(self, listed: Kind) -> int:
        """How many things of a type one list can hold."""
        bases = [base for base in BASES if self.family(listed) and issubclass(origin_of(listed), base)]
        for known in (listed, origin_of(listed), *bases):
            if known in self.longest:
                return self.longest[known]
        raise NoForm(f"no bound for a list of {name_of(listed)}")

    def extended(
        self, *, own: Mapping[Kind, Maker] | None = None, longest: Mapping[Kind, int] | None = None
    ) -> "Forms":
        """These forms and some more, for documents of another kind."""
        return attrs.evolve(
            self, own={**self.own, **(own or {})}, longest={**self.longest, **(longest or {})}
        )

    def _derived(self, kind: Kind) -> Form:
        try:
            return self._maker(kind)(self, kind)
        except RecursionError:
            raise NoForm("a type that contains itself cannot be written") from None

    def _maker(self, kind: Kind) -> Maker:
        if kind in self.own:
            return self.own[kind]
        for derivation in self.derivations:
            if derivation.fits(self, kind):
                return derivation.make
        raise NoForm(f"no form can be derived for {name_of(kind)}")

    def _of_field(self, kind: Kind, name: str, of: Kind) -> Form:
        try:
            return self.of(of)
        except NoForm as lack:
            raise lack.within(f"{name_of(origin_of(kind))}.{name}") from None
